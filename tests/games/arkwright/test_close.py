"""Economy, cleanup and the end of a decade; and the end of the game."""

from __future__ import annotations

import pytest

from pygame_core.games.arkwright import scoring
from tests.games.arkwright.board import A, B, Board, C, D


# --- the economic phase -----------------------------------------------------------------------------------------
@pytest.mark.rule("ark.example.economic-phase", "ark.economy.marker.reveal", "ark.economy.importer.advance",
                  "ark.economy.workers.return", "ark.economy.workers.return-order",
                  "ark.def.time.active-good-from-marker", "ark.example.active-food-1770")  # fmt: skip
def test_the_economic_phase() -> None:
    board = Board()
    board.labor(20, fired=5)
    board.state.economy["food"][0], board.state.shown = "advance_1_return_3", 0
    board.run("economy.open")
    assert board.state.importers == {"food": 1, "clothing": 0, "cutlery": 0, "lamps": 0} and board.state.shown == 1
    assert (board.state.labor.front, board.state.labor.fired) == (17, 2)
    assert board.table.view(None)["decade"]["economy"] == {"good": "food", "steps": 1, "workers": 3}


@pytest.mark.rule("ark.economy.workers.shortage", "ark.def.appeal.no-upper-end")
def test_too_few_workers_come_back() -> None:
    board = Board()
    board.labor(20, fired=1)
    board.state.importers["food"] = 30
    board.state.economy["food"][0] = "advance_2_return_3"
    board.run("economy.open")
    assert (board.state.labor.front, board.state.labor.fired) == (19, 0) and board.state.importers["food"] == 32


@pytest.mark.rule("ark.def.time.waterframe-decades", "ark.def.time.decade-parts", "ark.def.time.good-order",
                  "ark.def.time.cycle-phases", "ark.end.trigger", "ark.cleanup.marker-removed",
                  "ark.decade.event.end-of-game")  # fmt: skip
def test_a_whole_game_goes_through_its_decades() -> None:
    board = Board(2, bare=False)
    for _ in range(3000):
        if board.table.result is not None:
            break
        board.answer(next(iter(board.ask.answers())))
    log = board.table.log(None)
    cycles = [(event.place["turn"], event.params["good"]) for event in log if event.code == "cycle.began"]
    goods = ("food", "clothing", "cutlery", "lamps")
    assert cycles == [(year, good) for year in (1770, 1780, 1790, 1800, 1810) for good in goods]
    assert len(board.told("event.turned")) == 6 and board.told("event.turned")[-1]["event"] == "event.end_of_game"
    first = [event.place["phase"] for event in board.table.log(None) if event.place.get("cycle") == 1
             and event.place["turn"] == 1770]  # fmt: skip
    assert list(dict.fromkeys(first)) == ["economy", "actions", "production", "cleanup"]
    assert len(board.told("turn.placed")) + len(board.told("turn.sailed")) == 2 * 20
    assert len(board.told("start.changed")) == 15 + 4, "none is chosen after End of Game"


# --- cleanup ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("ark.cleanup.marketing-decay", "ark.cleanup.marketing-decay.fourth", "ark.cleanup.negative-allowed")
def test_marketing_fades() -> None:
    board = Board(good="lamps")
    board.factory(A, "lamps", full=1, price=12, marketing=1)
    board.factory(A, "food", full=1, marketing=2)
    board.factory(B, "lamps", full=1, marketing=3, price=5)
    board.run("cleanup.open")
    assert board[A].factories["lamps"].marketing == 0 and board.appeal(A, "lamps") == -1
    assert board[B].factories["lamps"].marketing == 2 and board[A].factories["food"].marketing == 2


@pytest.mark.rule("ark.cleanup.start-left")
def test_the_left_neighbor_starts_next() -> None:
    for good, start in (("food", 3), ("cutlery", 3), ("lamps", 2)):
        board = Board(good=good)  # type: ignore[arg-type]
        board.state.starting = 2
        board.run("cleanup.open")
        assert board.state.starting == start
    board = Board(3)
    board.state.starting = 2
    assert board.run("cleanup.open").state.starting == 0


