"""G and J3: revenue, expenses, loans, dividends, the share price, the Bailout."""

from __future__ import annotations

import pytest

from tests.games.john_company_first.board import PRINTED, A, B, Board, C, D

rule = pytest.mark.rule
JONES = 3


def trade(step: str, board: Board, *script: int) -> Board:
    return board.run("trade", f"trade.{step}", script=list(script))


def price(board: Board) -> int:
    return PRINTED.london.prices[board.state.company.price]


# --- player revenue ---------------------------------------------------------------------------------------------
@rule("jc1.trade.tax.place", "jc1.trade.tax.family", "jc1.trade.tax.presidency", "jc1.trade.tax.this_turn",
      "jc1.trade.revenue.bank")  # fmt: skip
def test_this_turns_tax_may_be_moved() -> None:
    board = Board().province("bombay", "bombay", "prosperous", holder=A).purse(province_bombay=4, president_bombay=0)
    trade("tax", board)
    assert board.ask.total == 3
    board.answer([1, 2])
    assert board[A].cash == 6
    assert (board.state.offices["province_bombay"].cash, board.state.offices["president_bombay"].cash) == (4, 2)
    assert board.state.company.revenue == 0


@rule("jc1.trade.tax.vacant", "jc1.trade.tax.place")
def test_on_a_vacant_province_the_tax_stays() -> None:
    board = trade("tax", Board().province("bombay", "bombay", "depressed"))
    assert board.stopped and board.state.offices["province_bombay"].cash == 1


@rule("jc1.card.law.permanent_settlement", "jc1.card.law.regulating_act_tax")
def test_laws_on_tax() -> None:
    board = Board().province("bengal", "bengal", holder=A).law("permanent_settlement", "regulating_act")
    trade("tax", board)
    assert board.ask.total == 5 and [slot.cap for slot in board.ask.slots] == [2, 5]


@rule("jc1.trade.bonus.amount", "jc1.trade.bonus.china", "jc1.trade.bonus.vacant", "jc1.card.law.regulating_act_bonus")
def test_the_presidential_bonus_follows_the_region() -> None:
    board = Board().held(president_bengal=A, china=B).cash(0, 0, 0, 0)
    for number in range(3):
        board.filled("bengal", number, "bombay")
    board.filled("madras", 0, "madras").state.ports["china"].orders[0].by = "china"
    trade("families", board)
    assert [family.cash for family in board.state.families] == [3, 1, 0, 0]
    trade("families", board.cash(0, 0, 0, 0).law("regulating_act"))
    assert [family.cash for family in board.state.families] == [2, 1, 0, 0]


@rule("jc1.trade.interloper.amount", "jc1.trade.interloper.anywhere", "jc1.card.law.private_trade_ban")
def test_captained_ships_earn_wherever_they_are() -> None:
    board = Board().captain("bengal", A, 2).cash(0, 0, 0, 0)
    board.state.ports["bengal"].tired = 4
    board.state.hold.captained[A] = 1
    board[A].stock -= 1
    assert trade("families", board)[A].cash == 6
    assert trade("families", board.cash(0, 0, 0, 0).law("private_trade_ban"))[A].cash == 3
    trade("expenses", board)
    assert board.told("trade.expenses")[0]["captains"] == 0


@rule("jc1.trade.interloper.jones")
def test_a_jones_ship_costs_the_company_and_pays_nobody() -> None:
    board = Board(3).captain("bengal", JONES)
    board.state.company.revenue = 4
    trade("families", board)
    trade("expenses", board)
    assert board.state.company.revenue == 3
    assert all(family.cash == 5 for family in board.state.families)


@rule("jc1.trade.other.cards", "jc1.card.prize.investment_bank", "jc1.post.prize.power")
def test_the_investment_bank_pays_once_a_family() -> None:
    board = trade("families", Board().prize("investment_bank", A, A, B).cash(0, 0, 0, 0))
    assert [family.cash for family in board.state.families] == [2, 2, 0, 0]


