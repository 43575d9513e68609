"""What tools should bring until the end, in pounds: development tiles, advanced action markers, ships.

Each is measured by what its owner would do without it. A level of marketing works for one production and a level of
quality for all that are left, so both come down to *points*: one level of appeal in one production.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import NamedTuple

from .. import labor, stock
from ..actions.quality import most_quality
from ..actions.special import crew
from ..components import MarkerType
from ..factories import machines_in, workers_in
from ..ids import GOODS, OWN_MARKERS, Good, MarkerId, TileId
from ..phases.production import PATRONS
from ..state import Company, Factory, G, Ship, Tile, has_tile, level, printed, short_game
from . import worth

APPEAL_TURNS, MACHINE_TURNS, EXCHANGE_TURNS = 0.35, 0.14, 0.13
"""Of all turns so many go into quality or marketing, into machines, and to the exchange."""
GROWTH = 1.4
"""What lasts serves the goods of later lines and levels, too."""
LEAST_POINT = 3.0
"""What a point brings at the least, since factories grow."""
MOMENTS = (0.85, 0.5, 0.15)
"""A tool is judged at some moments: with so much of the turns left."""
SAVED_TURN = 8.0
"""What it is worth to do two actions in one turn."""

PATRON_PART = 0.45
"""A Patron's good might have been sold to others: what is left of its price."""
SAILS = 0.5
"""In so many productions there is a contract and enough goods for it."""

ONCE: dict[TileId, float] = {"charisma": 2.0, "inventor": 3.0, "tinkerer": 1.0, "extra_shifts": 5.0, "agent": 0.5}
"""What is used once."""
EACH_DECADE: dict[TileId, float] = {"school": 1.5, "small_warehouse": 2.5}
EACH_TURN: dict[TileId, float] = {"accountant": 1.5, "administrator": 0.7}
"""What the Accountant saves or adds where it reaches no further level, and the fees without an Administrator."""
OFTEN_TIED = 0.5
WORKS = 0.3
"""Machines that a neighbour places in a turn."""
TO_PAY = 6
"""With fewer turns left not every factory is worth building."""
BUILDS = 0.6
"""Of all factories and levels that are still to come so many are paid for by a Developer."""


class Outlook(NamedTuple):
    """What is ahead of a company, as far as the worth of tools depends on it."""

    turns: int
    """Its own turns that are still to come."""
    point: float
    wage: int
    step: float


def turns_left(game: G) -> int:
    """After the present one."""
    world = game.state
    return len(GOODS) * worth.decades_after(game) + len(GOODS) - 1 - world.cycle


def outlook(game: G, seat: int) -> Outlook:
    company = game.state.companies[seat]
    gains = sorted(
        worth.best_price(game, seat, good, worth.changed(factory, quality=1))[0]
        - worth.best_price(game, seat, good, factory)[0]
        for good, factory in company.factories.items()
    )[-2:]
    point = max(LEAST_POINT, sum(gains) / len(gains)) if gains else LEAST_POINT
    return Outlook(turns_left(game), point, labor.wage(game), worth.step_worth(game, seat))


def decades(ahead: Outlook) -> float:
    return ahead.turns / len(GOODS)


# --- actions that tools make better ---------------------------------------------------------------------------
def payable(game: G, company: Company, kind: MarkerType) -> Iterable[int]:
    """The administrative costs that can be paid for a marker."""
    figures = printed(game)
    if kind.kind == "quality" and has_tile(company, "engineer"):
        return kind.thresholds
    if not has_tile(company, "accountant"):
        return figures.spaces
    slack = figures.tile.accountant_range
    return {cost + more for cost in figures.spaces for more in (-slack, 0, slack)}


def markers(game: G, company: Company, *kinds: str) -> Iterator[MarkerType]:
    for name in (*OWN_MARKERS, *company.gray):
        kind = printed(game).marker[name]
        if kind.kind in kinds:
            yield kind