@pytest.mark.rule("ark.tile.charisma.use", "ark.cleanup.charisma-first", "ark.tile.charisma.special",
                  "ark.tile.charisma.same-player", "ark.tile.charisma.level", "ark.extra.broker.instead")  # fmt: skip
def test_charisma_in_a_cycle() -> None:
    board = Board(3)
    board.tiles(B, "charisma", "broker")
    board.display(office=1)
    board.run("cleanup.open")
    assert (board.ask.seat, board.ask.code) == (B, "charisma.use") and board.open() == [0, 1, 2, "none"]
    board.answer(1)
    assert board.state.starting == 1 and board.held(B) == ["broker"] and board.ask.code == "special.take"
    assert board.why("tile/charisma") == "ark.tile.charisma.special"
    assert "ship/4/0/level" not in board.open() and not any(value.startswith("broker") for value in board.options())
    board.answer("tile/office")
    assert board.held(B) == ["broker", "office"] and board.state.tiles["charisma"] == 1
    kept = Board(3)
    kept.tiles(B, "charisma")
    kept.run("cleanup.open").answer("none")
    assert kept.held(B) == ["charisma"] and kept.state.starting == 1


# --- harbour and dismissals -------------------------------------------------------------------------------------
@pytest.mark.rule("ark.example.harbor-wages", "ark.decade.pay-harbor")
def test_harbor_wages() -> None:
    board = Board()
    board.wages(4)
    board.ships(A, 4, 2)
    board[A].posts = ["food"]
    board.factory(A, "food", full=2)
    board.run("close.harbor", phase="close")
    assert board[A].cash == 100 - 8 and [board[seat].cash for seat in (B, C, D)] == [100] * 3


@pytest.mark.rule("ark.decade.dismiss.warehouse", "ark.decade.dismiss.goods-lost", "ark.decade.dismiss.ship",
                  "ark.decade.dismiss.ship-whole", "ark.decade.dismiss.only-time",
                  "ark.decade.dismiss.small-first")  # fmt: skip
def test_dismissals() -> None:
    board = Board()
    board.labor(30, fired=0)
    board[A].posts, board[A].goods = ["food", "row_1"], {"food": 6, "lamps": 2}
    board.ships(A, 6, 2)
    board.factory(A, "food", full=2)
    ships = list(board.state.ships)
    board.step("close.dismiss", seat=A)
    assert board.open() == ["food", "row_1", 0, 1], "workers one by one, ships whole"
    board.answer(["food", 0])
    assert board[A].posts == ["row_1"] and board.sizes(A) == [2] and board.state.labor.fired == 1 + 2
    assert board[A].goods == {"food": 2, "lamps": 2} and board.state.ships[2] == ships[2] + 1
    small = Board()
    small.tiles(A, "small_warehouse")
    small[A].posts, small[A].goods = ["food"], {"food": 4}
    small.step("close.dismiss", seat=A).answer(["food"])
    assert small[A].goods == {"food": 4}


@pytest.mark.rule("ark.decade.dismiss.turn-order", "ark.decade.order")
def test_the_order_of_a_decades_end() -> None:
    board = Board(3, year=1780, good="lamps")
    board.state.starting = 1
    board.state.events[1] = "royal_society"
    for seat in range(3):
        board.ships(seat, 4)
    board.run("close.open")
    asked = []
    for _ in range(3):
        assert board.ask.code == "close.dismiss" and len(board.told("close.harbor")) == 3
        asked.append(board.ask.seat)
        assert not board.told("event.turned")
        board.answer([])
    assert asked == [1, 2, 0] and board.told("event.turned") and board.ask.code == "close.starting"
    board.answer(0)
    assert board.state.decade == 2 and board.state.starting == 0


