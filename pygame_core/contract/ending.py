"""How a game ended: what the scoring came from, how the lead went, whose luck the dice were, where money came from."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict


class AskEnding(TypedDict):
    table: str
    viewer: NotRequired[int | None]
    game: str
    """Whose rules say how it ends."""


class ScoreCell(TypedDict):
    """What a row comes to for a seat; `text` is how it was counted (“2 × 3”), or the amount."""

    seat: int
    amount: int
    text: str


class ScoreRow(TypedDict):
    text: str
    cells: list[ScoreCell]
    """Of the seats for which it counts."""


class ScorePart(TypedDict):
    """A line of the scoring with what it came from. The rows of a seat add up to `measure`, where the line is an award
    for the most of something, else to the points of the seat."""

    code: str
    text: str
    rows: list[ScoreRow]
    measure: NotRequired[ScoreRow]
    points: list[int]
    """By seat; those of all lines add up to the score."""


class CurvePoint(TypedDict):
    """Where everybody stood: at the end of a turn, or after a step of the scoring."""

    kind: Literal["start", "turn", "step"]
    text: str
    """Of a turn its number, or how else the game counts them."""
    position: int
    values: list[int]


class TurningPoint(TypedDict):
    """A moment that changed who leads, or by how much."""

    position: int
    """Where its picture is."""
    at: float
    """Where it is on the curve: between its points, counted from the first as 0."""
    title: str
    text: str
    seat: int
    turned: str
    """What it did to the lead of the seat, in words."""


class Luck(TypedDict):
    """Rolls of one seat: how many came, how many were to be expected, and by how much that varies (two games in three
    lie within it)."""

    seat: int
    rolls: int
    came: int
    expected: float
    spread: float


class IncomeCell(TypedDict):
    amount: int
    shown: str


class IncomeRow(TypedDict):
    """A source, with what came of it to each seat."""

    text: str
    cells: list[IncomeCell]


class DealDone(TypedDict):
    """A deal that was made: its terms in words, and what it moved at once, by party."""

    position: int
    place: str
    text: str
    parties: list[int]
    moved: list[str]
    """In the order of the parties; empty where neither money nor points moved."""


class FatePoint(TypedDict):
    text: str
    value: int
    shown: str


class FateTrack(TypedDict):
    """A figure of what all share, turn by turn; `falls` is where all would be lost."""

    text: str
    points: list[FatePoint]
    falls: NotRequired[int]


class FateTally(TypedDict):
    text: str
    n: int


class Fate(TypedDict):
    text: str
    tracks: list[FateTrack]
    tallies: list[FateTally]


class Ended(TypedDict):
    """All that is told of a game that is over. What a game does not have is an empty list, or null."""

    summary: str
    """Two or three sentences: who led until when, what moved the lead most, what the winner had more of."""
    scoring: list[ScorePart]
    curve: list[CurvePoint]
    turning: list[TurningPoint]
    luck: list[Luck]
    income: list[IncomeRow]
    """The last row is what everybody had at the end: what stands above it, added up."""
    deals: list[DealDone]
    """Those that moved most."""
    deals_made: int
    words: list[int]
    """Of the words given in deals: how many, how many were kept, how many broken."""
    fate: Fate | None
