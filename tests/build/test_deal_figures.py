"""What is measured of the deals of bots: whether a hirer keeps what he was paid for."""

from __future__ import annotations

import pytest

from figures import jc2_deals
from tests.games.john_company_second.board import A, B
from tests.games.john_company_second.positions import chaired, hiring

pytestmark = pytest.mark.native


def test_a_hire_is_seen_although_the_next_office_is_filled_at_once() -> None:
    """With the office that was paid for comes another one, for which there is one candidate only."""
    board = chaired("manager_of_shipping", "military_affairs", seat=B)
    board.cash(12, 4, 4, 4)
    for seat in (A, B):
        board.writers(seat, "bombay")
    board.commander(B, "bengal")
    hiring(board)
    assert board.asked == [(B, "hiring.choose")]
    assert jc2_deals.bought(board.table, board.ask, A) is True
    assert [row["office"] for row in board.told("hiring.hired")] == ["manager_of_shipping", "military_affairs"]
