"""After the last vote: whoever could still do something is asked once before points are counted."""

from __future__ import annotations

import pytest

from pygame_core.games.john_company_second import RULESET
from pygame_core.kernel.table import Table
from pygame_core.passing import Wishes
from tests.games.john_company_second.board import A, B, Board, C, D, clause
from tests.games.john_company_second.crown import Beside

rule = pytest.mark.rule


def at_the_end(board: Board) -> Board:
    board.state.turn.number = board.state.turn.last
    return board.run("upkeep", "turn.end", script=[6] * 20)


@rule("jc2.negotiation.any_time", "jc2.promise.call")
def test_every_family_has_a_last_moment_in_the_order_of_the_prime_minister() -> None:
    board = Board()
    board.cash(0, 5)
    board.promise(A, B, "pay_two")
    board.state.parliament.prime_minister = C
    at_the_end(board)
    assert board.asked == [(C, "upkeep.last_moment")] and board.open() == ["done"]
    board.act(A, "promise.pay", B)
    board.deal(B, D, clause("cash", B, D, n=3))
    assert [board[seat].cash for seat in (A, B, D)] == [2, 0, 3]
    order = [board.ask.seat]
    while board.answer("done").asked:
        order.append(board.ask.seat)
    assert order == [C, D, A, B]
    assert board.state.turn.phase == "end" and board.table.result is not None


@rule("jc2.blackmail.scandal_in_india")
def test_a_scandal_strikes_before_the_final_attrition() -> None:
    board = Board()
    board.office(B, "president_of_bombay")
    board.blackmail(A, "scandal_in_india")
    at_the_end(board)
    assert board.asked == [(A, "upkeep.last_moment")]
    board.act(A, "blackmail.play", "scandal_in_india").answer("president_of_bombay")
    assert board.state.offices["president_of_bombay"].where == "vacant"
    assert board.asked == [(A, "upkeep.last_moment")]


@rule("jc2.end.no_negotiation")
def test_a_company_that_fails_leaves_no_moment() -> None:
    board = Board()
    board.state.company.failed = True
    board.run("upkeep", "turn.failure", script=[0])
    assert "upkeep.last_moment" not in [code for _, code in board.asked]


def test_only_the_last_turn_has_one() -> None:
    board = Board(turn=2)
    board.run("upkeep", "turn.end")
    assert "upkeep.last_moment" not in [code for _, code in board.asked]


def test_alone_with_the_crown_it_is_asked_only_if_there_is_something_to_do() -> None:
    board = Beside().poor()
    at_the_end(board)
    assert "upkeep.last_moment" not in [code for _, code in board.asked]
    two = Beside(seats=2).poor()
    assert at_the_end(two).asked == [(A, "upkeep.last_moment")], "somebody is there to deal with"


def test_a_person_is_asked_although_there_is_one_answer_unless_the_kind_is_passed() -> None:
    board = at_the_end(Board())
    wishes = Wishes()
    assert wishes.answer(board.ask) is None
    wishes.set("last_moment", "pass")
    answer = wishes.answer(board.ask)
    assert answer is not None and answer.value == "done"


def test_games_that_were_begun_before_it_came_have_none() -> None:
    mode = RULESET.mode(4, "1710", {}, rules=4)
    board = Board()
    board.table = Table(RULESET, mode, 1)
    board.state.turn.number = board.state.turn.last
    board.run("upkeep", "turn.end", script=[6] * 20)
    assert "upkeep.last_moment" not in [code for _, code in board.asked]
