"""A game's table of chances: what is asked, and what comes back."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict


class SurveyRow(TypedDict):
    text: str
    book: float
    """What the rulebook prints, in per cent."""


class SurveyPanel(TypedDict):
    title: str
    within: str
    rows: list[SurveyRow]


class SurveyFigure(TypedDict):
    """What came out: in per cent, and written with its difference to the rulebook's figure."""

    percent: float
    own: str
    apart: str
    far: bool
    """Whether the difference is more than the points that are near."""


class SurveyFigures(TypedDict):
    near: int
    rows: list[SurveyFigure]


class AskSurvey(TypedDict):
    """A game's table of chances; `options` may hold the values of an own copy."""

    game: str
    options: NotRequired[dict[str, Any] | None]
    seed: NotRequired[str | int]
    lang: NotRequired[str]


class AskSurveyGames(AskSurvey):
    """What has been played so far (`counts` by panel and row, none at first), and how many games more."""

    games: int
    counts: list[list[int]] | None
    more: int


class AskSurveyFile(AskSurvey):
    games: int
    counts: list[list[int]]
    kind: Literal["txt", "csv", "html"]


class SurveyFound(TypedDict):
    title: str
    about: str
    scale: str
    """What the figures are."""
    played: list[str]
    """How it is played, in short."""
    rule: str
    """The entry of the ledger that says so at length."""
    fitted: str
    """How far our tables can be trusted."""
    games: int
    quick: int
    step: int
    """Games that are played at a time."""
    close: float
    """Points between two figures that are near."""
    panels: list[SurveyPanel]


class SurveyPlayed(TypedDict):
    """What came out so far, and how close it comes; points are written."""

    games: int
    counts: list[list[int]]
    panels: list[SurveyFigures]
    near: int
    many: int
    largest: str
    row: str
    mean_square: str
    error: str


class SurveyFile(TypedDict):
    name: str
    text: str
