"""E: the family action and the Jones Family; cubes that must be found elsewhere."""

from __future__ import annotations

import pytest

from tests.games.john_company_first.board import A, B, Board, C, D

rule = pytest.mark.rule
JONES = 3


def acting(seat: int = A, board: Board | None = None) -> Board:
    board = board or Board().held(chairman=A)
    return board.run("family", ("family.action", {"seat": seat}))


# --- who, and in which order ----------------------------------------------------------------------------------
@rule("jc1.family.order.chairman", "jc1.sequence.turn.phases")
def test_the_chairman_begins() -> None:
    board = Board().held(chairman=C).run("family", "family.begin")
    seen = []
    while not board.stopped:
        seen.append(board.ask.seat)
        board.answer("writer", 1)
    assert seen == [C, D, A, B]


@rule("jc1.family.order.vacant")
def test_without_a_chairman_the_last_one_begins() -> None:
    board = Board()
    board.state.offices["chairman"].former = B
    assert board.run("family", "family.begin").ask.seat == B


@rule("jc1.family.action.must", "jc1.family.action.one_box", "jc1.family.action.least")
def test_one_box_at_least_one_cube_and_no_way_past() -> None:
    board = acting()
    assert {*board.options()} == {
        "shipyard", "factory", "court_of_directors", "manor", "officer", "captain", "writer",
    }  # fmt: skip
    board.answer("writer")
    assert board.asked == (A, "family.number")
    assert board.refused(0) == "kernel.answer.range"


# --- what it costs --------------------------------------------------------------------------------------------
@rule("jc1.family.action.cost", "jc1.family.action.afford", "jc1.family.action.number")
@pytest.mark.parametrize(
    "box, most, cost", [("court_of_directors", 3, 12), ("factory", 4, 12), ("shipyard", 6, 12)], ids=str
)
def test_any_number_that_the_money_buys(box: str, most: int, cost: int) -> None:
    board = Board().held(chairman=A).cash(0, 12)
    acting(B, board).answer(box)
    assert (board.ask.lo, board.ask.hi) == (1, most)
    board.answer(most)
    while board.ask.code == "family.column":
        board.answer(board.open()[0])
    assert board[B].cash == 12 - cost


@rule("jc1.family.action.afford", "jc1.family.manor.limit")
def test_with_five_pounds() -> None:
    board = acting(A, Board().held(chairman=A))
    most = {name: option.params["most"] for name, option in board.options().items()}
    assert most == {
        "shipyard": 2, "factory": 1, "court_of_directors": 1, "manor": 1, "officer": 2, "captain": 2, "writer": 2,
    }  # fmt: skip
    board = acting(A, Board().held(chairman=A).cash(2))
    assert board.why("factory") == board.why("manor") == "jc1.family.action.afford"


@rule("jc1.family.shipyard.slot")
def test_full_squares_take_no_cube() -> None:
    board = Board().held(chairman=A).factory(*[B] * 10)
    for column in range(6):
        board.yard(column, C, C)
    acting(A, board)
    assert board.why("factory") == board.why("shipyard") == "jc1.family.shipyard.slot"


@rule("jc1.family.share.price", "jc1.family.share.allocate", "jc1.family.share.court", "jc1.general.money.leaves")
def test_shares_cost_their_price_and_the_chairman_allocates_it() -> None:
    board = Board().held(chairman=D).cash(10, 5, 5, 5)
    board.state.company.price = 2
    acting(A, board).answer("court_of_directors", 2)
    assert board.asked == (D, "money.allocate")
    board.answer([10, 0, 0, 0, 0, 0])
    assert (board[A].cash, board.state.company.court[A]) == (0, 2)
    assert board.state.offices["president_bombay"].cash == 15


@rule("jc1.family.share.vacant", "jc1.general.money.place")
def test_without_a_chairman_the_money_waits() -> None:
    board = acting(A, Board()).answer("court_of_directors")
    assert board.state.company.waiting == 4
    assert sum(office.cash for office in board.state.offices.values()) == 30


@rule("jc1.card.family.benyon")
def test_benyon_pays_less_and_the_company_gets_all() -> None:
    board = Board().held(chairman=B).cash(6, 5, 5, 5).named(A, "benyon")
    acting(A, board).answer("court_of_directors", 2)
    assert (board[A].cash, board.ask.total) == (0, 8)


@rule("jc1.card.family.larkins")
def test_larkins_pays_less_for_two_shipyards() -> None:
    board = Board().held(chairman=B).cash(4, 5, 5, 5).named(A, "larkins")
    acting(A, board).answer("shipyard", 3)
    while not board.stopped:
        board.answer(board.open()[0])
    assert board[A].cash == 0


