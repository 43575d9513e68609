"""What a seat may see: an allow-list.

Hidden are the face-down market cards (but for seats that chose or looked), the order of the piles, and which ship
of another player went to which zone until it arrives; the neutral company's ships are known.
"""

from __future__ import annotations

from typing import Any, Literal

from ...parts.money import total
from . import targets
from .ids import CharacterId, CompanyId, MarketId, Where
from .phases.abilities import seal_open
from .phases.close import dues, spaces_ahead
from .phases.selling import unloading_order
from .state import CENTRE, LEFT, NOBODY, PORT, SEA, Company, G, Market, Tile, is_neutral, printed

View = dict[str, Any]


def view(game: G, seat: int | None) -> View:
    return {
        "period": _period(game),
        "characters": _characters(game),
        "indies": _market(game, seat, "indies", game.state.indies),
        "europe": _market(game, seat, "europe", game.state.europe),
        "exchange": _exchange(game),
        "zones": _zones(game, seat),
        "track": _track(game),
        "unloading": _unloading(game),
        "companies": [_company(game, seat, company) for company in range(len(game.state.companies))],
        "neutral": _neutral(game),
    }


def shown(game: G) -> View:
    """The Sales track: the one part of the board that no section tells."""
    return {"sales_track": list(printed(game).sales_track)}


def _ids(game: G, companies: list[int]) -> list[CompanyId]:
    names = printed(game).companies
    return [names[company] for company in companies]


def _period(game: G) -> View:
    world = game.state
    figures = printed(game)
    return {
        "period": world.period,
        "periods": len(figures.labels),
        "years": figures.labels[world.period - 1],
        "phase": world.phase.name,
        "initiative": _ids(game, world.initiative),
        "ranking": _ids(game, world.ranking),
        "rank_moves": list(figures.rank_moves[game.seats]),
        "reserve": dict(world.reserve),
    }


def _characters(game: G) -> View:
    world = game.state
    figures = printed(game)
    standing: dict[CharacterId, list[View]] = {name: [] for name in figures.ring}
    centre: list[View] = []
    for company, owner in enumerate(world.companies):
        for index, agent in enumerate(owner.agents):
            name = figures.companies[company]
            piece = {"id": targets.agents(name)[index], "company": name, "agent": index}
            if agent.at == CENTRE or (not agent.at and not agent.start and world.period > 1):
                centre.append(piece)
            elif not agent.at and agent.start:
                standing[agent.start].append(piece)
    boxes = {name: [box for box in figures.boxes if box.character == name] for name in figures.ring}
    return {
        "ring": [
            {
                "id": targets.CHARACTER[name],
                "character": name,
                "standing": standing[name],
                "boxes": [
                    {
                        "id": targets.BOX[box.id], "box": box.id, "kind": box.kind, "good": box.good,
                        "phase": box.phase, "entered": _ids(game, world.boxes[box.id]),
                    }
                    for box in boxes[name]
                ],
            }
            for name in figures.ring
        ],
        "centre": {"id": targets.CENTRE, "standing": centre},
    }  # fmt: skip


def _market(game: G, seat: int | None, name: MarketId, market: Market) -> View:
    figures = printed(game)
    board = (figures.indies if name == "indies" else figures.europe)[game.seats]
    rows = [
        {
            "id": targets.rows(name)[good],
            "good": good,
            "colour": figures.colours[good],
            "slots": list(row.slots),
            "lying": market.rows[good],
            "setup": row.setup,
            "die": market.dice.get(good, 0),
        }
        for good, row in board.items()
    ]
    known = market.open or (seat is not None and seat in market.seen)
    card: View | None = None
    if market.card:
        card = {"open": market.open, "known": known, "seen": list(market.seen)}
        if known:
            card |= {"id": targets.CARD[market.card], "values": dict(figures.cards[game.seats][market.card])}
    piles = {pile: len(cards) for pile, cards in market.piles.items()}
    pile = figures.pile[game.state.period - 1]
    return {"rows": rows, "card": card, "piles": piles, "pile": pile, "full": figures.full_row_price}


def _exchange(game: G) -> View:
    world = game.state
    figures = printed(game)
    return {
        "values": list(figures.values),
        "dividends": list(figures.dividends),
        "passes": world.exchange.passes,
        "forecast": _forecast(game),
        "shares": [
            {
                "id": targets.SHARE[figures.companies[company]],
                "company": figures.companies[company],
                "space": owner.value,
                "value": figures.values[owner.value],
                "dividend": figures.dividends[owner.value],
                "left": owner.left,
            }
            for company, owner in enumerate(world.companies)
        ],
    }


def _forecast(game: G) -> list[View]:
    """While goods are sold: where share values would go with the sales so far."""
    if game.state.phase.name != "selling":
        return []
    figures = printed(game)
    return [
        {"company": figures.companies[company], "space": space, "value": figures.values[space]}
        for company, space in enumerate(spaces_ahead(game))
    ]


