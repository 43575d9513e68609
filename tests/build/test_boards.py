"""Boards stand on the kit, and the kit on nothing of the page: what they need beyond it the table hands them."""

import json
import posixpath
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from pygame_core.games.registry import ruleset
from workshop import links

pytestmark = pytest.mark.native

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
BOARDS = WEB / "boards"
LISTED = json.loads((BOARDS / "index.json").read_text(encoding="utf-8"))
GAMES = sorted(LISTED)
# Everything that looks like a code, `phase.name`; marks of elements (`data-figure="company.balance"`) are none.
CODE = re.compile(r'(?<!=)"([a-z][a-z_0-9]*(?:\.[a-z_]+)+)"')
# How a board asks which question is put, and the lists that it spreads into that.
ASKED = re.compile(r"\b(?:asks|optionsOf|comes)\(([^()]*)\)")
SPREAD = re.compile(r"\.\.\.([A-Z_]+)\b")


def modules(folder: Path) -> Iterator[tuple[str, str]]:
    for path in sorted(folder.rglob("*.js")):
        yield path.relative_to(WEB).as_posix(), path.read_text(encoding="utf-8")


# A tag with a tab stop of its own, as templates write it.
TAB_STOP = re.compile(r"<(?:div|section|ul|ol|table|p|span)\b[^<>]*\btabindex=[^<>]*>")


def test_what_the_keyboard_stops_at_has_a_name() -> None:
    """Whoever hears a board is told where they are: a pane that is scrolled, too, says what is in it."""
    tags = [tag for path, text in modules(BOARDS) if "/kit/" not in path for tag in TAB_STOP.findall(text)]
    assert tags
    regions = ("<section", "<table", "<ul", "<ol")
    nameless = [tag for tag in tags if "aria-label" not in tag or not ("role=" in tag or tag.startswith(regions))]
    assert nameless == []


def strangers(folder: Path, *allowed: str) -> list[str]:
    """What modules of a folder import from anywhere else than allowed."""
    return [
        f"{path}: {name}"
        for path, text in modules(folder)
        for name in links.imported(path, text)
        if not name.startswith((*allowed, "vendor/lit-html/"))
    ]


def test_the_kit_imports_nothing_but_itself() -> None:
    assert strangers(BOARDS / "kit", "boards/kit/") == []


def test_boards_import_nothing_of_the_page() -> None:
    assert strangers(BOARDS, "boards/") == []


@pytest.mark.parametrize("game", GAMES)
def test_a_board_imports_nothing_of_another(game: str) -> None:
    assert strangers(BOARDS / game, f"boards/{game}/", "boards/kit/") == []


def test_a_stranger_is_found(tmp_path: Path) -> None:
    text = 'import { w } from "../../app/words.js";\nimport { icon } from "../kit/icons.js";\n'
    assert links.imported("boards/x/y.js", text) == ["app/words.js", "boards/kit/icons.js"]


def rows_of(game: str) -> list[dict[str, Any]]:
    """What a board is listed with, and what its supplements are."""
    return [LISTED[game], *LISTED[game].get("supplements", {}).values()]


def listed(names: str | list[str]) -> list[str]:
    return [names] if isinstance(names, str) else names


def words_of(game: str) -> dict[str, set[str]]:
    """Every code of the game's catalogue, by its section: a question has its words in `prompt`."""
    messages = ROOT / "pygame_core/games" / game / "messages"
    sources = [messages / "en.toml"] if (messages / "en.toml").exists() else sorted((messages / "en").glob("*.toml"))
    found: dict[str, set[str]] = {}
    for source in sources:
        for section, codes in tomllib.loads(source.read_text("utf-8")).items():
            found.setdefault(section, set()).update(codes)
    return found


def codes_known(game: str) -> set[str]:
    """What a code in a board can be: one of the catalogue, of the board's own words (which it mostly asks for
    without their area), or of the ledger."""
    files = [name for row in rows_of(game) for name in listed(row["words"])]
    keys = {key for name in files for key in json.loads((WEB / f"words/en/{name}.json").read_text("utf-8"))}
    ledger = tomllib.loads((ROOT / "pygame_core/games" / game / "rules.toml").read_text("utf-8"))["rule"]
    short = {key.partition(".")[2] for key in keys}
    return set().union(*words_of(game).values(), keys, short, (rule["id"] for rule in ledger))


def sources_of(game: str) -> dict[str, str]:
    paths = [*(BOARDS / row["module"] for row in rows_of(game)), *sorted((BOARDS / game).glob("*.js"))]
    return {path.name: path.read_text(encoding="utf-8") for path in paths}


def listed_in(text: str, name: str) -> set[str]:
    """The codes of a list of questions, with those of the lists in it."""
    found = re.search(rf"const {name} = \[(.*?)\];", text, re.DOTALL)
    if found is None:
        return set()
    inner = found[1]
    return {*CODE.findall(inner), *(code for other in SPREAD.findall(inner) for code in listed_in(text, other))}


def questions_in(sources: dict[str, str]) -> set[str]:
    """What a board takes for questions: written where it asks, or in a list that stands there."""
    whole = "\n".join(sources.values())
    calls = ASKED.findall(whole)
    lists = {name for call in calls for name in SPREAD.findall(call)}
    return {code for call in calls for code in CODE.findall(call)}.union(*(listed_in(whole, name) for name in lists))


@pytest.mark.parametrize("game", GAMES)
def test_every_code_in_a_board_is_one(game: str) -> None:
    known = codes_known(game)
    named = {(where, code) for where, text in sources_of(game).items() for code in CODE.findall(text)}
    assert named
    assert {(where, code) for where, code in named if code not in known} == set()


@pytest.mark.parametrize("game", GAMES)
def test_a_board_names_questions_that_the_game_asks(game: str) -> None:
    named = questions_in(sources_of(game))
    assert named
    assert named - words_of(game)["prompt"] == set()


def test_questions_are_found_in_lists_of_any_name() -> None:
    lists = 'const SOME = ["a.one"];\nconst MORE = [\n  ...SOME,\n  "a.two",\n];\nconst WORDS = ["a.four"];\n'
    told = f'{lists}c.asks(...MORE, "a.three");'
    assert questions_in({"x.js": told}) == {"a.one", "a.two", "a.three"}


@pytest.mark.parametrize("game", GAMES)
def test_what_a_board_is_listed_with_exists(game: str) -> None:
    paths = [
        path
        for row in rows_of(game)
        for path in (row["module"], *listed(row["style"]), *(f"../words/en/{one}.json" for one in listed(row["words"])))
    ]
    assert [path for path in paths if not (BOARDS / posixpath.normpath(path)).exists()] == []


@pytest.mark.parametrize("game", GAMES)
def test_supplements_of_a_board_are_those_of_its_rules(game: str) -> None:
    known = {one.id for one in ruleset(game).supplements}
    assert LISTED[game].get("supplements", {}).keys() <= known
