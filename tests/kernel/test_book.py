"""A game with its what-if lines: trying something out, going back, making a line the game."""

from __future__ import annotations

from typing import Any

import pytest

from pygame_core.games.registry import ruleset
from pygame_core.kernel.book import MAIN, MOST_BRANCHES, Book
from pygame_core.kernel.chance import Chance
from pygame_core.kernel.reasons import Refused
from pygame_core.kernel.saves import dumps, loads
from pygame_core.kernel.table import Table


def book(entries: int = 12) -> Book:
    rules = ruleset("auction_house")
    one = Book(Table(rules, rules.mode(3, None, None), "book"))
    play(one, entries)
    return one


def play(one: Book, entries: int) -> None:
    chance = Chance("play")
    for _ in range(entries):
        decision = one.table.pending[0]
        one.table.answer(decision.seat, decision.sample(chance))


def dice(table: Table) -> list[list[int]]:
    return [event.params["dice"] for event in table.log(0) if "dice" in event.params]


def refusal(call: Any, *arguments: Any) -> str:
    with pytest.raises(Refused) as caught:
        call(*arguments)
    return caught.value.reason.rule


def test_a_what_if_leaves_the_game_alone() -> None:
    one = book()
    before = one.table.digest()
    found = one.branch(5, "early")
    assert (one.current, found.at, one.table.position) == (found.id, 5, 6)
    play(one, 10)
    one.switch(MAIN)
    assert one.table.digest() == before
    one.drop(found.id)
    assert one.whatifs() == []


def test_dropping_the_open_line_opens_the_game() -> None:
    one = book()
    found = one.branch()
    one.drop(found.id)
    assert one.current == MAIN


def test_a_line_can_become_the_game_and_the_game_a_line() -> None:
    one = book()
    old = one.table.digest()
    found = one.branch(8, "better")
    play(one, 4)
    one.promote(found.id)
    assert one.current == MAIN
    assert [event.code for event in one.table.log(0)][-1] == "kernel.branch.promoted"
    one.switch(found.id)
    assert one.table.digest() == old
    again = loads(dumps(one))
    again.switch(found.id)
    assert again.table.digest() == old


def test_going_back_keeps_the_old_line() -> None:
    one = book()
    old = one.table.digest()
    one.back(3)
    assert one.current == MAIN and one.table.position == 4
    (line,) = one.whatifs()
    assert (line.at, line.table.digest()) == (3, old)


@pytest.mark.parametrize("position", [12, 13, -1, None, "3", True])
def test_nobody_goes_back_to_nowhere(position: Any) -> None:
    one = book()
    before = one.table.digest()
    assert refusal(one.back, position) == "kernel.back.where"
    assert one.table.digest() == before and one.whatifs() == []


def storms(one: Book) -> list[list[int]]:
    """The dice of the next round, with the same answers."""
    seen = len(dice(one.table))
    while len(dice(one.table)) < seen + 4:
        play(one, 1)
    return dice(one.table)[seen:]


def test_no_what_if_tells_the_dice_of_the_real_game() -> None:
    """Neither at once, nor after undoing, nor after going back to before the line began."""
    one = book(6)
    real = storms(book(6))
    one.branch(name="at once")
    assert storms(one) != real
    one.switch(MAIN)
    one.branch(name="undone")
    assert refusal(one.table.undo) == "kernel.undo.nothing"
    play(one, 2)
    one.back(6)
    assert storms(one) != real
    one.switch(MAIN)
    one.branch(name="gone back")
    one.back(3)
    play(one, 3)
    assert storms(one) != real
    one.switch(MAIN)
    assert storms(one) == real


def test_there_is_an_end_to_branches_and_nothing_is_lost_by_it() -> None:
    one = book()
    for _ in range(MOST_BRANCHES):
        one.switch(MAIN)
        one.branch()
    one.switch(MAIN)
    before = one.table.digest()
    assert refusal(one.branch) == "kernel.branch.many"
    assert refusal(one.back, 3) == "kernel.branch.many"
    assert one.table.digest() == before
    one.drop("b7")
    assert one.branch().id == "b7"
    assert len(loads(dumps(one)).whatifs()) == MOST_BRANCHES


@pytest.mark.parametrize("name", ["b9", "", None, 3, ["b1"]])
def test_unknown_lines_are_refused(name: Any) -> None:
    one = book()
    for call in (one.switch, one.drop, one.promote):
        assert refusal(call, name) == "kernel.branch.none"
    for call in (one.drop, one.promote):
        assert refusal(call, MAIN) == "kernel.branch.main"


def test_a_line_of_a_saved_game_wakes_when_it_is_opened() -> None:
    one = book()
    found = one.branch(6, "asleep")
    play(one, 5)
    digest = one.table.digest()
    one.switch(MAIN)
    again = loads(dumps(one))
    assert refusal(lambda: again.branches[found.id].table) == "kernel.branch.asleep"
    again.switch(found.id)
    assert again.table.digest() == digest
    assert again.branches[found.id].length == one.branches[found.id].length
