"""What the page gets of the core: nothing that only a reader needs, and some of it only when it asks."""

import ast
import json
import subprocess
import sys
import zipfile
from itertools import cycle, islice
from pathlib import Path
from typing import Any

import pytest

from pygame_core.facade import REQUESTS, call
from pygame_core.games.registry import GAMES, levels, ruleset
from pygame_core.kernel import rulebook
from workshop import stdlib
from workshop.asking import modes
from workshop.lean import leaned
from workshop.paths import ROOT

CORE = ROOT / "pygame_core"
PLAYED = """
import json, sys
from pygame_core.facade import call
def ask(**request):
    answer = json.loads(call(json.dumps(request)))
    assert answer["ok"], answer
    return answer
seats = [{"name": "Ann", "kind": kind} for kind in ("human", "steady", "steady")]
table = ask(do="new", game="auction_house", seed=1, seats=seats, viewer=0)["table"]
ask(do="bot", table=table, viewer=0)
before = [*sys.modules]
ask(**{"do": sys.argv[1], "table": table, "viewer": 0, **json.loads(sys.argv[2])})
print(json.dumps([before, [*sys.modules]]))
"""


LEAN = {
    "def f(a: int, /, b: int = 2, *c: int, d: int = 1, **e: int) -> T: 0": "def f(a, /, b = 2, *c, d = 1, **e) : 0",
    "def f(\n    a: list[\n        int],\n): pass": "def f(\n    a\n,\n): pass",
    "def f() -> dict[\n    str, int]:\n    pass": "def f() \\\n:\n    pass",
    "class A:\n    b: int = 1\n    def f(self, é: int): pass": "class A:\n    b: int = 1\n    def f(self, é): pass",
    "A: int = 1\nB: tuple[\n    int] = 1,\nC: int": "A = 1\nB\\\n = 1,\npass",
    "if TYPE_CHECKING:\n    from a import b\nd = 1": "pass\n\nd = 1",
    "def f():\n    a: int = 1\n    return lambda b: b": "def f():\n    a: int = 1\n    return lambda b: b",
}


@pytest.mark.parametrize("written", LEAN)
def test_what_nothing_reads_while_a_module_runs_is_left_out(written: str) -> None:
    assert leaned(written.encode()).decode() == LEAN[written]


class Plain(ast.NodeTransformer):
    """The same by the syntax tree, which knows of no lines."""

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        self.generic_visit(node)
        node.returns = None
        return node

    def visit_arg(self, node: ast.arg) -> ast.AST:
        node.annotation = None
        return node

    def visit_Module(self, node: ast.Module) -> ast.AST:
        self.generic_visit(node)
        node.body = [self.plain(one) for one in node.body]
        return node

    @staticmethod
    def plain(node: ast.stmt) -> ast.stmt:
        if isinstance(node, ast.AnnAssign):
            return ast.Assign([node.target], node.value) if node.value else ast.Pass()
        return ast.Pass() if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING" else node


def test_every_module_says_the_same_without_it_on_the_same_lines() -> None:
    modules = sorted(CORE.rglob("*.py"))
    assert modules
    for path in modules:
        written = path.read_bytes()
        lean = leaned(written)
        assert ast.dump(ast.parse(lean)) == ast.dump(Plain().visit(ast.parse(written))), path
        assert lean.count(b"\n") == written.count(b"\n"), path


def test_a_pack_on_request_is_named_by_a_request_and_by_no_game() -> None:
    assert stdlib.ON_REQUEST.keys() <= REQUESTS.keys()
    assert not stdlib.ON_REQUEST.keys() & {*GAMES, "core"}


OF_A_GAME: dict[str, dict[str, Any]] = {
    "survey": {"game": "john_company_first"}, "ending": {"game": "auction_house"}, "doubts": {"from": 0, "to": 0},
}  # fmt: skip
"""What only some games have is asked of one that has it."""


@pytest.mark.parametrize("request_kind", stdlib.ON_REQUEST)
def test_nobody_needs_a_pack_before_its_request(request_kind: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PLAYED, request_kind, json.dumps(OF_A_GAME.get(request_kind, {}))], cwd=ROOT,
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    before, after = json.loads(done.stdout)
    modules = stdlib.ON_REQUEST[request_kind]
    own = {f"pygame_core.{module.removesuffix('/__init__').replace('/', '.')}" for module in modules}
    assert not own & {*before}
    assert own <= {*after}


