"""A position to hand out, to whoever may read every letter of it: as it stands for all that one seat knows, and with
nothing in it that this seat does not know.

A table is kept as a checkpoint and the entries since. What is hidden in the checkpoint is dealt afresh for the seat,
chance to come with it, and the entries are made again. Where they led somewhere else than the seat has seen, that deal
was not possible, and another one is tried. Of what could be read back into the truth, nothing stays: neither the seed
of the game nor what others have answered in secret.
"""

from __future__ import annotations

from typing import Any

from .chance import Chance
from .reasons import Refused, RuleBug
from .table import Table

MOST_DEALS = 150
"""So many deals are tried before it is said that this position cannot be handed out."""


def handout(table: Table, seat: int, seed: str) -> Table:
    """The position for this seat, which is asked something; the same for every truth that the seat could be at.

    `Refused` where what the seat has seen since the last border of two steps could hardly be dealt again."""
    known = _known(table, seat)
    at, packed = _last_border(table)
    entries = _open_entries(table, seat, at)
    # one that stood at the very beginning would be held against what a seed makes of it
    at = max(at, 1)
    for deal in range(MOST_DEALS):
        game = table.unpack(at, packed)
        game.chance = Chance(f"{seed}/{deal}")
        table.ruleset.resample(game, seat, game.chance)
        other = Table.resume(table.ruleset, table.mode, "", table.players, game, at, [], [])
        if _leads(other, entries) and _known(other, seat) == known:
            return other
    raise Refused("kernel.handout.hidden")


def _known(table: Table, seat: int) -> tuple[Any, ...]:
    """What the seat sees of the table and what it is asked."""
    return table.view(seat), table.decision(seat).describe(), table.game.place, table.game.deals


def _last_border(table: Table) -> tuple[int, bytes]:
    """The checkpoint that could be taken last: the fewer entries since, the less has to come out the same."""
    at, packed = table.points[-1]
    copy = Table.resume(table.ruleset, table.mode, "", table.players, table.unpack(at, packed), at, [], [])
    for entry in table.record[at - table.skip :]:
        copy.runner.due = 0
        copy.game.position += 1
        copy.retrace(entry)
    return copy.points[-1]


def _open_entries(table: Table, seat: int, at: int) -> list[Any]:
    """What was entered since, without secret answers of others that still lie facedown, and without seeds of chance."""
    facedown = {when for frame in table.runner.frames for who, when in frame.when.items() if who != seat}
    since = enumerate(table.record[at - table.skip :], at + 1)
    return [entry for when, entry in since if when not in facedown and entry[0] != "r"]


def _leads(table: Table, entries: list[Any]) -> bool:
    """Whether these entries can be made."""
    try:
        for entry in entries:
            table.enter(entry)
        return True
    except (Refused, RuleBug):
        return False
