"""Finds JavaScript in Python that should stand in a file of its own.

What a page evaluates is a text that fits on one line, or a file (`script(…)`); what it needs comes as its argument.
Nothing checks or formats a script that is put together (with `+`, `replace`, an f-string) or takes several lines.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from workshop.paths import ROOT

FOLDERS = ("e2e", "build_scripts/figures", "tests")
PLANTED = "tests/build/planted"
LOOKS_LIKE_JAVASCRIPT = re.compile(r"=>|<script|\bfunction ?\(|\bdocument\.|\blocalStorage\b|\bconst \w+ =")
LOADERS = frozenset({"script", "read"})
PUT_TOGETHER = frozenset({"replace", "format", "join", "format_map"})


@dataclass(frozen=True)
class Taker:
    """Evaluates one of its arguments in a page: which, by position and by name; whether it is a method."""

    position: int
    name: str = ""
    method: bool = True


PLAYWRIGHT = {
    **dict.fromkeys(("evaluate", "evaluate_handle", "evaluate_all", "wait_for_function"), Taker(0, "expression")),
    **dict.fromkeys(("eval_on_selector", "eval_on_selector_all"), Taker(1, "expression")),
    "add_init_script": Taker(0, "script"),
    "handed": Taker(0, method=False),
    "called": Taker(0, method=False),
}


@dataclass
class Scope:
    """The names of a function or a module: its parameters, and what is assigned to the others."""

    parameters: list[str] = field(default_factory=list)
    values: dict[str, list[ast.expr]] = field(default_factory=dict)


def _scope_of(node: ast.AST) -> Scope:
    scope = Scope()
    if isinstance(node, ast.FunctionDef):
        scope.parameters = [one.arg for one in (*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs)]
    for inner in ast.walk(node):
        if isinstance(inner, ast.Assign):
            for target in inner.targets:
                if isinstance(target, ast.Name):
                    scope.values.setdefault(target.id, []).append(inner.value)
    return scope


def _calls(node: ast.AST, scopes: tuple[ast.AST, ...]) -> Iterator[tuple[ast.Call, tuple[ast.AST, ...]]]:
    """Every call, with the module and the functions around it."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Call):
            yield child, scopes
        yield from _calls(child, (*scopes, child) if isinstance(child, ast.FunctionDef) else scopes)


def _name(call: ast.Call) -> str:
    """What is called, without its owner."""
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def _given(call: ast.Call, known: dict[str, Taker]) -> ast.expr | None:
    """The script that a call gives to a page, if it gives one."""
    taker = known.get(_name(call))
    if taker is None or taker.method != isinstance(call.func, ast.Attribute):
        return None
    named = [one.value for one in call.keywords if one.arg and one.arg == taker.name]
    return named[0] if named else call.args[taker.position] if len(call.args) > taker.position else None


def takers(modules: list[ast.Module]) -> dict[str, Taker]:
    """Playwright's own, and every function here that hands one of its parameters on to one of them."""
    known = dict(PLAYWRIGHT)
    while True:
        found: dict[str, Taker] = {}
        for module in modules:
            for call, scopes in _calls(module, (module,)):
                around = scopes[-1]
                given = _given(call, known)
                if not isinstance(around, ast.FunctionDef) or not isinstance(given, ast.Name):
                    continue
                parameters = _scope_of(around).parameters
                names = [one for one in parameters if one != "self"]
                if around.name not in known and given.id in names:
                    found[around.name] = Taker(names.index(given.id), given.id, method="self" in parameters)
        if not found:
            return known
        known |= found


def _plain(node: ast.expr, scopes: tuple[ast.AST, ...]) -> bool:
    """Whether a script stands there as it should: on one line, in a file, or by a name that has only such."""
    match node:
        case ast.Constant(value=str()):
            return node.lineno == node.end_lineno
        case ast.Call():
            return _name(node) in LOADERS or (_name(node) in ("handed", "called") and _plain(node.args[0], scopes))
        case ast.IfExp():
            return _plain(node.body, scopes) and _plain(node.orelse, scopes)
        case ast.Name():
            for around in reversed(scopes):
                scope = _scope_of(around)
                if node.id in scope.values:
                    inner = tuple(one for one in scopes if one is not around) or scopes
                    return all(_plain(value, inner) for value in scope.values[node.id] if not _itself(value, node))
                if node.id in scope.parameters:
                    return True
            return True  # of another module, where it is looked at
        case ast.Attribute():
            return True
    return False


def _itself(value: ast.expr, name: ast.Name) -> bool:
    return isinstance(value, ast.Name) and value.id == name.id


def _evaluated(module: ast.Module, known: dict[str, Taker]) -> Iterator[ast.expr]:
    """What a page is given to evaluate, and is not plain."""
    for call, scopes in _calls(module, (module,)):
        given = _given(call, known)
        if given is not None and not _plain(given, scopes):
            yield given


def _javascript(node: ast.AST) -> bool:
    """Whether a text that stands there, or one within it, looks like a script."""
    return any(
        isinstance(one, ast.Constant) and isinstance(one.value, str) and bool(LOOKS_LIKE_JAVASCRIPT.search(one.value))
        for one in ast.walk(node)
    )


def _composed(module: ast.Module) -> Iterator[ast.expr]:
    """Texts that look like scripts, and take several lines or are put together, whoever gets them."""
    documentation = {id(node.value) for node in ast.walk(module) if isinstance(node, ast.Expr)}
    for node in ast.walk(module):
        match node:
            case ast.Constant(value=str()) if id(node) not in documentation and node.lineno != node.end_lineno:
                parts: list[ast.AST] = [node]
            case ast.JoinedStr():
                parts = [node]
            case ast.BinOp(op=ast.Add() | ast.Mod()):
                parts = [one for one in (node.left, node.right) if isinstance(one, ast.Constant)]
            case ast.Call(func=ast.Attribute(value=ast.Constant() as owner, attr=attr)) if attr in PUT_TOGETHER:
                parts = [owner]
            case _:
                continue
        if any(map(_javascript, parts)):
            yield node


def places(sources: dict[str, str]) -> list[str]:
    """Where these modules have a script that should be a file: `file:line`, each once."""
    modules = {file: ast.parse(source) for file, source in sources.items()}
    # a function is known by its name alone: where nothing is a page, `evaluate` may mean anything
    of_pages = {file for file, source in sources.items() if "playwright" in source}
    known = takers([modules[file] for file in sorted(of_pages)])
    found: list[str] = []
    for file, module in modules.items():
        nodes = [*_composed(module), *(_evaluated(module, known) if file in of_pages else ())]
        found += [f"{file}:{line}" for line in sorted({node.lineno for node in nodes})]
    return found


def in_python(root: Path = ROOT) -> list[str]:
    files = [path for folder in FOLDERS for path in sorted((root / folder).rglob("*.py"))]
    named = {path.relative_to(root).as_posix(): path for path in files}
    return places({name: path.read_text(encoding="utf-8") for name, path in named.items() if PLANTED not in name})
