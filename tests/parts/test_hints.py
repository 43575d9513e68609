"""Hints: the best, in their order, by question."""

from __future__ import annotations

from pygame_core.kernel.decisions import Decision, Option, Pick
from pygame_core.parts.hints import Hint, best, by_question, ranked

SOME = [Hint("tea", 1.0), Hint("silk", 2.5), Hint("china", -1.0), Hint("indigo", 2.5)]


def test_the_best_is_the_first_of_the_greatest_worth() -> None:
    assert best(SOME) == Hint("silk", 2.5)


def test_ranks_keep_the_order_of_equals() -> None:
    assert [hint.answer for hint in ranked(SOME)] == ["silk", "indigo", "tea", "china"]
    assert SOME[0].answer == "tea", "the list that was given stays as it is"


def test_each_kind_of_question_has_its_function() -> None:
    def buys(position: str, asked: Decision) -> list[Hint]:
        return [Hint((position, asked.seat), 0.0)]

    hints = by_question({"buy": buys})
    assert hints("here", Pick(2, "buy", [Option("x")])) == [Hint(("here", 2), 0.0)]
    assert hints("here", Pick(2, "sell", [Option("x")])) is None
