"""Asking other players for their consent: all at once, and nobody sees the others' answers before giving an own.

A refusal stands until somebody offers or says something: that may change a mind, and the question may be put once more.
"""

from __future__ import annotations

from typing import Any, Final

from ...kernel.decisions import Option, Pick
from ...kernel.game import Step
from .state import G, Refusals

YES, NO = "yes", "no"
WORDS_COUNT_SINCE: Final = 5
"""The version of the rules since when words alone may change a mind."""


def ask(game: G, seats: list[int], code: str, rule: str, by: int, **params: Any) -> Step:
    """Ask these seats for what `by` wants; gives a dict of seat -> whether it consents."""
    if not seats:
        return {}
    answers = yield lambda: [Pick(seat, code, [Option(YES), Option(NO)], rule, by=by, **params) for seat in seats]
    given = {seat: answer == YES for seat, answer in zip(seats, answers, strict=True)}
    for seat, consents in given.items():
        game.log("consent.given" if consents else "consent.refused", rule, seat=seat, by=by, what=code)
    return given


def refused(game: G) -> Refusals:
    """What has been refused; whoever asks for a consent keeps its refusal here."""
    return game.state.turn.refusals


def reconsider(game: G) -> None:
    """A deal was struck: everybody may be asked again."""
    game.state.turn.refusals = Refusals()
    game.state.parliament.ballot.refused.clear()


def heard(game: G) -> None:
    """Something was offered or said."""
    if game.rules >= WORDS_COUNT_SINCE:
        reconsider(game)
