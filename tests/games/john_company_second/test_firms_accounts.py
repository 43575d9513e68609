"""Firms in Revenue: expenses, rescue, dividends; what they mean for retirements and in Final Scoring."""

from __future__ import annotations

from typing import Any

import pytest

from pygame_core.games.john_company_second import firms
from pygame_core.games.john_company_second.components import COMPONENTS
from pygame_core.games.john_company_second.phases.firms.accounts import settling_order
from pygame_core.games.john_company_second.state import NOBODY
from tests.games.john_company_second.board import A, B, C, D
from tests.games.john_company_second.positions import market
from tests.games.john_company_second.spoken import SpokenBoard as Board

rule = pytest.mark.rule
SOUTH = "south_indian"


def keeping(*shares: int, strategy: str = SOUTH, **how: Any) -> Board:
    """Seat A's firm in Revenue."""
    board = market()
    board.firm(A, *(shares or (1,)), **how)
    board.venture(A, strategy)
    return board


def settle(board: Board) -> Board:
    return board.run("revenue", "firms.accounts")


# --- order ----------------------------------------------------------------------------------------------------
@rule("jc2.firms.revenue.when")
def test_firms_settle_before_the_company_pays() -> None:
    board = keeping(3, london=9, india=8)
    board.state.company.debt = 3
    board.run("revenue", "revenue.open")
    assert board.asked == [(A, "firms.expenses")] and not board.told("revenue.expenses")


@rule("jc2.firms.revenue.order", "jc2.firms.revenue.order_tie")
def test_who_settles_when() -> None:
    board = market(5)
    for seat, successes, ships in ((0, 2, 1), (1, 0, 1), (2, 1, 3), (3, 0, 1), (4, 0, 1)):
        board.firm(seat, *[0] * seat, 1, ships=(seat,) * ships)
        board.venture(seat, SOUTH, 0, successes)
    board.prize(3, "prize_8", 2)
    board.state.parliament.prime_minister = 4
    assert settling_order(board.game) == [0, 2, 3, 4, 1], "-1, 2, then most windows, then Prime Minister order"


@rule("jc2.firms.revenue.one_by_one")
def test_one_firm_wholly_after_the_other() -> None:
    board = keeping(1, india=5, dividend=0)
    board.firm(B, 0, 3)
    board.venture(B, SOUTH)
    board.workshops(C)
    settle(board)
    assert board.asked == [(A, "firms.dividends")] and not board.told("firms.short")
    board.answer(2)
    assert board.told("firms.recorded")[0]["n"] == 4 and board.asked == [(B, "firms.help")]


# --- expenses -------------------------------------------------------------------------------------------------
@rule("jc2.firms.expenses.ships", "jc2.firms.expenses.shares_or_value")
@pytest.mark.parametrize(("shares", "value", "due"), [(3, 5, 7), (6, 5, 8), (6, 2, 8)])
def test_ships_and_the_higher_of_shares_and_value(shares: int, value: int, due: int) -> None:
    board = keeping(shares, ships=(A, B), value=value, london=20)
    assert firms.due(board.game, board.managed(A)) == due
    settle(board)
    assert board.managed(A).london == 20 - due


@rule("jc2.firms.expenses.source")
def test_any_mix_of_both_treasuries_pays() -> None:
    board = keeping(7, london=6, india=5)
    settle(board)
    ask = board.ask
    assert (ask.lo, ask.hi) == (2, 6)  # type: ignore[attr-defined]
    board.answer(4)
    assert (board.managed(A).london, board.managed(A).india) == (2, 2)


@rule("jc2.firms.expenses.must_pay")
def test_who_can_pay_must() -> None:
    board = settle(keeping(2, london=20))
    assert board.stopped and board.managed(A).london == 18


# --- short ----------------------------------------------------------------------------------------------------
def short(*, workshops: tuple[int, ...] = (B,), value: int = 4, strategy: str = SOUTH, **how: Any) -> Board:
    """£9 are due, £6 are there."""
    board = keeping(9, london=2, india=4, value=value, dividend=12, strategy=strategy, **how)
    for seat in workshops:
        board.workshops(seat)
    return board


@rule("jc2.firms.expenses.trade_first", "jc2.firms.emergency.invest", "jc2.firms.emergency.rest_lost",
      "jc2.firms.emergency.value", "jc2.firms.emergency.no_dividend")  # fmt: skip
def test_an_emergency_investment_saves_the_firm_and_empties_it() -> None:
    board = settle(short())
    assert board.told("firms.short")[0]["n"] == 3 and board.asked == [(A, "firms.help")]
    board.answer("call")
    assert board.asked == [(B, "firms.rescue")]
    board.answer("workshop", [B])
    firm = board.managed(A)
    assert (firm.london, firm.india, firm.value, firm.dividend) == (0, 0, 3, 0)
    assert (firm.shares, board[B].invested) == ([9, 1, 0, 0], 1)
    assert board.stopped and not board.told("firms.dividend")


