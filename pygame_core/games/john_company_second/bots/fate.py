"""How likely the Company fails: Standing year after year, by what should be left in the Balance and what may be lost in
India. All phases ask here, so that what a family thinks of the Company does not change with the question."""

from __future__ import annotations

from functools import lru_cache
from math import erf, floor, sqrt
from typing import NamedTuple

from ..components.figures import Printed

# Fitted to 160 games of four steady families, in which 0.42 of the Companies failed: to what became of them, from all
# phases in which somebody is asked.
SPREAD = 11.0
"""How far what is left at a Revenue lies from what was foreseen before the Company Operation, in pounds."""
USUAL, KEEPS = 11.0, 0.1
"""What is left in an ordinary year, and how much of the difference to it lasts from one year to the next: little, as
the Chairman spends or borrows by it."""
LOSSES = 0.4
"""Regions that are lost in an ordinary year."""
TWICE, KNOWN = 0.8, 0.4
"""How often two regions fall at once, of the square of their mean number: in a year of which nothing is known, and when
the Armies have marched, so that it is known what is in danger. Years without a loss and years of ruin are both more
frequent than the mean tells."""
CHEERED = 0.7
"""How often a good year brings dividends that raise Standing."""
GOOD = 5
"""So many pounds above what is expected make a good year."""


class Prospect(NamedTuple):
    """What a year has in store: pounds that should be left at its Revenue (with their spread), and regions that should
    be lost in its Events; None where that is over."""

    left: float | None
    spread: float
    losses: float | None
    known: bool = False
    """Whether the Armies have marched."""


def below(pounds: float, prospect: float, spread: float) -> float:
    """How likely less than so many pounds are left."""
    return 0.5 * (1 + erf((pounds - 0.5 - prospect) / (spread * sqrt(2))))


def year(figures: Printed, prospect: Prospect, then: tuple[float, ...]) -> tuple[float, ...]:
    """How likely the Company fails from each Standing on, if a year like that comes before `then`."""
    after = then if prospect.losses is None else _events(then, prospect.losses, KNOWN if prospect.known else TWICE)
    return after if prospect.left is None else _revenue(figures, prospect.left, prospect.spread, after)


def _events(then: tuple[float, ...], losses: float, twice: float) -> tuple[float, ...]:
    """None, one or two regions are lost; the second costs two spaces more."""
    lost = min(1.5, max(0.0, losses))
    two = min(lost / 2, twice * lost * lost)
    one = min(1 - two, lost - 2 * two)
    return tuple(
        (1 - one - two) * then[at] + one * then[max(0, at - 1)] + two * then[max(0, at - 3)] for at in range(len(then))
    )


def _revenue(figures: Printed, left: float, spread: float, then: tuple[float, ...]) -> tuple[float, ...]:
    """Loans and missed expectations lower Standing, dividends of a good year may raise it."""
    row, space = figures.revenue, figures.tracks.standing
    many = below(-row.loan * (row.many - 1), left, spread)
    loans = below(0, left, spread) - many
    found = []
    for at, here in enumerate(space):
        few, worst = max(0, at - row.few_loans - row.missed), max(0, at - row.many_loans - row.missed)
        short = below(here.expectations, left, spread) - loans - many
        good = CHEERED * (1 - below(here.expectations + GOOD, left, spread))
        rest = 1 - many - loans - short - good
        up, down = min(len(space) - 1, at + row.enthusiasm), max(0, at - row.missed)
        found.append(many * then[worst] + loans * then[few] + short * then[down] + good * then[up] + rest * then[at])
    return (1.0, *found[1:])


def ahead(figures: Printed, years: int, left: float, more: float) -> tuple[float, ...]:
    """How likely the Company fails from each Standing on in so many whole years, of which the first should leave so
    many pounds; the usual year leaves so many `more`."""
    low = floor(left)
    part, usual = left - low, USUAL + more
    pairs = zip(_ahead(figures, years, low, usual), _ahead(figures, years, low + 1, usual), strict=True)
    return tuple(one + part * (other - one) for one, other in pairs)


@lru_cache(maxsize=512)
def _ahead(figures: Printed, years: int, left: int, usual: float) -> tuple[float, ...]:
    if not years:
        return (1.0, *[0.0] * (len(figures.tracks.standing) - 1))
    then = _ahead(figures, years - 1, round(usual + KEEPS * (left - usual)), usual)
    return year(figures, Prospect(left, SPREAD, LOSSES), then)