# --- careers --------------------------------------------------------------------------------------------------
@rule("jc1.family.writer.count", "jc1.family.officer.count", "jc1.family.captain.count", "jc1.family.career.free")
@pytest.mark.parametrize("box", ["writer", "officer", "captain"])
def test_one_or_two_and_free(box: str) -> None:
    board = acting(A, Board().held(chairman=A).cash(0)).answer(box)
    assert board.refused(3) == "kernel.answer.range"
    board.answer(2)
    assert getattr(board.state.boxes, f"{box}s")[A] == 2
    assert board[A].cash == 0


@rule("jc1.family.career.three")
def test_three_with_the_jones_family() -> None:
    board = acting(A, Board(3).held(chairman=A)).answer("officer")
    assert board.refused(4) == "kernel.answer.range"
    board.answer(3)
    assert board.state.boxes.officers[A] == 3


# --- cubes ----------------------------------------------------------------------------------------------------
@rule("jc1.family.cubes.stock", "jc1.components.limit.cubes")
def test_cubes_come_from_the_stock() -> None:
    board = Board().held(chairman=B)
    board.put("manors", A, board[A].stock - 1)
    acting(A, board).answer("writer")
    assert board.stopped and (board.state.boxes.writers[A], board[A].stock) == (1, 0)


@rule("jc1.family.cubes.reuse", "jc1.family.cubes.reuse_choice")
def test_with_an_empty_stock_a_prize_or_manor_is_given_up() -> None:
    board = Board().held(chairman=B).prize("ambassador", A)
    board.put("manors", A, 1)
    board.put("writers", A, board[A].stock)
    acting(A, board).answer("officer", 1)
    assert board.asked == (A, "cubes.source") and board.open() == ["ambassador", "manor"]
    board.answer("manor")
    assert (board.state.boxes.manors[A], board.state.boxes.officers[A]) == (0, 1)


@rule("jc1.family.cubes.excused")
def test_without_any_cube_a_family_is_excused() -> None:
    board = Board().held(chairman=B)
    board.put("writers", A, board[A].stock)
    acting(A, board)
    assert board.stopped and board.told("family.excused") == [{"seat": A}]


# --- the Jones Family -----------------------------------------------------------------------------------------
@rule("jc1.family.jones.timing", "jc1.family.jones.three", "jc1.family.jones.two")
@pytest.mark.parametrize("seats, dice", [(2, [4, 4, 4, 4]), (3, [4, 4])])
def test_it_rolls_after_all_players(seats: int, dice: list[int]) -> None:
    board = Board(seats).held(chairman=A).run("family", "family.begin", script=list(dice))
    for _ in range(seats):
        board.answer("writer", 1)
    assert board.stopped
    assert board.told("jones.rolled")[0]["dice"] == dice
    assert board.state.boxes.manors[seats] == len(dice)


def jones(box: str, board: Board) -> Board:
    return board.run("family", ("jones.put", {"box": box}))


@rule("jc1.family.jones.place", "jc1.family.jones.no_bonus", "jc1.family.jones.cubes")
def test_its_people_bring_no_writer_and_never_run_out() -> None:
    board = Board(3)
    for _ in range(21):
        jones("captain", board)
    assert (board.state.boxes.captains[JONES], board.state.boxes.writers[JONES]) == (21, 0)


@rule("jc1.family.jones.shipyard", "jc1.family.jones.shipyard_five", "jc1.family.jones.factory")
def test_it_takes_the_leftmost_places() -> None:
    board = Board(3).yard(0, A).yard(2, A).factory(A, A)
    jones("shipyard", board)
    assert board.state.works.yards[1] == [JONES]
    for column in (3, 4, 5):
        board.yard(column, B)
    board.yard(0, A).yard(1, A)
    jones("shipyard", board)
    assert board.state.works.yards[2] == [A, JONES]
    jones("factory", board)
    assert board.state.works.factories[2] == JONES
    full = Board(3).factory(*[A] * 10)
    assert jones("factory", full).told("jones.full") == [{"seat": JONES, "box": "factory"}]


@rule("jc1.family.jones.share")
def test_the_bank_pays_for_its_share() -> None:
    board = Board(3).held(chairman=B)
    board.state.company.price = 2
    jones("court_of_directors", board)
    assert board.asked == (B, "money.allocate") and board.ask.total == 5
    waiting = jones("court_of_directors", Board(3))
    assert waiting.state.company.waiting == 4
