"""Attacks on the doors of the rules core, each by name, and a seeded storm of spoilt inputs on all of them."""

from __future__ import annotations

import json
import secrets
from typing import Any

import pytest

from pygame_core import facade
from pygame_core.door import new
from pygame_core.facade import call
from pygame_core.games.registry import ruleset
from pygame_core.kernel import saves
from pygame_core.kernel.book import Book
from pygame_core.kernel.decisions import Allocate, Amount, Arrange, Pick, PickMany
from pygame_core.kernel.entries import MOST_NOTES
from pygame_core.kernel.proof import open_foreign
from pygame_core.kernel.reasons import Refused
from pygame_core.kernel.saves import SaveError
from pygame_core.kernel.table import Table
from pygame_core.lobby import new_book
from tests.hostile.doors import TOY, Desk, played, sealed, storm

INPUTS = 20_000
PEOPLE: list[Any] = [{"name": name, "kind": "human"} for name in ("Ann", "Ben", "Cleo")]


def ask(do: str, **fields: Any) -> dict[str, Any]:
    reply: dict[str, Any] = json.loads(call(json.dumps({"do": do, **fields})))
    return reply


def trouble(do: str, **fields: Any) -> dict[str, Any]:
    reply = ask(do, **fields)
    assert not reply["ok"], reply
    error: dict[str, Any] = reply["error"]
    assert error["code"] != "kernel.request.internal", error
    return error


# --- the storm ------------------------------------------------------------------------------------------------
@pytest.mark.native
def test_every_door_holds_against_spoilt_inputs() -> None:
    found = storm(INPUTS)
    assert found.broken == [] and found.inputs >= INPUTS


@pytest.mark.soak
def test_every_door_holds_against_many_more_with_a_fresh_seed() -> None:
    seed = secrets.token_hex(4)
    assert storm(10 * INPUTS, seed).broken == [], seed


# --- house values ---------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("values", "code"), [
    ({"zones": {"india": {"travel_cost": 2}}}, "components.free_zone"),
    ({"zones": {"india": {"number": 2}}}, "components.same_number"),
])  # fmt: skip
def test_house_values_that_go_ill_together_are_refused(values: dict[str, Any], code: str) -> None:
    for form in (values, json.dumps(values)):
        game = "east_india_companies"
        assert trouble("new", game=game, seats=PEOPLE, options={"components": form})["code"] == code


