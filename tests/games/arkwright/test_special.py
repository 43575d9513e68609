"""Taking special markers: development tiles, advanced markers, ships; the Broker given back."""

from __future__ import annotations

import pytest

from tests.games.arkwright.board import A, B, Board


def table(year: int = 1770, *tiles: str, seats: int = 4, **display: int) -> Board:
    board = Board(seats, year=year)
    board.labor(30, fired=0)
    board.display(**display)
    board.tiles(A, *tiles)  # type: ignore[arg-type]
    return board


def take(board: Board, *, additional: bool = True, barred: str = "") -> Board:
    return board.step("special.take", seat=A, additional=additional, due=True, barred=barred)


def kinds(board: Board, kind: str) -> list[str]:
    return [value for value in board.open() if value.startswith(kind)]


# --- tiles ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("ark.extra.tile.any-displayed", "ark.extra.tile.no-duplicates", "ark.example.fourth-tile-free",
                  "ark.def.special.three-kinds", "ark.setup.tiles.patrons-distinct")  # fmt: skip
def test_taking_a_tile() -> None:
    board = table(1770, "office", "patron_food", office=1, extra_shifts=1, patron_lamps=1, agent=0)
    take(board)
    assert kinds(board, "tile") == ["tile/extra_shifts", "tile/patron_lamps"]
    assert board.why("tile/office") == "ark.extra.tile.no-duplicates"
    assert kinds(board, "marker") and kinds(board, "ship"), "there are three kinds"
    board.answer("tile/extra_shifts")
    assert board.stopped and board.held(A) == ["office", "patron_food", "extra_shifts"]
    assert board.state.tiles["extra_shifts"] == 0 and board[A].cash == 100
    take(board).answer("tile/patron_lamps")
    assert len(board[A].tiles) == 4 and board.stopped


@pytest.mark.rule("ark.extra.tile.max-four", "ark.extra.tile.fifth-returns", "ark.extra.tile.returned-available",
                  "ark.extra.tile.effect-ends")  # fmt: skip
def test_a_fifth_tile() -> None:
    board = table(1770, "office", "agent", "school", "accountant", patent=1)
    take(board).answer("tile/patent")
    assert board.ask.code == "special.return" and board.open() == ["office", "agent", "school", "accountant"]
    board.answer("accountant")
    assert board.held(A) == ["office", "agent", "school", "patent"]
    board.step("special.take", seat=B, additional=True, due=True, barred="")
    assert "tile/accountant" in board.open()
    board.step("turn.take", seat=A).answer("worker", 0)
    assert board.ask.code != "turn.cost", "without the Accountant the space costs what it says"


@pytest.mark.rule("ark.extra.tile.reassign", "ark.extra.tile.same-factory", "ark.tile.foreman.assign",
                  "ark.tile.workshop.assign")  # fmt: skip
def test_tiles_at_a_factory() -> None:
    board = table(1770, foreman=1, workshop=1)
    board.factory(A, "food", full=1)
    board.factory(A, "lamps", full=1)
    take(board).answer("tile/foreman")
    assert board.ask.code == "special.assign" and board.open() == ["food", "lamps"]
    board.answer("food")
    take(board).answer("tile/workshop", "food")
    assert [(tile.id, tile.at) for tile in board[A].tiles] == [("foreman", "food"), ("workshop", "food")]
    take(board)
    assert board.why("assign/foreman/food") == "ark.extra.tile.reassign"
    board.answer("assign/foreman/lamps")
    assert board[A].tiles[0].at == "lamps" and board.stopped


# --- markers ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("ark.extra.marker.row-limit", "ark.example.rows-by-level", "ark.extra.marker.investor-light",
                  "ark.decade.next")  # fmt: skip
