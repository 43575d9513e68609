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
from .state import CENTRE, LEFT, NOBODY, PORT, SEA, Company, G, Market, Tile, is_neutral, tables

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
        "companies": [_company(game, seat, company) for company in range(len(game.state.companies))],
        "neutral": _neutral(game),
    }


def printed(game: G) -> View:
    """The Sales track: the one part of the board that no section tells."""
    return {"sales_track": list(tables(game).sales_track)}


def _ids(game: G, companies: list[int]) -> list[CompanyId]:
    names = tables(game).companies
    return [names[company] for company in companies]


def _period(game: G) -> View:
    table = game.state
    t = tables(game)
    return {
        "period": table.period,
        "periods": len(t.labels),
        "years": t.labels[table.period - 1],
        "phase": table.phase.name,
        "initiative": _ids(game, table.initiative),
        "ranking": _ids(game, table.ranking),
        "rank_moves": list(t.rank_moves[game.seats]),
        "reserve": dict(table.reserve),
    }


def _characters(game: G) -> View:
    table = game.state
    t = tables(game)
    standing: dict[CharacterId, list[View]] = {name: [] for name in t.ring}
    centre: list[View] = []
    for company, owner in enumerate(table.companies):
        for index, agent in enumerate(owner.agents):
            name = t.companies[company]
            piece = {"id": targets.agents(name)[index], "company": name, "agent": index}
            if agent.at == CENTRE or (not agent.at and not agent.start and table.period > 1):
                centre.append(piece)
            elif not agent.at and agent.start:
                standing[agent.start].append(piece)
    boxes = {name: [box for box in t.boxes if box.character == name] for name in t.ring}
    return {
        "ring": [
            {
                "id": targets.CHARACTER[name],
                "character": name,
                "standing": standing[name],
                "boxes": [
                    {
                        "id": targets.BOX[box.id], "box": box.id, "kind": box.kind, "good": box.good,
                        "phase": box.phase, "entered": _ids(game, table.boxes[box.id]),
                    }
                    for box in boxes[name]
                ],
            }
            for name in t.ring
        ],
        "centre": {"id": targets.CENTRE, "standing": centre},
    }  # fmt: skip


def _market(game: G, seat: int | None, name: MarketId, market: Market) -> View:
    t = tables(game)
    board = (t.indies if name == "indies" else t.europe)[game.seats]
    rows = [
        {
            "id": targets.rows(name)[good],
            "good": good,
            "colour": t.colours[good],
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
            card |= {"id": targets.CARD[market.card], "values": dict(t.cards[game.seats][market.card])}
    piles = {pile: len(cards) for pile, cards in market.piles.items()}
    pile = t.pile[game.state.period - 1]
    return {"rows": rows, "card": card, "piles": piles, "pile": pile, "full": t.full_row_price}


def _exchange(game: G) -> View:
    table = game.state
    t = tables(game)
    return {
        "values": list(t.values),
        "dividends": list(t.dividends),
        "passes": table.exchange.passes,
        "forecast": _forecast(game),
        "shares": [
            {
                "id": targets.SHARE[t.companies[company]],
                "company": t.companies[company],
                "space": owner.value,
                "value": t.values[owner.value],
                "dividend": t.dividends[owner.value],
                "left": owner.left,
            }
            for company, owner in enumerate(table.companies)
        ],
    }


def _forecast(game: G) -> list[View]:
    """While goods are sold: where share values would go with the sales so far."""
    if game.state.phase.name != "selling":
        return []
    t = tables(game)
    return [
        {"company": t.companies[company], "space": space, "value": t.values[space]}
        for company, space in enumerate(spaces_ahead(game))
    ]


def _zones(game: G, seat: int | None) -> list[View]:
    table = game.state
    t = tables(game)

    def tile(company: int, number: int, known: bool) -> View:
        shown: View = {"company": t.companies[company]}
        if known:
            shown |= {"id": targets.ships(t.companies[company])[number], "ship": t.tiles[number].id}
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
                    "company": "" if table.seals[space.id] == NOBODY else t.companies[table.seals[space.id]],
                    "closed": space.closed_small and game.seats < len(t.companies),
                    "open": seat is not None and bool(seal_open(game, seat, space.id)),
                }
                for space in t.spaces
                if space.zone == zone.id
            ],
            "stack": [
                tile(one.company, one.number, one.company == seat or is_neutral(table, one.company))
                for one in table.stacks[zone.id]
            ],
            "left": [tile(one.company, one.number, True) for one in table.left[zone.id]],
        }
        for zone in t.zones
    ]


