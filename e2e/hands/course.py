"""The course of a saved game, played again natively: what is to be entered next, and how the game stands after it.

A save is entered from its beginning, by people on all seats. The page may put answers of several people that are asked
at the same time into another order than the record; what it does is followed as long as the game stands alike.
"""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from pygame_core.composing import attempt
from pygame_core.door import load
from pygame_core.kernel import saves
from pygame_core.kernel.book import Book, Branch
from pygame_core.kernel.decisions import same
from pygame_core.kernel.entries import Entry
from pygame_core.kernel.reasons import Refused
from pygame_core.kernel.saves import SaveError
from pygame_core.kernel.table import Player, Table
from pygame_core.kernel.words import catalogue
from pygame_core.passing import Passing, Wishes
from pygame_core.present import Presenter

ORDERED = 6
"""So many answers at most wait for each other: one a seat."""


class NotReplayable(Exception):
    """Why a save cannot be entered by hand at all."""


class Unfinished(Exception):
    """The record ends within a decision of several answers, which the page sends as a whole."""


@dataclass
class Deed:
    """One thing that a person does at the table; `given` is what the hands in the page must know of it."""

    what: str
    seat: int
    given: dict[str, Any] = field(default_factory=dict)

    def text(self) -> str:
        if self.what == "answer":
            answers = ", ".join(
                f"{step['decision']['code']}: {json.dumps(step['answer'])}" for step in self.given["steps"]
            )
            return f"seat {self.seat} answers {answers}"
        return f"seat {self.seat}: {self.what} {json.dumps({k: v for k, v in self.given.items() if k != 'menu'})}"


def beginning(table: Table) -> Table:
    """The same game before anybody has done anything, with a person on every seat."""
    players = [Player(player.name) for player in table.players]
    return Table(table.ruleset, table.mode, table.seed, players)


def answers_of(table: Table) -> list[Entry]:
    """What people and computer players have done: without notes, which a table puts into its record by itself."""
    return [entry for entry in table.record if entry[0] != "n"]


