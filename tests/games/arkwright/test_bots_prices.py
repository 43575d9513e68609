"""The price at which the bots sell is the best of all that they weigh."""

from __future__ import annotations

import pytest

from pygame_core.games.arkwright.bots.worth import SPARE, best_price, profit, profits
from pygame_core.games.arkwright.factories import attraction
from pygame_core.kernel.chance import Chance
from tests.games.arkwright.board import A, B, Board, C


def test_the_best_price_is_the_best_of_all_that_are_weighed() -> None:
    chance = Chance("prices")
    for number in range(200):
        board = Board(4)
        for seat in (A, B, C):
            board.factory(
                seat, "food", level=1 + chance.below(4), full=1 + chance.below(4), price=4 + chance.below(9),
                quality=chance.below(4), marketing=chance.below(4),
            )  # fmt: skip
        board.wanted("food", 6 + chance.below(14))
        board.state.importers["food"] = chance.below(9)
        if number % 2:
            board.ships(A, 2 + 2 * chance.below(4))
        if number % 4 == 1:
            board[A].contracts = {"food": 2 + 2 * chance.below(4)}
        factory = board[A].factories["food"]
        least, high = board.figures.min_price["food"], attraction(board.figures, "food", factory)
        lowest = max(least, high - board.makes(A, "food") - SPARE)
        prices = range(lowest, max(least, high - 1) + 1)
        tried = profits(board.game, A, "food", factory, prices)
        assert tried == [profit(board.game, A, "food", factory, price) for price in prices]
        wanted = max(zip(tried, prices, strict=True))
        assert best_price(board.game, A, "food", factory) == (pytest.approx(wanted[0]), wanted[1])
