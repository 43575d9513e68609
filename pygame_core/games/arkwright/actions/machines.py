"""The Machines action: machines take the places of workers."""

from __future__ import annotations

from ....kernel.decisions import Allocate, Slot
from ....kernel.game import Step
from ....kernel.reasons import OPEN
from .. import labor, stock, targets
from ..factories import fill, free_places
from ..ids import Good, MarkerId
from ..state import G, has_tile, printed, steps
from .workers import may_staff


def allowed(game: G, seat: int, marker: MarkerId, paid: int) -> int:
    """How many machines so much administrative cost gives; the Workshop adds to it."""
    figures = printed(game)
    if has_tile(game.state.companies[seat], "workshop"):
        paid += figures.tile.workshop_adds
    return figures.marker[marker].reached(paid)


def places(game: G, seat: int, only: Good | None = None) -> list[tuple[Good, int, int]]:
    """Where a machine can take a worker's place: good, number of the line, how many."""
    figures = printed(game)
    found = []
    for good, factory in game.state.companies[seat].factories.items():
        if only in (None, good):
            for number, (there, line) in enumerate(zip(figures.lines[good], factory.lines, strict=True), 1):
                room = min(line.workers, there.machines - line.machines)
                if room > 0:
                    found.append((good, number, room))
    return found


def place_question(game: G, seat: int, count: int) -> Allocate:
    slots = [
        Slot(f"{good}/{number}", room, 0, OPEN, targets.lines(seat, good)[number], "machines.line", good=good,
             line=number)
        for good, number, room in places(game, seat)
    ]  # fmt: skip
    return Allocate(seat, "machines.place", count, slots, 0, "ark.machines.fewer-allowed", n=count)


def install(game: G, seat: int, good: Good, number: int, count: int) -> None:
    """Machines take the places of workers on a line; those go to Fired Workers."""
    line = game.state.companies[seat].factories[good].lines[number - 1]
    line.workers -= count
    line.machines += count
    game.state.machines -= count
    labor.fire(game, count)
    game.log("machines.placed", "ark.machines.replace-worker", seat=seat, good=good, line=number, count=count)


def reward_neighbors(game: G, seat: int, count: int) -> None:
    """The bank pays the neighbours who own a Machine Works."""
    figures, seats = printed(game).tile, game.seats
    each = figures.machine_works_two_players if seats == 2 else figures.machine_works
    for neighbor in sorted({(seat - 1) % seats, (seat + 1) % seats}):
        if has_tile(game.state.companies[neighbor], "machine_works"):
            stock.receive(game, neighbor, count * each)
            game.log("machines.works", "ark.tile.machineworks.neighbor", seat=neighbor, n=count * each, by=seat)


@steps("machines.work")
def work(game: G, seat: int, marker: MarkerId, paid: int) -> Step:
    count = allowed(game, seat, marker, paid)
    free = places(game, seat)
    if not count or not free:
        game.log("turn.nothing", "ark.action.space.too-low-no-effect", seat=seat)
        return
    counts = yield lambda: place_question(game, seat, count)
    bought = sum(counts)
    for (good, number, _), placed in zip(free, counts, strict=True):
        if placed:
            install(game, seat, good, number, placed)
    if bought:
        reward_neighbors(game, seat, bought)
        yield from _retrain(game, seat, bought)


def retrain_question(game: G, seat: int, count: int) -> Allocate:
    figures = printed(game)
    slots = [
        Slot(good, free_places(figures, good, factory), 0, may_staff(game, good), targets.factories(seat)[good],
             "machines.retrain", good=good)
        for good, factory in game.state.companies[seat].factories.items()
    ]  # fmt: skip
    return Allocate(seat, "machines.retrain", count, slots, 0, "ark.tile.school.retrain", n=count)


def _retrain(game: G, seat: int, count: int) -> Step:
    """With a School those who were replaced may work elsewhere."""
    company, figures = game.state.companies[seat], printed(game)
    if not has_tile(company, "school") or not retrain_question(game, seat, count).total:
        return
    counts = yield lambda: retrain_question(game, seat, count)
    labor.employ_again(game, sum(counts))
    for good, placed in zip(list(company.factories), counts, strict=True):
        if placed:
            fill(figures, good, company.factories[good], placed)
            game.log("machines.retrained", "ark.tile.school.retrain", seat=seat, good=good, count=placed)
