"""E. Selling: demand, the order of unloading, prices, warehouses."""

from __future__ import annotations

import pytest

from pygame_core.games.east_india_companies.state import printed
from tests.games.east_india_companies.board import A, B, Board, C, D, initiative

rule = pytest.mark.rule


def cargo(kind: str, *, level: int = 0, **cubes: int) -> Board:
    """A has one loaded ship of this kind."""
    board = Board()
    board.no_ships()
    (ship,) = board.fleet(A, kind)
    board[A].level = level
    board.load(ship, **cubes)
    return board


def unload(board: Board) -> Board:
    return board.run("selling", "selling.round")


def sold(board: Board) -> list[tuple[int, str, int]]:
    return [(told["seat"], told["good"], told["count"]) for told in board.told("selling.sold")]


# --- demand ---------------------------------------------------------------------------------------------------
@rule("eic.selling.demand.reveal")
def test_the_europe_card_is_turned_first() -> None:
    board = Board()
    board.card("europe", "europe_02")
    board.run("selling", "selling.open")
    assert board.codes()[0] == "market.turned"
    assert board.table.view(None)["europe"]["card"]["values"] == {"tea": 1, "spices": 2, "coffee": 1, "silk": 1}


@rule("eic.selling.demand.sum", "eic.selling.demand.reserve")
def test_die_and_card_make_the_demand() -> None:
    board = Board()
    board.card("europe", "europe_03", silk=2)
    reserve = board.state.reserve["silk"]
    board.run("selling", "market.demand")
    assert board.state.europe.rows["silk"] == 3
    assert board.state.reserve["silk"] == reserve + 3


@rule("eic.selling.demand.remove", "eic.selling.price.slot")
def test_example_spices() -> None:
    board = cargo("great_indiaman", spices=5)
    board.card("europe", "europe_02", spices=2)
    board.run("selling", "market.demand", "selling.round")
    (told,) = board.told("selling.sold")
    assert told["prices"] == [7, 6, 6, 6, 5] and board[A].sales == 30


@rule("eic.selling.demand.excess")
def test_demand_beyond_the_row_is_ignored() -> None:
    board = cargo("clipper", silk=3)
    board.state.period = 4
    board.card("europe", "europe_17", silk=3)
    board.run("selling", "market.demand")
    assert board.state.europe.rows["silk"] == 0
    (told,) = [told for told in board.told("market.demanded") if told["good"] == "silk"]
    assert (told["wanted"], told["n"]) == (9, 6)
    unload(board)
    assert board[A].sales == 10 + 9 + 9


@rule("eic.selling.demand.before")
def test_all_demand_comes_before_the_first_sale() -> None:
    board = cargo("yacht", tea=1)
    board.card("europe", "europe_02")
    board.run("selling", "selling.open")
    codes = board.codes()
    assert codes.count("market.demanded") == 4
    assert max(i for i, code in enumerate(codes) if code == "market.demanded") < codes.index("selling.sold")


# --- order ----------------------------------------------------------------------------------------------------
@rule("eic.selling.slot.highest")
def test_a_cube_takes_the_dearest_empty_slot() -> None:
    board = cargo("yacht", silk=1)
    board.rows("europe", silk=3)
    unload(board)
    assert board[A].sales == 8 and board.state.europe.rows["silk"] == 4


@rule("eic.selling.order.warehouse")
def test_warehouses_come_first() -> None:
    board = cargo("clipper", silk=1)
    initiative(board, B, A, C, D)
    for seat in (A, B):
        board[seat].level = 1
        board.store(seat, tea=1)
    board.card("europe", "europe_02")
    board.run("selling", "selling.open")
    assert (board.ask.seat, board.ask.code) == (B, "selling.warehouse")
    board.answer([1])
    assert (board.ask.seat, board.ask.code) == (A, "selling.warehouse")
    board.answer([1])
    assert (board.ask.seat, board.ask.code) == (A, "selling.ship")


@rule("eic.selling.warehouse.part", "eic.selling.unload.choice")
def test_questions_open_with_everything_sold() -> None:
    board = cargo("galleon", level=2, tea=2, silk=1)
    board.store(A, coffee=2)
    board.card("europe", "europe_02")
    board.run("selling", "selling.open")
    assert board.ask.params["opens"] == [2]
    board.answer([0])
    assert board.ask.params["opens"] == [2, 1]