@rule("jc1.trade.other.cards", "jc1.card.prize.south_seas_firm")
@pytest.mark.parametrize("die, n", [(1, 4), (2, 4), (3, 1), (4, 1), (5, 0), (6, 0)])
def test_the_south_seas_firm_rolls(die: int, n: int) -> None:
    board = trade("families", Board().prize("south_seas_firm", A).cash(0, 0, 0, 0), die)
    assert board[A].cash == n


@rule("jc1.trade.other.families", "jc1.card.family.paxton")
@pytest.mark.parametrize("writers, n", [(0, 0), (1, 1), (4, 2), (7, 3)])
def test_paxton_earns_by_its_writers(writers: int, n: int) -> None:
    assert trade("families", Board().put("writers", A, writers).cash(0, 0, 0, 0))[A].cash == n


@rule("jc1.trade.other.families", "jc1.card.family.sykes")
def test_sykes_earns_by_its_offices_in_india() -> None:
    board = Board().named(A, "sykes").held(president_bengal=A, china=A, ship_purchasing=A)
    board.province("bombay", "bombay", holder=A).cash(0, 0, 0, 0)
    assert trade("families", board)[A].cash == 2


@rule("jc1.card.law.calico_acts_factory")
def test_calico_acts_pay_factories() -> None:
    board = trade("factories", Board().factory(A, A, B).law("calico_acts").cash(0, 0, 0, 0))
    assert [family.cash for family in board.state.families] == [2, 1, 0, 0]


# --- expenses -----------------------------------------------------------------------------------------------------
@rule("jc1.trade.expense.debt", "jc1.trade.expense.guns", "jc1.trade.expense.officers", "jc1.trade.expense.captains",
      "jc1.trade.expense.first", "jc1.trade.order.track", "jc1.trade.loan.only_if_short")  # fmt: skip
def test_what_the_company_owes() -> None:
    board = Board().guns("bengal", 4).officers("bombay", A, 3).captain("madras", B, 2)
    board.state.armies["bengal"].tired_guns = 2
    board.state.hold.guns = 5
    board.state.company.debt, board.state.company.revenue = 3, 12
    bank = board.state.bank
    trade("expenses", board)
    assert board.told("trade.expenses")[0] == {"n": 12, "revenue": 12, "debt": 3, "army": 7, "captains": 2}
    assert (board.state.company.revenue, board.state.company.debt, board.state.bank) == (0, 3, bank)
    assert board.stopped


@rule("jc1.card.law.recruitment_act", "jc1.card.law.tea_act")
def test_laws_on_expenses() -> None:
    board = Board().guns("bengal", 3).officers("bombay", A, 2).law("recruitment_act", "tea_act")
    board.state.company.debt, board.state.company.revenue = 5, 9
    trade("expenses", board)
    assert board.told("trade.expenses")[0]["army"] == 3 and board.told("trade.expenses")[0]["debt"] == 3


@rule("jc1.trade.loan.count", "jc1.trade.loan.disk", "jc1.trade.loan.leftover", "jc1.trade.loan.interest")
def test_just_enough_loans_and_the_rest_to_offices() -> None:
    board = Board().held(chairman=C).guns("bengal", 6)
    trade("expenses", board)
    assert board.asked == (C, "money.allocate") and board.ask.total == 4
    board.answer([4, 0, 0, 0, 0, 0])
    assert (board.state.company.debt, board.state.offices["president_bombay"].cash) == (2, 9)
    board.state.company.revenue = 9
    trade("expenses", board)
    assert board.told("trade.expenses")[0]["debt"] == 2


# --- dividends and the price ----------------------------------------------------------------------------------------
def dividends(revenue: int, *shares: int, space: int = 1, board: Board | None = None) -> Board:
    board = (board or Board().held(chairman=D)).shares(*shares).cash(0, 0, 0, 0)
    board.state.company.revenue, board.state.company.price = revenue, space
    return trade("dividends", board)


