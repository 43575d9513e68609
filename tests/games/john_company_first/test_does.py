"""What cards, prizes and families do, in sentences: they name the numbers that are printed on this player's copy."""

from __future__ import annotations

from typing import Any

import pytest

from pygame_core.games.john_company_first import RULESET
from pygame_core.kernel.words import catalogue
from tests.games.john_company_first.board import Board

WORDS = catalogue(RULESET.package)
DOES = sorted(key.removeprefix("does.") for key in WORDS.sections["label"] if key.startswith("does."))
Values = dict[str, Any]


def told(name: str, house: Values | None = None) -> str:
    """As the board asks for it."""
    printed = RULESET.printed(Board(components=house or {}).game)
    return WORDS.say("label", printed["does"][name], printed["spoken"].get(name, {}))


@pytest.mark.parametrize("name", DOES)
def test_every_sentence_has_its_numbers(name: str) -> None:
    assert "{" not in told(name)


@pytest.mark.parametrize(("name", "house", "before", "after"), [
    ("house_of_lords", {"prizes": {"house_of_lords": {"parameter": 5}}}, "3 more power", "5 more power"),
    ("investment_bank", {"prizes": {"investment_bank": {"parameter": 4}}}, "£2 in every", "£4 in every"),
    ("south_seas_firm", {"prizes": {"south_seas_firm": {"parameter": 6}}}, "£4, £1 or nothing", "£6, £1 or nothing"),
    ("newspaper", {"prizes": {"newspaper": {"parameter": 1}}}, "by up to 3", "by up to 1"),
    ("hastings", {"families": {"hastings": {"parameter": 2}}}, "one die more", "two dice more"),
    ("larkins", {"families": {"larkins": {"limit_per_action": 1}}},
     "first two shipyards of an action cost £1 less each.", "first shipyard of an action costs £1 less."),
    ("paxton", {"families": {"paxton": {"parameter": 2}}}, "£1 for every two", "£2 for every two"),
    ("sykes", {"families": {"sykes": {"parameter": 3}}}, "£1 for each", "£3 for each"),
])  # fmt: skip
def test_a_players_own_values_are_told(name: str, house: Values, before: str, after: str) -> None:
    printed, mine = told(name), told(name, house)
    assert before in printed and after not in printed
    assert after in mine and before not in mine
