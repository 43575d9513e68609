"""Replaying a record: to verify a game, to win back the log of a loaded one, to build a branch, to look into a move."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from .entries import Entry
from .reasons import Refused
from .ruleset import Mode, Ruleset
from .table import DIGEST_EVERY, Player, Table

UNKNOWN = ""
"""Stands for a digest that an older version of the rules made: the state has another shape today, so there is
nothing to compare until the record is replayed."""


@dataclass(frozen=True, slots=True)
class Replay:
    """A replayed table and, if the record could not be followed to its end, where and why it parted."""

    table: Table
    parted: int | None = None
    """How many entries still agreed."""
    why: str = ""

    @property
    def whole(self) -> bool:
        return self.parted is None


def replay(
    ruleset: Ruleset[Any], mode: Mode, seed: str, players: list[Player], record: list[Entry], digests: list[str]
) -> Replay:
    """Play a record from the beginning, every entry checked like a fresh move, every known digest compared."""
    table = Table(ruleset, mode, seed, players)
    for index, entry in enumerate(record):
        try:
            table.enter(entry)
        except Refused as refused:
            return Replay(table, index, f"{refused.reason.rule}")
        except Exception as error:
            return Replay(table, index, f"{type(error).__name__}: {error}")
        made = len(table.digests)
        due = not table.position % DIGEST_EVERY and made <= len(digests)
        if due and digests[made - 1] not in (UNKNOWN, table.digests[-1]):
            return Replay(table, index + 1 - DIGEST_EVERY, "digest")
    return Replay(table)


def verify(table: Table) -> Replay:
    """Replay everything this table has; the last position is compared too."""
    if table.skip:
        raise Refused("kernel.history.light")
    found = replay(table.ruleset, table.mode, table.seed, table.players, table.record, table.digests)
    if found.whole and found.table.digest() != table.digest():
        return Replay(found.table, (table.position // DIGEST_EVERY) * DIGEST_EVERY, "digest")
    return found


def warm(table: Table) -> None:
    """Give a loaded table its whole past back (log, barriers, checkpoints); `Refused` if the rules part from it."""
    if not table.cold:
        return
    found = verify(table)
    if not found.whole:
        raise Refused("kernel.history.parted", position=found.parted, why=found.why)
    adopt(table, found.table)


def adopt(table: Table, past: Table) -> None:
    """The table takes over what a replay of its record knows of the past."""
    table.points = past.points
    table.flags = past.flags
    table.digests = past.digests
    table.game.events = past.game.events


class _Reached(Exception):
    """The replay of a move has come as far as it should."""


def within(table: Table, position: int, seat: int | None, lines: int) -> Table:
    """A copy as it stood within the move that led to `position`: between two steps, as soon as this seat had so many
    lines of that move to read."""
    if type(position) is not int or not table.skip < position <= table.position:
        raise Refused("kernel.back.where", position=str(position)[:20], n=table.position)
    then = table.branch(position - 1)

    def border() -> int:
        if len(then.log(seat, position)) >= lines:
            raise _Reached
        return position

    then.runner.due, then.runner.border = position, border
    then.game.position = position
    with suppress(_Reached):
        then.retrace(table.record[position - 1 - table.skip])
    return then
