"""The sequence of play: what a turn consists of, and when the game ends."""

from __future__ import annotations

from ...kernel.game import AgendaStep, Step
from . import scoring
from .calendar import FAILS, PHASES, WINDOWS, enter
from .cards import blackmail, prestige
from .ids import PhaseId
from .phases import bonuses, events, family, hiring, london, operations, parliament, revenue, upkeep
from .state import G, Operations, Refusals, Revenue, Turn, steps

OPENINGS: dict[PhaseId, AgendaStep[[], Step | None]] = {
    "london": london.open_season,
    "family": family.open_family,
    "hiring": hiring.open_hiring,
    "operations": operations.open_operations,
    "bonuses": bonuses.pay_bonuses,
    "revenue": revenue.open_revenue,
    "events": events.open_events,
    "parliament": parliament.open_parliament,
    "upkeep": upkeep.open_upkeep,
}
"""With which step each phase begins."""


def new_turn(seats: int, number: int, first: int, last: int) -> Turn:
    """A turn in which nothing has been done yet."""
    return Turn(
        number=number, first=first, last=last, phase="", bonus_writers=[], operations=Operations(), revenue=Revenue(),
        refusals=Refusals(), silent=prestige.none_silent(seats), lost=0,
    )  # fmt: skip


@steps("turn.begin")
def begin(game: G) -> None:
    """All phases of a turn; there is no London Season in the first one that is played.

    A special session of Parliament, where the scenario has one, comes before everything else.
    """
    turn = game.state.turn
    first = turn.number == turn.first
    game.at(turn=turn.number)
    enter(game, PHASES[first])
    game.log("turn.began", "jc2.sequence.first_turn" if first else "jc2.sequence.order", turn=turn.number)
    for phase in PHASES[first:]:
        if phase in WINDOWS:
            game.next(blackmail.window, before=phase)
        game.next(enter_phase, phase=phase)
        game.next(OPENINGS[phase])
        if phase in FAILS:
            game.next(check_failure)
    game.next(end)


@steps("turn.phase")
def enter_phase(game: G, phase: PhaseId) -> None:
    enter(game, phase)


@steps("turn.failure")
def check_failure(game: G) -> None:
    scoring.end_if_failed(game)


@steps("turn.end")
def end(game: G) -> None:
    turn = game.state.turn
    if turn.number == turn.last:
        game.next(scoring.open_end)
        return
    game.state.turn = new_turn(game.seats, turn.number + 1, turn.first, turn.last)
    game.log("turn.over", "jc2.upkeep.refresh.turn", turn=turn.number + 1)
    game.next(begin)
