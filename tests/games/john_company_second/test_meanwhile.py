"""Deals while a question stands: what was promised, lent or given away meanwhile is not there to be used."""

from __future__ import annotations

import pytest

from pygame_core.games.john_company_second.phases.parliament.drawing import select
from tests.games.john_company_second.board import A, B, Board, C, D, clause
from tests.games.john_company_second.positions import rivals

rule = pytest.mark.rule


def given_away(board: Board, holder: int, taker: int, promise: str) -> None:
    board.deal(holder, taker, clause("promise", holder, taker, promise=promise))


@rule("jc2.promise.card.hire_my_kin", "jc2.promise.if_able")
def test_a_kinsman_is_not_hired_by_a_promise_given_away() -> None:
    board = rivals("manager_of_shipping", A, B, C)
    board.promise(C, A, "hire_my_kin")
    board.run("hiring", "hiring.open")
    assert board.asked == [(C, "hiring.claim")] and board.open() == ["none", "promise"]
    given_away(board, C, D, "benyon.hire_my_kin")
    assert board.open() == ["none"] and board.why("promise") == "jc2.promise.card.hire_my_kin"


@rule("jc2.promise.card.hire_my_kin", "jc2.blackmail.man_on_the_inside")
def test_a_promise_given_away_while_a_card_is_cancelled_is_not_kept() -> None:
    board = rivals("manager_of_shipping", A, B, C)
    board.promise(C, A, "hire_my_kin")
    board.blackmail(B, "hiring_preference")
    board.blackmail(D, "man_on_the_inside")
    board.run("hiring", "hiring.open").answer("blackmail", "promise")
    assert board.asked == [(D, "blackmail.cancel")]
    given_away(board, C, D, "benyon.hire_my_kin")
    board.answer("cancel")
    assert board.asked == [(A, "hiring.choose")]
    assert board.open() == ["writer/bombay/0", "writer/bombay/1", "writer/bombay/2"]


@rule("jc2.promise.card.consent_to_nepotism")
def test_consent_given_away_does_not_help_the_hirer() -> None:
    board = rivals("manager_of_shipping", A, B, C)
    board.promise(A, B, "consent_to_nepotism")
    board.run("hiring", "hiring.open").answer("writer/bombay/0", "no", "yes")
    assert board.asked == [(A, "hiring.refused")] and board.open() == ["give_way", "promise"]
    given_away(board, A, C, "hastings.consent_to_nepotism")
    assert board.open() == ["give_way"]


@rule("jc2.promise.card.support_with_my_shares")
@pytest.mark.parametrize("bought", [False, True])
def test_the_court_is_asked_by_the_shares_of_the_moment(bought: bool) -> None:
    """The promise is gone, and with it the question; with shares bought instead the Court agrees."""
    board = Board().bare()
    board.office(A, "chairman")
    board.shares(0, 2, 2)
    board.promise(A, B, "support_with_my_shares")
    board.run("operations", "operations.chairman").answer(*["advance"] * 4, "no", "no")
    assert board.asked == [(A, "operations.debt_promise")]
    if bought:
        board.deal(B, A, clause("shares", B, A, n=2))
    else:
        given_away(board, A, C, "hastings.support_with_my_shares")
    assert board.asked == [(A, "operations.chairman")]
    assert board.state.company.debt == (4 if bought else 3)


@rule("jc2.prestige.stock_broker", "jc2.family.out_of_pieces")
def test_the_last_piece_gone_while_the_stock_broker_is_asked() -> None:
    board = Board()
    board.cash(1)
    board.card(B, "stock_broker")
    board.shares(0, 0, 1)
    board.training(A, 17)
    board.run("family", ("family.action", {"seat": A})).answer("seek_share", "broker_4")
    assert board.asked == [(B, "family.broker")]
    board.deal(C, A, clause("shares", C, A, n=1))
    board.answer("yes")
    assert board.stopped and board[A].cash == 1 and board.state.company.exchange[4] != A


@rule("jc2.parliament.vote.cash", "jc2.parliament.opposition.coalition")
@pytest.mark.usefixtures("nobody_lends")
def test_money_lent_while_a_coalition_is_asked_for_buys_no_votes() -> None:
    board = Board()
    board.cash(0, 2)
    parliament = board.state.parliament
    parliament.deck.remove("tenure_limits")
    parliament.revealed.append("tenure_limits")
    select(board.game, "tenure_limits")
    parliament.ballot.stop, parliament.prime_minister = 4, A
    board.run("parliament", "parliament.begin").answer("against", C)
    assert board.asked == [(C, "parliament.coalition")]
    board.deal(B, D, clause("cash", B, D, n=2))
    board.answer("yes")
    assert board.asked == [(D, "parliament.vote")] and board.told("parliament.abstained")[-1] == {"seat": B}
