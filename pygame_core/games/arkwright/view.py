"""What a seat may see: an allow-list. Hidden are only economy and event markers that lie face down, or left unseen."""

from __future__ import annotations

from typing import Any

from . import labor, stock, targets, voyage
from .acting import acting, additional
from .actions.investor import owned
from .administration import locked_ten, locked_two
from .factories import appeal, base_quality, costs, is_full, quality, quantity
from .forecast import Ahead, Market, after_costs, market_ahead
from .ids import COMMODITIES, GOODS, POSTS, Commodity, EventId, Good
from .market import IMPORTER, Seller, rows, share_out
from .phases import influence
from .phases.close import harbor_workers
from .phases.rise import BONUS, steps_of
from .reconstructed import areas, factory_values
from .secrets import events_known
from .state import Company, Factory, G, Sale, Ship, in_turn_order, level, printed, sale_of, scenario, short_game
from .stock import emergency
from .storage import places, small
from .supply import kinds_offered

View = dict[str, Any]


def view(game: G, seat: int | None) -> View:
    ahead = {good: market_ahead(game, good) for good in GOODS}
    choice, reasons = acting(game)
    return {
        "decade": _decade(game),
        "labor": _labor(game),
        "market": [_market(game, good, ahead[good]) for good in GOODS],
        "exchange": _exchange(game),
        "companies": [_company(game, owner, ahead) for owner in range(game.seats)],
        "special": _special(game),
        "tracks": [_track(game, commodity) for commodity in COMMODITIES if game.state.tracks],
        "sale": _sale(game),
        "acting": choice,
        "reasons": reasons,
    }


def shown(game: G) -> View:
    """What stays the same all game: the tables that boards draw."""
    figures = printed(game)
    kinds, unsure = kinds_offered(game), factory_values(game)
    return {
        "decades": list(figures.decades[scenario(game)]),
        "levels": list(figures.levels[scenario(game)]),
        "goods": [{"good": good, "min_price": figures.min_price[good]} for good in GOODS],
        "lines": {good: [[line.slots, line.machines] for line in figures.lines[good]] for good in GOODS},
        "factories": [
            {"kind": kind, "good": good, "level": number, "cost": factory.cost, "output": list(factory.output),
             "reconstructed": unsure[kind, good, number]}
            for kind in kinds
            for good in GOODS
            for number, factory in enumerate(figures.factory[kind][good], 1)
        ],
        "labor_rows": [{"wage": wage, "demand": list(demand)} for wage, demand in figures.labor_rows],
        "values": list(figures.values),
        "loan": figures.loan,
        "loan_repaid": figures.loan_repaid,
        "spaces": list(figures.spaces),
        "track": [] if short_game(game) else list(figures.track),
        "markers": [
            {"marker": f"marker.{marker.id}", "kind": marker.kind, "shade": marker.shade,
             "thresholds": list(marker.thresholds), "most": marker.most, "lines": marker.lines}
            for marker in figures.marker.values()
        ],
        "additional": additional(),
        "row_level": list(figures.row_level[scenario(game)]),
        "company_prices": {name: list(prices) for name, prices in figures.company_prices.items()},
        "company_players": list(figures.company_players),
        "multiplier": list(figures.influence[scenario(game)].multiplier),
        "bonus_from": dict(figures.influence[scenario(game)].bonus_from),
        "reconstructed": areas(game),
    }  # fmt: skip


# --- the table ------------------------------------------------------------------------------------------------
def _decade(game: G) -> View:
    world, figures = game.state, printed(game)
    known = events_known(game)
    return {
        "year": figures.decades[scenario(game)][world.decade],
        "number": world.decade + 1,
        "decades": len(world.events),
        "level": level(game),
        "cycle": world.cycle + 1,
        "good": GOODS[world.cycle],
        "phase": world.phase,
        "starting": world.starting,
        "events": [
            _event(event, number < world.revealed, known or number < world.revealed)
            for number, event in enumerate(world.events)
        ],
        "reserve": _event(world.reserve, False, known) if world.reserve else None,
        "among": [f"event.{event}" for event in world.seen],
        "running": _running(game),
        "bureaucracy": world.bureaucracy,
        "economy": _economy(game),
        "acting": _still_acting(game),
    }


