"""D. Loading: supply, arrivals, buying, Trading Posts, ships left in the Indies."""

from __future__ import annotations

from typing import Any

import pytest

from pygame_core.composing import attempt
from tests.games.east_india_companies.board import GOODS, A, B, Board, C, D

rule = pytest.mark.rule

ZONES = ("china", "east_indies", "india")


def arrivals(*ships: tuple[int, str], zone: str = "china", cash: int = 20, seats: int = 4, period: int = 1) -> Board:
    """Ships sent to one zone in this order, at most one a player."""
    board = Board(seats, period=period)
    board.no_ships()
    board.cash(*[cash] * seats)
    for company, kind in ships:
        (ship,) = board.fleet(company, kind)
        board.sail(company, zone, ship)
    return board


def dock(board: Board, *zones: str) -> Board:
    agenda: list[Any] = []
    for zone in zones or ("china",):
        agenda += [("loading.arrive", {"zone": zone}), "loading.next"]
    return board.run("loading", *agenda)


def buyers(board: Board) -> list[int]:
    """Everybody buys one tea and casts off; in which order."""
    order = []
    while not board.stopped:
        order.append(board.ask.seat)
        board.answer("tea", "home")
    return order


# --- supply ---------------------------------------------------------------------------------------------------
@rule("eic.loading.supply.reveal")
def test_the_indies_card_is_turned_first() -> None:
    board = Board()
    board.card("indies", "indies_02")
    board.card("europe", "europe_01")
    board.run("loading", "loading.open")
    assert board.codes()[0] == "market.turned"
    for seat in (None, A):
        assert board.table.view(seat)["indies"]["card"]["values"] == {"tea": 1, "spices": 3, "coffee": 2, "silk": 0}
        assert "values" not in board.table.view(seat)["europe"]["card"]


@rule("eic.loading.supply.sum")
def test_die_and_card_make_the_supply() -> None:
    board = Board()
    board.card("indies", "indies_03", coffee=3)
    board.rows("indies", coffee=1)
    board.run("loading", "market.supply")
    assert board.state.indies.rows["coffee"] == 1 + 3 + 2


@rule("eic.loading.supply.fill")
def test_supply_fills_from_the_dearest_slot() -> None:
    board = Board()
    board.card("indies", "indies_04", silk=2)
    reserve = board.state.reserve["silk"]
    board.run("loading", "market.supply")
    assert board.state.indies.rows["silk"] == 9
    assert board.state.reserve["silk"] == reserve - 4
    row = board.table.view(None)["indies"]["rows"][GOODS.index("silk")]
    assert row["slots"][row["lying"] - 1] == 2


@rule("eic.loading.supply.overflow")
def test_supply_beyond_a_full_row_is_ignored() -> None:
    board = Board(period=4)
    board.card("indies", "indies_20", silk=3)
    board.run("loading", "market.supply")
    assert board.state.indies.rows["silk"] == 11
    (told,) = [told for told in board.told("market.supplied") if told["good"] == "silk"]
    assert (told["wanted"], told["n"]) == (9, 6)


@rule("eic.loading.supply.reserve")
def test_supply_ends_with_the_reserve() -> None:
    board = Board()
    board.card("indies", "indies_04", silk=1)
    board.store(A, silk=11)
    assert board.state.reserve["silk"] == 1
    board.run("loading", "market.supply")
    assert board.state.indies.rows["silk"] == 6 and board.state.reserve["silk"] == 0


# --- zones and arrivals ---------------------------------------------------------------------------------------
@rule("eic.loading.zone.own_ship", "eic.loading.goods.zone2")
def test_without_a_ship_there_is_nothing_to_buy() -> None:
    board = arrivals((A, "yacht"), zone="east_indies")
    dock(board, "china", "east_indies", "india")
    assert board.ask.seat == A
    assert board.refused("silk") == "eic.loading.goods.zone2"
    board.answer("coffee", "coffee")
    assert board.stopped


