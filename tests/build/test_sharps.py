"""Sharps: a steady bot with one habit, and what that gains it; and the sharps of the games do what they are called."""

from __future__ import annotations

from typing import Any

import pytest

from figures import jc2_sharps
from figures.ark_sharps import OPENING, SHARPS
from pygame_core.games.arkwright.bots import hints
from pygame_core.games.arkwright.ids import GOODS
from pygame_core.games.registry import ruleset
from pygame_core.kernel.decisions import Decision
from pygame_core.kernel.ruleset import Mode
from pygame_core.parts.hints import Hint, best
from tests.games.arkwright.board import A, Board
from workshop import sharps
from workshop.sharps import both, gains, wanting, won

pytestmark = pytest.mark.native
TOY = ruleset("auction_house").mode(3, None, None)


# --- any game ---------------------------------------------------------------------------------------------------
def bids_nothing(position: Any, asked: Decision, found: list[Hint]) -> list[Hint]:
    return [Hint(0, 1.0)] if asked.code == "sale.bid" else found


def unchanged(position: Any, asked: Decision, found: list[Hint]) -> list[Hint]:
    return found


def test_a_sharp_is_measured_against_the_plain_bot_in_its_seat() -> None:
    found = gains("auction_house", TOY, 6, {"silent": bids_nothing, "plain": unchanged})
    plain = sum(won("auction_house", TOY, number, None) for number in range(6)) / 6
    silent = sum(won("auction_house", TOY, number, bids_nothing) for number in range(6)) / 6
    assert found == {"silent": silent - plain, "plain": 0.0}
    assert plain > silent, "who never bids wins less"


@pytest.mark.parametrize("scenario", [None, jc2_sharps.SCENARIO])
def test_a_merchant_asks_for_prices_and_plays_on(scenario: str | None) -> None:
    """Whatever it offers can be kept: a move that cannot be made would end the measuring."""
    merchant = jc2_sharps.merchant()
    mode = ruleset(jc2_sharps.GAME).mode(3, scenario, None)
    assert won(jc2_sharps.GAME, mode, 0, None, lambda: merchant) in (0, 0.5, 1)
    assert merchant.turn


def test_merchants_are_measured_in_the_usual_game_and_where_there_are_firms(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[tuple[str, list[str]]] = []

    def gained(game: str, mode: Mode, games: int, habits: Any, others: Any = None) -> dict[str, float]:
        names = [*habits, *(others or {})]
        played.append((mode.scenario, names))
        return {name: 0.01 * (len(played) + number) for number, name in enumerate(names)}

    monkeypatch.setattr(sharps, "gains", gained)
    others = {"merchant": jc2_sharps.merchant}
    measured = sharps.figures("jc2", jc2_sharps.GAME, (4,), {"idle": unchanged}, "1813", others)
    found = {figure.name: figure.value for figure in measured["jc2.sharp_gain"]()}
    assert played == [("1813", ["idle"]), ("1710", ["merchant"]), ("1813", ["merchant.1813"])]
    assert found["jc2.sharp.4.merchant.1813"] == found["jc2.sharp_gain"] == 0.03


def test_habits_are_of_one_question_and_go_together() -> None:
    board = Board()
    board.factory(A, "food", full=1)
    board.step("turn.take", seat=A)
    found = hints(board.game, board.ask)
    assert found
    likes = wanting(board.ask.code, lambda position, asked, hint: hint.answer == "worker")
    assert best(likes(board.game, board.ask, found)).answer == "worker"
    assert wanting("another", lambda position, asked, hint: True)(board.game, board.ask, found) == found

    def turned(position: Any, asked: Decision, these: list[Hint]) -> list[Hint]:
        return [Hint(hint.answer, -hint.worth) for hint in these]

    assert best(both(likes, turned)(board.game, board.ask, found)).answer != "worker"


# --- Arkwright --------------------------------------------------------------------------------------------------
def chosen(board: Board, name: str) -> Any:
    found = hints(board.game, board.ask)
    assert found
    return best(SHARPS[name](board.game, board.ask, found)).answer


def at_work() -> Board:
    board = Board(year=1780)
    for good in ("food", "clothing"):
        board.wanted(good, 9)
        board.factory(A, good, full=2)
    return board


@pytest.mark.parametrize(
    "name, marker",
    [("machines", "machines"), ("quality", "quality"), ("marketing", "marketing"), ("factories", "factory"),
     ("workers", "worker"), ("shares", "exchange")],
)  # fmt: skip
def test_who_leans_to_one_action_takes_it(name: str, marker: str) -> None:
    board = at_work()
    board.step("turn.take", seat=A)
    assert chosen(board, name) == marker


def test_who_buys_shares_goes_there_with_money_only() -> None:
    board = at_work()
    board[A].cash = 20
    board.step("turn.take", seat=A)
    assert chosen(board, "shares") != "exchange"


def test_the_same_opening_is_for_the_first_decade() -> None:
    for cycle, marker in enumerate(OPENING):
        board = at_work()
        board.state.decade, board.state.cycle = 0, cycle
        assert GOODS[cycle]
        board.step("turn.take", seat=A)
        assert chosen(board, "opening") == marker


def test_shares_are_bought_to_the_last_pound_or_not_at_all() -> None:
    board = at_work()
    board[A].cash = 54
    board.step("exchange.work", seat=A)
    assert chosen(board, "shares") == 5 and chosen(board, "hoard") == 0
    last = Board(2, year=1810, good="lamps")
    last[A].shares, last[A].cash = 3, 55
    last.run(("close.exchange", {"seat": A}), phase="close")
    assert chosen(last, "hoard") == 5


def test_the_largest_ship_and_the_wanted_marker_are_taken() -> None:
    board = at_work()
    board.step("special.take", seat=A, additional=True, due=True, barred="")
    able = [value for value in board.open() if str(value).startswith("ship/")]
    assert chosen(board, "ships") == max(able, key=lambda value: board.options()[value].params["capacity"])
    assert chosen(board, "machines") in ("marker/1/light_machines/level", "tile/workshop")


def test_who_dumps_asks_the_least_price() -> None:
    board = at_work()
    board.step("price.adjust", seat=A)
    assert chosen(board, "dumping") == board.figures.min_price["food"]


@pytest.mark.parametrize(("name", "marker", "kind"), [
    ("light_quality_first", "light_quality", "quality"), ("light_marketing_first", "light_marketing", "marketing"),
])  # fmt: skip
def test_who_races_for_a_marker_takes_it_first_and_then_uses_it(name: str, marker: str, kind: str) -> None:
    board = at_work()
    board.state.decade = 0
    board.step("turn.take", seat=A)
    assert chosen(board, name) in ("machines", "worker"), "an action that lets one take a marker"
    board.step("special.take", seat=A, additional=True, due=True, barred="")
    assert chosen(board, name) == f"marker/1/{marker}/level"
    board.state.gray[0] = []
    board[A].gray = [marker]  # type: ignore[list-item]
    board.step("turn.take", seat=A)
    assert board.figures.marker[chosen(board, name)].kind == kind
    plain = hints(board.game, board.ask)
    board.state.decade = 3
    assert plain and SHARPS[name](board.game, board.ask, plain) == plain, "later as others do"


def test_who_promises_takes_the_largest_contract_that_a_ship_could_carry() -> None:
    board = at_work()
    board[A].cash = 0
    board[A].shares = 0
    board.ships(A, 4)
    board.step("exchange.work", seat=A).answer(0)
    assert board.options()[chosen(board, "contracts")].params["n"] == 4
