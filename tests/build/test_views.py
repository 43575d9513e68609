"""What boards declare of the view, held against what the rules say: real views of random games."""

import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any, cast

import pytest

from pygame_core.games.registry import ruleset
from pygame_core.kernel.book import Book
from pygame_core.kernel.table import Table
from pygame_core.present import Presenter
from tests.conformance.play import Walker, new_table
from workshop import node
from workshop.paths import PAGE_TOOLS, WEB

pytestmark = pytest.mark.native

DECLARED = sorted(path.parent.name for path in WEB.glob("boards/*/view.d.ts"))
MODES = 6
MOVES = 240
LOOKED_AT = 24
"""Every so many moves somebody looks."""
SECTION = "board/"
Values = dict[str, list[dict[str, Any]]]


def sections(table: Table, viewer: int | None) -> dict[str, Any]:
    """The game's own sections, as they cross to the page."""
    told = cast(dict[str, Any], Presenter(Book(table)).sections(viewer))
    return {name.removeprefix(SECTION): told[name] for name in told if name.startswith(SECTION)}


def views(game: str) -> Iterator[dict[str, Any]]:
    """Of positions of random games in some modes that lie well apart."""
    rules = ruleset(game)
    modes = list(rules.modes())
    for mode in islice(modes, 0, None, max(1, len(modes) // MODES)):
        table = new_table(rules, mode, "declared")
        walker = Walker(table, "declared")
        for count in range(MOVES):
            if count % LOOKED_AT == 0:
                yield sections(table, None if count % (2 * LOOKED_AT) else mode.seats - 1)
            if table.result is not None:
                break
            walker.move()
        yield sections(table, 0)


def declared(game: str, folder: Path, values: Values) -> list[str]:
    """What is wrong with the values by the declarations of the game's board."""
    machine = node.find()
    told = folder / "values.json"
    told.write_text(json.dumps(values), encoding="utf-8")
    types = WEB / "boards" / game / "view.d.ts"
    modules = node.modules(machine, PAGE_TOOLS)
    found: list[str] = json.loads(machine.run(PAGE_TOOLS / "shaped.mjs", modules, types, told))
    return found


@pytest.mark.parametrize("game", DECLARED)
def test_views_are_as_the_board_declares_them(game: str, tmp_path: Path) -> None:
    rules = ruleset(game)
    printed = rules.printed(new_table(rules, next(iter(rules.modes())), "declared").game)
    values = {"Board": list(views(game))} | ({"Printed": [printed]} if printed else {})
    assert declared(game, tmp_path, values) == []


def test_what_is_missing_of_another_type_or_not_declared_is_told(tmp_path: Path) -> None:
    whole = next(views("auction_house"))
    boards = [whole, whole | {"lots": None}, whole | {"hand": [{"id": "card-1"}]}, whole | {"houses": [{"seat": "0"}]}]
    told = declared("auction_house", tmp_path, {"Board": boards, "Weather": [{}]})
    assert told[:3] == [
        "Board.lots: null is no Thing[]", "Board.hand[0]: Thing has no good", 'Board.houses[0].seat: "0" is no number'
    ]  # fmt: skip
    assert told[-1] == "nothing is declared as Weather"
