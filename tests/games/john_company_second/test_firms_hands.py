"""Firms in other hands: takeovers, mergers, dissolution."""

from __future__ import annotations

import pytest

from pygame_core.games.john_company_second import firms
from pygame_core.games.john_company_second.phases.firms.investing import can_do
from pygame_core.games.john_company_second.refs import Dissolve, FirmDeed, TakeOver
from pygame_core.kernel.reasons import Closed
from tests.games.john_company_second.board import A, B, C, D
from tests.games.john_company_second.positions import do, investing, market
from tests.games.john_company_second.spoken import SpokenBoard as Board

rule = pytest.mark.rule


def closed(board: Board, seat: int, deed: FirmDeed) -> str:
    """By which rule a family cannot do it just now."""
    why = can_do(board.game, seat, deed)
    assert isinstance(why, Closed)
    return why.rule


# --- takeovers ------------------------------------------------------------------------------------------------
@rule("jc2.firms.takeover.who")
def test_a_manager_cannot_take_over() -> None:
    board = market()
    board.firm(A, 1)
    board.firm(B, 0, 1)
    investing(board)
    assert not [value for value in board.options(A) if value.startswith("take_over")]
    assert {"take_over/0", "take_over/1"} <= set(board.open(C))


@rule("jc2.firms.takeover.majority", "jc2.firms.takeover.own_share")
@pytest.mark.parametrize(
    ("shares", "agree", "won"), [((2, 0, 3), "yes", True), ((2, 0, 2), "yes", False), ((2, 0, 3), "no", False)]
)
def test_more_than_half_of_the_shares_must_be_for_it(shares: tuple[int, ...], agree: str, won: bool) -> None:
    board = market()
    board.firm(A, *shares)
    do(investing(board), {B: "take_over/0"})
    assert board.asked == [(A, "firms.may_take_over"), (C, "firms.may_take_over")]
    board.answer("no", agree)
    assert board.state.firms[0].manager == (B if won else A)
    if not won:
        assert closed(board, B, TakeOver(A)) == "jc2.firms.takeover.majority"


@rule("jc2.firms.takeover.own_share")
def test_an_own_majority_asks_nobody() -> None:
    board = market()
    board.firm(A, 1, 2)
    do(investing(board), {B: "take_over/0"})
    assert board.state.firms[0].manager == B and not board.told("consent.given")


@rule("jc2.firms.takeover.effect", "jc2.firms.takeover.old_manager")
def test_everything_passes_to_the_raider() -> None:
    board = market()
    board.firm(A, 2, 3, ships=(A, A, C), london=7, india=2, value=4, dividend=6)
    board.workshops(A)
    do(investing(board), {B: "take_over/0"})
    firm = board.managed(B)
    assert (firm.value, firm.dividend, firm.london, firm.india, firm.shares) == (4, 6, 7, 2, [2, 3, 0, 0])
    assert len(firms.ships(board.game, firm)) == 3
    assert "found/workshop" in board.open(A), "the old manager may form a new firm"


# --- mergers --------------------------------------------------------------------------------------------------
def two(values: tuple[int, int] = (5, 3)) -> Board:
    board = market()
    board.firm(A, 2, 0, 1, ships=(A,), london=5, india=1, value=values[0], dividend=4)
    board.firm(B, 0, 2, ships=(B, D), london=4, india=2, value=values[1], dividend=9)
    return board


@rule("jc2.firms.merge.primary", "jc2.firms.merge.combine", "jc2.firms.merge.secondary_end",
      "jc2.firms.merge.binding")  # fmt: skip
def test_the_firm_of_the_highest_value_takes_the_others_in() -> None:
    board = two()
    board.workshops(B)
    do(investing(board), {B: "merge"}).answer("done", "yes", "yes")
    assert [firm.manager for firm in board.state.firms] == [A]
    firm = board.managed(A)
    assert (firm.value, firm.dividend, firm.london, firm.india) == (5, 4, 9, 3)
    assert firm.shares == [2, 2, 1, 0] and len(firms.ships(board.game, firm)) == 3
    assert "found/workshop" in board.open(B)
    assert not [value for value in board.options(A) if value == "merge"]


@rule("jc2.firms.merge.consent")
def test_one_shareholder_can_stop_it() -> None:
    board = two()
    do(investing(board), {B: "merge"}).answer("done")
    assert board.asked == [(A, "firms.may_merge"), (C, "firms.may_merge")]
    board.answer("yes", "no")
    assert len(board.state.firms) == 2 and board.why("merge", B) == "jc2.firms.merge.consent"