def ask(**request: Any) -> Any:
    answer = json.loads(call(json.dumps(request)))
    assert answer["ok"], answer
    return answer


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_without_its_ledger_until_the_rules_are_asked_for(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []

    def text_of(package: str, name: str) -> str:
        read.append(name)
        return ""

    monkeypatch.setattr(rulebook, "text_of", text_of)
    rulebook.ledger.cache_clear()
    [listed] = [one for one in ask(do="games")["games"] if one["id"] == game]
    scenario, bot = listed["scenarios"][0], listed["bots"][1]["id"]
    seats = [{"name": f"House {n}", "kind": bot} for n in range(max(scenario["seats"]))]
    table = ask(do="new", game=game, scenario=scenario["id"], seed=1, seats=seats, viewer=0)["table"]
    for _ in range(60):
        ask(do="bot", table=table, viewer=0)
    ask(do="view", table=table, viewer=1)
    assert read == []
    ask(do="rules", game=game)
    assert read == [*stdlib.OF_A_GAME_ON_REQUEST["rules"]]
    rulebook.ledger.cache_clear()


FAIR = {
    "supplements": [
        {"id": "night", "modules": ["phases.night", "lamps"], "words": ["night"], "seats": [1, 2], "scenarios": None}
    ],
    "data": [],
    "lessons": {},
}
MAIN, NIGHT, LESSON = "", "fair.night", "fair.lesson"
OF_THE_FAIR = {
    "rules.toml": "fair.rules", "rules.py": MAIN, "lesson.json": LESSON, "lesson_lights.json": LESSON,
    "messages/en/lesson.json": LESSON, "messages/en/lesson_lights.json": LESSON, "messages/en/night.json": NIGHT,
    "messages/en/lessons.json": MAIN, "phases/night/__init__.py": NIGHT, "phases/night/stalls/light.py": NIGHT,
    "phases/nights.py": MAIN, "lamps.py": NIGHT, "lamps.json": MAIN, "phases/lamps.py": MAIN,
    "bots/__init__.py": "fair.bots", "bots/plans/day.py": "fair.bots", "levels.py": MAIN,
    "statistics.py": "fair.survey", "ending.py": "fair.ending", "messages/en/ending.json": "fair.ending",
}  # fmt: skip
"""By the files of a game: their packs."""


def test_what_comes_on_request_or_with_a_mode_is_packed_apart(tmp_path: Path) -> None:
    core = tmp_path / "core.whl"
    with zipfile.ZipFile(core, "w") as wheel:
        for name in OF_THE_FAIR:
            wheel.writestr(f"pygame_core/games/fair/{name}", "")
        wheel.writestr("pygame_core/games/show/lamps.py", "")
    apart = stdlib.packed_apart(core, {"fair": FAIR})
    on_request = {f"pygame_core/{module}.pyc": pack for pack, some in stdlib.ON_REQUEST.items() for module in some}
    assert on_request["pygame_core/recap.pyc"] == "recap"
    assert apart == on_request | {
        stdlib.when_compiled(f"pygame_core/games/fair/{name}"): pack for name, pack in OF_THE_FAIR.items() if pack
    }


# --- what a mode needs ------------------------------------------------------------------------------------------
BROUGHT = """
import json, sys
from pygame_core.facade import call, desk
def ask(**request):
    answer = json.loads(call(json.dumps(request)))
    assert answer["ok"], answer
    return answer
game, scenario, seats = sys.argv[1], sys.argv[2], int(sys.argv[3])
for number, kind in enumerate(("random", "steady")):
    rows = [{"name": f"House {n}", "kind": kind} for n in range(seats)]
    opened = ask(do="new", game=game, scenario=scenario, seed=number, seats=rows, viewer=0)
    table = opened["table"]
    for turn in range(4000 if kind == "random" else 150):
        if not ask(do="bot", table=table, viewer=turn % seats)["moved"]:
            break
    for viewer in (None, *range(seats)):
        ask(do="view", table=table, viewer=viewer)
    ask(do="bargain", table=table, viewer=0)
    words = desk.find(table).presenter.words
    assert not words.missing, words.missing
    again = ask(do="load", save=ask(do="save", table=table)["save"], viewer=None)
    assert ask(do="digest", table=again["table"])["digest"] == ask(do="digest", table=table)["digest"]
"""


SHOWN = """
import json, sys
from pygame_core.facade import call
def ask(**request):
    answer = json.loads(call(json.dumps(request)))
    assert answer["ok"], answer
    return answer
game = sys.argv[1]
kinds = sys.argv[2:]
seats = [{"name": f"House {n}", "kind": kind} for n, kind in enumerate(kinds)]
opened = ask(do="new", game=game, seed=1, seats=seats, viewer=0)
again = ask(do="load", save=ask(do="save", table=opened["table"])["save"], viewer=0)
ask(do="view", table=again["table"], viewer=None)
assert f"pygame_core.games.{game}.bots" not in sys.modules and "pygame_core.bots" not in sys.modules
"""


@pytest.fixture(scope="module")
def core_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The core as it is made ready for the page, but for being compiled."""
    wheel = tmp_path_factory.mktemp("core") / "core.whl"
    with zipfile.ZipFile(wheel, "w") as made:
        for path in sorted(CORE.rglob("*")):
            name = path.relative_to(ROOT).as_posix()
            if path.is_file() and "__pycache__" not in name and not stdlib.not_for_the_page(name):
                made.writestr(zipfile.ZipInfo(stdlib.for_the_page(name, b"")[0] if name.endswith(".toml") else name),
                              stdlib.for_the_page(name, path.read_bytes())[1])  # fmt: skip
    return wheel


def brought(wheel: Path, packs: set[str], folder: Path) -> Path:
    """A folder with the core and these packs of games, and nothing else of any game."""
    apart = stdlib.packed_apart(wheel, modes())
    with zipfile.ZipFile(wheel) as whole:
        for name in whole.namelist():
            parts = name.split("/")
            game = parts[2] if parts[1] == "games" and len(parts) > 3 else ""
            if apart.get(stdlib.when_compiled(name), game) in packs | {""}:
                whole.extract(name, folder)
    return folder


@pytest.mark.parametrize("game", GAMES)
def test_a_table_with_bots_stands_before_anything_is_known_of_what_they_think(
    core_wheel: Path, tmp_path: Path, game: str
) -> None:
    supplements = {f"{game}.{one.id}" for one in ruleset(game).supplements}
    folder = brought(core_wheel, {game, *supplements}, tmp_path)
    most = max(ruleset(game).scenarios[0].seats)
    kinds = ["human", *islice(cycle(levels(game)), most - 1)]
    subprocess.run([sys.executable, "-c", SHOWN, game, *kinds], cwd=folder, check=True)
    done = subprocess.run(
        [sys.executable, "-c", f"from pygame_core.games.{game}.bots import evaluate"],
        cwd=folder,
        check=False,
        capture_output=True,
    )
    assert b"Error" in done.stderr


OF_MODES = [
    ("john_company_second", 4, "1710", []),
    ("john_company_second", 1, "1710", ["crown"]),
    ("john_company_second", 3, "1758", ["firms"]),
    ("john_company_second", 2, "1813", ["crown", "firms"]),
]


@pytest.mark.parametrize(("game", "seats", "scenario", "supplements"), OF_MODES)
def test_a_game_is_played_with_the_packs_of_its_mode(
    core_wheel: Path, tmp_path: Path, game: str, seats: int, scenario: str, supplements: list[str]
) -> None:
    """Every supplement, alone and with the others, and none: what is not brought is not there."""
    folder = brought(core_wheel, {game, f"{game}.bots", *(f"{game}.{one}" for one in supplements)}, tmp_path)
    subprocess.run([sys.executable, "-c", BROUGHT, game, scenario, str(seats)], cwd=folder, check=True)
    missing = [one for one in ruleset(game).supplements if one.id not in supplements]
    for one in missing:
        joining = f"pygame_core.games.{game}.{one.joining}"
        done = subprocess.run([sys.executable, "-c", f"import {joining}"], cwd=folder, check=False, capture_output=True)
        assert b"ModuleNotFoundError" in done.stderr


def test_all_supplements_are_played_with_and_without() -> None:
    for game in GAMES:
        known = {one.id for one in ruleset(game).supplements}
        played = [{*supplements} for name, *_, supplements in OF_MODES if name == game]
        assert not known or (set() in played and known in played)
        for name, seats, scenario, supplements in OF_MODES:
            if name == game:
                mode = ruleset(game).mode(seats, scenario, None)
                assert [one.id for one in ruleset(game).supplements_of(mode)] == supplements