# --- the event --------------------------------------------------------------------------------------------------
def end_of(year: int, events: list[str], reserve: str, seats: int = 3) -> Board:
    board = Board(seats, year=year, good="lamps")
    board.state.events, board.state.reserve = events, reserve  # type: ignore[assignment]
    return board.run("close.open")


LAID = ["royal_society", "recession", "social_unrest", "worlds_fair", "end_of_game"]


@pytest.mark.rule("ark.decade.event.reveal", "ark.decade.event.bureaucracy-reserve",
                  "ark.decade.event.bureaucracy-stays")  # fmt: skip
def test_bureaucracy_brings_the_reserve_event() -> None:
    board = end_of(1780, ["royal_society", "bureaucracy", "recession", "worlds_fair", "end_of_game"], "strike_threat")
    told = [row["event"] for row in board.told("event.turned")]
    assert told == ["event.bureaucracy", "event.strike_threat"]
    assert board.state.bureaucracy and board.state.reserve == "" and board.state.running.event == "strike_threat"
    board.run("event.clear")
    assert board.state.bureaucracy and board.state.running is None


@pytest.mark.rule("ark.decade.event.bureaucracy-1790", "ark.decade.event.bureaucracy-by-1790")
def test_bureaucracy_comes_in_1790_at_the_latest() -> None:
    board = end_of(1780, LAID, "bureaucracy").pass_by()
    assert not board.state.bureaucracy
    board = end_of(1790, LAID, "bureaucracy")
    assert [row["event"] for row in board.told("event.turned")] == ["event.social_unrest", "event.bureaucracy"]
    assert board.state.bureaucracy
    assert end_of(1800, LAID, "").state.bureaucracy is False


@pytest.mark.rule("ark.decade.event.clear-old", "ark.event.running-space")
def test_a_running_event_ends_before_the_next() -> None:
    board = end_of(1780, ["strike_threat", "crown_jubilee", "recession", "worlds_fair", "end_of_game"], "bureaucracy")
    assert board.state.running.event == "crown_jubilee"
    codes = [event.code for event in board.table.log(None)]
    again = Board(3, year=1780, good="lamps")
    again.state.events[1] = "royal_society"
    again.running("crown_jubilee")
    again.run("close.open")
    codes = [event.code for event in again.table.log(None)]
    assert codes.index("event.ended") < codes.index("event.turned") and again.state.running is None


# --- the Broker -------------------------------------------------------------------------------------------------
@pytest.mark.rule("ark.tile.broker.event-phase", "ark.tile.broker.any-time", "ark.tile.broker.no-loans",
                  "ark.tile.broker.no-contracts", "ark.tile.broker.loan-blocks")  # fmt: skip
def test_the_broker_in_the_event_phase() -> None:
    board = Board(3, year=1780, good="lamps")
    board.state.events[1] = "social_unrest"
    board.tiles(A, "broker")
    board.wages(4)
    board.factory(A, "food", full=2)
    board[A].posts, board[A].goods, board[A].cash, board[A].space = ["lamps"], {"lamps": 2}, 1, 22
    board.run("close.open")
    assert board.ask.code == "broker.deal", "before the harbour is paid"
    board.answer("deal", [1], 0)
    assert board.ask.code == "close.dismiss" and board[A].cash == 1 + 5 - 4 and not board.told("emergency.sold")
    board.answer([])
    assert board.ask.code == "broker.deal" and board.told("event.turned") and not board.told("event.unrest")
    board.answer("deal", [1], 0)
    assert board.told("event.unrest")[0]["n"] == 4 and board[A].cash == 3
    assert board.ask.code == "broker.deal", "and once more after the event"
    board.answer("deal")
    assert board.ask.code == "exchange.sell"
    board.answer(2)
    assert board[A].cash == 3 + 32 and board[A].contracts == {}
    owing = Board(3, year=1780)
    owing.tiles(A, "broker")
    owing[A].loans = 1
    owing.step("broker.deal", seat=A).answer("deal")
    assert owing.ask.code == "exchange.sell" and owing.answer(0)[A].loans == 1


