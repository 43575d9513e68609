"""VI. Revenue: expenses, emergency loans, expectations, dividends."""

from __future__ import annotations

import pytest

from pygame_core.games.john_company_second.phases.revenue import charges, loans_needed
from pygame_core.parts.money import total
from tests.games.john_company_second.board import A, B, C
from tests.games.john_company_second.spoken import SpokenBoard

rule = pytest.mark.rule


def company(balance: int, standing: int = 4, debt: int = 0) -> SpokenBoard:
    """A Company without ships and soldiers; space 4 of the Standing track expects £10."""
    board = SpokenBoard()
    board.state.company.balance, board.state.company.standing, board.state.company.debt = balance, standing, debt
    for army in board.state.india.armies.values():
        army.regiments = 0
    for zone in board.state.company.company_ships:
        board.state.company.company_ships[zone] = 0
    board.state.parliament.passed.clear()
    board.state.parliament.discards.append("royal_protection")
    return board


def regiments(board: SpokenBoard, n: int) -> None:
    board.state.india.armies["madras"].regiments = n


def protect(board: SpokenBoard) -> None:
    board.state.parliament.discards.remove("royal_protection")
    board.state.parliament.passed.append("royal_protection")


# --- expenses -------------------------------------------------------------------------------------------------
@rule("jc2.revenue.expense.debt", "jc2.law.company_aids_government")
def test_each_debt_costs_a_pound_or_two_when_the_company_aids_the_government() -> None:
    board = company(20, debt=4)
    board.run("revenue", "revenue.expenses")
    assert board.state.company.balance == 16
    board = company(20, debt=4)
    board.law("company_aids_government")
    board.run("revenue", "revenue.expenses")
    assert board.state.company.balance == 12


@rule("jc2.revenue.expense.army", "jc2.revenue.expense.not_commander", "jc2.revenue.expense.not_training")
def test_officers_and_regiments_are_paid_commanders_trainees_and_allies_are_not() -> None:
    board = company(20)
    board.officers(A, "madras", 2, tired=1)
    regiments(board, 1)
    board.state.india.armies["bengal"].exhausted_regiments = 1
    for army in ("bombay", "madras", "bengal"):
        board.commander(B, army)
    board.training(C, 2)
    board.state.india.armies["bengal"].alliances["orissa"] = True
    board.run("revenue", "revenue.expenses")
    assert board.state.company.balance == 15


@rule("jc2.law.sepoy_recruitment")
def test_with_sepoys_regiments_cost_nothing() -> None:
    board = company(20)
    board.officers(A, "madras", 2)
    regiments(board, 4)
    board.law("sepoy_recruitment")
    assert total(charges(board.game)) == 2


@rule("jc2.revenue.expense.ships", "jc2.revenue.expense.not_ships")
def test_every_ship_at_sea_costs_a_pound() -> None:
    board = company(20)
    board.state.india.china = True
    for zone in ("west_indian", "china"):
        board.yard(A, zone)
    board.state.company.company_ships["east_indian"] = 1
    board.state.company.extra_ships["south_indian"] = 1
    board.yard(B, "yard")
    board.yard(B, "firm")
    board.state.india.regions["mysore"].half_ship = True
    board.run("revenue", "revenue.expenses")
    assert board.state.company.balance == 16
    assert board.told("revenue.expenses")[0] == {
        "n": 4, "balance": 20, "debt": 0, "officers": 0, "regiments": 0, "ships": 4,
    }  # fmt: skip


@rule("jc2.revenue.expense.no_treasuries")
def test_treasuries_pay_no_expenses() -> None:
    board = company(3)
    regiments(board, 9)
    board.state.company.treasuries["president_of_bombay"] = 8
    board.run("revenue", "revenue.expenses")
    assert board.told("revenue.loans") == [{"n": 2, "cash": 10, "debt": 2}]
    assert board.state.company.treasuries["president_of_bombay"] == 8


# --- loans ----------------------------------------------------------------------------------------------------
@rule("jc2.revenue.loan.when", "jc2.revenue.loan.effect", "jc2.revenue.loan.zero", "jc2.revenue.loan.no_expense")
def test_two_loans_pay_for_nine_pounds() -> None:
    board = company(2, debt=0)
    regiments(board, 9)
    board.run("revenue", "revenue.expenses")
    state = board.state
    assert (state.company.balance, state.company.debt, state.turn.revenue.loans) == (0, 2, 2)
    assert state.company.standing == 3
    board = company(2, debt=3)
    regiments(board, 6)
    board.run("revenue", "revenue.expenses")
    assert (board.state.company.debt, board.state.company.balance) == (5, 0)


