"""I3 to I5: treasuries, shares, payouts, takeovers, mergers, points."""

from __future__ import annotations

from typing import Any

import pytest

from pygame_core.games.john_company_first.components import COMPONENTS
from pygame_core.games.john_company_first.firms import expectations, part_of, tenths
from pygame_core.games.john_company_first.negotiation import gives
from pygame_core.games.john_company_first.scoring import parts
from tests.games.john_company_first.board import A, B, Board, C, D, clause
from tests.games.john_company_first.test_deregulation import asked, away, fleet, free, part

rule = pytest.mark.rule
TABLE = COMPONENTS.printed()["dividend_table"]


def opened(board: Board, n: int) -> Board:
    """So many regions are open."""
    for number, name in enumerate(board.state.india.regions):
        board.region(name, ruler="", port="bengal" if number < n else "")
    return board


def payout(board: Board) -> Board:
    return board.run("trade", ("firm.payout", {"seat": A}))


# --- the table ----------------------------------------------------------------------------------------------------
@rule("jc1.dereg.payout.thresholds", "jc1.dereg.payout.rounding")
@pytest.mark.parametrize("held", [1, 2, 3, 4, 5])
def test_the_dividend_table(held: int) -> None:
    for brought, least in enumerate(TABLE[f"of_{10 * held}"], 1):
        assert (part_of(least, held), part_of(least - 1, held)) == (brought, brought - 1)


@rule("jc1.dereg.payout.over_fifty")
def test_more_than_half_is_rounded_as_a_whole() -> None:
    assert (part_of(9, 6), part_of(8, 6)) == (5, 5)


@rule("jc1.dereg.payout.table")
def test_what_the_public_expects() -> None:
    assert [expectations(opened(free(), n).game) for n in range(9)] == [0, 2, 5, 7, 10, 14, 19, 27, 38]


# --- payouts ------------------------------------------------------------------------------------------------------
@rule("jc1.dereg.payout.example", "jc1.dereg.payout.minimum", "jc1.dereg.payout.more", "jc1.dereg.payout.owner")
@pytest.mark.parametrize("paid, each, owner", [(7, 2, 3), (8, 2, 4), (9, 2, 5), (10, 3, 4), (12, 3, 6)])
def test_benyon_and_company_pays_its_shareholders(paid: int, each: int, owner: int) -> None:
    board = part(part(opened(free(a=12), 3), A, B, 3), A, C, 3).cash(0, 0, 0, 0)
    payout(board)
    assert board.asked == (A, "firm.payout") and (board.ask.lo, board.ask.hi) == (7, 12)
    board.answer(paid)
    assert [family.cash for family in board.state.families] == [owner, each, each, 0]
    assert board[A].firm.cash == 12 - paid


@rule("jc1.dereg.payout.fail", "jc1.dereg.payout.fail_card", "jc1.dereg.payout.fail_pieces",
      "jc1.dereg.payout.fail_missions")  # fmt: skip
def test_a_firm_that_cannot_pay_is_no_more() -> None:
    board = away(fleet(part(opened(free(a=5), 3), A, B, 4), A, 2, goods=1).cash(0, 0, 0, 0), "sindh", a=1)
    stocks = board[A].stock, board[B].stock
    payout(board)
    assert board.stopped and board[A].firm is None
    assert [board[A].cash, board[B].cash] == [3, 2]
    assert (board[A].fleet.ships, board[A].fleet.goods, board.state.missions) == (0, 0, {})
    assert (board[A].stock, board[B].stock) == (stocks[0] + 1, stocks[1] + 1)


@rule("jc1.dereg.payout.when", "jc1.trade.order.steps")
def test_firms_pay_before_anything_else_in_trade() -> None:
    board = opened(free(a=9), 1).held(chairman=A).province("mysore", "bengal")
    board.run("trade", "trade.begin").answer(5)
    codes = [event.code for event in board.table.log(None)]
    assert codes.index("firm.paid") < codes.index("revenue.tax")


