"""Checks that may be tried again as long as there is money: how much to spend on the next one."""

from __future__ import annotations

from typing import Any

from ....parts.odds import Check
from .odds import catastrophe, success

NONE = "none"


def spending(check: Check, cash: int, penalty: int, win: float, ruin: float, keep: float) -> dict[Any, float]:
    """What it is worth to spend each amount on the next check, or nothing: a success ends it, a failure leaves the
    rest for another try, a catastrophe costs the office. `keep` is what a pound left over is worth."""
    best = [0.0] * (cash + 1)
    last: dict[Any, float] = {NONE: keep * cash}
    for purse in range(1, cash + 1):
        worths: dict[Any, float] = {NONE: keep * purse}
        for amount in range(penalty + 1, purse + 1):
            dice = amount - penalty
            good, bad = success(check, dice), catastrophe(check, dice)
            rest = keep * (purse - amount)
            worths[amount] = good * (win + rest) + bad * (rest - ruin) + (1 - good - bad) * best[purse - amount]
        best[purse] = max(worths.values())
        last = worths
    return last


def worth_trying(check: Check, cash: int, penalty: int, win: float, ruin: float, keep: float) -> float:
    """How much better the best way to spend is than to keep everything."""
    return float(max(spending(check, cash, penalty, win, ruin, keep).values()) - keep * cash)
