"""What the page has printed on the dial and the cards is what the rules play with."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from pygame_core.games.john_company_second.components import CARDS, LAWS
from pygame_core.games.john_company_second.components.figures import CardFigures, Law
from tests.games.john_company_second.figures import PRINTED as FIGURES

PRINTED = Path(__file__).parents[3] / "web/boards/john_company_second/printed.js"


def printed(name: str) -> Any:
    """A constant of the module, which is written as JSON but for the commas before closing brackets."""
    source = PRINTED.read_text(encoding="utf-8")
    match = re.search(rf"export const {name} = (.*?);\n", source, re.DOTALL)
    assert match, name
    return json.loads(re.sub(r",\s*([\]}])", r"\1", match[1]))


def test_the_dial() -> None:
    assert printed("DIAL") == [[space.consequence, space.target, int(space.window)] for space in FIGURES.dial]


def test_the_prices() -> None:
    assert printed("PRICES") == FIGURES.prices


def law(row: Law) -> dict[str, Any]:
    policy = f"policy.{row.policy}" if row.policy_kind == "consequence" else row.policy
    shown: dict[str, Any] = {"policy": policy, "support": row.support}
    return shown | ({"extra": row.extra_action} if row.extra_action else {}) | ({"dilemma": 1} if row.dilemma else {})


def test_the_laws() -> None:
    assert printed("LAWS") == {name: law(row) for name, row in FIGURES.laws.items()}


def card(name: str, row: CardFigures) -> dict[str, Any]:
    figures = {"type": row.type, "vp": row.vp, "discount": row.discount, "power": row.power, "votes": row.votes}
    shown = {"kind": CARDS[name].kind} | {name: value for name, value in figures.items() if value}
    favoured = [row.conditional_votes, list(row.conditional_targets)]
    return shown | ({"favoured": favoured} if row.conditional_votes else {})


def test_the_cards() -> None:
    assert printed("CARDS") == {name: card(name, row) for name, row in FIGURES.cards.items()}


WORDS = json.loads((PRINTED.parents[2] / "words/en/john_company_second_panels.json").read_text(encoding="utf-8"))


def test_the_boards_two_catalogues_have_no_word_in_common() -> None:
    other = json.loads((PRINTED.parents[2] / "words/en/john_company_second.json").read_text(encoding="utf-8"))
    assert not WORDS.keys() & other.keys()


@pytest.mark.parametrize("name", [*LAWS, *CARDS])
def test_every_card_says_what_it_does(name: str) -> None:
    assert WORDS["jc2.does." + re.sub(r"^(rotten_borough)_\d$", r"\1", name)]