@rule("jc1.dereg.payout.top_up", "jc1.dereg.treasury.in", "jc1.dereg.treasury.out", "jc1.dereg.payout.top_up_last")
def test_any_family_may_help_a_firm() -> None:
    board = asked(opened(free(a=6), 3).cash(0, 5, 0, 0), A)
    board.act(B, "firm.fund", A).answer(1)
    assert (board[B].cash, board[A].firm.cash) == (4, 7)
    assert not [value for value in board.acts(A) if "withdraw" in value]
    board.state.turn.number = board.state.turn.last
    assert board.acts(B)["firm.fund 0"].why.rule == "jc1.dereg.payout.top_up_last"
    assert board.deal_refused(B, clause("firm_cash", B, A, n=1)) == "jc1.dereg.payout.top_up_last"


# --- shares -------------------------------------------------------------------------------------------------------
def tenths_of(n: int, of: int, giver: int, taker: int) -> list[dict[str, object]]:
    return [clause("firm_part", giver, taker, of=of) for _ in range(n)]


@rule("jc1.dereg.invest.offer", "jc1.dereg.invest.cube", "jc1.dereg.invest.to_firm", "jc1.dereg.invest.to_owner",
      "jc1.dereg.invest.rest", "jc1.general.deal.firm_shares", "jc1.general.deal.goods")  # fmt: skip
def test_investors_buy_tenths() -> None:
    board = asked(fleet(free(a=0), B, 1, goods=1), A)
    stock = board[B].stock
    board.deal(A, B, *tenths_of(2, A, A, B), clause("firm_cash", B, A, n=3), clause("ships", B, A, n=1),
               clause("goods", B, A, n=1), clause("cash", B, A, n=1), clause("promises", B, A, n=1))  # fmt: skip
    assert (tenths(board.game, A, A), tenths(board.game, A, B), board[B].stock) == (8, 2, stock - 2)
    assert (board[A].firm.cash, board[A].fleet.ships, board[A].fleet.goods, board[A].cash) == (3, 1, 1, 6)
    assert board.deal_refused(C, *tenths_of(1, A, C, D)) == "jc1.general.deal.firm_shares"
    assert board.deal_refused(C, clause("firm_cash", C, B, n=1)) == "jc1.dereg.invest.to_firm"


@rule("jc1.general.deal.firm_shares", "jc1.general.deal.goods", "jc1.dereg.ship.in_front")
def test_ships_goods_and_parts_of_firms_are_for_deals_only_once_the_monopoly_is_lost() -> None:
    def given(board: Board, seat: int) -> dict[str, Any]:
        rows = {row["kind"]: row.get("most", row.get("values")) for row in gives(board.game, seat)}
        return {kind: rows[kind] for kind in ("ships", "goods", "firm_part")}

    early = fleet(Board().held(chairman=A), A, 2, goods=1).run("family", ("family.action", {"seat": A}))
    assert given(early, A) == {"ships": 0, "goods": 0, "firm_part": []}
    assert early.deal_refused(A, *tenths_of(1, A, A, B)) == "jc1.general.deal.firm_shares"
    late = asked(fleet(part(free(a=1), A, B, 3), A, 2, goods=1), A)
    assert given(late, A) == {"ships": 2, "goods": 1, "firm_part": [A]} and given(late, B)["firm_part"] == [A]
    stocks = late[A].stock, late[C].stock
    late.deal(A, C, clause("ships", A, C, n=2))
    assert (late[A].fleet.ships, late[C].fleet.ships) == (0, 2)
    assert (late[A].stock, late[C].stock) == stocks, "no captain is needed"


@rule("jc1.dereg.invest.refuse")
def test_a_bid_may_be_rejected() -> None:
    board = asked(free(a=0), A)
    board.table.deal(B, "propose", [clause("cash", B, A, n=1), *tenths_of(1, A, A, B)])
    board.table.deal(A, "reject", board.game.deals["open"][-1]["id"])
    assert tenths(board.game, A, B) == 0 and board[B].cash == 5


