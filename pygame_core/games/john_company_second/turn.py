"""The sequence of play: what a turn consists of, and when the game ends."""

from __future__ import annotations

from ...kernel.game import AgendaStep, Step
from . import scoring
from .calendar import FAILS, WINDOWS, enter, monopoly, phases
from .cards import blackmail, prestige
from .crown.family import ask_for_favours, crown, plays
from .ids import PhaseId
from .phases import bonuses, election, events, family, last_moment, london, operations, parliament, revenue, upkeep
from .state import G, Operations, Refusals, Revenue, Turn, steps

OPENINGS: dict[PhaseId, AgendaStep[[], Step | None]] = {
    "london": london.open_season,
    "family": family.open_family,
    "hiring": election.open_hiring,
    "operations": operations.open_operations,
    "bonuses": bonuses.pay_bonuses,
    "revenue": revenue.open_revenue,
    "events": events.open_events,
    "parliament": parliament.open_parliament,
    "upkeep": upkeep.open_upkeep,
}
"""With which step each phase begins; that of firms comes with them."""


OPENED: tuple[PhaseId, ...] = ("hiring", "bonuses")
"""At the beginning of these phases persons are asked for the basic favours of the Crown: in the one they begin to be
open, in the other nobody is asked anything else. A Firms phase asks them before."""


def new_turn(seats: int, number: int, first: int, last: int) -> Turn:
    """A turn in which nothing has been done yet."""
    return Turn(
        number=number, first=first, last=last, phase="", bonus_writers=[], fresh=[0] * seats,
        operations=Operations(), revenue=Revenue(), refusals=Refusals(), silent=prestige.none_silent(seats), lost=0,
    )  # fmt: skip


@steps("turn.begin")
def begin(game: G) -> None:
    """A special session of Parliament, where the scenario has one, comes before everything else: it may change what the
    turn consists of."""
    turn = game.state.turn
    first = turn.number == turn.first
    game.at(turn=turn.number)
    enter(game, "session" if monopoly(game) else _played(game)[0])
    game.log("turn.began", "jc2.sequence.first_turn" if first else "jc2.sequence.order", turn=turn.number)
    if monopoly(game):
        game.next(parliament.session.open_session)
        game.next(lay_out)
    else:
        lay_out(game)


def _played(game: G) -> list[PhaseId]:
    """The phases after the session; there is no London Season in the first turn that is played."""
    first = game.state.turn.number == game.state.turn.first
    return [phase for phase in phases(game) if phase != "session" and not (first and phase == "london")]


@steps("turn.phases")
def lay_out(game: G) -> None:
    """All phases of the turn."""
    for phase in _played(game):
        if phase in WINDOWS:
            game.next(blackmail.window, before=phase)
        game.next(enter_phase, phase=phase)
        if phase in OPENED:
            ask_for_favours(game, "basic")
        game.next(_opening(phase))
        if phase in FAILS:
            game.next(check_failure)
    game.next(end)


def _opening(phase: PhaseId) -> AgendaStep[[], Step | None]:
    if phase == "firms":
        from .phases.firms import open_firms

        return open_firms
    return OPENINGS[phase]


@steps("turn.phase")
def enter_phase(game: G, phase: PhaseId) -> None:
    enter(game, phase)


@steps("turn.failure")
def check_failure(game: G) -> None:
    scoring.end_if_failed(game)


@steps("turn.end")
def end(game: G) -> None:
    turn = game.state.turn
    if plays(game):
        crown(game).rewarded = []
    if turn.number == turn.last:
        if game.rules >= last_moment.SINCE:
            game.next(last_moment.last_moments)
        game.next(scoring.open_end)
        return
    game.state.turn = new_turn(len(game.state.families), turn.number + 1, turn.first, turn.last)
    game.log("turn.over", "jc2.upkeep.refresh.turn", turn=turn.number + 1)
    game.next(begin)
