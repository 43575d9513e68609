"""Planted faults: a tiny package with faults that its tests notice, and some that they do not."""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path

import pytest

from workshop.faults import equivalent, ours
from workshop.faults.draw import NO_FAULT, draw
from workshop.faults.operators import find
from workshop.faults.seen import Timed
from workshop.faults.survey import Outcome, Survey, in_order, in_turns, survey
from workshop.faults.tree import Tree
from workshop.problems import Problem

pytestmark = pytest.mark.native

SUMS = '''
"""Sums."""
from functools import cache

LIMIT = 3
SPARE = 7


def enough(n: int, least: int = LIMIT) -> bool:
    """At least 3."""
    return n >= least


def down(n: int) -> int:
    while n:
        n -= 1
    return n


def best(found: list[int]) -> int:
    most = found[0]
    for one in found:
        most = one if one > most else most
    return most


@cache
def table() -> dict[str, int]:
    return {"a": 1, "b": 2}


LETTERS = sorted(table())


def alone(n: int) -> int:
    return n + 1
'''
TESTS = """
from tiny import sums


def test_enough():
    assert sums.enough(5) and not sums.enough(1)


def test_down():
    assert sums.down(2) == 0


def test_best():
    assert sums.best([1, 3, 2]) == 3


def test_letters():
    assert sums.LETTERS == ["a", "b"]
"""
SAME = """
[[fault]]
file = "tiny/sums.py"
within = "best"
statement = "most = one if one > most else most"
before = "one > most"
after = "one >= most"
reason = "Of two that are equal it does not matter which is taken."
"""


def tiny(root: Path, tests: str = TESTS) -> Tree:
    for name, text in {"tiny/__init__.py": "", "tiny/sums.py": SUMS, "tests/test_sums.py": tests,
                       "pyproject.toml": '[tool.pytest.ini_options]\npythonpath = ["."]\n'}.items():  # fmt: skip
        (root / name).parent.mkdir(exist_ok=True)
        (root / name).write_text(text, encoding="utf-8")
    return Tree(root, "tiny", {"sums": ("tiny",)})


def surveyed(root: Path, listed: str = SAME, tests: str = TESTS) -> Survey:
    """All the faults that can be planted in the tiny package."""
    (root / "same.toml").write_text(listed, encoding="utf-8")
    return survey(
        tiny(root, tests), ["sums"], 1000, "1", root / "same.toml", shelf=root / "seen", at_once=2, patience=0.4
    )


@pytest.fixture(scope="module")
def done(tmp_path_factory: pytest.TempPathFactory) -> Survey:
    return surveyed(tmp_path_factory.mktemp("tiny"))


@pytest.fixture
def found(done: Survey) -> Callable[[str, str], Outcome]:
    def one(before: str, after: str) -> Outcome:
        [outcome] = [
            one for one in done.outcomes if (one.fault.change.before, one.fault.change.after) == (before, after)
        ]
        return outcome

    return one


def test_a_test_that_fails_kills_and_is_named(found: Callable[[str, str], Outcome]) -> None:
    outcome = found("return most", "return None")
    assert (outcome.verdict, outcome.by) == ("killed", "tests/test_sums.py::test_best")


def test_a_boundary_that_no_test_meets_survives(found: Callable[[str, str], Outcome], done: Survey) -> None:
    outcome = found("n >= least", "n > least")
    assert outcome.verdict == "survived" and outcome in done.survivors
    assert outcome.fault.as_text() == "tiny/sums.py:11  n >= least -> n > least"


def test_a_loop_without_end_is_noticed(found: Callable[[str, str], Outcome]) -> None:
    assert found("n -= 1", "n += 1").verdict == "endless"
    assert found("n -= 1", "n += 1").killed


def test_what_no_test_runs_survives(found: Callable[[str, str], Outcome], done: Survey) -> None:
    outcome = found("n + 1", "n - 1")
    assert (outcome.verdict, outcome.tried) == ("unseen", 0)
    assert outcome in done.survivors


