"""The share price track, emergency sales and loans, and what is bought and sold."""

from __future__ import annotations

import pytest

from pygame_core.games.arkwright import stock
from tests.games.arkwright.board import A, B, Board


def at(space: int, *, shares: int = 10, cash: int = 0, loans: int = 0) -> Board:
    board = Board()
    board[A].space, board[A].shares, board[A].cash, board[A].loans = space, shares, cash, loans
    return board


def pay(board: Board, amount: int) -> tuple[int, int, int, int]:
    """Pay, and see cash, shares, loans and the space."""
    board.run()
    said = stock.emergency(board.game, A, amount)
    shares, loans = board[A].shares, board[A].loans
    stock.pay(board.game, A, amount)
    board.look()
    company = board[A]
    assert said == (shares - company.shares, company.loans - loans, company.space)
    return company.cash, company.shares, company.loans, company.space


# --- the track --------------------------------------------------------------------------------------------------
@pytest.mark.rule("ark.def.stock.known-values", "ark.def.stock.indicator-spaces", "ark.def.stock.first-ten-value")
def test_values_of_the_track() -> None:
    for space, value in ((10, 10), (22, 16), (28, 19), (35, 22), (41, 24)):
        assert stock.value(at(space).game, A) == value
    assert [stock.value(at(space).game, A) for space in range(1, 11)] == list(range(1, 11))
    board = at(10)
    stock.move(board.game, A, 12)
    assert board[A].space == 22 and stock.value(board.game, A) == 16


@pytest.mark.rule("ark.def.stock.first-ten-buy", "ark.example.sell-at-9", "ark.exchange.shares.sell-first-ten",
                  "ark.example.buy-at-22", "ark.exchange.shares.buy-price")  # fmt: skip
def test_prices_of_shares() -> None:
    assert stock.cost(at(22).game, A) == 16
    low = at(9).game
    assert (stock.value(low, A), stock.cost(low, A)) == (9, 10)


@pytest.mark.rule("ark.def.stock.floor", "ark.def.stock.ceiling")
def test_the_ends_of_the_track() -> None:
    board = at(2)
    stock.move(board.game, A, -9)
    assert board[A].space == 1
    values = [stock.value(at(space).game, A) for space in range(58, 68)]
    assert values == [30, 30, 30, 31, 31, 31, 32, 32, 32, 33]


# --- emergency sales --------------------------------------------------------------------------------------------
@pytest.mark.rule("ark.example.emergency-28", "ark.emergency.when", "ark.emergency.price", "ark.emergency.rest-cash",
                  "ark.emergency.loss", "ark.emergency.loss-once", "ark.emergency.smallest-number")  # fmt: skip
def test_the_emergency_sale_of_the_rulebook() -> None:
    assert pay(at(28), 30) == (8, 8, 0, 24)
    assert pay(at(28), 38) == (0, 8, 0, 24)
    assert pay(at(28, cash=12), 30) == (1, 9, 0, 26)
    assert pay(at(30), 90) == (10, 5, 0, 15), "five shares of £20, three spaces each, read once at 30"
    assert pay(at(28, cash=30), 30) == (0, 10, 0, 28), "who has the money sells nothing"


@pytest.mark.rule("ark.emergency.loss-first-ten", "ark.emergency.value-first-ten", "ark.emergency.loss")
def test_emergencies_at_both_ends() -> None:
    assert pay(at(9), 20) == (7, 7, 0, 6)
    assert pay(at(10), 20) == (0, 8, 0, 8)
    assert stock.first_digit(104) == 10 and stock.first_digit(99) == 9


# --- loans ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("ark.loan.when", "ark.loan.amount", "ark.loan.loss", "ark.loan.unlimited")
def test_loans_without_shares() -> None:
    assert pay(at(28, shares=0), 25) == (5, 0, 3, 22)
    assert pay(at(45, shares=0), 120) == (0, 0, 12, 1)
    assert pay(at(28, shares=1), 19) == (0, 0, 0, 26), "as long as a share is left, it is sold"


@pytest.mark.rule("ark.loan.after-shares", "ark.loan.loss-below-ten")
def test_loans_after_the_last_share() -> None:
    assert pay(at(20, shares=2), 60) == (0, 0, 3, 13), "two shares of £15 bring 20 to 16, three loans cost 1 each there"
    assert pay(at(6, shares=0), 30) == (0, 0, 3, 3)


