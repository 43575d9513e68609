"""What the documents name is there: files, folders, links, commands, and the functions along the walk of a move."""

from __future__ import annotations

import importlib
import re
import shlex
from collections.abc import Callable
from importlib.util import find_spec
from itertools import chain
from pathlib import Path

import pytest

from pygame_core import cli
from pygame_core.games.registry import GAMES

pytestmark = pytest.mark.native

ROOT = Path(__file__).parents[2]
FOLDERS = ("pygame_core", "web", "build_scripts", "tests", "e2e")
DOCUMENTS = sorted(
    path.relative_to(ROOT).as_posix()
    for path in chain(ROOT.glob("*.md"), *((ROOT / folder).rglob("*.md") for folder in FOLDERS))
    if "node_modules" not in path.parts and not path.is_relative_to(ROOT / "web/books/en")
)
"""Without the books for players: their links have forms of their own, and tests (`test_books`)."""
PLACEHOLDERS = ("GAME", "<", "VERSION")
WRITTEN = ".cache/"
"""What a run writes."""


def text_of(document: str) -> str:
    return (ROOT / document).read_text(encoding="utf-8")


def test_the_documents_are_found() -> None:
    assert {"README.md", "CONTRIBUTING.md", "web/boards/README.md", "tests/fixtures/saves/README.md"} < set(DOCUMENTS)
    assert {f"pygame_core/games/{game}/NOTES.md" for game in ("east_india_companies", "john_company_second")} < set(
        DOCUMENTS
    )


# --- files ------------------------------------------------------------------------------------------------------
def gone(text: str) -> list[str]:
    """Names of files and folders in a text that nothing in the tree has: whole, or as the end of a path."""
    whole = re.findall(rf"`((?:{'|'.join(FOLDERS)})/[\w./<>*-]*)`", text)
    ends = [name for name in re.findall(r"`([\w.<>*-]+/[\w./<>*-]+\.[a-z]+)`", text) if name not in whole]
    named = [name for name in (*whole, *ends) if not any(word in name for word in (*PLACEHOLDERS, WRITTEN))]
    return [
        name
        for name in named
        if not list(ROOT.glob(name)) and (name in whole or not any(any((ROOT / f).rglob(name)) for f in FOLDERS))
    ]


def test_files_that_are_gone_are_found() -> None:
    planted = "`web/none.js` and `kit/none.js`, but `kit/answers.js`, `web/boards/`, `pygame_core/games/GAME/none.py`"
    assert gone(planted) == ["web/none.js", "kit/none.js"]


@pytest.mark.parametrize("document", DOCUMENTS)
def test_files_that_are_named_exist(document: str) -> None:
    assert gone(text_of(document)) == []


@pytest.mark.parametrize("document", DOCUMENTS)
def test_links_lead_somewhere(document: str) -> None:
    links = re.findall(r"\]\((?!https?:|#)([^)#]+)", text_of(document))
    assert [link for link in links if not ((ROOT / document).parent / link).exists()] == []


# --- commands ---------------------------------------------------------------------------------------------------
TO_INSTALL = {"build"}
"""Modules that a document says how to install."""


def commands(text: str) -> list[str]:
    """What is to be typed: lines of their own, and between backticks."""
    typed = r"(?:PYTHONPATH=\S+ )?((?:python3? |leadenhall |\w+\.py --)"
    return re.findall(rf"(?:^ {{4,}}|`){typed}[^`\n]*[^`\n ])", text, re.MULTILINE)


def parsed_by(parse: Callable[[list[str]], object], words: list[str]) -> bool:
    try:
        found = parse(words)
    except SystemExit as left:
        return left.code == 0
    game = getattr(found, "game", "GAME")
    return game in GAMES or game in PLACEHOLDERS


def works(command: str) -> bool:
    """Whether what a command names is there, and its words are understood."""
    match shlex.split(command):
        case [_, "-m", "pygame_core"]:
            return True
        case ["leadenhall", *words] | [_, "-m", "pygame_core", *words]:
            return parsed_by(cli.parser().parse_args, words)
        case [_, "-c", source]:
            return bool(compile(source, "a document", "exec"))
        case [_, "-m", "pytest", *words]:
            paths = [word for word in words if "/" in word and "GAME" not in word]
            return all((ROOT / path).exists() for path in paths)
        case [_, "-m", module, *_]:
            return module in TO_INSTALL or find_spec(module) is not None
        case [_, file, *words] if file.endswith(".py"):
            return script_works(file, words)
        case [file, *words]:
            return script_works(f"build_scripts/{file}", words)
    return False


def script_works(file: str, words: list[str]) -> bool:
    if not (ROOT / file).exists():
        return False
    module = f"workshop.cli_{Path(file).stem}"
    return find_spec(module) is None or parsed_by(importlib.import_module(module).options, words)


def test_commands_that_are_gone_are_found() -> None:
    text = """
    python3 -m pygame_core play east_india_companies --seats human,steady
    python3 -m pygame_core play chess
    leadenhall ponder
Type `leadenhall games`, `python3 build_scripts/play.py --fast`, `python build_scripts/none.py`, `measure.py --only x`,
`test.py --only nothing`, `python -m pytest tests/none` or `python -m workshop.none`.
"""
    assert [command for command in commands(text) if not works(command)] == [
        "python3 -m pygame_core play chess", "leadenhall ponder", "python3 build_scripts/play.py --fast",
        "python build_scripts/none.py", "test.py --only nothing", "python -m pytest tests/none",
        "python -m workshop.none",
    ]  # fmt: skip


@pytest.mark.parametrize("document", DOCUMENTS)
def test_commands_that_are_named_work(document: str) -> None:
    assert [command for command in commands(text_of(document)) if not works(command)] == []


def test_the_readme_names_commands() -> None:
    assert len(commands(text_of("README.md"))) >= 10


# --- the architecture -------------------------------------------------------------------------------------------
def test_the_walk_of_a_move_can_be_walked() -> None:
    """Every file of it has what the walk says to look for."""
    rows = re.findall(r"^\| \d+ \| `([\w./]+)` \| (.*?) \|", text_of("ARCHITECTURE.md"), re.MULTILINE)
    assert len(rows) == 20
    for file, wanted in rows:
        source = (ROOT / file).read_text(encoding="utf-8")
        for name in re.findall(r"`(\w+)`", wanted):
            assert re.search(rf"\b{name}\b", source), f"{file} has no {name}"


def test_every_part_stands_in_the_common_store() -> None:
    store = text_of("ARCHITECTURE.md").partition("## The common store")[2].partition("\n## ")[0]
    told = set(re.findall(r"^\| `(\w+)` \|", store, re.MULTILINE))
    assert told == {path.stem for path in (ROOT / "pygame_core/parts").glob("*.py")} - {"__init__"}