@rule("jc2.revenue.loan.max_debt", "jc2.revenue.loan.standing_big")
def test_at_the_end_of_the_debt_track_loans_still_help_and_hurt() -> None:
    board = company(1, debt=8)
    regiments(board, 6)
    assert loans_needed(board.game, 14) == 3
    board.run("revenue", "revenue.expenses")
    assert (board.state.company.debt, board.state.company.standing, board.state.company.balance) == (8, 2, 0)
    assert board.told("revenue.loans") == [{"n": 3, "cash": 15, "debt": 8}]


@rule("jc2.revenue.loan.standing_small", "jc2.revenue.loan.standing_big")
@pytest.mark.parametrize(("due", "standing"), [(5, 3), (10, 3), (11, 2), (20, 2)])
def test_standing_falls_by_one_or_two(due: int, standing: int) -> None:
    board = company(0)
    regiments(board, due)
    board.run("revenue", "revenue.expenses")
    assert board.state.company.standing == standing


@rule("jc2.revenue.loan.exact")
def test_an_exact_balance_needs_no_loan() -> None:
    board = company(9)
    regiments(board, 9)
    board.run("revenue", "revenue.expenses")
    assert (board.state.company.balance, board.state.company.standing, board.state.company.debt) == (0, 4, 0)


# --- Royal Protection -----------------------------------------------------------------------------------------
def in_need() -> SpokenBoard:
    board = company(2)
    board.office(B, "chairman")
    regiments(board, 9)
    protect(board)
    return board


@rule("jc2.law.royal_protection")
def test_royal_protection_cancels_what_cannot_be_paid() -> None:
    board = in_need()
    board.run("revenue", "revenue.open")
    assert board.asked == [(B, "revenue.protection")]
    loans, protection = board.options()["loans"].params, board.options()["protection"].params
    assert (loans, protection) == ({"n": 2, "debt": 2, "lost": 1}, {"n": 7})
    board.answer("protection")
    company = board.state.company
    assert (company.balance, company.debt) == (0, 0)
    assert company.standing == 3, "the expectations are checked all the same"
    assert board.state.parliament.passed == [] and "royal_protection" in board.state.parliament.discards


@rule("jc2.law.royal_protection", "jc2.revenue.expectations.after_loans")
def test_the_chairman_may_take_the_loans_instead() -> None:
    board = in_need()
    board.run("revenue", "revenue.open").answer("loans")
    company = board.state.company
    assert (company.balance, company.debt, company.standing) == (0, 2, 2)
    assert board.state.parliament.passed == ["royal_protection"]


@rule("jc2.law.royal_protection")
def test_without_a_chairman_or_a_need_nobody_is_asked() -> None:
    board = company(2)
    regiments(board, 9)
    protect(board)
    board.run("revenue", "revenue.expenses")
    assert board.stopped and board.state.company.debt == 2
    board = in_need()
    board.state.company.balance = 9
    board.run("revenue", "revenue.expenses")
    assert board.stopped and board.state.parliament.passed == ["royal_protection"]


# --- Calico Acts ----------------------------------------------------------------------------------------------
@rule("jc2.law.calico_acts")
@pytest.mark.parametrize(("balance", "left"), [(15, 13), (14, 12), (6, 6), (0, 0)])
def test_the_calico_acts_cost_the_balance_one_in_seven_before_the_expenses(balance: int, left: int) -> None:
    board = company(balance, standing=1)
    board.law("calico_acts")
    board.run("revenue", "revenue.open")
    assert board.told("revenue.expenses")[0]["balance"] == left


@rule("jc2.law.calico_acts")
def test_the_loss_ends_with_the_monopoly() -> None:
    board = company(15)
    board.law("calico_acts")
    board.state.company.deregulated = True
    board.run("revenue", "revenue.open")
    assert board.told("revenue.expenses")[0]["balance"] == 15 and not board.told("revenue.calico")


# --- expectations ---------------------------------------------------------------------------------------------
@rule("jc2.revenue.expectations")
@pytest.mark.parametrize(("balance", "standing"), [(9, 3), (10, 4), (30, 4)])
def test_a_balance_below_the_expectations_costs_standing(balance: int, standing: int) -> None:
    board = company(balance)
    board.run("revenue", "revenue.expectations")
    assert board.state.company.standing == standing


@rule("jc2.revenue.expectations.after_loans")
def test_loans_and_missed_expectations_add_up() -> None:
    board = company(0)
    regiments(board, 10)
    board.run("revenue", "revenue.open")
    assert board.state.company.standing == 2


@rule("jc2.revenue.order")
def test_dividends_come_after_the_expectations() -> None:
    board = company(14)
    regiments(board, 5)
    board.office(A, "chairman")
    board.run("revenue", "revenue.open")
    assert board.state.company.standing == 3, "£9 left do not meet £10 before a dividend is even asked for"
    assert board.asked == [(A, "revenue.dividends")] and board.ask.params["expectations"] == 8