# --- the starting player ----------------------------------------------------------------------------------------
def choosing(*holdings: tuple[int, int, int], start: int = 0) -> Board:
    """At the choice of the starting player; shares, space and cash of everybody."""
    board = Board(len(holdings))
    for seat, (shares, space, cash) in enumerate(holdings):
        board[seat].shares, board[seat].space, board[seat].cash = shares, space, cash
    board.state.starting = start
    return board.run("close.starting", phase="close")


@pytest.mark.rule("ark.decade.start.lowest-holding", "ark.decade.start.tie-cash", "ark.decade.start.tie-seat",
                  "ark.decade.start.self-or-current")  # fmt: skip
def test_who_chooses_the_starting_player() -> None:
    board = choosing((10, 22, 5), (9, 28, 5), (12, 10, 90))
    assert board.ask.seat == 2 and board.open() == [0, 1, 2], "12 x 10 is less than 10 x 16 and 9 x 19"
    assert choosing((10, 10, 9), (10, 10, 3), (12, 10, 0)).ask.seat == 1
    assert choosing((10, 10, 9), (10, 10, 9), (10, 10, 9), start=1).ask.seat == 0
    board.answer(0)
    assert board.state.starting == 0


@pytest.mark.rule("ark.decade.start.charisma-before", "ark.decade.attache-reset", "ark.decade.markers.return",
                  "ark.tile.charisma.use")  # fmt: skip
def test_charisma_comes_before_the_choice() -> None:
    board = Board(3)
    board.tiles(C, "charisma")
    board.tiles(A, "press_attache")[0].turned = True
    board.place(A, "worker", 4)
    board[B].shares = 1
    board.run("close.starting", phase="close")
    assert (board.ask.seat, board.ask.code) == (C, "charisma.use")
    board.answer(2, "none")
    assert board.state.starting == C and not board[A].tiles[0].turned and board[A].spaces == [""] * 5


@pytest.mark.rule("ark.decade.next", "ark.example.level-change-1770", "ark.event.hamburg.end")
def test_the_next_decade_begins() -> None:
    board = Board(3, year=1770, good="lamps")
    board.running("hamburg")
    board.state.events[0] = "royal_society"
    board.run("close.open", "cycle.open")
    board.answer(0)
    view = board.table.view(None)
    assert (view["decade"]["year"], view["decade"]["level"], view["decade"]["cycle"]) == (1780, 2, 1)
    assert not any(space["locked"] for space in view["companies"][0]["spaces"])
    assert board.ask.code == "turn.marker"
    board.step("special.take", seat=A, additional=True, due=True, barred="")
    assert any(value.startswith("marker/2/") for value in board.open())


# --- the end of the game ----------------------------------------------------------------------------------------
def last(seats: int = 2, **how: object) -> Board:
    board = Board(seats, year=1810, good="lamps", **how)  # type: ignore[arg-type]
    for seat in range(seats):
        board[seat].cash, board[seat].shares = 0, 1
    return board


def finish(board: Board) -> Board:
    board.run("close.open")
    for _ in range(60):
        if board.table.result is not None:
            return board
        asked = board.ask
        board.answer(asked.hi if asked.kind == "amount" else next(iter(asked.answers())))  # type: ignore[attr-defined]
    raise AssertionError("no end")


@pytest.mark.rule("ark.example.end-buying", "ark.example.end-contract-418", "ark.end.contracts-penalty",
                  "ark.end.contracts-penalty.after-buying", "ark.end.score", "ark.goal.most-valuable-holding",
                  "ark.end.contracts-penalty.no-agent", "ark.end.contracts-penalty.ten-full")  # fmt: skip