def test_what_runs_at_import_is_planted_there(done: Survey) -> None:
    """A function of which only the result at import is tested, by what it filled a table with."""
    dropped = [one for one in done.outcomes if one.fault.change.within == "table"]
    verdicts = {one.fault.change.before: one.verdict for one in dropped if one.fault.change.after == "(dropped)"}
    assert verdicts == {"'a': 1": "killed", "'b': 2": "killed"}
    by_value = {one.fault.change.after: one.verdict for one in done.outcomes if one.fault.change.before == "3"}
    assert by_value == {"2": "survived", "4": "survived"}, "5 is enough and 1 is not, with 2 and 4 as well"
    assert all(one.verdict != "killed" for one in done.outcomes if one.fault.change.before == "7")


def test_an_equivalent_is_told_with_its_reason_and_does_not_count(done: Survey) -> None:
    [outcome] = done.equivalents
    assert outcome.fault.change.after == "one >= most" and outcome.reason.startswith("Of two")
    counted = [one for one in done.outcomes if one is not outcome]
    assert done.share("sums") == sum(one.killed for one in counted) / len(counted)
    assert not done.complaints


def test_an_entry_that_a_test_contradicts_is_told(tmp_path: Path) -> None:
    wrong = SAME.replace('one > most"', 'return most"').replace("one >= most", "return None")
    wrong = wrong.replace("most = one if one > most else most", "return most")
    [said] = surveyed(tmp_path, wrong).complaints
    assert said.startswith("was noticed by tests/test_sums.py::test_best")


def test_an_entry_for_what_is_gone_or_not_clear_is_told(tmp_path: Path) -> None:
    tree = tiny(tmp_path)
    gone = equivalent.Equivalent(("tiny/sums.py", "best", "return most", "most", "least"), "gone")
    assert equivalent.complaints(tree, [gone]) == ["no such fault any more: tiny/sums.py (best)  most -> least"]
    (tmp_path / "same.toml").write_text(SAME, encoding="utf-8")
    [kept] = equivalent.read(tmp_path / "same.toml")
    assert equivalent.complaints(tree, [kept]) == []
    assert equivalent.complaints(tree, [kept, kept])[0].startswith("stands twice")
    twice = SUMS.replace("    return most", "        most = one if one > most else most\n    return most")
    (tmp_path / "tiny/sums.py").write_text(twice, encoding="utf-8")
    assert equivalent.complaints(tree, [kept])[0].startswith("means 2 faults")


def test_an_entry_survives_a_shift_of_lines(tmp_path: Path) -> None:
    tree = tiny(tmp_path)
    (tmp_path / "same.toml").write_text(SAME, encoding="utf-8")
    (tmp_path / "tiny/sums.py").write_text("# shifted\n\n" + SUMS, encoding="utf-8")
    assert equivalent.complaints(tree, equivalent.read(tmp_path / "same.toml")) == []


@pytest.mark.parametrize(
    "change", [("reason = ", "why = "), ("Of two that are equal it does not matter which is taken.", " ")]
)
def test_an_entry_needs_a_reason(tmp_path: Path, change: tuple[str, str]) -> None:
    (tmp_path / "same.toml").write_text(SAME.replace(*change), encoding="utf-8")
    with pytest.raises(Problem, match="fault 1 has"):
        equivalent.read(tmp_path / "same.toml")


def test_tests_that_fail_by_themselves_are_named(tmp_path: Path) -> None:
    with pytest.raises(Problem, match=r"1 tests fail without any fault, tests/test_sums.py::test_wrong"):
        surveyed(tmp_path, tests=TESTS + "\n\ndef test_wrong():\n    assert sums.down(1)\n")


def test_a_test_that_leans_on_another_kills_nothing(tmp_path: Path) -> None:
    """It fails whenever it comes first, so it says nothing about a fault."""
    slow = "\n\nCAME = []\n\n\ndef test_slow():\n    CAME.append(sum(range(5_000_000)) and sums.enough(5))\n"
    leaning = "\n\ndef test_leaning():\n    assert CAME and sums.enough(5)\n"
    with pytest.raises(Problem, match=r"Without any fault a test fails as well: tests/test_sums.py::test_leaning"):
        surveyed(tmp_path, tests=TESTS + slow + leaning)


