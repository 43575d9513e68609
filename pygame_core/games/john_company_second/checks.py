"""Checks: dice are rolled, the lowest decides."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import Any

from .components import table
from .state import G

SUCCESS, FAILURE, CATASTROPHE = "success", "failure", "catastrophe"
_FACES = {face: name for name in (SUCCESS, FAILURE, CATASTROPHE) for face in table()["check"][name]}


def outcome(dice: list[int]) -> str:
    """What the lowest die says; a check without dice fails."""
    return _FACES[min(dice)] if dice else FAILURE


def roll_check(game: G, code: str, dice: int, rule: str, seat: int, **params: Any) -> str:
    """Roll and say so: the event `code` gets the dice and the outcome."""
    rolled = game.chance.dice(max(0, dice))
    found = outcome(rolled)
    game.log(code, rule, seat=seat, dice=rolled, outcome=found, **params)
    return found


def odds(dice: int) -> dict[str, Any]:
    """What a check of so many dice can give, for the page."""
    rolled = max(0, dice)
    names = (SUCCESS, FAILURE, CATASTROPHE)
    lines = [{"code": name, "permille": n} for name, n in zip(names, _permille(rolled), strict=True)]
    return {"dice": rolled, "lines": lines}


@cache
def odds_by_number(least: int, most: int, extra: int = 0) -> dict[str, Any]:
    """The odds for each number of dice that may be chosen, `extra` of them given or with a minus taken."""
    lost = {"lost": -extra} if extra < 0 else {}
    return {"from": least, "by": [odds(number + extra) | lost for number in range(least, most + 1)]}


@cache
def _permille(dice: int) -> tuple[int, int, int]:
    """Thousandths for success, failure and catastrophe."""
    if not dice:
        return 0, 1000, 0
    worst = Fraction(1, 3) ** dice
    good = 1 - Fraction(2, 3) ** dice
    return round(good * 1000), round((1 - good - worst) * 1000), round(worst * 1000)
