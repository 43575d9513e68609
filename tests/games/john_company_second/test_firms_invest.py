"""Firms: forming them, putting stakes in, and the ships that they get."""

from __future__ import annotations

from typing import Any

import pytest

from pygame_core.games.john_company_second import firms
from pygame_core.games.john_company_second.phases.bonuses import income
from pygame_core.games.john_company_second.phases.operations import director
from pygame_core.games.john_company_second.phases.parliament import effects, taxes, voting
from pygame_core.games.john_company_second.phases.revenue import charges
from pygame_core.games.john_company_second.pieces import enterprises, ships_in
from pygame_core.games.john_company_second.refs import YardCard
from pygame_core.games.john_company_second.state import NOBODY
from tests.games.john_company_second.board import A, B, C, D, clause
from tests.games.john_company_second.positions import do, done, enact, investing, market, passing
from tests.games.john_company_second.spoken import SpokenBoard as Board

rule = pytest.mark.rule


def workshops(board: Board, *seats: int, n: int = 1) -> Board:
    for seat in seats:
        board.workshops(seat, n)
    return board


def founder(**how: Any) -> Board:
    """Seat A manages a firm, of which it has the only share."""
    board = market()
    board.firm(A, 1, **how)
    return board


# --- the step -------------------------------------------------------------------------------------------------
@rule("jc2.firms.phase.free_order", "jc2.firms.phase.end")
def test_everybody_acts_in_any_order_until_nobody_wants_more() -> None:
    board = workshops(market(), A, B, C, n=2)
    investing(board)
    assert [seat for seat, _ in board.asked] == [A, B, C]
    do(board, {B: "found/workshop"})
    do(board, {C: "invest/1/workshop"}).answer("yes")
    assert [seat for seat, _ in board.asked] == [A, B, C, D], "one who still wants to act keeps it open"
    do(board, {A: "found/workshop"})
    assert done(board)
    assert [(firm.manager, firm.shares) for firm in board.state.firms] == [(B, [0, 1, 1, 0]), (A, [1, 0, 0, 0])]


@rule("jc2.firms.phase.timing_manager", "jc2.firms.invest.limit_ten")
def test_the_manager_decides_who_gets_the_tenth_share() -> None:
    board = workshops(market(), B, C)
    board.firm(A, 9)
    do(investing(board), {B: "invest/0/workshop", C: "invest/0/workshop"})
    assert board.asked == [(A, "firms.first")] and board.ask.rule == "jc2.firms.phase.timing_manager"
    board.answer([C, B], "yes", "yes")
    assert board.managed(A).shares == [9, 0, 1, 0] and board.managed(A).london == 10


@rule("jc2.firms.phase.timing_pm")
def test_the_prime_minister_decides_which_firm_gets_the_ship() -> None:
    board = founder(london=3)
    board.firm(B, 0, 1, london=3)
    number = board.yard(C)
    board.state.parliament.prime_minister = D
    do(investing(board), {A: f"fit/{number}", B: f"fit/{number}"})
    assert board.asked == [(D, "firms.first")] and board.ask.rule == "jc2.firms.phase.timing_pm"
    board.answer([B, A], "yes")
    assert board.state.yards[number].charter == B and board.told("firms.too_late")[0]["seat"] == A


# --- who may invest what --------------------------------------------------------------------------------------
@rule("jc2.firms.weak_shares")
@pytest.mark.parametrize(("standing", "debt"), [(3, 0), (1, 0), (4, 4), (4, 8)])
def test_lines_keep_company_shares_out(standing: int, debt: int) -> None:
    board = workshops(market(), A)
    board.shares(1)
    board.state.company.standing, board.state.company.debt = standing, debt
    investing(board)
    assert board.why("found/share") == "jc2.firms.weak_shares" and "found/workshop" in board.open()
    board = workshops(founder(), B)
    board.shares(0, 1)
    board.state.company.standing, board.state.company.debt = standing, debt
    investing(board)
    assert board.why("invest/0/share", B) == "jc2.firms.weak_shares" and "invest/0/workshop" in board.open(B)


