"""Lessons can be played as they are written, and point at what is there."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from pygame_core import lesson
from pygame_core.games.registry import GAMES, ruleset
from pygame_core.kernel import rulebook
from pygame_core.kernel.book import Book
from pygame_core.kernel.table import Table
from pygame_core.kernel.words import catalogue
from pygame_core.present import Presenter
from pygame_core.telling import Teller

SAID_IN_WORDS = {word: n for n, word in enumerate(
    "two three four five six seven eight nine ten eleven twelve".split(), 2)}  # fmt: skip
NUMBER = re.compile(rf"(?<![\w.])\d+(?!\w)|\b(?:{'|'.join(SAID_IN_WORDS)})\b", re.IGNORECASE)

YEAR = re.compile(r"1[67]\d\d|18\d\d")

TAUGHT = [(game, name) for game in GAMES for name in lesson.lessons(game)]


def targets(value: Any) -> set[str]:
    """Every id of something on the board, and every target of an option, in what the page is sent."""
    if isinstance(value, list):
        return set().union(*map(targets, value))
    if isinstance(value, dict):
        own = {value[key] for key in ("id", "target") if isinstance(value.get(key), str)}
        return own.union(*map(targets, value.values()))
    return set()


def shown(table: Table, seat: int) -> set[str]:
    return targets(Presenter(Book(table)).sections(seat))


@pytest.mark.parametrize(("game", "name"), TAUGHT)
def test_a_lesson_can_be_played_as_written(game: str, name: str) -> None:
    book, learner = lesson.begin(game, name)
    steps = lesson.steps(game, name)
    assert steps
    for step in steps:
        if step["target"]:
            assert step["target"] in shown(book.table, learner), f"{step['code']} points at nothing"
        if step["entry"] is not None:
            assert step["entry"][1] == learner, step["code"]
            book.table.enter(step["entry"])
        for entry in step["then"]:
            assert entry[1] != learner, step["code"]
            book.table.enter(entry)


@pytest.mark.parametrize(("game", "name"), TAUGHT)
def test_every_step_is_told_in_words(game: str, name: str) -> None:
    words = catalogue(ruleset(game).package)
    lesson.begin(game, name)
    for step in lesson.steps(game, name):
        for part in ("text", "why", "do"):
            assert step[part] and not step[part].startswith("[lesson."), f"{step['code']}.{part}"
    assert not [code for section, code in words.missing if section == "lesson"]


def numbers(text: str) -> set[int]:
    """What a text says in numbers: in figures, or in words from two on."""
    found = (match[0].lower() for match in NUMBER.finditer(text))
    return {SAID_IN_WORDS.get(word) or int(word) for word in found if not YEAR.fullmatch(word)}


def said_of(view: Any, places: list[Any]) -> int:
    """The figure at a place of the view, or the sum of those at several, and of numbers beside them."""
    if not all(isinstance(one, (list, int)) for one in places):
        return int(lesson.figure(view, places))
    return sum(one if isinstance(one, int) else lesson.figure(view, one) for one in places)


def hold(step: str, said: dict[str, Any], view: Any) -> set[int]:
    """The numbers that a step finds in a view, each of which stands there."""
    for number, places in said.items():
        value = said_of(view, places)
        assert value == int(number), f"{step} says {number}, and it is {value}"
    return set(map(int, said))


@pytest.mark.parametrize(("game", "name"), TAUGHT)
def test_no_figure_is_false(game: str, name: str) -> None:
    """Each number that a step says stands in the view where the step says it does, or in a rule that it names, or the
    log tells it before or after what the step asks for; or it is what the step asks for."""
    rules = rulebook.ledger(ruleset(game).package)
    book, learner = lesson.begin(game, name)
    presenter = Presenter(book)
    wrong = []
    moved = 0
    for step, row in zip(lesson.steps(game, name), lesson.rows(game, name), strict=True):
        if step["when"]:
            continue
        lines = Teller(presenter, learner).lines()
        known = numbers(" ".join(line["text"] for line in lines[moved:]))
        for rule in step["rules"]:
            assert rule in rules, f"{step['code']}: no rule is called {rule}"
            known |= numbers(f"{rules[rule].text} {rules[rule].check} {rules[rule].ruling}")
        known |= hold(step["code"], row.get("says", {}), presenter.sections(learner))
        if step["entry"] is not None:
            moved = len(lines)
            book.table.enter(step["entry"])
            known |= numbers(" ".join(line["text"] for line in Teller(presenter, learner).lines()[moved:]))
        known |= hold(step["code"], row.get("brings", {}), presenter.sections(learner))
        asked = numbers(json.dumps(step["entry"]))
        lacking = (numbers(step["text"]) - asked | numbers(step["why"])) - known
        wrong += [f"{step['code']}: {number}" for number in sorted(lacking)]
        for entry in step["then"]:
            book.table.enter(entry)
    assert wrong == []


def test_every_lesson_that_is_offered_is_there() -> None:
    offered = [(game, name) for game in GAMES for name in (lesson.FIRST, *ruleset(game).lessons)]
    assert offered == TAUGHT