@pytest.mark.rule("ark.emergency.any-action", "ark.emergency.by-steps", "ark.action.space.cost")
def test_actions_are_taken_without_cash() -> None:
    board = Board()
    board.factory(A, "food", full=1)
    board.place(A, "quality", 10)
    board[A].cash = 0
    board.take_turn(A, "quality", 10)
    sold = board.told("emergency.sold")
    assert [row["count"] for row in sold] == [2], "fee and cost are one payment of £12"
    assert board[A].cash == 8 and board[A].space == 8


# --- the Stock Exchange action ----------------------------------------------------------------------------------
def exchange(board: Board) -> Board:
    return board.step("exchange.work", seat=A)


@pytest.mark.rule("ark.exchange.order", "ark.exchange.optional-parts", "ark.exchange.goods.reserve-price",
                  "ark.def.goods.minimum-price", "ark.exchange.goods.no-share-effect",
                  "ark.exchange.loans.repay-price", "ark.exchange.loans.any-number",
                  "ark.factory.close.reserve-sale", "ark.loan.repay-only-exchange")  # fmt: skip
def test_the_order_of_the_stock_exchange() -> None:
    board = at(22, cash=12, loans=2)
    board[A].goods = {"food": 1, "clothing": 1, "cutlery": 2, "lamps": 1}
    exchange(board)
    asked = []
    for answer in ([1, 1, 2, 1], 2, 0, 0, "done"):
        asked.append(board.ask.code)
        board.answer(answer)
    assert asked == ["exchange.goods", "exchange.loans", "exchange.sell", "exchange.limit", "exchange.contract"]
    assert board.stopped
    assert board.told("exchange.goods")[0]["n"] == 2 + 3 + 4 + 4 + 5
    assert board[A].loans == 0 and board[A].cash == 12 + 18 - 26 and board[A].goods == {}
    assert board[A].space == 22


@pytest.mark.rule("ark.exchange.loans.block-buying")
def test_loans_bar_buying() -> None:
    board = exchange(at(22, cash=40, loans=4))
    assert board.ask.code == "exchange.loans"
    board.answer(3)
    assert board.ask.code == "exchange.sell", "no share can be bought while a loan is open"
    free = exchange(at(22, cash=40, loans=1)).answer(1)
    assert free.ask.code == "exchange.buy"


@pytest.mark.rule("ark.exchange.shares.buy-any", "ark.exchange.shares.price-unmoved", "ark.exchange.shares.sell-any",
                  "ark.def.shares.own-company")  # fmt: skip
def test_buying_and_selling() -> None:
    board = exchange(at(22, cash=50))
    assert (board.ask.code, board.ask.lo, board.ask.hi) == ("exchange.buy", 0, 3)  # type: ignore[attr-defined]
    board.answer(3)
    assert (board[A].shares, board[A].cash, board[A].space) == (13, 2, 22)
    assert [board[seat].shares for seat in (1, 2, 3)] == [10, 10, 10]
    selling = exchange(at(22, cash=50)).answer(0)
    assert selling.ask.code == "exchange.sell"
    selling.answer(10)
    assert (selling[A].shares, selling[A].cash, selling[A].space) == (0, 50 + 160, 22)


@pytest.mark.rule("ark.exchange.shares.buy-limit-bank")
def test_the_bank_has_no_more() -> None:
    board = exchange(at(10, shares=28, cash=90))
    assert board.ask.hi == 2  # type: ignore[attr-defined]


@pytest.mark.rule("ark.emergency.scope")
def test_what_is_no_payment_due_needs_cash() -> None:
    board = exchange(at(22, cash=10, loans=1))
    assert board.ask.code == "exchange.sell", "neither the loan nor a share is paid by an emergency sale"
    assert board[A].loans == 1 and board[A].shares == 10


# --- contracts --------------------------------------------------------------------------------------------------
def contracts(board: Board) -> Board:
    """At the question of contracts, with no limit."""
    exchange(board)
    while board.ask.code != "exchange.contract":
        board.answer(0)
    return board


@pytest.mark.rule("ark.exchange.contract.place", "ark.exchange.contract.free", "ark.exchange.contract.track",
                  "ark.exchange.contract.one-per-good", "ark.exchange.contract.share-space",
                  "ark.exchange.contract.raise", "ark.example.contracts-new-and-raised",
                  "ark.exchange.contract.no-lower", "ark.exchange.contract.no-factory-needed",
                  "ark.exchange.contract.max-ten")  # fmt: skip