@rule("jc2.revenue.failure", "jc2.end.failure_moments")
def test_a_failure_in_the_expenses_ends_the_game_at_once() -> None:
    board = company(0, standing=1)
    board.office(A, "chairman")
    regiments(board, 3)
    board.run("revenue", "revenue.open", "upkeep.open", script=[0])
    assert board.table.result is not None
    assert not board.told("revenue.missed") and not board.told("upkeep.refreshed")


@rule("jc2.revenue.failure")
def test_missed_expectations_can_end_the_game() -> None:
    board = company(3, standing=1)
    board.office(A, "chairman")
    board.run("revenue", "revenue.open", "upkeep.open", script=[0])
    assert board.table.result is not None and not board.told("revenue.dividends")


# --- dividends ------------------------------------------------------------------------------------------------
def owners(balance: int, standing: int = 4) -> SpokenBoard:
    """Five shares: B as Chairman has two of them, A two and D one."""
    board = company(balance, standing)
    board.office(B, "chairman")
    board.shares(2, 1, 0, 1)
    return board


@rule("jc2.revenue.dividend.chairman")
def test_the_chairman_decides_how_many() -> None:
    board = company(10)
    board.office(A, "chairman")
    board.shares(0, 2, 1)
    board.run("revenue", "revenue.dividends")
    assert board.asked == [(A, "revenue.dividends")] and board.open() == [0, 1, 2]
    assert board.options()[2].params == {"n": 2, "cost": 8, "balance": 2, "own": 2, "standing": 0}
    board.answer(0)
    assert board.state.company.balance == 10 and board.stopped


@rule("jc2.revenue.dividend.cost", "jc2.revenue.dividend.paid")
def test_each_share_is_paid_from_the_balance() -> None:
    board = owners(12)
    board.exchange(C)
    board.run("revenue", "revenue.dividends").answer(2)
    assert board.state.company.balance == 2
    assert [family.cash for family in board.state.families] == [4, 4, 0, 2]


@rule("jc2.revenue.dividend.full")
def test_a_dividend_is_paid_in_full_or_not_at_all() -> None:
    board = owners(4)
    board.run("revenue", "revenue.dividends")
    assert board.stopped and board.state.company.balance == 4
    board = owners(9)
    board.run("revenue", "revenue.dividends")
    assert board.open() == [0, 1]


@rule("jc2.revenue.dividend.enthusiasm", "jc2.revenue.dividend.enthusiasm_once")
@pytest.mark.parametrize(("dividends", "standing"), [(2, 4), (3, 5), (8, 5)])
def test_more_than_expected_raises_standing_once(dividends: int, standing: int) -> None:
    board = owners(40)
    board.run("revenue", "revenue.dividends")
    assert board.options()[dividends].params["standing"] == standing - 4
    board.answer(dividends)
    assert board.state.company.standing == standing


@rule("jc2.revenue.dividend.enthusiasm", "jc2.revenue.dividend.enthusiasm_level")
def test_the_lowered_expectations_count() -> None:
    board = company(9)
    board.office(A, "chairman")
    board.shares(0, 1, 1)
    board.run("revenue", "revenue.open")
    assert board.state.company.standing == 3
    board.answer(3)
    assert board.state.company.standing == 4
    board = company(8, standing=3)
    board.office(A, "chairman")
    board.run("revenue", "revenue.dividends").answer(8)
    assert board.state.company.standing == 3, "as much as expected is not more"


@rule("jc2.revenue.dividend.top")
def test_standing_ends_at_its_rightmost_space() -> None:
    board = owners(40, standing=7)
    board.run("revenue", "revenue.dividends")
    assert board.options()[8].params["standing"] == 0
    board.answer(8)
    assert board.state.company.standing == 7 and not board.told("company.standing")


@rule("jc2.revenue.dividend.vacant")
def test_without_a_chairman_there_is_no_dividend() -> None:
    board = company(40)
    board.shares(3, 2)
    board.run("revenue", "revenue.dividends")
    assert board.stopped and board.state.company.balance == 40
    assert board.told("revenue.no_chairman") and not board.told("revenue.dividend")


@rule("jc2.blackmail.company_fraud")
def test_fraud_comes_before_the_expenses() -> None:
    board = company(8)
    board.office(C, "military_affairs")
    board.office(C, "manager_of_shipping")
    board.blackmail(C, "company_fraud")
    regiments(board, 1)
    board.run("revenue", ("blackmail.window", {"before": "revenue"}), "revenue.open", script=[2, 5])
    board.answer("company_fraud")
    assert board.told("blackmail.fraud")[0]["n"] == 8 and board[C].cash == 8
    assert board.told("revenue.expenses")[0]["balance"] == 0
