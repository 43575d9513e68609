"""What must stay hidden, dealt afresh for search, and what must never change in sum."""

from __future__ import annotations

from collections.abc import Iterator

from ...kernel.chance import Chance
from .factories import machines_in, workers_in
from .ids import EVENTS, MARKERS, TILES, EconomyId, EventId
from .phases.close import harbor_workers
from .setup import mixed_spaces
from .state import G, printed

RESERVE = -1


def events_known(game: G) -> bool:
    """Whether everybody knows what lies where: the predefined set-up, unless it was shuffled."""
    return game.scenario != "spinning-mule" and game.options["setup"] == "standard"


def resample(game: G, seat: int, chance: Chance) -> None:
    """Deal afresh, in place, what nobody knows: economy markers still face down, and events."""
    world = game.state
    figures = printed(game)
    for number, markers in enumerate(world.economy.values()):
        shown = world.decade + int(number < world.shown)
        _shuffle_rest(markers, shown, list(figures.economy), chance)
    if not events_known(game):
        _resample_events(game, chance)


def _shuffle_rest(markers: list[EconomyId], shown: int, order: list[EconomyId], chance: Chance) -> None:
    rest = sorted(markers[shown:], key=order.index)
    chance.shuffle(rest, "imagine")
    markers[shown:] = rest


def _resample_events(game: G, chance: Chance) -> None:
    """Those that are still face down change places, the one in the box with them; Bureaucracy stays among the first
    decades and the reserve, and the last marker where it is."""
    world = game.state
    spaces = list(range(world.revealed, len(world.events) - 1))
    hidden: list[EventId] = [world.events[space] for space in spaces] + world.boxed
    if world.reserve:
        hidden.append(world.reserve)
    places = sum(space < mixed_spaces(game) for space in spaces)
    at = None
    if "bureaucracy" in hidden:
        hidden.remove("bureaucracy")
        at = chance.below(places + bool(world.reserve), "imagine")
        at = RESERVE if at == places else spaces[at]
    rest = sorted(hidden, key=EVENTS.index)
    chance.shuffle(rest, "imagine")
    for space in spaces:
        world.events[space] = "bureaucracy" if space == at else rest.pop()
    if world.reserve:
        world.reserve = "bureaucracy" if at == RESERVE else rest.pop()
    world.boxed = rest


# --- sums -----------------------------------------------------------------------------------------------------
def conserved(game: G) -> dict[str, int]:
    """Sums that never change. The bank and the supply of machines are counters that may fall below zero."""
    world, figures = game.state, printed(game)
    everybody = world.companies
    labor = world.labor
    factories = [factory for owner in everybody for factory in owner.factories.values()]
    harbor = sum(harbor_workers(game, seat) for seat in range(game.seats))
    totals = {
        "money": world.bank + sum(owner.cash for owner in everybody),
        "workers": labor.end - labor.front + labor.fired + labor.gone + sum(map(workers_in, factories)) + harbor,
        "machines": world.machines + sum(map(machines_in, factories)),
        "track": sum(owner.space < 1 for owner in everybody),
        "lines": sum(
            line.workers + line.machines > places.slots or line.machines > places.machines
            for owner in everybody
            for good, factory in owner.factories.items()
            for places, line in zip(figures.lines[good], factory.lines, strict=True)
        ),
    }
    for tile in TILES:
        owned = sum(one.id == tile for owner in everybody for one in owner.tiles)
        totals[f"tile.{tile}"] = world.tiles[tile] + owned
    for marker in MARKERS:
        owned = sum(owner.gray.count(marker) for owner in everybody)
        totals[f"marker.{marker}"] = owned + sum(row.count(marker) for row in world.gray)
    for ship, left in zip(figures.ships, world.ships, strict=True):
        sailing = sum(one.capacity == ship.capacity for owner in everybody for one in owner.ships)
        totals[f"ship.{ship.capacity}"] = left + sailing
    totals["below_zero"] = sum(n < 0 for n in _counts(game))
    totals["doubles"] = sum(len(markers) - len({*markers}) for markers in world.economy.values())
    return totals


def _counts(game: G) -> Iterator[int]:
    """All amounts that cannot be less than nothing; appeal can."""
    world, labor = game.state, game.state.labor
    yield from (labor.front, labor.end, labor.fired, labor.gone, *world.ships, *world.tiles.values())
    for owner in world.companies:
        yield from (owner.cash, owner.shares, owner.loans, owner.limit)
        yield from (*owner.goods.values(), *owner.contracts.values())
        for factory in owner.factories.values():
            yield from (factory.level, factory.price)
            for line in factory.lines:
                yield from (line.workers, line.machines)
