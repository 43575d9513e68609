"""Damaged saves say where, and what is left of them."""

from __future__ import annotations

import copy
import json
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pygame_core.kernel import forms
from pygame_core.kernel.recover import recover
from pygame_core.kernel.saves import FORMAT, PARTS, VERSION, SaveError, loads
from pygame_core.kernel.table import Table
from tests.kernel.saved import Document, document, error_of, loads_or_says_why, play_on, sealed, text_of, told
from tests.kernel.tiny import LETTERS

STRIDE = 11 if sys.platform == "emscripten" else 1
"""How many of the bytes to cut at: in the browser's Python only some."""


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
    assert not forms.too_deep("[" * forms.DEEPEST + "]" * forms.DEEPEST)
    assert forms.too_deep("[" * (forms.DEEPEST + 1))
    assert forms.too_deep('{"a":' * (forms.DEEPEST + 1))
    assert forms.too_deep("[1,[" * forms.DEEPEST)
    assert not forms.too_deep("[]" * 500)
    assert not forms.too_deep(json.dumps(["[" * 500, '"' + "[{" * 500 + "\\", {"[" * 500: 1}]))
    assert forms.too_deep('"' + "\\" * 4 + '"[' + "[" * 500)
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


@pytest.mark.parametrize("rules", [0, 99, -1, "1", None, 1.0])
def test_a_game_was_not_begun_under_rules_to_come(rules: Any) -> None:
    found = document()
    found["setup"]["rules"] = rules
    error = error_of(sealed(found))
    assert (error.code, error.place) == ("form", "setup.rules")


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
    play_on(found.book.table)
    if len(cut) > parts["record"]:  # the checkpoint was whole
        assert found.book.table.position >= document()["checkpoint"]["at"]
    if len(cut) > parts["digests"]:  # so was the record
        assert found.book.table.position == len(document()["record"]) + 5


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
        play_on(found.book.table)


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
        (("checkpoint", "chance", "streams"), {"dice": [1, 2]}, "checkpoint.chance.streams.dice"),
        (("checkpoint", "at"), 999, "checkpoint.at"),
        (("players", 1, "name"), "x" * 61, "players[1].name"),
        (("players", 1), "Ann", "players[1]"),
        (("setup", "scenario"), "no such year", "setup"),
        (("setup", "options", "rounds"), 4, "setup"),
        (("setup", "seed"), 5, "setup.seed"),
        (("branches", 0, "common"), 999, "branches[0].common"),
        (("branches", 0, "record"), {}, "branches[0].record"),
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
    play_on(recovered.book.table)


def test_without_a_checkpoint_the_record_is_played_again() -> None:
    found = document()
    found["checkpoint"] = {"at": 3}
    recovered = recover(json.dumps(found))
    assert recovered.book.table.position == len(found["record"])
    assert recovered.book.table.digest() == loads(text_of()).table.digest()
    assert any("variation is lost" in line for line in told(recovered)), "the what-if that is left behind"


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