def _track(game: G) -> View:
    table = game.state
    t = tables(game)

    def tile(one: Tile) -> View:
        owner = t.companies[one.company]
        return {"id": targets.ships(owner)[one.number], "company": owner, "ship": t.tiles[one.number].id}

    return {
        "zone": table.loading.zone,
        "waiting": [tile(one) for one in table.loading.waiting],
        "sections": [
            {"speed": speed, "ships": [tile(one) for one in section]}
            for speed, section in zip(t.speeds, table.loading.track, strict=True)
        ],
    }


def _company(game: G, seat: int | None, company: int) -> View:
    table = game.state
    t = tables(game)
    own = table.companies[company]
    return {
        "id": targets.COMPANY[t.companies[company]],
        "company": t.companies[company],
        "colour": t.company_colours[company],
        "seat": company,
        "neutral": is_neutral(table, company),
        "cash": own.cash,
        "sales": own.sales,
        "marker": t.sales_track[own.marker],
        "value": t.values[own.value],
        "dividends_due": total(dues(game, company)),
        "shares": [{"company": t.companies[c], "n": n} for c, n in enumerate(own.shares)],
        "presidency": own.presidency,
        "mortgaged": own.mortgaged,
        "level": own.level,
        "docks": t.docks[own.level],
        "stores": t.stores[own.level],
        "store": dict(own.store),
        "posts": own.posts,
        "ships": _ships(game, seat, company, own),
        "stack": [
            {"id": targets.ships(t.companies[company])[tile], "ship": t.tiles[tile].id, "period": t.tiles[tile].period,
             "cost": t.tiles[tile].cost, "speed": t.tiles[tile].speed, "tonnage": t.tiles[tile].tonnage}
            for tile in own.stack
        ],
        "agents": [
            {"id": targets.agents(t.companies[company])[i], "start": agent.start, "at": agent.at}
            for i, agent in enumerate(own.agents)
        ],
    }  # fmt: skip


def _ships(game: G, seat: int | None, company: int, own: Company) -> list[View]:
    """The fleet. Of other players it is not said which ships are under way while some still lie face down."""
    table = game.state
    t = tables(game)
    known = company == seat or is_neutral(table, company)
    where = {tile.number: zone for zone, pile in table.stacks.items() for tile in pile if tile.company == company}
    shown = []
    for ship in own.ships:
        kind = t.tiles[ship.tile]
        place: Where | Literal["secret"] = ship.where
        zone = ship.zone
        if ship.where == SEA:
            zone = where.get(ship.tile, table.loading.zone)
        if (
            not known
            and ship.where != LEFT
            and (ship.tile in where or (table.phase.name == "navigation" and ship.where == PORT))
        ):
            place, zone = "secret", ""
        shown.append({
            "id": targets.ships(t.companies[company])[ship.tile], "ship": kind.id, "speed": kind.speed,
            "tonnage": kind.tonnage, "dock": ship.dock, "where": place, "zone": zone, "cargo": dict(ship.cargo),
        })  # fmt: skip
    return shown


def _neutral(game: G) -> View | None:
    table = game.state
    t = tables(game)
    if table.seats == len(table.companies):
        return None
    card = t.agent_cards[table.placing.card] if table.placing.card else None
    return {
        "company": t.companies[table.seats],
        "name": f"seat.{table.seats}",
        "agent_cards": len(table.agent_cards),
        "card": None if card is None else {"id": card.id, "effects": list(card.effects), "boxes": list(card.boxes)},
        "destinations": len(table.destinations),
        "sailed": list(table.sailing.drawn),
    }
