"""JavaScript stands in files, where it is formatted and checked, and is called with arguments."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from workshop import page_scripts
from workshop.paths import WEB

pytestmark = pytest.mark.native

PLANTED = Path(__file__).parent / "planted/scripts.py"


def test_scripts_that_are_put_together_or_long_are_found() -> None:
    source = PLANTED.read_text(encoding="utf-8")
    marked = [number for number, line in enumerate(source.splitlines(), 1) if line.endswith("planted")]
    # of a text of several lines, the first is told
    marked[0] -= 2
    assert page_scripts.places({"planted.py": source}) == [f"planted.py:{number}" for number in marked]


def test_a_text_that_looks_like_a_script_is_found_whoever_gets_it() -> None:
    """The second parameter of `evaluate` is of the game, not of a page."""
    source = 'worth = bots.evaluate(table.game + 1)\nPAGE = """<script>\n</script>"""\n'
    assert page_scripts.places({"no_page.py": source}) == ["no_page.py:2"]


def test_no_script_stands_in_python() -> None:
    assert page_scripts.in_python() == []


BEFORE_WORDS = re.compile(r'words\(\s*"([\w.-]+)",\s*"([^"]*)"')


@pytest.mark.parametrize("script", ["bootcard", "framed"])
def test_what_a_script_says_before_there_are_words_is_in_the_catalogue(script: str) -> None:
    words = json.loads((WEB / "words/en/shell.json").read_text(encoding="utf-8"))
    said = BEFORE_WORDS.findall((WEB / f"app/{script}.js").read_text(encoding="utf-8"))
    assert said
    assert {key: words.get(key) for key, _ in said} == dict(said)
