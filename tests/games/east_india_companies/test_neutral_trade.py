"""The 2-player game: the neutral company's shares, its voyages, and what it loads and sells."""

from __future__ import annotations

import pytest

from tests.games.east_india_companies.board import A, B, Board, N, initiative

rule = pytest.mark.rule


# --- B. and C. ------------------------------------------------------------------------------------------------
@rule("eic.two.stock.inactive")
def test_the_neutral_company_has_no_turn_in_b() -> None:
    board = Board(2)
    initiative(board, A, N, B)
    board.cash(20, 20)
    board.run("exchange", ("exchange.turn", {"turn": 0}))
    assert board.ask.seat == A
    board.answer("pass")
    assert board.ask.seat == B
    board.answer("pass")
    assert board.stopped


@rule("eic.two.stock.buyable")
def test_neutral_shares_can_be_bought() -> None:
    board = Board(2)
    board.cash(20, 20)
    board.run("exchange", ("exchange.turn", {"turn": 0})).answer("swedish")
    assert (board[A].cash, board.figures.values[board[N].value], board[N].left) == (16, 5, 5)


def sailing(*kinds: str, destination: str = "destination_1") -> Board:
    board = Board(2)
    board.no_ships()
    board.fleet(N, *kinds)
    board.state.destinations.remove(destination)
    board.state.destinations.append(destination)
    return board


@rule("eic.two.navigation.draw", "eic.two.navigation.reshuffle")
def test_a_card_for_each_neutral_ship() -> None:
    board = sailing("yacht", "fluyt", "frigate")
    board.run("navigation", "navigation.round")
    sent = board.told("neutral.sent")
    assert len({told["card"] for told in sent}) == 3
    assert board.stopped and len(board.state.destinations) == 9 and board.state.sailing.drawn == []
    assert len(set(board.state.destinations)) == 9


@rule("eic.two.navigation.leftmost", "eic.two.navigation.single", "eic.two.navigation.known", "eic.two.navigation.free")
def test_the_leftmost_ship_sails_first() -> None:
    board = sailing("yacht", "galleon", "fluyt", destination="destination_2")
    board[N].ships.pop(1)
    board.cash(5, 5)
    board.run("navigation", "neutral.sail")
    assert board.told("neutral.sent") == [{"seat": N, "ship": "yacht", "zone": "east_indies", "card": "destination_2"}]
    assert board.stack("east_indies") == [[N, board.tile("yacht")]]
    assert (board[A].cash, board[B].cash, board[N].cash) == (5, 5, 0)
    for seat in (A, B):
        view = board.table.view(seat)
        assert view["zones"][1]["stack"][0]["ship"] == "yacht"
        assert view["companies"][N]["ships"][0]["zone"] == "east_indies"


@rule("eic.two.navigation.free")
def test_neutral_trips_cost_nothing() -> None:
    board = sailing("yacht")
    board.run("navigation", "neutral.sail")
    assert board.told("neutral.sent")[0]["zone"] == "china"
    assert board.state.bank == board.figures.coins and board[N].cash == 0


@rule("eic.two.navigation.posts", "eic.two.navigation.no_post")
@pytest.mark.parametrize(("post", "zone"), [("batavia", "east_indies"), ("canton", "china"), (None, "china")])
def test_a_list_of_posts(post: str | None, zone: str) -> None:
    board = sailing("yacht", destination="destination_4")
    if post:
        board.posts(N, post)
    board.posts(A, "madras")
    board.run("navigation", "neutral.sail")
    assert board.told("neutral.sent")[0]["zone"] == zone


# --- D. and E. ------------------------------------------------------------------------------------------------
def loading(kind: str, zone: str = "china", **rows: int) -> Board:
    board = Board(2)
    board.no_ships()
    (ship,) = board.fleet(N, kind)
    board.sail(N, zone, ship)
    ship.dock = -1
    board.rows("indies", **rows)
    return board


def load(board: Board, zone: str = "china") -> dict[str, int]:
    board.run("loading", ("loading.arrive", {"zone": zone}), "loading.next")
    return board[N].ships[0].cargo


@rule("eic.two.loading.order")
def test_neutral_ships_load_in_their_place() -> None:
    board = loading("packet_brig")
    (yacht,) = board.fleet(A, "yacht")
    board.sail(A, "china", yacht)
    board.cash(9, 9)
    load(board)
    assert board.ask.seat == A and board[N].ships[0].cargo == {"silk": 3}


