"""The checks of the house itself find what is planted for them: circles of imports, long files, ids taken apart."""

from __future__ import annotations

from pathlib import Path

import pytest

from workshop import house, parsed

pytestmark = pytest.mark.native


# --- imports ----------------------------------------------------------------------------------------------------
def package(folder: Path, **modules: str) -> Path:
    """A package `p` with these modules; two underscores in a name stand for the slash of a folder."""
    for name, source in {"__init__": "", **modules}.items():
        path = folder / "p" / (name if name == "__init__" else name.replace("__", "/", 1))
        path.parent.mkdir(parents=True, exist_ok=True)
        path.with_suffix(".py").write_text(source)
    return folder


def circles(folder: Path, **modules: str) -> list[list[str]]:
    return house.cycles(house.graph(package(folder, **modules), "p"))


def test_modules_that_import_each_other_are_found(tmp_path: Path) -> None:
    found = circles(tmp_path, a="from . import b", b="from .c import x", c="import p.a\nx = 1", d="from . import a")
    assert found == [["p.a", "p.b", "p.c"]]


def test_a_module_that_imports_its_package_closes_a_circle(tmp_path: Path) -> None:
    assert circles(tmp_path, __init__="from .a import f\nx = 1", a="from . import x\nf = 1") == [["p", "p.a"]]
    apart = circles(tmp_path, __init__="from .a import f", a="from .b import g\nf = g", b="g = 1")
    assert apart == []


@pytest.mark.parametrize(
    "back",
    [
        "def f():\n    from . import a",
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from . import a",
        "import typing\nif typing.TYPE_CHECKING:\n    from . import a\nelse:\n    a = None",
    ],
)
def test_what_is_not_imported_at_import_time_closes_no_circle(tmp_path: Path, back: str) -> None:
    assert circles(tmp_path, a="from . import b", b=back) == []


@pytest.mark.parametrize(
    "back",
    [
        "try:\n    from . import a\nexcept ImportError:\n    pass",
        "import sys\nif sys.platform:\n    pass\nelse:\n    from . import a",
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    pass\nelse:\n    from . import a",
        "class C:\n    from . import a",
    ],
)
def test_what_is_imported_in_some_case_closes_one(tmp_path: Path, back: str) -> None:
    assert circles(tmp_path, a="from . import b", b=back) == [["p.a", "p.b"]]


def test_relative_imports_are_followed_over_folders(tmp_path: Path) -> None:
    found = circles(
        tmp_path, top="from .inner.low import x", inner____init__="", inner__low="from ..top import y\nx = 1"
    )
    assert found == [["p.inner.low", "p.top"]]


def test_the_longest_file_is_told(tmp_path: Path) -> None:
    for name, lines in {"web/a.css": 7, "pygame_core/b.py": 5, "web/node_modules/c.js": 90, "web/d.svg": 99}.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("x\n" * lines)
    assert house.longest(tmp_path) == (7, tmp_path / "web/a.css")


# --- ids taken apart --------------------------------------------------------------------------------------------
PLANTED_PYTHON = """
import re
def number(target): return int(target.split("-")[1])
def office(value): return value.removeprefix("office/")
def kind(mark): return mark.startswith(REFUSED)
def rest(thing): return thing[len(PREFIX):]
def tail(value): return value[1:]
def place(at): return re.match("order-(.*)", at)
def mixed(x): return "/" in x
def where(x): return x.find("-")
def other(x): return x.replace("/", ".")
class Bot:
    def read(self, answer): return answer.rpartition("_")
def what(option): return option.value[0]
def last(answer): return answer[-1]
def first(option):
    what, *rest = option.value
def seat(act):
    _, seat = act
def chosen(seat):
    tail, head = yield question(seat)
def matched(answer):
    match answer:
        case ["take", card]: return card
def each(options): return [card for option in options for card in option.value]
def spread(answer): return play(*answer)
"""
INNOCENT_PYTHON = """
WORDS = "one two three".split()
def joined(parts): return "-".join(parts)
def first(cards): return cards[1:]
def known(good): return good in GOODS
def letter(text): return "x" in text
def short(value): return value[:20]
def position(phases): return phases.index("hiring")
def clean(text): return text.strip()
def newer(row): return replace(row, turn=2)
def named(values, value): return values[value]
def figures(table, company): return table.values[company.value]
def read(codec, option): return codec.read(option.value)
def asked(question):
    answer = yield question
    low, high = limits(answer)
    for n in answer: print(n)
"""
PLANTED = Path(__file__).parent / "planted"


