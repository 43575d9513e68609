"""Lessons can be played as they are written, and point at what is there."""

from __future__ import annotations

from typing import Any

import pytest

from pygame_core import lesson
from pygame_core.games.registry import GAMES, ruleset
from pygame_core.kernel.book import Book
from pygame_core.kernel.table import Table
from pygame_core.kernel.words import catalogue
from pygame_core.present import Presenter

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


def test_every_lesson_that_is_offered_is_there() -> None:
    offered = [(game, name) for game in GAMES for name in (lesson.FIRST, *ruleset(game).lessons)]
    assert offered == TAUGHT