def _still_acting(game: G) -> int:
    """How many players have their action turn after the present one, before the production."""
    world = game.state
    order = in_turn_order(game)
    return len(order) - 1 - order.index(world.turn.seat) if world.phase == "actions" else 0


def _event(event: EventId, turned: bool, known: bool) -> View:
    """An event marker; of one that nobody knows only that it lies there."""
    if not known:
        return {"id": "", "event": "", "turned": False}
    return {"id": targets.EVENT[event], "event": f"event.{event}", "turned": turned}


def _running(game: G) -> View | None:
    running = game.state.running
    if running is None:
        return None
    return {"id": targets.EVENT[running.event], "event": f"event.{running.event}", "used": list(running.used)}


def _economy(game: G) -> View | None:
    """The marker of this cycle, once it has been turned over."""
    world, good = game.state, GOODS[game.state.cycle]
    if world.shown <= world.cycle:
        return None
    marker = printed(game).economy[world.economy[good][world.decade]]
    return {"good": good, "steps": marker.steps, "workers": marker.workers}


def _labor(game: G) -> View:
    state = game.state.labor
    return {
        "front": state.front,
        "end": state.end,
        "market": state.end - state.front,
        "fired": state.fired,
        "gone": state.gone,
        "wage": labor.wage(game),
        "demand": {good: labor.demand(game, good) for good in GOODS},
    }


def _market(game: G, good: Good, ahead: Market) -> View:
    """A good's column of the market shares: who offers how much at which appeal."""
    figures, world = printed(game), game.state
    strips = []
    for seat, company in enumerate(world.companies):
        factory = company.factories.get(good)
        if factory is not None:
            strips.append(
                {
                    "id": targets.factories(seat)[good], "seat": seat, "appeal": appeal(figures, good, factory),
                    "makes": quantity(figures, good, factory), "price": factory.price,
                    "quality": quality(figures, good, factory), "stored": company.goods.get(good, 0),
                    "ahead": _ahead(game, seat, ahead.players[seat]),
                }
            )  # fmt: skip
    return {
        "id": targets.DEMAND[good],
        "good": good,
        "demand": labor.demand(game, good),
        "importer": {
            "id": targets.IMPORTER[good], "appeal": world.importers[good], "sold": ahead.importer,
            "next": _next_economy(game, good),
        },
        "strips": strips,
    }  # fmt: skip


def _next_economy(game: G, good: Good) -> View | None:
    """What the next economy marker of a good can do, of those that nobody has seen; None if there is none to come."""
    world, figures = game.state, printed(game)
    turned = world.decade + (world.shown > GOODS.index(good))
    if turned >= len(world.events):
        return None
    left = [figures.economy[marker] for marker in world.economy[good][turned:]]
    steps, workers = [one.steps for one in left], [one.workers for one in left]
    return {"steps": [min(steps), max(steps)], "workers": [min(workers), max(workers)]}


def _ahead(game: G, seat: int, one: Ahead) -> View:
    return {
        "sold": one.sold, "earns": one.earns, "costs": one.costs, "rise": one.rise, "value": one.value,
        **after_costs(game, seat, one),
    }  # fmt: skip


def _exchange(game: G) -> View:
    return {
        "shares": [
            {
                "id": targets.SHARE[seat], "seat": seat, "space": company.space, "value": stock.value(game, seat),
                "cost": stock.cost(game, seat), "digit": stock.first_digit(company.space), "held": company.shares,
                "bank": stock.in_bank(game, seat), "loans": company.loans,
            }
            for seat, company in enumerate(game.state.companies)
        ]
    }  # fmt: skip


