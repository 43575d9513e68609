"""Figures of one's own beside those of the rulebook: how far apart they are, and how sure they can be."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

from ..kernel.survey import Counts, Panel, Survey


class Figure(NamedTuple):
    """One chance in per cent, as the rulebook has it and as it came out."""

    book: float
    own: float
    other: float | None
    """As it came out on the tables of the app, where one's own copy is played."""

    @property
    def apart(self) -> float:
        return self.own - self.book


class Compared(NamedTuple):
    games: int
    close: float
    rows: tuple[str, ...]
    figures: list[list[Figure]]
    """By panel and row."""

    @property
    def error(self) -> float:
        """The standard error of a figure in points, where it is largest."""
        return 50 / sqrt(self.games)

    def near(self, panel: int) -> int:
        return sum(abs(figure.apart) <= self.close for figure in self.figures[panel])

    @property
    def near_in_all(self) -> int:
        return sum(self.near(panel) for panel in range(len(self.figures)))

    @property
    def many(self) -> int:
        return sum(map(len, self.figures))

    @property
    def largest(self) -> tuple[float, str]:
        """The largest difference, and whose it is."""
        found = [(abs(figure.apart), row) for panel in self.figures for row, figure in self.by_row(panel)]
        return max(found)

    def by_row(self, panel: list[Figure]) -> list[tuple[str, Figure]]:
        return list(zip(self.rows, panel, strict=True))

    @property
    def mean_square(self) -> float:
        """The root of the mean square of all differences."""
        return sqrt(sum(figure.apart**2 for panel in self.figures for figure in panel) / self.many)


def compare(
    survey: Survey, panels: tuple[Panel, ...], games: int, counts: Counts, others: Counts | None = None
) -> Compared:
    """`others` were counted in as many games on other tables."""
    figures = []
    for number, panel in enumerate(panels):
        row = []
        for place, book in enumerate(panel.book):
            other = None if others is None else 100 * others[number][place] / games
            row.append(Figure(book, 100 * counts[number][place] / games, other))
        figures.append(row)
    return Compared(games, survey.close, survey.rows, figures)