def _zones(game: G, seat: int | None) -> list[View]:
    world = game.state
    figures = printed(game)

    def tile(company: int, number: int, known: bool) -> View:
        shown: View = {"company": figures.companies[company]}
        if known:
            shown |= {"id": targets.ships(figures.companies[company])[number], "ship": figures.tiles[number].id}
        return shown

    return [
        {
            "id": targets.ZONE[zone.id],
            "zone": zone.id,
            "number": zone.number,
            "goods": list(zone.goods),
            "travel": zone.travel,
            "seals": [
                {
                    "id": targets.SEAL[space.id],
                    "space": space.id,
                    "company": "" if world.seals[space.id] == NOBODY else figures.companies[world.seals[space.id]],
                    "closed": space.closed_small and game.seats < len(figures.companies),
                    "open": seat is not None and bool(seal_open(game, seat, space.id)),
                }
                for space in figures.spaces
                if space.zone == zone.id
            ],
            "stack": [
                tile(one.company, one.number, one.company == seat or is_neutral(world, one.company))
                for one in world.stacks[zone.id]
            ],
            "left": [tile(one.company, one.number, True) for one in world.left[zone.id]],
        }
        for zone in figures.zones
    ]


def _track(game: G) -> View:
    world = game.state
    figures = printed(game)

    def tile(one: Tile) -> View:
        owner = figures.companies[one.company]
        return {"id": targets.ships(owner)[one.number], "company": owner, "ship": figures.tiles[one.number].id}

    return {
        "zone": world.loading.zone,
        "waiting": [tile(one) for one in world.loading.waiting],
        "sections": [
            {"speed": speed, "ships": [tile(one) for one in section]}
            for speed, section in zip(figures.speeds, world.loading.track, strict=True)
        ],
    }


def _unloading(game: G) -> list[View]:
    """Warehouses and ships in the order in which they sell."""
    if game.state.phase.name != "selling":
        return []
    names = printed(game).companies
    return [
        {"company": names[company], "ship": "" if ship is None else targets.ships(names[company])[ship.tile]}
        for company, ship in unloading_order(game)
    ]


def _company(game: G, seat: int | None, company: int) -> View:
    world = game.state
    figures = printed(game)
    own = world.companies[company]
    return {
        "id": targets.COMPANY[figures.companies[company]],
        "company": figures.companies[company],
        "colour": figures.company_colours[company],
        "seat": company,
        "neutral": is_neutral(world, company),
        "cash": own.cash,
        "sales": own.sales,
        "marker": figures.sales_track[own.marker],
        "value": figures.values[own.value],
        "dividends_due": total(dues(game, company)),
        "shares": [{"company": figures.companies[c], "n": n} for c, n in enumerate(own.shares)],
        "presidency": own.presidency,
        "mortgaged": own.mortgaged,
        "level": own.level,
        "docks": figures.docks[own.level],
        "stores": figures.stores[own.level],
        "store": dict(own.store),
        "posts": own.posts,
        "ships": _ships(game, seat, company, own),
        "stack": [
            {"id": targets.ships(figures.companies[company])[tile], "ship": kind.id, "period": kind.period,
             "cost": kind.cost, "speed": kind.speed, "tonnage": kind.tonnage}
            for tile, kind in ((tile, figures.tiles[tile]) for tile in own.stack)
        ],
        "agents": [
            {"id": targets.agents(figures.companies[company])[i], "start": agent.start, "at": agent.at}
            for i, agent in enumerate(own.agents)
        ],
    }  # fmt: skip


def _ships(game: G, seat: int | None, company: int, own: Company) -> list[View]:
    """The fleet. Of other players it is not said which ships are under way while some still lie face down."""
    world = game.state
    figures = printed(game)
    known = company == seat or is_neutral(world, company)
    where = {tile.number: zone for zone, pile in world.stacks.items() for tile in pile if tile.company == company}
    shown = []
    for ship in own.ships:
        kind = figures.tiles[ship.tile]
        place: Where | Literal["secret"] = ship.where
        zone = ship.zone
        if ship.where == SEA:
            zone = where.get(ship.tile, world.loading.zone)
        if (
            not known
            and ship.where != LEFT
            and (ship.tile in where or (world.phase.name == "navigation" and ship.where == PORT))
        ):
            place, zone = "secret", ""
        shown.append({
            "id": targets.ships(figures.companies[company])[ship.tile], "ship": kind.id, "speed": kind.speed,
            "tonnage": kind.tonnage, "dock": ship.dock, "where": place, "zone": zone, "cargo": dict(ship.cargo),
        })  # fmt: skip
    return shown


def _neutral(game: G) -> View | None:
    world = game.state
    figures = printed(game)
    if world.seats == len(world.companies):
        return None
    card = figures.agent_cards[world.placing.card] if world.placing.card else None
    return {
        "company": figures.companies[world.seats],
        "name": f"seat.{world.seats}",
        "agent_cards": len(world.agent_cards),
        "card": None if card is None else {"id": card.id, "effects": list(card.effects), "boxes": list(card.boxes)},
        "destinations": len(world.destinations),
        "sailed": list(world.sailing.drawn),
    }
