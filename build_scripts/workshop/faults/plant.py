"""Plants faults, each in a fork of its own, and runs the tests that could notice.

Run in a process of its own, `python -m workshop.faults.plant`: a request (JSON) comes in, a line for each fault goes
out. There are two ways. *In place*: all tests have been collected, and in the fork the functions of the module get
the code of the changed tree, before any test runs. *From the start*: nothing of the package has been imported, and the
fork imports the changed tree, then collects and runs the tests. The second is slower, and the honest one for all
that runs at import: a table, a default, a function that a decorator calls.
"""

from __future__ import annotations

import ast
import gc
import json
import os
import resource
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, TextIO

import hypothesis  # noqa: F401  imported once, before any fork
import pytest
from _pytest.runner import runtestprotocol

from workshop.faults import loading
from workshop.faults.draw import NO_FAULT, changed
from workshop.faults.pytests import answers, pytest_words
from workshop.faults.tree import Tree, parsed

SURVIVED, KILLED, UNPLANTED, NOT_RUN = 0, 10, 11, 12
VERDICTS = {
    SURVIVED: "survived",
    KILLED: "killed",
    UNPLANTED: "unplanted",
    NOT_RUN: "broken",
    -signal.SIGPROF: "endless",
}
FAIR = 10
"""A test may take so many times its usual processor time, and some seconds more: then it is taken for endless."""
COLLECTING_S = 90.0
SLEEPING_S = 300.0
"""What waits for longer, and does nothing, waits for ever."""
MEMORY = 6 << 30
FIRST_FILES = 6
"""From the start: so many files of tests come first, since most faults die in one of them."""


@dataclass
class Order:
    """A fault to plant, and the tests that decide: name and usual seconds, in the order to be run."""

    number: int
    module: str
    place: int
    tests: list[tuple[str, float]]
    patience: float
    """Seconds that each test may take beside what it usually takes: caches are cold."""


# --- in the fork --------------------------------------------------------------------------------------------------
def limit(seconds: float) -> None:
    """So much processor time from now on; then the process is ended by the system, whatever it is doing."""
    signal.setitimer(signal.ITIMER_PROF, seconds)


def decide(items: list[pytest.Item], order: Order) -> str | None:
    """The first test that fails."""
    seconds = dict(order.tests)
    for item, following in zip(items, [*items[1:], None], strict=True):
        limit(order.patience + FAIR * seconds[item.nodeid])
        try:
            failed = any(report.failed for report in runtestprotocol(item, log=False, nextitem=following))
        except BaseException:  # what ends pytest itself: its interruption, or memory that is full
            failed = True
        if failed:
            return item.nodeid
    return None


def in_fork(work: Callable[[], tuple[int, str]], note: Path, *, leads: bool = True) -> int:
    """Starts a child that does the work; it ends with its verdict and leaves a note. It leads those that it starts."""
    child = os.fork()
    if child:
        return child
    verdict = NOT_RUN
    try:
        if leads:
            os.setpgid(0, 0)
        quiet = os.open(os.devnull, os.O_WRONLY)
        os.dup2(quiet, 1)
        os.dup2(quiet, 2)
        signal.signal(signal.SIGPROF, signal.SIG_DFL)
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        verdict, told = work()
        note.write_text(told, encoding="utf-8")
    except BaseException as error:
        note.write_text(f"{type(error).__name__}: {error}", encoding="utf-8")
    finally:
        os._exit(verdict)
    return child


def code_pairs(old: CodeType, new: CodeType) -> Iterator[tuple[CodeType, CodeType]]:
    """The codes of two trees of the same form, outer ones first, where they differ."""
    if old == new:
        return
    yield old, new
    olds = [const for const in old.co_consts if isinstance(const, CodeType)]
    news = [const for const in new.co_consts if isinstance(const, CodeType)]
    if [code.co_qualname for code in olds] == [code.co_qualname for code in news]:
        for one, other in zip(olds, news, strict=True):
            yield from code_pairs(one, other)


def functions_of(package: Path) -> dict[tuple[str, str, int], list[FunctionType]]:
    """Every function of the package that has been made, by where its code stands."""
    found: dict[tuple[str, str, int], list[FunctionType]] = {}
    for thing in gc.get_objects():
        if isinstance(thing, FunctionType) and thing.__code__.co_filename.startswith(str(package)):
            found.setdefault(spot(thing.__code__), []).append(thing)
    return found


def spot(code: CodeType) -> tuple[str, str, int]:
    return code.co_filename, code.co_qualname, code.co_firstlineno


def plant_in_place(tree: Tree, order: Order, functions: dict[tuple[str, str, int], list[FunctionType]]) -> bool:
    """Gives functions their changed code; false if there is none that could take it."""
    path = tree.modules[order.module]
    old = compile(parsed(path), str(path), "exec", dont_inherit=True)
    new = compile(changed(parsed(path), order.place), str(path), "exec", dont_inherit=True)
    planted = False
    for before, after in code_pairs(old, new):
        for function in functions.get(spot(before), []):
            if function.__code__ == before:
                if len(before.co_freevars) != len(after.co_freevars):
                    return False
                function.__code__ = after
                planted = True
    return planted


