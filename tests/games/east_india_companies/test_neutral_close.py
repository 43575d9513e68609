"""The 2-player game: the neutral company at the close of a period and at the end."""

from __future__ import annotations

import pytest

from tests.games.east_india_companies.board import A, B, Board, N, initiative

rule = pytest.mark.rule


def ended(period: int = 3) -> Board:
    board = Board(2, period=period)
    board.sales(23, 20, 32)
    return board


@rule("eic.two.end.ranked", "eic.two.end.marker", "eic.two.end.initiative", "eic.two.end.money")
def test_the_neutral_company_is_ranked() -> None:
    board = ended()
    board[N].marker = 0
    board.run("close", "close.ranking")
    assert [told["n"] for told in board.told("close.ranked")] == [2, 1, 0] and board.state.ranking == [N, A, B]
    assert board.figures.values[board[N].value] == 6
    board.run("close", "close.markers")
    assert board.figures.values[board[N].value] == 9 and board.figures.sales_track[board[N].marker] == 30
    board.run("close", "close.initiative", "close.transfer")
    assert board.state.initiative == [B, A, N]
    assert (board[N].cash, board[N].sales, board.state.bank) == (0, 0, board.figures.coins - 43)


@rule("eic.two.end.dividend")
def test_the_bank_pays_neutral_dividends() -> None:
    board = Board(2, period=5)
    initiative(board, N, A, B)
    board.value(N, 8)
    board.value(A, 10)
    board.value(B, 4)
    board.hold(A, N, 2)
    board.hold(B, A, 1)
    board.run("close", "close.payers")
    assert [(told["seat"], told["n"]) for told in board.told("close.dividend")] == [(N, 2), (A, 2)]
    assert (board[A].cash, board[B].cash, board[N].cash) == (0, 2, 0)


@rule("eic.two.score.no_winner", "eic.two.score.shares")
def test_neutral_shares_count_but_it_cannot_win() -> None:
    board = Board(2)
    board.value(N, 13)
    board.hold(A, N, 3)
    board.run("close", "end.score")
    result = board.table.result
    assert result is not None and result["order"] == [A, B] and len(result["scores"]) == 2
    assert {line["seat"] for line in result["lines"]} == {A, B}
    assert [line["n"] for line in result["lines"] if line["seat"] == A] == [8, 39, 0]