@rule("jc2.firms.immature_shares")
def test_a_share_of_this_turn_cannot_be_invested() -> None:
    board = workshops(market(), A)
    board.exchange(A)
    board.state.company.debt = 1
    board.run("family", "family.shares")
    assert (board.state.company.court[A], board.state.turn.fresh[A]) == (1, 1)
    investing(board)
    assert board.why("found/share") == "jc2.firms.immature_shares"
    stakes = board.table.view(B)["stakes"]
    assert (stakes["usable"][A], stakes["fresh"][A], stakes["weak"]) == (0, 1, False)


@rule("jc2.firms.immature_after_trade", "jc2.firms.immature_which")
def test_new_shares_stay_new_after_a_trade() -> None:
    board = workshops(market(), A, B)
    board.shares(0, 2)
    board.state.turn.fresh[B] = 1
    investing(board)
    board.deal(B, A, clause("shares", B, A, n=1))
    assert "found/share" in board.open(A), "the old one goes first"
    assert board.why("found/share", B) == "jc2.firms.immature_shares"
    board.deal(B, C, clause("shares", B, C, n=1))
    assert board.state.turn.fresh == [0, 0, 1, 0]
    board.deal(C, A, clause("new_shares", C, A, n=1))
    assert (board.state.turn.fresh, board.state.company.court[:1]) == ([1, 0, 0, 0], [2])
    assert board.deal_refused(C, clause("new_shares", C, A, n=1)) == "jc2.firms.immature_which"


@rule("jc2.firms.immature_which")
def test_a_deal_may_name_the_new_ones() -> None:
    board = workshops(market(), A, B)
    board.shares(0, 2)
    board.state.turn.fresh[B] = 1
    investing(board)
    board.deal(B, A, clause("new_shares", B, A, n=1))
    assert board.why("found/share", A) == "jc2.firms.immature_shares" and "found/share" in board.open(B)


@rule("jc2.firms.chairman_share")
def test_the_chairmans_piece_is_no_stake() -> None:
    board = workshops(market(), B)
    board.office(A, "chairman")
    investing(board)
    assert [seat for seat, _ in board.asked] == [B]
    assert firms.can_stake(board.game, A, "share").rule == "jc2.firms.chairman_share"  # type: ignore[union-attr]
    invested = workshops(founder(), B)
    invested.office(B, "chairman")
    investing(invested)
    assert invested.why("invest/0/share", B) == "jc2.firms.chairman_share" and "invest/0/workshop" in invested.open(B)
    assert invested.why("found/share", B) == "jc2.firms.chairman_share"


# --- forming a firm -------------------------------------------------------------------------------------------
@rule("jc2.firms.form.cost", "jc2.firms.form.first_share", "jc2.firms.form.value", "jc2.firms.form.cash",
      "jc2.firms.form.no_dividend_cube", "jc2.firms.form.manager", "jc2.firms.firm",
      "jc2.firms.london_treasury")  # fmt: skip
def test_forming_a_firm_with_a_workshop() -> None:
    board = workshops(market(), A)
    do(investing(board), {A: "found/workshop"})
    firm = board.managed(A)
    assert (firm.shares, firm.value, firm.london, firm.india, firm.dividend) == ([1, 0, 0, 0], 0, 5, 0, NOBODY)
    assert (board[A].workshops, board[A].invested, board[A].supply) == (0, 1, 17)
    assert firms.ships(board.game, firm) == [] and firms.best_dividend(board.game, A) == NOBODY


@rule("jc2.firms.form.cost")
def test_forming_a_firm_with_a_share() -> None:
    board = market()
    board.shares(2)
    do(investing(board), {A: "found/share"})
    assert (board.state.company.court[A], board[A].supply, board.managed(A).shares[A]) == (1, 16, 1)


@rule("jc2.firms.form.who", "jc2.firms.many_firms")
def test_a_manager_forms_no_second_firm_but_may_own_shares_of_others() -> None:
    board = workshops(founder(), A, B, C)
    board.firm(B, 1, 1)
    investing(board)
    assert not [value for value in board.options(A) if value.startswith("found")]
    assert firms.can_found(board.game, A, "workshop").rule == "jc2.firms.form.who"  # type: ignore[union-attr]
    board.managed(B).shares[C] = 2
    board[C].supply -= 2
    assert "found/workshop" in board.open(C)


