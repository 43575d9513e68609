"""Boards stand on the kit, and the kit on nothing of the page: what they need beyond it the table hands them."""

import json
import posixpath
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from workshop import links

pytestmark = pytest.mark.native

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
BOARDS = WEB / "boards"
LISTED = json.loads((BOARDS / "index.json").read_text(encoding="utf-8"))
GAMES = sorted(LISTED)
# What a board names a question by, and what it asks of it.
ASKED = re.compile(r"\b(?:asks|optionsOf|comes)\(([^()]*)\)")
CODE = re.compile(r'"([a-z]+(?:\.[a-z_]+)+)"')
# Lists of questions that stand as constants of a module.
NAMES = "ASKED|IN_WORDS|SLOTS|ELECTING|HIRING|OF_[A-Z]+|QUESTIONS"
LISTS = re.compile(rf"const (?:{NAMES})\b[^=]*= ([\[{{].*?[\]}}]);", re.DOTALL)


def modules(folder: Path) -> Iterator[tuple[str, str]]:
    for path in sorted(folder.rglob("*.js")):
        yield path.relative_to(WEB).as_posix(), path.read_text(encoding="utf-8")


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


def questions_of(game: str) -> set[str]:
    """Every question that the game can ask."""
    messages = ROOT / "pygame_core/games" / game / "messages"
    sources = [messages / "en.toml"] if (messages / "en.toml").exists() else sorted((messages / "en").glob("*.toml"))
    return {code for source in sources for code in tomllib.loads(source.read_text("utf-8")).get("prompt", {})}


def named_by(game: str) -> dict[str, str]:
    """The questions that a board names, each with the module that does."""
    found = {}
    own = [BOARDS / LISTED[game]["module"], *(BOARDS / game).glob("*.js")]
    for path in own:
        text = path.read_text(encoding="utf-8")
        rows = [*ASKED.findall(text), *LISTS.findall(text)]
        found |= {code: path.name for row in rows for code in CODE.findall(row)}
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_board_names_questions_that_the_game_asks(game: str) -> None:
    named = named_by(game)
    assert named
    assert {code: where for code, where in named.items() if code not in questions_of(game)} == {}


@pytest.mark.parametrize("game", GAMES)
def test_what_a_board_is_listed_with_exists(game: str) -> None:
    entry = LISTED[game]
    styles = [entry["style"]] if isinstance(entry["style"], str) else entry["style"]
    words = [entry["words"]] if isinstance(entry["words"], str) else entry["words"]
    paths = [entry["module"], *styles, *(f"../words/en/{name}.json" for name in words)]
    assert [path for path in paths if not (BOARDS / posixpath.normpath(path)).exists()] == []
