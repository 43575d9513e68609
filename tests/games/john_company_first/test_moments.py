"""How events are told: votes with the one that decides, fights with both strengths, dice with the deciding one."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from pygame_core.games.john_company_first import RULESET
from pygame_core.games.john_company_first.moments import TALES
from pygame_core.kernel.chance import Chance
from pygame_core.kernel.table import Table
from pygame_core.present import Presenter
from pygame_core.telling import Teller
from tests.games.john_company_first.board import A, B, Board, C


def lines(table: Table) -> list[dict[str, Any]]:
    book: Any = SimpleNamespace(main=SimpleNamespace(table=table), table=table)
    return [dict(line) for line in Teller(Presenter(book), None).lines()]


def line_of(board: Board, code: str) -> dict[str, Any]:
    return next(line for line in lines(board.table) if line["code"] == code)


def ballot(line: dict[str, Any]) -> list[tuple[int, str, int, bool]]:
    return [(vote["seat"], vote["side"], vote["n"], vote.get("decides", False)) for vote in line["votes"]]


# --- votes ------------------------------------------------------------------------------------------------------
def test_an_election_shows_every_share_and_the_one_that_made_the_majority() -> None:
    board = Board().shares(3, 2, 1, 0).run("company", "hiring.election")
    board.answer(B, "no", "yes", "yes")
    won = line_of(board, "election.won")
    assert (won["verdict"], won["weight"]) == ("Elected", "event")
    assert ballot(won) == [(B, "against", 2, False), (C, "for", 1, False), (A, "for", 3, True)]
    assert won["about"] == ["office-chairman"]


def test_in_a_deadlock_no_vote_decides() -> None:
    board = Board().shares(2, 2, 2, 0).run("company", "hiring.election")
    for nominee in (B, C, B, C):
        board.answer(nominee, "no", "no", "no")
    board.answer(C)
    won = line_of(board, "election.won")
    assert won["verdict"] == "Chosen in a deadlock" and "votes" not in won


def test_the_last_vote_that_turned_a_law_decides() -> None:
    board = Board(4, "siege").held(chairman=A).cash(9, 9, 9, 0).discard("revoke_monopoly")
    board.run("evening_post", ("news.vote", {"law": "revoke_monopoly"}))
    board.answer("for", 9, "against", 9, "for", 9)
    passed = line_of(board, "vote.passed")
    assert (passed["verdict"], passed["weight"]) == ("Passed, +3", "event")
    assert ballot(passed) == [(A, "for", 9, False), (B, "against", 9, False), (C, "for", 9, True)]


# --- the whole --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seed", range(4))
def test_what_is_told_of_random_games_holds_together(seed: int) -> None:
    """Votes add up to what was counted, strengths to their parts, and a fight is held by the stronger side."""
    modes = list(RULESET.modes())
    table, chance = Table(RULESET, modes[seed % len(modes)], f"moments/{seed}"), Chance(f"moments/{seed}")
    while table.result is None and table.position < 900:
        asked = table.pending[0]
        table.answer(asked.seat, asked.sample(chance))
    found = lines(table)
    assert {line["code"] for line in found} & set(TALES)
    for line in found:
        if "deciding" in line:
            chosen, dice = line["dice"][line["deciding"]], line["dice"]
            assert chosen == (max(dice) if line["code"] == "attrition.rolled" else min(dice))
        if "strengths" in line:
            attacker, defender = line["strengths"]["attacker"]["total"], line["strengths"]["defender"]["total"]
            assert (line["code"] == "india.conquered") == (attacker > defender)
            assert sum(part["n"] for part in line["strengths"]["defender"]["parts"]) in (0, defender)
