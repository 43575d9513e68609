"""Which words an option has, and what crosses beside them: each form once, at a table with a catalogue of its own."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest

from pygame_core.games.registry import ruleset
from pygame_core.kernel.book import Book
from pygame_core.kernel.decisions import NOWHERE, Allocate, Amount, Arrange, Option, Pick, PickMany, Slot, Target
from pygame_core.kernel.reasons import OPEN, Closed
from pygame_core.kernel.words import Catalogue
from pygame_core.present import Presenter, rows
from tests.facade.desk import Page
from tests.games.auction_house.sale import table

CHANCES: dict[str, Any] = {"dice": 2, "lines": [{"code": "tea", "permille": 250}, {"code": "silk", "permille": 750}]}
IN_WORDS = {"dice": 2, "lines": [{"text": "tea", "permille": 250}, {"text": "silk", "permille": 750}]}


@pytest.fixture
def presenter() -> Presenter:
    made = Presenter(Book(table()))
    made.words = Catalogue({
        "option": {
            "send": "send one", "send.tea": "send the tea", "send.*": "send {value}", "keep.silk": "keep the silk",
        },
        "label": {"tea": "tea", "silk": "silk", "window.late": "A late word", "7": "seven", "odd": "an odd one"},
        "detail": {"send": "by ship {n}"},
        "group": {"send": "Ships of {n}"},
        "confirm": {"send": "Send {choice}: {n}", "kernel.pick": "Take {choice}", "ask": "Take {n} of {choice}, {k}"},
        "prompt": {"ask": "What, {k}?"},
        "help": {"ask": "Help with {k}"},
        "capacity": {"ask": "Room for {k}"},
        "reason": {"toy.sold": "It is sold for {n}."},
    })  # fmt: skip
    return made


@pytest.mark.parametrize(("option", "asked", "text"), [
    (Option("any", OPEN, NOWHERE, "send", n=1), "ask", "send one"),
    (Option("any", OPEN, NOWHERE, "odd"), "ask", "an odd one"),
    (Option("tea"), "send", "send the tea"),
    (Option("silk"), "send", "send silk"),
    (Option("silk"), "keep", "keep the silk"),
    (Option("tea"), "keep", "tea"),
    (Option(7), "send", "send 7"),
    (Option("china"), "keep", "[option.keep.*]"),
    (Option(["a", 1]), "send", "send a, 1"),
])  # fmt: skip
def test_the_nearest_words_are_taken(presenter: Presenter, option: Option, asked: str, text: str) -> None:
    if not option.params:
        presenter.words.sections["detail"] = presenter.words.sections["group"] = {}
        presenter.words.sections["confirm"] = {}
    assert presenter.option(option, asked)["text"] == text


def test_an_option_says_all_that_there_are_words_for(presenter: Presenter) -> None:
    option = Option("any", Closed("toy.sold", n=4), Target("lot", 3), "send", n=2, quiet=True, odds=CHANCES)
    assert presenter.option(option, "ask") == {
        "value": "any", "text": "send one", "params": {"n": 2, "quiet": True}, "detail": "by ship 2",
        "group": "Ships of 2", "confirm": "Send send one: 2", "target": "lot-3", "on": "lot", "quiet": True,
        "odds": IN_WORDS, "closed": {"rule": "toy.sold", "text": "It is sold for 4."},
    }  # fmt: skip


def test_an_option_says_nothing_that_there_are_no_words_for(presenter: Presenter) -> None:
    assert presenter.option(Option("tea", quiet=False), "keep") == {
        "value": "tea", "text": "tea", "params": {"quiet": False},
    }  # fmt: skip


def test_a_question_says_what_it_opens_ends_and_risks(presenter: Presenter) -> None:
    asked = presenter.decision(
        Pick(2, "ask", [Option("tea")], rule="toy.sale", k="Ann", window="late", odds=CHANCES, opens=3, ends="tea")
    )
    assert asked == {
        "seat": 2, "code": "ask", "kind": "pick", "rule": {"id": "toy.sale"}, "text": "What, Ann?",
        "help": "Help with Ann", "capacity": "Room for Ann", "confirm": "Take {n} of {choice}, Ann",
        "params": {"k": "Ann", "window": "late"}, "window": {"kind": "late", "text": "A late word"},
        "odds": IN_WORDS, "opens": 3, "ends": "tea", "options": [{"value": "tea", "text": "tea", "params": {}}],
    }  # fmt: skip


def test_a_question_without_more_has_no_more(presenter: Presenter) -> None:
    asked = presenter.decision(Pick(0, "other", [Option("tea")], opens=None))
    assert set(asked) == {"seat", "code", "kind", "rule", "text", "help", "capacity", "confirm", "params", "options"}
    assert (asked["help"], asked["capacity"], asked["rule"]) == ("", "", None)
    assert asked["confirm"] == "Take {choice}", "what the kernel says of its kind"


def test_chances_may_stand_for_each_number(presenter: Presenter) -> None:
    by = {"from": 3, "by": [CHANCES, {**CHANCES, "lost": [1]}]}
    asked = presenter.decision(Amount(0, "ask", 3, 4, k="Ben", odds=by))
    assert asked["odds"] == {"from": 3, "by": [IN_WORDS, {**IN_WORDS, "lost": [1]}]}


def test_names_of_people_are_put_in_and_never_read_as_holes(presenter: Presenter) -> None:
    asked = presenter.decision(Pick(0, "ask", [Option("tea")], k="{n}"))
    assert asked["text"] == "What, {n}?"
    assert asked["confirm"] != "Take {n} of {choice}, {n}", "the page would put its number into the name"


def test_each_kind_of_question_has_its_rows(presenter: Presenter) -> None:
    tea, silk = Option("tea"), Option("silk")
    slots = [Slot("tea", 3, 1), Slot("silk", 2, 0, Closed("toy.sold", n=1))]
    said = {
        kind: presenter.decision(question) for kind, question in {
            "pick": Pick(0, "ask", [tea], k=""),
            "pick_many": PickMany(0, "ask", [tea, silk], 1, 2, k=""),
            "arrange": Arrange(0, "ask", [tea, silk], k=""),
            "allocate": Allocate(0, "ask", 3, slots, least=2, k=""),
            "amount": Amount(0, "ask", 2, 8, step=2, out=Option("silk"), k=""),
        }.items()
    }  # fmt: skip
    assert [[row["value"] for row in rows(one)] for one in said.values()] == [
        ["tea"], ["tea", "silk"], ["tea", "silk"], ["tea", "silk"], ["silk"],
    ]  # fmt: skip
    assert all(one["kind"] == kind for kind, one in said.items())
    assert (said["pick_many"]["least"], said["pick_many"]["most"]) == (1, 2)
    assert (said["allocate"]["total"], said["allocate"]["least"]) == (3, 2)
    assert [(slot["cap"], slot["least"]) for slot in said["allocate"]["slots"]] == [(3, 1), (0, 0)]
    amount = said["amount"]
    assert (amount["lo"], amount["hi"], amount["step"], amount["out"]["text"]) == (2, 8, 2, "silk")
    assert list(rows(presenter.decision(Amount(0, "ask", 0, 1, k="")))) == []


def test_what_a_section_says_in_words_is_said_at_any_depth(presenter: Presenter) -> None:
    presenter.words.sections["ship"] = {"full": "full of {cargo}"}
    part = {
        "code": "full", "cargo": "tea", "n": 3,
        "inside": [{"closed": {"rule": "toy.sold", "params": {"n": 2}}, "left": 1}, "plain"],
    }  # fmt: skip
    assert presenter.worded("ship", part) == {
        "code": "full", "cargo": "tea", "n": 3, "text": "full of tea",
        "inside": [{"left": 1, "closed": {"rule": "toy.sold", "text": "It is sold for 2."}}, "plain"],
    }  # fmt: skip


@pytest.mark.parametrize(("game", "bars"), [("east_india_companies", True), ("john_company_second", True)])
def test_what_is_composed_says_so_and_has_its_bar(game: str, bars: bool) -> None:
    chains = ruleset(game).chains
    pages = (Page(game, 3, seed=seed) for seed in count(3))
    page = next(pages)
    composed: dict[bool, int] = {True: 0, False: 0}
    with_bar = 0
    while min(composed.values()) < 3 or (bars and not with_bar):
        # not every game of bots comes to each kind of question
        if not page.on():
            page = next(pages)
        asked = page.view["decision"]
        if asked is not None:
            chain = chains.get(asked["code"])
            assert asked.get("composes", False) is (chain is not None)
            assert ("bar" in asked) is (chain is not None and chain.bar is not None)
            composed[chain is not None] += 1
            with_bar += "bar" in asked