class Use(NamedTuple):
    """What an action does for its cost: levels that last, points that work once."""

    lasting: int
    once: int
    cost: int


def appeal_uses(game: G, company: Company) -> list[Use]:
    more = printed(game).tile.patent_points if has_tile(company, "patent") else 0
    found = []
    for kind in markers(game, company, "quality", "marketing"):
        for cost in payable(game, company, kind):
            if kind.kind == "quality":
                found.append(Use(kind.reached(cost), 0, cost))
            else:
                found.append(Use(0, min(cost, kind.most) + more, cost))
    return found


def machine_uses(game: G, company: Company) -> list[Use]:
    more = printed(game).tile.workshop_adds if has_tile(company, "workshop") else 0
    return [
        Use(kind.reached(cost + more), 0, cost)
        for kind in markers(game, company, "machines")
        for cost in payable(game, company, kind)
    ]


def sum_of(uses: list[Use], ahead: Outlook, lasting: float, once: float, most: int) -> float:
    """What the best use brings in a turn, on average over the turns that are left; `lasting` and `once` are what a
    level brings in each production and a point at once, `most` how many levels there is room for."""
    total = 0.0
    for moment in MOMENTS:
        left = moment * decades(ahead)
        total += max(min(use.lasting, most) * left * lasting + use.once * once - use.cost for use in uses)
    return total / len(MOMENTS)


def appeal_worth(game: G, company: Company, ahead: Outlook) -> float:
    room = sum(most_quality(game, company) - factory.quality for factory in company.factories.values())
    each = sum_of(appeal_uses(game, company), ahead, GROWTH * ahead.point, ahead.point, room)
    return APPEAL_TURNS * ahead.turns * each


def machine_worth(game: G, company: Company, ahead: Outlook) -> float:
    room = sum(
        min(line.workers, places.machines - line.machines)
        for good, factory in company.factories.items()
        for places, line in zip(printed(game).lines[good], factory.lines, strict=True)
    )
    return MACHINE_TURNS * ahead.turns * sum_of(machine_uses(game, company), ahead, ahead.wage - 1, 0, room)


# --- tiles that stand alone -----------------------------------------------------------------------------------
def foreman_saves(game: G, company: Company) -> float:
    """In the factory in which it saves most until the end."""
    figures = printed(game).tile
    each = min(figures.foreman_saves, labor.wage(game) - figures.foreman_least_wage)
    return max(
        (each * min(figures.foreman_workers, workers_in(factory) + 1) * worth.cycles_left(game, good)
         for good, factory in company.factories.items()),
        default=0.0,
    )  # fmt: skip


def workshop_saves(game: G, company: Company) -> float:
    most = printed(game).tile.workshop_maintenance
    return max(
        (max(0, machines_in(factory) + 1 - most) * worth.cycles_left(game, good)
         for good, factory in company.factories.items()),
        default=0.0,
    )  # fmt: skip


def developer_saves(game: G, company: Company, ahead: Outlook) -> float:
    """For each factory and each level that should still be built, while that pays."""
    figures, top = printed(game), max(printed(game).levels["waterframe"])
    steps = sum(top - factory.level for factory in company.factories.values())
    opening = len(GOODS) - len(company.factories)
    levels = top - level(game) if worth.decades_after(game) else 0
    soon = sum(max(0, level(game) - factory.level) for factory in company.factories.values())
    later = min(steps - soon, levels * len(GOODS))
    pays = min(1.0, ahead.turns / TO_PAY)
    return pays * BUILDS * figures.tile.developer_saves * (soon + opening + max(0, later))


