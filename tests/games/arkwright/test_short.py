"""Spinning Mule, the short game: what its section changes."""

from __future__ import annotations

import pytest

from tests.games.arkwright.board import A, Board

SHORT = "spinning-mule"


def start(seats: int, seed: int = 1) -> Board:
    return Board(seats, game=SHORT, seed=seed, bare=False)


def table(year: int = 1770, seats: int = 4) -> Board:
    board = Board(seats, game=SHORT, year=year)
    board.factory(A, "food", full=1, price=5)
    board.factory(A, "lamps", full=1)
    board.labor(30, fired=0)
    return board


# --- preparation ------------------------------------------------------------------------------------------------
@pytest.mark.rule("ark.sm.setup.no-opium-war", "ark.sm.setup.events-three", "ark.sm.setup.events-place",
                  "ark.setup.events.end-of-game-last")  # fmt: skip
def test_events() -> None:
    where = set()
    for seed in range(30):
        state = start(4, seed).state
        assert len(state.events) == 3 and state.events[2] == "end_of_game"
        assert len(state.seen) == 3 and len(state.boxed) == 1 and "opium_war" not in state.seen
        first = [*state.events[:2], state.reserve]
        assert {*first, *state.boxed} == {*state.seen, "bureaucracy"}
        where.add(first.index("bureaucracy"))
    assert where == {0, 1, 2}
    view = start(4).table.view(None)["decade"]
    assert not any(marker["event"] or marker["id"] for marker in view["events"])
    assert view["reserve"]["event"] == "" and len(view["among"]) == 3


@pytest.mark.rule("ark.sm.setup.importers-4p", "ark.sm.setup.importers-3p", "ark.sm.setup.importers-2p")
def test_importers() -> None:
    for seats, appeal in ((4, 0), (3, 1), (2, 2)):
        assert set(start(seats).state.importers.values()) == {appeal}


@pytest.mark.rule("ark.sm.setup.production-markers", "ark.setup.markers.row-size")
def test_production_markers_lie_out() -> None:
    for seats in (2, 3, 4):
        for seed in range(4):
            rows = start(seats, seed).state.gray
            light = [*rows[0], *rows[1]]
            assert light.count("light_production") == seats
            assert len(light) == 2 * Board(seats).figures.row_size[seats]


@pytest.mark.rule("ark.sm.setup.no-big-ships", "ark.sm.setup.ships-usual", "ark.sm.setup.ships-2p",
                  "ark.sm.setup.start-ship")  # fmt: skip
@pytest.mark.parametrize(("seats", "left"), [(4, [0, 4, 4, 0, 0]), (3, [0, 3, 3, 0, 0]), (2, [2, 2, 0, 0, 0])])
def test_ships(seats: int, left: list[int]) -> None:
    board = start(seats)
    assert board.state.ships == left
    assert all(board.sizes(seat) == [2] for seat in range(seats))


@pytest.mark.rule("ark.sm.setup.tiles-removed", "ark.sm.setup.tiles-inventors")
def test_tiles() -> None:
    for seats, total in ((2, 14), (3, 21), (4, 28)):
        for seed in range(4):
            tiles = start(seats, seed).state.tiles
            assert sum(tiles.values()) == total and tiles["agent"] == tiles["small_warehouse"] == 0
            assert tiles["tinkerer"] == 1 and tiles["inventor"] >= 1 + (seats - 2)
            assert tiles["charisma"] == tiles["press_attache"] == 1


@pytest.mark.rule("ark.sm.setup.no-contracts", "ark.sm.decades", "ark.sm.setup.economy-three")
def test_three_decades_without_contracts() -> None:
    board = start(2)
    for _ in range(3000):
        if board.table.result is not None:
            break
        assert not board.ask.code.startswith(("exchange.contract", "exchange.limit"))
        board.answer(next(iter(board.ask.answers())))
    years = [row["year"] for row in board.told("decade.began")]
    assert years == [1770, 1790, 1810]
    assert [row["level"] for row in board.told("decade.began")] == ["level.1", "level.2", "level.3"]
    assert len(board.told("economy.turned")) == 12


# --- special markers --------------------------------------------------------------------------------------------
def take(year: int, *tiles: str) -> Board:
    board = table(year)
    board.tiles(A, *tiles)  # type: ignore[arg-type]
    return board.step("special.take", seat=A, additional=True, due=True, barred="")


@pytest.mark.rule("ark.sm.setup.light-rows-open", "ark.sm.setup.dark-rows", "ark.sm.setup.ship-levels",
                  "ark.sm.setup.inventor-rows", "ark.setup.found.first-special-choice-short")  # fmt: skip
@pytest.mark.parametrize(("year", "rows", "sizes"), [
    (1770, {"1", "2"}, {"4"}), (1790, {"1", "2", "3"}, {"4"}), (1810, {"1", "2", "3", "4"}, {"4", "6"}),
])  # fmt: skip
def test_rows_and_ships_by_level(year: int, rows: set[str], sizes: set[str]) -> None:
    board = take(year)
    found = [value for value in board.open() if value.startswith("marker/")]
    assert {value.split("/")[1] for value in found} == rows
    ships = {value.split("/")[1] for value in board.open() if value.startswith("ship/")}
    assert ships == (sizes if year > 1770 else set())
    if year == 1770:
        ahead = take(year, "inventor").open()
        assert any(value.startswith("marker/3/") for value in ahead) and "ship/4/0/inventor" in ahead
        assert not any(value.startswith("marker/4/") for value in ahead)