def test_the_end_of_the_rulebook() -> None:
    board = last()
    board[A].space, board[A].shares, board[A].cash = 41, 16, 84
    finish(board)
    assert board[A].shares == 19 and board[A].cash == 12 and board.table.result["scores"][A] == 456
    owing = last()
    owing[A].space, owing[A].shares, owing[A].cash, owing[A].contracts = 41, 16, 84, {"food": 6}
    owing.tiles(A, "agent")
    finish(owing)
    assert owing[A].space == 35 and owing.table.result["scores"][A] == 418
    two = last()
    two[A].space, two[A].shares, two[A].contracts = 41, 10, {"food": 10, "lamps": 2}
    two.told("contract.stuck")
    finish(two)
    assert two[A].space == 29


@pytest.mark.rule("ark.end.exchange", "ark.end.exchange.order", "ark.end.exchange.no-contracts",
                  "ark.end.exchange.no-broker", "ark.end.exchange.no-share-sale", "ark.tile.broker.last-event-phase",
                  "ark.decade.pay-harbor.last")  # fmt: skip
def test_the_last_exchange() -> None:
    board = last()
    board.wages(4)
    board.tiles(A, "broker")
    board[A].shares, board[A].cash, board[A].loans, board[A].goods = 5, 30, 1, {"lamps": 3}
    board[A].posts = ["lamps"]
    board.run("close.open")
    asked = []
    for _ in range(20):
        if board.table.result is not None:
            break
        asked.append(board.ask.code)
        options = board.options()
        if board.ask.code == "broker.deal":
            board.answer("none")
        elif board.ask.code == "exchange.goods":
            board.answer([3])
        else:
            board.answer(board.ask.hi if board.ask.kind == "amount" else [] if options else 0)  # type: ignore[attr-defined]
    assert asked == ["broker.deal", "close.dismiss", "exchange.goods", "exchange.loans", "exchange.buy"]
    assert board.told("close.harbor")[0]["n"] == 4
    assert board[A].loans == 0 and board[A].shares == 5 + 2 and board[A].cash == 30 - 4 + 15 - 13 - 20


@pytest.mark.rule("ark.loan.lose", "ark.loan.all-lose")
def test_who_keeps_a_loan_has_lost() -> None:
    board = last()
    board[A].shares, board[A].space, board[A].loans = 20, 40, 1
    finish(board)
    assert board.table.result["winners"] == [B] and board.table.result["scores"][A] == 0
    both = last()
    both[A].loans = both[B].loans = 1
    assert finish(both).table.result["winners"] == []


@pytest.mark.rule("ark.end.tie-cash", "ark.end.tie-shared", "ark.goal.nothing-else-scores", "ark.end.score.real-value")
def test_ties() -> None:
    board = last(3)
    for seat, (shares, cash) in enumerate(((5, 3), (5, 8), (4, 9))):
        board[seat].shares, board[seat].cash, board[seat].space = shares, cash, 9
    finish(board)
    assert board.table.result["scores"] == [45, 45, 36] and board.table.result["winners"] == [1]
    same = last(3)
    for seat in range(3):
        same[seat].shares = 5 if seat else 4
    same.factory(A, "food", full=4)
    same.tiles(A, "office", "patent")
    finish(same)
    assert sorted(same.table.result["winners"]) == [1, 2]


@pytest.mark.rule("ark.tile.charisma.not-at-end")
def test_charisma_has_no_use_at_the_end() -> None:
    board = last()
    board.tiles(A, "charisma")
    board.run("cleanup.open", "close.open")
    for _ in range(30):
        if board.table.result is not None:
            break
        assert board.ask.code != "charisma.use"
        board.answer(next(iter(board.ask.answers())))
    assert board.table.result is not None


def test_what_would_count_now() -> None:
    board = last()
    board[A].space, board[A].shares, board[A].contracts = 41, 19, {"food": 6}
    assert scoring.standing(board.game, A) == 418
    board[A].loans = 1
    assert scoring.standing(board.game, A) == 0
