"""What is told beside a table: games to play, lessons, the economy of a game, what bots think."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict

from .choices import Choice

Entry = list[Any]
"""An entry as a record keeps it: `["a", seat, answer]`, `["x", seat, act]`, `["d", seat, move, arguments]` …"""

# --- the lobby ------------------------------------------------------------------------------------------------


class Scenario(TypedDict):
    """One way to begin. `length` says how long it is (turns, periods), `time` how long that takes with four."""

    id: str
    title: str
    blurb: str
    length: str
    time: str
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
    """A computer player; `about` goes on with its title: what it does, and how well."""

    id: str
    title: str
    about: str
    search: bool
    """Whether it thinks long, and so beside the page."""


class Alone(TypedDict):
    """Against whom one plays alone, and what there is to say of it."""

    text: str
    detail: str


class FurtherLesson(TypedDict):
    id: str
    title: str


class Stage(TypedDict):
    """A setup in the order in which the rulebook would have them played, and why it comes there."""

    scenario: str
    options: dict[str, Any]
    title: str
    why: str


class Game(TypedDict):
    """A game as the lobby offers it. `like` says in a line what it is like, `whom` for whom it is, `time` how long it
    takes; `plays` names what a seat plays: in it `{house}` stands for the name of the seat's colour."""

    id: str
    title: str
    blurb: str
    like: str
    whom: str
    weight: int
    """How much there is to learn, from 1 to 5; 0 is a toy."""
    time: str
    alone: Alone
    plays: str
    scenarios: list[Scenario]
    options: list[GameOption]
    data: list[DataOption]
    bots: list[Bot]
    lesson: bool
    lessons: list[FurtherLesson]
    """Those beside the first, each about a part of the game."""
    survey: str
    """What its rulebook's table of chances is called, which games of one's own make again; empty if it has none."""
    path: list[Stage]
    """The first one has every option that is recommended to beginners."""
    subject: str
    """What one should know of its subject before the first game; empty where there is nothing to say."""


class NewSeat(TypedDict):
    name: str
    kind: str
    """`human`, or a bot's id."""


class StepWords(TypedDict):
    """What a step of a lesson says: one sentence, a line of reason, and the words of its button."""

    text: str
    why: str
    do: str


class LessonStep(StepWords):
    """One step of a lesson. With an `entry` it is done when the learner makes it (or presses the button, and the page
    enters it), a `free` one by any answer or the button; `then` are the others' moves. One with `when` waits until the
    learner is asked one of these questions, from that `turn` on, and says then what it has to say (`taught`); it is
    passed over if the moment of a later one comes first. `rules` are those that it is about."""

    code: str
    target: str
    entry: Entry | None
    then: list[Entry]
    when: list[str]
    turn: int
    free: bool
    rules: list[str]


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


class AskThink(TypedDict):
    position: str
    seat: int
    bot: str
    seconds: float
    seed: NotRequired[str | int]
    lang: NotRequired[str]
