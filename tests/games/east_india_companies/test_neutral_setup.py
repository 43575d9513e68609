"""The 2-player game: how the neutral company is set up."""

from __future__ import annotations

import pytest

from pygame_core.games.east_india_companies import RULESET
from pygame_core.kernel.table import Table
from tests.games.east_india_companies.board import A, B, Board, N

rule = pytest.mark.rule


@rule("eic.two.setup.base", "eic.two.setup.neutral_pieces", "eic.two.setup.neutral_cash", "eic.two.setup.neutral_value")
def test_the_neutral_company_is_set_up() -> None:
    board = Board(2)
    assert len(board.state.companies) == 3 and all(company.left == 6 for company in board.state.companies)
    neutral = board[N]
    assert board.kinds(N) == ["galleon", "galleon"] and len(neutral.stack) == 8
    assert (neutral.cash, neutral.sales, neutral.posts, len(neutral.agents), neutral.level) == (0, 0, 2, 3, 0)
    assert board.figures.sales_track[neutral.marker] == 0 and board.figures.values[neutral.value] == 4
    assert len(board.figures.indies[2]["tea"].slots) == 12


@rule("eic.two.setup.cash", "eic.two.setup.neutral_initiative")
def test_starting_cash_with_two() -> None:
    firsts = set()
    for seed in range(12):
        state = Table(RULESET, RULESET.mode(2, None, None), seed).game.state
        assert state.initiative[2] == N
        assert [state.companies[seat].cash for seat in state.initiative] == [10, 11, 0]
        firsts.add(state.initiative[0])
    assert firsts == {A, B}


@rule("eic.two.setup.neutral_presidency")
def test_neutral_presidency_shares_are_out() -> None:
    board = Board(2)
    assert (board[N].presidency, board[N].mortgaged) == (0, 0)


@rule("eic.two.setup.cards")
def test_neutral_cards() -> None:
    board = Board(2)
    assert (len(board.state.agent_cards), len(board.state.destinations)) == (6, 9)
    for seats in (3, 4):
        other = Board(seats)
        assert other.state.agent_cards == other.state.destinations == []
        assert other.table.view(A)["neutral"] is None
