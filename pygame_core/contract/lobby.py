"""What is told beside a table: games to play, lessons, the economy of a game, what bots think."""

from __future__ import annotations

from typing import Any, TypedDict

from .choices import Choice

Entry = list[Any]
"""An entry as a record keeps it: `["a", seat, answer]`, `["x", seat, act]`, `["d", seat, move, arguments]` …"""

# --- the lobby ------------------------------------------------------------------------------------------------


class Scenario(TypedDict):
    id: str
    title: str
    blurb: str
    seats: list[int]


class GameOption(TypedDict):
    """A switch or choice before the game; the first value is the usual one."""

    id: str
    title: str
    help: str
    values: list[Choice]
    seats: list[int] | None
    scenarios: list[str] | None


class DataOption(TypedDict):
    """An option that holds a file's data."""

    id: str
    title: str
    help: str


class Bot(TypedDict):
    id: str
    title: str
    search: bool
    """Whether it thinks long, and so beside the page."""


class Game(TypedDict):
    """A game as the lobby offers it."""

    id: str
    title: str
    blurb: str
    scenarios: list[Scenario]
    options: list[GameOption]
    data: list[DataOption]
    bots: list[Bot]
    lesson: bool


class NewSeat(TypedDict):
    name: str
    kind: str
    """`human`, or a bot's id."""


class LessonStep(TypedDict):
    """One step of a lesson. With an `entry` it is done when the learner makes it (or presses the button, and the page
    enters it); `then` are the others' moves."""

    code: str
    target: str
    entry: Entry | None
    then: list[Entry]
    text: str
    why: str
    do: str


class Series(TypedDict):
    """A public figure over the game: `[position, one per seat ...]`."""

    id: str
    text: str
    points: list[list[int]]


class TurnMark(TypedDict):
    position: int
    text: str


# --- bots -----------------------------------------------------------------------------------------------------


class WhyLine(TypedDict):
    """A move that was weighed: its worth in tenths of a point, and in how many imagined games."""

    text: str
    worth: int
    games: int
    move: list[Any]


class Why(TypedDict):
    """Why a bot would do it, in a sentence, and what else it weighed."""

    text: str
    lines: list[WhyLine]


class Thinker(TypedDict):
    """Who should think, in the worker."""

    seat: int
    bot: str
