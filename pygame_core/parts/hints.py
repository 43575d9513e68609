"""Hints: answers that look promising, with what each is worth.

A game's bots say for each kind of question which answers deserve a thought. Who takes the best of them, tries some of
them in imagined games or tells a person about them is no matter of the game.

>>> def bids(purse: int, asked: Decision) -> list[Hint]:
...     return [Hint(bid, purse - abs(4 - bid)) for bid in asked.answers()]
>>> hints = by_question({"sale.bid": bids})
>>> from pygame_core.kernel.decisions import Amount, Option, Pick
>>> found = hints(10, Amount(0, "sale.bid", 0, 6))
>>> best(found)
Hint(answer=4, worth=10)
>>> [hint.answer for hint in ranked(found)[:3]]
[4, 3, 5]
>>> hints(10, Pick(0, "sale.other", [Option("none")])) is None
True
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

from ..kernel.decisions import Answer, Decision

__all__ = ["Hint", "best", "by_question", "ranked"]

Position = TypeVar("Position")


class Hint(NamedTuple):
    """A promising answer, and what it is worth to the seat in points."""

    answer: Answer
    worth: float


def best(hints: Sequence[Hint]) -> Hint:
    """The first of the greatest worth."""
    return max(hints, key=lambda hint: hint.worth)


def ranked(hints: Sequence[Hint]) -> list[Hint]:
    """The best first; among equals as they are given."""
    return sorted(hints, key=lambda hint: -hint.worth)


def by_question(
    known: Mapping[str, Callable[[Position, Any], list[Hint]]],
) -> Callable[[Position, Decision], list[Hint] | None]:
    """One function of the hints for each kind of question, by its code; None where a game has none."""

    def hints(position: Position, asked: Decision) -> list[Hint] | None:
        made = known.get(asked.code)
        return made(position, asked) if made else None

    return hints
