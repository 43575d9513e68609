"""The rules: who is up takes one of two lanterns from the line, or neither; the most lanterns of one colour win."""

from __future__ import annotations

from typing import Any

from ...kernel.chance import Chance
from ...kernel.decisions import NOWHERE, Option, Pick
from ...kernel.game import Game, Step, Steps
from ...kernel.reasons import OPEN, Closed, Reason
from ...kernel.state import state
from ...parts.order import clockwise, left_of, ranked
from . import targets
from .ids import COLOURS, Colour

EACH = 4
LINE = 2
MOST = 3
WORTH = 2

steps = Steps()


@state
class Fair:
    turn: int
    basket: list[Colour]
    line: list[Colour]
    blown_out: list[Colour]
    stalls: list[dict[Colour, int]]


G = Game[Fair]


def new_state(seats: int, scenario: str, options: dict[str, Any]) -> Fair:
    return Fair(
        turn=1,
        basket=[colour for colour in COLOURS for _ in range(EACH)],
        line=[],
        blown_out=[],
        stalls=[dict.fromkeys(COLOURS, 0) for _ in range(seats)],
    )


def setup(game: G) -> None:
    game.chance.shuffle(game.state.basket, "basket")
    game.later(hang_lanterns, seat=0)


@steps("lantern.hang")
def hang_lanterns(game: G, seat: int) -> None:
    fair = game.state
    game.at(turn=fair.turn, phase="fair")
    if len(fair.basket) < LINE:
        game.next(count)
        return
    fair.line = [fair.basket.pop() for _ in range(LINE)]
    game.reveal()
    game.log("lantern.hung", "fair.lantern.hang", seat=seat, colours=list(fair.line))
    game.next(take_lantern, seat=seat)


def may_take(game: G, seat: int, colour: Colour) -> Reason:
    held = game.state.stalls[seat][colour]
    return OPEN if held < MOST else Closed("fair.lantern.most", n=MOST, colour=colour)


@steps("lantern.take")
def take_lantern(game: G, seat: int) -> Step:
    fair = game.state
    taken = yield Pick(
        seat,
        "lantern.take",
        [
            *(
                Option(place, may_take(game, seat, colour), targets.lantern(place), "lantern.take", colour=colour)
                for place, colour in enumerate(fair.line)
            ),
            Option("none", OPEN, NOWHERE, "lantern.none", quiet=True),
        ],
        "fair.lantern.take",
    )
    if taken == "none":
        game.log("lantern.left", "fair.lantern.take", seat=seat)
    else:
        colour = fair.line.pop(taken)
        fair.stalls[seat][colour] += 1
        game.log("lantern.taken", "fair.lantern.take", seat=seat, colour=colour)
    fair.blown_out += fair.line
    fair.line = []
    fair.turn += 1
    game.next(hang_lanterns, seat=left_of(range(game.seats), seat))


def points(stall: dict[Colour, int]) -> int:
    return WORTH * max(stall.values())


@steps("end.count")
def count(game: G) -> None:
    game.at(phase="end")
    scores = [points(stall) for stall in game.state.stalls]
    order = ranked(clockwise(range(game.seats), game.seats - 1), lambda seat: scores[seat])
    lines = [{"seat": seat, "code": "score.lanterns", "n": n} for seat, n in enumerate(scores)]
    game.log("end.counted", "fair.end.count", seat=order[0], n=scores[order[0]])
    game.over({"scores": scores, "order": order, "winners": order[:1], "lines": lines})


def resample(game: G, seat: int, chance: Chance) -> None:
    """The order of the basket is all that nobody knows."""
    game.state.basket.sort()
    chance.shuffle(game.state.basket, "imagine")


def conserved(game: G) -> dict[str, int]:
    fair = game.state
    hanging = [*fair.basket, *fair.line, *fair.blown_out]
    return {colour: hanging.count(colour) + sum(stall[colour] for stall in fair.stalls) for colour in COLOURS}


def facts(game: G, seat: int) -> dict[str, int]:
    return {"lanterns": sum(game.state.stalls[seat].values())}


def standing(game: G, seat: int) -> int:
    return points(game.state.stalls[seat])