@rule("eic.loading.zone.order")
def test_zones_come_one_after_the_other() -> None:
    board = arrivals((A, "clipper"), zone="india")
    (yacht,) = board.fleet(B, "yacht")
    board.sail(B, "china", yacht)
    (galleon,) = board.fleet(C, "galleon")
    board.sail(C, "east_indies", galleon)
    board.rows("indies", tea=2)
    board.card("indies", "indies_01", tea=1)
    board.run("loading", *[step for zone in ZONES for step in (("loading.arrive", {"zone": zone}), "loading.next")])
    assert board.ask.seat == B and board.table.view(A)["zones"][1]["stack"] != []
    board.answer("tea", "tea")
    assert board.ask.seat == C and board.why("tea") == "eic.loading.buy.sold_out"
    board.answer("coffee", "home")
    assert board.ask.seat == A and board.ask.params["zone"] == "india"


@rule("eic.loading.arrival.top", "eic.loading.arrival.section", "eic.loading.arrival.on_top")
@rule("eic.loading.order.stack", "eic.loading.arrival.all_first")
def test_example_three_ships_arrive() -> None:
    board = arrivals((A, "yacht"), (B, "frigate"), (C, "east_indiaman"), zone="east_indies")
    dock(board, "east_indies")
    assert [told["ship"] for told in board.told("loading.arrived")] == ["east_indiaman", "frigate", "yacht"]
    sections = {
        row["speed"]: [ship["ship"] for ship in row["ships"]] for row in board.table.view(D)["track"]["sections"]
    }
    assert sections == {5: [], 4: [], 3: ["frigate"], 2: ["east_indiaman", "yacht"], 1: []}
    assert not board.told("loading.bought")
    assert buyers(board) == [B, A, C]


@rule("eic.loading.order.speed")
def test_fast_ships_buy_first() -> None:
    board = arrivals((A, "galleon"), (B, "packet_brig"), (C, "yacht"))
    assert buyers(dock(board)) == [B, C, A]


# --- buying ---------------------------------------------------------------------------------------------------
@rule("eic.loading.buy.sold_out")
def test_a_sold_out_good() -> None:
    board = arrivals((A, "yacht"), zone="east_indies")
    board.rows("indies", coffee=0)
    dock(board, "east_indies")
    assert board.refused("coffee") == "eic.loading.buy.sold_out"
    assert board.open() == ["tea", "home", "leave"]


@rule("eic.loading.buy.partial")
@pytest.mark.parametrize("n", [0, 1, 3, 5])
def test_a_ship_need_not_be_filled(n: int) -> None:
    board = arrivals((A, "great_indiaman"), cash=40)
    board.rows("indies", tea=12)
    dock(board).answer(*["tea"] * n, *(["home"] if n < 5 else []))
    (ship,) = board[A].ships
    assert board.stopped and sum(ship.cargo.values()) == n and ship.where == "port"


@rule("eic.loading.buy.empty_return")
def test_an_empty_return_costs_nothing() -> None:
    board = arrivals((A, "yacht"), cash=0)
    dock(board)
    assert board.stopped, "with nothing to pay there is nothing to decide"
    (ship,) = board[A].ships
    assert ship.where == "port" and ship.cargo == {} and board[A].cash == 0
    free = arrivals((A, "yacht"), cash=5)
    dock(free).answer("home")
    assert free[A].cash == 5


@rule("eic.loading.buy.dock")
def test_a_loaded_ship_goes_home() -> None:
    board = arrivals((A, "yacht"))
    dock(board).answer("silk", "silk")
    (ship,) = board[A].ships
    assert (ship.where, ship.dock, ship.cargo) == ("port", 0, {"silk": 2})
    assert not any(board.state.loading.track) and board.stack("china") == []


@rule("eic.loading.buy.next_ship")
def test_one_ship_after_the_other() -> None:
    board = arrivals((A, "frigate"), (B, "yacht"))
    dock(board).answer("silk")
    assert board.ask.seat == A
    board.answer("home")
    assert board.ask.seat == B


@rule("eic.loading.goods.zone1", "eic.loading.goods.zone2", "eic.loading.goods.zone3")
@pytest.mark.parametrize(
    ("zone", "sold", "closed"),
    [
        ("china", {"silk", "tea"}, "eic.loading.goods.zone1"),
        ("east_indies", {"coffee", "tea"}, "eic.loading.goods.zone2"),
        ("india", {"spices", "tea"}, "eic.loading.goods.zone3"),
    ],
)
def test_what_a_zone_sells(zone: str, sold: set[str], closed: str) -> None:
    board = arrivals((A, "yacht"), zone=zone)
    dock(board, zone)
    assert set(board.open()) == sold | {"home", "leave"}
    for good in set(GOODS) - sold:
        assert board.refused(good) == closed


