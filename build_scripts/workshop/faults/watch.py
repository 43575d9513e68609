"""Watches tests: which statements of the package each of them runs, and how long it takes.

Run in a process of its own, `python -m workshop.faults.watch`: a request (JSON) comes in, a line for each test goes
out. A probe stands before each statement of a function, so one run of the tests tells all. What a cache was filled with
counts for each test that asks it: alone, that test would have filled it.
"""

from __future__ import annotations

import ast
import base64
import functools
import json
import os
import sys
import tempfile
import time
import zlib
from collections.abc import Callable, Generator, Hashable
from pathlib import Path
from typing import Any, TextIO

import pytest

from workshop.faults import loading
from workshop.faults.pytests import answers, pytest_words
from workshop.faults.tree import Scope, Tree, bodies, is_docstring, numbered

PROBES = "__ran__"


class Ran:
    """What ran since the last test began: a byte for each statement."""

    def __init__(self, size: int) -> None:
        self.marks = bytearray(size)
        self.epoch = 0
        self.known: dict[bytes, bytes] = {}

    def begin(self) -> None:
        self.marks[:] = bytes(len(self.marks))
        self.epoch += 1

    def add(self, more: bytes) -> None:
        merged = int.from_bytes(self.marks, "little") | int.from_bytes(more, "little")
        self.marks[:] = merged.to_bytes(len(self.marks), "little")

    def apart(self, work: Callable[[], Any]) -> tuple[Any, bytes]:
        """Does the work, and tells what it alone ran."""
        before = bytes(self.marks)
        self.marks[:] = bytes(len(self.marks))
        try:
            result = work()
        finally:
            alone = bytes(self.marks)
            self.add(before)
        return result, self.known.setdefault(alone, alone)


class Probing:
    """Puts a probe before each statement that stands in a function."""

    def __init__(self, module: ast.Module, first: int) -> None:
        self.numbers = {node: first + number for number, node in enumerate(numbered(module))}

    def probe(self, number: int, at: ast.AST) -> ast.Assign:
        mark = ast.Subscript(ast.Name(PROBES, ast.Load()), ast.Constant(number), ast.Store())
        return ast.fix_missing_locations(ast.copy_location(ast.Assign([mark], ast.Constant(1)), at))

    def put(self, module: ast.Module) -> ast.Module:
        inside = [node for node in ast.walk(module) if isinstance(node, Scope)]
        for function in inside:
            if not isinstance(function, ast.Lambda):
                self.into(function)
        for function in inside:
            if isinstance(function, ast.Lambda):
                self.into_lambda(function)
        return module

    def into(self, node: ast.AST) -> None:
        for body in bodies(node):
            for statement in body:
                if not isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                    for inner in ast.iter_child_nodes(statement):
                        if isinstance(inner, ast.ExceptHandler | ast.match_case):
                            self.into(inner)
                    self.into(statement)
            begin = 1 if is_docstring(body[0]) and isinstance(node, ast.FunctionDef) else 0
            probed = body[:begin]
            for statement in body[begin:]:
                probed += [self.probe(self.numbers[statement], statement), statement]
            body[:] = probed

    def into_lambda(self, node: ast.Lambda) -> None:
        set_mark = ast.Attribute(ast.Name(PROBES, ast.Load()), "__setitem__", ast.Load())
        call = ast.Call(set_mark, [ast.Constant(self.numbers[node]), ast.Constant(1)], [])
        node.body = ast.fix_missing_locations(ast.copy_location(ast.BoolOp(ast.Or(), [call, node.body]), node.body))


class Cached:
    """A function with a memory, which tells what filled it."""

    def __init__(self, function: Callable[..., Any], ran: Ran, most: int | None) -> None:
        functools.update_wrapper(self, function)
        self.function = function
        self.ran = ran
        self.most = most
        self.kept: dict[Hashable, tuple[Any, bytes]] = {}
        self.told: dict[Hashable, int] = {}

    def __get__(self, owner: Any, kind: Any = None) -> Any:
        return self if owner is None else functools.partial(self, owner)

    def __call__(self, *args: Any, **named: Any) -> Any:
        key = (args, tuple(named.items()), tuple(map(type, args)))
        if key not in self.kept:
            if len(self.kept) == self.most:
                self.kept.pop(next(iter(self.kept)))
            self.kept[key] = self.ran.apart(lambda: self.function(*args, **named))
            self.told[key] = self.ran.epoch
        value, alone = self.kept[key]
        if self.told[key] != self.ran.epoch:
            self.told[key] = self.ran.epoch
            self.ran.add(alone)
        return value

    def cache_clear(self) -> None:
        self.kept.clear()


def watch_caches(package: str, ran: Ran) -> None:
    original = functools.lru_cache

    def keeping(most: int | None, other: Callable[..., Any]) -> Callable[..., Any]:
        def wrap(function: Callable[..., Any]) -> Any:
            own = function.__module__.partition(".")[0] == package
            return Cached(function, ran, most) if own else other(function)

        return wrap

    def lru_cache(maxsize: Any = 128, typed: bool = False) -> Any:
        if callable(maxsize):
            return keeping(128, original)(maxsize)
        return keeping(maxsize, original(maxsize, typed))

    functools.lru_cache = lru_cache
    functools.cache = keeping(None, original(None))


class Watcher:
    """A pytest plugin that writes a line for each test."""

    def __init__(self, ran: Ran, out: TextIO) -> None:
        self.ran = ran
        self.out = out
        self.failed: set[str] = set()
        self.skipped: set[str] = set()
        self.by_fixture: dict[Any, bytes] = {}

    def write(self, **row: Any) -> None:
        marks = bytes(self.ran.marks)
        self.out.write(json.dumps({**row, "ran": base64.b64encode(zlib.compress(marks, 1)).decode()}) + "\n")
        self.out.flush()

    def pytest_collection_finish(self) -> None:
        self.write(test="", seconds=0.0, passed=True)  # what ran while tests were imported and collected

    @pytest.hookimpl(hookwrapper=True)
    def pytest_fixture_setup(self, fixturedef: Any) -> Generator[None, None, None]:
        before = bytes(self.ran.marks)
        self.ran.marks[:] = bytes(len(before))
        yield
        self.by_fixture[fixturedef] = bytes(self.ran.marks)
        self.ran.add(before)

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, None, None]:
        self.ran.begin()
        began = time.process_time()
        yield
        seconds = time.process_time() - began
        for named in getattr(item, "_fixtureinfo").name2fixturedefs.values():  # noqa: B009
            for fixture in named:
                self.ran.add(self.by_fixture.get(fixture, b""))
        passed = item.nodeid not in self.failed
        if item.nodeid not in self.skipped:
            self.write(test=item.nodeid, seconds=round(seconds, 4), passed=passed)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.add(report.nodeid)
        if report.skipped:
            self.skipped.add(report.nodeid)


def main() -> int:
    request = json.load(sys.stdin)
    tree = Tree(Path(request["root"]), request["package"], {}, tuple(request["tests"]))
    ran = Ran(tree.size)
    watch_caches(tree.package, ran)
    first = tree.first
    loading.install(tree.package, lambda name, module: Probing(module, first[name]).put(module), **{PROBES: ran.marks})
    os.chdir(tree.root)
    with answers() as out, tempfile.TemporaryDirectory() as folder:
        code = pytest.main(
            [*pytest_words(tree, Path(folder) / "tests"), *request["files"]], plugins=[Watcher(ran, out)]
        )
    return 0 if code in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED) else 1


if __name__ == "__main__":
    sys.exit(main())
