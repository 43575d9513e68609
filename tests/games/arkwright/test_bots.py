"""What the bots think: prices, actions, and what they do with money; and that each level plays better than the last."""

from __future__ import annotations

import pytest

from pygame_core.bots import Driver, make
from pygame_core.games.arkwright import RULESET
from pygame_core.games.arkwright.bots import hints, weighty
from pygame_core.games.arkwright.bots.gains import cash_needed, shares_to_buy
from pygame_core.games.arkwright.bots.position import evaluate
from pygame_core.games.arkwright.bots.worth import best_price, cycles_left, profit
from pygame_core.kernel.table import Player, Table
from pygame_core.parts.hints import best
from tests.games.arkwright.board import A, B, Board


def answer(board: Board) -> object:
    found = hints(board.game, board.ask)
    assert found
    return best(found).answer


def test_the_best_price_sells_what_is_made() -> None:
    board = Board()
    board.wanted("food", 8)
    factory = board.factory(A, "food", full=2, price=2)
    found, price = best_price(board.game, A, "food", factory)
    assert price == 5 and found == profit(board.game, A, "food", factory, 5)
    assert all(profit(board.game, A, "food", factory, other) <= found for other in range(2, 9))
    board.step("price.adjust", seat=A)
    assert answer(board) == 5


def test_how_often_a_good_is_still_made() -> None:
    board = Board(year=1800, good="cutlery")
    board.state.phase = "actions"
    assert [cycles_left(board.game, good) for good in ("food", "clothing", "cutlery", "lamps")] == [1, 1, 2, 2]
    board.state.phase = "close"
    assert cycles_left(board.game, "cutlery") == 1


def test_cash_is_kept_for_what_is_due() -> None:
    board = Board()
    board.factory(A, "food", full=2)
    board[A].cash = cash_needed(board.game, A) + 25
    assert shares_to_buy(board.game, A) == 2
    board[A].cash -= 20
    assert shares_to_buy(board.game, A) == 0
    board.step("exchange.work", seat=A)
    assert answer(board) == 0


def test_a_loan_and_open_contracts_are_worth_less() -> None:
    board = Board()
    board.factory(A, "food", full=2, price=5)
    usual = evaluate(board.game, A)
    board[A].contracts = {"food": 4}
    assert evaluate(board.game, A) < usual
    board[A].contracts, board[A].loans = {}, 1
    assert evaluate(board.game, A) < usual


def test_a_better_factory_and_a_rising_price_are_worth_more() -> None:
    board = Board()
    board.wanted("food", 8)
    board.factory(A, "food", full=2, price=5)
    usual = evaluate(board.game, A)
    board.factory(A, "food", full=2, price=8)
    assert evaluate(board.game, A) == usual, "prices can be changed"
    board.factory(A, "food", level=2, full=2, price=5)
    assert evaluate(board.game, A) > usual
    board.factory(A, "food", full=2, price=5)
    board[A].space += 3
    assert evaluate(board.game, A) > usual


def test_only_the_price_that_counts_next_is_thought_about() -> None:
    board = Board(good="clothing")
    for good in ("food", "clothing"):
        board.wanted(good, 8)
        board.factory(A, good, full=2)
    thought = {}
    board.step("price.adjust", seat=A)
    while board.ask.code == "price.set":
        thought[board.ask.params["good"]] = weighty(board.game, board.ask)
        board.answer(5)
    assert thought == {"food": False, "clothing": True}


def test_workers_fill_lines_that_pay() -> None:
    board = Board(year=1780)
    board.wanted("lamps", 9)
    board.factory(A, "lamps", level=2, full=1, price=9)
    board.step("worker.work", seat=A)
    assert answer(board) == [3, 0], "one more line, and nobody for the warehouse"


def test_everything_is_spent_on_shares_in_the_end() -> None:
    board = Board(2, year=1810, good="lamps")
    board[B].shares, board[B].cash = 3, 55
    board.run(("close.exchange", {"seat": B}), phase="close")
    assert answer(board) == 5


def winners(seats: list[str], seed: str) -> list[int]:
    table = Table(RULESET, RULESET.mode(len(seats), None, None), seed, [Player(kind, kind) for kind in seats])
    made = Driver(table, {seat: make("arkwright", kind) for seat, kind in enumerate(seats)}, seed).play()
    assert not [one for one in made if one.failed]
    assert table.result is not None
    won: list[int] = table.result["winners"]
    return won


@pytest.mark.native
def test_steady_bots_beat_random_ones() -> None:
    for place in range(2):
        seats = ["random"] * 3
        seats[place] = "steady"
        assert winners(seats, f"{place}") == [place]