# --- prices ---------------------------------------------------------------------------------------------------
@rule("eic.loading.price.slot", "eic.loading.example.four")
@pytest.mark.parametrize(("lying", "price"), [(8, 3), (4, 4)])
def test_a_cube_costs_its_slot(lying: int, price: int) -> None:
    board = arrivals((A, "yacht"), cash=10)
    board.rows("indies", tea=lying)
    dock(board).answer("tea")
    assert board[A].cash == 10 - price


@rule("eic.loading.price.cheapest")
def test_example_five_teas() -> None:
    board = arrivals((A, "great_indiaman"), cash=16)
    dock(board)
    assert board.options()["tea"].params["prices"] == [3, 3, 3, 3, 4]
    board.answer(*["tea"] * 5)
    assert board[A].cash == 0 and board.state.indies.rows["tea"] == 3


@rule("eic.loading.price.bank")
def test_example_three_silks() -> None:
    board = arrivals((A, "clipper"), cash=7)
    board.rows("indies", silk=10)
    dock(board)
    assert board.options()["silk"].params["prices"] == [2, 2, 3]
    bank = board.state.bank
    board.answer("silk", "silk", "silk")
    assert board[A].cash == 0 and board.state.bank == bank + 7
    assert [board[seat].cash for seat in (B, C, D)] == [7, 7, 7]


@rule("eic.loading.price.unaffordable")
def test_what_cannot_be_paid_cannot_be_bought() -> None:
    board = arrivals((A, "clipper"), cash=4)
    board.rows("indies", silk=10, tea=0)
    dock(board).answer("silk", "silk")
    assert board.stopped and board[A].ships[0].cargo == {"silk": 2}
    tight = arrivals((A, "clipper"), cash=4)
    tight.rows("indies", silk=4)
    dock(tight)
    assert tight.refused("silk") == "eic.loading.price.unaffordable"


# --- Trading Posts --------------------------------------------------------------------------------------------
@rule("eic.loading.post.discount")
@pytest.mark.parametrize(("posts", "paid"), [((), 15), (("batavia",), 11)])
def test_example_four_coffees(posts: tuple[str, ...], paid: int) -> None:
    board = arrivals((A, "east_indiaman"), zone="east_indies", cash=15)
    board.posts(A, *posts)
    dock(board, "east_indies").answer(*["coffee"] * 4)
    assert board[A].cash == 15 - paid


@rule("eic.loading.post.discount")
def test_a_post_is_good_for_both_goods() -> None:
    board = arrivals((A, "yacht"), cash=9)
    board.posts(A, "canton")
    dock(board)
    assert (board.options()["silk"].params["cost"], board.options()["tea"].params["cost"]) == (3, 2)


@rule("eic.loading.post.zero")
@pytest.mark.parametrize(("posts", "paid"), [((), 5), (("bombay",), 1)])
def test_example_a_full_tea_row(posts: tuple[str, ...], paid: int) -> None:
    board = arrivals((A, "east_indiaman"), zone="india", cash=9)
    board.rows("indies", tea=16)
    board.posts(A, *posts)
    dock(board, "india").answer(*["tea"] * 4)
    assert board[A].cash == 9 - paid


@rule("eic.loading.post.zero")
def test_a_cube_never_costs_less_than_nothing() -> None:
    free = {"markets": {"players_4": {"indies": {"tea": {"slots": [4, 4, 3, 3, 2, 2, 1, 0]}}}}}
    board = Board(house=free)
    board.no_ships()
    (yacht,) = board.fleet(A, "yacht")
    board.sail(A, "india", yacht)
    board.posts(A, "madras")
    dock(board, "india")
    assert board.options()["tea"].params["prices"] == [0, 0]
    board.answer("tea", "tea")
    assert board[A].cash == 0 and yacht.cargo == {"tea": 2}


@rule("eic.loading.post.zone_only")
def test_a_post_helps_its_owner_in_its_zone() -> None:
    board = arrivals((A, "frigate"), (B, "yacht"))
    board.posts(A, "batavia")
    board.posts(B, "nagasaki")
    dock(board)
    assert board.ask.seat == A and board.options()["tea"].params["cost"] == 3
    board.answer("home")
    assert board.ask.seat == B and board.options()["tea"].params["cost"] == 2


