"""Games to save, their documents, and what is told of damaged ones."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

from pygame_core.games.registry import ruleset
from pygame_core.kernel import saves
from pygame_core.kernel.book import Book
from pygame_core.kernel.chance import Chance
from pygame_core.kernel.reasons import Refused
from pygame_core.kernel.recover import Recovered
from pygame_core.kernel.saves import PARTS, SaveError, dumps, loads
from pygame_core.kernel.table import Player, Table
from pygame_core.kernel.words import catalogue

Document = dict[str, Any]


def played(entries: int, seed: str = "saves") -> Table:
    """A game with answers, secret answers, acts and a deal in its record."""
    rules = ruleset("auction_house")
    table = Table(
        rules, rules.mode(3, "season", None), seed, [Player("Ann"), Player("Bée", "steady"), Player('C "Q"', "random")]
    )
    chance = Chance(seed)
    while table.position < entries:
        if table.position == 9:
            table.act(2, ["loan.take"])
        elif table.position == 10:
            table.deal(0, "propose", [{"kind": "words", "from": 0, "to": 1, "text": 'Let me have "this" one, £2'}])
        elif table.position == 11:
            table.deal(1, "accept", 1)
        else:
            decision = table.pending[chance.below(len(table.pending))]
            table.answer(decision.seat, decision.sample(chance))
    return table


@cache
def text_of(entries: int = 37) -> str:
    book = Book(played(entries))
    book.branch(20, "what if")
    answer = book.table.pending[0]
    book.table.answer(answer.seat, answer.sample(Chance("other")))
    book.switch("main")
    return dumps(book)


def document(entries: int = 37) -> Document:
    found: Document = json.loads(text_of(entries))
    return found


def sealed(found: Document) -> str:
    """The document as somebody would write it who knows about the seals."""
    found["seals"] = {part: saves._seal(found[part]) for part in PARTS if part in found}
    return json.dumps(found)


def error_of(text: Any) -> SaveError:
    with pytest.raises(SaveError) as caught:
        loads(text)
    error = caught.value
    told = catalogue("pygame_core.kernel").say("save", error.code, error.params)
    assert told and not told.startswith("[save."), f"no words for {error.code}"
    assert error.place
    return error


def loads_or_says_why(text: str) -> None:
    """Nothing but a `SaveError` may come out, and of its branches nothing but `Refused`."""
    try:
        book = loads(text)
    except SaveError:
        return
    assert book.table.pending or book.table.result
    for branch in list(book.branches):
        try:
            book.switch(branch)
        except Refused:
            continue


def play_on(table: Table) -> None:
    chance = Chance("on")
    for _ in range(5):
        if table.result is None:
            decision = table.pending[0]
            table.answer(decision.seat, decision.sample(chance))
    table.view(0)


def told(found: Recovered) -> list[str]:
    words = catalogue("pygame_core.kernel")
    said = [words.say("save", code, params) for code, params in found.warnings]
    assert said and not any(line.startswith("[save.") for line in said)
    return said
