"""Entries: what a record is made of, one plain list a move.

["a", seat, answer]            an answer to the pending decision
["s", seat, answer]            an answer to one of several simultaneous decisions (secret till all are in)
["a", seat, answer, how]       the same following another: `passed` for the seat, or one `more` of a composed one
["x", seat, [step, ...]]       an act beside the pending decision
["d", seat, move, arguments]   a deal move
["n", seat, code, params]      a note in the log (a bot failed, the table went back ...)
["r", seat, seed]              chance begins afresh (a what-if must not show the real future)
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from .decisions import Answer, Decision, same
from .events import RawEvent
from .forms import BRIEF, AnyOf, Data, Fields, Form, ListOf, OneOf, Row, Text, Whole, Wrong
from .game import Game
from .reasons import Refused

Entry = list[Any]

PASSED, MORE = "passed", "more"
"""How an answer comes about that is no decision of its own: the table gave it for the seat, since nothing else was
sensible; or it is part of one composed answer. An undo takes such answers back with the one before."""

HAND = "hand"
"""A parameter of a question whose answers depend on what only its seat knows."""

BESIDE = "beside"
"""A parameter of a question that stands for what can be done beside it: an act, a deal."""

MOST_SEATS = 12
"""More than any game has."""
MOST_ENTRIES = 12_000
"""More than any game is long, with all its deals; a document with more is nobody's game, only work."""
MOST_NOTES = 2000

NOTES: dict[str, Fields] = {
    "kernel.back": Fields({"old": Whole(0, MOST_ENTRIES), "new": Whole(0, MOST_ENTRIES)}, closed=True),
    "kernel.branch.promoted": Fields({"name": Text()}, closed=True),
    "kernel.bot.failed": Fields({"bot": Text(), "why": Text()}, closed=True),
}
"""The lines that may be noted beside the rules, and the form of their parameters."""


class Note(Form):
    """`["n", seat, code, params]`: the seat is -1 for the table, the parameters are those of the code."""

    __slots__ = ()
    code = "entry"
    form = Row(OneOf("n"), Whole(-1, MOST_SEATS - 1), OneOf(*NOTES), Data(8, deepest=1, text=BRIEF))

    def wrong(self, value: Any, place: str) -> Wrong | None:
        found = self.form.wrong(value, place) or NOTES[value[2]].wrong(value[3], f"{place}[3]")
        return found and Wrong(found.place, self.code, {})


class Entered(Form):
    """An entry, by its kind; `a` and `s` may say how they came about."""

    __slots__ = ("kinds",)
    code = "entry"

    def __init__(self, kinds: dict[str, Form]) -> None:
        self.kinds = kinds

    def wrong(self, value: Any, place: str) -> Wrong | None:
        if type(value) is not list or not value or type(value[0]) is not str or value[0] not in self.kinds:
            return Wrong(place, self.code, {})
        found = self.kinds[value[0]].wrong(value, place)
        return found and Wrong(found.place, self.code, {})


SEAT = Whole(0, MOST_SEATS - 1)
ANSWER = Data(2000)
_KIND = Text(1)
_ANSWERED = AnyOf(Row(_KIND, SEAT, ANSWER), Row(_KIND, SEAT, ANSWER, OneOf(PASSED, MORE)))
_MADE_AT_A_SEAT: dict[str, Form] = {
    "a": _ANSWERED,
    "s": _ANSWERED,
    "x": Row(_KIND, SEAT, ANSWER),
    "d": Row(_KIND, SEAT, Text(), ListOf(Data(4000), 2)),
}
ENTRY_OF_A_SEAT = Entered(_MADE_AT_A_SEAT)
"""What somebody at the table does."""
TAKEN_BACK = ListOf(Entered({**_MADE_AT_A_SEAT, "n": Note()}), MOST_ENTRIES)
"""What an undo has taken back, so that it can be redone: no undo goes back past a fresh beginning of chance."""
ENTRY = Entered({**_MADE_AT_A_SEAT, "n": Note(), "r": Row(_KIND, Whole(-1, MOST_SEATS - 1), Text(1000))})
"""Whatever a record holds: what only the desk enters (a note, chance that begins afresh) among it."""
RECORD = ListOf(ENTRY, MOST_ENTRIES)


