"""The module East India Trading Company."""

from __future__ import annotations

from typing import Any

import pytest

from pygame_core.games.arkwright import RULESET
from tests.games.arkwright.board import A, B, Board, C

COTTON, SILVER = "cotton", "silver"


def table(seats: int = 3, game: str = "waterframe", **how: Any) -> Board:
    board = Board(seats, game=game, eitc=True, **how)
    board.labor(30, fired=0)
    return board


def at(board: Board, commodity: str, *spaces: int, price: int = 0) -> Board:
    track = board.state.tracks[commodity]
    track.influence, track.price = [*spaces], price
    return board


def gain(board: Board, seat: int = A) -> Board:
    return board.step("company.gain", seat=seat)


# --- preparation ------------------------------------------------------------------------------------------------
@pytest.mark.rule("ark.eitc.optional", "ark.eitc.setup.markers", "ark.eitc.setup.prices", "ark.eitc.setup.side")
def test_the_tableau() -> None:
    for game, spaces in (("waterframe", 13), ("spinning-mule", 9)):
        board = Board(3, game=game, eitc=True, bare=False)
        rows = board.table.view(None)["tracks"]
        assert [row["commodity"] for row in rows] == ["sugar", "cotton", "silver", "porcelain"]
        assert all(row["influence"] == [0, 0, 0] for row in rows) and [row["price"] for row in rows] == [2, 3, 4, 5]
        assert len(RULESET.printed(board.game)["multiplier"]) == spaces
    assert Board(3).table.view(None)["tracks"] == []


@pytest.mark.rule("ark.eitc.phase.when", "ark.eitc.phase.order", "ark.eitc.bonus.after-decay")
def test_when_influence_is_gained() -> None:
    board = table()
    board.factory(A, "food", full=1, marketing=1)
    board.state.starting = 1
    board.run("cleanup.open", "company.open", "cycle.close")
    assert board.state.starting == 2 and board[A].factories["food"].marketing == 0
    seats = []
    for _ in range(3):
        seats.append(board.ask.seat)
        board.answer("sugar", 1)
        if board.ask.code == "company.bonus":
            board.answer("gain/marketing/food")
    assert seats == [2, 0, 1] and board[A].factories["food"].marketing == 1
    last = table(good="lamps")
    last.state.starting = 1
    last.state.events[0] = "royal_society"
    last.run("cleanup.open", "company.open", "cycle.close")
    assert last.ask.seat == 1 and last.ask.code == "company.track" and not last.told("event.turned")


# --- moving -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("ark.eitc.move.free", "ark.eitc.move.mandatory", "ark.eitc.move.buy", "ark.eitc.move.same-track",
                  "ark.eitc.move.same-price", "ark.eitc.price.up-one", "ark.eitc.price.not-for-free",
                  "ark.eitc.move.shared-spaces", "ark.eitc.buy-cash-only", "ark.eitc.price.next-player")  # fmt: skip
def test_steps_free_and_bought() -> None:
    board = at(table(), COTTON, 0, 1, 3)
    board[A].cash = 10
    gain(board).answer(COTTON)
    assert 0 not in board.options(), "the free step is not renounced"
    assert board.open() == [1, 2, 3, 4] and board.why(5) == "ark.eitc.buy-cash-only"
    assert [board.options()[space].params["cost"] for space in (1, 2, 5)] == [0, 3, 12]
    board.answer(4)
    assert board[A].cash == 10 - 9 and board.state.tracks[COTTON].price == 1
    gain(board, B).answer(COTTON)
    assert board.ask.params["price"] == 3
    board.answer(2)
    assert board.state.tracks[COTTON].price == 1 and board[B].cash == 100
    assert board.state.tracks["sugar"].influence == [0, 0, 0]


@pytest.mark.rule("ark.eitc.price.next-player")
def test_the_next_player_pays_the_new_price() -> None:
    board = at(table(4), SILVER, 0, 0, 0, 0, price=3)
    gain(board).answer(SILVER, 2)
    assert board[A].cash == 100 - 4 and board.state.tracks[SILVER].price == 4
    gain(board, B).answer(SILVER)
    assert board.ask.params["price"] == 5 and board.options()[2].params["cost"] == 5
    board.answer(3)
    assert board[B].cash == 100 - 10


@pytest.mark.rule("ark.example.eitc-cotton", "ark.eitc.move.orange-single", "ark.eitc.move.orange-pass",
                  "ark.eitc.move.orange-full", "ark.eitc.move.stuck", "ark.eitc.move.pay-only-moved",
                  "ark.eitc.price.skip-locked-3p")  # fmt: skip
def test_the_orange_spaces_of_cotton() -> None:
    yellow, blue, red = A, B, C
    board = at(table(), COTTON, 11, 10, 8, price=6)
    gain(board, blue).answer(COTTON)
    assert board.why(11) == "ark.eitc.move.orange-single" and board.open() == [10, 12]
    board.answer(12)
    assert board[blue].cash == 96 and board.state.tracks[COTTON].influence == [11, 12, 8]
    assert board.state.tracks[COTTON].price == 8, "the space marked 4 is passed over"
    assert board.table.view(None)["tracks"][1]["price"] == 5
    gain(board, red).answer(COTTON)
    assert board.open() == [9, 10], "both orange spaces are taken"
    board.answer(9)
    gain(board, yellow).answer(COTTON)
    assert board.open() == [11] and board.why(12) == "ark.eitc.move.orange-single"
    cash = board[yellow].cash
    board.answer(11)
    assert board[yellow].cash == cash and board.state.tracks[COTTON].price == 8


