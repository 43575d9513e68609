"""II. Family: whose money pays for actions, and money that changes hands while somebody thinks."""

from __future__ import annotations

import pytest

from pygame_core.games.john_company_second.state import NOBODY
from tests.games.john_company_second.board import A, B, Board, clause
from tests.games.john_company_second.test_family import act

rule = pytest.mark.rule


@rule("jc2.negotiation.any_time")
def test_money_given_away_closes_a_space_that_was_open() -> None:
    board = Board()
    board.cash(5, 1)
    act(board).answer("seek_share")
    assert 4 in board.open()
    board.deal(A, B, clause("cash", A, B, n=3))
    assert board.open() == [0]
    board.deal(A, B, clause("cash", A, B, n=2))
    assert board.stopped and board.state.company.exchange == [NOBODY] * 5


@rule("jc2.general.cash.office_treasury", "jc2.general.cash.family_treasury")
def test_a_family_pays_with_its_own_money_only() -> None:
    board = Board()
    board.office(A, "president_of_madras")
    board.state.company.treasuries["president_of_madras"] = 6
    board.game.state.bank -= 3
    act(board)
    assert board.why("purchase_luxury") == "jc2.family.luxury.cost"
