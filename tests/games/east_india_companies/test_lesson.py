"""The lesson of East India Companies: what its words say is what happens. (That it can be played at all, points at
what is there and has words for everything, the conformance suite shows of every lesson.)"""

from __future__ import annotations

from typing import Any

import pytest

from pygame_core import lesson
from pygame_core.kernel.table import Table
from tests.games import lessons

GAME = "east_india_companies"


def played(until: str) -> Table:
    return lessons.played(GAME, until)


def french(table: Table) -> Any:
    return table.game.state.companies[0]


def test_it_takes_about_ten_minutes() -> None:
    steps = lesson.steps(GAME)
    assert 14 <= len(steps) <= 20
    assert all(step["text"].count(". ") == 0 for step in steps), "one sentence a step"


def test_the_dice_say_what_the_words_say() -> None:
    state = played("dice").game.state
    assert (state.indies.dice["silk"], state.europe.dice["silk"]) == (4, 3)


def test_the_fee_is_paid_and_earned_back() -> None:
    before = french(played("fee")).cash
    assert french(played("share")).cash == before - 1 + 1


@pytest.mark.parametrize(
    ("step", "cash"), [("post", 10), ("canton", 7), ("share", 7), ("silk", 3), ("tea", 1), ("home", 0)]
)
def test_the_treasury_goes_as_told(step: str, cash: int) -> None:
    assert french(played(step)).cash == cash


def test_the_first_galleon_loads_first() -> None:
    decision = played("silk").decision(0)
    assert decision.code == "loading.ship" and decision.params["zone"] == "china"


def test_at_the_end_the_value_has_risen_and_the_learner_goes_first() -> None:
    table = played("on")
    state = table.game.state
    assert state.period == 2
    assert state.initiative[0] == 0
    assert state.companies[0].marker == 2
    assert [decision.seat for decision in table.pending] == [0]
    assert "captain" in {agent.start for agent in state.companies[0].agents}