@rule("jc2.firms.merge.any_number")
def test_three_firms_can_merge() -> None:
    board = two()
    board.firm(C, 0, 0, 1, value=1)
    do(investing(board), {C: "merge"}).answer([A, B], "done", "yes", "yes")
    assert [(firm.manager, firm.shares) for firm in board.state.firms] == [(A, [2, 2, 2, 0])]


@rule("jc2.firms.merge.primary_tie")
def test_a_tie_is_decided_by_the_agreement() -> None:
    board = two((4, 4))
    do(investing(board), {A: "merge"})
    assert board.asked == [(A, "firms.primary")]
    board.answer(B, "done")
    assert board.ask.params["primary"] == B
    board.answer("yes", "yes")
    assert board.state.firms[0].manager == B


@rule("jc2.firms.merge.share_deals")
def test_shares_may_change_hands_in_it() -> None:
    board = two()
    do(investing(board), {A: "merge"}).answer("share/0/3", "done", "yes", "yes")
    assert board.managed(A).shares == [1, 2, 1, 1] and (board[A].supply, board[D].supply) == (17, 17)


@rule("jc2.firms.merge.excess")
def test_what_is_above_ten_goes_home() -> None:
    board = market()
    board.firm(A, 7, value=2)
    board.firm(B, 0, 6)
    do(investing(board), {A: "merge"}).answer("done")
    assert board.asked == [(A, "firms.excess")] and board.ask.params["n"] == 3
    board.answer([1, 2, 0, 0])
    assert board.asked == [(B, "firms.may_merge")] and board.ask.params["returned"] == [1, 2, 0, 0]
    board.answer("yes")
    assert board.managed(A).shares == [6, 4, 0, 0] and (board[A].supply, board[B].supply) == (12, 14)


@rule("jc2.firms.phase.timing_pm")
def test_two_proposals_are_put_in_order() -> None:
    board = two()
    do(investing(board), {A: "merge", B: "merge"})
    assert board.asked == [(A, "firms.first")] and board.ask.rule == "jc2.firms.phase.timing_pm"
    board.answer([B, A], "done", "yes", "yes")
    assert len(board.state.firms) == 1 and board.told("firms.too_late")


# --- dissolution ----------------------------------------------------------------------------------------------
@rule("jc2.firms.dissolve.voluntary", "jc2.firms.dissolve.prison", "jc2.firms.dissolve.ships",
      "jc2.firms.dissolve.cash", "jc2.firms.dissolve.manager", "jc2.firms.dissolve.cubes")  # fmt: skip
def test_a_firm_is_dissolved_by_all_its_shareholders() -> None:
    board = market()
    board.firm(A, 2, 1, ships=(A, C), london=3, dividend=12)
    board.workshops(A)
    first, second = firms.ships(board.game, board.managed(A))
    board.state.yards[first].fatigued = True
    do(investing(board), {A: "dissolve"}).answer("yes")
    assert board.state.firms == [] and board.state.prison == [2, 1, 0, 0]
    assert [(board.state.yards[n].at, board.state.yards[n].fatigued) for n in (first, second)] == [("yard", False)] * 2
    assert firms.best_dividend(board.game, A) == 0
    assert "found/workshop" in board.open(A)


@rule("jc2.firms.dissolve.voluntary")
def test_one_shareholder_can_keep_it_alive() -> None:
    board = market()
    board.firm(A, 2, 1)
    do(investing(board), {A: "dissolve"}).answer("no")
    assert board.state.firms and closed(board, A, Dissolve()) == "jc2.firms.dissolve.voluntary"


@rule("jc2.firms.dissolve.window")
def test_it_is_offered_in_the_investment_step_only() -> None:
    board = market()
    board.firm(A, 1, london=1)
    board.cash(1)
    board.run("parliament", "parliament.open")
    assert not [value for value in board.options(A) if value == "dissolve"]
    assert all(act.params["deed"] != "dissolve" for act in board.table.acts(A))
    assert "dissolve" in investing(board).open(A)


@rule("jc2.firms.prison_stays")
def test_pieces_in_prison_stay_there() -> None:
    board = market()
    board.firm(A, 1)
    do(investing(board), {A: "dissolve"})
    board[A].supply, gone = 0, board[A].supply
    board.run("family", ("family.action", {"seat": A}))
    assert board.why("enlist_writer") == "jc2.family.out_of_pieces" and board.state.prison[A] == 1
    assert gone == 17
