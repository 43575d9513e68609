"""The sources that faults are planted in: their folders, and the numbers of their statements."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from workshop import stamps

Scope = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda
BODIES = ("body", "orelse", "finalbody")


@dataclass(frozen=True)
class Tree:
    """A package with its tests."""

    root: Path
    package: str
    folders: dict[str, tuple[str, ...]]
    """What a figure goes by -> the files and folders that it is about."""
    tests: tuple[str, ...] = ("tests",)
    left_out: tuple[str, ...] = ()
    """Tests that start programs of their own: what they run is not what was planted."""
    plugins: tuple[str, ...] = ()
    modules: dict[str, Path] = field(init=False)

    def __post_init__(self) -> None:
        found = {}
        for path in sorted((self.root / self.package).rglob("*.py")):
            parts = path.relative_to(self.root).with_suffix("").parts
            found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
        object.__setattr__(self, "modules", found)

    def name(self, path: Path) -> str:
        return path.relative_to(self.root).as_posix()

    def files_of(self, folder: str) -> list[Path]:
        """The sources of a folder by its name, or of any place below the root."""
        places = [self.root / place for place in self.folders.get(folder, (folder,))]
        return [path for path in self.modules.values() if any(path == p or p in path.parents for p in places)]

    def test_files(self) -> list[Path]:
        out = [self.root / place for place in self.left_out]
        found = [path for place in self.tests for path in sorted((self.root / place).rglob("test_*.py"))]
        return [path for path in found if not any(path == p or p in path.parents for p in out)]

    @cached_property
    def first(self) -> dict[str, int]:
        """The number of the first statement of each module."""
        numbers, number = {}, 0
        for name, path in self.modules.items():
            numbers[name] = number
            number += sum(1 for _ in numbered(parsed(path)))
        numbers[""] = number
        return numbers

    @cached_property
    def size(self) -> int:
        return self.first[""]

    @cached_property
    def digest(self) -> str:
        """Changes with anything that the tests run or read, except the files of tests themselves."""
        about = [path for path in (self.root / self.package).rglob("*") if path.is_file() and path.suffix != ".pyc"]
        tests = [path for place in self.tests for path in (self.root / place).rglob("*.py")]
        about += [path for path in tests if not path.name.startswith("test_")]
        return stamps.digest_of(sorted(about))


def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def numbered(module: ast.Module) -> Iterator[ast.stmt | ast.Lambda]:
    """The statements and lambdas of a module, always in this order: their place in it is their number."""
    for node in ast.walk(module):
        if isinstance(node, ast.stmt | ast.Lambda):
            yield node


def bodies(node: ast.AST) -> Iterator[list[ast.stmt]]:
    """The lists of statements in a node."""
    for name in BODIES:
        found = getattr(node, name, None)
        if isinstance(found, list) and found and isinstance(found[0], ast.stmt):
            yield found


def is_docstring(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
