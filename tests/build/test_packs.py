"""What the page gets of the core: nothing that only a reader needs, and some of it only when it asks."""

import ast
import json
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest

from pygame_core.facade import REQUESTS, call
from pygame_core.games.registry import GAMES
from pygame_core.kernel import rulebook
from workshop import stdlib
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


OF_A_GAME: dict[str, dict[str, str]] = {"survey": {"game": "john_company_first"}}
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
    assert read == [name for name in stdlib.OF_A_GAME_ON_REQUEST if name.endswith(".toml")]
    rulebook.ledger.cache_clear()


def test_what_comes_on_request_is_packed_apart(tmp_path: Path) -> None:
    core = tmp_path / "core.whl"
    with zipfile.ZipFile(core, "w") as wheel:
        for name in ("pygame_core/games/fair/rules.toml", "pygame_core/games/fair/rules.py", "pygame_core/recap.py"):
            wheel.writestr(name, "")
    apart = stdlib.packed_apart(core)
    assert apart.pop("pygame_core/games/fair/rules.toml") == "fair.rules"
    wanted = {f"pygame_core/{module}.pyc": pack for pack, modules in stdlib.ON_REQUEST.items() for module in modules}
    assert apart == wanted and apart["pygame_core/recap.pyc"] == "recap"