def packed(kind: str, **content: Any) -> str:
    """What the fragment of a link carries."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    text = packer.compress(json.dumps({"v": 1, "kind": kind, **content}).encode()) + packer.flush()
    return base64.urlsafe_b64encode(text).decode().rstrip("=")


def link_code(table: Table, title: str) -> str:
    """The table as the fragment of a link carries it."""
    return packed("table", title=title, save=saves.dumps(Book(table)), card=None)


def without(entries: list[Entry], gone: Entry) -> list[Entry]:
    return [entry for entry in entries if entry is not gone]


def together(rest: list[Entry]) -> list[Entry]:
    """The answers at the front that do not wait for each other."""
    found: list[Entry] = []
    for entry in rest:
        if entry[0] != "s" or any(entry[1] == other[1] for other in found):
            break
        found.append(entry)
    return found


class Course:
    """A native table beside that of the page; `rest` is what is still to be entered. What comes before `start` is in
    the game already when the page gets it."""

    def __init__(self, table: Table, title: str = "", start: int = 0) -> None:
        if table.skip:
            raise NotReplayable("The save holds only the end of the game: nobody can enter it from its beginning.")
        self.title = title or table.ruleset.id
        self.table = beginning(table)
        self.rest = answers_of(table)
        for _ in range(start):
            if self.over:
                raise NotReplayable(f"The game has {self.position} entries, and none after them.")
            self.enter_next()
        self.passing = Passing(table.mode.seats)
        self.passing.begin({})
        self.code = link_code(self.table, self.title)

    def enter_next(self) -> None:
        """The next entry, natively."""
        try:
            self.table.enter(self.rest[0])
        except Refused as refused:
            raise NotReplayable(f"{self.where()}: the rules refuse it ({refused.reason.rule}).") from None
        del self.rest[0]

    @classmethod
    def of_save(cls, text: str, title: str = "", start: int = 0) -> Course:
        try:
            return cls(load(text), title, start)
        except SaveError as damage:
            said = catalogue("pygame_core.kernel").say("save", damage.code, damage.params)
            raise NotReplayable(f"{damage.place}: {said}") from None

    @property
    def position(self) -> int:
        return self.table.position

    @property
    def over(self) -> bool:
        return not self.rest

    def where(self) -> str:
        """Where in the game that is, for people."""
        return f"entry {self.position + 1} ({json.dumps(self.rest[0])})" if self.rest else f"position {self.position}"

    # --- what is to be done next ------------------------------------------------------------------------------
    def prefer(self, seat: int | None) -> None:
        """Of answers that do not wait for each other, the one of whoever has the screen comes first."""
        mine = next((entry for entry in together(self.rest) if entry[1] == seat), None)
        if mine is not None:
            self.rest = [mine, *without(self.rest, mine)]

    def deed(self) -> Deed:
        kind, seat, *told = self.rest[0]
        if kind in ("a", "s"):
            return Deed("answer", seat, {"steps": list(self.steps(seat))})
        if kind == "x":
            return Deed("act", seat, {"index": self.act_index(seat, told[0])})
        if kind == "d":
            return Deed("deal", seat, self.deal(seat, told[0], told[1]))
        raise NotReplayable("Chance begins afresh here, since a what-if became the game: nobody can do that by hand.")

    def deal(self, seat: int, move: str, arguments: list[Any]) -> dict[str, Any]:
        """The offer that is answered; of one that is made, what sort of thing each of its clauses is about."""
        if move not in ("propose", "counter"):
            return {"move": move, "offer": arguments[0]}
        trade, clauses = self.table.ruleset.trade, arguments[-1]
        assert trade is not None
        gives = [give for one in range(self.table.mode.seats) for give in trade.gives(self.table.game, one)]
        sorts = {"words": "said", **dict.fromkeys(trade.pledges, "word")}
        fields = {}
        for give in gives:
            sort = "piece" if "most" not in give else "money" if give["kind"] == trade.money else "counted"
            sorts[give["kind"]], fields[give["kind"]] = sort, give["field"]
        seats = {clause[end] for clause in clauses for end in ("from", "to")} - {seat}
        wants = [
            {"clause": clause, "sort": sorts[clause["kind"]], "field": fields.get(clause["kind"])} for clause in clauses
        ]
        counters = arguments[0] if move == "counter" else None
        return {"move": move, "offer": counters, "wants": wants, "sorts": sorts, "seats": sorted(seats)}

    def act_index(self, seat: int, value: Any) -> int:
        for index, option in enumerate(self.table.acts(seat)):
            if same(option.value, value):
                return index
        raise NotReplayable(f"The rules do not offer seat {seat} the act {json.dumps(value)}.")

    def steps(self, seat: int) -> Iterator[dict[str, Any]]:
        """The question and its answer; where it begins a decision of several answers, all of them."""
        table = self.table
        asked = table.decision(seat)
        composes = asked.code in table.ruleset.chains
        answers: list[Any] = []
        at, copy = table.position, table
        while True:
            entry = self.rest[at - table.position]
            answers.append(entry[2])
            decision = Presenter(Book(copy), "en").decision(asked)
            yield {"decision": decision, "answer": entry[2]}
            if not composes:
                return
            trial = attempt(table, seat, answers, self.passing)
            if trial.why is not None:
                raise NotReplayable(f"The rules refuse seat {seat} the answer {json.dumps(entry[2])}: {trial.why}.")
            copy, at = trial.table, trial.table.position
            if trial.following is None:
                return
            following = self.rest[at - table.position :][:1]
            if not following:
                raise Unfinished
            if following[0][0] != "a" or following[0][1] != seat:
                return
            asked = trial.following

    # --- following the page -----------------------------------------------------------------------------------
    def follow(self, position: int, digest: str) -> bool:
        """Enters what the page has entered; False if the game does not stand as in the page after that."""
        for copy, rest in self.ways(self.table, self.rest, position):
            if copy.digest() == digest:
                self.table, self.rest = copy, rest
                return True
        return False

    def ways(self, table: Table, rest: list[Entry], position: int) -> Iterator[tuple[Table, list[Entry]]]:
        """Every way to this position: the record in its own order first, then as answers of several people could come,
        and with what the page passes that the record has not, since it ends there."""
        if table.position >= position:
            if table.position == position:
                yield table, rest
            return
        front = together(rest) or rest[:1]
        passed = [
            ["s", asked.seat, answer.value]
            for asked in table.pending
            if (answer := Wishes().answer(asked)) is not None and all(asked.seat != entry[1] for entry in front)
        ]
        for entry in [*front, *passed]:
            copy = table.branch()
            with suppress(Refused):
                copy.answer(*entry[1:3]) if entry in passed else copy.enter(entry)
                yield from self.ways(copy, without(rest, entry), position)

    def is_beside(self, at: int, lines: int, position: int, digest: str) -> bool:
        """Whether a what-if that began at a position stands so; there were so many lines of play beside the game."""
        # its chance is that of its number
        earlier = [Branch(f"b{number}", "", 0) for number in range(1, lines + 1)]
        book = Book(self.table.branch(), earlier)
        book.branch(at)
        return any(copy.digest() == digest for copy, _ in self.ways(book.table, [], position))

    def go_back(self, to: int, position: int, digest: str) -> bool:
        """Goes back to a position, as the whole table may: what came after it is still to be entered. False if the game
        does not stand as in the page after that."""
        book = Book(self.table.branch())
        book.back(to)
        tail = [entry for entry in self.table.record[to:] if entry[0] != "n"] + self.rest
        for copy, rest in self.ways(book.table, tail, position):
            if copy.digest() == digest:
                self.table, self.rest = copy, rest
                return True
        return False

    def wind_back(self, position: int, digest: str) -> bool:
        """Stands where the page has gone back to; False if the game never stood so on any way here."""
        for base in range(position, max(-1, position - ORDERED), -1):
            tail = self.table.record[base:] + self.rest
            for copy, rest in self.ways(self.table.branch(base), tail, position):
                if copy.digest() == digest:
                    self.table, self.rest = copy, rest
                    return True
        return False

    def save(self) -> str:
        """All that was entered and is still to be, as far as the rules take it: a save that replays it."""
        copy = self.table.branch()
        with suppress(Refused):
            for entry in self.rest:
                copy.enter(entry)
        return saves.dumps(Book(copy))