def tile_worth(game: G, seat: int, company: Company, ahead: Outlook, tile: TileId) -> float:
    """What a tile brings that works by itself."""
    figures = printed(game)
    if tile in PATRON_OF:
        good = PATRON_OF[tile]
        factory = company.factories.get(good)
        return PATRON_PART * worth.cycles_left(game, good) * factory.price if factory is not None else 0.0
    if tile in EACH_TURN:
        return EACH_TURN[tile] * ahead.turns
    if tile in EACH_DECADE:
        return EACH_DECADE[tile] * decades(ahead)
    match tile:
        case "foreman":
            return foreman_saves(game, company)
        case "workshop":
            return workshop_saves(game, company)
        case "developer":
            return developer_saves(game, company, ahead)
        case "press_attache":
            return OFTEN_TIED * decades(ahead) * ahead.step
        case "machine_works":
            each = figures.tile.machine_works_two_players if game.seats == 2 else 2 * figures.tile.machine_works
            return WORKS * each * ahead.turns
        case "office":
            return SAILS * figures.tile.office * len(GOODS) * decades(ahead) if company.ships else 0.0
        case "broker":
            return 0.8 * stock.cost(game, seat) if ahead.turns > 1 and not company.loans else 0.0
    return ONCE.get(tile, 0.0) if ahead.turns else 0.0


PATRON_OF: dict[TileId, Good] = {tile: good for good, tile in PATRONS.items()}


# --- markers that stand alone ---------------------------------------------------------------------------------
def marker_worth(game: G, company: Company, ahead: Outlook, marker: MarkerId) -> float:
    kind = printed(game).marker[marker].kind
    if kind == "investor":
        return EXCHANGE_TURNS * ahead.turns * SAVED_TURN
    return 0.0


# --- ships ----------------------------------------------------------------------------------------------------
def fleet_worth(game: G, company: Company, ahead: Outlook) -> float:
    """What the ships of a company should bring, when its factories have grown with them."""
    sizes = sorted((ship.capacity for ship in company.ships), reverse=True)
    if not sizes:
        return 0.0
    total = -decades(ahead) * ahead.wage * sum(crew(game, size) for size in sizes)
    for good, factory in company.factories.items():
        each = sail_worth(game, good, factory, sizes, ahead)
        total += SAILS * worth.cycles_left(game, good) * each
    return total


def sail_worth(game: G, good: Good, factory: Factory, sizes: list[int], ahead: Outlook) -> float:
    """The best that a production can send overseas, with workers on all lines."""
    figures = printed(game)
    made = figures.factory[factory.kind][good][factory.level - 1]
    makes, places = sum(made.output), sum(line.slots for line in figures.lines[good])
    each = made.cost - ahead.wage * places / makes
    best = 0.0
    for count in range(1, min(sum(sizes), makes - 2) + 1) if short_game(game) else figures.track:
        if count <= min(sum(sizes), makes - 2):
            best = max(best, count * each - ahead.step * (1 if count <= sizes[0] else 2))
    return best


# --- all ------------------------------------------------------------------------------------------------------
def equipment(game: G, seat: int, company: Company, ahead: Outlook) -> float:
    """What all tools of a company should bring."""
    total = appeal_worth(game, company, ahead) + machine_worth(game, company, ahead)
    total += fleet_worth(game, company, ahead)
    total += sum(tile_worth(game, seat, company, ahead, tile.id) for tile in company.tiles)
    return total + sum(marker_worth(game, company, ahead, marker) for marker in company.gray)


def with_tile(company: Company, tile: TileId) -> Company:
    return replace(company, tiles=[*company.tiles, Tile(id=tile, at="", uses=0, turned=False)])


def without_tile(company: Company, tile: TileId) -> Company:
    return replace(company, tiles=[one for one in company.tiles if one.id != tile])


def with_marker(company: Company, marker: MarkerId) -> Company:
    return replace(company, gray=[*company.gray, marker])


def with_ship(company: Company, capacity: int, back: int) -> Company:
    ships = list(company.ships)
    if back:
        ships.remove(next(ship for ship in ships if ship.capacity == back))
    return replace(company, ships=[*ships, Ship(capacity=capacity, active=True)])
