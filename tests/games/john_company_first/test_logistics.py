"""F5 and F6: purchases, Military Affairs, the Director of Trade, captains and transfers."""

from __future__ import annotations

import pytest

from pygame_core.games.john_company_first import works
from tests.games.john_company_first.board import A, B, Board, C, D

rule = pytest.mark.rule
JONES = 3
YELLOW, ORANGE = B, C


def act(office: str, board: Board) -> Board:
    return board.run("company", ("company.office", {"office": office}))


# --- ships ----------------------------------------------------------------------------------------------------
@rule(
    "jc1.company.ships.example", "jc1.company.ships.price", "jc1.company.ships.price_steps",
    "jc1.company.ships.cheapest", "jc1.company.ships.shipyard_income",
)  # fmt: skip
def test_four_ships_in_a_row() -> None:
    board = Board().poor().held(ship_purchasing=A).purse(ship_purchasing=19).cash(0, 0, 0, 0)
    board.yard(0, YELLOW, ORANGE).yard(1, YELLOW, YELLOW).yard(2, YELLOW)
    board.state.works.ships = [True] * 4 + [False] * 2
    act("ship_purchasing", board).answer(0)
    assert [told["n"] for told in board.told("purchase.ship")] == [4, 4, 5, 6]
    assert (board[YELLOW].cash, board[ORANGE].cash) == (4, 1)
    assert (board.state.offices["ship_purchasing"].cash, board.state.hold.ships) == (0, 4)


@rule("jc1.company.purchase.max", "jc1.company.purchase.to_director", "jc1.company.purchase.mandatory",
      "jc1.company.action.mandatory")  # fmt: skip
def test_as_many_as_the_money_buys_without_a_question() -> None:
    board = Board().held(ship_purchasing=A).purse(ship_purchasing=13)
    act("ship_purchasing", board)
    assert board.stopped
    assert (board.state.hold.ships, board.state.offices["ship_purchasing"].cash) == (2, 1)


@rule("jc1.company.ships.cheapest")
def test_a_dear_ship_is_not_bought_before_a_cheap_one() -> None:
    board = Board().held(ship_purchasing=A).purse(ship_purchasing=6).yard(4, B, C)
    act("ship_purchasing", board)
    assert [told["column"] for told in board.told("purchase.ship")] == [5]


@rule("jc1.company.ships.tie")
def test_of_equally_cheap_ships_the_office_chooses() -> None:
    board = Board().held(ship_purchasing=A).purse(ship_purchasing=5).yard(1, B).yard(3, C)
    act("ship_purchasing", board)
    assert board.asked == (A, "purchase.ship") and board.open() == [1, 3]


@rule("jc1.company.ships.supply", "jc1.components.limit.open")
def test_six_ships_a_turn_for_all_buyers() -> None:
    board = Board().held(ship_purchasing=A).purse(ship_purchasing=99)
    act("ship_purchasing", board)
    assert board.state.hold.ships == 6
    board.ships("bengal", 40)
    assert works.ships_for_sale(board.game) == [] and board.state.ports["bengal"].ships == 40


@rule("jc1.card.law.navigation_acts")
def test_navigation_acts_double_what_shipyards_earn() -> None:
    board = (
        Board().held(ship_purchasing=A).purse(ship_purchasing=4).yard(0, B, C).cash(0, 0, 0, 0).law("navigation_acts")
    )
    act("ship_purchasing", board)
    assert (board[B].cash, board[C].cash) == (2, 2)


# --- goods ----------------------------------------------------------------------------------------------------
@rule("jc1.company.goods.first_turn", "jc1.company.goods.no_factory", "jc1.company.goods.bank_paid",
      "jc1.company.goods.cheapest", "jc1.company.goods.factory_paid")  # fmt: skip
def test_factory_goods_first_then_the_others() -> None:
    board = Board().held(goods_purchasing=A).purse(goods_purchasing=9).factory(B, B, B).cash(0, 0, 0, 0)
    bank = board.state.bank
    act("goods_purchasing", board)
    assert [told["n"] for told in board.told("purchase.good")] == [2, 2, 2, 3]
    assert (board[B].cash, board.state.bank) == (6, bank + 3)
    assert board.state.hold.goods == 4


