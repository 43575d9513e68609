"""What the page's board and the rules must agree on: where elements stand, and the words of the cards."""

import json
import re
from pathlib import Path
from typing import get_args

import pytest

from pygame_core.games.john_company_second import RULESET, targets
from pygame_core.games.john_company_second.components import CARDS, LAWS, ORDERS, REGIONS
from pygame_core.games.john_company_second.ids import PromiseId
from pygame_core.games.john_company_second.view import view
from pygame_core.kernel.table import Table
from pygame_core.kernel.words import catalogue

BOARD = Path(__file__).parents[3] / "web/boards/john_company_second"
WORDS = BOARD.parents[1] / "words/en"


@pytest.fixture(scope="module")
def table() -> Table:
    return Table(RULESET, RULESET.mode(4, None, None), "board")


def keys(name: str) -> set[str]:
    """The keys of a table of places."""
    source = (BOARD / "places.js").read_text(encoding="utf-8")
    match = re.search(rf"export const {name} = {{(.*?)\n}};\n", source, re.DOTALL)
    assert match, name
    return set(re.findall(r'^  "?([\w-]+)"?: ', match[1], re.MULTILINE))


def test_every_order_and_region_has_its_place() -> None:
    assert keys("ORDERS") == {targets.ORDER[order] for order in ORDERS}
    assert keys("SITES") == set(REGIONS)


def test_the_elephant_has_a_place_in_every_region_and_on_every_border() -> None:
    borders = {targets.elephant(region, other) for region in REGIONS for other in REGIONS[region].clockwise}
    assert keys("ELEPHANT") == borders | {targets.elephant(region, region) for region in REGIONS}


def test_every_mark_has_its_place(table: Table) -> None:
    source = (BOARD / "places.js").read_text(encoding="utf-8")
    match = re.search(r"export const MARKS = \[(.*?)\n\];", source, re.DOTALL)
    assert match
    placed = re.findall(r'\["(\w+)", "(\w+)", \d+, \d+\]', match[1])
    printed = RULESET.printed(table.game)["marks"]
    assert sorted(placed) == sorted((region, shape) for region, shapes in printed.items() for shape in shapes)


def test_the_boards_catalogues_have_no_word_in_common() -> None:
    entry = json.loads((BOARD.parent / "index.json").read_text(encoding="utf-8"))[BOARD.name]
    names = [*entry["words"], *(row["words"] for row in entry["supplements"].values())]
    keys = [key for name in names for key in json.loads((WORDS / f"{name}.json").read_text(encoding="utf-8"))]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("name", [*LAWS, *CARDS, *get_args(PromiseId)])
def test_every_card_and_promise_says_what_it_does(name: str) -> None:
    assert catalogue(RULESET.package, "en").sections["does"][name]


def test_the_view_tells_what_a_board_would_take_ids_apart_for(table: Table) -> None:
    seen = view(table.game, 0)
    assert seen["families"][1]["promises"][0] == {
        "id": "promise-hastings.consent_to_nepotism", "promise": "consent_to_nepotism", "guarantor": 1,
    }  # fmt: skip
    assert {order["id"]: order["order"] for region in seen["regions"] for order in region["orders"]} == {
        targets.ORDER[order]: order for order in ORDERS
    }
    assert seen["events"]["elephant"] == targets.elephant(table.game.state.india.tail, table.game.state.india.head)
    assert all(one["id"] == targets.YARD[one["yard"]] for zone in seen["seas"] for one in zone["ships"])


def test_a_facedown_card_is_told_by_the_number_on_its_back(table: Table) -> None:
    london = table.game.state.london
    for one, card in zip(view(table.game, 0)["london"]["display"], london.display, strict=True):
        assert one["back"] == london.back.get(card, 0)
        assert (one["card"] == "") == (one["back"] > 0)
