"""Chances of dice, looked up: a check by its number of dice, and what a family may retire with so much money."""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement
from math import erf, sqrt

from ....parts.odds import Check
from ..components import CATASTROPHE, PRIZES, SUCCESS, Printed
from ..ids import PrizeId

MOST_PURSE = 80
MOST_RETIRING = 4


@cache
def success(check: Check, dice: int) -> float:
    return check.chance(SUCCESS, dice)


@cache
def catastrophe(check: Check, dice: int) -> float:
    return check.chance(CATASTROPHE, dice)


def below(mean: float, spread: float) -> float:
    """How likely something that is normally spread about its mean is below zero."""
    return 0.5 * (1 - erf(mean / (spread * sqrt(2))))


@cache
def last_prizes(figures: Printed, pensioners: int, purse: int) -> tuple[int, tuple[PrizeId, ...]]:
    """The most points that so many last retirements can bring for so much money, and by which prizes."""
    best: tuple[int, tuple[PrizeId, ...]] = (0, ())
    for chosen in combinations_with_replacement(reversed(PRIZES), min(pensioners, MOST_RETIRING)):
        points, left, kept = 0, min(purse, MOST_PURSE), []
        for prize in chosen:
            if figures.prizes[prize].cost <= left:
                left -= figures.prizes[prize].cost
                points += figures.prizes[prize].vp
                kept.append(prize)
        best = max(best, (points, tuple(kept)))
    return best