@pytest.mark.rule("ark.sm.ship.bought-active", "ark.sm.ship.exchange-inactive", "ark.sm.ship.returned-active",
                  "ark.sm.ship.one-four-2p")  # fmt: skip
def test_faces_of_ships() -> None:
    board = table(1810)
    board.ships(A, 2, active=False)
    board.step("special.take", seat=A, additional=True, due=True, barred="").answer("ship/4/0/level")
    assert [ship.active for ship in board[A].ships] == [False, True]
    board.step("special.take", seat=A, additional=True, due=True, barred="").answer("ship/6/2/level")
    assert [(ship.capacity, ship.active) for ship in board[A].ships] == [(6, False), (4, True)]
    board.step("close.dismiss", seat=A).answer([0])
    board.step("special.take", seat=1, additional=True, due=True, barred="").answer("ship/6/0/level")
    assert board[1].ships[0].active, "on the board all ships are ready"
    two = table(1790, seats=2)
    two.ships(A, 4)
    two.step("special.take", seat=A, additional=True, due=True, barred="")
    assert two.why("ship/4/0/level") == "ark.sm.ship.one-four-2p"


@pytest.mark.rule("ark.sm.ship.exchange-inactive")
@pytest.mark.parametrize(("pier", "ships"), [(0, [(4, False), (2, True)]), (1, [(2, False), (4, True)])])
def test_of_two_ships_alike_the_owner_says_which_goes_back(pier: int, ships: list[tuple[int, bool]]) -> None:
    board = table(1790)
    board.ships(A, 2, 2)
    board[A].ships[0].active = False
    board.step("special.take", seat=A, additional=True, due=True, barred="").answer("ship/4/2/level", pier)
    assert [(ship.capacity, ship.active) for ship in board[A].ships] == ships


# --- shipping ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("ark.sm.ship.no-contract", "ark.sm.ship.any-number", "ark.sm.ship.turns-inactive",
                  "ark.sm.ship.must-be-active", "ark.sm.ship.only-exchange")  # fmt: skip
def test_shipping_without_contracts() -> None:
    board = table()
    board.ships(A, 4)
    board[A].goods = {"food": 2, "clothing": 1, "lamps": 3}
    board.take_turn(A, "ship", 4).answer(1)
    assert board.ask.code == "voyage.cargo" and list(board.options()) == ["food", "lamps"]
    board.answer([1, 2])
    assert board[A].cash == 100 - 4 + 8 + 22 and board[A].space == 9 and not board[A].ships[0].active
    assert board[A].goods == {"food": 1, "clothing": 1, "lamps": 1}
    assert board.step("turn.take", seat=A).why("ship") == "ark.sm.ship.must-be-active"
    board.run("close.take_back")
    board.state.decade = 0
    assert board.step("turn.take", seat=A).why("ship") == "ark.sm.ship.must-be-active"
    empty = table()
    empty.ships(A, 4)
    empty[A].goods = {"food": 2}
    empty.take_turn(A, "ship", 4).answer(1, [0, 0][:1])
    assert empty[A].space == 10 and empty[A].ships[0].active, "nothing shipped, no ship used"


@pytest.mark.rule("ark.sm.ship.production-only-active", "ark.sm.warehouse.virtual", "ark.sm.warehouse.no-tile")
def test_production() -> None:
    board = table()
    board.labor(0)
    board.ships(A, 4)
    board[A].goods = {"food": 1, "lamps": 3}
    board.tiles(A, "office", "patent", "developer", "accountant")
    board.produce("food").answer(0)
    assert board.ask.code == "voyage.fleet"
    board.answer(1)
    assert list(board.options()) == ["food"] and board.options()["food"].cap == 3  # type: ignore[attr-defined]
    board.answer([2])
    assert board[A].goods == {"food": 1, "lamps": 3}, "five goods of any kind find room without a tile"
    assert len(board[A].tiles) == 4


@pytest.mark.rule("ark.sm.ship.reactivate", "ark.sm.exchange.rest", "ark.sm.exchange.investor-activates")
def test_the_stock_exchange_makes_ships_ready() -> None:
    board = table()
    board.ships(A, 2, 4, active=False)
    board[A].goods = {"food": 2}
    board[A].gray = ["investor"]
    board.step("exchange.work", seat=A)
    assert all(ship.active for ship in board[A].ships) and board.ask.code == "exchange.goods"
    board.answer([0], 0, 0)
    assert board.stopped, "no contracts follow"
    board.ships(A, 2, active=False)
    board.take_turn(A, "investor", 4).answer("exchange", [0], 0, 0)
    assert "sail" in board.open()
    board.answer("sail", 1, [2])
    assert board[A].cash == 96 + 16 and not board[A].ships[0].active


@pytest.mark.rule("ark.tile.broker.no-activation")
def test_the_broker_makes_no_ship_ready() -> None:
    board = table()
    board.ships(A, 2, active=False)
    board.tiles(A, "broker")
    board.step("broker.deal", seat=A).answer("deal", 0, 0)
    assert not board[A].ships[0].active


@pytest.mark.rule("ark.sm.end.no-penalty")
def test_nothing_lowers_the_share_price_in_the_end() -> None:
    board = table(1810, seats=2)
    board[A].shares, board[A].space, board[A].cash = 19, 41, 0
    board.run("end.score", phase="close")
    assert board.table.result["scores"][A] == 19 * 24
