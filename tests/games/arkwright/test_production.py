"""The production phase: the sale row by row, share prices, wages, and the tiles that work in it."""

from __future__ import annotations

import pytest

from pygame_core.games.arkwright.ids import GOODS
from pygame_core.games.arkwright.market import Seller, share_out
from tests.games.arkwright.board import A, B, Board, C, D

BLUE, RED, YELLOW = 0, 1, 2


def fig11(stored: int = 0, importer: int = 0, *tiles: str) -> Board:
    """Figure 11: demand 8; yellow 3 goods at appeal 6, red 3 at 4, blue 4 at 3; tiles are blue's."""
    board = Board(3)
    board.wanted("food", 8)
    board.factory(BLUE, "food", full=3, price=5)
    board.factory(RED, "food", full=2, price=6, quality=2)
    board.factory(YELLOW, "food", full=2, price=4, quality=2)
    board.state.importers["food"] = importer
    board.state.starting = YELLOW
    if stored:
        board[YELLOW].goods, board[YELLOW].posts = {"food": stored}, ["food"]
    board.tiles(BLUE, *tiles)  # type: ignore[arg-type]
    return board


def sold(board: Board) -> list[int]:
    return [board.sale(seat).sold for seat in (YELLOW, RED, BLUE)]


def risen(board: Board) -> list[int]:
    return [board[seat].space - 10 for seat in (YELLOW, RED, BLUE)]


# --- the sale ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("ark.example.sale-fig11a", "ark.example.share-steps-ex1", "ark.production.demand.importer-shares",
                  "ark.production.demand.importer-quantity", "ark.production.demand.rows-descending",
                  "ark.production.demand.full-row", "ark.price.sold-one", "ark.price.sold-two",
                  "ark.price.max-four")  # fmt: skip
def test_figure_11a() -> None:
    board = fig11(importer=4).produce()
    assert sold(board) == [3, 2, 1] and board.state.production.importer == 2
    assert risen(board) == [4, 2, 1]


@pytest.mark.rule("ark.example.sale-fig11b", "ark.production.stock.add-in-order", "ark.production.stock.position",
                  "ark.production.demand.lastrow-appeal", "ark.production.demand.lastrow-participants",
                  "ark.example.income-eighteen", "ark.production.income", "ark.production.stock.voluntary")  # fmt: skip
def test_figure_11b() -> None:
    board = fig11(stored=1).produce()
    assert board.ask.seat == YELLOW and board.ask.code == "production.offer"
    board.answer(1)
    assert sold(board) == [4, 3, 1] and risen(board) == [4, 2, 1]
    assert board.told_of("production.earned", RED)[0]["n"] == 18
    for importer in (0, 1, 2):
        assert sold(fig11(stored=1, importer=importer).produce().answer(1)) == [4, 3, 1]


@pytest.mark.rule("ark.example.share-steps-ex2", "ark.price.bonus.tie", "ark.price.bonus-most",
                  "ark.production.stock.voluntary")  # fmt: skip
def test_figure_11b_without_the_stored_good() -> None:
    board = fig11(stored=1).produce().answer(0)
    assert sold(board) == [3, 3, 2]
    assert risen(board) == [3, 2, 2], "yellow and red tie for the most sold"


@pytest.mark.rule("ark.example.school-and-patron", "ark.tile.patron.counts", "ark.tile.patron.sale",
                  "ark.tile.school.shutdown", "ark.example.wages-ten", "ark.price.bonus-most.patron",
                  "ark.tile.patron.after-market", "ark.tile.patron.stays", "ark.tile.school.shutdown-turn")  # fmt: skip
