"""Answers that are no decisions of their own: passed for a seat, or one more of a composed answer."""

from __future__ import annotations

from pygame_core.kernel import saves
from pygame_core.kernel.book import Book
from pygame_core.kernel.entries import MORE, PASSED
from tests.kernel.test_undo import say, turns, why_not
from tests.kernel.tiny import notes


def test_undo_takes_them_back_with_the_decision_before() -> None:
    one = turns(1)
    start = one.digest()
    say(one, "quiet")
    one.answer(0, "quiet", MORE)
    one.answer(0, "quiet", PASSED)
    assert one.record == [["a", 0, "quiet"], ["a", 0, "quiet", "more"], ["a", 0, "quiet", "passed"]]
    one.undo(0)
    assert one.digest() == start and one.record == []


def test_redo_gives_them_again_with_it() -> None:
    one = turns(1)
    say(one, "quiet")
    one.answer(0, "quiet", MORE)
    say(one, "quiet")
    end = one.digest()
    one.undo(0)
    one.undo(0)
    one.redo()
    assert notes(one) == ["0 quiet", "0 quiet"]
    one.redo()
    assert one.digest() == end


def test_another_humans_following_answer_is_no_way_back() -> None:
    one = turns(2)
    say(one, "quiet")
    one.answer(1, "quiet", PASSED)
    assert why_not(one, 0) == "kernel.undo.other"


def test_what_showed_something_in_them_is_a_barrier() -> None:
    one = turns(1)
    say(one, "quiet")
    one.answer(0, "roll", PASSED)
    assert why_not(one, 0) == "kernel.undo.revealed"


def test_nothing_but_passed_answers_is_nothing_to_undo() -> None:
    one = turns(1)
    one.answer(0, "quiet", PASSED)
    assert why_not(one, 0) == "kernel.undo.nothing"


def test_saves_keep_how_an_answer_came_about() -> None:
    one = turns(1)
    say(one, "quiet")
    one.answer(0, "quiet", PASSED)
    written = saves.document(Book(one))["record"]
    assert written == [["a", 0, "quiet"], ["a", 0, "quiet", "passed"]]
    again = turns(1)
    for entry in written:
        again.enter(entry)
    assert again.record == one.record and again.digest() == one.digest()
