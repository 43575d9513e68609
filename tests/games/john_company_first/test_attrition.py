"""H3 and the prizes: who leaves, what it costs, and what the cubes on prizes may do."""

from __future__ import annotations

import pytest

from pygame_core.games.john_company_first.phases.attrition import threshold
from tests.games.john_company_first.board import A, B, Board, C, D

rule = pytest.mark.rule


def attrition(board: Board, *dice: int) -> Board:
    return board.run("evening_post", "post.attrition", script=list(dice))


@rule("jc1.post.attrition.threshold", "jc1.post.attrition.chairman", "jc1.post.attrition.executive",
      "jc1.post.attrition.senior", "jc1.card.law.tenure_limitations")  # fmt: skip
def test_thresholds() -> None:
    offices = ("chairman", "director_of_trade", "president_bengal", "goods_purchasing", "province_bengal", "china")
    board = Board()
    assert [threshold(board.game, office) for office in offices] == [4, 5, 5, 6, 6, 6]
    board.law("tenure_limitations")
    assert [threshold(board.game, office) for office in offices] == [3, 4, 4, 5, 5, 5]


@rule("jc1.post.attrition.threshold", "jc1.post.attrition.chairman", "jc1.post.attrition.executive",
      "jc1.post.attrition.senior", "jc1.card.law.tenure_limitations")  # fmt: skip
@pytest.mark.parametrize(("office", "least"), [("chairman", 4), ("director_of_trade", 5), ("goods_purchasing", 6)])
@pytest.mark.parametrize("law", [False, True])
def test_who_rolls_the_threshold_leaves(office: str, least: int, law: bool) -> None:
    for die in range(1, 7):
        board = Board().held(**{office: A})
        if law:
            board.law("tenure_limitations")
        attrition(board, die)
        leaves = die >= least - law
        assert [told["leaves"] for told in board.told("attrition.rolled")] == [leaves]
        if leaves:
            board.answer("home")
        assert (board.state.offices[office].post == "held") is not leaves


@rule("jc1.post.attrition.roll", "jc1.post.attrition.others")
def test_a_die_for_each_filled_office() -> None:
    board = Board().held(chairman=A, president_bengal=B, ship_purchasing=C).put("writers", D, 3).officers("bengal", D)
    attrition(board, 3, 4, 5)
    assert [told["leaves"] for told in board.told("attrition.rolled")] == [False, False, False]
    assert [told["dice"] for told in board.told("attrition.rolled")] == [[3], [4], [5]]
    assert board.stopped


@rule("jc1.post.prize.after_all", "jc1.post.prize.order", "jc1.post.card.steps")
def test_all_dice_fall_before_the_chairman_claims_first() -> None:
    board = Board().held(ship_purchasing=B, chairman=A).prize("grand_tour")
    attrition(board, 4, 6)
    assert len(board.told("attrition.rolled")) == 2
    assert board.asked == (A, "prize.which")
    board.answer("home")
    assert board.asked == (B, "prize.which")


@rule("jc1.post.prize.order_provincial")
def test_provinces_follow_their_president_in_order_of_creation() -> None:
    board = Board().held(president_bengal=A, ship_purchasing=D).prize("grand_tour")
    board.province("mysore", "bengal", holder=B).province("bengal", "bengal", holder=C)
    attrition(board, 6, 6, 6, 6)
    seats = []
    while not board.stopped:
        seats.append(board.ask.seat)
        board.answer("home")
    assert seats == [A, B, C, D]


@rule("jc1.post.prize.choice", "jc1.post.prize.cost", "jc1.post.prize.place")
def test_a_prize_costs_by_the_rank_of_the_office() -> None:
    board = Board().held(president_bengal=A).prize("sporting_estate").prize("town_house").cash(3, 0, 0, 0)
    attrition(board, 5)
    assert board.open() == ["sporting_estate", "home"]
    assert board.why("town_house") == "jc1.post.prize.cost"
    bank = board.state.bank
    board.answer("sporting_estate")
    assert (board[A].cash, board.state.bank) == (0, bank + 3)
    assert board.state.prizes["sporting_estate"].fresh[A] == 1
    assert board.state.offices["president_bengal"].post == "vacant"
    governor = Board().province("bengal", "bengal", holder=A).prize("town_house").cash(6, 0, 0, 0)
    attrition(governor, 6).answer("town_house")
    assert governor[A].cash == 0


@rule("jc1.post.prize.chairman_rank", "jc1.card.law.board_of_control")
def test_the_board_of_control_charges_executives() -> None:
    board = Board().held(chairman=A).prize("town_house").cash(9, 0, 0, 0).law("board_of_control")
    attrition(board, 4)
    assert board.options()["town_house"].params["n"] == 6
    board = Board().province("bengal", "bengal", holder=A).prize("town_house").law("board_of_control")
    attrition(board, 6)
    assert board.options()["town_house"].params["n"] == 6


@rule("jc1.post.prize.shared")
def test_a_prize_holds_several_cubes() -> None:
    board = Board().held(chairman=B).prize("grand_tour", A).cash(0, 5, 0, 0)
    attrition(board, 6).answer("grand_tour")
    assert board.state.prizes["grand_tour"].fresh == [1, 1, 0, 0]


@rule("jc1.post.disk.auto_six", "jc1.post.disk.penalty", "jc1.card.law.board_of_control")
def test_a_black_disk_rolls_no_die_and_costs_two_more() -> None:
    board = Board().province("bombay", "bombay", holder=A).prize("town_house").cash(8, 0, 0, 0)
    board.region("bombay", ruler="").state.offices["province_bombay"].marked = True
    attrition(board)
    assert board.options()["town_house"].params["n"] == 8
    marked = Board().held(president_bengal=A).prize("town_house").law("board_of_control")
    marked.state.offices["president_bengal"].marked = True
    attrition(marked)
    assert marked.options()["town_house"].params["n"] == 8


@rule("jc1.card.prize.court_favour", "jc1.post.prize.one_time")
def test_court_favour_keeps_an_office_once() -> None:
    board = Board().held(president_bengal=A).prize("court_favour", A)
    attrition(board, 5).answer("yes")
    assert board.state.offices["president_bengal"].holder == A
    assert (board.state.prizes["court_favour"].fresh[A], board.state.prizes["court_favour"].used[A]) == (0, 1)
    attrition(board, 5)
    assert board.asked == (A, "prize.which")
    marked = Board().held(president_bengal=A).prize("court_favour", A)
    marked.state.offices["president_bengal"].marked = True
    assert attrition(marked).asked == (A, "prize.which")