@rule("jc1.trade.dividend.may", "jc1.trade.dividend.cost", "jc1.trade.dividend.pay", "jc1.trade.dividend.multiple",
      "jc1.trade.dividend.chairman")  # fmt: skip
def test_dividends_pay_each_cube_in_the_court() -> None:
    board = dividends(13, 2, 1, 1, 0)
    assert board.asked == (D, "trade.dividends") and (board.ask.lo, board.ask.hi) == (0, 3)
    board.answer(3)
    assert [family.cash for family in board.state.families] == [6, 3, 3, 0]
    assert board.state.company.revenue == 1


@rule("jc1.trade.dividend.whole", "jc1.trade.dividend.empty")
@pytest.mark.parametrize("revenue, shares", [(6, (4, 3)), (9, ())])
def test_all_cubes_or_none(revenue: int, shares: tuple[int, ...]) -> None:
    board = dividends(revenue, *shares)
    assert board.stopped and board.told("trade.dividends")[0]["n"] == 0


@rule("jc1.family.jones.income")
def test_a_dividend_on_jones_shares_goes_to_nobody() -> None:
    board = Board(3).held(chairman=B).shares(1, 0, 0, 2)
    board.state.company.revenue = 3
    trade("dividends", board.cash(0, 0, 0)).answer(1)
    assert [family.cash for family in board.state.families] == [1, 0, 0]
    assert board.state.company.revenue == 0


@rule("jc1.card.law.dividend_act")
def test_the_dividend_act_allows_one() -> None:
    board = dividends(13, 4, board=Board().held(chairman=D).law("dividend_act"))
    assert board.ask.hi == 1


@rule("jc1.trade.price.up", "jc1.trade.price.same", "jc1.trade.price.down", "jc1.trade.price.top")
@pytest.mark.parametrize("space, paid, now", [(1, 3, 5), (1, 1, 4), (2, 0, 4), (5, 2, 8)])
def test_the_share_price_follows_the_dividends(space: int, paid: int, now: int) -> None:
    board = Board()
    board.state.company.price, board.state.trading.dividends = space, paid
    assert price(trade("price", board)) == now
    told = [event.rule for event in board.table.log(None) if event.code == "price.moved"]
    assert told == {(1, 3): ["jc1.trade.price.up"], (2, 0): ["jc1.trade.price.down"]}.get((space, paid), [])


@rule("jc1.trade.shareholders.must", "jc1.trade.shareholders.no_loan")
def test_at_the_lowest_price_a_dividend_is_forced() -> None:
    board = dividends(6, 3, 3, space=0)
    assert board.stopped and board.told("trade.dividends")[0]["n"] == 1
    board = dividends(12, 3, 3, space=0)
    assert (board.ask.lo, board.ask.hi) == (1, 2)
    short = dividends(5, 3, 3, space=0)
    assert short.stopped and (short.state.company.debt, short.state.company.revenue) == (0, 5)


@rule("jc1.trade.allocate.all", "jc1.trade.allocate.offices", "jc1.trade.allocate.acting", "jc1.trade.allocate.later")
def test_all_that_is_left_goes_to_treasuries() -> None:
    board = Board()
    board.state.offices["chairman"].former = C
    board.state.company.revenue = 7
    trade("allocate", board)
    assert board.asked == (C, "money.allocate")
    assert [slot.value for slot in board.ask.slots] == [
        "president_bombay", "president_madras", "president_bengal", "ship_purchasing", "goods_purchasing",
        "military_affairs",
    ]  # fmt: skip
    assert board.refused([6, 0, 0, 0, 0, 0]) == "kernel.answer.total"
    board.answer([0, 0, 7, 0, 0, 0])
    assert (board.state.company.revenue, board.state.offices["president_bengal"].cash) == (0, 12)


# --- Bailout --------------------------------------------------------------------------------------------------------
def bailed(board: Board) -> Board:
    board.state.company.price = 0
    return board


@rule("jc1.victory.bailout.when", "jc1.trade.shareholders.bailout", "jc1.trade.shareholders.timing",
      "jc1.trade.order.steps")  # fmt: skip
