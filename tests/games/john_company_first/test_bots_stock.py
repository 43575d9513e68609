"""What the bots place while cubes are left, and what they keep once each further one leaves a prize or a manor."""

from __future__ import annotations

from typing import Any

import pytest

from pygame_core.games.john_company_first.bots import hints, hiring, stock
from pygame_core.games.john_company_first.bots.worth import Worth, value
from pygame_core.games.john_company_first.refs import FAMILY_DEED, Box
from pygame_core.parts.hints import best
from tests.games.john_company_first.board import A, B, Board

TURNS = 3


def spent(board: Board, left: int = 0) -> Board:
    """A family with so many cubes left in its stock."""
    board[A].stock = left
    return board


def liked(board: Board) -> Any:
    found = hints(board.game, board.table.pending[0])
    assert found is not None
    return best(found).answer


def missed(board: Board, n: int, turns: int = TURNS) -> float:
    return stock.missed(board.game, A, n, turns)


# --- what a cube is worth ---------------------------------------------------------------------------------------
def test_cubes_that_the_stock_lacks_cost_the_least_of_what_lies_elsewhere() -> None:
    board = spent(Board().prize("baronetcy", A).prize("grand_tour", A).put("manors", A))
    assert stock.laid(board.game, A) == [2, 3, 9]
    assert [missed(board, n) for n in (1, 2, 3)] == [2.0, 5.0, 14.0]
    assert missed(spent(board, 2), 3, turns=0) == 2.0, "two of them lie in the stock"


def test_the_last_cubes_of_the_stock_are_worth_as_much_as_turns_need_of_them() -> None:
    few, many = spent(Board(), stock.NEEDED * TURNS), spent(Board(), stock.NEEDED * TURNS + 1)
    assert missed(many, 1) == 0.0
    assert missed(few, 1) == pytest.approx(stock.LATER)
    assert missed(few, 1, turns=0) == 0.0, "no turn comes that could need them"


def test_a_family_with_cubes_left_stands_better() -> None:
    assert value(spent(Board(), 4).game, A) > value(spent(Board(), 1).game, A)


# --- what is placed ---------------------------------------------------------------------------------------------
def test_people_are_not_worth_a_prize() -> None:
    """They would cost nothing but the cubes; and those lie on prizes."""

    def asked(left: int) -> Board:
        board = Board(scenario="post_monopoly").prize("ambassador", A).prize("house_of_lords", A).cash(0, 9, 9, 9)
        board.state.rounds.passed, board.state.rounds.taken = [False] * 4, [[] for _ in range(4)]
        return spent(board, left).run("family", ("dereg.action", {"seat": A}))

    placed = FAMILY_DEED.read(liked(asked(12)))
    assert isinstance(placed, Box) and placed.box in ("writer", "officer")
    assert liked(asked(0)) == "pass"


def test_what_must_be_placed_is_one_cube() -> None:
    """In the Family Phase nobody may pass: without a stock one prize is given up, and not one for each writer."""
    board = spent(Board().prize("grand_tour", A, A).cash(0, 0, 0, 0)).run("family", ("family.action", {"seat": A}))
    board.answer("writer")
    assert board.ask.code == "family.number" and board.ask.hi == 2
    assert liked(board) == 1
    full = Board().cash(0, 0, 0, 0).run("family", ("family.action", {"seat": A}))
    full.answer("writer")
    assert liked(full) == 2


def test_a_promise_without_a_stock_costs_a_prize_beside() -> None:
    rich, poor = Board().prize("baronetcy", A), spent(Board().prize("baronetcy", A))
    prices = [Worth(board.game, A).owing([B], 1) for board in (rich, poor)]
    assert prices[1] - prices[0] == 9.0


# --- shares -----------------------------------------------------------------------------------------------------
def before_election(*shares: int, price: int = 0) -> Board:
    board = Board().shares(*shares).prize("house_of_lords").cash(20, 20, 20, 20)
    board.state.company.price = price
    return board


def test_the_last_two_shares_together_are_not_given_for_the_chair() -> None:
    """Of two shares a Bailout leaves one, and the Company lives; the Chairman's is gone before."""
    leads = [
        hiring.leader(Worth(before_election(*shares, price=price).game, A), A)
        for shares, price in (((2, 1), 0), ((2, 2), 0), ((3, 1), 0), ((2, 1), 4))
    ]
    assert leads[0] < 0 < min(leads[1:])
    assert liked(before_election(2, 1).run("company", "hiring.election")) == B
    assert liked(before_election(2, 2).run("company", "hiring.election")) == A


def test_nobody_is_supported_who_would_leave_the_company_without_them() -> None:
    board = before_election(1, 2, 1).held(director_of_trade=A).run("company", "hiring.election")
    board.answer(B)
    assert (board.ask.code, board.ask.seat) == ("election.support", B)
    assert liked(board) == "no"


def test_two_shares_are_worth_more_to_those_who_would_be_blamed() -> None:
    plain, blamed = before_election(), before_election().held(director_of_trade=A)
    assert Worth(blamed.game, A).saved() == 2 * Worth(plain.game, A).saved() > 0
    assert Worth(before_election(price=2).game, A).saved() == 0.0
