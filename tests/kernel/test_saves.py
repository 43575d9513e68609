"""Saved games: whole ones come back as they were, damaged ones say where and what is left of them."""

from __future__ import annotations

import copy
import dataclasses
import json
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pygame_core.games.registry import ruleset
from pygame_core.kernel import saves
from pygame_core.kernel.book import Book
from pygame_core.kernel.chance import Chance
from pygame_core.kernel.history import replay, verify, warm
from pygame_core.kernel.reasons import Refused
from pygame_core.kernel.recover import Recovered, recover
from pygame_core.kernel.saves import FORMAT, PARTS, VERSION, SaveError, dumps, light, loads
from pygame_core.kernel.table import DIGEST_EVERY, Player, Table
from pygame_core.kernel.words import catalogue
from tests.kernel.tiny import LETTERS

Document = dict[str, Any]

FIXTURES = Path(__file__).with_name("fixtures")
STRIDE = 11 if sys.platform == "emscripten" else 1
"""How many of the bytes to cut at: in the browser's Python only some."""


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


def _play_on(table: Table) -> None:
    chance = Chance("on")
    for _ in range(5):
        if table.result is None:
            decision = table.pending[0]
            table.answer(decision.seat, decision.sample(chance))
    table.view(0)


# --- whole documents --------------------------------------------------------------------------------------------
@pytest.mark.parametrize("entries", [0, 1, 2, 5, 16, 24, 37, 60])
def test_there_and_back(entries: int) -> None:
    table = played(entries)
    again = loads(dumps(Book(table))).table
    assert again.digest() == table.digest()
    assert [(player.name, player.kind) for player in again.players] == [
        ("Ann", "human"), ("Bée", "steady"), ('C "Q"', "random"),
    ]  # fmt: skip
    assert again.record == table.record and again.digests == table.digests
    assert (again.seed, again.mode) == (table.seed, table.mode)
    warm(again)
    assert again.game.events == table.game.events and again.flags == table.flags
    assert verify(again).whole


def test_branches_come_back() -> None:
    book = loads(text_of())
    assert [(branch.id, branch.name, branch.at) for branch in book.whatifs()] == [("b1", "what if", 20)]
    with pytest.raises(Refused):
        _ = book.whatifs()[0].table
    book.switch("b1")
    assert book.table.position == 22
    book.promote("b1")
    again = loads(dumps(book))
    assert again.table.digest() == book.table.digest()
    assert len(again.whatifs()) == 1


def test_the_line_on_the_desk_comes_back() -> None:
    book = loads(text_of())
    book.switch("b1")
    again = loads(dumps(book))
    assert again.current == "b1" and again.table.digest() == book.table.digest()
    assert again.main.table.digest() == book.main.table.digest()


def test_a_line_that_todays_rules_part_from_is_not_put_up() -> None:
    found = document()
    found["branches"][0]["record"][-1] = ["a", 0, "no such answer"]
    found["desk"]["current"] = "b1"
    book = loads(sealed(found))
    assert book.current == "main" and book.table.digest() == loads(text_of()).table.digest()
    with pytest.raises(Refused):
        book.switch("b1")


@pytest.mark.parametrize("line", ["main", "b1"])
def test_what_was_taken_back_can_be_redone_after_loading(line: str) -> None:
    table = Table(ruleset("auction_house"), ruleset("auction_house").mode(3, "season", None), "undone")
    book = Book(table)
    if line != "main":
        book.branch(0)
    decision = book.table.pending[0]
    book.table.answer(decision.seat, decision.sample(Chance("undone")))
    after = book.table.digest()
    book.table.undo()
    again = loads(dumps(loads(dumps(book))))
    assert again.current == line
    again.table.redo()
    assert again.table.digest() == after
    assert not again.table.undone


def test_what_was_taken_back_on_a_line_that_is_not_open_is_kept_too() -> None:
    book = Book(Table(ruleset("auction_house"), ruleset("auction_house").mode(3, "season", None), "undone"))
    book.branch(0)
    decision = book.table.pending[0]
    book.table.answer(decision.seat, decision.sample(Chance("undone")))
    book.table.undo()
    book.switch("main")
    again = loads(dumps(loads(dumps(book))))
    again.switch("b1")
    assert again.table.undone == book.branches["b1"].table.undone != []


def test_a_game_in_the_middle_of_sealed_bids_keeps_them() -> None:
    table = played(1)
    assert table.runner.frames[-1].given
    again = loads(dumps(Book(table))).table
    assert again.runner.frames[-1].given == table.runner.frames[-1].given


