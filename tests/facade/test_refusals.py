"""What the page is told of offers that were declined."""

from __future__ import annotations

from typing import Any

from pygame_core.bots import Driver, make
from pygame_core.kernel import saves
from pygame_core.kernel.book import Book
from pygame_core.kernel.table import Table
from pygame_core.present import Presenter
from tests.bots.test_bargain import TOY, coins, crate, sale


def refused(table: Table, viewer: int | None = 0) -> list[Any]:
    deals = Presenter(Book(table)).deals(viewer)
    assert deals is not None
    return list(deals["refused"])


def declined() -> Table:
    table = sale({0: {"tea": 1}}, {1: ["silk", "silk"]})
    table.deal(0, "propose", [coins(1, 0, 12), crate(0, 1, "tea")])
    Driver(table, {1: make(TOY, "steady")}).play_one()
    return table


def test_a_bot_that_declines_says_why_and_what_it_would_take() -> None:
    (found,) = refused(declined())
    assert (found["id"], found["by"], found["to"], found["text"]) == (1, 1, [0], "I gain too little from it.")
    assert [clause["kind"] for clause in found["clauses"]] == ["coins", "crate"]
    assert found["wants"] and all(clause["text"] for clause in found["wants"])


def test_what_is_wanted_can_be_offered_as_it_stands() -> None:
    table = declined()
    wants = [
        {key: one[key] for key in one if key not in ("text", "binding", "icon")} for one in refused(table)[0]["wants"]
    ]
    table.deal(0, "propose", wants)
    played = Driver(table, {1: make(TOY, "steady")}).play_one()
    assert played is not None and played.move.move[1] == "accept"


def test_it_is_the_same_to_everybody_and_after_a_save() -> None:
    table = declined()
    assert refused(table, 0) == refused(table, 2) == refused(table, None)
    again = saves.loads(saves.dumps(Book(table))).main.table
    assert again.record[-1] == table.record[-1]


def test_a_person_declines_without_a_word() -> None:
    table = sale({0: {"tea": 1}}, {})
    table.deal(0, "propose", [crate(0, 1, "tea")])
    table.deal(1, "reject", 1)
    (found,) = refused(table)
    assert found["text"] == "" and found["wants"] == []


def test_another_phase_begins_with_a_clean_list() -> None:
    table = declined()
    while table.game.place["phase"] == "sale":
        table.answer(table.pending[0].seat, next(table.pending[0].answers()))
    assert refused(table) == []
