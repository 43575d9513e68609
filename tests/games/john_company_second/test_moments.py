"""How events are told: weights, strengths with their parts, the deciding die and vote, and what belongs together."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from pygame_core.games.john_company_second import RULESET, checks
from pygame_core.games.john_company_second.moments import TALES
from pygame_core.kernel.chance import Chance
from pygame_core.kernel.table import Table
from pygame_core.present import Presenter
from pygame_core.telling import Teller
from tests.games.john_company_second.board import A, B, Board, C
from tests.games.john_company_second.test_events_attacks import held, rebellion
from tests.games.john_company_second.test_events_crises import levels
from tests.games.john_company_second.test_operations_trade import operate, trader
from tests.games.john_company_second.test_voting import begin, motion


def lines(table: Table, viewer: int | None = None) -> list[dict[str, Any]]:
    book: Any = SimpleNamespace(main=SimpleNamespace(table=table), table=table)
    return [dict(line) for line in Teller(Presenter(book), viewer).lines()]


def told(board: Board, code: str, viewer: int | None = None) -> dict[str, Any]:
    return next(line for line in lines(board.table, viewer) if line["code"] == code)


# --- fights -----------------------------------------------------------------------------------------------------------
def lost_region() -> Board:
    board = held("bengal", presidency="bengal", unrest=3)
    board.elephant("maratha", "bengal")
    levels(board, maratha=2)
    board.commander(A, "bengal")
    board.officers(B, "bengal", 1)
    return rebellion(board, 1)


def test_a_fight_names_both_strengths_with_their_parts() -> None:
    line = told(lost_region(), "events.attack.invasion")
    assert line["strengths"]["attacker"] == {
        "name": "Maratha",
        "total": 6,
        "parts": [
            {"text": "Tower levels of the empire", "n": 2},
            {"text": "Unrest", "n": 3},
            {"text": "Event tile", "n": 1},
        ],
    }
    defender = line["strengths"]["defender"]
    assert defender == {"name": "Bengal", "total": 1, "parts": [{"text": "Officers ready", "n": 1}]}
    assert (line["verdict"], line["tone"], line["weight"]) == ("lost, 6 to 1", "bad", "event")
    assert line["about"] == ["region-bengal", "region-maratha"]


def test_a_held_attack_says_so() -> None:
    board = held("bengal", presidency="bengal", unrest=1)
    board.commander(C, "bengal")
    board.officers(B, "bengal", 6)
    line = told(rebellion(board, 1), "events.attack.rebellion")
    assert (line["verdict"], line["tone"]) == ("held, 6 to 2", "good")


def test_what_hits_the_viewer_weighs_one_more() -> None:
    board = lost_region()
    assert told(board, "events.region_lost", B)["weight"] == "event"
    assert told(board, "events.region_lost", A)["weight"] == "turning", "it is A's Commander"
    assert told(board, "events.attack.invasion", A)["weight"] == "turning"


def test_lines_of_an_event_tile_are_one_moment_that_the_tile_leads() -> None:
    found = lines(lost_region().table)
    at = next(index for index, line in enumerate(found) if line["code"] == "events.tile")
    group = found[at]["group"]
    joined = [line["code"] for line in found[at:] if line.get("group") == group]
    assert joined[0] == "events.tile"
    assert {"events.attack.invasion", "events.region_lost", "company.standing"} <= set(joined)
    assert not any(line.get("group") == group for line in found[:at])
    standing = next(line for line in found if line["code"] == "company.standing")
    assert standing["changes"] == [
        {
            "text": "Standing",
            "amount": -1,
            "shown": "−1",
            "said": "−1 Standing",
            "money": False,
            "unit": "standing",
            "seat": None,
        }
    ]


def test_parts_of_strengths_add_up_in_random_games() -> None:
    fights = 0
    for seed in range(6):
        table, chance = Table(RULESET, list(RULESET.modes())[seed % 4], seed), Chance(f"fight/{seed}")
        while table.result is None:
            decision = table.pending[0]
            table.answer(decision.seat, decision.sample(chance))
        for line in lines(table):
            for side in line.get("strengths", {}).values():
                parts = sum(part["n"] for part in side["parts"])
                assert side["total"] == parts or (side["total"] == 0 and parts < 0), "nobody attacks with less than 0"
                fights += 1
    assert fights > 10


# --- checks -----------------------------------------------------------------------------------------------------------
def test_the_lowest_die_decides_and_the_chance_is_that_of_the_question() -> None:
    board = operate(trader(), script=[5, 1, 4]).answer("trade", 3)
    line = told(board, "operations.trade")
    assert line["dice"][line["deciding"]] == min(line["dice"]) and line["deciding"] == 1
    odds = checks.odds(board.game, 3)
    assert line["chance"] == next(one["permille"] for one in odds["lines"] if one["code"] == line["params"]["outcome"])
    assert (line["verdict"], line["tone"], line["weight"]) == ("Success", "good", "check")
    assert "presidency-madras" in line["about"]
    assert line["title"] == "Seat 1 trades in Madras."
    assert "lost" not in line


def test_further_regions_take_dice_and_money_is_written_as_money() -> None:
    board = operate(trader(), script=[5, 1, 4]).answer("trade", 3)
    event = next(one for one in board.game.events if one[3] == "operations.trade")
    event[4]["cost"] += 2
    assert told(board, "operations.trade")["lost"] == 2
    earned = told(board, "operations.company_earned")["changes"]
    assert earned[0]["shown"] == f"+£{earned[0]['amount']}"


# --- votes ------------------------------------------------------------------------------------------------------------
def test_a_vote_shows_its_ballots_in_the_order_cast_and_the_one_that_decided() -> None:
    board = begin(motion(2, 3, 4))
    board.answer("for", [1], "done", "against", B, [3], "for", [4], "end")
    line = told(board, "parliament.over")
    assert [(one["seat"], one["side"], one["n"], one["decides"]) for one in line["votes"]] == [
        (A, "for", 1, False), (B, "against", 3, False), (C, "for", 4, True)]  # fmt: skip
    assert line["verdict"] == "Passed, +2"


@pytest.mark.parametrize(("cash", "weight"), [(1, "event"), (5, "check")])
def test_a_close_vote_weighs_more_than_a_clear_one(cash: int, weight: str) -> None:
    board = begin(motion(cash, 0))
    board.answer("for", [cash], "end")
    assert told(board, "parliament.over")["weight"] == weight


def test_every_event_that_is_told_is_one_that_the_rules_log() -> None:
    """A tale of an event that does not exist would never be told."""
    events = RULESET.package and Presenter(_book()).words.sections["event"]
    assert set(TALES) <= set(events)
    assert set(RULESET.story.lines) | set(RULESET.story.common) <= set(events)


def _book() -> Any:
    table = Table(RULESET, next(iter(RULESET.modes())), 1)
    return SimpleNamespace(main=SimpleNamespace(table=table), table=table)
