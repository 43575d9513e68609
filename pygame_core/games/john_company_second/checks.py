"""Checks: dice are rolled, the lowest decides."""

from __future__ import annotations

from typing import Any

from ...parts.odds import Check, Odds, OddsByNumber
from .components import table
from .state import G

SUCCESS, FAILURE, CATASTROPHE = "success", "failure", "catastrophe"
CHECK = Check({name: table()["check"][name] for name in (SUCCESS, FAILURE, CATASTROPHE)}, without=FAILURE)


def outcome(dice: list[int]) -> str:
    """What the lowest die says; a check without dice fails."""
    return CHECK.outcome(dice)


def roll_check(game: G, code: str, dice: int, rule: str, seat: int, **params: Any) -> str:
    """Roll and say so: the event `code` gets the dice and the outcome."""
    rolled = game.chance.dice(max(0, dice))
    found = outcome(rolled)
    game.log(code, rule, seat=seat, dice=rolled, outcome=found, **params)
    return found


def odds(dice: int) -> Odds:
    """What a check of so many dice can give, for the page."""
    return CHECK.odds(dice)


def odds_by_number(least: int, most: int, extra: int = 0) -> OddsByNumber:
    """The odds for each number of dice that may be chosen, `extra` of them given or with a minus taken."""
    return CHECK.by_number(least, most, extra)