def test_a_light_save_has_only_the_last_few_entries() -> None:
    table = played(60)
    other = loads(light(table)).table
    assert other.digest() == table.digest()
    assert len(light(table)) < len(dumps(Book(table)))
    with pytest.raises(Refused):
        verify(other)
    again = loads(dumps(Book(other))).table
    assert again.digest() == table.digest() and again.skip == other.skip > 0


def test_saving_changes_nothing() -> None:
    table = played(30)
    before = table.digest(), list(table.points), list(table.record)
    dumps(Book(table))
    light(table)
    assert (table.digest(), table.points, table.record) == before


# --- what is no save of ours ------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "text",
    ["", " ", "null", "1", "[]", "{}", '"save"', "hello", "\x89PNG\r\n\x1a\n", "{" * 50, "[" * 100_000,
     '{"format":"x"}', '{"format": ["leadenhall-save"]}', "<html></html>", "\ud800", "NaN", None, 5, b"{}", {}],
)  # fmt: skip
def test_foreign_things_are_told_as_such(text: Any) -> None:
    error = error_of(text)
    assert error.code in ("foreign", "deep")
    assert not error.recoverable
    with pytest.raises(SaveError):
        recover(text)


def test_nesting_is_bounded_and_brackets_in_texts_do_not_count() -> None:
    """Else a hostile file would be the end of the browser's Python, not of a call."""
    assert not saves.too_deep("[" * saves.DEEPEST + "]" * saves.DEEPEST)
    assert saves.too_deep("[" * (saves.DEEPEST + 1))
    assert saves.too_deep('{"a":' * (saves.DEEPEST + 1))
    assert saves.too_deep("[1,[" * saves.DEEPEST)
    assert not saves.too_deep("[]" * 500)
    assert not saves.too_deep(json.dumps(["[" * 500, '"' + "[{" * 500 + "\\", {"[" * 500: 1}]))
    assert saves.too_deep('"' + "\\" * 4 + '"[' + "[" * 500)
    found = document()
    found["record"] = [json.loads("[" * 90 + "]" * 90)] * 3
    assert error_of(sealed(found)).place == "record[0]"


@pytest.mark.parametrize("number", ["NaN", "-Infinity", "9" * 5000])
def test_numbers_that_are_none_are_told_and_the_rest_is_saved(number: str) -> None:
    text = text_of().replace('"digests":[', f'"digests":[{number},', 1)
    error = error_of(text)
    assert (error.code, error.recoverable) == ("number", True)
    assert recover(text).book.table.position == len(document()["record"])


def test_a_newer_file_is_told_as_such() -> None:
    error = error_of(json.dumps(document() | {"version": VERSION + 1}))
    assert (error.code, error.place, error.recoverable) == ("newer", "version", False)
    error = error_of(json.dumps(document() | {"rules": 99}))
    assert (error.code, error.place) == ("newer_rules", "rules")


def test_an_unknown_game_is_told_as_such() -> None:
    error = error_of(json.dumps(document() | {"game": "chess"}))
    assert (error.code, error.place) == ("game", "game")


@pytest.mark.parametrize("version", [0, -1, None, "2", 2.0, True, []])
def test_a_version_is_a_number(version: Any) -> None:
    assert error_of(json.dumps(document() | {"version": version})).place == "version"


# --- truncated and damaged --------------------------------------------------------------------------------------
def test_cut_at_every_byte() -> None:
    text = text_of()
    for length in range(0, len(text), STRIDE):
        error = error_of(text[:length])
        if length > text.index(FORMAT) + len(FORMAT):
            assert error.code == "truncated", (length, error.code)
            assert error.recoverable and error.place.startswith("1:")


@pytest.mark.parametrize("share", range(5, 100, 4))
def test_of_a_cut_file_the_best_is_saved(share: int) -> None:
    text = text_of()
    cut = text[: len(text) * share // 100]
    parts = {part: text.index(f'"{part}":', text.index('"setup":{')) for part in PARTS}
    if len(cut) <= parts["checkpoint"]:
        with pytest.raises(SaveError):
            recover(cut)
        return
    found = recover(cut)
    told(found)
    _play_on(found.book.table)
    if len(cut) > parts["record"]:  # the checkpoint was whole
        assert found.book.table.position >= document()["checkpoint"]["at"]
    if len(cut) > parts["digests"]:  # so was the record
        assert found.book.table.position == len(document()["record"]) + 5


def told(found: Recovered) -> list[str]:
    words = catalogue("pygame_core.kernel")
    said = [words.say("save", code, params) for code, params in found.told]
    assert said and not any(line.startswith("[save.") for line in said)
    return said


@pytest.mark.native
def test_any_byte_may_be_wrong() -> None:
    """A changed byte is noticed wherever it counts; where it does not, the game is the same."""
    text = text_of()
    whole = loads(text).table.digest()
    for index in range(0, len(text), 23):
        for wrong in ("x", '"', "0", "]", "\x00"):
            if text[index] == wrong:
                continue
            spoilt = text[:index] + wrong + text[index + 1 :]
            try:
                again = loads(spoilt).table
            except SaveError as error:
                assert error.place
            else:
                assert again.digest() == whole, f"byte {index}: {text[index - 20 : index + 20]!r}"


@given(st.data())
def test_any_stretch_may_be_lost(data: st.DataObject) -> None:
    text = text_of()
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 400)))
    if end > start:
        spoilt = text[:start] + data.draw(st.text(LETTERS, max_size=5)) + text[end:]
        loads_or_says_why(spoilt)
        try:
            found = recover(spoilt)
        except SaveError:
            return
        _play_on(found.book.table)