@rule("eic.selling.warehouse.part", "eic.selling.store.keep")
def test_a_part_of_the_warehouse() -> None:
    board = Board(period=4)
    board[A].level = 2
    board.store(A, silk=2, tea=1)
    board.run("selling", "selling.warehouses").answer([1, 0])
    assert board[A].store == {"silk": 1, "tea": 1} and sold(board) == [(A, "silk", 1)]
    board.run("selling", "selling.warehouses").answer([0, 0])
    assert board[A].store == {"silk": 1, "tea": 1}
    board.run("selling", "selling.warehouses").answer([1, 1])
    assert board[A].store == {}


@rule("eic.selling.order.speed")
def test_fast_ships_unload_first() -> None:
    board = Board()
    for seat, kind in ((A, "galleon"), (B, "packet_brig"), (C, "yacht")):
        (ship,) = board.fleet(seat, kind)
        board.load(ship, tea=1)
    unload(board)
    assert [seat for seat, _, _ in sold(board)] == [B, C, A]


@rule("eic.selling.order.rotation", "eic.selling.order.choice")
def test_one_ship_of_a_speed_each_in_turn() -> None:
    board = Board()
    board.no_ships()
    yacht, indiaman = board.fleet(A, "yacht", "east_indiaman")
    (other,) = board.fleet(B, "yacht")
    board.load(yacht, tea=1)
    board.load(indiaman, coffee=1)
    board.load(other, spices=1)
    unload(board)
    assert board.ask.code == "selling.which" and board.open() == [yacht.tile, indiaman.tile]
    board.answer(indiaman.tile)
    assert sold(board) == [(A, "coffee", 1), (B, "spices", 1), (A, "tea", 1)]


def shown_order(board: Board) -> list[tuple[str, str]]:
    return [(entry["company"], entry["ship"]) for entry in board.table.view(None)["unloading"]]


@rule("eic.selling.order.rotation")
def test_the_order_that_is_shown_is_the_one_that_is_played() -> None:
    board = Board()
    board.no_ships()
    for seat in (A, B, C):
        board[seat].level = 2
    board.store(C, silk=1)
    for seat, kinds in ((A, ("yacht", "galleon", "galleon")), (B, ("galleon", "yacht")), (C, ("galleon", "galleon"))):
        for ship in board.fleet(seat, *kinds):
            board.load(ship, tea=1)
    initiative(board, C, A, B, D)
    board.card("europe", "europe_02")
    board.run("selling", "selling.open")
    names = printed(board.table.game).companies
    order = [names[seat] for seat in (C, A, B, C, A, B, C, A)]
    assert [company for company, _ in shown_order(board)] == order
    assert [ship == "" for _, ship in shown_order(board)] == [True] + 7 * [False]
    board.answer([0])
    while board.ask.code.startswith("selling."):
        order.pop(0)
        assert [company for company, _ in shown_order(board)] == order
        assert all(ship for _, ship in shown_order(board)), "what C keeps is not sold any more"
        assert names[board.ask.seat] == order[0]
        board.answer(board.open()[0] if board.ask.code == "selling.which" else [0])
    assert order == [names[A]]


@rule("eic.selling.order.rotation")
def test_who_has_kept_goods_is_not_shown_as_next_while_other_warehouses_sell() -> None:
    board = Board()
    board.no_ships()
    for seat in (A, B):
        board[seat].level = 2
        board.store(seat, silk=1)
    (yacht,) = board.fleet(A, "yacht")
    board.load(yacht, tea=1)
    board.card("europe", "europe_02")
    names = printed(board.table.game).companies
    board.run("selling", "selling.open")
    assert [company for company, _ in shown_order(board)] == [names[A], names[B], names[A]]
    board.answer([0])
    assert board.ask.seat == B and [company for company, _ in shown_order(board)] == [names[B], names[A]]


@rule("eic.selling.order.empty")
def test_empty_and_left_ships_take_no_turn() -> None:
    board = Board()
    board.no_ships()
    empty, full, left = board.fleet(A, "yacht", "east_indiaman", "great_indiaman")
    (other,) = board.fleet(B, "yacht")
    board.load(full, tea=1)
    board.load(other, spices=1)
    board.leave(A, "china", left)
    unload(board).answer([1])
    assert board.stopped and sold(board) == [(A, "tea", 1), (B, "spices", 1)]
    assert empty.cargo == {}


