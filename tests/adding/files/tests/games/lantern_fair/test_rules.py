"""The Lantern Fair, rule by rule."""

from __future__ import annotations

import pytest

import pygame_core
from pygame_core.games.lantern_fair.rules import Fair
from pygame_core.kernel.reasons import Refused


def fair() -> tuple[pygame_core.Table, Fair]:
    table = pygame_core.new("lantern_fair", seats=2, seed=1)
    return table, table.game.state


@pytest.mark.rule("fair.lantern.hang")
def test_the_fair_is_over_when_the_basket_is_empty() -> None:
    table, state = fair()
    for turn in range(6):
        assert len(state.line) == 2 and table.result is None
        table.answer(turn % 2, "none")
    assert table.result is not None and not state.basket


@pytest.mark.rule("fair.lantern.take")
def test_what_is_not_taken_is_blown_out() -> None:
    table, state = fair()
    colour = state.line[1]
    table.answer(0, 1)
    assert state.stalls[0][colour] == 1 and len(state.blown_out) == 1
    assert table.pending[0].seat == 1


@pytest.mark.rule("fair.lantern.most")
def test_a_stall_has_room_for_three_of_a_colour() -> None:
    table, state = fair()
    table.answer(0, "none")
    state.stalls[0] = {"red": 3, "gold": 0, "blue": 0}
    state.basket[-2:] = ["gold", "red"]
    table.answer(1, "none")
    with pytest.raises(Refused) as caught:
        table.answer(0, 0)
    assert caught.value.reason.rule == "fair.lantern.most"
    table.answer(0, 1)
    assert state.stalls[0]["gold"] == 1


@pytest.mark.rule("fair.end.count")
def test_the_best_colour_counts() -> None:
    table, state = fair()
    for turn in range(5):
        table.answer(turn % 2, "none")
    state.stalls[:] = [{"red": 2, "gold": 2, "blue": 0}, {"red": 3, "gold": 0, "blue": 0}]
    table.answer(1, "none")
    assert table.result is not None
    assert table.result["scores"] == [4, 6] and table.result["winners"] == [1]
