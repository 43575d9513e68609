"""What counts at the end beside the Crown."""

from __future__ import annotations

import pytest

from pygame_core.games.john_company_second.scoring import power, power_award
from tests.games.john_company_second.board import A, B
from tests.games.john_company_second.crown import solo, two
from tests.games.john_company_second.test_crown_cards import rule


# --- scoring --------------------------------------------------------------------------------------------------
@rule("jc2.solo.score.power_first_only", "jc2.crown.score.two")
def test_power_awards() -> None:
    board = solo()
    board[A].laws, board[1].laws = 9, 7
    board.state.parliament.prime_minister = -1
    row = board.game.components.power.award[2]
    assert power(board.game, A) > power(board.game, 1) and power_award(board.game) == [row.first, 0]
    board[1].laws = 9
    assert power_award(board.game) == [row.second, row.second]
    three = two()
    three.state.parliament.prime_minister = -1
    three[2].laws, three[A].laws, three[B].laws = 9, 7, 5
    assert power_award(three.game) == [row.second, 0, row.first]
    three.state.parliament.prime_minister = A
    three.state.company.failed = True
    three.run("end", "end.open", script=[0])
    assert not [line for line in three.state.lines if line.code == "score.adjusted"]


@rule("jc2.solo.score.failure_adjustment")
@pytest.mark.parametrize(
    ("scenario", "turn", "points"), [("1758", 4, -4), ("1813", 5, -4), ("1710", 3, -3), ("long_1710", 6, 0)]
)
def test_a_failure_costs_the_person_by_its_turn(scenario: str, turn: int, points: int) -> None:
    board = solo(scenario=scenario, turn=turn)
    board.state.company.failed = True
    board.run("end", "end.open", script=[0])
    assert [(line.seat, line.n) for line in board.state.lines if line.code == "score.adjusted"] == (
        [(A, points)] if points else []
    )


@rule("jc2.solo.difficulty.legendary_failure")
def test_on_legendary_the_court_is_blameless_for_the_crown() -> None:
    board = solo(level="legendary")
    board.shares(2, 3)
    board.state.company.failed = True
    board.run("end", "end.open", script=[])
    value = board.state.company.share_value
    assert board.told("end.failure_card")[0]["card"]
    assert board[A].vp <= -2 * value and [
        line.n for line in board.state.lines if (line.seat, line.code) == (1, "score.failure")
    ] == [3 * value]
    assert not [line for line in board.state.lines if (line.seat, line.code) == (A, "score.failure")]


@rule("jc2.solo.score.crown_wins")
def test_the_crown_can_win() -> None:
    for own, winners in ((21, []), (19, [A])):
        board = solo()
        board[A].vp, board[1].vp = 20, own
        board.run("end", "end.result")
        result = board.game.result
        assert (
            result is not None and result["scores"] == [20] and result["order"] == [A] and result["winners"] == winners
        )
        assert board.told("crown.scored")[0]["n"] == own
