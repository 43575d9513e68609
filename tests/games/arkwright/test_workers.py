"""The labour market, hiring and firing, machines, the warehouse."""

from __future__ import annotations

import pytest

from pygame_core.games.arkwright import labor
from tests.games.arkwright.board import A, Board


def table(**how: object) -> Board:
    return Board(**how)  # type: ignore[arg-type]


def hire(board: Board, *counts: int, posts: tuple[str, ...] = ()) -> Board:
    """Fire nobody, hire so many for each factory and the warehouse."""
    board.step("worker.work", seat=A)
    if board.ask.code == "worker.fire":
        board.answer([0] * len(board[A].factories))
    board.answer(list(counts))
    return board.answer(list(posts)) if board.ask.code == "worker.posts" else board


# --- the market -------------------------------------------------------------------------------------------------
@pytest.mark.rule("ark.def.market.reading-order", "ark.def.market.reverse-order", "ark.def.market.interval",
                  "ark.worker.hire.fallback-fired", "ark.economy.workers.no-room")  # fmt: skip
def test_workers_leave_and_come_back_at_one_border() -> None:
    board = table()
    board.labor(20, fired=5)
    labor.hire(board.game, 3)
    assert (board.state.labor.front, board.state.labor.fired) == (23, 5)
    assert labor.come_back(board.game, 2) == 2 and (board.state.labor.front, board.state.labor.fired) == (21, 3)
    board.labor(78, fired=5)
    labor.hire(board.game, 4)
    assert (board.state.labor.front, board.state.labor.end, board.state.labor.fired) == (80, 80, 3)
    board.labor(1, fired=5)
    assert labor.come_back(board.game, 3) == 1 and board.state.labor.fired == 4, "who finds no place stays"


@pytest.mark.rule("ark.def.market.demand", "ark.def.market.no-demand-places", "ark.example.demand-eight",
                  "ark.def.market.demand-marker")  # fmt: skip
def test_demand_is_the_number_of_empty_numbered_places() -> None:
    board = table()
    board.labor(29)
    assert labor.demand(board.game, "food") == 8, "the lowest empty place of the column has the number 8"
    assert [labor.demand(board.game, good) for good in ("clothing", "cutlery", "lamps")] == [6, 5, 4]
    board.labor(4)
    assert [labor.demand(board.game, good) for good in ("food", "clothing", "cutlery", "lamps")] == [1, 0, 0, 0]
    board.labor(80)
    assert [labor.demand(board.game, good) for good in ("food", "clothing", "cutlery", "lamps")] == [20, 19, 18, 17]


@pytest.mark.rule("ark.def.market.wage", "ark.def.market.wage-full-market")
def test_the_wage_is_that_of_the_lowest_row_with_an_empty_place() -> None:
    board = table(house={"labor_rows": {"row_6": {"wage": 7}}})
    assert [_wage(board, front) for front in (0, 20, 21, 24, 25, 80)] == [2, 2, 7, 7, 3, 5]


def _wage(board: Board, front: int) -> int:
    board.labor(front)
    return labor.wage(board.game)


# --- hiring -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("ark.worker.hire.any-number", "ark.worker.hire.free", "ark.worker.hire.several-factories",
                  "ark.worker.hire.low-lines-first", "ark.worker.hire.partial-line",
                  "ark.worker.hire.unproductive-line", "ark.worker.hire.built-only",
                  "ark.worker.hire.updates-quantity", "ark.def.line.fill-order")  # fmt: skip
def test_hiring() -> None:
    board = table()
    board.factory(A, "food", full=1)
    board.factory(A, "lamps", full=1)
    board.labor(20)
    hire(board, 3, 2, 0)
    assert board.workers(A, "food") == [2, 2, 1, 0] and board.workers(A, "lamps") == [3, 2, 0, 0]
    assert board.makes(A, "food") == 3 and board.makes(A, "lamps") == 2
    assert board[A].cash == 100 and board.state.labor.front == 25
    more = table()
    more.factory(A, "food", full=3)
    more.step("worker.work", seat=A).answer([0])
    assert list(more.options()) == ["food", "warehouse"], "nobody works where nothing is built"
    more.answer([2, 0])
    assert more.workers(A, "food") == [2, 2, 2, 2] and more.makes(A, "food") == 4, "line 4 of level I makes nothing"


@pytest.mark.rule("ark.worker.hire.paid-in-production", "ark.worker.hire.later-machine",
                  "ark.production.only-active")  # fmt: skip
