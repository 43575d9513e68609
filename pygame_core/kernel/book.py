"""A game with its what-if branches: one line is the game, the others are tried out beside it."""

from __future__ import annotations

from typing import Any

from .entries import Entry
from .history import replay, warm
from .reasons import Refused
from .table import Table

MAIN = "main"
MOST_BRANCHES = 24


class Branch:
    """One line of play. A branch from a save holds only its record until somebody looks at it."""

    __slots__ = ("_table", "at", "id", "name", "record", "undone")

    def __init__(
        self, id: str, name: str, at: int, table: Table | None = None, record: list[Entry] | None = None,
        undone: list[Entry] | None = None,
    ) -> None:  # fmt: skip
        self.id = id
        self.name = name
        self.at = at
        self._table = table
        self.record = record or []
        self.undone = undone or []

    @property
    def table(self) -> Table:
        if self._table is None:
            raise Refused("kernel.branch.asleep", name=self.name)
        return self._table

    @property
    def length(self) -> int:
        return self._table.position if self._table else len(self.record)

    def wake(self, like: Table) -> Table:
        """The branch as a table; replayed from the beginning if it came from a save."""
        if self._table is None:
            found = replay(like.ruleset, like.mode, like.seed, like.players, self.record, [])
            if not found.whole:
                raise Refused("kernel.history.parted", position=found.parted, why=found.why)
            self._table = found.table
            self._table.undone = self.undone
        return self._table

    def describe(self, main: list[Entry]) -> dict[str, Any]:
        """For a save: the entries after what it has in common with the main line."""
        record, undone = (self._table.record, self._table.undone) if self._table else (self.record, self.undone)
        common = 0
        while common < min(len(main), len(record)) and main[common] == record[common]:
            common += 1
        own = {"common": common, "record": record[common:], "undone": undone}
        return {"id": self.id, "name": self.name, "at": self.at, **own}


class Book:
    """The main line, the branches and which of them is open."""

    def __init__(self, table: Table, branches: list[Branch] | None = None) -> None:
        self.branches = {MAIN: Branch(MAIN, "", 0, table)}
        self.branches.update((branch.id, branch) for branch in branches or [])
        self.current = MAIN

    @property
    def main(self) -> Branch:
        return self.branches[MAIN]

    @property
    def table(self) -> Table:
        """The table that is played and seen now."""
        return self.branches[self.current].table

    def whatifs(self) -> list[Branch]:
        return [branch for branch in self.branches.values() if branch.id != MAIN]

    def _find(self, branch: Any) -> Branch:
        found = self.branches.get(branch) if isinstance(branch, str) else None
        if found is None:
            raise Refused("kernel.branch.none", branch=str(branch)[:40])
        return found

    def _need_room(self) -> None:
        if len(self.branches) > MOST_BRANCHES:
            raise Refused("kernel.branch.many", most=MOST_BRANCHES)

    def _add(self, name: str, at: int, table: Table) -> Branch:
        number = next(n for n in range(1, MOST_BRANCHES + 3) if f"b{n}" not in self.branches)
        branch = self.branches[f"b{number}"] = Branch(f"b{number}", name or f"{number}", at, table)
        return branch

    def branch(self, at: int | None = None, name: str = "") -> Branch:
        """A what-if from here or from an earlier point, opened at once. Its chance is its own: trying something
        out must not tell what the dice of the real game will be."""
        self._need_room()
        warm(self.table)
        table = self.table.branch(at)
        found = self._add(str(name)[:40], table.position, table)
        _reseed(table, found.id)
        self.current = found.id
        return found

    def switch(self, branch: Any) -> None:
        self._find(branch).wake(self.main.table)
        self.current = branch

    def drop(self, branch: Any) -> None:
        found = self._find(branch)
        if found.id == MAIN:
            raise Refused("kernel.branch.main")
        del self.branches[found.id]
        if self.current == found.id:
            self.current = MAIN

    def promote(self, branch: Any) -> None:
        """A branch becomes the game; the line played so far stays as a branch."""
        found = self._find(branch)
        if found.id == MAIN:
            raise Refused("kernel.branch.main")
        table, old = found.wake(self.main.table), self.main.table
        self.branches[MAIN] = Branch(MAIN, "", 0, table)
        name = found.name
        self.branches[found.id] = Branch(found.id, name, found.at, old)
        self.current = MAIN
        table.note(-1, "kernel.branch.promoted", name=name)

    def back(self, position: int) -> None:
        """Go back to any point, said in the log; the line played so far stays as a branch."""
        self._need_room()
        warm(self.table)
        table = self.table
        line = table.branch()
        table.back_to(position)
        if self.current != MAIN and not any(entry[0] == "r" for entry in table.record):
            _reseed(table, self.current)
        self._add("", position, line)


def _reseed(table: Table, line: str) -> None:
    table.reseed(f"{table.seed}/{line}/{table.position}")
