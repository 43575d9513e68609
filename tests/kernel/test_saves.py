"""Saved games come back as they were, and so do those that were written by earlier versions."""

from __future__ import annotations

import dataclasses
import json
from pathlib import Path

import pytest

from pygame_core.games.registry import ruleset
from pygame_core.kernel import saves
from pygame_core.kernel.book import Book
from pygame_core.kernel.chance import Chance
from pygame_core.kernel.history import replay, verify, warm
from pygame_core.kernel.reasons import Refused
from pygame_core.kernel.recover import recover
from pygame_core.kernel.saves import VERSION, dumps, light, loads
from pygame_core.kernel.table import DIGEST_EVERY, Table
from tests.kernel.saved import Document, document, error_of, play_on, played, sealed, text_of

FIXTURES = Path(__file__).with_name("fixtures")


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


def test_a_game_goes_on_by_the_rules_that_it_was_begun_under() -> None:
    """A question that came into the rules later is not asked in it: its record has no answer."""
    today = ruleset("auction_house").version
    found = document()
    assert found["setup"]["rules"] == loads(sealed(found)).table.game.rules == today > 1
    found["setup"]["rules"] = 1
    old = loads(sealed(found)).table
    assert (old.mode.rules, old.game.rules, old.fork().game.rules) == (1, 1, 1)
    again = loads(dumps(Book(old))).table
    assert again.mode.rules == verify(again).table.game.rules == 1
    del found["setup"]["rules"]
    assert loads(sealed(found)).table.game.rules == today, "of a time when there was no difference"


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
    assert table.runner.frames[-1].answers
    again = loads(dumps(Book(table))).table
    assert again.runner.frames[-1].answers == table.runner.frames[-1].answers


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


# --- other versions ---------------------------------------------------------------------------------------------
def test_a_save_of_version_2_still_loads() -> None:
    """The file was written once and is kept as it is."""
    book = loads((FIXTURES / "save-version-2.json").read_text(encoding="utf-8"))
    assert (book.current, book.table.position, book.table.undone) == ("main", 26, [])
    assert [branch.name for branch in book.whatifs()] == ["what if"]
    play_on(book.table)


def test_a_save_of_version_1_still_loads() -> None:
    """The file was written once and is kept as it is."""
    book = loads((FIXTURES / "save-version-1.json").read_text(encoding="utf-8"))
    table = book.table
    assert [player.name for player in table.players] == ["Ann", "Bob", "Cay"]
    assert table.position == 26
    assert table.ruleset.conserved(table.game)["coins"] == 300
    assert json.loads(dumps(book))["version"] == VERSION
    play_on(table)


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


@pytest.fixture
def of_old_rules(monkeypatch: pytest.MonkeyPatch) -> Document:
    """A save of rules whose state had another shape: none of its digests can be made any more."""
    rules = ruleset("auction_house")
    newer = dataclasses.replace(rules, version=rules.version + 1, upgrades={rules.version: lambda old: old})
    monkeypatch.setattr(saves, "find_ruleset", lambda game: newer)
    found = document(60)
    found["digests"] = [digest[::-1] for digest in found["digests"]]
    return found


def test_digests_of_old_rules_are_made_anew(of_old_rules: Document) -> None:
    table = loads(sealed(of_old_rules)).table
    assert table.digest() == played(60).digest() and verify(table).whole
    again = loads(dumps(Book(table))).table
    assert verify(again).whole, "saved as it is, with digests that nobody knows yet"
    warm(again)
    assert again.digests == played(60).digests


def test_a_changed_record_of_old_rules_is_told(of_old_rules: Document) -> None:
    seat = next(entry for entry in of_old_rules["record"] if entry[0] in "as")
    seat[2] = "no such answer"
    forged = sealed(of_old_rules)
    assert verify(loads(forged).table).parted == of_old_rules["record"].index(seat)
    seals = json.loads(forged)["seals"] | {"record": "of the record before"}
    edited = error_of(json.dumps(of_old_rules | {"seals": seals}))
    assert (edited.code, edited.place) == ("edited", f"record[{of_old_rules['record'].index(seat)}]")


def test_another_past_of_old_rules_is_told(of_old_rules: Document) -> None:
    """A record of legal moves that do not lead to the checkpoint."""
    other = json.loads(dumps(Book(played(of_old_rules["checkpoint"]["at"], "another"))))["record"]
    kept = of_old_rules["record"][len(other) :]
    table = loads(sealed(of_old_rules | {"record": other + kept, "branches": []})).table
    assert not verify(table).whole


def test_a_checkpoint_that_cannot_be_brought_up_to_date_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = ruleset("auction_house")
    upgrades = {rules.version: lambda old: old["state"]["nothing of the kind"]}
    newer = dataclasses.replace(rules, version=rules.version + 1, upgrades=upgrades)
    monkeypatch.setattr(saves, "find_ruleset", lambda game: newer)
    error = error_of(text_of())
    assert (error.code, error.place, error.recoverable) == ("broken", "checkpoint", True)
    assert recover(text_of()).book.table.position == 37


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