# --- companies ------------------------------------------------------------------------------------------------
def _factory(game: G, seat: int, company: Company, good: Good, factory: Factory) -> View:
    figures = printed(game)
    due = costs(game, company, good)
    return {
        "id": targets.factories(seat)[good],
        "good": good,
        "kind": factory.kind,
        "level": factory.level,
        "price": factory.price,
        "base": base_quality(figures, good, factory),
        "quality": factory.quality,
        "marketing": factory.marketing,
        "appeal": appeal(figures, good, factory),
        "makes": quantity(figures, good, factory),
        "costs": due.sum,
        "lines": [
            {
                "id": targets.lines(seat, good)[number], "workers": line.workers, "machines": line.machines,
                "slots": places.slots, "machine_slots": places.machines,
                "full": is_full(figures, good, factory, number),
            }
            for number, (places, line) in enumerate(zip(figures.lines[good], factory.lines, strict=True), 1)
        ],
    }  # fmt: skip


def _company(game: G, seat: int, ahead: dict[Good, Market]) -> View:
    figures, company = printed(game), game.state.companies[seat]
    wages = harbor_workers(game, seat) * labor.wage(game)
    return {
        "id": targets.COMPANY[seat],
        "seat": seat,
        "cash": company.cash,
        "shares": company.shares,
        "value": stock.value(game, seat),
        "loans": company.loans,
        "factories": [_factory(game, seat, company, good, one) for good, one in company.factories.items()],
        "spaces": [
            {
                "id": targets.spaces(seat)[place], "cost": cost,
                "marker": f"marker.{company.spaces[place]}" if company.spaces[place] else "",
                "locked": locked_two(game, company, place) or locked_ten(game, seat, place),
            }
            for place, cost in enumerate(figures.spaces)
        ],
        "sites": [
            {"id": targets.factories(seat)[good], "good": good} for good in GOODS if good not in company.factories
        ],
        "markers": [
            {"id": targets.markers(seat)[marker], "marker": f"marker.{marker}", "placed": marker in company.spaces}
            for marker in owned(game, seat)
        ],
        "tiles": [
            {"id": targets.tiles(seat)[tile.id], "tile": f"tile.{tile.id}", "at": tile.at, "uses": tile.uses,
             "turned": tile.turned}
            for tile in company.tiles
        ],
        "piers": [_pier(company, seat, pier) for pier in range(figures.piers)],
        "contracts": [
            {
                "id": targets.contracts(seat)[good], "good": good, "n": company.contracts.get(good, 0),
                "ahead": _delivery(game, seat, good, ahead[good]) if good in company.contracts else None,
            }
            for good in ([] if short_game(game) else GOODS)
        ],
        "limit": company.limit,
        "stores": [
            {"id": targets.stores(seat)[good], "good": good, "n": company.goods.get(good, 0),
             "room": places(game, company.posts, good)}
            for good in GOODS
        ],
        "small": small(game, company),
        "posts": [
            {"id": targets.posts(seat)[post], "post": f"post.{post}", "worker": post in company.posts}
            for post in POSTS
        ],
        "harbor": {"wages": wages, "shares_forced": emergency(game, seat, wages).shares},
    }  # fmt: skip


def _delivery(game: G, seat: int, good: Good, ahead: Market) -> View:
    """Whether a contract could be served in the production of its good, as things stand."""
    company = game.state.companies[seat]
    factory, stored = company.factories.get(good), company.goods.get(good, 0)
    makes = quantity(printed(game), good, factory) if factory is not None else 0
    home = ahead.players[seat].sold if factory is not None else 0
    rooms = [voyage.capacity(company, fleet) for fleet in voyage.fleets(company)]
    return {
        "makes": makes,
        "home": home,
        "stored": stored,
        "left": makes + stored - home,
        "room": max(rooms, default=0),
    }


def _pier(company: Company, seat: int, pier: int) -> View:
    """A pier and its ship; with room for nothing there is none."""
    ship = company.ships[pier] if pier < len(company.ships) else Ship(capacity=0, active=False)
    return {"id": targets.piers(seat)[pier], "capacity": ship.capacity, "active": ship.active}