def test_workers_are_paid_when_their_good_is_made() -> None:
    board = table()
    board.factory(A, "food", full=1)
    hire(board, 2, 0)
    assert board[A].cash == 100
    board.produce("lamps")
    assert board[A].cash == 100 and not board.told("production.made")
    board.step("machines.work", seat=A, marker="machines", paid=6).answer([1, 1])
    assert board.machines(A, "food") == [1, 1, 0, 0]


@pytest.mark.rule("ark.worker.lastdecade.no-hire", "ark.worker.lastdecade.others-allowed",
                  "ark.example.last-decade-hiring", "ark.worker.lastdecade.warehouse",
                  "ark.worker.lastdecade.building", "ark.tile.school.last-decade")  # fmt: skip
def test_the_last_decade() -> None:
    board = table(year=1810, good="clothing")
    for good in ("food", "clothing", "cutlery"):
        board.factory(A, good, workers=(2,))  # type: ignore[arg-type]
    board.tiles(A, "school")
    board.step("worker.work", seat=A)
    assert board.why("food") == "ark.worker.lastdecade.no-hire"
    assert board.open() == ["clothing", "cutlery", "warehouse"]
    board.step("factory.work", seat=A, done=0).answer("build/lamps/1/regular/full", 9)
    assert board.workers(A, "lamps") == [3, 0, 0, 0]
    board.step("machines.work", seat=A, marker="machines", paid=3).answer([0, 1, 0, 0])
    assert board.ask.code == "machines.retrain" and board.why("food") == "ark.worker.lastdecade.no-hire"
    earlier = table(year=1800, good="clothing")
    earlier.factory(A, "food", full=1)
    assert earlier.step("worker.work", seat=A).open() == ["food", "warehouse"]


# --- the warehouse ----------------------------------------------------------------------------------------------
@pytest.mark.rule("ark.worker.warehouse.place", "ark.worker.warehouse.column", "ark.worker.warehouse.row",
                  "ark.worker.warehouse.adds", "ark.example.warehouse-places",
                  "ark.worker.warehouse.six-places")  # fmt: skip
def test_the_warehouse() -> None:
    board = table()
    board.labor(20)
    hire(board, 1, posts=("clothing",))
    rooms = {row["good"]: row["room"] for row in board.table.view(None)["companies"][A]["stores"]}
    assert rooms == {"food": 0, "clothing": 5, "cutlery": 0, "lamps": 0}
    hire(board, 1, posts=("clothing", "row_1"))
    rooms = {row["good"]: row["room"] for row in board.table.view(None)["companies"][A]["stores"]}
    assert rooms == {"food": 2, "clothing": 7, "cutlery": 2, "lamps": 2}
    board.step("worker.work", seat=A)
    assert board.options()["warehouse"].cap == 4  # type: ignore[attr-defined]
    board.answer([4])
    rooms = {row["good"]: row["room"] for row in board.table.view(None)["companies"][A]["stores"]}
    assert set(rooms.values()) == {10} and board.state.labor.front == 26


@pytest.mark.rule("ark.worker.warehouse.move", "ark.worker.warehouse.move-loss", "ark.worker.fire.not-warehouse",
                  "ark.worker.no-transfer", "ark.worker.ships-untouched")  # fmt: skip
def test_warehouse_workers_move() -> None:
    board = table()
    board.factory(A, "food", full=2)
    board[A].posts, board[A].goods = ["food"], {"food": 4}
    board.ships(A, 4)
    board.step("worker.work", seat=A)
    assert list(board.options()) == ["food"], "only factory workers are fired"
    board.answer([0], [0, 0])
    assert board.ask.code == "worker.posts" and (board.ask.least, board.ask.most) == (1, 1)  # type: ignore[attr-defined]
    board.answer(["row_1"])
    assert board[A].posts == ["row_1"] and board[A].goods == {"food": 2}
    assert board.told("store.lost")[0]["n"] == 2 and board.workers(A, "food") == [2, 2, 0, 0]


# --- firing -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("ark.worker.fire.any-number", "ark.worker.fire.to-fired-space", "ark.worker.fire.first-line-stays",
                  "ark.worker.fire.highest-line-first", "ark.worker.fire.no-refill", "ark.worker.fire.no-fire-new",
                  "ark.worker.free-sequence")  # fmt: skip
def test_firing() -> None:
    board = table()
    board.factory(A, "food", full=3)
    board.factory(A, "lamps", full=1)
    board.labor(30, fired=1)
    board.step("worker.work", seat=A)
    assert [slot.cap for slot in board.options().values()] == [4, 0]  # type: ignore[attr-defined]
    board.answer([3, 0])
    assert board.workers(A, "food") == [2, 1, 0, 0] and board.state.labor.fired == 4
    assert board.why("food") == "ark.worker.fire.no-refill" and board.open() == ["lamps", "warehouse"]
    board.answer([0, 2, 0])
    assert board.workers(A, "lamps") == [3, 2, 0, 0] and board.stopped, "nobody is fired any more in this action"