@rule("jc1.dereg.invest.trade", "jc1.dereg.takeover.example", "jc1.dereg.takeover.when", "jc1.dereg.takeover.old_share",
      "jc1.dereg.takeover.cards", "jc1.dereg.takeover.assets")  # fmt: skip
def test_drew_takes_coles_firm() -> None:
    cole, drew, chas = A, B, C
    board = asked(part(part(fleet(free(a=8), cole, 3, goods=1), cole, drew, 3), cole, chas, 3), cole)
    assert board.acts(drew)["firm.take_over 0"].why.rule == "jc1.dereg.takeover.tie"
    board.deal(drew, chas, *tenths_of(3, cole, chas, drew))
    assert (tenths(board.game, cole, cole), tenths(board.game, cole, drew)) == (4, 6)
    board.act(drew, "firm.take_over", cole)
    assert board[cole].firm is None and board[drew].firm.cash == 8
    assert (board[drew].fleet.ships, board[drew].fleet.goods, board[cole].fleet.ships) == (3, 1, 0)
    assert (tenths(board.game, drew, cole), tenths(board.game, drew, drew)) == (4, 6)


@rule("jc1.dereg.takeover.others", "jc1.dereg.takeover.missions")
def test_third_shareholders_and_missions_go_along() -> None:
    board = away(part(part(free(a=2), A, B, 5), A, C, 2), "mysore", a=1)
    asked(board, A).act(B, "firm.take_over", A)
    assert board[B].firm.shares == [3, 0, 2, 0]
    assert board.state.missions["mysore"] == [0, 1, 0, 0]


@rule("jc1.dereg.takeover.old_share", "jc1.family.cubes.reuse")
@pytest.mark.parametrize("sold, asked_for", [(10, False), (7, True)])
def test_the_old_owner_gives_up_a_cube_only_for_a_part_that_he_keeps(sold: int, asked_for: bool) -> None:
    board = part(free(a=2), A, B, sold).put("manors", A)
    board.state.boxes.writers[A] += board[A].stock
    board[A].stock = 0
    asked(board, D).act(B, "firm.take_over", A)
    assert (board.ask.code == "cubes.source") is asked_for
    if asked_for:
        board.answer("manor")
    assert (board.state.boxes.manors[A], board[B].firm.shares[A]) == ((0, 3) if asked_for else (1, 0))


@rule("jc1.dereg.takeover.tie", "jc1.dereg.takeover.merger")
def test_half_is_no_takeover_and_a_firm_of_ones_own_takes_a_merger() -> None:
    board = asked(part(free(a=2), A, B, 5), A)
    assert board.acts(B)["firm.take_over 0"].why.rule == "jc1.dereg.takeover.tie"
    board = asked(part(free(a=2, b=1), A, B, 6), A)
    assert board.acts(B)["firm.take_over 0"].why.rule == "jc1.dereg.takeover.merger"


# --- mergers ------------------------------------------------------------------------------------------------------
@rule("jc1.dereg.merger.example", "jc1.dereg.merger.may", "jc1.dereg.merger.single", "jc1.dereg.merger.owner",
      "jc1.dereg.merger.hundred", "jc1.dereg.merger.assets", "jc1.dereg.merger.revert")  # fmt: skip
def test_chas_and_drew_merge_their_firms() -> None:
    chas, drew, cole = A, B, C
    board = fleet(fleet(part(free(a=3, b=6, c=1), drew, cole, 1), drew, 2), chas, 1)
    asked(board, D).act(chas, "firm.merge", drew)
    assert board.refused([6, 5, 0]) == "kernel.answer.total"
    board.answer([5, 4, 1])
    assert {decision.seat for decision in board.table.pending} == {drew, cole}
    board.answer("yes", "yes")
    assert board[drew].firm is None and board[cole].firm.cash == 1
    assert board[chas].firm.cash == 9 and board[chas].fleet.ships == 3
    assert board[chas].firm.shares == [0, 4, 1, 0]