def test_the_same_seed_draws_the_same_faults(tmp_path: Path) -> None:
    tree = tiny(tmp_path)
    drawn = [fault.key for fault in draw(tree, "sums", 8, "1")]
    assert drawn == [fault.key for fault in draw(tree, "sums", 8, "1")]
    assert drawn[:4] == [fault.key for fault in draw(tree, "sums", 4, "1")]
    assert drawn != [fault.key for fault in draw(tree, "sums", 8, "2")]
    assert len(set(drawn)) == 8
    with pytest.raises(Problem, match="No sources of tiny go by 'nowhere'"):
        draw(tree, "nowhere", 1, "1")


def offered(source: str) -> set[str]:
    return {f"{change.before} -> {change.after}" for change in find(ast.parse(source))}


@pytest.mark.parametrize(("source", "faults"), [
    ("def f(a): return a < 1", {"return a < 1 -> return None", "a < 1 -> a <= 1", "1 -> 0", "1 -> 2"}),
    ("def f(a, b): g(a, b, c=a and b)\ndef h(a, b): g(a, 'b')", {
        "g(a, b, c=a and b) -> (dropped)", "g(a, b, c=a and b) -> g(b, a, c=a and b)", "c=a and b of g -> (dropped)",
        "a and b -> a or b", "a and b -> a", "a and b -> b", "g(a, 'b') -> (dropped)",
    }),
    ("def f(a):\n for b in a:\n  if not b: continue\n  a[b] = -b", {
        "not b -> b", "continue -> break", "a[b] = -b -> (dropped)", "-b -> b",
    }),
    ("def f(a, b=2):\n return [c for c in a if c]", {
        "2 -> 1", "2 -> 3", "if c -> (dropped)", "return [c for c in a if c] -> return None",
    }),
    ("def f(a):\n a += 1 if a else 0", {
        "a += 1 if a else 0 -> (dropped)", "a += 1 if a else 0 -> a -= 1 if a else 0",
        "1 if a else 0 -> 0 if a else 1", "1 -> 0", "1 -> 2", "0 -> 1", "0 -> -1",
    }),
    ("def f(a):\n yield a", set()),
    ("def f(a): return False", {"False -> True"}),
])  # fmt: skip
def test_each_slip_is_offered(source: str, faults: set[str]) -> None:
    assert offered(source) == faults


@pytest.mark.parametrize("source", [
    "'''1 word.'''",
    "from __future__ import annotations",
    "if TYPE_CHECKING:\n    limit = 3",
    "Move = tuple[str, int]",
    "Some = int | None",
    "def f(a: Literal[1]) -> Literal[2]: pass",
    "def f(a): assert a > 1",
    "class A:\n    def __repr__(self): return 1 + 1",
    "@overload\ndef f(a=1): return a",
    "def f(a):\n    b = cast('list[int]', a)",
    "__slots__ = ('a', 1)",
])  # fmt: skip
def test_what_nobody_runs_is_left_alone(source: str) -> None:
    assert offered(source) == set()


def test_files_of_tests_take_turns() -> None:
    tests = [Timed(f"a::{n}", 0.3) for n in range(4)] + [Timed(f"b::{n}", 0.5) for n in range(4)]
    assert [test.name for test in in_turns(tests, 100)] == [
        "a::0",
        "a::1",
        "b::0",
        "a::2",
        "a::3",
        "b::1",
        "b::2",
        "b::3",
    ]
    assert [test.name for test in in_turns(tests, 1)] == ["a::0", "a::1", "b::0"]
    assert [test.name for test in in_turns(tests, 0)] == ["a::0"]


def test_tests_that_speak_of_what_was_changed_come_first() -> None:
    tests = [Timed(f"a::{n}", 0.1) for n in range(9)] + [Timed(f"b::{n}", 0.5, near=1) for n in range(4)]
    taken = [test.name for test in in_order(tests, 1.5)]
    assert taken[:2] == ["b::0", "b::1"] and set(taken) >= {"a::0", "a::1", "a::2", "a::3"}
    assert {test.name for test in in_order(tests, 100)} == {test.name for test in tests}
    assert [test.name for test in in_order(tests[:3], 0)] == ["a::0"]


def test_every_fault_of_ours_has_sources() -> None:
    assert all(ours.TREE.files_of(folder) for folder in ours.FOLDERS)
    entries = equivalent.read(ours.LISTED)
    assert equivalent.complaints(ours.TREE, entries) == []
    assert NO_FAULT < 0
