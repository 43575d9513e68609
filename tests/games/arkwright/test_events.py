"""The events, each by its name."""

from __future__ import annotations

import pytest

from pygame_core.games.arkwright import labor
from pygame_core.games.arkwright.ids import EVENTS, EventId
from tests.games.arkwright.board import A, B, Board, C


def strike(event: EventId, board: Board) -> Board:
    """The event is carried out at the end of a decade."""
    return board.run(("event.carry_out", {"event": event}), phase="close")


@pytest.mark.rule("ark.event.war.both", "ark.event.war.capped", "ark.event.all-players", "ark.def.price.not-free")
def test_war_on_the_continent() -> None:
    board = Board()
    board.factory(A, "food", price=5, full=1)
    board.factory(A, "lamps", price=5, marketing=4, full=1)
    board.factory(B, "food", price=4, marketing=3, full=1)
    before = board.appeal(A, "food"), board.appeal(B, "food")
    strike("continental_war", board)
    food, lamps, other = board[A].factories["food"], board[A].factories["lamps"], board[B].factories["food"]
    assert (food.price, food.marketing, other.price, other.marketing) == (6, 1, 5, 4)
    assert (board.appeal(A, "food"), board.appeal(B, "food")) == before
    assert (lamps.price, lamps.marketing) == (5, 4)


@pytest.mark.rule("ark.event.lobby.one-each", "ark.event.lobby.old-level", "ark.extra.broker.instead",
                  "ark.event.all-players")  # fmt: skip
def test_lobby() -> None:
    board = Board(3, year=1770)
    board.state.starting = 1
    board.tiles(B, "broker")
    strike("lobby", board)
    seats = []
    for _ in range(3):
        assert board.ask.code == "special.take" and "ship/4/0/level" not in board.open()
        assert not any(value.startswith("broker") for value in board.options())
        seats.append(board.ask.seat)
        board.answer("ship/2/0/level")
    assert seats == [1, 2, 0] and board.stopped and all(board.sizes(seat) == [2] for seat in range(3))


@pytest.mark.rule("ark.event.made.two-levels", "ark.event.made.max", "ark.event.as-far-as-possible")
def test_made_in_england() -> None:
    board = Board(3)
    board.factory(A, "food", price=5, full=1)
    board.factory(A, "lamps", price=5, full=1)
    board.factory(B, "food", full=1, marketing=3)
    strike("made_in_england", board)
    board.answer("food", "lamps")
    assert [factory.marketing for factory in board[A].factories.values()] == [1, 1]
    assert board.ask.seat == B
    board.answer("food")
    assert board[B].factories["food"].marketing == 4 and board.stopped, "there is no room for the second level"


@pytest.mark.rule("ark.event.luddites.lose", "ark.event.luddites.pay", "ark.event.luddites.gap",
                  "ark.event.luddites.move-up", "ark.event.must-bear", "ark.machines.stay")  # fmt: skip
def test_luddites_riot() -> None:
    board = Board()
    board.factory(A, "food", workers=(1, 1, 2), machines=(1, 1))
    board.factory(A, "lamps", workers=(2,), machines=(1,))
    board.factory(A, "clothing", full=1)
    strike("luddites", board)
    assert board.ask.params["good"] == "food" and board.open() == ["pay", 1, 2]
    machines = board.state.machines
    board.answer(1)
    assert board.state.machines == machines + 1 and board.makes(A, "food") == 2
    assert board.ask.code == "luddites.fill" and board.open() == [2, 3, "none"]
    board.answer(3)
    assert board.workers(A, "food") == [2, 1, 1, 0] and board.makes(A, "food") == 3
    assert board.ask.params["good"] == "lamps"
    board.answer("pay")
    assert board[A].cash == 95 and board.stopped, "no machine, no riot"
    poor = Board()
    poor.factory(A, "food", workers=(1,), machines=(1,))
    poor[A].cash = 0
    strike("luddites", poor).answer("pay")
    assert poor.told("emergency.sold")[0]["count"] == 1 and poor[A].cash == 5


@pytest.mark.rule("ark.event.navigation.back", "ark.event.navigation.forward", "ark.event.navigation.all-forward",
                  "ark.event.running-space")  # fmt: skip
def test_navigation_acts() -> None:
    board = Board()
    board.state.importers = {"food": 5, "clothing": 2, "cutlery": 1, "lamps": 0}
    strike("navigation_acts", board)
    assert list(board.state.importers.values()) == [3, 0, 0, 0]
    board.run("event.clear", phase="close")
    assert list(board.state.importers.values()) == [5, 2, 2, 2] and board.state.running is None


@pytest.mark.rule("ark.event.opium.offer", "ark.event.opium.gain", "ark.event.opium.crew", "ark.example.opium-six")
def test_opium_war() -> None:
    board = Board(3)
    board.labor(30, fired=0)
    board.ships(A, 2, 6)
    board.ships(C, 4)
    sixes = board.state.ships[2]
    strike("opium_war", board)
    assert board.ask.seat == A and board.open() == [0, 1, "none"]
    assert [board.options()[pier].params["n"] for pier in (0, 1)] == [1, 3]
    board.answer(1)
    assert board[A].space == 13 and board.state.labor.fired == 2 and board.sizes(A) == [2]
    assert board.state.ships[2] == sixes + 1 and board.ask.seat == C
    board.answer("none")
    assert board.sizes(C) == [4] and board[C].space == 10