@rule("jc2.firms.form.piece")
def test_a_firm_needs_a_piece_for_its_first_share() -> None:
    board = workshops(market(), A)
    board.shares(1)
    board[A].supply = 0
    investing(board)
    assert board.why("found/workshop") == "jc2.firms.form.piece"
    do(board, {A: "found/share"})
    assert (board.managed(A).shares[A], board[A].supply) == (1, 0)


# --- investing ------------------------------------------------------------------------------------------------
@rule("jc2.firms.invest.effect", "jc2.firms.invest.manager_too", "jc2.firms.invest.cost")
def test_investments_bring_money_and_shares() -> None:
    board = workshops(founder(), A, n=2)
    do(investing(board), {A: "invest/0/workshop"})
    do(board, {A: "invest/0/workshop"})
    assert (board.managed(A).london, board.managed(A).shares[A], board[A].invested) == (10, 3, 2)
    assert not [value for value in board.open(A) if value.startswith("invest")], "there is nothing left to invest"


@rule("jc2.firms.invest.consent")
def test_a_manager_may_refuse() -> None:
    board = workshops(founder(), B)
    do(investing(board), {B: "invest/0/workshop"})
    assert board.asked == [(A, "firms.may_invest")]
    board.answer("no")
    assert (board.managed(A).london, board[B].workshops) == (0, 1)
    assert board.why("invest/0/workshop", B) == "jc2.firms.invest.consent"


@rule("jc2.promise.card.consent_of_my_firm")
def test_a_promise_makes_up_for_the_refusal_once() -> None:
    board = workshops(founder(), B, n=2)
    board.promise(B, A, "consent_of_my_firm")
    do(investing(board), {B: "invest/0/workshop"}).answer("no")
    assert board.asked == [(B, "firms.refused")]
    board.answer("promise")
    assert board.managed(A).shares == [1, 1, 0, 0] and board.holds(A, A, "consent_of_my_firm")
    do(board, {B: "invest/0/workshop"}).answer("no")
    assert board.managed(A).shares == [1, 1, 0, 0]


@rule("jc2.promise.card.consent_of_my_firm")
def test_the_promise_serves_for_a_ship_as_well() -> None:
    board = founder(london=3)
    number = board.yard(B)
    board.promise(A, B, "consent_of_my_firm")
    do(investing(board), {A: f"fit/{number}"}).answer("no", "promise")
    assert board.state.yards[number].charter == A and board.managed(A).london == 0


@rule("jc2.firms.invest.no_piece")
def test_without_a_piece_the_money_comes_and_no_share() -> None:
    board = workshops(founder(), B)
    board[B].supply = 0
    do(investing(board), {B: "invest/0/workshop"}).answer("yes")
    assert (board.managed(A).london, board.managed(A).shares) == (5, [1, 0, 0, 0])


@rule("jc2.firms.invest.over_ten", "jc2.firms.invest.limit_ten")
def test_with_ten_shares_only_money_comes() -> None:
    board = workshops(market(), A)
    board.firm(A, 10)
    do(investing(board), {A: "invest/0/workshop"})
    assert (board.managed(A).london, board.managed(A).shares[A]) == (5, 10)


# --- invested workshops ---------------------------------------------------------------------------------------
@rule("jc2.firms.invest.workshop_bonus", "jc2.firms.invest.workshop_keeps")
def test_an_invested_workshop_votes_and_pays_nothing() -> None:
    board = workshops(market(), A)
    board[A].workshops, board[A].invested = 0, 1
    assert income(board.game, A)["workshops"] == 0
    assert voting.enterprises(board.game, A) == {"workshops": 1} and enterprises(board.game, A, "manufacturing") == 1


@rule("jc2.firms.invest.workshop_score")
def test_it_scores_nothing_when_the_company_fails() -> None:
    board = workshops(market(), A, n=2)
    board[A].workshops, board[A].invested = 1, 1
    board.state.company.failed = True
    board.run("end", "end.court")
    assert board[A].vp == 1


