"""The house seen from outside: its modules, which imports which, and how long its files are."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from workshop.paths import ROOT

PACKAGE = "pygame_core"
SOURCES = ("pygame_core", "web", "build_scripts", "tests", "e2e")
WRITTEN = (".py", ".js", ".mjs", ".css")
"""What people write line by line; tables and locks grow with what they hold."""

Graph = dict[str, set[str]]


def modules(root: Path = ROOT, package: str = PACKAGE) -> dict[str, Path]:
    """Every module of the package by its dotted name; a package goes by its own name."""
    found = {}
    for path in sorted((root / package).rglob("*.py")):
        parts = path.relative_to(root).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def at_import(body: list[ast.stmt]) -> Iterator[ast.Import | ast.ImportFrom]:
    """The imports that run when a module is imported: not those in functions, nor those only for the type checker."""
    for node in body:
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield node
        elif isinstance(node, ast.If):
            checked = isinstance(node.test, ast.Name | ast.Attribute) and ast.unparse(node.test).endswith(
                "TYPE_CHECKING"
            )
            yield from at_import(node.orelse if checked else node.body + node.orelse)
        elif isinstance(node, ast.Try):
            yield from at_import(node.body + node.orelse + node.finalbody)
            for handler in node.handlers:
                yield from at_import(handler.body)
        elif isinstance(node, ast.With | ast.ClassDef):
            yield from at_import(node.body)


def imported(name: str, path: Path, known: dict[str, Path]) -> Iterator[str]:
    """The modules of the package that this one names when it is imported."""
    package = name if path.name == "__init__.py" else name.rpartition(".")[0]
    for node in at_import(ast.parse(path.read_text(encoding="utf-8")).body):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in known)
            continue
        above = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
        base = ".".join([*above, *([node.module] if node.module else [])])
        for alias in node.names:
            inner = f"{base}.{alias.name}"
            yield from [inner] if inner in known else [base] if base in known else []


def graph(root: Path = ROOT, package: str = PACKAGE) -> Graph:
    known = modules(root, package)
    return {name: set(imported(name, path, known)) for name, path in known.items()}


def cycles(edges: Graph) -> list[list[str]]:
    """The groups of modules each of which imports itself by way of the others (Tarjan)."""
    number: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: list[list[str]] = []

    def visit(name: str) -> None:
        number[name] = low[name] = len(number)
        stack.append(name)
        for other in sorted(edges[name]):
            if other not in number:
                visit(other)
                low[name] = min(low[name], low[other])
            elif other in stack:
                low[name] = min(low[name], number[other])
        if low[name] == number[name]:
            group = stack[stack.index(name) :]
            del stack[stack.index(name) :]
            if len(group) > 1 or name in edges[name]:
                found.append(sorted(group))

    for name in edges:
        if name not in number:
            visit(name)
    return found


def written(root: Path = ROOT) -> Iterator[Path]:
    """The sources that people write; what is installed or made lies elsewhere or under a hidden name."""
    for folder in SOURCES:
        for path in sorted((root / folder).rglob("*")):
            below = path.relative_to(root).parts
            if path.suffix in WRITTEN and "node_modules" not in below and not any(part[0] == "." for part in below):
                yield path


def longest(root: Path = ROOT) -> tuple[int, Path]:
    """How many lines the longest source has, and which it is."""
    return max((len(path.read_text(encoding="utf-8").splitlines()), path) for path in written(root))