@rule("jc2.firms.emergency.no_dividend")
def test_a_hobnobbing_firm_keeps_its_cube() -> None:
    board = settle(short(strategy="hobnob")).answer("call", "workshop", [B])
    assert board.managed(A).dividend == 12


@rule("jc2.firms.emergency.consent")
def test_the_manager_says_whose_help_is_taken() -> None:
    board = settle(short(workshops=(B, C))).answer("call", "workshop", "workshop")
    assert board.asked == [(A, "firms.accept")]
    board.answer([])
    assert board[B].invested == board[C].invested == 0
    assert board.why("call") == "jc2.firms.emergency.consent"


@rule("jc2.firms.emergency.consent")
def test_lines_hold_in_an_emergency_too() -> None:
    board = short(workshops=(B,))
    board.shares(0, 1)
    board.state.company.standing = 3
    settle(board).answer("call")
    assert board.why("share") == "jc2.firms.weak_shares" and "workshop" in board.open()


@rule("jc2.firms.emergency.value_floor", "jc2.firms.emergency.value")
@pytest.mark.parametrize(("value", "after"), [(4, 2), (1, 0), (0, 0)])
def test_each_investment_lowers_the_value(value: int, after: int) -> None:
    board = keeping(8, value=value, ships=())
    for seat in (B, C):
        board.workshops(seat)
    settle(board).answer("call", "workshop", "workshop", [B, C])
    assert board.managed(A).value == after and board.managed(A).shares == [8, 1, 1, 0]


@rule("jc2.firms.emergency.ten_shares")
def test_with_ten_shares_there_is_money_and_no_share() -> None:
    board = keeping(10, london=6)
    board.workshops(B)
    settle(board).answer("call", "workshop", [B])
    assert board.managed(A).shares == [10, 0, 0, 0]


@rule("jc2.firms.dissolve.forced", "jc2.firms.dissolve.prison", "jc2.firms.dissolve.ships", "jc2.firms.dissolve.cash",
      "jc2.firms.dissolve.workshops")  # fmt: skip
def test_without_help_it_is_dissolved() -> None:
    board = keeping(3, 1, london=2, india=1, ships=(C,))
    board[A].invested += 1
    settle(board).answer("give_up")
    assert board.state.firms == [] and board.state.prison == [3, 1, 0, 0]
    assert [yard.at for yard in board.state.yards if yard.owner == C] == ["yard"] and board[A].invested == 1


# --- emergency mergers ----------------------------------------------------------------------------------------
def rescuers(london: int = 9) -> Board:
    """£3 are missing; seat B's firm owes £4, C's is poor."""
    board = short(workshops=(), value=2)
    board.firm(B, 0, 4, london=london, india=3, value=6, dividend=5)
    board.venture(B, "west_indian")
    board.firm(C, 0, 0, 1)
    board.venture(C, "hobnob")
    return settle(board)


@rule("jc2.firms.emergency.merge", "jc2.firms.emergency.merge_pays", "jc2.firms.merge.strategy")
def test_one_other_firm_may_merge_and_pays_for_both() -> None:
    board = rescuers()
    assert board.options()[B].params["cost"] == 6 + 3
    assert board.why(C) == "jc2.firms.emergency.merge_pays"
    board.answer(B, "done", [3, 0, 0, 0], "yes")
    firm = board.managed(B)
    assert (firm.shares, firm.value) == ([6, 4, 0, 0], 6)
    assert board.told("firms.paid_for")[0]["n"] == 9 and firm.venture.strategy == "west_indian"  # type: ignore[union-attr]
    assert firm.india == 3 and firm.london == 0 and firm.paid
    assert board.asked == [(B, "firms.dividends")]


@rule("jc2.firms.emergency.merge_rules")
def test_a_shareholder_can_stop_the_rescue() -> None:
    board = rescuers()
    board.answer(B, "done", [3, 0, 0, 0], "no")
    assert board.asked == [(A, "firms.help")] and board.why(B) == "jc2.firms.emergency.merge_rules"
    assert board.managed(B).london == 9, "nothing was paid"


# --- dividends ------------------------------------------------------------------------------------------------
def rich(*shares: int, india: int = 13, **how: Any) -> Board:
    """Nothing is due in London any more."""
    board = keeping(*shares, india=india, **how)
    board.managed(A).paid = True
    return settle(board)


