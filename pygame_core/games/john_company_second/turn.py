"""The sequence of play: what a turn consists of, and when the game ends."""

from __future__ import annotations

from .state import G, steps

PHASES = ("london", "family", "hiring", "operations", "bonuses", "revenue", "events", "parliament", "upkeep")
"""In the order of play. Firms will come between family and hiring once the Company is deregulated."""

WINDOWS = ("family", "revenue", "events")
"""Before these phases holders of facedown blackmail are asked whether they play some of it: the last moments of
cards that could otherwise pass by without anybody being asked anything."""

FAILS = ("events", "parliament")
"""After these phases a failed Company is wound up; in Revenue that happens at once."""


def enter(game: G, phase: str) -> None:
    game.state.turn.phase = phase
    game.at(phase=phase, acting="")


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
            game.next("blackmail.window", before=phase)
        game.next("turn.phase", phase=phase)
        game.next(f"{phase}.open")
        if phase in FAILS:
            game.next("turn.failure")
    game.next("turn.end")


@steps("turn.phase")
def enter_phase(game: G, phase: str) -> None:
    enter(game, phase)


@steps("turn.failure")
def check_failure(game: G) -> None:
    end_if_failed(game)


def end_if_failed(game: G) -> bool:
    """Go to Final Scoring if the Company has failed; all steps that were still to come are dropped."""
    if not game.state.company.failed:
        return False
    game.drop_agenda()
    game.next("end.open")
    return True


@steps("turn.end")
def end(game: G) -> None:
    turn = game.state.turn
    if turn.number == turn.last:
        game.next("end.open")
        return
    turn.number += 1
    turn.used.clear()
    turn.traded.clear()
    turn.debt_advanced = turn.loans = 0
    game.state.india.lost = 0
    game.log("turn.over", "jc2.upkeep.refresh.turn", turn=turn.number)
    game.next("turn.begin")