# --- the two ways -------------------------------------------------------------------------------------------------
class InPlace:
    """A pytest plugin: in place of running the tests, plants one fault after the other."""

    def __init__(self, bench: Bench) -> None:
        self.bench = bench

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items}
        functions = functions_of(self.bench.tree.root / self.bench.tree.package)
        gc.collect()
        gc.freeze()

        def work(order: Order) -> tuple[int, str]:
            if order.place != NO_FAULT and not plant_in_place(self.bench.tree, order, functions):
                return UNPLANTED, ""
            chosen = [items[name] for name, _ in order.tests if name in items]
            killer = decide(chosen, order)
            return (SURVIVED, "") if killer is None else (KILLED, killer)

        self.bench.all(work)
        return True


class FromStart:
    """A pytest plugin: runs what was chosen, in its order, until a test fails."""

    def __init__(self, order: Order) -> None:
        self.order = order
        self.killer: str | None = None

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.killer = report.nodeid or "collecting"

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items}
        if self.killer is None:
            self.killer = decide([items[name] for name, _ in self.order.tests if name in items], self.order)
        return True


def from_start(tree: Tree, folder: Path) -> Callable[[Order], tuple[int, str]]:
    def change(order: Order) -> loading.Change:
        def planted(name: str, module: ast.Module) -> ast.Module:
            return changed(module, order.place) if name == order.module else module

        return planted

    def work(order: Order) -> tuple[int, str]:
        loading.install(tree.package, change(order))
        limit(COLLECTING_S)
        plugin = FromStart(order)
        files = sorted({name.partition("::")[0] for name, _ in order.tests})
        code = pytest.main([*pytest_words(tree, folder / f"tests-{os.getpid()}"), *files], plugins=[plugin])
        if plugin.killer is None and code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
            plugin.killer = "starting the tests"
        return (SURVIVED, "") if plugin.killer is None else (KILLED, plugin.killer)

    return work


def in_two(order: Order) -> Iterator[Order]:
    """First the tests of some files, then the others."""
    names = list(dict.fromkeys(name.partition("::")[0] for name, _ in order.tests))
    early = set(names[:FIRST_FILES])
    for mine in (True, False):
        tests = [row for row in order.tests if (row[0].partition("::")[0] in early) is mine]
        if tests:
            yield replace(order, tests=tests)


# --- the bench ----------------------------------------------------------------------------------------------------
@dataclass
class Bench:
    """Does the orders one after the other, or some at once."""

    tree: Tree
    orders: list[Order]
    out: TextIO
    folder: Path
    at_once: int

    def all(self, work: Callable[[Order], tuple[int, str]]) -> None:
        """Each order in a fork; a line for each when it has ended."""
        waiting = list(self.orders)
        running: dict[int, tuple[Order, float]] = {}
        try:
            while waiting or running:
                while waiting and len(running) < self.at_once:
                    order = waiting.pop(0)
                    child = in_fork(lambda order=order: work(order), self.note(order))  # type: ignore[misc]
                    running[child] = order, time.monotonic()
                self.look(running)
                time.sleep(0.01)
        finally:
            for child in running:
                os.killpg(child, signal.SIGKILL)

    def look(self, running: dict[int, tuple[Order, float]]) -> None:
        """Takes those out that have ended, and ends those that sleep."""
        for child in list(running):
            order, began = running[child]
            ended, status = os.waitpid(child, os.WNOHANG)
            usual = sum(seconds for _, seconds in order.tests)
            if ended:
                del running[child]
                self.tell(order, status)
            elif time.monotonic() - began > SLEEPING_S + 3 * FAIR * usual:
                os.killpg(child, signal.SIGPROF)

    def note(self, order: Order) -> Path:
        return self.folder / f"note-{order.number}"

    def tell(self, order: Order, status: int) -> None:
        verdict = -os.WTERMSIG(status) if os.WIFSIGNALED(status) else os.WEXITSTATUS(status)
        note = self.note(order)
        told = note.read_text(encoding="utf-8") if note.exists() else ""
        if verdict < 0 and verdict != -signal.SIGPROF:
            verdict, told = KILLED, signal.Signals(-verdict).name
        row = {"number": order.number, "verdict": VERDICTS[verdict], "by": told}
        self.out.write(json.dumps(row) + "\n")
        self.out.flush()


def start(bench: Bench, collected: bool, files: list[str]) -> int:
    words = pytest_words(bench.tree, bench.folder / "tests")
    if collected:
        return int(pytest.main([*words, *files], plugins=[InPlace(bench)]))
    work = from_start(bench.tree, bench.folder)

    def halves(order: Order) -> tuple[int, str]:
        verdict = SURVIVED, ""
        for half in in_two(order):
            child = in_fork(lambda half=half: work(half), bench.note(order), leads=False)  # type: ignore[misc]
            _, status = os.waitpid(child, 0)
            if os.WIFSIGNALED(status):
                os.kill(os.getpid(), os.WTERMSIG(status))
            verdict = os.WEXITSTATUS(status), bench.note(order).read_text(encoding="utf-8")
            if verdict[0] != SURVIVED:
                break
        return verdict

    bench.all(halves)
    return 0


def main() -> int:
    request: dict[str, Any] = json.load(sys.stdin)
    tree = Tree(Path(request["root"]), request["package"], {}, tuple(request["tests"]))
    orders = [Order(**row) for row in request["orders"]]
    os.chdir(tree.root)
    with answers() as out, tempfile.TemporaryDirectory() as folder:
        bench = Bench(tree, orders, out, Path(folder), request["at_once"])
        return start(bench, request["collected"], request["files"])


if __name__ == "__main__":
    sys.exit(main())
