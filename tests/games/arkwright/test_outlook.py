"""What an action would come to is what it comes to: the view says it before, to the acting player only."""

from __future__ import annotations

from typing import Any

import pytest

from pygame_core.games.arkwright.market import IMPORTER, Seller, rows, share_out
from tests.games.arkwright.board import A, B, Board


def laid(marker: str) -> Board:
    """Two companies with food, in the first one's turn."""
    board = Board(2)
    board.wanted("food", 4)
    board.factory(A, "food", full=2, price=5)
    board.factory(B, "food", full=3, price=4)
    board.state.importers["food"] = 2
    return board.take_turn(A, marker, 10)


def food(board: Board) -> dict[str, Any]:
    [one] = board.table.view(A)["outlook"]["goods"]
    return dict(one)


def settled(board: Board, said: dict[str, Any]) -> None:
    """The production brings what was said of it."""
    cash, space = board[A].cash, board[A].space
    board.produce()
    assert board.sale(A).sold == said["sold"] and board.sale(A).made == said["makes"]
    assert board[A].cash == cash + said["income"] - said["costs"]
    assert board[A].space == space + said["steps"]
    assert board.table.view(A)["exchange"]["shares"][A]["value"] == said["value"]


def test_without_the_action_it_is_as_things_stand() -> None:
    board = laid("worker")
    settled(board, food(board)["now"])


@pytest.mark.parametrize("hired", [1, 2, 3, 4])
def test_workers_to_be_hired_are_counted_with_the_demand_and_wage_they_leave(hired: int) -> None:
    board = laid("worker")
    said = food(board)["steps"][hired - 1]
    assert said["n"] == hired
    slots = [slot.value for slot in board.ask.slots]
    if board.ask.code == "worker.fire":
        board.answer([0] * len(slots))
    board.answer([hired if slot.value == "food" else 0 for slot in board.ask.slots])
    view = board.table.view(A)
    assert (said["demand"], said["wage"]) == (view["labor"]["demand"]["food"], view["labor"]["wage"])
    settled(board, said)


@pytest.mark.parametrize("price", [3, 4, 6, 8])
def test_a_price_is_followed_to_what_it_sells(price: int) -> None:
    board = laid("marketing")
    said = next(one for one in food(board)["prices"] if one["n"] == price)
    board[A].factories["food"].price = price
    assert said["appeal"] == board.appeal(A, "food")
    settled(board, said)


@pytest.mark.parametrize("marker", ["quality", "marketing"])
def test_levels_to_be_raised_are_followed(marker: str) -> None:
    board = laid(marker)
    said = food(board)["steps"][1]
    factory = board[A].factories["food"]
    factory.quality += 2 * (marker == "quality")
    factory.marketing += 2 * (marker == "marketing")
    assert said["appeal"] == board.appeal(A, "food")
    settled(board, said)


def test_only_the_acting_player_has_it() -> None:
    board = laid("worker")
    assert board.table.view(B)["outlook"] is None and board.table.view(None)["outlook"] is None
    assert board.table.view(A)["outlook"]["acting"] == 1
    board.state.phase = "cleanup"
    assert board.table.view(A)["outlook"] is None


def test_the_rows_of_a_sale_add_up_to_what_is_sold() -> None:
    sellers = [Seller(6, 3, 8), Seller(4, 3, 8), Seller(3, 4, 8)]
    walked = [*rows(8, sellers, importer=4)]
    assert [one.row for one in walked] == [6, 5, 4, 3]
    assert [one.left for one in walked] == [8, 7, 6, 3]
    assert walked[-1].selling == [1, 2, IMPORTER] and walked[-1].served == [1, IMPORTER, 2]
    sold, imported = share_out(8, sellers, importer=4)
    for number, count in [*enumerate(sold), (IMPORTER, imported)]:
        assert sum(number in one.served for one in walked) == count


def test_the_view_walks_the_rows_before_and_in_the_production() -> None:
    board = laid("worker")
    before = board.table.view(None)["sale"]
    assert not before["producing"]
    assert [sale["seat"] for sale in before["sales"]] == [A, B]
    assert (
        sum(len(row["served"]) for row in before["rows"])
        == sum(sale["sold"] for sale in before["sales"]) + (before["importer"])
    )
    last = before["rows"][-1]
    assert len(last["selling"]) > last["left"] and IMPORTER not in last["served"]


def test_events_that_nobody_knows_have_no_name() -> None:
    known = Board(4, bare=False).table.view(A)["decade"]["events"]
    assert all(one["event"] and one["id"] for one in known)
    hidden = Board(4, setup="shuffled", bare=False).table.view(A)["decade"]
    assert {(one["id"], one["event"]) for one in hidden["events"]} == {("", "")}
    assert hidden["reserve"] in (None, {"id": "", "event": "", "turned": False})


def test_free_piers_are_in_the_view() -> None:
    board = Board()
    board.ships(A, 4)
    piers = board.table.view(A)["companies"][A]["piers"]
    assert [(one["capacity"], one["active"]) for one in piers] == [(4, True), (0, False)]
