"""E. Selling: Europe's demand, then warehouses, then the ships from fast to slow."""

from __future__ import annotations

from collections import Counter

from ....kernel.decisions import Allocate, Option, Pick, Slot
from ....kernel.game import Step
from ....kernel.reasons import OPEN
from ....parts.money import from_bank
from .. import targets
from ..ids import Good
from ..neutral import NEUTRAL
from ..shares import may_raise
from ..state import PORT, Company, G, Ship, enter, is_neutral, printed, row_room, ship_of, steps
from . import market


@steps("selling.open")
def open_selling(game: G) -> None:
    enter(game, "selling")
    game.next(market.demand)
    game.next(open_warehouses)
    game.next(unloading_round)


@steps("selling.warehouses")
def open_warehouses(game: G) -> None:
    world = game.state
    for company in world.initiative:
        if world.companies[company].store:
            game.next(sell_all_stored if is_neutral(world, company) else sell_warehouse, seat=company)


@steps("selling.round")
def unloading_round(game: G, begun: bool = False) -> None:
    """Of the fastest ships that still have cargo everybody unloads one, in initiative order; then again."""
    world = game.state
    tiles = printed(game).tiles
    fastest = [
        max((tiles[ship.tile].speed for ship in loaded(world.companies[company])), default=0)
        for company in world.initiative
    ]
    speed = max(fastest)
    if not speed:
        return
    for company, own in zip(world.initiative, fastest, strict=True):
        if own == speed:
            game.next(unload_neutral if is_neutral(world, company) else unload_ship, seat=company, speed=speed)
    game.next(unloading_round, begun=True)


def unloading_order(game: G) -> list[tuple[int, Ship | None]]:
    """What is still to be sold, in its order: warehouses (no ship) until the ships begin, then the ships, the fastest
    first, of each speed one ship of everybody's at a time."""
    world = game.state
    tiles = printed(game).tiles
    begun = any(name == unloading_round.name and arguments.get("begun") for name, arguments in game.agenda)
    # whose turn has not come yet in this round, and whose it is
    due = {arguments["seat"] for name, arguments in game.agenda if name in (unload_ship.name, unload_neutral.name)}
    due.add(world.phase.active)
    stores = [] if begun else _stores_to_come(game)
    fleets = {company: loaded(world.companies[company]) for company in world.initiative}
    fastest = max((tiles[ship.tile].speed for fleet in fleets.values() for ship in fleet), default=0)
    turns = []
    for place, (company, fleet) in enumerate(fleets.items()):
        before: Counter[int] = Counter()
        for ship in fleet:
            speed = tiles[ship.tile].speed
            round_ = before[speed] + (begun and speed == fastest and company not in due)
            before[speed] += 1
            turns.append((-speed, round_, place, company, ship))
    turns.sort(key=lambda turn: turn[:3])
    return [(company, None) for company in stores] + [(company, ship) for *_, company, ship in turns]


def _stores_to_come(game: G) -> list[int]:
    """Whose warehouses have not had their turn; who has kept goods is not asked again."""
    world = game.state
    steps_to_come = (sell_warehouse.name, sell_all_stored.name)
    to_come = {arguments["seat"] for name, arguments in game.agenda if name in steps_to_come}
    to_come.add(world.phase.active)
    if any(name == open_warehouses.name for name, _ in game.agenda):
        to_come.update(world.initiative)
    return [company for company in world.initiative if world.companies[company].store and company in to_come]


def loaded(company: Company) -> list[Ship]:
    """Docked ships with cargo, from the leftmost dock on."""
    return [ship for ship in company.ships if ship.cargo and ship.where == PORT]


# --- selling --------------------------------------------------------------------------------------------------
def bonus(game: G, company: int, good: Good) -> int:
    """What the company's Agent on a Trading box of this good adds to each cube (a neutral Agent adds nothing)."""
    world = game.state
    if is_neutral(world, company):
        return 0
    return sum(box.bonus for box in printed(game).trading[good] if company in world.boxes[box.id])


def sale_prices(game: G, company: int, good: Good, count: int) -> list[int]:
    """What the next cubes of a good bring this company: slot by slot, then the price of a full row."""
    figures = printed(game)
    extra = bonus(game, company, good)
    lying = game.state.europe.rows[good]
    slots = figures.europe[game.seats][good].slots[lying : lying + count]
    return [price + extra for price in slots] + [figures.full_row_price + extra] * (count - len(slots))


def sell(game: G, company: int, good: Good, count: int) -> None:
    """Cubes go to the dearest empty slots, beyond a full row to the reserve; the money to the Amount of Sales tile."""
    world = game.state
    paid = sale_prices(game, company, good, count)
    room = row_room(game, good)
    world.europe.rows[good] += min(room, count)
    world.reserve[good] += max(0, count - room)
    earned = sum(paid)
    world.companies[company].sales += from_bank(world, earned)
    rule = "eic.selling.price.slot" if count <= room else "eic.selling.full.one"
    game.log("selling.sold", rule, seat=company, good=good, count=count, prices=paid, n=earned)


