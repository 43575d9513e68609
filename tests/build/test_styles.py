"""Styles of boards and of the page do not mean each other's parts, and give way to each other in one known order."""

import json
import posixpath
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from workshop import styles

pytestmark = pytest.mark.native

WEB = Path(__file__).parents[2] / "web"
BOARDS = sorted(json.loads((WEB / "boards/index.json").read_text(encoding="utf-8")))
# Sheets of the lobby, and of what lobby and table have in common.
OF_THE_LOBBY = {"fields", "dialog", "notices", "first", "games", "games-phone", "lobby", "arriving", "composer", "kept"}
EVERYWHERE = set("btn icon icon-only arms tag row wrap small muted sr s end panel ledger caps tools".split())
FILLED_IN = re.compile(r"\$\{[^}]*\}")
IMPORT = re.compile(r'@import "([^"]+)" layer\((\w+)\)([^;]*);')
# What screens in a window of their own and inside another page have in common.
SHARED = "style/shared/screens.css"
LONGEST = 300


def classes_given(folder: str) -> set[str]:
    """Every class that a template in this folder gives to an element."""
    texts = [path.read_text(encoding="utf-8") for path in (WEB / folder).rglob("*.js")]
    given = [row for text in texts for row in re.findall(r'(?:class=|made\(|cls: )"([^"]*)"', text)]
    return {name for row in given for name in re.findall(r"[a-z][\w-]*", FILLED_IN.sub(" ", row))}


def content(path: Path) -> str:
    """A sheet without remarks."""
    return re.sub(r"/\*.*?\*/", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)


def blocks(css: str) -> Iterator[tuple[str, str]]:
    """The outermost blocks of a sheet, head and body; blocks under a condition stand for themselves."""
    depth = begin = 0
    head = ""
    for at, letter in enumerate(css):
        if letter == "{":
            if depth == 0:
                head, begin = css[begin:at].strip(), at + 1
            depth += 1
        elif letter == "}":
            depth -= 1
            if depth == 0:
                body, begin = css[begin:at], at + 1
                yield from blocks(body) if head.startswith(("@media", "@container")) else [(head, body)]


def selectors(css: str) -> Iterator[str]:
    for head, _ in blocks(css):
        yield from (one.strip() for one in re.split(r",(?![^(]*\))", head) if not one.strip().startswith("@"))


def sheets(*folders: str) -> list[Path]:
    """Every sheet in these folders of the page; all of them lie in one below `style` or a board's."""
    return sorted(path for folder in folders for path in (WEB / folder).rglob("*.css") if path.name != "example.css")


@pytest.mark.parametrize("game", BOARDS)
def test_a_board_says_nothing_about_the_page(game: str) -> None:
    """All of its rules are about what is inside its root, which is nothing of the page."""
    heads = {path: list(selectors(content(path))) for path in (WEB / "boards" / game).rglob("*.css")}
    assert heads
    [root] = {one for found in heads.values() for one in found if re.fullmatch(r"\.\w+", one)}
    inside = re.compile(rf"\{root}\b")
    assert {path.name: one for path, found in heads.items() for one in found if not inside.search(one)} == {}
    page = classes_given("app")
    assert {"masthead", "game", "held"} <= page
    assert root[1:] not in page


def test_boards_have_roots_of_their_own() -> None:
    roots = [next(selectors(content(next((WEB / "boards" / game).rglob("*.css"))))) for game in BOARDS]
    assert len({*roots}) == len(roots) > 1


def test_the_table_says_nothing_about_the_lobby() -> None:
    lobby = classes_given("app/lobby") - EVERYWHERE
    assert {"games", "comp"} <= lobby
    strays = [
        f"{path.name}: {one}"
        for path in sheets("style")
        if path.stem not in OF_THE_LOBBY
        for one in selectors(content(path))
        if re.fullmatch(r"\.([\w-]+)(:hover)?", one) and one[1:].split(":")[0] in lobby
    ]
    assert strays == []


def test_layers_are_declared_once_and_every_sheet_has_its_own() -> None:
    """What is linked to only puts together: each part of the folder of a layer goes into that layer."""
    first = content(WEB / "style/tokens.css")
    [declared] = re.findall(r"@layer ([^;{]+);", first)
    layers = [name.strip() for name in declared.split(",")]
    assert layers[0] == "tokens" and layers.index("components") < layers.index("phone") < layers.index("boards")
    parts = {path.relative_to(WEB).as_posix() for path in sheets("style", "boards")}
    together = [*styles.linked(sorted(parts)), SHARED]
    imported = set()
    for path in together:
        sheet = content(WEB / path)
        rest = IMPORT.sub("", sheet).replace(f"@layer {declared};", "").replace('@import "shared/screens.css";', "")
        assert rest.strip() == "", f"{path} has rules of its own"
        for name, layer, _ in IMPORT.findall(sheet):
            at = posixpath.normpath(f"{posixpath.dirname(path)}/{name}")
            assert layer in layers and layer == ("boards" if path.startswith("boards/") else at.split("/")[1]), name
            imported.add(at)
    assert imported == parts - {*together}
    assert [path for path in imported if "@layer" in content(WEB / path)] == []


def test_a_component_has_a_sheet_that_can_be_read_at_one_sitting() -> None:
    lines = {path.name: path.read_text(encoding="utf-8").count("\n") for path in sheets("style", "boards")}
    assert {name: count for name, count in lines.items() if count > LONGEST} == {}
