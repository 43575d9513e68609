"""What the view says that the sales so far would do to the share values."""

from __future__ import annotations

import pytest

from tests.games.east_india_companies.board import Board


def forecast(board: Board) -> list[int]:
    return [row["value"] for row in board.table.view(0)["exchange"]["forecast"]]


@pytest.mark.parametrize(
    ("seats", "sales", "values", "markers"),
    [
        (4, (43, 9, 10, 0), (4, 4, 4, 4), (0, 0, 0, 0)),
        (4, (40, 30, 20, 0), (24, 5, 4, 4), (50, 0, 40, 10)),
        (4, (12, 12, 12, 12), (9, 25, 4, 7), (20, 0, 10, 10)),
        (3, (0, 61, 20), (6, 25, 5), (30, 0, 20)),
        (2, (33, 5, 70), (10, 8, 24), (0, 10, 30)),
    ],
)
def test_the_forecast_is_what_the_end_of_the_period_then_does(
    seats: int, sales: tuple[int, ...], values: tuple[int, ...], markers: tuple[int, ...]
) -> None:
    board = Board(seats)
    board.sales(*sales)
    for company, (value, marker) in enumerate(zip(values, markers, strict=True)):
        board.value(company, value)
        board[company].marker = board.figures.sales_track.index(marker)
    board.state.phase.name = "selling"
    said = forecast(board)
    board.run("close", "close.ranking", "close.markers")
    assert said == [board.figures.values[owner.value] for owner in board.state.companies]
    assert forecast(board) == []