def test_a_bailout_comes_when_trade_is_over() -> None:
    board = bailed(Board().held(chairman=A).shares(2, 1)).cash(9, 9, 9, 9)
    board.state.company.revenue = 2
    trade("begin", board).answer([2, 0, 0, 0, 0, 0])
    codes = [event.code for event in board.table.log(None)]
    assert codes.index("trade.expenses") < codes.index("trade.dividends") < codes.index("money.allocated")
    assert codes.index("money.allocated") < codes.index("bailout.begun")
    fine = Board().held(chairman=A).shares(2, 1)
    assert price(trade("price", fine)) == 3 and not fine.told("bailout.begun")


@rule("jc1.victory.bailout.when", "jc1.victory.bailout.no_attrition")
def test_executives_whom_a_bailout_dismisses_roll_no_attrition_in_that_turn() -> None:
    """It is over before a card is revealed; the other offices roll."""
    board = bailed(Board().shares(3)).held(chairman=A, director_of_trade=B, military_affairs=C).cash(0, 0, 0, 0)
    board.deck("royal_favour").run("trade", "trade.price", "post.begin", script=[1] * 9).answer("home", "home")
    codes = [event.code for event in board.table.log(None)]
    assert codes.index("bailout.begun") < codes.index("post.revealed") < codes.index("attrition.rolled")
    assert [told["office"] for told in board.told("attrition.rolled")] == ["military_affairs"]


@rule("jc1.victory.bailout.order", "jc1.victory.bailout.single", "jc1.victory.bailout.many",
      "jc1.victory.bailout.price", "jc1.victory.bailout.vacate", "jc1.victory.bailout.prize",
      "jc1.victory.bailout.debt", "jc1.victory.bailout.no_attrition")  # fmt: skip
def test_shares_are_cut_and_the_executives_leave() -> None:
    board = bailed(Board().shares(4, 1).prize("royal_society").cash(7, 0, 0, 0))
    board.held(chairman=A, director_of_trade=B, president_bengal=C, military_affairs=D)
    board.state.company.debt = 4
    stock = board[A].stock
    trade("price", board)
    assert board.state.company.court[:2] == [1, 0] and board[A].stock == stock + 3
    assert (price(board), board.state.company.debt) == (3, 4)
    assert board.asked == (A, "prize.which")
    board.answer("royal_society", "home", "home")
    assert (board[A].cash, board.state.prizes["royal_society"].fresh[A]) == (0, 1)
    held = [name for name, office in board.state.offices.items() if office.post == "held"]
    assert held == ["military_affairs"]
    told = [event.code for event in board.table.log(None) if event.code.startswith("bailout")]
    assert told == ["bailout.begun", *["bailout.shares"] * 2, *["bailout.left"] * 3]
    board.run("evening_post", "post.attrition", script=[1])
    assert [told["office"] for told in board.told("attrition.rolled")] == ["military_affairs"]


@rule("jc1.victory.bailout.jones", "jc1.victory.failure.jones")
def test_jones_shares_are_cut_too_and_save_nobody() -> None:
    board = trade("price", bailed(Board(3).shares(2, 0, 0, 3)))
    assert board.state.company.court == [1, 0, 0, 1]
    board = trade("price", bailed(Board(3).shares(1, 0, 0, 3)))
    assert board.told("end.failure") and board.game.result is not None


@rule("jc1.victory.failure.when", "jc1.victory.failure.penalty", "jc1.victory.failure.no_prizes")
def test_without_a_players_share_the_company_fails() -> None:
    board = bailed(Board().shares(1, 1).held(chairman=A, president_bengal=A, military_affairs=B).prize("ambassador"))
    board.cash(20, 20, 20, 20)
    trade("price", board)
    assert board.game.result is not None
    assert board.game.result["scores"] == [-6, 0, 0, 0]
    assert not board.told("prize.claimed") and board.state.ending.why == "failure"