@rule("jc2.firms.invest.workshop_once")
def test_it_is_never_turned_back() -> None:
    board = workshops(founder(), A)
    do(investing(board), {A: "invest/0/workshop"})
    board.run("firms", ("firms.do", {"seat": A, "deed": "dissolve"}))
    assert board.state.firms == [] and (board[A].workshops, board[A].invested) == (0, 1)
    assert firms.can_stake(board.game, A, "workshop").rule == "jc2.firms.invest.cost"  # type: ignore[union-attr]


@rule("jc2.firms.invest.workshop_trade")
def test_it_can_be_traded_without_a_firm_share() -> None:
    board = workshops(founder(), A, B)
    board[B].workshops, board[B].invested = 0, 1
    investing(board).deal(B, A, clause("invested", B, A, n=1))
    assert (board[A].workshops, board[A].invested, board[B].invested) == (1, 1, 0)
    assert voting.enterprises(board.game, A) == {"workshops": 2}
    assert income(board.game, A)["workshops"] == 1 and board.managed(A).shares == [1, 0, 0, 0]


@rule("jc2.parliament.policy.tax.invested")
def test_invested_workshops_are_taxed_and_the_share_stays() -> None:
    board = workshops(founder(), A)
    board[A].workshops, board[A].invested = 0, 1
    assert taxes.tax_due(board.game, A, "manufacturing") == 1
    board.run("parliament", ("policy.tax", {"seat": A, "kind": "manufacturing"}))
    board.answer([1])
    assert board[A].invested == 0 and board.managed(A).shares[A] == 1


# --- money ----------------------------------------------------------------------------------------------------
@rule("jc2.firms.no_family_cash", "jc2.firms.not_assets")
def test_nothing_of_a_firm_is_sold_but_shares() -> None:
    board = workshops(founder(london=7, ships=(A,)), B)
    board.cash(5, 5)
    investing(board)
    for kind in ("firm", "firm_cash", "ship", "management", "london"):
        assert board.deal_refused(A, clause(kind, A, B, n=1)) == "kernel.deal.kind"
    board.deal(A, B, clause("firm_share", A, B, share="firm.0"), clause("cash", B, A, n=5))
    assert (board.managed(A).shares, board.managed(A).london, board[A].cash) == ([0, 1, 0, 0], 7, 10)
    assert [stay.kind for stay in board.table.ruleset.trade.stays(board.game, A)] == [
        "dial",
        "firm",
    ]  # type: ignore[union-attr]


@rule("jc2.firms.share_trade")
def test_a_firm_share_needs_a_piece_of_the_buyer() -> None:
    board = workshops(founder(), B)
    investing(board)
    gone, board[B].supply = board[B].supply, 0
    refused = board.deal_refused(A, clause("firm_share", A, B, share="firm.0"))
    assert refused == "jc2.negotiation.shares_need_piece"
    assert board.deal_refused(A, clause("firm_share", A, B, share="firm.1")) == "jc2.negotiation.debt_of_pieces"
    board[B].supply = gone
    board.deal(A, B, clause("firm_share", A, B, share="firm.0"))
    assert (board[A].supply, board[B].supply) == (18, 17)


@rule("jc2.negotiation.share_kinds", "jc2.firms.share_trade")
def test_a_firm_share_is_an_asset() -> None:
    board = workshops(founder(), B)
    kinds = {row["kind"] for row in board.table.ruleset.trade.gives(board.game, A)}  # type: ignore[union-attr]
    assert {"shares", "firm_share"} <= kinds


# --- ships ----------------------------------------------------------------------------------------------------
@rule("jc2.firms.ships.fit", "jc2.firms.ships.own_yard")
def test_an_own_ship_is_fitted_without_consent() -> None:
    board = founder(london=7)
    first, second = board.yard(A), board.yard(A)
    do(investing(board), {A: f"fit/{first}"})
    do(board, {A: f"fit/{second}"})
    assert firms.ships(board.game, board.managed(A)) == [first, second] and board.managed(A).london == 1
    assert not board.told("consent.given") and done(board)