def test_school_and_patron_in_figure_11b() -> None:
    board = fig11(1, 0, "school", "patron_food")
    board[BLUE].factories["food"].lines[0].workers, board[BLUE].factories["food"].lines[0].machines = 1, 1
    board.produce().answer(1)
    assert board.ask.seat == BLUE and board.ask.code == "production.shut"
    board.answer("shut")
    assert board.told("production.shut") == [{"seat": BLUE, "good": "food", "line": 3}]
    board.answer("patron")
    sale = board.sale(BLUE)
    assert (sale.made, sale.sold, sale.extra) == (3, 1, 1)
    assert board.told_of("production.earned", BLUE)[0]["n"] == 10 and risen(board) == [4, 2, 2]
    paid = board.told_of("production.paid", BLUE)[0]
    assert (paid["workers"], paid["machines"], paid["n"]) == (3, 1, 3 * 3 + 1)
    assert board.told_of("store.lost", BLUE)[0]["n"] == 1 and board.held(BLUE) == ["school", "patron_food"]


@pytest.mark.rule("ark.example.blue-at-most-three", "ark.production.demand.appeal-limit",
                  "ark.example.surplus-not-sold", "ark.production.demand.row-zero",
                  "ark.def.appeal.rows-below-zero", "ark.def.appeal.quantity-row")  # fmt: skip
def test_appeal_limits_the_sale() -> None:
    assert share_out(99, [Seller(3, 4, 8)], 0) == ([3], 0)
    assert share_out(99, [Seller(2, 3, 8)], 0) == ([2], 0)
    assert share_out(99, [Seller(0, 3, 8)], 0) == ([0], 0)
    assert [row for row in range(-3, 6) if Seller(2, 4, 8).has(row)] == [-1, 0, 1, 2]
    board = Board()
    board.factory(A, "food", full=2, price=6)
    board.produce()
    assert (board.sale(A).sold, board.sale(A).offered) == (2, 3)


@pytest.mark.rule("ark.production.demand.lastrow-importer-last", "ark.production.demand.lastrow-importer-higher",
                  "ark.production.demand.lastrow-quality", "ark.production.demand.lastrow-all-tied")  # fmt: skip
def test_the_last_row() -> None:
    assert share_out(1, [Seller(3, 1, 8)], 3) == ([1], 0)
    assert share_out(1, [Seller(3, 1, 8)], 4) == ([0], 1)
    assert share_out(2, [Seller(3, 1, 8), Seller(3, 1, 9)], 3) == ([1, 1], 0)
    assert share_out(1, [Seller(3, 1, 8), Seller(3, 1, 9)], 0) == ([0, 1], 0)
    assert share_out(1, [Seller(3, 1, 9), Seller(3, 1, 9)], 0) == ([1, 1], 0), "both sell, over the demand"
    assert share_out(3, [Seller(4, 2, 8), Seller(3, 2, 9)], 5) == ([1, 0], 2)
    assert share_out(0, [Seller(4, 2, 8)], 5) == ([0], 0)


@pytest.mark.rule("ark.production.automatic", "ark.production.only-active", "ark.production.forced-sale",
                  "ark.production.no-actions", "ark.costs.idle-lines", "ark.price.sold-none",
                  "ark.def.market.demand")  # fmt: skip
def test_production_is_not_a_choice() -> None:
    board = Board()
    board.labor(0)
    board.factory(A, "food", workers=(2, 1), price=8)
    board.factory(A, "lamps", full=2)
    board.produce()
    assert board.stopped, "nobody is asked"
    assert board.sale(A).made == 2 and board.sale(A).sold == 0
    assert board[A].cash == 100 - 3 * 2 and board[A].space == 10


@pytest.mark.rule("ark.production.gap-line")
def test_a_gap_does_not_stop_the_lines_above() -> None:
    board = Board()
    board.factory(A, "food", workers=(1, 2, 2))
    board.produce()
    assert board.sale(A).made == 2


@pytest.mark.rule("ark.production.stock.small-too", "ark.production.stock.limit-appeal",
                  "ark.production.stock.unsold-kept", "ark.production.stock.needs-factory",
                  "ark.factory.close.no-home-sale")  # fmt: skip
def test_stored_goods() -> None:
    board = Board()
    board.wanted("food", 12)
    board.factory(A, "food", full=1, price=5)
    board.tiles(A, "small_warehouse")
    board[A].goods = {"food": 4}
    board.tiles(B, "small_warehouse")
    board[B].goods = {"food": 3}
    board.produce()
    assert board.ask.seat == A
    board.answer(3)
    assert board.stopped, "without a factory nothing is offered"
    assert board.sale(A).sold == 3 and board[A].goods == {"food": 3} and board[B].goods == {"food": 3}


