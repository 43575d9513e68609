"""The sequence of play: what a game turn consists of."""

from __future__ import annotations

from ...kernel.game import AgendaStep, Step
from .ids import PhaseId
from .phases import deregulation, evening_post, family, hiring, operations, trade
from .state import G, Operations, is_john_and_co, is_militant, steps

PHASES: tuple[PhaseId, ...] = ("family", "company", "trade", "evening_post")
OPENINGS: dict[PhaseId, AgendaStep[[], Step | None]] = {
    "family": family.begin,
    "company": operations.begin,
    "trade": trade.begin,
    "evening_post": evening_post.begin,
}
"""With which step each phase begins."""


def phases_of(game: G) -> tuple[PhaseId, ...]:
    """The solo game has no families, and so no Family Phase; a Company that has failed has no phase of its own."""
    if game.state.failed:
        return tuple(phase for phase in PHASES if phase != "company")
    if is_john_and_co(game):
        return ("family", "trade", "evening_post")
    return PHASES[1:] if is_militant(game) else PHASES


@steps("turn.begin")
def begin(game: G) -> None:
    game.at(turn=game.state.turn.number)
    for phase in phases_of(game):
        game.next(enter, phase=phase)
        if phase == "company" and not is_militant(game):
            game.next(hiring.begin)
        free = phase == "family" and game.state.deregulated
        game.next(deregulation.begin if free else OPENINGS[phase])
    game.next(begin)


@steps("turn.phase")
def enter(game: G, phase: PhaseId) -> None:
    game.state.turn.phase = phase
    if phase == "company":
        # vacancies are filled in it before the offices act
        game.state.operations = Operations()
    game.at(phase=phase)
