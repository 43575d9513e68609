"""Checks: dice are rolled, the lowest decides."""

from __future__ import annotations

from fractions import Fraction
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
    """What a check of so many dice can give, for the page: thousandths for success, failure and catastrophe."""
    if dice <= 0:
        chances = [Fraction(0), Fraction(1), Fraction(0)]
    else:
        worst = Fraction(1, 3) ** dice
        good = 1 - Fraction(2, 3) ** dice
        chances = [good, 1 - good - worst, worst]
    names = (SUCCESS, FAILURE, CATASTROPHE)
    lines = [{"code": name, "permille": round(chance * 1000)} for name, chance in zip(names, chances, strict=True)]
    return {"dice": max(0, dice), "lines": lines}