@rule("eic.two.loading.primary", "eic.two.loading.free")
@pytest.mark.parametrize(("zone", "good"), [("china", "silk"), ("east_indies", "coffee"), ("india", "spices")])
def test_the_primary_good_comes_first(zone: str, good: str) -> None:
    board = loading("packet_brig", zone, silk=5)
    assert load(board, zone) == {good: 3}
    assert board[N].cash == 0 and board.state.bank == board.figures.coins


@rule("eic.two.loading.tea")
def test_then_tea() -> None:
    assert load(loading("great_indiaman", silk=2, tea=6)) == {"silk": 2, "tea": 3}


@rule("eic.two.loading.full")
def test_as_much_as_there_is() -> None:
    assert load(loading("great_indiaman", silk=1, tea=2)) == {"silk": 1, "tea": 2}


@rule("eic.two.loading.cheapest")
def test_the_cheapest_cubes() -> None:
    board = loading("yacht", silk=5)
    (clipper,) = board.fleet(A, "galleon")
    board.sail(A, "china", clipper)
    board.cash(9, 9)
    load(board)
    assert board.ask.seat == A and board.options()["silk"].params["cost"] == 5


@rule("eic.two.loading.dock")
def test_the_first_ship_home_takes_the_first_dock() -> None:
    board = sailing("yacht", "frigate")
    for ship in board[N].ships:
        board.sail(N, "china", ship)
        ship.dock = -1
    load(board)
    assert [(board.figures.tiles[ship.tile].id, ship.dock) for ship in board[N].ships] == [("frigate", 0), ("yacht", 1)]


@rule("eic.two.selling.order", "eic.two.selling.money")
def test_neutral_ships_unload_in_their_place() -> None:
    board = Board(2)
    board.no_ships()
    initiative(board, A, N, B)
    for company in (A, N, B):
        (ship,) = board.fleet(company, "yacht")
        board.load(ship, **({"coffee": 2} if company == N else {"tea": 1}))
    board.rows("europe", coffee=3)
    board.run("selling", "selling.round")
    assert [told["seat"] for told in board.told("selling.sold")] == [A, N, B]
    assert (board[N].sales, board[N].cash) == (13, 0)


@rule("eic.two.selling.warehouse_all")
def test_the_neutral_warehouse_is_sold() -> None:
    board = Board(2)
    board[N].level = 1
    board.store(N, tea=2)
    board.rows("europe", tea=13)
    board.run("selling", "selling.warehouses")
    assert board[N].store == {} and board[N].sales == 2


def neutral_cargo(level: int = 0, **cubes: int) -> Board:
    board = Board(2)
    board.no_ships()
    (ship,) = board.fleet(N, "fluyt")
    board[N].level = level
    board.load(ship, **cubes)
    return board


@rule("eic.two.selling.ship_all")
def test_a_neutral_ship_sells_everything() -> None:
    board = neutral_cargo(1, coffee=3)
    board.run("selling", "selling.round")
    assert board[N].store == {} and board.told("selling.sold")[0]["count"] == 3


@rule("eic.two.selling.store_full")
def test_neutral_cubes_are_stored_when_the_row_is_full() -> None:
    board = neutral_cargo(1, tea=2)
    board.rows("europe", tea=12)
    board.run("selling", "selling.round")
    assert board[N].store == {"tea": 1} and board[N].sales == 2


@rule("eic.two.selling.store_none")
def test_neutral_cubes_without_room_are_sold_at_one() -> None:
    board = neutral_cargo(0, tea=2)
    board.rows("europe", tea=13)
    board.run("selling", "selling.round")
    assert board[N].store == {} and board[N].sales == 2


@rule("eic.two.selling.leftmost")
def test_the_leftmost_of_equal_ships_unloads_first() -> None:
    board = Board(2)
    board.no_ships()
    _, first, _, second = board.fleet(N, "galleon", "east_indiaman", "fluyt", "yacht")
    board.load(first, coffee=1)
    board.load(second, tea=1)
    board.run("selling", "selling.round")
    assert [told["good"] for told in board.told("selling.sold")] == ["coffee", "tea"]
