"""Faults that nobody could notice, each with the reason: they are no gap in the tests."""

from __future__ import annotations

import tomllib
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from workshop.faults.draw import Key
from workshop.faults.operators import find
from workshop.faults.tree import Tree, parsed
from workshop.problems import Problem

FIELDS = ("file", "within", "statement", "before", "after", "reason")
MOST = 0.1
"""Of the faults that were planted; who takes more for equivalent explains failures away."""


@dataclass(frozen=True)
class Equivalent:
    """A fault by what it is rather than by its line, and why it changes nothing."""

    key: Key
    reason: str

    def __str__(self) -> str:
        file, within, _, before, after = self.key
        return f"{file} ({within or 'module'})  {before} -> {after}"


def read(path: Path) -> list[Equivalent]:
    if not path.exists():
        return []
    found = []
    for number, row in enumerate(tomllib.loads(path.read_text(encoding="utf-8")).get("fault", []), 1):
        if set(row) != set(FIELDS) or not all(isinstance(value, str) for value in row.values()):
            raise Problem(f"{path.name}: fault {number} has not just the texts {', '.join(FIELDS)}.")
        if not row["reason"].strip():
            raise Problem(f"{path.name}: fault {number} has no reason.")
        found.append(Equivalent(tuple(row[name] for name in FIELDS[:-1]), row["reason"]))
    return found


def complaints(tree: Tree, entries: list[Equivalent]) -> list[str]:
    """What is wrong with the list itself: entries that stand twice, are gone, or could mean several faults."""
    said = [f"stands twice: {entry}" for entry, n in Counter(entries).items() if n > 1]
    there: Counter[Key] = Counter()
    for file in sorted({entry.key[0] for entry in entries}):
        path = tree.root / file
        if path.is_file():
            there.update((file, *change.key) for change in find(parsed(path)))
    said += [f"no such fault any more: {entry}" for entry in entries if not there[entry.key]]
    return said + [f"means {there[entry.key]} faults: {entry}" for entry in entries if there[entry.key] > 1]


def as_toml(key: Key) -> str:
    """An entry for a survivor, but for its reason."""
    lines = [f"{name} = {quoted(value)}" for name, value in zip(FIELDS[:-1], key, strict=True)]
    return "\n".join(["[[fault]]", *lines, 'reason = ""'])


def quoted(value: str) -> str:
    return "'" + value + "'" if "'" not in value else '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