def test_python_that_takes_an_id_apart_is_found() -> None:
    found = list(parsed.places(PLANTED_PYTHON, "planted.py"))
    named = ["number", "office", "kind", "rest", "tail", "place", "mixed", "where", "other", "Bot.read"]
    named += ["what", "last", "first", "seat", "chosen", "matched", "each", "spread"]
    assert [place.function for place in found] == named
    assert str(found[0]) == "planted.py:3 number: target.split('-')"


def test_python_that_takes_none_apart_is_not() -> None:
    assert list(parsed.places(INNOCENT_PYTHON, "innocent.py")) == []


def test_javascript_that_takes_an_id_apart_is_found() -> None:
    found = parsed.in_script([PLANTED / "taken_apart.js", PLANTED / "not_taken_apart.js"], PLANTED)
    named = ["number", "office", "office", "swapped", "last", "found", "mixed", "rest", "at", "cut", "odd",
             "what", "maybe", "moved", "shares", "spread"]  # fmt: skip
    assert [(place.file, place.function) for place in found] == [("taken_apart.js", name) for name in named]


def test_a_reason_covers_one_function_or_what_is_outside_of_all() -> None:
    prose = {"a/b.py f": "1", "a/c.py": "2", "a/gone.py": "3"}
    places = [
        parsed.Place(file, function, 1, "")
        for file, function in (("a/b.py", "f"), ("a/b.py", "f.inner"), ("a/b.py", "g"), ("a/b.py", ""),
                               ("a/c.py", ""), ("a/c.py", "x"), ("a/e.py", "f"))
    ]  # fmt: skip
    assert [(place.file, place.function) for place in parsed.taken_apart(places, prose)] == [
        ("a/b.py", "g"), ("a/b.py", ""), ("a/c.py", "x"), ("a/e.py", "f"),
    ]  # fmt: skip
    assert parsed.left_over(places, prose) == ["a/gone.py"]


# --- the house as it stands -------------------------------------------------------------------------------------
@pytest.fixture(scope="module")
def imports() -> house.Graph:
    return house.graph()


def test_no_modules_import_each_other_in_a_circle(imports: house.Graph) -> None:
    assert house.cycles(imports) == []


MAY_IMPORT = {
    "kernel": {"kernel"},
    "parts": {"kernel", "parts"},
    "games": {"kernel", "parts", "games", "bots", "report.census"},
    "bots": {"kernel", "parts", "bots", "games.registry"},
}
"""The layers of the core, from the bottom; games say in the words of bots and reports what these are to know of them.
That games do not import each other, `tests/conformance` sees to."""


@pytest.mark.parametrize("layer", MAY_IMPORT)
def test_a_layer_imports_only_what_lies_below(layer: str, imports: house.Graph) -> None:
    inside = f"{house.PACKAGE}.{layer}"
    allowed = tuple(f"{house.PACKAGE}.{other}" for other in MAY_IMPORT[layer])
    edges = [(name, other) for name, others in imports.items() for other in others if name.startswith(inside)]
    assert edges
    assert [edge for edge in edges if not edge[1].startswith(allowed)] == []


def test_python_takes_no_id_apart() -> None:
    """What somebody needs to know of a piece or an option is a field of its reference, or a parameter."""
    assert [str(place) for place in parsed.taken_apart(parsed.in_python())] == []


@pytest.fixture(scope="module")
def of_the_page() -> list[parsed.Place]:
    return parsed.in_page()


def test_the_page_takes_no_id_apart(of_the_page: list[parsed.Place]) -> None:
    assert [str(place) for place in parsed.taken_apart(of_the_page)] == []


def test_every_reason_for_prose_is_still_needed(of_the_page: list[parsed.Place]) -> None:
    assert parsed.left_over([*parsed.in_python(), *of_the_page]) == []