@rule("jc1.company.goods.factory_price")
@pytest.mark.parametrize("card, price", [("navigation_acts", 1), ("royal_favour", 2), ("tea_act", 3)])
def test_the_top_card_sets_the_price(card: str, price: int) -> None:
    board = Board().discard("calico_acts", card).factory(B)
    assert works.good_price(board.game, 0) == price
    assert works.good_price(board.game, 1) == 3


@rule("jc1.company.goods.red_x")
def test_the_red_x_leaves_goods_without_factories() -> None:
    board = Board().discard("calico_acts").factory(B, B, B, B)
    assert works.goods_for_sale(board.game) == [4, 5, 6, 7, 8, 9]


@rule("jc1.company.goods.tie")
def test_of_equally_cheap_goods_the_office_chooses() -> None:
    board = Board().held(goods_purchasing=A).purse(goods_purchasing=2).factory(B, C)
    assert act("goods_purchasing", board).open() == [0, 1]


@rule("jc1.company.goods.supply")
def test_ten_goods_for_all_buyers() -> None:
    board = Board().held(goods_purchasing=A, military_affairs=B).purse(goods_purchasing=24, military_affairs=24)
    act("goods_purchasing", board)
    act("military_affairs", board)
    assert (board.state.hold.goods, board.state.hold.guns) == (8, 2)


@rule("jc1.family.jones.income")
def test_jones_earns_for_the_bank() -> None:
    board = Board(3).held(goods_purchasing=A).purse(goods_purchasing=4).factory(JONES, JONES)
    bank = board.state.bank
    act("goods_purchasing", board)
    assert board.state.bank == bank + 4


# --- Military Affairs -------------------------------------------------------------------------------------------
def military(*waiting: int, board: Board | None = None) -> Board:
    """Officers of these seats wait at Military Affairs, which A holds and which has no money."""
    board = board or Board()
    board.poor().held(military_affairs=A)
    for seat in waiting:
        board.state.hold.officers[seat] += 1
        if seat < board.game.seats:
            board[seat].stock -= 1
    return board


@rule("jc1.company.purchase.guns", "jc1.company.military.guns_free", "jc1.company.china.only_sail")
def test_guns_go_to_any_army() -> None:
    board = Board().held(military_affairs=A).purse(military_affairs=9).guns("bengal", 7)
    board.state.offices["china"].post = "vacant"
    act("military_affairs", board)
    assert [slot.value for slot in board.ask.slots] == ["bombay", "madras", "bengal"]
    board.answer([1, 0, 2])
    assert [army.guns for army in board.state.armies.values()] == [1, 0, 9]
    assert board.state.hold.guns == 0
    assert [(told["army"], told["n"]) for told in board.told("military.guns")] == [("bombay", 1), ("bengal", 2)]


@rule("jc1.company.captain.unit", "jc1.company.director.assign_all")
def test_a_captain_goes_to_the_one_port_that_is_left() -> None:
    board = director()
    for name in ("president_bombay", "president_madras"):
        board.state.offices[name].post = "gone"
    board.state.hold.captained[B] = 1
    board[B].stock -= 1
    act("director_of_trade", board)
    assert board.stopped
    assert (board.state.hold.captained[B], board.state.ports["bengal"].captains[B]) == (0, 1)


@rule("jc1.company.military.logistics_all", "jc1.company.military.vacancies_first", "jc1.company.military.officer_cap")
def test_free_places_are_filled_before_anybody_is_replaced() -> None:
    board = military(B).officers("bengal", C, 3).officers("bombay", D, 2).officers("madras", D, 3)
    act("military_affairs", board)
    assert board.stopped
    assert [sum(army.officers) for army in board.state.armies.values()] == [3, 3, 3]
    assert board.state.armies["bombay"].officers[B] == 1