@rule("jc1.dereg.merger.consent", "jc1.dereg.merger.disagree")
def test_one_no_stops_a_merger() -> None:
    board = part(free(a=3, b=6), B, C, 1)
    asked(board, D).act(A, "firm.merge", B).answer([5, 5, 0], A, "yes", "no")
    assert board.told("merger.refused") and board[B].firm.cash == 6


@rule("jc1.dereg.merger.tie")
def test_of_tied_parts_the_owner_is_agreed_on() -> None:
    board = free(a=3, b=6)
    asked(board, D).act(A, "firm.merge", B).answer([5, 5])
    assert board.asked == (A, "merger.owner") and board.open() == [A, B]
    board.answer(B, "yes")
    assert board[A].firm is None and board[B].firm.cash == 9
    apart = free(a=3, b=6)
    asked(apart, D).act(A, "firm.merge", B).answer([5, 5], B, "no")
    assert apart.told("merger.refused") and (apart[A].firm.cash, apart[B].firm.cash) == (3, 6)


# --- the last turn ------------------------------------------------------------------------------------------------
def last(board: Board) -> Board:
    board.state.turn.number = board.state.turn.last
    return board


@rule("jc1.dereg.final.auto")
def test_on_the_last_turn_a_sail_can_be_made_sure() -> None:
    board = fleet(last(opened(free(a=5), 3)), A, 3)
    board.run("family", ("firm.sail", {"seat": A}), script=[])
    board.answer(["punjab", "maratha", "hyderabad"])
    assert board.ask.out is not None and board.ask.out.params["n"] == 5
    board.answer("sure")
    assert board[A].firm.cash == 0 and board.ask.code == "firm.order"
    early = fleet(opened(free(a=5), 3), A, 3)
    assert early.run("family", ("firm.sail", {"seat": A})).answer(["punjab"]).ask.out is None


def scored(board: Board, revenue: int) -> Board:
    board[A].firm.sailed = revenue
    return last(board).run("trade", "firm.payouts")


@rule("jc1.dereg.final.example", "jc1.dereg.final.points", "jc1.dereg.final.split", "jc1.dereg.final.no_money")
def test_points_from_coles_firm() -> None:
    cole, chas, drew = A, B, C
    board = part(part(opened(free(a=9), 4), cole, chas, 3), cole, drew, 1).cash(0, 0, 0, 0).held(chairman=D)
    scored(board, 14)
    assert [parts(board.game, seat)["firms"] for seat in (drew, chas, cole)] == [1, 4, 9]
    assert [family.cash for family in board.state.families] == [0, 0, 0, 0]


@rule("jc1.dereg.final.points", "jc1.dereg.final.short")
@pytest.mark.parametrize("revenue, points", [(10, 10), (9, 0)])
def test_a_last_sail_below_expectations_brings_nothing(revenue: int, points: int) -> None:
    board = scored(opened(free(a=9), 4).held(chairman=D), revenue)
    assert parts(board.game, A)["firms"] == points and board[A].firm.cash == 9


@rule("jc1.dereg.final.points", "jc1.dereg.final.short")
def test_expectations_are_met_by_what_the_last_sail_takes_in_not_by_what_it_leaves() -> None:
    """£10 taken in by a firm that has spent all its money before: the points are of the revenue."""
    board = last(opened(free(a=0), 4).held(chairman=D))
    board[A].firm.sailed, board[A].firm.cash = 10, 0
    board.run("trade", "firm.payouts")
    assert parts(board.game, A)["firms"] == 10
    rich = last(opened(free(a=30), 4).held(chairman=D))
    rich.run("trade", "firm.payouts")
    assert parts(rich.game, A)["firms"] == 0, "money of earlier turns does not count"


@rule("jc1.dereg.payout.rounding", "jc1.dereg.payout.owner")
def test_the_question_says_what_each_payout_brings_whom() -> None:
    board = payout(part(part(opened(free(a=12), 3), A, B, 3), A, C, 3))
    told = board.ask.params
    assert told["holders"] == [A, B, C] and len(told["parts"]) == 12 - 7 + 1
    assert told["parts"][0] == [3, 2, 2] and told["parts"][3] == [4, 3, 3]
