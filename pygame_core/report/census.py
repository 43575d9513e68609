"""What is counted in each simulated game.

A game's `balance` module declares `COUNTS`:

    Share("balance.ability", event="agents.placed", by="box", among=boxes, least=0.02)
    Mean("balance.sales", event="close.ranked", value="sales")
    Mean("balance.lying", event="market.supplied", value="lying", by="good")

A share says how often each of several things happens, a mean follows a figure from turn to turn; deeds are what a
player does in a whole game, winners beside the others, and ways sort the players by how they played, to see which ways
win. The report has a table and a plot for each, titled by the game's label for its id. `among(seats)` lists the things
that could happen, so that one that never does is seen too; below `least` or above `most` of all, a thing is marked as
worth a look.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple

from ..games import registry
from ..kernel.events import Event
from ..kernel.table import Table
from ..simulate.one_game import Order


class Key(NamedTuple):
    """What is counted apart: a thing, a turn, or a thing in a turn; "" for what is left out."""

    thing: str = ""
    turn: str = ""


Counted = dict[str, dict[Key, list[float]]]
"""For each count, by key: [how often, sum]."""


@dataclass(frozen=True, slots=True)
class Share:
    """How often an event happens with each value of its parameter `by`."""

    id: str
    event: str
    by: str
    among: Callable[[int], tuple[str, ...]] | None = None
    least: float = 0.0
    most: float = 1.0

    def keys(self, event: Event) -> list[tuple[Key, float]]:
        found = event.params[self.by]
        return [(Key(str(thing)), 1.0) for thing in (found if isinstance(found, list) else [found])]


@dataclass(frozen=True, slots=True)
class Mean:
    """The mean of an event's parameter `value` in each turn, for each value of the parameter `by` if there is one."""

    id: str
    event: str
    value: str
    by: str = ""

    def keys(self, event: Event) -> list[tuple[Key, float]]:
        key = Key(str(event.params[self.by]) if self.by else "", str(event.place.get("turn", "")))
        return [(key, float(event.params[self.value]))]


@dataclass(frozen=True, slots=True)
class Deeds:
    """What a player does in a whole game: `of(events)` sums it up for each seat, by label."""

    id: str
    of: Callable[[Table], list[dict[str, float]]]


@dataclass(frozen=True, slots=True)
class Ways:
    """How a player has played: `of(table)` gives a label for each seat, one of those `among(seats)`."""

    id: str
    of: Callable[[Table], list[str]]
    among: Callable[[int], tuple[str, ...]]


WINNERS, OTHERS = "winners", "others"

Count = Share | Mean | Deeds | Ways


@cache
def counts_of(game: str) -> tuple[Count, ...]:
    """What the game declares; none without a `balance` module."""
    package = registry.ruleset(game).package
    try:
        module: Any = import_module(f"{package}.balance")
    except ModuleNotFoundError as error:
        if error.name != f"{package}.balance":
            raise
        return ()
    counts: tuple[Count, ...] = module.COUNTS
    return counts


class Census(Order):
    """An order whose games are counted where they are played."""

    def note(self, table: Table) -> Counted:
        wanted: dict[str, list[Share | Mean]] = {}
        found: Counted = {count.id: {} for count in counts_of(self.game)}
        for count in counts_of(self.game):
            if isinstance(count, Deeds):
                self.deeds(table, count, found[count.id])
            elif isinstance(count, Ways):
                self.ways(table, count, found[count.id])
            else:
                wanted.setdefault(count.event, []).append(count)
        for event in map(Event._make, table.game.events):
            for one in wanted.get(event.code, ()):
                for key, value in one.keys(event):
                    book(found[one.id], key, value)
        return found

    def deeds(self, table: Table, count: Deeds, found: dict[Key, list[float]]) -> None:
        for seat, done in enumerate(count.of(table)):
            for thing, value in done.items():
                book(found, Key(thing, WINNERS if won(table, seat) else OTHERS), value)

    def ways(self, table: Table, count: Ways, found: dict[Key, list[float]]) -> None:
        for seat, way in enumerate(count.of(table)):
            book(found, Key(way), won(table, seat))


def won(table: Table, seat: int) -> float:
    """The seat's part of the victory."""
    winners = table.result["winners"] if table.result is not None else []
    return 1 / len(winners) if seat in winners else 0.0


def book(found: dict[Key, list[float]], key: Key, value: float) -> None:
    entry = found.setdefault(key, [0, 0.0])
    entry[0] += 1
    entry[1] += value


def add(total: Counted, found: Counted) -> None:
    for id, keys in found.items():
        sums = total.setdefault(id, {})
        for key, (n, value) in keys.items():
            entry = sums.setdefault(key, [0, 0.0])
            entry[0] += n
            entry[1] += value
