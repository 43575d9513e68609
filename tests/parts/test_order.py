"""Order round the table."""

from __future__ import annotations

from itertools import pairwise

import pytest

from pygame_core.parts.order import clockwise, left_of, ranked, to_the_front


@pytest.mark.parametrize("first", range(5))
def test_clockwise_goes_round_once_from_anybody(first: int) -> None:
    found = clockwise(range(5), first)
    assert found[0] == first and sorted(found) == list(range(5))
    assert all((b - a) % 5 == 1 for a, b in pairwise(found))


def test_families_that_nobody_holds_take_part() -> None:
    assert clockwise(["ann", "ben", "the Crown"], "ben") == ["ben", "the Crown", "ann"]


def test_who_does_not_sit_there_is_no_beginning() -> None:
    with pytest.raises(ValueError, match="7"):
        clockwise([0, 1, 2], 7)


def test_after_the_last_comes_the_first() -> None:
    assert [left_of("abc", one) for one in "abc"] == ["b", "c", "a"]


def test_equal_merit_keeps_the_order_that_was_given() -> None:
    merit = {0: (3, 1), 1: (5, 0), 2: (3, 1), 3: (3, 2)}
    assert ranked([2, 3, 0, 1], lambda one: merit[one]) == [1, 3, 2, 0]


def test_some_go_ahead_in_their_own_order() -> None:
    assert to_the_front([4, 1, 3, 2], [2, 4]) == [2, 4, 1, 3]
    assert to_the_front([4, 1], []) == [4, 1]