@pytest.mark.rule("ark.production.unsold-taken", "ark.example.unsold-goods", "ark.production.steps",
                  "ark.costs.after-income")  # fmt: skip
def test_unsold_goods_are_stored() -> None:
    board = fig11(stored=1)
    board[BLUE].posts = ["row_2"]
    board.produce().answer(0)
    assert board.sale(BLUE).sold == 2 and board[BLUE].goods == {"food": 2}
    codes = [event.code for event in board.table.log(None)]
    order = ["production.sold", "production.earned", "rise.rose", "production.paid"]
    assert [codes.index(code) for code in order] == sorted(codes.index(code) for code in order)


@pytest.mark.rule("ark.production.steps")
def test_wages_are_due_before_a_ship_brings_money() -> None:
    board = Board()
    board.labor(0)
    board.factory(A, "food", full=2, price=8)
    board[A].cash, board[A].contracts = 0, {"food": 2}
    board.ships(A, 2)
    board.produce()
    sold = board.told("emergency.sold")[0]["count"]
    assert sold == 1 and board.ask.seat == A, "the wages take a share, then shipping is asked for"
    cash = board[A].cash
    board.answer(1, "deliver/food/2")
    assert board[A].cash == cash + 16
    board.pass_by()
    codes = [event.code for event in board.table.log(None)]
    assert codes.index("emergency.sold") < codes.index("store.lost")


# --- share prices -----------------------------------------------------------------------------------------------
def race(*appeals: int, importer: int = 0, demand: int = 20, lines: int = 2) -> Board:
    """Everybody offers food at these appeals."""
    board = Board(len(appeals) if len(appeals) > 1 else 2)
    board.wanted("food", demand)
    for seat, appeal in enumerate(appeals):
        board.factory(seat, "food", full=lines, price=2, quality=appeal - 6)
    board.state.importers["food"] = importer
    return board


@pytest.mark.rule("ark.price.bonus-appeal", "ark.price.bonus-appeal.importer", "ark.price.bonus-most.importer",
                  "ark.price.bonus-appeal.nonseller-counts", "ark.price.mandatory")  # fmt: skip
def test_bonuses() -> None:
    assert risen_all(race(6, 3).produce()) == [3, 2], "alone at the top, but as many sold"
    assert risen_all(race(6, 3, importer=6).produce()) == [2, 2]
    alone = race(6, 1).produce()
    assert risen_all(alone) == [4, 1]
    assert [alone.told(f"rise.{contest}") for contest in ("most", "appeal")] == [[{"seat": A}]] * 2
    assert risen_all(race(6, 1, importer=3).produce()) == [3, 1], "the importer sells three as well"
    none = race(6, 3)
    none[B].factories["food"].lines[0].workers = none[B].factories["food"].lines[1].workers = 0
    none[B].factories["food"].quality = 9
    assert risen_all(none.produce()) == [4, 0], "a strip without goods does not compete"
    idle = race(6, 9, demand=3)
    idle[A].factories["food"].price = 8
    assert risen_all(idle.produce()) == [0, 4]


def risen_all(board: Board) -> list[int]:
    return [company.space - 10 for company in board.state.companies]


@pytest.mark.rule("ark.price.bonus-appeal")
def test_a_sale_to_the_patron_is_enough_for_the_step_of_the_highest_appeal() -> None:
    for price, steps in ((5, [3, 0]), (6, [2, 0])):
        board = Board(2)
        board.labor(0)
        board.factory(A, "food", full=1, price=price)
        board.factory(B, "food", full=1, price=6)
        board.tiles(A, "patron_food")
        board.produce().answer("patron")
        assert board.sale(A).sold == 0 and risen_all(board) == steps, "one sold, the most, and perhaps the highest"


@pytest.mark.rule("ark.price.bonus-appeal.importer")
def test_an_importer_without_goods_still_competes() -> None:
    board = Board(2)
    board.factory(A, "food", full=1, price=8)
    board.tiles(A, "patron_food")
    board.produce().answer("patron")
    assert risen_all(board) == [2, 0], "sold one, the most; at appeal 0 the importer is as high"


