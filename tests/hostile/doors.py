"""What comes to the doors of the rules core from whoever means ill, or from a damaged file: a corpus of nasty values
and a seeded fuzzer that spoils good inputs with them. A door holds against an input if it gives what was asked for or a
clear message, never a defect, and has changed nothing after a message."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from pygame_core import facade
from pygame_core.door import new
from pygame_core.kernel import recover, saves
from pygame_core.kernel.book import Book
from pygame_core.kernel.reasons import Refused
from pygame_core.kernel.saves import SaveError
from pygame_core.kernel.table import Table

TOY = "auction_house"
NASTY: list[Any] = [
    None,
    True,
    False,
    0,
    -1,
    1,
    7,
    60,
    1 << 31,
    10**15,
    10**300,
    0.5,
    -0.0,
    1e308,
    "",
    "a",
    "main",
    "tea",
    "auction_house",
    "\ud800",
    "\x00",
    "\x1b[2J",
    "\u202e",
    "__proto__",
    "x" * 3000,
    "9" * 5000,
    "[" * 20_000,
    '{"a":' * 20_000,
    [],
    {},
    [[]],
    [[[[[[[[[[[[[[1]]]]]]]]]]]]]],
    {"toString": 1},
    ["loan.take"],
    ["x", 0, ["loan.take"]],
    ["r", -1, "luck"],
    ["n", 0, "kernel.back", {"old": 0, "new": 0}],
    [0] * 3000,
    {"a": {"b": {"c": 1}}},
    ["a", 0, [0, 1]],
]
"""Values that stand where another was expected."""

TEXTS = [
    "",
    "null",
    "[]",
    "{",
    "[" * 100_000,
    '{"do":' * 30_000,
    "\ud800",
    '{"do":"games","lang":"\\ud800"}',
    "NaN",
    '{"do":"view","table":"t1","viewer":' + "9" * 5000 + "}",
    '{"do":"view","viewer":1e999}',
    '{"do":"view","viewer":NaN}',
    '{"do":"games"} {}',
    '{"do":"games","do":"fly"}',
    '"' + "[" * 20_000 + '"',
    "\x00" * 50,
    "{}" * 1000,
]


@dataclass
class Tally:
    """How many inputs were tried, and which of them a door did not hold against."""

    inputs: int = 0
    broken: list[str] = field(default_factory=list)

    def add(self, door: str, given: Any, fault: str | None) -> None:
        self.inputs += 1
        if fault is not None:
            self.broken.append(f"{door}: {fault}: {ascii(given)[:300]}")


# --- the door of the page -------------------------------------------------------------------------------------
def asked(text: str) -> str | None:
    """What is wrong with the answer to a request."""
    try:
        reply = json.loads(facade.call(text))
    except Exception as error:
        return f"raised {type(error).__name__}: {error}"
    if reply["ok"]:
        return None
    error = reply["error"]
    if error["code"] == "kernel.request.internal":
        return f"defect {error['params']['what']}"
    return (
        None
        if error["text"] and not error["text"].startswith(("[reason.", "[save."))
        else f"no words for {error['code']}"
    )


class Desk:
    """An open table, and requests that are all right for it."""

    def __init__(self) -> None:
        facade.desk.sessions.clear()
        people = [{"name": name, "kind": "human"} for name in ("Ann", "Ben", "Cleo")]
        self.setup = {"do": "new", "game": TOY, "seats": people, "seed": "7", "options": {"rounds": 3}}
        opened = json.loads(facade.call(json.dumps(self.setup)))
        self.table = opened["table"]
        self.save = saves.dumps(facade.desk.find(self.table).book)

    def good(self) -> list[dict[str, Any]]:
        at = {"table": self.table, "viewer": 0}
        seat = {**at, "seat": 0}
        return [
            {"do": "games"},
            {"do": "words", "game": TOY},
            self.setup,
            {"do": "lesson", "game": TOY},
            {"do": "view", **at},
            {"do": "answer", **seat, "answer": [0, 1]},
            {"do": "preview", **seat, "answers": [[0, 1]]},
            {"do": "compose", **seat, "answers": [[0, 1]]},
            {"do": "act", **seat, "act": ["loan.take"]},
            {"do": "deal", **seat, "move": "propose", "arguments": [[{"kind": "coins", "from": 0, "to": 1, "n": 1}]]},
            {"do": "bargain", **at},
            {"do": "weigh", **at, "clauses": [{"kind": "coins", "from": 0, "to": 1, "n": 1}]},
            {"do": "enter", **at, "entries": [["a", 1, [0, 1]], ["x", 0, ["loan.take"]]]},
            {"do": "undo", **seat},
            {"do": "settle", **at, "passing": {"usual": "pass", "wishes": [{}], "held": [1]}},
            {"do": "redo", **at},
            {"do": "take_back", **seat, "position": 0},
            {"do": "wish", **seat, "window": "a", "wish": "pass"},
            {"do": "risks", **seat, "answers": [[0, 1]]},
            {"do": "back", **at, "position": 0},
            {"do": "branch", **at, "at": 0, "name": "b"},
            {"do": "switch", **at, "branch": "main"},
            {"do": "promote", **at, "branch": "b1"},
            {"do": "drop", **at, "branch": "b1"},
            {"do": "at", **at, "position": 0, "lines": 1},
            {"do": "economy", **at},
            {"do": "recap", **at, "from": 0, "to": 1},
            {"do": "rules", "game": TOY, "ids": ["toy.sale.bid"]},
            {"do": "bot", **at},
            {"do": "puzzle", **seat, "answers": [[0, 1]]},
            {"do": "handout", **seat, "seed": "handed out"},
            {"do": "position", "table": self.table},
            {"do": "move", **seat, "move": ["answer", 1], "failed": None},
            {"do": "hint", **seat},
            {"do": "save", "table": self.table, "light": True},
            {"do": "load", "save": self.save, "foreign": True},
            {"do": "verify", "table": self.table},
            {"do": "digest", "table": self.table},
        ]


def spoilt(given: Any, chance: random.Random) -> Any:
    """The same JSON with one of its places spoilt."""
    if isinstance(given, dict) and given and chance.random() < 0.8:
        key = chance.choice(list(given))
        return {**given, key: spoilt(given[key], chance)}
    if isinstance(given, list) and given and chance.random() < 0.8:
        at = chance.randrange(len(given))
        return [*given[:at], spoilt(given[at], chance), *given[at + 1 :]]
    return chance.choice(NASTY)


def request_spoilt(request: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """One of its keys holds something else, seldom what it asks to be done."""
    keys = [key for key in request if key != "do"]
    if not keys or chance.random() < 0.03:
        return {**request, "do": chance.choice(NASTY)}
    key = chance.choice(keys)
    return {**request, key: spoilt(request[key], chance)}


def to_the_page(count: int, chance: random.Random, tally: Tally) -> None:
    for text in TEXTS:
        tally.add("page", text, asked(text))
    desk = Desk()
    for number in range(count):
        request = request_spoilt(chance.choice(desk.good()), chance)
        text = json.dumps(request)
        tally.add("page", text, asked(text))
        if number % 100 == 99:
            desk = Desk()


# --- saved documents ------------------------------------------------------------------------------------------
def sealed(document: dict[str, Any]) -> str:
    """The document as somebody writes it who knows about the seals."""
    return json.dumps(
        {**document, "seals": {part: saves._seal(document[part]) for part in saves.PARTS if part in document}}
    )


def loaded(text: str) -> str | None:
    for door in (saves.loads, recover.recover):
        try:
            found = door(text)
        except SaveError as error:
            if not error.place:
                return "no place"
            continue
        except Exception as error:
            return f"raised {type(error).__name__}: {error}"
        book = found if isinstance(found, Book) else found.book
        if not book.table.pending and book.table.result is None:
            return "nobody is asked"
    return None


def played(moves: int = 24) -> Table:
    table = new(TOY, seats=["Ann", "Ben", "Cleo"], seed="hostile", options={"rounds": 3})
    for _ in range(moves):
        asked = table.pending[0]
        table.answer(asked.seat, next(asked.answers()))
    return table


def to_the_shelf(count: int, chance: random.Random, tally: Tally) -> None:
    whole = saves.dumps(Book(played()))
    document = json.loads(whole)
    for number in range(count):
        if number % 4 == 0:
            at = chance.randrange(len(whole))
            text = (
                whole[:at]
                + chance.choice(("", "x", '"', "]", "9" * 20, "\ud800", "\x00"))
                + whole[at + chance.randrange(3) :]
            )
        else:
            part = chance.choice(saves.PARTS)
            text = sealed({**document, part: spoilt(document[part], chance)})
        tally.add("save", text, loaded(text))


# --- entries --------------------------------------------------------------------------------------------------
def to_the_record(count: int, chance: random.Random, tally: Tally) -> None:
    """Entries of any kind, as they stand in a journal, a record, or among what can be redone."""
    table = played()
    before = table.digest()
    shapes = [
        *table.record[:6],
        ["n", 0, "kernel.bot.failed", {"bot": "b", "why": "w"}],
        ["d", 0, "accept", [1]],
        ["x", 0, ["a"]],
    ]
    for number in range(count):
        entry = spoilt(chance.choice(shapes), chance)
        redone = number % 2 == 0
        fault: str | None = None
        try:
            if redone:
                table.undone = [entry]
                table.redo()
            else:
                table.enter(entry)
        except Refused:
            fault = None if table.digest() == before else "changed by what it refused"
        except Exception as error:
            fault = f"raised {type(error).__name__}: {error}"
        tally.add("entry", entry, fault)
        if table.digest() != before:
            table = played()


# --- house values ---------------------------------------------------------------------------------------------
def to_the_house(count: int, chance: random.Random, tally: Tally) -> None:
    from pygame_core.games.registry import GAMES, ruleset

    for number in range(count):
        read = ruleset(list(GAMES)[number % len(GAMES)]).data_options["components"]
        given = spoilt(
            {"zones": {"india": {"travel_cost": 2}}, "bank": {"cash": 3}, "goods": {"tea": {"price": 4}}}, chance
        )
        for form in (given, json.dumps(given)):
            fault: str | None = None
            try:
                read(form)
            except Refused:
                pass
            except Exception as error:
                fault = f"raised {type(error).__name__}: {error}"
            tally.add("house", form, fault)


DOORS: dict[str, Callable[[int, random.Random, Tally], None]] = {
    "page": to_the_page,
    "save": to_the_shelf,
    "entry": to_the_record,
    "house": to_the_house,
}
SHARES = {"page": 250, "save": 50, "entry": 690, "house": 5}
"""Of each thousand inputs; house values come twice, as an object and as a text."""


def storm(inputs: int, seed: str = "leadenhall") -> Tally:
    """So many inputs over all doors, the same for the same seed."""
    tally = Tally()
    for name, door in DOORS.items():
        door(inputs * SHARES[name] // 1000, random.Random(f"{seed}/{name}"), tally)
    return tally