@pytest.mark.rule("ark.event.recession.choice", "ark.event.recession.no-money", "ark.event.recession.no-share")
def test_recession() -> None:
    board = Board(3)
    board.state.starting = 2
    board[B].shares = 0
    strike("recession", board)
    assert board.ask.seat == 2
    board.answer("fall", "share")
    assert (board[2].space, board[2].shares) == (8, 10)
    assert (board[A].space, board[A].shares, board[A].cash) == (10, 9, 100)
    assert board.why("share") == "ark.event.recession.no-share"
    board.answer("fall")
    assert board[B].space == 8


@pytest.mark.rule("ark.example.royal-eighteen", "ark.event.royal.tiles", "ark.event.royal.lines")
def test_royal_society() -> None:
    board = Board()
    board.tiles(A, "office", "patent", "agent")
    board.factory(A, "food", full=2)
    board.factory(A, "cutlery", workers=(2, 2, 3, 3), machines=(0, 1, 0, 0))
    board.factory(B, "lamps", workers=(1, 3, 3, 3))
    board.tiles(C, "office")
    strike("royal_society", board)
    assert board[A].cash == 100 + 3 * 2 + 4 * 4 and board[C].cash == 102
    board[A].factories["cutlery"].lines[3].workers = 0
    strike("royal_society", board)
    assert board[A].cash == 122 + 18 and board[B].cash == 100 + 2 * 3 * 4, "whether or not a line yields goods"


@pytest.mark.rule("ark.event.unrest.cost", "ark.event.unrest.factories-only", "ark.event.must-bear")
def test_social_unrest() -> None:
    board = Board(3)
    board.factory(A, "food", full=2)
    board.factory(B, "lamps", full=4)
    board.factory(B, "food", full=2)
    board.ships(A, 6)
    board[A].posts = ["food"]
    board.factory(C, "lamps", workers=(1, 1), machines=(2, 2))
    board[B].cash = 2
    strike("social_unrest", board)
    assert board[A].cash == 96 and board[C].cash == 98
    assert board.told("event.unrest")[1]["n"] == 12 and board[B].cash == 0 and board[B].shares == 9


@pytest.mark.rule("ark.event.strike.wage", "ark.event.strike.foreman", "ark.event.strike.harbor")
def test_threat_of_strike() -> None:
    board = Board()
    board.wages(3)
    board.factory(A, "food", full=2)
    board.tiles(A, "foreman", at="food")
    board.ships(A, 4)
    strike("strike_threat", board)
    assert labor.wage(board.game) == 4
    board.produce()
    assert board.told("production.paid")[0]["n"] == 4 * 2
    board.run("close.harbor", phase="close")
    assert board.told("close.harbor")[0]["n"] == 4
    board.run("event.clear", phase="close")
    assert labor.wage(board.game) == 3


@pytest.mark.rule("ark.event.fair.remove", "ark.event.fair.shortage")
def test_worlds_fair() -> None:
    board = Board()
    board.labor(20, fired=3)
    strike("worlds_fair", board)
    assert (board.state.labor.front, board.state.labor.fired, board.state.labor.gone) == (24, 3, 4)
    board = Board()
    board.labor(78, fired=1)
    strike("worlds_fair", board)
    assert (board.state.labor.front, board.state.labor.end, board.state.labor.fired) == (80, 80, 0)
    assert board.state.labor.gone == 3, "the rest lapses"


@pytest.mark.rule("ark.event.crisis.return", "ark.event.crisis.shift", "ark.event.crisis.next-row",
                  "ark.event.crisis.gaps")  # fmt: skip
def test_economic_crisis() -> None:
    board = Board()
    board.labor(30, fired=6)
    strike("economic_crisis", board)
    assert (board.state.labor.front, board.state.labor.end, board.state.labor.fired) == (25, 80, 1)
    board = Board()
    board.labor(30, fired=0)
    demand, wage = labor.demand(board.game, "food"), labor.wage(board.game)
    strike("economic_crisis", board)
    assert (board.state.labor.front, board.state.labor.end) == (25, 75), "four of the last row, one of the row above"
    assert labor.demand(board.game, "food") == demand - 1 and labor.wage(board.game) == wage
    board.state.labor.fired = 2
    labor.come_back(board.game, 2)
    assert (board.state.labor.front, board.state.labor.end) == (23, 75), "the gaps at the end stay empty"
    labor.hire(board.game, 52)
    assert (board.state.labor.front, board.state.labor.end) == (80, 80), "once empty, all places are in use again"


@pytest.mark.rule("ark.event.hamburg.lock", "ark.event.hamburg.end", "ark.event.jubilee.any-cycle",
                  "ark.event.running-space")  # fmt: skip
def test_events_that_run_for_a_decade() -> None:
    for event in ("hamburg", "crown_jubilee", "navigation_acts", "strike_threat"):
        board = strike(event, Board())  # type: ignore[arg-type]
        assert board.state.running.event == event
        assert board.run("event.clear", phase="close").state.running is None


def test_every_event_can_be_carried_out() -> None:
    for event in EVENTS:
        if event != "end_of_game":
            strike(event, Board()).pass_by()