@rule("jc2.firms.ships.consent")
def test_the_owner_may_refuse() -> None:
    board = founder(london=7)
    number = board.yard(B)
    do(investing(board), {A: f"fit/{number}"})
    assert board.asked == [(B, "firms.may_fit")]
    board.answer("no")
    assert board.state.yards[number].at == "yard" and board.managed(A).london == 7
    assert board.why(f"fit/{number}", A) == "jc2.firms.ships.consent"


@rule("jc2.firms.ships.subsidy")
def test_the_subsidy_is_for_fitting_only() -> None:
    board = founder(london=4)
    board.law("ship_subsidy")
    numbers = [board.yard(A), board.yard(A)]
    sailing = board.yard(A, "west_indian")
    investing(board)
    assert board.options(A)[f"buy_back/{sailing}"].params["cost"] == 3
    do(board, {A: f"fit/{numbers[0]}"})
    do(board, {A: f"fit/{numbers[1]}"})
    assert board.managed(A).london == 0 and len(firms.ships(board.game, board.managed(A))) == 2


@rule("jc2.firms.ships.buyback", "jc2.firms.ships.buyback_price", "jc2.firms.ships.buyback_payee")
@pytest.mark.parametrize(("fatigued", "price"), [(False, 3), (True, 2)])
def test_a_ship_is_bought_out_of_the_company(fatigued: bool, price: int) -> None:
    board = founder(london=5)
    number = board.yard(B, "west_indian", fatigued=fatigued)
    do(investing(board), {A: f"buy_back/{number}"})
    assert board.asked == [(B, "firms.may_buy")]
    board.answer("yes")
    yard = board.state.yards[number]
    assert (yard.at, yard.charter, yard.fatigued) == ("firm", A, fatigued)
    assert (board.managed(A).london, board.state.company.treasuries["manager_of_shipping"]) == (5 - price, price)


@rule("jc2.firms.ships.china")
def test_a_ship_in_china_can_be_bought() -> None:
    board = founder(london=3)
    board.state.india.china = True
    number = board.yard(A, "china")
    do(investing(board), {A: f"buy_back/{number}"})
    assert board.state.yards[number].at == "firm"


@rule("jc2.firms.ships.ownerless", "jc2.firms.ships.no_company")
def test_ownerless_and_company_ships_are_not_for_firms() -> None:
    board = workshops(founder(london=9), A)
    board.yard(NOBODY, "west_indian")
    board.state.company.company_ships["west_indian"] = 1
    board.state.company.extra_ships["south_indian"] = 1
    investing(board)
    assert not [value for value in board.options(A) if value.startswith(("fit", "buy_back"))]


@rule("jc2.firms.ships.keep_bonus", "jc2.components.ship_fitted")
def test_a_ship_on_a_firm_pays_its_shipyard() -> None:
    board = founder(ships=(B,))
    assert income(board.game, B)["shipyards"] == 1


@rule("jc2.firms.ships.not_company")
def test_it_is_in_no_sea_zone() -> None:
    board = founder(ships=(B,))
    board.yard(B, "south_indian")
    assert ships_in(board.game, "south_indian") == 1 and charges(board.game)["ships"].n == 1
    assert len(director.movable(board.game)) == 1


@rule("jc2.firms.ships.war")
def test_war_may_take_the_ship_of_a_firm() -> None:
    board = passing("war_against_france")
    board.state.company.deregulated = True
    board.firm(A, 1, ships=(B,))
    board.venture(A, "hobnob")
    number = firms.ships(board.game, board.managed(A))[0]
    assert (YardCard(number), 1) in effects.ships(board.game)
    enact(board)
    while not board.stopped:
        board.table.answer(board.ask.seat, next(iter(board.ask.answers())))
    assert board.state.yards[number].at == "yard" and firms.ships(board.game, board.managed(A)) == []


# --- who is who -----------------------------------------------------------------------------------------------
@rule("jc2.firms.independent", "jc2.firms.public")
def test_a_firm_is_no_office_and_lies_open() -> None:
    board = workshops(founder(london=7, ships=(B,)), A)
    investing(board)
    assert (A, "firms.invest") in board.asked, "a manager without office decides"
    shown = board.table.view(D)["firms"][0]
    assert (shown["manager"], shown["shares"], shown["london"], len(shown["ships"])) == (A, [1, 0, 0, 0], 7, 1)
