"""What the tests ran when they were watched: kept for each file of tests, until it or what it runs changes."""

from __future__ import annotations

import base64
import json
import subprocess
import sys
import tempfile
import zlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from workshop import stamps
from workshop.faults.tree import Tree
from workshop.paths import CACHE, SCRIPTS
from workshop.problems import Problem

SHELF = CACHE / "faults"


@dataclass(frozen=True)
class Test:
    """A test and the processor time that it took."""

    name: str
    seconds: float


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

    def tests_of(self, wanted: list[Iterable[int]]) -> tuple[list[list[Test]], bytes]:
        """For each set of statements the tests that run one of them; and what ran before any test began."""
        found: list[list[Test]] = [[] for _ in wanted]
        collected = 0
        for kept in self.files.values():
            for line in kept.read_text(encoding="utf-8").splitlines():
                row = json.loads(line)
                marks = zlib.decompress(base64.b64decode(row["ran"]))
                if not row["test"]:
                    collected |= int.from_bytes(marks, "little")
                elif row["passed"]:
                    for tests, numbers in zip(found, wanted, strict=True):
                        if any(marks[number] for number in numbers):
                            tests.append(Test(row["test"], row["seconds"]))
        for tests in found:
            tests.sort(key=lambda test: (test.seconds, test.name))
        return found, collected.to_bytes(self.tree.size, "little")

    def failed(self) -> list[str]:
        """Tests that fail before anything is planted: they tell nothing."""
        rows = [json.loads(line) for kept in self.files.values() for line in kept.read_text("utf-8").splitlines()]
        return [row["test"] for row in rows if not row["passed"]]


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
