"""Where a game was won: decisions of which the strongest bot thinks otherwise than whoever took them."""

from __future__ import annotations

from typing import NotRequired, TypedDict

# `from` is a word of Python's own.
AskDoubts = TypedDict("AskDoubts", {"table": str, "viewer": NotRequired[int | None], "from": int, "to": int})
"""A stretch of the record, of at most 400 entries."""


class AskJudge(TypedDict):
    table: str
    viewer: NotRequired[int | None]
    position: int
    games: int
    """Imagined games for each answer."""
    seed: NotRequired[str | int]


class Doubt(TypedDict):
    """A decision that deserves a thought; `doubt` says how much, as a part of a clear lead."""

    position: int
    seat: int
    doubt: float


class DoubtsFound(TypedDict):
    doubts: list[Doubt]


class JudgedOption(TypedDict):
    """An answer, and by how much it is better than the one that was given, with the standard error of that; both in
    tenths of a point, from the same imagined games."""

    text: str
    worth: int
    error: int
    played: bool


class Judged(TypedDict):
    """A decision in the eyes of the strongest bot. `clear` if the best other answer and the one that was given are
    further apart than the luck of so many imagined games explains; `gain` is what the other one is better by."""

    position: int
    seat: int
    place: str
    asked: str
    clear: bool
    gain: int
    games: int
    options: list[JudgedOption]