@rule("jc1.company.military.replace", "jc1.company.military.replaced", "jc1.company.military.replace_new")
def test_then_a_new_officer_replaces_an_old_one() -> None:
    board = military(B, B).officers("bengal", C, 2).officers("bombay", D, 3).officers("madras", D, 3)
    act("military_affairs", board)
    assert board.asked == (A, "military.officer")
    assert board.open() == ["relieve/1/bombay/3", "relieve/1/madras/3", "relieve/1/bengal/2"]
    stock = board[C].stock
    board.answer("relieve/1/bengal/2")
    assert (board[C].stock, board.state.armies["bengal"].officers) == (stock + 1, [0, 2, 1, 0])


@rule("jc1.company.military.remainder", "jc1.company.military.replace_new")
def test_who_finds_no_place_goes_home() -> None:
    board = military(*[B] * 10)
    act("military_affairs", board)
    while not board.stopped and board.ask.code == "military.officer":
        board.answer(board.open()[0])
    assert [sum(army.officers) for army in board.state.armies.values()] == [3, 3, 3]
    assert board.told("military.home") == [{"seat": B, "n": 1}]


@rule("jc1.post.law.governor_general_army")
def test_the_merged_army_holds_nine() -> None:
    board = military(B, board=Board().law("governor_general").officers("bengal", C, 8))
    for name in ("president_bombay", "president_madras"):
        board.state.offices[name].post = "gone"
    act("military_affairs", board)
    assert sum(board.state.armies["bengal"].officers) == 9
    act("military_affairs", military(D, board=board)).answer("relieve/3/bengal/2")
    assert board.state.armies["bengal"].officers == [0, 1, 7, 1]


@rule("jc1.card.law.officers_pension_act")
def test_a_replaced_officer_may_claim_a_prize() -> None:
    board = military(B).officers("bengal", C, 3).officers("bombay", C, 3).officers("madras", C, 3)
    board.law("officers_pension_act").prize("sporting_estate").cash(5, 5, 5, 5)
    act("military_affairs", board).answer("relieve/1/bengal/2")
    assert board.asked == (C, "prize.which")
    board.answer("sporting_estate")
    assert (board[C].cash, board.state.prizes["sporting_estate"].fresh[C]) == (0, 1)


@rule("jc1.company.military.vacant", "jc1.company.director.vacant", "jc1.company.vacancy.none")
def test_where_nobody_sits_everything_waits() -> None:
    board = Board()
    board.state.hold.officers[B] = 2
    board[B].stock -= 2
    board.state.hold.ships = 2
    act("military_affairs", board)
    act("director_of_trade", board)
    assert (board.state.hold.officers[B], board.state.hold.ships) == (2, 2)
    assert board.told("office.skipped") == [{"office": "director_of_trade"}]


@rule("jc1.company.military.transfer", "jc1.company.military.transfer_consent",
      "jc1.company.military.no_officer_transfer", "jc1.company.military.transfer_once")  # fmt: skip
@pytest.mark.parametrize("said, left", [("yes", 1), ("no", 3)])
def test_guns_change_presidency_with_their_presidents_consent(said: str, left: int) -> None:
    board = military().held(president_madras=D).guns("madras", 3).guns("bombay", 1).officers("madras", B)
    act("military_affairs", board)
    assert board.why("move/bombay/bengal") == "jc1.company.military.transfer_consent"
    board.answer("move/madras/bengal")
    assert (board.ask.params["giver"], board.ask.params["taker"]) == ("madras", "bengal")
    board.answer(2)
    assert board.asked == (D, "transfer.consent")
    board.answer(said)
    assert board.stopped and board.state.armies["madras"].guns == left
    assert board.state.armies["madras"].officers[B] == 1


# --- the Director of Trade ----------------------------------------------------------------------------------------
def director(board: Board | None = None, ships: int = 0, goods: int = 0) -> Board:
    board = (board or Board()).poor().held(director_of_trade=A)
    board.state.hold.ships, board.state.hold.goods = ships, goods
    for port in board.state.ports.values():
        port.ships = 0
    return board


def waits(board: Board, *seats: int) -> Board:
    for seat in seats:
        board.state.hold.captains[seat] += 1
        if seat < board.game.seats:
            board[seat].stock -= 1
    return board


