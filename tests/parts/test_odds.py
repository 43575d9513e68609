"""Odds of checks: counted out over all rolls."""

from __future__ import annotations

import json
from collections import Counter
from itertools import product

import pytest

from pygame_core.parts.odds import Check, permille

FACES = [
    {"success": [1, 2], "failure": [3, 4], "catastrophe": [5, 6]},
    {"win": [6], "lose": [1, 2, 3, 4, 5]},
    {"odd": [1, 3, 5], "even": [2, 4, 6]},
    {"low": [1], "high": [2, 3, 4]},
]


def counted(check: Check, dice: int, sides: int) -> dict[str, float]:
    rolls = Counter(check.outcome(roll) for roll in product(range(1, sides + 1), repeat=dice))
    return {code: rolls[code] / sides**dice for code in check.codes}


@pytest.mark.parametrize("faces", FACES)
@pytest.mark.parametrize("dice", [1, 2, 3, 4])
def test_chances_are_those_of_all_rolls(faces: dict[str, list[int]], dice: int) -> None:
    check = Check(faces, without=next(iter(faces)))
    for code, often in counted(check, dice, sum(map(len, faces.values()))).items():
        assert check.chance(code, dice) == pytest.approx(often)
        assert permille(check.odds(dice), code) == pytest.approx(1000 * often, abs=0.5)


@pytest.mark.parametrize("dice", [0, -3])
def test_without_dice_it_is_sure_what_comes(dice: int) -> None:
    check = Check(FACES[0], without="failure")
    assert check.outcome([]) == "failure"
    assert [check.chance(code, dice) for code in check.codes] == [0.0, 1.0, 0.0]
    assert check.odds(dice) == {
        "dice": 0,
        "lines": [
            {"code": "success", "permille": 0},
            {"code": "failure", "permille": 1000},
            {"code": "catastrophe", "permille": 0},
        ],
    }


def test_dice_that_are_lost_are_told_and_not_rolled() -> None:
    told = Check(FACES[0], without="failure").by_number(3, 5, -2)
    assert told["from"] == 3
    assert [(odds["dice"], odds["lost"]) for odds in told["by"]] == [(1, 2), (2, 2), (3, 2)]


def test_dice_that_are_given_come_on_top() -> None:
    told = Check(FACES[0], without="failure").by_number(0, 1, 2)
    assert [odds["dice"] for odds in told["by"]] == [2, 3]
    assert not any("lost" in odds for odds in told["by"])


def test_odds_are_plain_json() -> None:
    told = Check(FACES[0], without="failure").by_number(1, 2)
    assert json.loads(json.dumps(told)) == told