@pytest.mark.parametrize(("year", "rows"), [(1770, {"1"}), (1780, {"1", "2"}), (1800, {"1", "2", "3"})])
def test_rows_by_level(year: int, rows: set[str]) -> None:
    board = take(table(year))
    assert {value.split("/")[1] for value in kinds(board, "marker")} == rows
    closed = {value for value in board.options() if value.startswith("marker/4")}
    assert closed and all(board.why(value) == "ark.extra.marker.row-limit" for value in closed)


@pytest.mark.rule("ark.extra.marker.no-duplicates", "ark.extra.marker.no-count-limit", "ark.extra.marker.both-grays",
                  "ark.extra.marker.available-now")  # fmt: skip
def test_taking_markers() -> None:
    board = table(1800)
    take(board).answer("marker/1/light_quality/level")
    take(board)
    assert board.why("marker/2/light_quality/level") == "ark.extra.marker.no-duplicates"
    board.answer("marker/3/dark_quality/level")
    for marker in ("1/light_marketing", "1/light_machines", "1/light_production", "1/investor"):
        take(board).answer(f"marker/{marker}/level")
    assert len(board[A].gray) == 6
    board.factory(A, "food", full=1)
    board.step("turn.take", seat=A)
    assert {"light_quality", "dark_quality", "investor"} <= set(board.open())


# --- ships ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("ark.extra.ship.row-limit", "ark.extra.ship.levels", "ark.example.ships-level-two")
@pytest.mark.parametrize(("year", "sizes"), [
    (1770, {"2"}), (1780, {"2", "4"}), (1790, {"2", "4"}), (1810, {"2", "4", "6"}),
])  # fmt: skip
def test_ships_by_level(year: int, sizes: set[str]) -> None:
    board = take(table(year))
    assert {value.split("/")[1] for value in kinds(board, "ship")} == sizes
    assert board.why("ship/10/0/level") == "ark.extra.ship.row-limit"


@pytest.mark.rule("ark.extra.ship.two-piers", "ark.extra.ship.exchange-higher",
                  "ark.extra.ship.exchange-with-free-pier", "ark.extra.ship.returned-available")  # fmt: skip
def test_piers() -> None:
    board = table(1800)
    board.ships(A, 2, 4)
    take(board)
    assert board.why("ship/6/0/level") == "ark.extra.ship.two-piers"
    assert board.why("ship/2/4/level") == board.why("ship/4/4/level") == "ark.extra.ship.exchange-higher"
    twos = board.state.ships[0]
    board.answer("ship/6/2/level")
    assert board.sizes(A) == [6, 4] and board.state.ships[0] == twos + 1
    free = table(1800)
    free.ships(A, 2)
    take(free)
    assert {"ship/4/0/level", "ship/4/2/level"} <= set(free.open())
    free.answer("ship/4/2/level")
    assert free.sizes(A) == [4]


@pytest.mark.rule("ark.extra.ship.crew", "ark.extra.ship.crew-sizes", "ark.extra.ship.crew-exchange",
                  "ark.example.crew-exchange", "ark.extra.ship.crew-not-paid-now")  # fmt: skip
def test_crews() -> None:
    assert [(ship.capacity, ship.crew) for ship in Board().figures.ships] == [(2, 0), (4, 1), (6, 2), (8, 3), (10, 4)]
    for back, more in ((2, 2), (4, 1)):
        board = table(1800)
        board.ships(A, 2, 4)
        take(board).answer(f"ship/6/{back}/level")
        assert board.state.labor.front == 30 + more and board[A].cash == 100


@pytest.mark.rule("ark.extra.ship.crew-shortage")
def test_a_crew_must_be_found() -> None:
    board = table(1800)
    board.labor(79, fired=1)
    take(board).answer("ship/6/0/level")
    assert (board.state.labor.front, board.state.labor.fired) == (80, 0)
    board = table(1800)
    board.labor(80, fired=1)
    assert take(board).why("ship/6/0/level") == "ark.extra.ship.crew-shortage"