@pytest.mark.rule("ark.tile.attache.tie", "ark.tile.attache.first-use", "ark.tile.attache.second-use",
                  "ark.tile.attache.others-none", "ark.tile.attache.no-quality", "ark.tile.attache.voluntary",
                  "ark.tile.attache.returned-upright")  # fmt: skip
def test_the_press_attache() -> None:
    board = race(6, 6)
    board[B].factories["food"].price, board[B].factories["food"].quality = 3, 1
    board[B].factories["food"].lines[2].workers = 2
    board.tiles(A, "press_attache")
    displayed = board.state.tiles["press_attache"]
    board.produce()
    assert board.ask.code == "rise.ties" and board.open() == ["appeal", "none"]
    board.answer("appeal")
    assert risen_all(board) == [3, 3] and board[A].tiles[0].turned
    board.produce().answer("none")
    assert board[A].tiles[0].turned and risen_all(board) == [5, 6]
    board.produce().answer("appeal")
    assert board.held(A) == [] and board.state.tiles["press_attache"] == displayed + 1
    board.step("special.take", seat=B, additional=True, due=True, barred="").answer("tile/press_attache")
    assert not board[B].tiles[0].turned


@pytest.mark.rule("ark.tile.attache.both-at-once", "ark.tile.attache.rotated-one-tie", "ark.tile.attache.importer")
def test_two_ties_at_once() -> None:
    board = race(6, 6)
    board.tiles(A, "press_attache")
    board.produce()
    assert board.open() == ["appeal", "most", "both", "none"]
    board.answer("both")
    assert risen_all(board) == [4, 2] and board.held(A) == []
    turned = race(6, 6)
    turned.tiles(A, "press_attache")[0].turned = True
    turned.produce()
    assert turned.open() == ["appeal", "most", "none"]
    turned.answer("most")
    assert risen_all(turned) == [3, 2] and turned.held(A) == []
    importer = race(6, 1, importer=6)
    importer.tiles(A, "press_attache")
    assert importer.produce().answer("appeal").held(A) == ["press_attache"]
    assert risen_all(importer)[0] == 3


@pytest.mark.rule("ark.tile.attache.needs-sale")
def test_no_bonus_for_who_sold_nothing() -> None:
    board = race(6, 6, demand=0)
    board.labor(0)
    board.tiles(A, "press_attache")
    assert board.produce().stopped and risen_all(board) == [0, 0]


# --- costs ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("ark.costs.wages", "ark.costs.maintenance", "ark.example.foreman-workshop",
                  "ark.tile.foreman.saving", "ark.tile.workshop.maintenance", "ark.tile.foreman.minimum",
                  "ark.tile.workshop.no-machines")  # fmt: skip
def test_wages_and_maintenance() -> None:
    def due(*tiles: str, wage: int = 4, machines: int = 1) -> int:
        board = Board()
        board.wages(wage)
        board.factory(A, "lamps", workers=(3 - machines,) * 3, machines=(machines,) * 3)
        board.tiles(A, *tiles, at="lamps")  # type: ignore[arg-type]
        board.produce("lamps")
        return int(board.told_of("production.paid", A)[0]["n"])

    assert (due(), due("foreman"), due("foreman", "workshop")) == (27, 19, 17)
    assert due("workshop", wage=3, machines=0) == 27
    assert due("foreman", wage=2, machines=2) == 3 * 1 + 6, "nobody works for less than £1"


@pytest.mark.rule("ark.costs.emergency-after-rise", "ark.emergency.by-steps")
def test_an_emergency_sale_for_wages_comes_after_the_rise() -> None:
    board = race(6, 1)
    board[A].cash, board[A].space = 0, 28
    board[A].factories["food"].price = 2
    board.wages(5)
    board.produce()
    sale = board.told_of("emergency.sold", A)[0]
    assert sale["n"] == 21 and sale["lost"] == 3, "from space 32, after four steps"


