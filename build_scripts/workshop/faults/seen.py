"""What the tests ran when they were watched: kept for each file of tests, until it or what it runs changes."""

from __future__ import annotations

import base64
import json
import re
import subprocess
import sys
import tempfile
import zlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import reduce
from operator import or_
from pathlib import Path
from typing import Any

from workshop import stamps
from workshop.faults.tree import Tree
from workshop.paths import CACHE, SCRIPTS
from workshop.problems import Problem

SHELF = CACHE / "faults"
BY_FOLDER = 4
"""A test that lies in a folder of that name is nearer than one that speaks of it."""


@dataclass(frozen=True)
class Timed:
    """A test and the processor time that it took."""

    name: str
    seconds: float
    near: int = 0
    """How much its file has to do with what was changed: by its folder, and by what it speaks of."""


@dataclass(frozen=True)
class Concern:
    """Who may notice a fault: a test that runs one of the statements, or whose file has one of the names."""

    numbers: set[int]
    names: set[str] = field(default_factory=set)
    near: set[str] = field(default_factory=set)
    """What the file of a test speaks of, or the folder that it lies in, that is about the fault itself."""


class Seen:
    """Which tests run which statements."""

    def __init__(self, tree: Tree, shelf: Path = SHELF) -> None:
        self.tree = tree
        self.shelf = shelf
        self.files = {path: shelf / f"{tree.digest}-{stamps.digest_of([path])}.jsonl" for path in tree.test_files()}

    def watch(self) -> int:
        """Runs the files of tests that have changed, or all if the sources have; how many those were."""
        stale = [path for path, kept in self.files.items() if not kept.exists()]
        if not stale:
            return 0
        self.shelf.mkdir(parents=True, exist_ok=True)
        for kept in self.shelf.glob("*.jsonl"):
            if not kept.name.startswith(self.tree.digest):
                kept.unlink()
        rows: dict[str, list[str]] = {self.tree.name(path): [] for path in stale}
        for line in self.run(stale):
            row = json.loads(line)
            for name in [row["test"].partition("::")[0]] if row["test"] else rows:
                rows[name].append(line)
        for path in stale:
            self.files[path].write_text("".join(rows[self.tree.name(path)]), encoding="utf-8")
        return len(stale)

    def run(self, files: list[Path]) -> Iterator[str]:
        names = [self.tree.name(path) for path in files]
        return ask("workshop.faults.watch", {**request(self.tree), "files": names})

    def rows(self) -> Iterator[dict[str, Any]]:
        for kept in self.files.values():
            yield from map(json.loads, kept.read_text(encoding="utf-8").splitlines())

    def collected(self) -> bytes:
        """What ran before any test began: a byte for each statement, 1 if it did."""
        marks = [int.from_bytes(unpacked(row), "little") for row in self.rows() if not row["test"]]
        return reduce(or_, marks, 0).to_bytes(self.tree.size, "little")

    def tests_of(self, wanted: list[Concern]) -> list[list[Timed]]:
        """For each concern its tests: near ones first, then quick ones."""
        found: list[list[Timed]] = [[] for _ in wanted]
        for path, kept in self.files.items():
            words = set(re.findall(r"\w+", path.read_text(encoding="utf-8")))
            folders = set(path.parent.parts)
            named = [not words.isdisjoint(concern.names) for concern in wanted]
            near = [len(words & concern.near) + BY_FOLDER * len(folders & concern.near) for concern in wanted]
            for row in map(json.loads, kept.read_text(encoding="utf-8").splitlines()):
                if row["test"] and row["passed"]:
                    marks = unpacked(row)
                    for tests, concern, by_name, close in zip(found, wanted, named, near, strict=True):
                        if by_name or any(marks[number] for number in concern.numbers):
                            tests.append(Timed(row["test"], row["seconds"], close))
        for tests in found:
            tests.sort(key=lambda test: (-test.near, test.seconds, test.name))
        return found

    def failed(self) -> list[str]:
        """Tests that fail before anything is planted: they tell nothing."""
        return [row["test"] for row in self.rows() if not row["passed"]]


def unpacked(row: dict[str, Any]) -> bytes:
    return zlib.decompress(base64.b64decode(row["ran"]))


def request(tree: Tree) -> dict[str, object]:
    return {"root": str(tree.root), "package": tree.package, "tests": tree.tests}


def ask(module: str, wanted: dict[str, object]) -> Iterator[str]:
    """The lines that a process of the workshop answers."""
    command = [sys.executable, "-m", module]
    with (
        tempfile.TemporaryFile("w+", encoding="utf-8") as said,
        subprocess.Popen(
            command, cwd=SCRIPTS, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=said, text=True
        ) as process,
    ):
        assert process.stdin and process.stdout
        process.stdin.write(json.dumps(wanted))
        process.stdin.close()
        yield from process.stdout
        if process.wait():
            said.seek(0)
            raise Problem(f"The tests could not be run:\n{said.read()[-3000:]}")
