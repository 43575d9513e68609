"""III. Hiring: the election of a Chairman."""

from __future__ import annotations

import pytest

from pygame_core.games.john_company_second.pieces import all_shares, chairman_order, shares
from pygame_core.games.john_company_second.scoring import blame, court_points, power
from tests.games.john_company_second.board import A, B, Board, C, D, clause
from tests.games.john_company_second.figures import PRINTED
from tests.games.john_company_second.positions import chaired, hiring, holders

rule = pytest.mark.rule


def elect(*counts: int, former: int = A) -> Board:
    board = Board()
    board.vacant("chairman")
    board.shares(*counts)
    board.state.company.former = former
    return board


@rule("jc2.hiring.chairman.only_vacant")
def test_no_election_with_a_sitting_chairman() -> None:
    board = chaired("manager_of_shipping")
    board.shares(0, 3)
    board.writers(B, "bombay")
    hiring(board)
    assert board.stopped and holders(board) == {"chairman": A, "manager_of_shipping": B}


@rule("jc2.hiring.chairman.declare", "jc2.hiring.chairman.majority", "jc2.hiring.chairman.candidate")
@pytest.mark.parametrize(("counts", "need"), [((2, 2, 1, 0), 3), ((2, 2, 0, 0), 3), ((1, 1, 1, 0), 2)])
def test_more_than_half_of_the_shares_are_needed(counts: tuple[int, ...], need: int) -> None:
    board = hiring(elect(*counts, former=B))
    assert board.told("hiring.declared") == [{"seat": B, "n": need, "shares": sum(counts)}]
    assert board.ask.seat == B and board.open() == [*(seat for seat in range(4) if counts[seat]), "none"]


@rule(
    "jc2.hiring.chairman.ends_at_once",
    "jc2.hiring.chairman.campaign",
    "jc2.hiring.chairman.move_share",
    "jc2.example.chairman_election",
    "jc2.hiring.nepotism.not_chairman",
)
def test_support_for_a_pound_and_a_promise() -> None:
    blue, yellow, pink = A, B, C
    board = elect(2, 2, 1, former=blue)
    board.cash(0, 1)
    before = all_shares(board.game)
    hiring(board).answer("none")
    assert board.asked == [(yellow, "hiring.support")]
    board.answer(yellow)
    assert board.asked == [(pink, "hiring.support")]
    board.deal(
        yellow, pink, clause("cash", yellow, pink, n=1), clause("promise", yellow, pink, promise="hastings.pay_two")
    )
    board.answer(yellow)
    assert board.stopped and holders(board) == {"chairman": yellow}
    assert board.state.company.court == [2, 1, 1, 0] and all_shares(board.game) == before
    assert board[pink].cash == 1 and board.holds(pink, yellow, "pay_two")


@rule("jc2.hiring.chairman.move_share", "jc2.sequence.chairman_order", "jc2.failure.chairman_blamed")
@pytest.mark.parametrize(("counts", "answers"), [((0, 1, 2), ("none", C)), ((1, 0, 1), ("none", "none", C))])
def test_the_new_chairman_takes_the_marker(counts: tuple[int, ...], answers: tuple[object, ...]) -> None:
    """By a majority, or by choice of the former Chairman: the marker goes along, and with it the blame."""
    board = hiring(elect(*counts)).answer(*answers)
    assert board.stopped and holders(board) == {"chairman": C} and board.state.company.former == C
    assert [blame(board.game, seat, PRINTED.failures["chairman_blamed"]) for seat in range(4)] == [0, 0, -3, 0]
    assert chairman_order(board.game) == [C, D, A, B]


@rule("jc2.hiring.chairman.still_share")
def test_the_chairmans_piece_is_a_share() -> None:
    board = elect(0, 1)
    hiring(board).answer(B)
    assert shares(board.game, B) == 1 and board.state.company.court[B] == 0
    assert all_shares(board.game) == 1, "it counts for the next majority"
    board.state.parliament.power = ["company_share", "social", "shipping", "manufacturing"]
    assert power(board.game, B) == PRINTED.power.spaces[0] > 0
    assert court_points(board.game, B) == board.state.company.share_value
    board.state.company.balance = 1
    board.run("revenue", "revenue.dividends").answer(1)
    assert board[B].cash == 1 and board.state.company.balance == 0


