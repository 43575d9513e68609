"""Styles of boards and of the page do not mean each other's parts."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

pytestmark = pytest.mark.native

WEB = Path(__file__).parents[2] / "web"
# The roots that boards draw themselves into; `.stage` is the page's place for them.
ROOTS = re.compile(r"\.(stage|eic|jc2)\b")
# What lobby and table have in common.
EVERYWHERE = set("btn icon icon-only arms tag row wrap small muted sr s end panel ledger".split())
FILLED_IN = re.compile(r"\$\{[^}]*\}")


def classes_given(folder: str) -> set[str]:
    """Every class that a template in this folder gives to an element."""
    texts = [path.read_text(encoding="utf-8") for path in (WEB / folder).rglob("*.js")]
    given = [row for text in texts for row in re.findall(r'(?:class=|made\(|cls: )"([^"]*)"', text)]
    return {name for row in given for name in re.findall(r"[a-z][\w-]*", FILLED_IN.sub(" ", row))}


def selectors(css: str) -> Iterator[str]:
    for row in re.findall(r"([^{}]+)\{", re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL)):
        yield from (one.strip() for one in re.split(r",(?![^(]*\))", row) if not one.strip().startswith("@"))


@pytest.mark.parametrize(
    "path", sorted((WEB / "boards").glob("*/style/*.css")), ids=lambda path: f"{path.parts[-3]}/{path.stem}"
)
def test_a_board_says_nothing_about_the_page(path: Path) -> None:
    page = classes_given("app")
    assert {"masthead", "game", "held"} <= page
    strays = [
        one
        for one in selectors(path.read_text(encoding="utf-8"))
        if (named := re.findall(r"\.([a-zA-Z][\w-]*)", one)) and set(named) <= page and not ROOTS.search(one)
    ]
    assert strays == []


def test_the_table_says_nothing_about_the_lobby() -> None:
    lobby = classes_given("app/lobby") - EVERYWHERE
    strays = [
        f"{path.name}: {one}"
        for path in (WEB / "style").glob("table*.css")
        for one in selectors(path.read_text(encoding="utf-8"))
        if re.fullmatch(r"\.([\w-]+)(:hover)?", one) and one[1:].split(":")[0] in lobby
    ]
    assert strays == []
