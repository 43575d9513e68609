"""J: the end of the game, what everything is worth, mutiny."""

from __future__ import annotations

import pytest

from pygame_core.games.john_company_first import RULESET
from pygame_core.games.john_company_first.scoring import parts
from pygame_core.kernel.reasons import Refused
from tests.games.john_company_first.board import A, B, Board, C, D

rule = pytest.mark.rule


def ended(board: Board) -> Board:
    return board.run("evening_post", "end.score")


@rule("jc1.victory.points.share", "jc1.victory.points.manor", "jc1.victory.points.prize", "jc1.victory.points.promise",
      "jc1.post.prize.one_time")  # fmt: skip
def test_what_everything_is_worth() -> None:
    board = Board().shares(3).put("manors", A, 2).prize("house_of_commons", A).prize("sporting_estate", A)
    board.held(chairman=A).promise(B, of=A, n=3)
    board.state.prizes["sporting_estate"].fresh[A] = 0
    board.state.prizes["sporting_estate"].used[A] = 1
    assert parts(board.game, A) == {
        "shares": 3,
        "manors": 4,
        "prizes": 8,
        "promises": -6,
        "penalties": 0,
        "firms": 0,
        "works": 0,
    }


@rule("jc1.victory.winner.points")
def test_most_points_win() -> None:
    board = ended(Board().shares(4, 2, 1).cash(0, 9, 9, 9))
    assert board.game.result["order"] == [A, B, C, D] and board.game.result["winners"] == [A]


@rule("jc1.victory.tie.prizes")
def test_prize_cubes_break_a_tie() -> None:
    board = ended(Board().prize("ambassador", A).prize("town_house", B).prize("grand_tour", B).cash(9, 0, 0, 0))
    assert board.game.result["scores"][:2] == [7, 7] and board.game.result["winners"] == [B]


@rule("jc1.victory.tie.money")
def test_then_money_does_and_at_last_the_victory_is_shared() -> None:
    board = ended(Board().shares(2, 2).cash(5, 3, 0, 0))
    assert board.game.result["winners"] == [A]
    board = ended(Board().shares(2, 2).cash(3, 3, 0, 0))
    assert board.game.result["winners"] == [A, B]


@rule("jc1.victory.end.six", "jc1.victory.end.attrition")
def test_the_sixth_turn_ends_with_attrition() -> None:
    board = Board().held(chairman=A, ship_purchasing=B).prize("grand_tour").cash(0, 9, 0, 0).deck("tea_act")
    board.state.turn.number = 6
    board.region("maratha", ruler="").run("evening_post", "post.begin", script=[1, 1, 1, 1, 1, 3, 6])
    board.answer("grand_tour")
    assert board.game.result is not None and board.state.ending.why == "turns"
    assert not board.told("vote.opened") and not board.told("post.refreshed")


@rule("jc1.victory.end.trial")
def test_a_trial_ends_with_the_second_turn() -> None:
    board = Board(trial=True).deck("tea_act", "tea_act")
    assert (board.state.turn.number, board.state.turn.last) == (1, 2)
    board.state.turn.number = 2
    board.region("maratha", ruler="").run("evening_post", "post.begin", script=[1, 1, 1, 1, 1])
    assert board.game.result is not None and board.state.ending.why == "turns"
    with pytest.raises(Refused):
        RULESET.mode(4, "siege", {"trial": True})


@rule("jc1.victory.mutiny.when", "jc1.victory.mutiny.first_check", "jc1.victory.mutiny.penalty",
      "jc1.victory.mutiny.exempt")  # fmt: skip
@pytest.mark.parametrize("turn, left, over", [(2, 0, False), (3, 1, True), (3, 2, False)])
def test_india_turns_away(turn: int, left: int, over: bool) -> None:
    board = Board().held(chairman=A, president_bengal=B, director_of_trade=C, china=C)
    board.province("bengal", "bengal", holder=A)
    board.state.turn.number = turn
    keep = ["bengal", "madras"][:left]
    for name in board.state.india.regions:
        if name not in keep:
            board.region(name, ruler="", port="")
    board.state.india.formed = [] if not left else board.state.india.formed
    if not left:
        board.state.offices["province_bengal"].post = "unused"
        board.state.offices["province_bengal"].holder = -1
        board[A].stock += 1
    board.run("evening_post", "post.refresh")
    assert (board.game.result is not None) is over
    if over:
        assert board.game.result["scores"] == [-6, -3, 0, 0]
