"""What the documents name is there: files, folders, links, and the functions along the walk of a move."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

pytestmark = pytest.mark.native

ROOT = Path(__file__).parents[2]
DOCUMENTS = ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md")
FOLDERS = "pygame_core|web|build_scripts|tests|e2e"
PLACEHOLDERS = ("GAME", "<")


def text_of(document: str) -> str:
    return (ROOT / document).read_text(encoding="utf-8")


@pytest.mark.parametrize("document", DOCUMENTS)
def test_files_that_are_named_exist(document: str) -> None:
    named = re.findall(rf"`((?:{FOLDERS})/[\w./<>*-]*)`", text_of(document))
    assert document == "README.md" or named
    gone = [name for name in named if not any(word in name for word in PLACEHOLDERS) and not list(ROOT.glob(name))]
    assert not gone


@pytest.mark.parametrize("document", DOCUMENTS)
def test_links_lead_somewhere(document: str) -> None:
    links = re.findall(r"\]\((?!https?:|#)([^)#]+)", text_of(document))
    assert [link for link in links if not (ROOT / link).exists()] == []


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
