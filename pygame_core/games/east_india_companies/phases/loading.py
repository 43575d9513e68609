"""D. Loading: new supply, then zone by zone the ships arrive and buy."""

from __future__ import annotations

from collections.abc import Generator
from functools import cache
from itertools import accumulate
from typing import Any

from ....kernel.bars import Bar, Row
from ....kernel.decisions import Ask, Decision, Option, Pick
from ....kernel.game import Step
from ....kernel.reasons import OPEN, Closed, Reason
from ....parts.money import affordable
from .. import targets
from ..components.figures import Printed, Zone
from ..ids import Good, ZoneId
from ..neutral import NEUTRAL
from ..shares import may_raise
from ..state import (
    LEFT,
    PORT,
    SEA,
    G,
    Loading,
    Ship,
    Tile,
    enter,
    free_docks,
    has_post,
    is_neutral,
    loading_zone,
    pays,
    printed,
    receive,
    ship_of,
    steps,
)
from . import market, selling

SOLD_OUT = Closed("eic.loading.buy.sold_out")
NOT_HERE = {
    1: Closed("eic.loading.goods.zone1"),
    2: Closed("eic.loading.goods.zone2"),
    3: Closed("eic.loading.goods.zone3"),
}
HAS_GOODS = Closed("eic.loading.leave.no_goods")


@steps("loading.open")
def open_loading(game: G) -> None:
    enter(game, "loading")
    game.state.loading = Loading(track=[[] for _ in printed(game).speeds])
    game.next(market.supply)
    for zone in printed(game).zones:
        game.next(arrive, zone=zone.id)
        game.next(load_next)
    game.next(close_loading)


@steps("loading.arrive")
def arrive(game: G, zone: ZoneId) -> None:
    """Turn up the zone's ships from the top and lay them on the Loading track; ships left here wait beside it."""
    figures = printed(game)
    world = game.state
    loading = world.loading
    loading.zone = zone
    loading.waiting = world.left[zone]
    world.left[zone] = []
    stack = world.stacks[zone]
    world.stacks[zone] = []
    if stack:
        game.reveal()
    for tile in reversed(stack):
        ship = figures.tiles[tile.number]
        loading.track[figures.speeds.index(ship.speed)].append(tile)
        rule = "eic.loading.arrival.top"
        game.log("loading.arrived", rule, seat=tile.company, ship=ship.id, zone=zone, speed=ship.speed)


def next_to_load(game: G) -> Tile | None:
    """Ships left here first, then the Loading track from fast to slow, the top of each section first."""
    loading = game.state.loading
    if loading.waiting:
        return loading.waiting[0]
    for section in loading.track:
        if section:
            return section[-1]
    return None


@steps("loading.next")
def load_next(game: G) -> None:
    upcoming = next_to_load(game)
    if upcoming:
        step = load_neutral if is_neutral(game.state, upcoming.company) else load_ship
        game.next(step, seat=upcoming.company, tile=upcoming.number)
        game.next(load_next)


@steps("loading.close")
def close_loading(game: G) -> None:
    game.state.loading.zone = ""


def finish(game: G, company: int, tile: int) -> None:
    """The ship has had its turn: off the track, or off the ships that waited here."""
    done = Tile(company=company, number=tile)
    loading = game.state.loading
    for pile in (loading.waiting, *loading.track):
        if done in pile:
            pile.remove(done)


# --- buying ---------------------------------------------------------------------------------------------------
def prices(game: G, good: Good, most: int, discount: int) -> list[int]:
    """What the next cubes of a good cost, the cheapest first."""
    figures = printed(game)
    lying = game.state.indies.rows[good]
    slots = figures.indies[game.seats][good].slots[max(0, lying - most) : lying][::-1]
    return [max(figures.post_floor, price - discount) for price in slots] if discount else list(slots)


def good_open(price: int | None, cash: int) -> Reason:
    if price is None:
        return SOLD_OUT
    return affordable(cash, price, "eic.loading.price.unaffordable")


def leave_open(game: G, ship: Ship, cash: int) -> Reason:
    if ship.cargo:
        return HAS_GOODS
    return affordable(cash, printed(game).leave_cost, "eic.loading.leave.cost")


@cache
def not_here(figures: Printed, zone: ZoneId) -> list[Option]:
    """The goods that the zone does not sell: closed for good, so made once."""
    waters = figures.zone[zone]
    return [
        Option(good, NOT_HERE[waters.number], targets.rows("indies")[good], "loading.not_here", good=good)
        for good in figures.goods
        if good not in waters.goods
    ]


def can_act(game: G, seat: int, ship: Ship, zone: Zone, discount: int) -> bool:
    """Whether the ship can do anything but go home, as things stand."""
    cash = game.state.companies[seat].cash
    if not pays(game.state, seat):
        return True
    if leave_open(game, ship, cash):
        return True
    return any(price[0] <= cash for good in zone.goods if (price := prices(game, good, 1, discount)))


