"""Lessons, played as they are written."""

from __future__ import annotations

from pygame_core import lesson
from pygame_core.kernel.table import Table


def played(game: str, until: str, name: str = lesson.FIRST) -> Table:
    """The practice table before the step of this code."""
    book, _ = lesson.begin(game, name)
    for step in lesson.steps(game, name):
        if step["code"] == until:
            return book.table
        if step["entry"] is not None:
            book.table.enter(step["entry"])
        for entry in step["then"]:
            book.table.enter(entry)
    raise AssertionError(f"the lesson has no step {until}")