# --- the boards beside ----------------------------------------------------------------------------------------
def _special(game: G) -> View:
    world, figures = game.state, printed(game)
    return {
        "tiles": [
            {"id": targets.TILE[tile], "tile": f"tile.{tile}", "n": count} for tile, count in world.tiles.items()
        ],
        "rows": [
            {
                "level": figures.row_level[scenario(game)][row - 1],
                "markers": [{"id": targets.gray(row)[marker], "marker": f"marker.{marker}"} for marker in markers],
            }
            for row, markers in enumerate(world.gray, 1)
        ],
        "ships": [
            {
                "id": targets.SHIP[ship.capacity],
                "capacity": ship.capacity,
                "level": ship.level,
                "crew": ship.crew,
                "n": left,
            }
            for ship, left in zip(figures.ships, world.ships, strict=True)
        ],
    }


def _track(game: G, commodity: Commodity) -> View:
    track = game.state.tracks[commodity]
    return {
        "id": targets.TRACK[commodity],
        "commodity": commodity,
        "good": influence.good_of(commodity),
        "price": influence.price(game, commodity),
        "space": track.price,
        "influence": list(track.influence),
    }


def _sale(game: G) -> View:
    """The sale of the active good as far as it has come, before it as it would be as things stand."""
    world, good = game.state, GOODS[game.state.cycle]
    producing = world.phase == "production"
    selling = [seat for seat in in_turn_order(game) if good in world.companies[seat].factories]
    sales = [_offer(game, seat, good, sale_of(game, seat) if producing else None) for seat in selling]
    sellers = [Seller(sale["appeal"], sale["offered"], sale["quality"]) for sale in sales]
    demand, importer = labor.demand(game, good), world.importers[good]
    sold, imported = share_out(demand, sellers, importer)
    for sale, count in zip(sales, sold, strict=True):
        sale["sold"] = count
    if producing:
        for number, sale in enumerate(sales):
            stored = world.companies[sale["seat"]].goods.get(good, 0)
            sale["more"] = [_with_more(demand, sellers, importer, number, more) for more in range(1, stored + 1)]
    for sale in sales:
        sale["steps"] = _share_steps(sale, sales, importer, imported)
    return {
        "good": good,
        "producing": producing,
        "demand": demand,
        "importer": imported,
        "sales": sales,
        "rows": [
            {
                "row": one.row, "left": one.left, "selling": [_who(selling, number) for number in one.selling],
                "served": [_who(selling, number) for number in one.served],
            }
            for one in rows(demand, sellers, importer)
        ],
    }  # fmt: skip


def _who(selling: list[int], number: int) -> int:
    return selling[number] if number != IMPORTER else IMPORTER


def _with_more(demand: int, sellers: list[Seller], importer: int, number: int, more: int) -> int:
    """What a seller would sell with so many goods more behind those that are offered."""
    one = sellers[number]
    changed = [*sellers[:number], one._replace(offered=one.offered + more), *sellers[number + 1 :]]
    return share_out(demand, changed, importer)[0][number]


def _share_steps(sale: View, sales: list[View], importer: int, imported: int) -> View:
    """How far the share price rises, by its causes; no tie is decided."""
    others = [one for one in sales if one is not sale]
    count = sale["sold"] + sale["extra"]
    first = sale["appeal"] > max((importer, *(one["appeal"] for one in others if one["offered"] or one["extra"])))
    most = count > max((imported, *(one["sold"] + one["extra"] for one in others)))
    return {"sold": steps_of(count), "appeal": BONUS * (count > 0 and first), "most": BONUS * (count > 0 and most)}


def _offer(game: G, seat: int, good: Good, sale: Sale | None) -> View:
    """What a player offers; before the production phase reaches them what the full lines make."""
    company, figures = game.state.companies[seat], printed(game)
    factory = company.factories[good]
    makes, due = quantity(figures, good, factory), costs(game, company, good, shut=sale.shut if sale is not None else 0)
    return {
        "seat": seat, "appeal": appeal(figures, good, factory), "quality": quality(figures, good, factory),
        "made": sale.made if sale is not None else makes, "offered": sale.offered if sale is not None else makes,
        "extra": sale.extra if sale is not None else 0, "more": [], "price": factory.price, "workers": due.workers,
        "machines": due.machines, "wages": due.wages, "maintenance": due.maintenance,
    }  # fmt: skip