@pytest.mark.rule("ark.eitc.price.skip-locked-2p", "ark.eitc.price.end")
def test_locked_spaces_of_the_price_track() -> None:
    for seats, spaces in ((2, [1, 4, 5, 8, 9, 12, 12]), (3, [1, 2, 4, 5, 6, 8, 9]), (4, [1, 2, 3, 4, 5, 6, 7])):
        board = at(table(seats), SILVER, *[0] * seats)
        found = []
        for _ in spaces:
            board.state.tracks[SILVER].influence[A] = 0
            board[A].cash = 50
            gain(board).answer(SILVER, 2)
            found.append(board.state.tracks[SILVER].price)
        assert found == spaces


# --- bonuses ----------------------------------------------------------------------------------------------------
def bonus(board: Board, commodity: str = SILVER, seat: int = A) -> Board:
    return board.step("company.bonus", seat=seat, commodity=commodity)


@pytest.mark.rule("ark.eitc.bonus.always", "ark.eitc.bonus.choice-left", "ark.example.eitc-silver-bonus",
                  "ark.eitc.bonus.none-reached", "ark.eitc.bonus.factory-map")  # fmt: skip
def test_which_bonuses_can_be_taken() -> None:
    board = table()
    for seat in (A, B):
        board.factory(seat, "cutlery", full=1)
        board.factory(seat, "food", full=1)
    at(board, SILVER, 5, 12, 0)
    marketing = ["gain/marketing/food", "gain/marketing/cutlery"]
    assert bonus(board).open() == [*marketing, "gain/machine/cutlery"]
    assert bonus(board, seat=B).open() == [*marketing, "gain/machine/cutlery", "gain/quality/cutlery", "stock"]
    for space, count in ((1, 2), (3, 2), (4, 3), (6, 3), (7, 4), (10, 4), (11, 5)):
        at(board, SILVER, space, 12, 0)
        assert len(bonus(board).open()) == count
    at(board, SILVER, 0, 12, 0)
    assert bonus(board).stopped and board.told("company.none")
    at(board, "sugar", 8, 0, 0)
    assert "gain/quality/food" in bonus(board, "sugar").open()
    gain(board, B).answer(SILVER, 12)
    assert board.ask.code == "company.bonus", "also on a track on which the marker cannot move"


@pytest.mark.rule("ark.eitc.bonus.marketing", "ark.eitc.bonus.machine", "ark.eitc.bonus.quality",
                  "ark.eitc.bonus.stock", "ark.eitc.bonus.unusable", "ark.eitc.bonus.not-an-action",
                  "ark.eitc.bonus.passive-machine-works", "ark.eitc.bonus.passive-engineer",
                  "ark.example.eitc-bonus-passive")  # fmt: skip
def test_what_bonuses_do() -> None:
    board = at(table(), SILVER, 12, 0, 0)
    board.factory(A, "cutlery", full=1, marketing=3, quality=4)
    board.factory(A, "food", full=2, marketing=4)
    board.tiles(A, "patent", "school", "workshop", at="cutlery")
    board.tiles(B, "machine_works")
    bonus(board)
    assert board.why("gain/marketing/food") == "ark.marketing.max-four"
    assert board.why("gain/quality/cutlery") == "ark.quality.max-four"
    board.answer("gain/marketing/cutlery")
    assert board[A].factories["cutlery"].marketing == 4 and board.stopped and "patent" in board.held(A)
    bonus(board).answer("gain/machine/cutlery")
    assert board.machines(A, "cutlery") == [1, 0, 0, 0] and board.stopped, "one machine, and nobody is retrained"
    assert board.state.labor.fired == 1 and board[B].cash == 101
    bonus(board)
    assert board.why("gain/machine/cutlery") == "ark.eitc.bonus.unusable"
    board.answer("stock")
    assert board[A].space == 11
    board.tiles(A, "engineer")
    bonus(board).answer("gain/quality/cutlery")
    assert board[A].factories["cutlery"].quality == 5


# --- the end ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("ark.example.eitc-total", "ark.eitc.end.influence", "ark.eitc.end.total")
def test_influence_counts_in_the_end() -> None:
    board = table(2)
    board[A].shares, board[A].space, board[A].cash = 19, 30, 0
    board[B].shares, board[B].space = 20, 30
    for commodity, space, price in (("sugar", 10, 8), (COTTON, 10, 0), (SILVER, 7, 4), ("porcelain", 11, 8)):
        at(board, commodity, space, 0, price=price)
    board.run("end.score", phase="close")
    result = board.table.result
    assert result["scores"] == [380 + 52, 400] and result["winners"] == [A]
    assert {"seat": A, "code": "score.influence", "n": 52} in result["lines"]
