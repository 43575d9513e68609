"""Checks: dice are rolled, the lowest decides."""

from __future__ import annotations

from typing import Any

from ...kernel.reasons import OPEN, Closed, Reason
from ...parts.odds import Odds, OddsByNumber
from .components import CATASTROPHE, FAILURE, SUCCESS
from .state import G, printed

__all__ = ["CATASTROPHE", "FAILURE", "SUCCESS", "odds", "odds_by_number", "outcome", "roll_check", "rollable"]


def outcome(game: G, dice: list[int]) -> str:
    """What the lowest die says; a check without dice fails."""
    return printed(game).check.outcome(dice)


def roll_check(game: G, code: str, dice: int, rule: str, seat: int, **params: Any) -> str:
    """Roll and say so: the event `code` gets the dice and the outcome."""
    rolled = game.chance.dice(max(0, dice))
    found = outcome(game, rolled)
    game.log(code, rule, seat=seat, dice=rolled, outcome=found, **params)
    return found


def rollable(dice: int) -> Reason:
    return OPEN if dice > 0 else Closed("jc2.operations.no_dead_dice", n=dice)


def odds(game: G, dice: int) -> Odds:
    """What a check of so many dice can give, for the page."""
    return printed(game).check.odds(dice)


def odds_by_number(game: G, least: int, most: int, extra: int = 0) -> OddsByNumber:
    """The odds for each number of dice that may be chosen, `extra` of them given or with a minus taken."""
    return printed(game).check.by_number(least, most, extra)