# --- edited by hand ---------------------------------------------------------------------------------------------
def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The path of every value in a document."""
    yield path
    if isinstance(value, dict):
        for key, item in value.items():
            yield from places(item, (*path, key))
    elif isinstance(value, list):
        for index, item in enumerate(value):
            yield from places(item, (*path, index))


def changed(found: Document, path: tuple[Any, ...], value: Any) -> Document:
    found = copy.deepcopy(found)
    inner: Any = found
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    return found


def at(found: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        found = found[key]
    return found


def edited_places() -> list[tuple[Any, ...]]:
    """Every place of the short parts, and of the long ones the first few rows."""
    return [
        path
        for path in places(document(20))
        if path and not any(type(key) is int and key > 3 for key in path[:2]) and path[0] != "seals"
    ]


@pytest.mark.parametrize("part", PARTS)
def test_an_edited_part_is_told_by_its_seal(part: str) -> None:
    for path in edited_places():
        if path[0] != part:
            continue
        value = at(document(20), path)
        other = value + 1 if type(value) is int else [value, 1]
        error = error_of(json.dumps(changed(document(20), path, other)))
        assert error.code in ("edited", "form"), (path, error.code)
        assert error.place.startswith(part), (path, error.place)
        assert error.recoverable


def test_an_edited_record_is_told_with_the_entry() -> None:
    found = document()
    found["record"][20] = ["a", 0, "no such answer"]
    assert error_of(json.dumps(found)).place == "record[20]"


@pytest.mark.native
@pytest.mark.parametrize("value", [None, True, -1, 10**40, 1.5, "x", [], {}, [[]], {"x": {}}], ids=repr)
def test_edited_anywhere_with_the_seals_made_to_fit(value: Any) -> None:
    """Whoever forges the seals too gets a game or an error with a place, and never a breakdown."""
    for path in edited_places():
        if at(document(20), path) != value:
            loads_or_says_why(sealed(changed(document(20), path, value)))


@pytest.mark.parametrize("part", [*PARTS, "game", "rules", "seals"])
def test_a_missing_part_is_told(part: str) -> None:
    found = document()
    del found[part]
    error = error_of(json.dumps(found))
    assert part in error.place or (part == "seals" and error.code == "edited")


@pytest.mark.parametrize(
    ("path", "value", "place"),
    [
        (("checkpoint", "state", "houses", 1, "cash"), "much", "checkpoint.state.houses[1].cash"),
        (("checkpoint", "state", "houses", 0), {}, "checkpoint.state.houses[0]"),
        (("checkpoint", "agenda", 0), ["no.such.step", {}], "checkpoint.agenda[0]"),
        (("checkpoint", "chance", "streams"), {"dice": [1, 2]}, "checkpoint.chance.streams"),
        (("checkpoint", "at"), 999, "checkpoint.at"),
        (("players", 1, "name"), "x" * 61, "players[1].name"),
        (("players", 1), "Ann", "players[1]"),
        (("setup", "scenario"), "no such year", "setup"),
        (("setup", "options", "rounds"), 4, "setup"),
        (("setup", "seed"), 5, "setup.seed"),
        (("branches", 0, "common"), 999, "branches[0].common"),
        (("branches", 0, "record"), {}, "branches[0]"),
        (("branches", 0, "undone"), 3, "branches[0].undone"),
        (("record", 2), "answer", "record[2]"),
        (("desk", "current"), "b9", "desk.current"),
        (("desk", "current"), None, "desk.current"),
        (("desk", "undone"), [["a", 7, "x"]], "desk.undone[0]"),
        (("desk", "undone"), {}, "desk.undone"),
    ],
)
def test_places_are_named_as_one_would_look_for_them(path: tuple[Any, ...], value: Any, place: str) -> None:
    assert error_of(sealed(changed(document(), path, value))).place == place


def test_an_illegal_entry_after_the_checkpoint_is_named() -> None:
    found = document()
    last = len(found["record"]) - 1
    found["record"][last] = ["a", 0, "no such answer"]
    error = error_of(sealed(found))
    assert (error.code, error.place) == ("parted", f"record[{last}]")


def test_the_lost_past_of_a_sound_checkpoint_is_told() -> None:
    found = document()
    found["record"][3] = ["a", 0, "no such answer"]
    recovered = recover(json.dumps(found))
    assert recovered.book.table.position >= found["checkpoint"]["at"]
    assert any("past" in line for line in told(recovered))
    _play_on(recovered.book.table)


def test_without_a_checkpoint_the_record_is_played_again() -> None:
    found = document()
    found["checkpoint"] = {"at": 3}
    recovered = recover(json.dumps(found))
    assert recovered.book.table.position == len(found["record"])
    assert recovered.book.table.digest() == loads(text_of()).table.digest()
    assert any("beside it" in line for line in told(recovered)), "the what-if that is left behind"


def test_a_checkpoint_from_which_the_rules_break_down_is_left_for_the_record(monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(*_: Any) -> Table:
        raise ZeroDivisionError

    monkeypatch.setattr(Table, "resume", breaks)
    assert recover(text_of()).book.table.position == len(document()["record"])


def test_what_nothing_can_be_played_without_is_named() -> None:
    found = document()
    found["players"] = None
    with pytest.raises(SaveError) as caught:
        recover(json.dumps(found))
    assert (caught.value.code, caught.value.place) == ("lost", "players")


# --- other versions ---------------------------------------------------------------------------------------------
def test_a_save_of_version_2_still_loads() -> None:
    """The file was written once and is kept as it is."""
    book = loads((FIXTURES / "save-version-2.json").read_text(encoding="utf-8"))
    assert (book.current, book.table.position, book.table.undone) == ("main", 26, [])
    assert [branch.name for branch in book.whatifs()] == ["what if"]
    _play_on(book.table)


def test_a_save_of_version_1_still_loads() -> None:
    """The file was written once and is kept as it is."""
    book = loads((FIXTURES / "save-version-1.json").read_text(encoding="utf-8"))
    table = book.table
    assert [player.name for player in table.players] == ["Ann", "Bob", "Cay"]
    assert table.position == 26
    assert table.ruleset.conserved(table.game)["coins"] == 300
    assert json.loads(dumps(book))["version"] == VERSION
    _play_on(table)


def test_old_rules_are_brought_up_to_date(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = ruleset("auction_house")

    def dearer(checkpoint: Document) -> Document:
        prices = checkpoint["state"]["prices"]
        state = checkpoint["state"] | {"prices": {good: price + 1 for good, price in prices.items()}}
        return checkpoint | {"state": state}

    found = document()
    newer = dataclasses.replace(rules, version=rules.version + 1, upgrades={rules.version: dearer})
    monkeypatch.setattr(saves, "find_ruleset", lambda game: newer)
    found["record"] = found["record"][: found["checkpoint"]["at"]]
    found["branches"] = []
    table = loads(sealed(found)).table
    old = found["checkpoint"]["state"]["prices"]
    assert {good: price - 1 for good, price in table.unpack(*table.points[-1]).state.prices.items()} == old
    without = dataclasses.replace(rules, version=rules.version + 1)
    monkeypatch.setattr(saves, "find_ruleset", lambda game: without)
    assert error_of(sealed(found)).code == "old_rules"


# --- history ----------------------------------------------------------------------------------------------------
def test_a_replay_says_where_it_parts() -> None:
    table = played(40)
    whole = replay(table.ruleset, table.mode, table.seed, table.players, table.record, table.digests)
    assert whole.whole and whole.table.position == 40
    digests = [table.digests[0], "0" * 16]
    parted = replay(table.ruleset, table.mode, table.seed, table.players, table.record, digests)
    assert (parted.parted, parted.why) == (DIGEST_EVERY, "digest")
    record = [*table.record[:30], ["a", 0, "nonsense"]]
    stuck = replay(table.ruleset, table.mode, table.seed, table.players, record, [])
    assert (stuck.parted, stuck.table.position) == (30, 30)


def test_a_loaded_game_knows_its_past_once_asked() -> None:
    table = loads(dumps(Book(played(40)))).table
    assert table.cold
    with pytest.raises(Refused):
        table.undo()
    warm(table)
    assert not table.cold
    assert table.branch(7).position == 7
    assert table.log(0)


def test_a_past_that_todays_rules_do_not_allow_is_told() -> None:
    found = document()
    found["record"][3] = ["a", 0, "no such answer"]
    table = loads(sealed(found)).table
    with pytest.raises(Refused) as caught:
        warm(table)
    assert caught.value.reason.rule == "kernel.history.parted"
    assert caught.value.reason.params["position"] == 3