@pytest.mark.rule("ark.worker.fire.rearrange-before", "ark.machines.stay")
def test_all_move_to_places_that_suit_them_before() -> None:
    board = table()
    board.factory(A, "food", workers=(2, 1), machines=(0, 1))
    board.step("worker.work", seat=A)
    assert board.options()["food"].cap == 2  # type: ignore[attr-defined]
    board.answer([1])
    assert board.workers(A, "food") == [1, 1, 0, 0] and board.machines(A, "food") == [1, 0, 0, 0]
    assert board.makes(A, "food") == 2
    assert not any("machine" in value for value in ("food", "warehouse")), "machines are not given up"


# --- machines ---------------------------------------------------------------------------------------------------
def machines(board: Board, count: int = 3) -> Board:
    return board.step("machines.work", seat=A, marker="dark_machines", paid={1: 2, 2: 3, 3: 6}[count])


@pytest.mark.rule("ark.machines.replace-worker", "ark.machines.placed-at-once", "ark.machines.distribute",
                  "ark.machines.output-unchanged", "ark.machines.worker-to-fired", "ark.machines.worker-not-reused",
                  "ark.machines.fewer-allowed", "ark.def.supply.unlimited",
                  "ark.tile.workshop.any-factory")  # fmt: skip
def test_machines_take_the_places_of_workers() -> None:
    board = table()
    board.factory(A, "food", full=2)
    board.factory(A, "lamps", workers=(3, 1))
    board.tiles(A, "workshop", at="food")
    board.labor(30, fired=0)
    machines(board)
    assert board.options().keys() == {"food/1", "food/2", "lamps/1", "lamps/2"}
    assert [slot.cap for slot in board.options().values()] == [1, 1, 2, 1]  # type: ignore[attr-defined]
    board.answer([1, 0, 1, 0])
    assert board.workers(A, "food") == [1, 2, 0, 0] and board.machines(A, "lamps") == [1, 0, 0, 0]
    assert board.makes(A, "food") == 3 and board.makes(A, "lamps") == 2
    assert board.state.labor.fired == 2 and board.stopped and board.state.machines == -2
    empty = table()
    empty.factory(A, "food", machines=(1, 1), workers=(1, 1))
    machines(empty)
    assert empty.stopped and empty.told("turn.nothing")


@pytest.mark.rule("ark.tile.school.retrain", "ark.tile.school.rules", "ark.tile.school.factories-only",
                  "ark.tile.school.rest-fired", "ark.tile.school.machines-first")  # fmt: skip
def test_the_school_retrains() -> None:
    board = table()
    board.factory(A, "food", full=1)
    board.factory(A, "lamps", full=1)
    board.tiles(A, "school")
    board.labor(30, fired=0)
    machines(board).answer([1, 2])
    assert board.ask.code == "machines.retrain" and list(board.options()) == ["food", "lamps"]
    assert board.ask.total == 3  # type: ignore[attr-defined]
    board.answer([2, 0])
    assert board.workers(A, "food") == [1, 2, 0, 0] and board.workers(A, "lamps") == [1, 0, 0, 0]
    assert board.state.labor.fired == 1 and board.stopped, "no machine follows the retrained"


@pytest.mark.rule("ark.tile.machineworks.neighbor", "ark.tile.machineworks.not-own",
                  "ark.tile.machineworks.not-opposite", "ark.tile.machineworks.several-owners")  # fmt: skip
def test_machine_works() -> None:
    board = table()
    board.factory(A, "food", full=2)
    for seat in range(4):
        board.tiles(seat, "machine_works")
    machines(board).answer([1, 1])
    assert [company.cash for company in board.state.companies] == [100, 102, 100, 102]
    assert [row["n"] for row in board.told("machines.works")] == [2, 2]


@pytest.mark.rule("ark.tile.machineworks.two-player")
def test_machine_works_of_two() -> None:
    board = Board(2)
    board.factory(A, "food", full=2)
    board.tiles(1, "machine_works")
    machines(board).answer([1, 1])
    assert board[1].cash == 104


@pytest.mark.rule("ark.tile.workshop.investor")
def test_the_workshop_helps_the_investor() -> None:
    board = table()
    board.factory(A, "food", full=2)
    board.tiles(A, "workshop", at="food")
    board[A].gray = ["investor"]
    board.take_turn(A, "investor", 4).answer("use/machines")
    assert board.ask.params["n"] == 2