def test_house_values_that_stop_a_game_are_found_by_play(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bounds may allow what the rules cannot play: then no table begins, and it is said where it would have stopped."""
    rules = ruleset(TOY)
    sound = {"goods": {"tea": {"crates": 8}}}
    name = next(name for name in rules.steps.by_name if name.startswith("sale"))

    def stuck(game: Any, **_: Any) -> None:
        raise IndexError("no way on")

    monkeypatch.setitem(rules.steps.by_name, name, stuck)
    monkeypatch.setitem(rules.data_options, "components", lambda given: "{}")
    with pytest.raises(Refused) as caught:
        new_book(TOY, None, {"components": sound}, "7", PEOPLE)
    assert caught.value.reason.rule == "components.impossible"
    assert "no way on" in caught.value.reason.params["why"]


@pytest.mark.parametrize(("text", "code"), [
    ("[" * 20_000, "kernel.text.deep"),
    ('{"a":' * 20_000, "kernel.text.deep"),
    ('{"a":' + "9" * 5000 + "}", "kernel.text.number"),
    ('{"a":"\\ud800"}', "kernel.text.half"), ("{", "components.text"),
])  # fmt: skip
def test_a_text_of_house_values_is_read_at_the_same_door(text: str, code: str) -> None:
    assert trouble("new", game=TOY, seats=PEOPLE, options={"components": text})["code"] == code


def test_an_empty_question_is_told_and_can_be_undone(monkeypatch: pytest.MonkeyPatch) -> None:
    """The answer that leads to it is not taken; what was asked before stands, and the one before can be taken back."""
    desk = Desk()
    table = facade.desk.find(desk.table).book.table
    for seat in (0, 1):
        table.answer(seat, [0, 1])
    answer = [0, 1]
    for kind in (Allocate, Amount, Arrange, Pick, PickMany):
        monkeypatch.setattr(kind, "possible", lambda self: self.code == "commissions.keep")
    before = table.position
    reply = ask("answer", table=desk.table, viewer=0, seat=table.pending[0].seat, answer=answer)
    assert reply["error"]["code"] == "kernel.request.internal" and "leaves nothing to answer" in reply["error"]["text"]
    assert table.position == before
    monkeypatch.undo()
    table.undo(1)
    assert table.position == 1 and [decision.seat for decision in table.pending] == [1, 2]


# --- entries --------------------------------------------------------------------------------------------------
LOANS = [
    ["x", 0, ["loan.take", 0, 1000]], ["x", 1, ["loan.give"]], ["x", 2, ["sale.lots"]], ["a", 0, ["loan.take"]],
    ["s", 0, 1000], ["n", 0, "loan.taken", {"n": 6}], ["n", 7, "kernel.back", {"old": 1, "new": 0}], ["r", -1, "luck"],
    ["d", 0, "propose", [[{"kind": "coins", "from": 1, "to": 0, "n": -5}]]],
]  # fmt: skip
"""Nine entries by which a seat would come to money or luck that nobody offers it."""


@pytest.mark.parametrize("entry", LOANS, ids=str)
def test_nothing_forged_is_redone(entry: list[Any]) -> None:
    table = played()
    before = table.digest()
    document = json.loads(saves.dumps(Book(table)))
    text = sealed({**document, "desk": {**document["desk"], "undone": [entry]}})
    try:
        loaded = saves.loads(text).table
    except SaveError as error:
        assert error.place.startswith("desk.undone[0]")
        return
    with pytest.raises(Refused):
        loaded.redo()
    assert loaded.digest() == before and loaded.undone == []


@pytest.mark.parametrize("entry", LOANS, ids=str)
def test_nothing_forged_is_entered_and_nothing_before_it_stays(entry: list[Any]) -> None:
    desk = Desk()
    table = facade.desk.find(desk.table).book.table
    before, shown = table.digest(), len(table.game.events)
    trouble("enter", table=desk.table, viewer=0, entries=[["a", 1, [0, 1]], entry])
    assert (table.digest(), table.position, len(table.game.events)) == (before, 0, shown)


def test_what_could_be_redone_can_still_be_after_entries_were_refused() -> None:
    desk = Desk()
    table = facade.desk.find(desk.table).book.table
    table.answer(0, [0, 1])
    table.undo(0)
    trouble("enter", table=desk.table, viewer=0, entries=[["a", 1, [0, 1]], ["a", 1, "nonsense"]])
    table.redo()
    assert table.position == 1


# --- saves ----------------------------------------------------------------------------------------------------
def document() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(saves.dumps(Book(played(14))))
    return found


def rich() -> str:
    found = document()
    found["checkpoint"]["state"]["houses"][0]["cash"] += 500
    return sealed(found)


def test_a_well_sealed_forgery_is_found_out() -> None:
    assert saves.loads(rich()).table
    with pytest.raises(SaveError) as caught:
        open_foreign(rich())
    assert (caught.value.code, caught.value.recoverable) == ("forged", True)
    reply = ask("load", save=rich(), foreign=True)
    assert "another" in reply["error"]["text"] or "does not follow" in reply["error"]["text"]
    again = ask("load", save=rich(), recover=True)
    assert again["ok"] and again["set"]["seats"][0]["facts"][0]["value"] < 500


def test_a_sound_document_is_opened_with_its_whole_past() -> None:
    found = open_foreign(saves.dumps(Book(played())))
    assert found.warnings == [] and not found.book.table.cold


def test_a_position_without_its_past_is_not_verified() -> None:
    reply = ask("load", save=saves.light(played()), foreign=True)
    assert reply["ok"] and "not verified" in reply["warnings"][0]


def test_sixty_thousand_notes_are_refused_before_anything_is_played() -> None:
    notes = [["n", -1, "kernel.back", {"old": 1, "new": 0}]]
    found = document()
    for many in (60_000, MOST_NOTES + 1):
        with pytest.raises(SaveError) as caught:
            saves.loads(sealed({**found, "record": notes * many}))
        assert caught.value.place == "record"


# --- texts ----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("text", "code"), [
    ('{"do":"view","table":"t1","viewer":' + "9" * 5000 + "}", "kernel.text.number"),
    ('{"do":"view","table":"t1","viewer":1e999}', "kernel.text.number"),
    ('{"do":"games","lang":"\\ud83d"}', "kernel.text.half"),
    ("[" * 20_000, "kernel.text.deep"),
    (json.dumps({"do": "view", "table": {"toString": 1}}), "kernel.form.text"),
])  # fmt: skip
def test_what_no_request_can_hold_is_told_at_once(text: str, code: str) -> None:
    error = json.loads(call(text))["error"]
    assert error["code"] == code and error["text"]


def test_whole_characters_stay_as_they_are() -> None:
    seats = [{"name": "\U0001f418 \u0c2e", "kind": "human"}, *PEOPLE[1:]]
    assert ask("new", game=TOY, seats=seats)["set"]["seats"][0]["name"] == "\U0001f418 \u0c2e"


def test_programs_are_told_the_same_as_the_page() -> None:
    for setup in ({"seed": 1.5}, {"seed": "\ud800"}, {"options": [1]}, {"seats": 10_000}):
        with pytest.raises(Refused) as caught:
            new(TOY, **setup)  # type: ignore[arg-type]
        assert caught.value.reason.rule.startswith("kernel.form.")
    assert isinstance(new(TOY), Table)