@pytest.mark.rule("ark.shipping.order-rise-then-fall")
def test_the_fall_for_ships_comes_last() -> None:
    board = race(6, 1, demand=4)
    board.ships(B, 2)
    board[B].contracts = {"food": 2}
    board[B].space = 1
    board.produce()
    assert board.ask.seat == B
    board.answer(1, "deliver/food/2")
    assert board[B].space == 1 and board.told_of("voyage.fell", B)


# --- tiles ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("ark.tile.patron.no-demand-needed", "ark.tile.patron.needs-factory",
                  "ark.production.choices-in-order")  # fmt: skip
def test_patrons() -> None:
    board = Board(3)
    board.labor(0)
    for seat in (A, C):
        board.factory(seat, "food", full=1, price=5)
        board.tiles(seat, "patron_food")
    board.tiles(B, "patron_food")
    board.state.starting = C
    board.produce()
    assert board.ask.seat == C
    board.answer("patron")
    assert board.ask.seat == A
    board.answer("none")
    assert board[C].cash == 100 + 5 - 2 * 2 and board[A].cash == 100 - 4 and board.stopped


@pytest.mark.rule("ark.tile.patron.negative", "ark.production.negative-no-sale")
def test_a_patron_leaves_an_appeal_below_nothing() -> None:
    board = Board()
    board.wanted("food", 20)
    board.factory(A, "food", full=2, price=9)
    board.tiles(A, "patron_food", "patron_lamps")
    displayed = board.state.tiles["patron_food"]
    board.produce()
    assert board.stopped and board.sale(A).sold == 0
    assert board.held(A) == ["patron_lamps"] and board.state.tiles["patron_food"] == displayed + 1


@pytest.mark.rule("ark.example.school-shutdown", "ark.tile.school.shutdown-one", "ark.tile.school.shutdown-temporary")
def test_the_school_shuts_a_line() -> None:
    board = Board()
    board.wanted("food", 20)
    board.wages(3)
    board.factory(A, "food", workers=(1, 2, 2), machines=(1,), price=2)
    board.tiles(A, "school")
    board.produce()
    assert board.open() == ["shut", "work"] and board.ask.params["line"] == 3
    board.answer("shut")
    assert board.sale(A).made == 3
    assert board.told_of("production.paid", A)[0]["n"] == 3 * 3 + 1
    board.produce().answer("work")
    assert board.sale(A).made == 4


@pytest.mark.rule("ark.tile.extrashifts.good", "ark.tile.extrashifts.turn-order")
def test_extra_shifts_at_home() -> None:
    board = Board()
    board.wanted("food", 20)
    board.factory(A, "food", full=1, price=4)
    board.tiles(A, "extra_shifts")
    board.produce()
    assert board.ask.code == "extra.shifts"
    board.answer("use")
    assert (board.sale(A).offered, board.sale(A).sold) == (3, 3) and board[A].cash == 100 + 12 - 2 * 5
    assert board.held(A) == []


@pytest.mark.rule("ark.event.jubilee.extra", "ark.event.jubilee.any-cycle", "ark.event.jubilee.with-patron",
                  "ark.event.jubilee.needs-factory")  # fmt: skip
def test_the_crown_jubilee() -> None:
    board = Board()
    board.labor(0)
    for good in ("food", "clothing", "lamps"):
        board.factory(A, good, full=1)  # type: ignore[arg-type]
    board.factory(B, "food", full=1, price=9)
    board.tiles(A, "patron_food")
    running = board.running("crown_jubilee")
    board.produce("clothing").answer("none")
    assert running.used == []
    board.produce("food")
    assert board.ask.seat == A and board.open() == ["patron", "jubilee", "none"]
    board.answer("jubilee", "patron")
    assert board.sale(A).extra == 2 and running.used == [A]
    assert board.stopped, "an appeal below 0 sells nothing, and neither does who has no factory"
    assert board.produce("lamps").stopped, "once in the decade"


def test_everybody_is_paid_for() -> None:
    board = Board()
    for seat in (A, B, C, D):
        for good in GOODS:
            board.factory(seat, good, full=2, price=4)
    board.produce("cutlery").pass_by()
    assert len(board.told("production.paid")) == 4