@rule("eic.selling.example.unloading")
@pytest.mark.parametrize("seats", [3, 4])
def test_example_order_of_unloading(seats: int) -> None:
    blue, red, yellow = A, B, C
    board = Board(seats)
    board.no_ships()
    fleets = {red: ("packet_brig", "galleon"), blue: ("yacht", "east_indiaman", "galleon"), yellow: ("yacht", "fluyt")}
    for company, kinds in fleets.items():
        for ship in board.fleet(company, *kinds):
            board.load(ship, tea=1)
        board[company].level = 0 if company != blue else 1
    board[blue].level = 2
    board.store(blue, silk=3)
    unload(board)
    assert board.ask.seat == blue and board.ask.code == "selling.which"
    board.answer(board.tile("east_indiaman"))
    order = []
    while not board.stopped:
        board.answer([1])
    order = [seat for seat, _, _ in sold(board)]
    assert order == [red, blue, yellow, blue, blue, red, yellow]


# --- unloading and storing ------------------------------------------------------------------------------------
@rule("eic.selling.unload.full")
def test_a_ship_is_unloaded_completely() -> None:
    board = cargo("fluyt", tea=2, spices=1)
    unload(board)
    assert board[A].ships[0].cargo == {} and sold(board) == [(A, "tea", 2), (A, "spices", 1)]


@rule("eic.selling.unload.choice")
def test_sold_or_stored_nothing_else() -> None:
    for answer, stored in (([1, 1], {}), ([0, 1], {"silk": 1}), ([1, 0], {"tea": 1})):
        board = cargo("yacht", level=1, silk=1, tea=1)
        board.store(A, coffee=1)
        unload(board)
        assert board.refused([0, 0]) == "kernel.answer.total", "one space: one cube at least is sold"
        board.answer(answer)
        assert board[A].store == {"coffee": 1, **stored} and board[A].ships[0].cargo == {}


@rule("eic.selling.store.may")
def test_a_cube_can_be_stored() -> None:
    board = cargo("yacht", level=1, tea=2)
    unload(board)
    assert board.ask.describe()["least"] == 0
    board.answer([1])
    assert board[A].store == {"tea": 1} and sold(board) == [(A, "tea", 1)]


@rule("eic.selling.store.space")
def test_warehouse_spaces_are_limited() -> None:
    board = cargo("fluyt", level=2, tea=3)
    board.store(A, silk=2)
    unload(board)
    assert board.refused([1]) == "kernel.answer.slot"
    board.answer([2])
    assert board[A].store == {"silk": 2, "tea": 1}


@rule("eic.selling.store.later")
def test_a_stored_cube_waits_for_the_next_period() -> None:
    board = cargo("yacht", level=1, tea=1)
    board.card("europe", "europe_02")
    board.run("selling", "selling.open").answer([0])
    assert board.stopped, "no second warehouse step in this period"
    assert board[A].store == {"tea": 1}
    board.state.period += 1
    board.card("europe", "europe_05")
    board.run("selling", "selling.open")
    assert board.ask.code == "selling.warehouse"


# --- full rows and Trading ------------------------------------------------------------------------------------
@rule("eic.selling.full.one", "eic.selling.full.reserve")
def test_example_a_full_tea_row() -> None:
    board = cargo("fluyt", tea=3)
    board.rows("europe", tea=16)
    reserve = board.state.reserve["tea"]
    unload(board)
    (told,) = board.told("selling.sold")
    assert told["prices"] == [2, 1, 1] and board[A].sales == 4
    assert board.state.europe.rows["tea"] == 17 and board.state.reserve["tea"] == reserve + 2


@rule("eic.selling.trading.bonus")
def test_trading_counts_for_warehouse_and_ship() -> None:
    board = cargo("yacht", level=1, coffee=2)
    board.store(A, coffee=1)
    board.rows("europe", coffee=4)
    board.stand_on("trader.trading_coffee", A)
    board.run("selling", "selling.warehouses", "selling.round").answer([1], [2])
    assert [told["prices"] for told in board.told("selling.sold")] == [[8], [7, 7]]
    assert board[A].sales == 22


@rule("eic.selling.trading.full_row")
def test_trading_in_a_full_row() -> None:
    board = cargo("yacht", silk=2)
    board.rows("europe", silk=12)
    board.stand_on("trader.trading_silk", A)
    unload(board)
    assert board[A].sales == 4


def test_what_if_figures_of_a_sale() -> None:
    board = cargo("yacht", level=1, silk=2)
    board.rows("europe", silk=0)
    unload(board)
    slot = board.options()["silk"]
    assert slot.params == {"good": "silk", "n": 2, "prices": [10, 9]} and slot.target == "row-europe-silk"