@rule("jc2.hiring.chairman.candidate", "jc2.hiring.chairman.campaign")
def test_nobody_is_elected_who_does_not_stand() -> None:
    board = hiring(elect(0, 2, 2, 1))
    board.answer(C)
    assert board.options()[C].params == {"other": C, "n": 2, "stands": 0}
    board.answer(B, C)
    assert board.asked == [(B, "hiring.support")], "most shares are behind C, who does not want the office"
    board.answer(C, C)
    assert board.stopped and holders(board) == {"chairman": C}


@rule("jc2.hiring.chairman.campaign", "jc2.negotiation.shares")
def test_a_bought_share_decides_after_all_have_spoken() -> None:
    board = hiring(elect(0, 2, 2, 1))
    board.answer(B, "none")
    board.deal(D, B, clause("shares", D, B, n=1))
    assert board.stopped, "the seller has no share left to be asked for"
    assert holders(board) == {"chairman": B} and board.state.company.court == [0, 2, 2, 0]


@rule("jc2.hiring.chairman.whole_block")
def test_support_moves_as_a_block() -> None:
    board = hiring(elect(2, 2, 1, 1))
    board.answer(A, B, C, D)
    assert board.state.company.election.support == [A, B, C, D]
    board.answer(C, C)
    assert board.stopped and holders(board) == {"chairman": C}


@rule("jc2.hiring.chairman.deadlock")
def test_a_deadlock_is_for_the_former_chairman() -> None:
    board = hiring(elect(1, 2, 2, former=A))
    board.answer("none", B, C)
    board.answer("none", B, C)
    assert board.asked == [(A, "hiring.appoint")]
    assert board.open() == [A, B, C]
    board.answer(A)
    assert holders(board) == {"chairman": A}


@rule("jc2.hiring.chairman.deadlock")
def test_a_campaign_comes_to_an_end() -> None:
    board = hiring(elect(0, 2, 2, former=A))
    for round in range(3):
        board.answer(B if round % 2 else "none", "none" if round % 2 else C)
    assert board.asked == [(A, "hiring.appoint")]


@rule("jc2.promise.card.support_with_my_shares", "jc2.promise.return")
def test_called_shares_support_the_holder() -> None:
    board = elect(0, 1, 2, 2)
    board.promise(B, C, "support_with_my_shares")
    hiring(board)
    assert board.asked == [(B, "hiring.support")]
    board.answer("call_2")
    assert board.stopped and holders(board) == {"chairman": B}
    assert board.holds(C, C, "support_with_my_shares")


@rule("jc2.promise.card.support_with_my_shares", "jc2.promise.if_able")
def test_called_shares_stay_bound_and_empty_promises_are_not_called() -> None:
    board = elect(0, 1, 1, 4)
    board.promise(B, C, "support_with_my_shares")
    board.promise(B, A, "support_with_my_shares")
    hiring(board)
    assert board.why("call_0") == "jc2.promise.if_able"
    board.answer("call_2")
    assert board.asked == [(B, "hiring.support")] and board.state.company.election.support[C] == B
    board.answer(B)
    assert board.asked == [(D, "hiring.support")], "the called shares are not asked again"


@rule("jc2.hiring.chairman.empty_court")
def test_an_empty_court_brings_the_former_chairman_back() -> None:
    board = hiring(elect(0, 0, 0, 0, former=C))
    assert board.stopped and holders(board) == {"chairman": C}
    assert board[C].supply == 17 and all_shares(board.game) == 1


@rule("jc2.hiring.chairman.empty_court_no_piece", "jc2.prestige.joseph_sedley")
def test_an_empty_court_and_an_empty_supply() -> None:
    board = elect(former=C)
    board.training(C, 18)
    hiring(board)
    assert board.stopped and holders(board) == {}
    board = elect(former=C)
    board.card(C, "joseph_sedley")
    hiring(board)
    assert holders(board) == {}