@rule("jc2.firms.dividends.may", "jc2.firms.dividends.cost", "jc2.firms.dividends.record",
      "jc2.firms.dividends.record_total", "jc2.firms.dividends.rest")  # fmt: skip
def test_dividends_pay_shareholders_and_the_manager() -> None:
    board = rich(1, 1, 1)
    assert [n for n in range(4) if n in board.open()] == [0, 1, 2, 3]
    board.answer(3)
    assert [family.cash for family in board.state.families] == [6, 3, 3, 0]
    assert (board.managed(A).dividend, board.managed(A).london, board.managed(A).india) == (12, 1, 0)


@rule("jc2.firms.manager_share")
def test_a_manager_without_shares_keeps_the_own_pound() -> None:
    board = rich(0, 3, india=4)
    board.answer(1)
    assert [family.cash for family in board.state.families] == [1, 3, 0, 0]


@rule("jc2.firms.dividends.india_only")
def test_only_the_india_treasury_pays() -> None:
    board = rich(3, india=3, london=9)
    assert 1 in board.open(), "the manager could forgo a share"
    board.answer(0)
    assert board.managed(A).dividend == 0 and board.managed(A).london == 12
    empty = rich(3, india=0, london=9)
    assert empty.stopped and empty.managed(A).dividend == 0


@rule("jc2.firms.dividends.record", "jc2.firms.dividends.no_trade")
def test_without_income_the_cube_goes_to_nothing() -> None:
    board = settle(keeping(1, london=5, dividend=12))
    assert board.stopped and board.managed(A).dividend == 0


@rule("jc2.firms.dividends.hobnob", "jc2.firms.strategy.hobnob_effect", "jc2.firms.strategy.end")
def test_hobnob_keeps_the_cube_and_pays_expenses() -> None:
    board = settle(keeping(1, london=5, india=5, dividend=12, strategy="hobnob"))
    assert board.told("firms.shown")
    assert board.stopped and board.managed(A).dividend == 12 and board.managed(A).london == 9


@rule("jc2.firms.dividends.forgo", "jc2.example.optional_dividends")
def test_the_example_of_optional_dividends() -> None:
    """Blue (seat A) manages with 2 shares, Yellow has 2; £8 are paid out in two dividends."""
    board = rich(2, 2, india=8)
    assert board.options()[2].params["forgone"] == 2
    board.answer(2, [2, 0, 0, 0])
    assert [family.cash for family in board.state.families] == [4, 4, 0, 0]
    assert board.managed(A).dividend == 8 and board.managed(A).london == 0


@rule("jc2.firms.dividends.forgo")
def test_another_shareholder_must_agree_to_forgo() -> None:
    board = rich(2, 2, india=4)
    board.answer(1, [0, 1, 0, 0])
    assert board.asked == [(B, "firms.may_forgo")]
    board.answer("no")
    assert board.asked == [(A, "firms.dividends")]
    board.answer(1, [1, 0, 0, 0])
    assert [family.cash for family in board.state.families] == [2, 2, 0, 0]


@rule("jc2.example.firm_revenue")
def test_the_example_of_firm_revenue() -> None:
    """Green (seat A) has a share, Pink and Blue one each; two ships, value 5."""
    board = keeping(1, 1, 1, ships=(A, B), value=5, london=4, india=16)
    settle(board).answer(4)
    assert board.told("firms.paid")[0]["n"] == 7 and board.managed(A).india == 13
    board.answer(3)
    assert [family.cash for family in board.state.families] == [6, 3, 3, 0]
    assert (board.managed(A).dividend, board.managed(A).london) == (12, 1)


# --- special retirements --------------------------------------------------------------------------------------
def season(board: Board, *, final: bool = False) -> Board:
    return board.run("end" if final else "london", ("london.specials", {"final": final}))


def owners(*dividends: int) -> Board:
    """Seat B owns a share of a firm for each of these dividends, managed by A, C and D."""
    board = market()
    for manager, dividend in zip((A, C, D), dividends, strict=False):
        board.firm(manager, 0, 1, dividend=dividend)
    board.cash(30, 30, 30, 30)
    return board


@rule("jc2.london.retire.special", "jc2.london.retire.special_limit", "jc2.london.retire.special_once",
      "jc2.london.retire.special_counts")  # fmt: skip
def test_a_share_allows_one_retirement_for_the_highest_dividend() -> None:
    board = season(owners(6, 12, NOBODY))
    assert board.asked == [(B, "london.special")] and board.ask.params["n"] == 12
    assert board.why("prize_8") == "jc2.london.retire.special_limit" and "prize_4" in board.open()
    supply = board[B].supply
    board.answer("prize_4")
    assert board.stopped and board[B].supply == supply - 1 and board[B].cash == 22
    assert (board[B].vp, board.season.retired[B], board.season.spent[B]) == (4, 1, 8)
    assert board.state.london.pensioners == [0, 0, 0, 0]