# --- ships left in the Indies ---------------------------------------------------------------------------------
@rule("eic.loading.leave.may", "eic.loading.leave.cost", "eic.loading.leave.face_up")
def test_a_ship_can_be_left() -> None:
    board = arrivals((A, "yacht"), cash=3)
    board.sail(B, "china", board.fleet(B, "galleon")[0])
    dock(board).answer("leave")
    (ship,) = board[A].ships
    assert (ship.where, ship.zone, board[A].cash) == ("left", "china", 2)
    for seat in (None, B):
        view = board.table.view(seat)
        assert view["zones"][0]["left"] == [{"company": "french", "id": "ship-french-2", "ship": "yacht"}]
        shown = view["companies"][A]["ships"][0]
        assert (shown["where"], shown["zone"], shown["speed"]) == ("left", "china", 2)
    broke = arrivals((A, "yacht"), cash=0)
    broke.posts(A, "canton")
    broke.rows("indies", tea=16)
    dock(broke)
    assert broke.refused("leave") == "eic.loading.leave.cost"


@rule("eic.loading.leave.no_goods")
def test_a_ship_with_goods_cannot_be_left() -> None:
    board = arrivals((A, "yacht"))
    dock(board).answer("tea")
    assert board.refused("leave") == "eic.loading.leave.no_goods"


@rule("eic.loading.leave.cartography")
def test_cartography_does_not_pay_for_leaving() -> None:
    board = arrivals((A, "yacht"), cash=3)
    board.stand_on("captain.cartography", A)
    dock(board).answer("leave")
    assert board[A].cash == 2


@rule("eic.loading.leave.stack")
def test_the_first_one_left_loads_first() -> None:
    board = Board()
    board.no_ships()
    board.cash(9, 9, 9, 9)
    (slow,), (fast,) = board.fleet(A, "galleon"), board.fleet(B, "frigate")
    board.leave(A, "china", slow)
    board.leave(B, "china", fast)
    assert buyers(dock(board)) == [A, B]


@rule("eic.loading.leave.apart", "eic.loading.leave.priority", "eic.loading.leave.reveal")
def test_left_ships_load_before_arrivals() -> None:
    board = arrivals((B, "clipper"), (C, "yacht"))
    (galleon,) = board.fleet(A, "galleon")
    board.leave(A, "china", galleon)
    dock(board)
    assert [told["ship"] for told in board.told("loading.arrived")] == ["yacht", "clipper"]
    track = board.table.view(None)["track"]
    assert [ship["ship"] for ship in track["waiting"]] == ["galleon"]
    assert board.ask.seat == A, "all arrivals lie open, and the left ship buys first"
    assert buyers(board) == [A, B, C]


@rule("eic.loading.leave.again")
def test_a_ship_can_be_left_again() -> None:
    board = arrivals((C, "clipper"), cash=9)
    (galleon,) = board.fleet(B, "galleon")
    board.leave(B, "china", galleon)
    dock(board).answer("leave", "leave")
    assert [owner for owner, _ in board.left_in("china")] == [B, C]
    assert (board[B].cash, board[C].cash) == (8, 8)
    dock(board)
    assert buyers(board) == [B, C]


@rule("eic.selling.store.from_ship")
def test_nothing_is_stored_while_loading() -> None:
    board = arrivals((A, "yacht"))
    board[A].level = 1
    dock(board)
    assert set(board.options()) == {*GOODS, "home", "leave"}
    assert board.table.acts(A) == []


# --- composing ------------------------------------------------------------------------------------------------
def test_a_second_ship_of_the_same_kind_is_a_decision_of_its_own() -> None:
    board = Board(2)
    board.no_ships()
    board.cash(20, 20)
    for ship in board.fleet(A, "galleon", "galleon"):
        board.sail(A, "china", ship)
    dock(board)
    room = board.ask.params["room"]
    trial = attempt(board.table, A, ["tea"] * (room - 1))
    assert trial.following is not None and trial.following.params["room"] == 1
    full = attempt(board.table, A, ["tea"] * room)
    assert full.following is None
    (asked,) = full.table.pending
    assert (asked.seat, asked.code, asked.params["ship"]) == (A, "loading.ship", "galleon")
