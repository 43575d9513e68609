"""Checks: dice by strength less penalty, of which the lowest decides."""

from __future__ import annotations

from ...kernel.decisions import Option, Pick
from ...kernel.game import Step
from ...parts.odds import OddsByNumber
from .company import PRESIDED, dismiss
from .components.figures import FAILURE
from .firms import family_power
from .ids import ActionId, OfficeId
from .prizes import has, use_up
from .state import G, holder, is_militant, printed

PRESIDENTS_CHECKS: tuple[ActionId, ...] = ("campaign", "open_trade", "sail")


def extra_dice(game: G, office: OfficeId, action: ActionId) -> int:
    """The Hastings add a die to the Checks of their Presidents."""
    if is_militant(game) or office not in PRESIDED or action not in PRESIDENTS_CHECKS:
        return 0
    seat = holder(game, office)
    if not family_power(game.state.families[seat], "hastings"):
        return 0
    return printed(game).families["hastings"].parameter


def odds_from(game: G, office: OfficeId, action: ActionId, penalty: int, most: int) -> OddsByNumber:
    """The odds of each strength that leaves a die, up to all that can be bought."""
    return printed(game).check.by_number(penalty + 1, most, extra_dice(game, office, action) - penalty)


def roll(game: G, office: OfficeId, action: ActionId, strength: int, penalty: int) -> Step:
    """Roll a Check that has been paid for; gives what came of it. A failure dismisses the officeholder."""
    seat = holder(game, office)
    dice = strength - penalty + extra_dice(game, office, action)
    outcome = _rolled(game, office, action, dice)
    if outcome == FAILURE and has(game, seat, "militia_command"):
        again = yield lambda: Pick(
            seat, "check.again", [Option("yes"), Option("no", quiet=True)], "jc1.card.prize.militia_command",
            office=office, action=action, n=dice,
        )  # fmt: skip
        if again == "yes":
            use_up(game, seat, "militia_command")
            outcome = _rolled(game, office, action, dice)
    if outcome == FAILURE:
        dismiss(game, office)
    return outcome


def _rolled(game: G, office: OfficeId, action: ActionId, count: int) -> str:
    dice = game.chance.dice(count)
    outcome = printed(game).check.outcome(dice)
    rules = {
        "success": "jc1.company.check.success",
        "no_effect": "jc1.company.check.nothing",
        "failure": "jc1.company.check.failure",
    }
    game.log(
        "check.rolled", rules[outcome], seat=holder(game, office), office=office, action=action, dice=dice,
        outcome=outcome,
    )  # fmt: skip
    return outcome