def sale_slots(game: G, seat: int, cubes: dict[Good, int], room: int) -> list[Slot]:
    """For each good on hand: how many must be sold with so much room to keep it, and what each cube would bring."""
    elements = targets.rows("europe")
    slots = []
    for good, n in cubes.items():
        prices = sale_prices(game, seat, good, n)
        slots.append(
            Slot(
                good, n, max(0, n - room), OPEN, elements[good], "selling.good", good=good, n=n,
                prices=prices,
            )
        )  # fmt: skip
    return slots


def warehouse_question(game: G, seat: int) -> Allocate:
    own = game.state.companies[seat]
    cubes = sum(own.store.values())
    return Allocate(
        seat, "selling.warehouse", cubes, sale_slots(game, seat, own.store, cubes), 0,
        "eic.selling.warehouse.part", sales=own.sales, opens=list(own.store.values()),
    )  # fmt: skip


@steps("selling.warehouse")
def sell_warehouse(game: G, seat: int) -> Step:
    """All, some or none of the stored cubes."""
    game.state.phase.active = seat
    yield from _sell_warehouse(game, seat)


def _sell_warehouse(game: G, seat: int) -> Step:
    counts = yield from NEUTRAL.ask(game, seat, lambda: warehouse_question(game, seat))
    sell_stored(game, seat, counts)
    if not any(counts):
        cubes = sum(game.state.companies[seat].store.values())
        game.log("selling.kept", "eic.selling.store.keep", seat=seat, n=cubes)


def sell_stored(game: G, company: int, counts: list[int]) -> None:
    """So many of each good in the warehouses."""
    stored = game.state.companies[company].store
    for good, count in zip(list(stored), counts, strict=True):
        if count:
            sell(game, company, good, count)
            take(stored, good, count)


def take(cubes: dict[Good, int], good: Good, count: int) -> None:
    cubes[good] -= count
    if not cubes[good]:
        del cubes[good]


def unload_options(game: G, seat: int, speed: int) -> list[Option]:
    """The loaded ships of this speed, one option for each kind and cargo."""
    figures = printed(game)
    options = []
    seen = []
    for ship in loaded(game.state.companies[seat]):
        kind = figures.tiles[ship.tile]
        if kind.speed == speed and (kind.id, ship.cargo) not in seen:
            seen.append((kind.id, ship.cargo))
            options.append(
                Option(
                    ship.tile, OPEN, targets.ships(figures.companies[seat])[ship.tile], "selling.which", ship=kind.id,
                    goods=[good for good, n in ship.cargo.items() for _ in range(n)],
                )
            )  # fmt: skip
    return options


def which_question(game: G, seat: int, speed: int) -> Pick:
    return Pick(seat, "selling.which", unload_options(game, seat, speed), "eic.selling.order.choice")


def ship_question(game: G, seat: int, ship: Ship) -> Allocate:
    """How many of each good aboard are sold; the rest must find room in the warehouses."""
    figures = printed(game)
    own = game.state.companies[seat]
    room = figures.stores[own.level] - sum(own.store.values())
    cubes = sum(ship.cargo.values())
    return Allocate(
        seat, "selling.ship", cubes, sale_slots(game, seat, ship.cargo, room), max(0, cubes - room),
        "eic.selling.unload.choice", ship=figures.tiles[ship.tile].id, room=room, sales=own.sales, cubes=cubes,
        opens=list(ship.cargo.values()),
    )  # fmt: skip


@steps("selling.ship")
def unload_ship(game: G, seat: int, speed: int) -> Step:
    """One ship of this speed: every cube is sold or stored."""
    game.state.phase.active = seat
    yield from _unload_ship(game, seat, speed)


def _unload_ship(game: G, seat: int, speed: int) -> Step:
    figures = printed(game)
    own = game.state.companies[seat]
    options = unload_options(game, seat, speed)
    tile = options[0].value
    if len(options) > 1:
        tile = yield from NEUTRAL.ask(game, seat, lambda: which_question(game, seat, speed))
    ship = ship_of(own, tile)
    counts = list(ship.cargo.values())
    if figures.stores[own.level] > sum(own.store.values()) or may_raise(game, seat):
        counts = yield from NEUTRAL.ask(game, seat, lambda: ship_question(game, seat, ship))
    unload(game, seat, ship, counts)


def unload(game: G, company: int, ship: Ship, counts: list[int]) -> None:
    """So many of each good aboard are sold, the others stored."""
    for (good, there), count in zip(ship.cargo.items(), counts, strict=True):
        if count:
            sell(game, company, good, count)
        if count < there:
            store(game, company, good, there - count)
    ship.cargo = {}


def store(game: G, company: int, good: Good, count: int) -> None:
    stored = game.state.companies[company].store
    stored[good] = stored.get(good, 0) + count
    game.log("selling.stored", "eic.selling.store.may", seat=company, good=good, n=count)


# --- the neutral company ------------------------------------------------------------------------------------------
# It sells as players do, in steps whose names saves keep; it is nobody's turn meanwhile.
@steps("neutral.warehouse")
def sell_all_stored(game: G, seat: int) -> Step:
    yield from _sell_warehouse(game, seat)


@steps("neutral.unload")
def unload_neutral(game: G, seat: int, speed: int) -> Step:
    yield from _unload_ship(game, seat, speed)
