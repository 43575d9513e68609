"""Asking persons what the Crown shall do for their cubes: whoever could pay is asked, all at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ....kernel.decisions import Decision, Option
from ....kernel.game import Step
from ....kernel.reasons import OPEN, Closed, Reason
from ..state import G
from .family import between, can_pay, crown, persons

PASS: Final = "pass"
"""Lets the Crown do as its charts say."""


def anyone(game: G, question: Callable[[int], Decision | None]) -> Step:
    """Who wants something, and what: a seat and its answer, or None. Of two the holder of the Button goes first. The
    questions are made once at each position of the game."""
    made: list[Decision] = []
    at = -1

    def ask() -> list[Decision] | None:
        nonlocal at, made
        if at != game.position:
            at, made = game.position, [asked for seat in persons(game) if (asked := question(seat))]
        return made or None

    if not ask():
        return None
    answers = yield ask
    if answers is None:
        return None
    wanted = {asked.seat: answer for asked, answer in zip(made, answers, strict=True) if answer != PASS}
    if not wanted:
        return None
    seat = between(game, list(wanted))
    return seat, wanted[seat]


def passing() -> Option:
    return Option(PASS, quiet=True)


def payable(game: G, seat: int, amount: int) -> Reason:
    if can_pay(game, seat, amount):
        return OPEN
    return Closed("jc2.solo.favour.full_price", n=amount, held=crown(game).cubes[seat])
