"""The special session: before everything else in a turn, Parliament may vote on Deregulation.

No policy goes with this law. The Prime Minister may vote against it and keeps the dial whatever becomes of it; the card
is never discarded.
"""

from __future__ import annotations

from .....kernel.decisions import Option, Pick
from .....kernel.game import Step
from .....kernel.reasons import OPEN
from ... import targets
from ...laws import DEREGULATION, starting_support
from ...state import G, printed, steps
from . import voting
from .ballot import new_ballot


def marks(game: G) -> set[str]:
    """What is drawn on the spaces of Standing and Debt."""
    company, tracks = game.state.company, printed(game).tracks
    return {tracks.standing[company.standing].mark, tracks.debt_marks[company.debt]}


@steps("session.open")
def open_session(game: G) -> Step | None:
    """A star forces the session, a line allows it."""
    found = marks(game)
    if "star" in found:
        game.log("session.forced", "jc2.parliament.deregulation.must")
        hold(game)
        return None
    return _offer(game) if "lined" in found else None


def _offer(game: G) -> Step:
    parliament = game.state.parliament
    answer = yield lambda: Pick(parliament.prime_minister, "session.call", [
        Option("call", OPEN, targets.LAW[DEREGULATION], "session.call", n=starting_support(game, DEREGULATION)),
        Option("no", quiet=True),
    ], "jc2.parliament.deregulation.may", share_value=game.state.company.share_value)  # fmt: skip
    if answer == "call":
        game.log("session.called", "jc2.parliament.deregulation.may", seat=parliament.prime_minister)
        hold(game)
    else:
        game.log("session.waived", "jc2.parliament.deregulation.may", seat=parliament.prime_minister)


def hold(game: G) -> None:
    ballot = new_ballot(len(game.state.families))
    ballot.law, ballot.votes = DEREGULATION, starting_support(game, DEREGULATION)
    game.state.parliament.ballot = ballot
    game.next(voting.begin)