@rule("jc1.company.director.captain_offer", "jc1.company.director.captain_pays",
      "jc1.company.director.captain_shipyard", "jc1.company.director.captain_ship",
      "jc1.company.director.captain_any", "jc1.company.captain.ownership")  # fmt: skip
def test_captains_buy_the_ships_they_like() -> None:
    board = waits(director().yard(1, C).cash(0, 7, 5, 5), B, D)
    act("director_of_trade", board)
    assert board.asked == (A, "director.captain") and board.open() == [B, D]
    board.answer(B)
    assert board.asked == (B, "captain.ship") and {0, 1} <= {*board.open()}
    assert [board.options()[column].params["column"] for column in (0, 1)] == [1, 2]
    board.answer(1)
    assert (board[B].cash, board[C].cash) == (2, 6)
    assert (board.state.hold.captained[B], board.state.hold.captains[D]) == (1, 1)
    assert board.told("captain.bought")[0]["column"] == 2
    assert board.why(0, D) == "jc1.company.director.captain_pays"


@rule("jc1.company.director.captain_decline", "jc1.company.director.captain_no_ship")
def test_a_captain_without_a_ship_goes_home() -> None:
    board = waits(director(), B)
    stock = board[B].stock
    act("director_of_trade", board).answer("decline")
    assert board[B].stock == stock + 1
    board = waits(director(), B, B)
    board.state.works.ships = [False] * 6
    act("director_of_trade", board)
    assert board.stopped and board[B].stock == stock + 1


@rule("jc1.family.jones.captain", "jc1.family.jones.captain_left")
def test_a_jones_captain_buys_the_leftmost_ship_with_the_banks_money() -> None:
    board = waits(director(Board(3)).yard(2, A), JONES)
    board.state.works.ships = [False, False, True, False, True, False]
    cash = board[A].cash
    act("director_of_trade", board)
    assert board.told("captain.bought")[0]["column"] == 3
    assert board[A].cash == cash + 1
    assert board.asked == (A, "director.captained")


@rule("jc1.company.director.assign_all", "jc1.company.director.mandatory", "jc1.company.captain.unit",
      "jc1.company.china.pieces")  # fmt: skip
def test_everything_is_sent_to_a_port() -> None:
    board = director(ships=3, goods=2)
    board.state.offices["china"].post = "vacant"
    board.state.hold.captained[B] = 1
    board[B].stock -= 1
    act("director_of_trade", board)
    assert board.refused([1, 1, 0, 0]) == "kernel.answer.total"
    board.answer([1, 0, 1, 1], [0, 0, 2, 0], "madras")
    assert [port.ships for port in board.state.ports.values()] == [1, 0, 1, 1]
    assert board.state.ports["bengal"].goods == 2
    assert board.state.ports["madras"].captains[B] == 1
    assert (board.state.hold.ships, board.state.hold.goods, board.state.hold.captained[B]) == (0, 0, 0)


@rule("jc1.company.director.transfer", "jc1.company.director.transfer_consent",
      "jc1.company.director.transfer_once")  # fmt: skip
@pytest.mark.parametrize("said, moved", [("yes", True), ("no", False)])
def test_ships_and_goods_change_presidency_once(said: str, moved: bool) -> None:
    board = director().held(president_bombay=B)
    board.ships("bombay", 3, goods=1).ships("madras", 1)
    act("director_of_trade", board)
    assert board.why("move/madras/bengal") == "jc1.company.director.transfer_consent"
    board.answer("move/bombay/bengal", [2, 1], said)
    assert board.stopped
    bengal = board.state.ports["bengal"]
    assert (bengal.ships, bengal.goods) == ((2, 1) if moved else (0, 0))


@rule("jc1.company.director.transfer", "jc1.company.captain.unit")
def test_nobody_asks_himself_and_captains_go_with_their_ships() -> None:
    board = director().held(president_bombay=A).captain("bombay", C, 2)
    act("director_of_trade", board).answer("move/bombay/madras", [0, 0, 1])
    assert board.stopped
    assert (board.state.ports["bombay"].captains[C], board.state.ports["madras"].captains[C]) == (1, 1)