@rule("jc2.london.retire.special_now")
def test_it_is_the_owner_of_the_moment_who_retires() -> None:
    board = owners(12)
    board.managed(A).shares = [0, 0, 1, 0]
    board[B].supply += 1
    board[C].supply -= 1
    assert season(board).asked == [(C, "london.special")]


@rule("jc2.london.retire.special_disreputable")
@pytest.mark.parametrize("dividend", [NOBODY, 0])
def test_disreputable_firms_give_none(dividend: int) -> None:
    assert season(owners(dividend)).stopped


@rule("jc2.london.retire.special_needs_piece")
def test_it_needs_a_piece() -> None:
    board = owners(12)
    board[B].supply = 0
    assert season(board).stopped


@rule("jc2.london.retire.special_discount")
def test_a_discount_reaches_beyond_the_dividend() -> None:
    board = owners(12)
    board.card(B, "john_thorpe")
    season(board)
    assert "prize_8" in board.open() and COMPONENTS.of("").prizes["prize_8"].cost == 14
    board.answer("prize_8", ["john_thorpe"])
    assert board[B].cash == 18 and board.state.london.prizes["prize_8"][B] == 1


@rule("jc2.london.retire.special_when", "jc2.london.retire.special_counts")
def test_special_retirements_come_after_all_others_and_before_the_cards() -> None:
    board = market(3)
    board.firm(A, 1, 1, 1, dividend=4)
    board.cash(9, 9, 9)
    board.pensioners(1, 1, 1)
    board.state.company.former = B
    board.display("foundry", "shipbuilders", "stock_broker")
    board.run("london", "london.open")
    asked = []
    while not board.stopped:
        asked.append((board.ask.code, board.ask.seat))
        board.answer("prize_2" if "prize_2" in board.open() and board.ask.code == "london.special" else
                     "none" if "none" in board.open() else board.open()[0].split())  # fmt: skip
    codes = [(code, seat) for code, seat in asked if code != "prestige.part"]
    assert codes[:6] == [*(("london.retire", s) for s in (B, C, A)), *(("london.special", s) for s in (B, C, A))]
    assert {seat for code, seat in codes[6:] if code == "london.pick"} == {A, B, C}


# --- Final Scoring --------------------------------------------------------------------------------------------
@rule("jc2.end.score.firms.first", "jc2.end.score.firms.share", "jc2.end.score.firms.prison")
def test_firms_are_scored_before_power() -> None:
    board = market()
    board.firm(A, 2, 0, 1, value=5)
    board.state.prison[B] += 3
    board[B].supply -= 3
    board.run("end", "end.open")
    scored = [(row["seat"], row["n"]) for row in board.told("end.scored") if row["code"] == "score.firms"]
    assert scored == [(A, 3), (B, -3), (C, 1)]
    order = [event.code for event in board.table.log(None)]
    assert order.index("end.scored") < order.index("end.power")


@rule("jc2.end.score.firms.fraction", "jc2.end.score.firms.fraction_negative")
@pytest.mark.parametrize(("value", "shares", "points"), [(3, 5, 2), (1, 1, -1), (0, 2, -2), (1, 3, -2), (3, 1, 0)])
def test_fractions_are_rounded_down(value: int, shares: int, points: int) -> None:
    board = market()
    board.firm(A, shares, value=value)
    assert firms.points(board.game, A) == points


@rule("jc2.end.score.firms.special", "jc2.end.score.firms.special_no_cards", "jc2.end.score.firms.special_order")
def test_shareholders_retire_once_more_even_if_the_company_has_failed() -> None:
    board = owners(12)
    board.card(B, "mr_rochester")
    board.state.company.failed = True
    board.display("foundry")
    board.run("end", "end.open")
    assert board.asked == [(B, "london.special")] and not board.told("end.power")
    cut = COMPONENTS.of("").cards["mr_rochester"].discount
    board.answer("prize_4", *([["mr_rochester"]] if cut else []))
    assert board.state.london.prizes["prize_4"][B] == 1 and board.state.london.display == ["foundry"]
    assert "mr_rochester" in board.season.discounts[B] or not cut
    assert board.told("end.power")


@rule("jc2.end.score.firms.cube_as_it_stands")
def test_a_game_that_ends_within_a_turn_uses_the_cubes_as_they_stand() -> None:
    board = owners(8)
    board.venture(A, SOUTH)
    board.state.company.failed = True
    board.run("revenue", "turn.failure")
    assert board.asked == [(B, "london.special")] and board.ask.params["n"] == 8
