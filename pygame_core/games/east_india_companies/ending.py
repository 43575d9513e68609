"""How the end is told: what each line of the wealth came from."""

from __future__ import annotations

from ...kernel.ending import Ending, Finished, Part
from .state import value_of


def parts(finished: Finished, seat: int) -> list[Part]:
    game = finished.game
    own = game.state.companies[seat]
    counted = [
        Part("score.presidency", "part.presidency", own.presidency, value_of(game, seat)),
        *(
            Part("score.shares", "part.shares", n, value_of(game, company), {"company": company})
            for company, n in enumerate(own.shares)
        ),
        Part("score.treasury", "part.treasury", own.cash),
    ]
    return [part for part in counted if part.amount]


ENDING = Ending(parts=parts)
