"""A. The abilities of the five Characters."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.east_india_companies.board import A, B, Board, C, D, initiative

rule = pytest.mark.rule


def shopping(*kinds: str, period: int = 1, cash: int = 20) -> Board:
    board = Board(period=period)
    board.no_ships()
    board.fleet(A, *kinds)
    board.cash(cash, 0, 0, 0)
    return board.run("agents", ("agents.ship", {"seat": A}))


def fleet(board: Board, company: int = A) -> list[str]:
    return [board.figures.tiles[ship.tile].id for ship in board[company].ships]


def place(board: Board, box: str, seat: int = A) -> Board:
    return board.run("agents", ("agents.turn", {"seat": seat})).answer(box)


@rule("eic.ability.boxes.list")
def test_the_eleven_boxes() -> None:
    figures = Board().figures
    assert Counter(box.character for box in figures.boxes) == {
        "shipowner": 2,
        "governor": 2,
        "captain": 2,
        "investor": 2,
        "trader": 3,
    }
    assert [box.good for box in figures.boxes if box.kind == "trading"] == ["spices", "coffee", "silk"]
    assert [box.kind for box in figures.boxes if box.character == "governor"] == ["influence", "trading_post"]


@rule("eic.ability.timing.immediate")
def test_immediate_abilities_work_at_once() -> None:
    board = Board()
    board.cash(20, 0, 0, 0)
    board.run("agents", ("agents.turn", {"seat": A}), ("agents.turn", {"seat": A}))
    board.answer("shipowner.dock_extension", "shipowner.ship", board.tile("yacht"))
    assert fleet(board) == ["galleon", "galleon", "yacht"]
    assert board[A].ships[2].dock == 2


@rule("eic.ability.timing.letter")
def test_lettered_abilities_last_a_period() -> None:
    board = Board(period=2)
    for seat in range(4):
        board.stand_on("captain.cartography", seat)
        board.stand_on("trader.trading_silk", seat)
        board.stand_on("investor.ship", seat)
    board.no_ships()
    board.fleet(A, "galleon", "galleon")
    board.cash(9, 9, 9, 9)
    board.run("close", "close.prepare")
    board.run("navigation", ("navigation.turn", {"seat": A}))
    assert board.options()["china"].params["cost"] == 2


@rule("eic.ability.cost.prepaid", "eic.ability.expertise.cost")
@pytest.mark.parametrize("period", [1, 2, 3, 4, 5])
def test_expertise_is_paid_at_once(period: int) -> None:
    board = Board(period=period)
    board.cash(9, 0, 0, 0)
    place(board, "captain.expertise")
    assert board[A].cash == 9 - period
    assert board.state.initiative == [A, B, C, D]


@rule("eic.ability.no_effect", "eic.ability.dock.max")
def test_a_third_extension_is_none() -> None:
    board = Board()
    board[A].level = 2
    place(board, "shipowner.dock_extension")
    assert board[A].level == 2 and board[A].agents[0].at == "shipowner.dock_extension"
    assert board.told("agents.extended_none") == [{"seat": A}]


# --- Ship -----------------------------------------------------------------------------------------------------
@rule("eic.ability.ship.boxes")
def test_two_ship_boxes() -> None:
    board = Board()
    board.no_ships()
    board.cash(20, 0, 0, 0)
    board.run("agents", ("agents.turn", {"seat": A}), ("agents.turn", {"seat": A}))
    board.answer("shipowner.ship", board.tile("yacht"), "investor.ship", board.tile("fluyt"))
    assert fleet(board) == ["yacht", "fluyt"]


@rule("eic.ability.ship.one", "eic.ability.ship.own_stack")
def test_one_ship_a_visit_from_the_own_stack() -> None:
    board = shopping()
    yacht = board.tile("yacht")
    board.answer(yacht)
    assert board.stopped and fleet(board) == ["yacht"]
    board.run("agents", ("agents.ship", {"seat": A}))
    assert yacht not in board.options()


@rule("eic.ability.ship.optional")
def test_buying_is_optional() -> None:
    board = Board()
    place(board, "shipowner.ship")
    assert board.stopped and fleet(board) == ["galleon", "galleon"]
    rich = shopping()
    rich.answer("none")
    assert fleet(rich) == [] and rich[A].cash == 20


@rule("eic.ability.ship.pay")
def test_a_ship_is_paid_at_once() -> None:
    fluyt, yacht = (Board().figures.ship[kind].cost for kind in ("fluyt", "yacht"))
    assert fluyt < yacht
    poor = shopping(cash=fluyt - 1)
    assert poor.stopped, "nothing can be bought"
    board = shopping(cash=fluyt)
    assert board.refused(board.tile("yacht")) == "eic.ability.ship.pay"
    board.answer(board.tile("fluyt"))
    assert board[A].cash == 0


@rule("eic.ability.ship.period")
def test_ships_of_this_and_earlier_periods() -> None:
    first = shopping(cash=99)
    assert first.open() == [first.tile("yacht"), first.tile("fluyt"), "none"]
    assert first.refused(first.tile("frigate")) == "eic.ability.ship.period"
    second = shopping(period=2, cash=99)
    kinds = ["yacht", "fluyt", "frigate", "east_indiaman"]
    assert second.open() == [*map(second.tile, kinds), "none"]
    assert second.refused(second.tile("packet_brig")) == "eic.ability.ship.period"


@rule("eic.ability.ship.dock")
def test_a_free_dock_is_used() -> None:
    board = shopping("galleon")
    board.answer(board.tile("yacht"))
    assert board.stopped and [ship.dock for ship in board[A].ships] == [0, 1]
    assert not board.told("agents.discarded")


@rule("eic.ability.ship.replace", "eic.ability.ship.discarded")
def test_without_a_dock_a_ship_must_go() -> None:
    board = shopping("galleon", "galleon")
    board.answer(board.tile("yacht"))
    assert board.stopped, "two docked Galleons are the same: no question"
    assert sorted(fleet(board)) == ["galleon", "yacht"]
    choice = shopping("galleon", "yacht", period=2)
    choice.answer(choice.tile("frigate"))
    assert choice.ask.code == "agents.discard" and len(choice.open()) == 2
    choice.answer(choice.tile("yacht"))
    assert fleet(choice) == ["galleon", "frigate"]
    assert [ship.dock for ship in choice[A].ships] == [0, 1], "the new ship has the dock of the old one"
    choice.run("agents", ("agents.ship", {"seat": A}))
    assert choice.tile("yacht") not in choice.options()
    assert choice.tile("yacht") in choice[A].box


@rule("eic.ability.ship.sails_now")
def test_a_bought_ship_sails_at_once() -> None:
    board = shopping()
    board.answer(board.tile("yacht"))
    board.run("navigation", "navigation.round")
    board.answer("china")
    assert board.stack("china") == [[A, board.tile("yacht")]]


@rule("eic.loading.leave.dock", "eic.loading.leave.discard", "eic.loading.leave.new_in_port")
def test_a_left_ship_can_make_room() -> None:
    board = Board()
    board.no_ships()
    galleon, _ = board.fleet(A, "galleon", "yacht")
    board.leave(A, "china", galleon)
    board.cash(20, 0, 0, 0)
    board.run("agents", ("agents.ship", {"seat": A}), "navigation.round")
    board.answer(board.tile("fluyt"))
    assert board.ask.code == "agents.discard", "the left ship keeps its dock"
    assert board.options()[galleon.tile].params["zone"] == "china"
    board.answer(galleon.tile)
    assert board.left_in("china") == [] and fleet(board) == ["fluyt", "yacht"]
    new = board[A].ships[0]
    assert (new.where, new.dock) == ("port", 0)
    board.answer("india")
    assert {option.params["ship"] for option in board.options().values()} == {"fluyt", "yacht"}


# --- Dock Extension -------------------------------------------------------------------------------------------
@rule("eic.ability.dock.level1", "eic.ability.dock.level2", "eic.ability.dock.docks")
@rule("eic.ability.dock.warehouse1", "eic.ability.dock.warehouse2", "eic.ability.dock.position")
def test_dock_extensions() -> None:
    board = Board()
    board.run("agents", ("agents.turn", {"seat": A}))
    assert (board.figures.docks, board.figures.stores) == ((2, 3, 4), (0, 2, 3))
    board.answer("shipowner.dock_extension")
    assert board[A].level == 1
    sheet = board.table.view(None)["companies"][A]
    assert (sheet["docks"], sheet["stores"]) == (3, 2)
    board.state.boxes["shipowner.dock_extension"].clear()
    place(board, "shipowner.dock_extension")
    assert board[A].level == 2
    sheet = board.table.view(None)["companies"][A]
    assert (sheet["docks"], sheet["stores"]) == (4, 3)
    board.cash(20, 0, 0, 0)
    board.run("agents", ("agents.ship", {"seat": A}), ("agents.ship", {"seat": A}))
    board.answer(board.tile("yacht"), board.tile("fluyt"))
    assert [ship.dock for ship in board[A].ships] == [0, 1, 2, 3]


# --- Influence ------------------------------------------------------------------------------------------------
@rule("eic.ability.influence.which")
def test_which_card_an_influence_is_about() -> None:
    board = Board()
    board.stand_on("governor.influence_indies", A)
    board.run("navigation", ("market.draw", {"market": "europe"}), ("market.draw", {"market": "indies"}))
    assert board.ask.params["market"] == "market.indies"
    board.answer("indies_02")
    assert board.table.view(A)["europe"]["card"] == {"open": False, "known": False, "seen": []}
    assert board.table.view(A)["indies"]["card"]["known"]


# --- Expertise ------------------------------------------------------------------------------------------------
@rule("eic.ability.expertise.first", "eic.ability.expertise.others", "eic.ability.expertise.pushed")
@rule("eic.ability.expertise.leader", "eic.stock.start.expertise")
@pytest.mark.parametrize(
    ("users", "order"),
    [
        ([C], [C, A, B, D]),
        ([C, D], [C, D, A, B]),
        ([D, C], [D, C, A, B]),
        ([B, D], [B, D, A, C]),
        ([A], [A, B, C, D]),
        ([B, A], [B, A, C, D]),
    ],
)
def test_expertise(users: list[int], order: list[int]) -> None:
    board = Board()
    board.cash(9, 9, 9, 9)
    board.run("agents", *[("agents.turn", {"seat": seat}) for seat in users], "exchange.open")
    for _ in users:
        assert board.state.initiative == [A, B, C, D], "nothing changes before the Stock Exchange"
        board.answer("captain.expertise")
    assert board.state.initiative == order
    assert board.ask.seat == order[0] and board.ask.code == "exchange.turn"


@rule("eic.stock.start.new_order")
def test_the_new_order_holds_until_the_end_of_the_period() -> None:
    board = Board(3)
    board.stand_on("captain.expertise", C)
    for seat in (A, B, C):
        (ship,) = board.fleet(seat, "galleon")
        board.load(ship, tea=1)
    board.cash(9, 9, 9)
    board.run("exchange", "exchange.open", "navigation.round")
    assert board.ask.seat == C
    board.answer("pass", "pass", "pass")
    assert board.ask.seat == C and board.ask.code == "navigation.zone"
    for seat in (A, B, C):
        board[seat].ships[0].where = "port"
    board.run("selling", "selling.round", "close.ranking")
    assert [told["seat"] for told in board.told("selling.sold")] == [C, A, B]
    board.sales(6, 6, 6)
    board.run("close", "close.ranking")
    assert board.state.ranking == [C, A, B]


# --- Cartography ----------------------------------------------------------------------------------------------
@rule("eic.ability.cartography.free")
def test_cartography_saves_the_trips() -> None:
    board = Board()
    board.no_ships()
    board.fleet(A, "galleon", "galleon", "fluyt")
    board.fleet(B, "galleon")
    board.stand_on("captain.cartography", A)
    board.cash(5, 5, 0, 0)
    board.run("navigation", "navigation.round")
    while not board.stopped:
        decision = board.ask
        if decision.code == "navigation.zone":
            assert board.options()["china"].params["cost"] == (0 if decision.seat == A else 2)
            board.answer("east_indies" if decision.seat == A and decision.params["n"] == 1 else "china")
        else:
            board.answer(board.open()[0])
    assert (board[A].cash, board[B].cash) == (5, 3)


# --- Trading Post ---------------------------------------------------------------------------------------------
@rule("eic.ability.post.cost")
def test_a_post_costs_three() -> None:
    board = Board()
    board.cash(3, 0, 0, 0)
    place(board, "governor.trading_post")
    board.answer("canton")
    assert board[A].cash == 0 and board.state.seals["canton"] == A
    poor = Board()
    poor.cash(2, 0, 0, 0)
    poor.run("agents", ("agents.turn", {"seat": A}))
    assert poor.refused("governor.trading_post") == "eic.agents.fee.unaffordable"


@rule("eic.ability.post.space", "eic.ability.post.per_area", "eic.ability.post.spaces")
def test_where_posts_may_stand() -> None:
    board = Board()
    board.run("agents", ("agents.post", {"seat": A}))
    assert Counter(board.figures.space[seal].zone for seal in board.open()) == {
        "india": 3,
        "east_indies": 2,
        "china": 3,
    }
    board.posts(B, "canton")
    board.posts(A, "bombay")
    board.run("agents", ("agents.post", {"seat": A}))
    assert board.refused("canton") == "eic.ability.post.space"
    assert board.refused("madras") == board.refused("calcutta") == "eic.ability.post.per_area"
    assert set(board.open()) == {"batavia", "malacca", "formosa", "nagasaki"}


@rule("eic.ability.post.two", "eic.ability.post.impossible")
def test_no_third_post() -> None:
    board = Board()
    board.posts(A, "canton", "batavia")
    place(board, "governor.trading_post")
    assert board.stopped and board[A].cash == 0
    assert board[A].agents[0].at == "governor.trading_post"
    shared = Board()
    shared.posts(A, "canton", "batavia")
    shared.stand_on("governor.trading_post", B)
    shared.cash(1, 0, 0, 0)
    place(shared, "governor.trading_post")
    assert (shared[A].cash, shared[B].cash) == (0, 1), "the entry fee is due all the same"


@rule("eic.ability.post.stays", "eic.endperiod.prep.board_stays")
def test_what_stays_on_the_board() -> None:
    board = Board(period=2)
    board.posts(A, "canton")
    board.rows("europe", coffee=9)
    galleon, _ = board.fleet(B, "galleon", "yacht")
    board.leave(B, "india", galleon)
    board[A].marker, board[A].level = 3, 1
    board.value(C, 9)
    board.store(A, silk=2)
    for seat in range(4):
        for box in ("captain.cartography", "trader.trading_silk", "investor.ship"):
            board.stand_on(box, seat)
    board.run("close", "close.prepare")
    assert board.state.seals["canton"] == A
    assert board.state.europe.rows["coffee"] == 9
    assert board.left_in("india") == [[B, galleon.tile]]
    assert (board[A].marker, board[A].level, board[A].store) == (3, 1, {"silk": 2})
    assert board.figures.values[board[C].value] == 9
    board.state.period = 5
    board.no_ships()
    (yacht,) = board.fleet(A, "yacht")
    board.sail(A, "china", yacht)
    board.cash(9, 0, 0, 0)
    board.rows("indies", silk=1)
    board.run("loading", ("loading.arrive", {"zone": "china"}), "loading.next")
    assert board.options()["silk"].params["cost"] == 5


# --- Trading --------------------------------------------------------------------------------------------------
@rule("eic.ability.trading.bonus", "eic.ability.trading.one_good")
def test_trading_adds_one_for_its_good() -> None:
    board = Board()
    board.no_ships()
    (ship,) = board.fleet(A, "fluyt")
    board.load(ship, silk=2, coffee=1)
    board.rows("europe", silk=2, coffee=5)
    board.stand_on("trader.trading_silk", A)
    board.run("selling", "selling.round")
    sold = {told["good"]: told["prices"] for told in board.told("selling.sold")}
    assert sold == {"silk": [10, 9], "coffee": [6]}
    assert board[A].sales == 25


def test_the_initiative_list_has_everybody() -> None:
    board = Board()
    initiative(board, D, C, B, A)
    assert board.table.view(None)["period"]["initiative"] == ["dutch", "swedish", "english", "french"]
