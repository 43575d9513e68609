"""What requests carry beside their name, which stands in `Requests`."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

from .choices import Answer
from .lobby import Entry, NewSeat
from .view import Habits, Wish


class AskGames(TypedDict):
    lang: NotRequired[str]


class AskWords(TypedDict):
    game: str
    lang: NotRequired[str]


class AskNew(TypedDict):
    """With `passing`, questions that need nobody are passed from the beginning."""

    game: str
    scenario: NotRequired[str | None]
    options: NotRequired[dict[str, Any] | None]
    seed: NotRequired[str | int]
    seats: list[NewSeat]
    viewer: NotRequired[int | None]
    passing: NotRequired[Habits]
    lang: NotRequired[str]


class AskLesson(TypedDict):
    game: str
    lesson: NotRequired[str]
    """One of the game's further lessons; without it its first."""
    lang: NotRequired[str]


class OfTable(TypedDict):
    """An open table."""

    table: str


class AskView(OfTable):
    """A table, and who looks: a seat, or nobody in particular."""

    viewer: NotRequired[int | None]


class AskTaught(AskView):
    game: str
    lesson: NotRequired[str]
    """One of the game's further lessons; without it its first."""
    step: str
    lang: NotRequired[str]


class AskLook(AskView):
    aside: NotRequired[bool | None]
    """Who is at the table stays who is told of changes."""


class AskAnswer(AskView):
    seat: int
    answer: Answer


class AskAct(AskView):
    seat: int
    act: Answer


class AskDeal(AskView):
    seat: int
    move: Literal["propose", "counter", "accept", "reject", "withdraw"]
    arguments: list[Any]
    """`propose [clauses]`, `counter [id, clauses]`, `accept [id]`, `reject [id]` or `reject [id, why]` (why: what a bot
    says of it, see `Refusal`), `withdraw [id]`"""


class AskHandout(OfTable):
    seat: int
    seed: str


class AskWeigh(AskView):
    clauses: list[Any]


class AskEnter(AskView):
    entries: list[Entry]


class AskUndo(AskView):
    seat: NotRequired[int | None]


class AskCompose(AskView):
    """Several answers in a row."""

    seat: int
    answers: list[Answer]


class AskSettle(AskView):
    passing: NotRequired[Habits]


class AskRisks(AskView):
    """Answers to the pending question of a seat, or to one that `after` other answers belongs to the same decision; and
    acts beside it."""

    seat: int
    after: NotRequired[list[Answer]]
    answers: NotRequired[list[Answer]]
    acts: NotRequired[list[Answer]]


class AskTakeBack(AskView):
    seat: int
    position: int


class AskWish(AskView):
    """What this person wishes to be asked of a kind of window."""

    seat: int
    window: str
    wish: Wish


class AskPosition(AskView):
    position: int


class AskAt(AskPosition):
    lines: NotRequired[int]
    """Within the move that led there: as soon as the viewer had so many lines of it to read."""


class AskBranch(AskView):
    at: NotRequired[int | None]
    name: NotRequired[str]


class AskOfBranch(AskView):
    branch: str


class AskRules(TypedDict):
    """All of a game's, or some: those with all the words searched for, or those with these ids."""

    game: str
    search: NotRequired[str]
    ids: NotRequired[list[str]]
    table: NotRequired[str]
    viewer: NotRequired[int | None]


class AskMove(AskView):
    seat: int
    move: list[Any]
    failed: NotRequired[str | None]


class AskHint(AskView):
    seat: int


class AskSave(OfTable):
    light: NotRequired[bool]


class AskLoad(TypedDict):
    """With `foreign`, the record is played again from the beginning and compared with what the document says."""

    save: str
    foreign: NotRequired[bool]
    viewer: NotRequired[int | None]
    recover: NotRequired[bool]
    passing: NotRequired[Habits]
    lang: NotRequired[str]