@pytest.mark.rule("ark.extra.ship.two-player-one-four")
def test_one_ship_of_four_with_two_players() -> None:
    board = table(1780, seats=2)
    board.ships(A, 4)
    take(board)
    assert board.why("ship/4/0/level") == "ark.extra.ship.two-player-one-four"
    three = table(1780, seats=3)
    three.ships(A, 4)
    assert "ship/4/0/level" in take(three).open()


# --- the Inventor -----------------------------------------------------------------------------------------------
@pytest.mark.rule("ark.tile.inventor.marker-ship", "ark.tile.inventor.fee", "ark.tile.inventor.each-use",
                  "ark.example.inventor-levels")  # fmt: skip
def test_the_inventor_takes_of_the_next_level() -> None:
    board = table(1780, inventor=1)
    take(board).answer("tile/inventor")
    assert board[A].cash == 95
    take(board)
    assert {"marker/3/dark_quality/inventor", "ship/6/0/inventor"} <= set(board.open())
    assert board.why("ship/8/0/inventor") == board.why("marker/4/dark_marketing/inventor")
    board.answer("ship/6/0/inventor")
    assert board.ask.code == "inventor.keep" and board.ask.params["cost"] == 10
    board.answer("keep")
    assert board[A].cash == 85 and board.sizes(A) == [6] and board[A].tiles[0].uses == 1
    take(board).answer("marker/3/dark_quality/inventor", "return")
    assert board.held(A) == [] and board[A].gray == ["dark_quality"] and board[A].cash == 85


@pytest.mark.rule("ark.tile.inventor.any-taking", "ark.event.lobby.old-level")
def test_the_inventor_helps_at_the_lobby() -> None:
    board = table(1770, "inventor")
    board.step("special.take", seat=A, additional=False, due=True, barred="")
    assert "ship/4/0/inventor" in board.open() and "ship/4/0/level" not in board.open()


@pytest.mark.rule("ark.emergency.chosen-payments")
def test_the_inventor_may_be_paid_by_an_emergency_sale() -> None:
    board = table(1770, inventor=1)
    board[A].cash = 2
    take(board).answer("tile/inventor")
    assert board.told("emergency.sold")[0]["count"] == 1 and board[A].cash == 7


# --- the Broker -------------------------------------------------------------------------------------------------
@pytest.mark.rule("ark.example.broker-nineteen", "ark.tile.broker.half-one", "ark.tile.broker.half-two",
                  "ark.extra.broker.instead", "ark.tile.broker.half-base")  # fmt: skip
def test_the_broker_given_back() -> None:
    for count, cost in ((1, 10), (2, 19)):
        board = table(1770, "broker")
        board[A].space = 28
        take(board).answer(f"broker/{count}")
        assert board[A].cash == 100 - cost and board[A].shares == 10 + count
        assert board.held(A) == [] and board.state.tiles["broker"] == 1
    low = table(1770, "broker")
    low[A].space = 3
    assert take(low).options()["broker/1"].params["cost"] == 5, "half of £10"
    assert not kinds(take(table(1770, "broker"), additional=False), "broker")


@pytest.mark.rule("ark.tile.broker.owned-before", "ark.tile.broker.loan-blocks", "ark.emergency.scope")
def test_when_the_broker_cannot_be_given_back() -> None:
    board = table(1770, broker=1)
    board.factory(A, "food", full=1)
    board.take_turn(A, "machines", 2).answer("tile/broker")
    board.tiles(B, "broker")
    new = table(1770, "broker")
    new.state.turn.spare = []
    assert take(new).why("broker/1") == "ark.tile.broker.owned-before"
    owing = table(1770, "broker")
    owing[A].loans = 1
    assert take(owing).why("broker/1") == "ark.tile.broker.loan-blocks"
    poor = table(1770, "broker")
    poor[A].cash = 4
    assert take(poor).why("broker/1") == "ark.emergency.scope"