def test_contracts_are_taken_and_raised() -> None:
    board = at(10, cash=3)
    board[A].contracts = {"cutlery": 2}
    contracts(board)
    assert [value for value in board.options() if value.startswith("contract/food")] == [
        f"contract/food/{n}" for n in (2, 4, 6, 8, 10)
    ]
    assert board.why("contract/cutlery/2") == "ark.exchange.contract.no-lower"
    board.answer("contract/food/6", "contract/cutlery/4", "contract/lamps/4")
    assert board.why("contract/food/4") == "ark.exchange.contract.no-lower"
    board.answer("contract/food/10")
    assert board.why("contract/food/10") == "ark.exchange.contract.no-lower"
    board.answer("done")
    assert board[A].contracts == {"food": 10, "cutlery": 4, "lamps": 4} and board[A].cash == 3


@pytest.mark.rule("ark.exchange.limit.place", "ark.exchange.limit.not-below-contracts",
                  "ark.exchange.limit.blocks-contracts", "ark.exchange.limit.only-here")  # fmt: skip
def test_the_contract_limit() -> None:
    board = at(10, cash=3)
    board[A].contracts, board[A].limit = {"food": 4}, 6
    exchange(board).answer(0)
    assert board.ask.code == "exchange.limit"
    assert board.why(2) == "ark.exchange.limit.not-below-contracts" and set(board.open()) == {0, 4, 6, 8, 10}
    board.answer(8)
    assert board.why("contract/clothing/10") == "ark.exchange.limit.blocks-contracts"
    board.answer("contract/clothing/8", "done")
    assert (board[A].limit, board[A].contracts) == (8, {"food": 4, "clothing": 8})
    again = exchange(board).answer(0, 0)
    assert again[A].limit == 0 and "contract/lamps/10" in again.open()


@pytest.mark.rule("ark.exchange.additional-special")
def test_the_stock_exchange_brings_a_special_marker() -> None:
    board = at(22, cash=10)
    board.take_turn(A, "exchange", 2)
    board.answer(0, 0)
    while board.ask.code != "special.take":
        board.answer(0 if board.ask.code == "exchange.limit" else "done")
    assert board.ask.seat == A


# --- the Investor -----------------------------------------------------------------------------------------------
def investing(cost: int) -> Board:
    board = at(22, cash=60)
    board[A].gray = ["investor", "dark_machines"]
    board.factory(A, "food", full=2)
    board.place(A, "dark_machines", 10)
    return board.take_turn(A, "investor", cost)


@pytest.mark.rule("ark.investor.two-actions", "ark.investor.choice-one", "ark.investor.order-free",
                  "ark.investor.copy-marker", "ark.example.investor-machines", "ark.investor.no-extra-cost",
                  "ark.investor.cost-decides", "ark.investor.copied-marker-stays",
                  "ark.investor.no-additional")  # fmt: skip
def test_the_investor_copies_a_marker_wherever_it_lies() -> None:
    board = investing(2)
    assert board.open() == ["exchange", "use/worker", "use/machines", "use/dark_machines", "done"]
    board.answer("exchange", 0, 1, 0, "done")
    assert board.told("exchange.sold")[0]["count"] == 1
    assert board.open() == ["use/worker", "use/machines", "use/dark_machines", "done"]
    board.answer("use/dark_machines")
    assert board.ask.params["n"] == 1, "the £2 of the Investor's space give one machine"
    board.answer([1, 0])
    assert board.machines(A, "food") == [1, 0, 0, 0] and board[A].cash == 60 - 2 + 16
    assert board[A].spaces == ["investor", "", "", "", "dark_machines"]
    assert board.stopped, "neither prices nor a special marker follow"


@pytest.mark.rule("ark.tile.administrator.lost", "ark.investor.copy-marker")
def test_a_marker_that_is_locked_in_is_not_copied() -> None:
    board = at(22, cash=60)
    board[A].gray = ["investor", "dark_machines"]
    board.factory(A, "food", full=2)
    board.place(A, "machines", 2)
    board.state.bureaucracy = True
    board.take_turn(A, "investor", 4)
    assert board.why("use/machines") == "ark.tile.administrator.lost"
    assert board.open() == ["exchange", "use/worker", "use/dark_machines", "done"]
    board.tiles(A, "administrator")
    assert "use/machines" in board.step("investor.work", seat=A, paid=4, left="both").open()


@pytest.mark.rule("ark.investor.order-free", "ark.investor.cost-decides")
def test_the_investor_may_begin_with_the_other_action() -> None:
    board = investing(6)
    board.answer("use/dark_machines")
    assert board.ask.params["n"] == 3
    board.answer([1, 1])
    assert board.open() == ["exchange", "done"]


def test_other_companies_are_not_touched() -> None:
    board = at(28, cash=0)
    before = (board[B].cash, board[B].shares, board[B].space)
    pay(board, 50)
    assert (board[B].cash, board[B].shares, board[B].space) == before
