"""Lessons can be played as they are written, and point at what is there."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import takewhile
from typing import Any

import pytest

import pygame_core
from pygame_core import Chance, lesson
from pygame_core.contract.lobby import LessonStep, StepWords
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

MOST_ANSWERS = 200
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


def enter(table: Table, step: LessonStep) -> None:
    """What the step asks for, and what the others do after it."""
    for entry in [step["entry"], *step["then"]]:
        if entry is not None:
            table.enter(entry)


def come(table: Table, learner: int, step: LessonStep) -> bool:
    """Whether what a step waits for is asked now."""
    turn = table.game.place.get("turn") or 0
    return table.decision(learner).code in step["when"] and turn >= step["turn"]


def play_to(table: Table, learner: int, steps: list[LessonStep], chance: Chance) -> LessonStep:
    """The others play, and the learner does whatever comes to mind, until the moment of one of these steps has come."""
    for _ in range(MOST_ANSWERS):
        pygame_core.play(table)
        assert table.result is None, "the game is over before the lesson is"
        for step in steps:
            if come(table, learner, step):
                return step
        table.answer(learner, table.decision(learner).sample(chance))
    raise AssertionError("no moment of the lesson comes")


def walk(game: str, name: str, seed: str = "") -> Iterator[tuple[Book, int, LessonStep]]:
    """A lesson, step by step: each before it is done, with the table as it stands then."""
    book, learner = lesson.begin(game, name)
    chance = Chance(seed)
    left = lesson.steps(game, name)
    while left:
        if left[0]["when"]:
            waiting = list(takewhile(lambda step: step["when"], left))
            reached = play_to(book.table, learner, waiting, chance)
            left = left[left.index(reached) :]
        step = left.pop(0)
        yield book, learner, step
        enter(book.table, step)


@pytest.mark.parametrize(("game", "name"), TAUGHT)
def test_a_lesson_can_be_played_as_written(game: str, name: str) -> None:
    """And where it waits for a moment, whatever the learner did meanwhile."""
    waits = any(step["when"] for step in lesson.steps(game, name))
    for seed in ("one", "two", "three") if waits else ("one",):
        met = 0
        for book, learner, step in walk(game, name, seed):
            met += 1
            if step["target"]:
                assert step["target"] in shown(book.table, learner), f"{step['code']} points at nothing"
            if step["entry"] is not None:
                assert step["entry"][1] == learner, step["code"]
            assert all(entry[1] != learner for entry in step["then"]), step["code"]
        assert met > len(lesson.steps(game, name)) / 2


@pytest.mark.parametrize(("game", "name"), TAUGHT)
def test_every_step_is_told_in_words(game: str, name: str) -> None:
    words = catalogue(ruleset(game).package)
    for book, learner, step in walk(game, name, "words"):
        said: StepWords = step
        if step["when"]:
            said = lesson.words_now(game, name, step["code"], Presenter(book).sections(learner))
        for text in (said["text"], said["why"], said["do"]):
            assert text and not text.startswith("[lesson."), step["code"]
    assert not [code for section, code in words.missing if section == "lesson"]


@pytest.mark.parametrize(("game", "name"), TAUGHT)
def test_what_a_step_says_at_its_moment_has_no_figure_of_its_own(game: str, name: str) -> None:
    """Numbers of the table stand in holes; those that stand in the words are said by a rule that the step names."""
    templates = catalogue(ruleset(game).package).sections["lesson"]
    rules = rulebook.ledger(ruleset(game).package)
    for step in lesson.steps(game, name):
        if step["when"]:
            literal = numbers(f"{templates[step['code']]} {templates[step['code'] + '.why']}")
            assert literal <= numbers(" ".join(f"{rules[rule].text} {rules[rule].check}" for rule in step["rules"]))


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
