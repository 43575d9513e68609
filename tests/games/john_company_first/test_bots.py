"""What the bots make of plain positions: who is hired, what is bought, when money is worth a promise."""

from __future__ import annotations

from typing import Any

import pytest

from pygame_core.bots import Driver, make, mind
from pygame_core.games.john_company_first import RULESET
from pygame_core.games.john_company_first.bots import BY_QUESTION, MANNERS, errands, evaluate, hints
from pygame_core.games.john_company_first.bots.temper import TEMPERS
from pygame_core.games.john_company_first.bots.worth import Worth
from pygame_core.games.john_company_first.levels import LEVELS
from pygame_core.kernel.table import Player, Table
from pygame_core.parts.hints import best
from tests.conformance.codes import scan
from tests.games.john_company_first.board import A, B, Board, C, D
from tests.games.john_company_first.test_deregulation import free

GAME = "john_company_first"


def liked(board: Board, decision: Any) -> Any:
    found = hints(board.game, decision)
    assert found is not None
    return best(found).answer


def asked(board: Board) -> Any:
    return board.table.pending[0]


def test_every_question_of_the_rules_has_a_hint() -> None:
    """Native or not: what the source asks, the bots have thought of."""
    wanted = {code for code in scan(RULESET.package).prompts if "\0" not in code}
    assert wanted - set(BY_QUESTION) <= {"revenue.dividend"}


def test_own_people_are_hired_unless_promises_cost_more() -> None:
    alone = Board().held(chairman=A).put("writers", A, 1).run("company", ("hiring.next", {"done": ["chairman"]}))
    assert alone.told("hiring.hired") and alone.told("hiring.hired")[0]["seat"] == A
    board = Board().held(chairman=A)
    for seat in (A, B, C, D):
        board.put("writers", seat, 1)
    board.run("company", ("hiring.next", {"done": ["chairman"]}))
    assert liked(board, asked(board)) != "writer/0", "three promises cost six points"


def test_the_last_pounds_go_into_points() -> None:
    """In the last turn a manor is two points, and income comes too late."""
    board = Board().cash(4, 0, 0, 0)
    board.state.turn.number = 6
    board.run("family", ("family.action", {"seat": A}))
    assert liked(board, asked(board)) == "manor"
    early = Board().cash(4, 0, 0, 0).run("family", ("family.action", {"seat": A}))
    assert liked(early, asked(early)) != "manor"


def test_a_firm_with_more_ships_brings_more() -> None:
    board = free(a=6)
    board[A].fleet.ships = 1
    board.run("family", ("dereg.action", {"seat": A}))
    worth = Worth(board.game, A)
    assert worth.part(A, ships=2) > worth.part(A) > worth.part(A, ships=-1)


def test_a_fleet_sails_to_the_richest_seas() -> None:
    board = free(a=4)
    board[A].fleet.ships = 4
    board.region("bengal", "prosperous").region("bombay", "depressed").region("madras", "depressed")
    board.run("family", ("firm.sail", {"seat": A}))
    assert board.ask.code == "firm.regions" and board.open() == ["bengal", "bombay", "madras"]
    for richest in ("bombay", "madras", "bengal"):
        for name in ("bengal", "bombay", "madras"):
            board.region(name, "prosperous" if name == richest else "depressed")
        assert richest in liked(board, board.ask)


def test_promises_are_bought_back_while_money_is_left() -> None:
    board = Board().cash(9, 0, 0, 0)
    board[B].promises[A] = 1
    board[A].stock -= 1
    board.state.turn.phase = "family"
    before = evaluate(board.game, A)
    acts = RULESET.acts
    assert acts is not None
    [act] = errands(board.game, A, acts(board.game, A))
    assert act.value == ["promise.buy_back", B]
    board[B].promises[A] = 0
    board[A].stock += 1
    board[A].cash -= 2
    board[B].cash += 2
    assert evaluate(board.game, A) > before


@pytest.mark.parametrize("name", list(MANNERS))
def test_tempers_like_other_things(name: str) -> None:
    board = Board()
    plain, own = Worth(board.game, A), Worth(board.game, A, MANNERS[name].temper)
    assert own.yard() - plain.yard() == pytest.approx(MANNERS[name].temper["works"])
    assert make(GAME, name).mind is mind.of(GAME, name)  # type: ignore[attr-defined]


def test_offers_are_answered_by_what_they_bring() -> None:
    """Money for nothing is taken, money for nothing is not given."""
    table = Table(RULESET, RULESET.mode(4, "early_company", {}), "offers", [Player("b", "steady")] * 4)
    bots = {seat: make(GAME, "steady") for seat in (B, C, D)}
    for giver, taker, taken in ((A, B, True), (B, A, False)):
        table.deal(A, "propose", [{"kind": "cash", "from": giver, "to": taker, "n": 3}])
        played = Driver(table, bots, "offers").play_one()
        assert played is not None and (played.move.move[:2] == ["deal", "accept"]) is taken


def test_every_temper_is_a_level() -> None:
    assert {level.manner for level in LEVELS.values()} == {"", *TEMPERS} == {"", *MANNERS}
