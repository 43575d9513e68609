"""The climate shift: what Parliament thinks of the Company moves the Crown."""

from __future__ import annotations

from ...checks import SUCCESS, outcome
from ...crown.family import crown, moved
from ...state import G, printed, steps


def steps_right(successes: int, place: int) -> int:
    return int(successes >= place) + int(successes > place)


def steps_left(failures: int, place: int) -> int:
    return int(failures <= place) + int(failures < place)


@steps("parliament.climate")
def shift(game: G) -> None:
    """Six dice against Standing: first to the right, then to the left, each step for itself and none beyond an end."""
    mine, place = crown(game), game.state.company.standing
    dice = game.chance.dice(printed(game).crown.dice)
    successes = len([die for die in dice if outcome(game, [die]) == SUCCESS])
    right, left = steps_right(successes, place), steps_left(len(dice) - successes, place)
    mine.climate = moved(moved(mine.climate, right), -left)
    game.log("crown.shift", "jc2.solo.climate_shift.steps", dice=dice, n=successes, place=place, right=right, left=left,
             climate=f"climate.{mine.climate}")  # fmt: skip