def load_options(game: G, seat: int, ship: Ship, zone: Zone, discount: int) -> list[Option]:
    figures = printed(game)
    world = game.state
    cash = world.companies[seat].cash
    loaded = sum(ship.cargo.values())
    room = figures.tiles[ship.tile].tonnage - loaded
    paid = pays(world, seat)
    elements = targets.rows("indies")
    options = []
    for good in zone.goods:
        ahead = prices(game, good, room, discount)
        if not paid:
            ahead = [0] * len(ahead)
        price = ahead[0] if ahead else None
        cost = price or 0
        options.append(
            Option(
                good, good_open(price, cash), elements[good], "loading.buy", good=good, cost=cost,
                cash=cash - cost, prices=ahead, room=room,
            )
        )  # fmt: skip
    options += not_here(figures, zone.id)
    code = "loading.home.loaded" if loaded else "loading.home.empty"
    options.append(Option("home", OPEN, targets.ships(figures.companies[seat])[ship.tile], code, n=loaded, room=room))
    options.append(
        Option(
            "leave", leave_open(game, ship, cash), targets.ZONE[zone.id], "loading.leave", cost=figures.leave_cost,
            cash=cash - figures.leave_cost,
        )
    )  # fmt: skip
    return options


def ship_question(game: G, seat: int, ship: Ship, zone: Zone, discount: int) -> Pick:
    kind = printed(game).tiles[ship.tile]
    return Pick(
        seat, "loading.ship", load_options(game, seat, ship, zone, discount), "eic.loading.buy.mixed",
        ship=kind.id, tile=ship.tile, zone=zone.id, speed=kind.speed,
        room=kind.tonnage - sum(ship.cargo.values()), ends="home",
    )  # fmt: skip


def bar(game: G, asked: Decision) -> Bar:
    """The whole purchase in one bar: a run of cubes a good, each with its own price."""
    assert isinstance(asked, Pick)
    goods = [option for option in asked.options if "prices" in option.params]
    cash = game.state.companies[asked.seat].cash
    return Bar("loading.ship", [_row(game, asked.seat, option, cash) for option in goods], cash)


def _row(game: G, seat: int, option: Option, cash: int) -> Row:
    good, ahead = option.value, option.params["prices"]
    payable = sum(paid <= cash for paid in accumulate(ahead))
    return Row(
        "loading.run", [good], [good] * payable, ahead, selling.sale_prices(game, seat, good, len(ahead)),
        icon=good, why=option.why, params={"good": good, "n": game.state.indies.rows[good]},
    )  # fmt: skip


@steps("loading.ship")
def load_ship(game: G, seat: int, tile: int) -> Step:
    """The whole purchase of one ship, cube by cube; or it is left in the zone for 1 GP."""
    figures = printed(game)
    world = game.state
    own = world.companies[seat]
    ship = ship_of(own, tile)
    kind = figures.tiles[tile]
    zone = loading_zone(game)
    world.phase.active = seat
    ship.where = SEA
    choice = yield from load_cubes(game, seat, ship)
    finish(game, seat, tile)
    if choice == "leave":
        receive(game, seat, -figures.leave_cost)
        ship.where, ship.zone = LEFT, zone.id
        world.left[zone.id].append(Tile(company=seat, number=tile))
        game.log("loading.left", "eic.loading.leave.cost", seat=seat, ship=kind.id, zone=zone.id, n=figures.leave_cost)
    else:
        ship.where, ship.zone = PORT, ""
        game.log("loading.home", "eic.loading.buy.dock", seat=seat, ship=kind.id, n=sum(ship.cargo.values()))


def load_cubes(game: G, company: int, ship: Ship) -> Generator[Ask, Any, str]:
    """Cube by cube until the ship is full or has done; gives the last choice, "" if there was none."""
    figures = printed(game)
    zone = loading_zone(game)
    discount = figures.post_discount if has_post(game, company, zone.id) else 0
    choice = ""
    while choice not in ("home", "leave") and sum(ship.cargo.values()) < figures.tiles[ship.tile].tonnage:
        if not can_act(game, company, ship, zone, discount) and not may_raise(game, company):
            break
        choice = yield from NEUTRAL.ask(game, company, lambda: ship_question(game, company, ship, zone, discount))
        if choice in zone.goods:
            load_cube(game, company, ship, choice, discount)
    return choice


def load_cube(game: G, company: int, ship: Ship, good: Good, discount: int) -> None:
    if pays(game.state, company):
        buy_cube(game, company, ship, good, discount)
    else:
        take_cube(game, ship, good)


def buy_cube(game: G, seat: int, ship: Ship, good: Good, discount: int) -> None:
    price = prices(game, good, 1, discount)[0]
    receive(game, seat, -price)
    take_cube(game, ship, good)
    kind = printed(game).tiles[ship.tile].id
    game.log("loading.bought", "eic.loading.price.cheapest", seat=seat, ship=kind, good=good, n=price)


def take_cube(game: G, ship: Ship, good: Good) -> None:
    """The cheapest cube of the row goes aboard."""
    game.state.indies.rows[good] -= 1
    ship.cargo[good] = ship.cargo.get(good, 0) + 1


# --- the neutral company ------------------------------------------------------------------------------------------
@steps("neutral.load")
def load_neutral(game: G, seat: int, tile: int) -> Step:
    """Cubes for free, up to the tonnage; then the first free dock from the left."""
    figures = printed(game)
    own = game.state.companies[seat]
    ship = ship_of(own, tile)
    yield from load_cubes(game, seat, ship)
    ship.where = PORT
    ship.dock = free_docks(own, figures.docks[own.level])[0]
    own.ships.sort(key=lambda ship: ship.dock)
    loaded = [good for good, n in ship.cargo.items() for _ in range(n)]
    game.log("neutral.loaded", "eic.two.loading.primary", seat=seat, ship=figures.tiles[tile].id, goods=loaded)
    finish(game, seat, tile)