def too_many_notes(record: list[Entry]) -> bool:
    """A note costs its writer nothing: a record of nothing else would only keep the page busy."""
    return sum(1 for entry in record if entry[0] in ("n", "r")) > MOST_NOTES


def follows(entry: Entry) -> bool:
    """Whether it is an answer that is no decision of its own."""
    return len(entry) > 3 and entry[0] in ("a", "s")


def is_passed(entry: Entry) -> bool:
    return len(entry) > 3 and entry[3] == PASSED


def by_itself(entry: Entry, people: Collection[int]) -> bool:
    """Whether an entry comes without any person deciding anew: a note, a bot's move, what follows another answer."""
    return entry[0] == "n" or entry[1] not in people or follows(entry)


def chosen(described: dict[str, Any], value: Answer) -> list[dict[str, Any]]:
    """What an answer takes of what was offered; of an allotment the places that got something, with how much (`n`)."""
    kind = described["kind"]
    if kind == "allocate":
        return [{**slot, "n": n} for slot, n in zip(described["slots"], value, strict=True) if n]
    values = value if kind in ("pick_many", "arrange") else [value]
    offered = [*described.get("options", []), *described.get("items", [])]
    offered += [described["out"]] if "out" in described else []
    return [option for wanted in values for option in offered if same(option["value"], wanted)]


def passed_line(game: Game[Any], asked: Decision, entry: Entry) -> RawEvent:
    """A line for the one for whom a question was passed. It shows nothing new, so it is no barrier."""
    seat, value = entry[1], entry[2]
    described = asked.describe()
    params = {
        "seat": seat,
        "prompt": described["code"],
        "asked": described["params"],
        "window": described["params"].get("window", ""),
        "hidden": entry[0] == "s" or described["params"].get(HAND, False),
        "value": value,
        "chosen": chosen(described, value),
    }
    return (game.position + 1, game.place, game.step, "kernel.passed", params, described["rule"], (seat,))


def decided(record: list[Entry], seat: int) -> int:
    """How many entries led past the last decision that was a seat's own."""
    for index in range(len(record) - 1, -1, -1):
        entry = record[index]
        if entry[0] in ("a", "s", "x") and entry[1] == seat and not follows(entry):
            return index + 1
    return 0


def undo_to(record: list[Entry], barriers: list[bool], seat: int | None, people: Collection[int]) -> int:
    """Where in a record an undo of this seat (None: of any person) goes back to; `Refused` says why not."""
    for index in range(len(record) - 1, -1, -1):
        kind, who = record[index][:2]
        if kind == "n":
            continue
        if kind == "r":  # before it lies the chance of another line, which this one must not learn
            raise Refused("kernel.undo.nothing")
        if barriers[index]:
            raise Refused("kernel.undo.revealed")
        if follows(record[index]) and (who == seat or seat is None):
            continue
        if who == seat or (seat is None and (who in people or not people)):
            return index
        if who in people:
            raise Refused("kernel.undo.other", seat=who)
    raise Refused("kernel.undo.nothing")


def passed_lately(record: list[Entry], barriers: list[bool], seat: int, people: Collection[int]) -> list[int]:
    """Where in a record questions were passed for a seat that can still be opened again: since the last barrier and
    since somebody decided something that it would undo."""
    found = []
    for index in range(len(record) - 1, -1, -1):
        entry = record[index]
        if barriers[index] or entry[0] == "r":
            break
        if entry[0] == "n" or entry[1] not in people:
            continue
        if entry[1] != seat:
            break
        if is_passed(entry):
            found.append(index)
    return found[::-1]
