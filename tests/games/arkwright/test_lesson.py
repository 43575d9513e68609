"""The lesson of Arkwright: what its words say is what happens. (That it can be played at all, points at what is there
and has words for everything, the conformance suite shows of every lesson.)"""

from __future__ import annotations

import pytest

from pygame_core import lesson
from pygame_core.games.arkwright import labor, stock
from pygame_core.kernel.table import Table
from tests.games import lessons

GAME = "arkwright"


def played(until: str) -> Table:
    return lessons.played(GAME, until)


def test_it_takes_about_ten_minutes() -> None:
    steps = lesson.steps(GAME)
    assert 14 <= len(steps) <= 20
    assert all(step["text"].count(". ") == 0 for step in steps), "one sentence a step"


@pytest.mark.parametrize(("step", "cash", "shares"), [
    ("capital", 0, 15), ("tile", 52, 8), ("space", 52, 8), ("quality", 46, 8), ("sold", 57, 8), ("on", 57, 8),
])  # fmt: skip
def test_cash_and_shares_go_as_told(step: str, cash: int, shares: int) -> None:
    company = played(step).game.state.companies[0]
    assert (company.cash, company.shares) == (cash, shares)


def test_the_market_is_as_told() -> None:
    game = played("demand").game
    assert game.state.importers["food"] == 1 and labor.demand(game, "food") == 8
    assert labor.wage(game) == 3


def test_the_sale_is_as_told() -> None:
    table = played("on")
    events = {event.code: event.params for event in table.log(0) if event.params.get("seat", 0) == 0}
    assert events["production.earned"]["n"] == 15 and events["production.imported"]["count"] == 1
    assert events["rise.rose"]["n"] == 4 and stock.value(table.game, 0) == 12
    assert events["production.paid"]["n"] == 4
    assert table.game.state.cycle == 1 and table.pending[0].seat == 1


# --- the lesson on trade ----------------------------------------------------------------------------------------
def traded(until: str) -> Table:
    return lessons.played(GAME, f"trade.{until}", "trade")


def test_the_lesson_on_trade_tells_each_step_in_one_sentence() -> None:
    steps = lesson.steps(GAME, "trade")
    assert 12 <= len(steps) <= 18
    assert all(step["text"].count(". ") == 0 for step in steps)


@pytest.mark.parametrize(("step", "cash", "shares", "space"), [
    ("welcome", 48, 8, 31), ("buy", 44, 8, 31), ("limit", 23, 9, 31), ("patron", 23, 9, 31), ("wages", 29, 9, 33),
    ("ship", 29, 9, 33), ("deliver", 29, 9, 33), ("harbor", 54, 9, 32), ("on", 54, 9, 32),
])  # fmt: skip
def test_the_books_of_the_lesson_on_trade_are_as_told(step: str, cash: int, shares: int, space: int) -> None:
    company = traded(step).game.state.companies[0]
    assert (company.cash, company.shares, company.space) == (cash, shares, space)


def test_the_lamps_of_the_lesson_are_sold_and_shipped_as_told() -> None:
    table = traded("on")
    told = [(event.code, event.params) for event in table.log(0) if event.place.get("turn") == 1780]
    lamps = {params["seat"]: params for code, params in told if code == "production.sold" and params["good"] == "lamps"}
    assert [(lamps[seat]["count"], lamps[seat]["left"], lamps[seat]["demand"]) for seat in (0, 1)] == [
        (2, 2, 7),
        (4, 0, 7),
    ]
    assert [params["n"] for code, params in told if code == "voyage.shipped"] == [28]
    assert [params["n"] for code, params in told if code == "close.harbor" and params["seat"] == 0] == [3]
    assert [params["event"] for code, params in told if code == "event.turned"] == ["event.continental_war"]
    state = table.game.state
    assert (state.decade, state.starting, state.companies[0].gray) == (2, 1, ["light_marketing", "light_quality"])
