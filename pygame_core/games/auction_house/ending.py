"""How the end is told: what each line of the scoring came from."""

from __future__ import annotations

from collections import Counter

from ...kernel.ending import Ending, Finished, Part
from .rules import printed


def parts(finished: Finished, seat: int) -> list[Part]:
    game = finished.game
    house = game.state.houses[seat]
    kept = Counter(good for good in house.hand if house.crates[good])
    counted = [
        Part("score.cash", "part.cash", house.cash),
        *(Part("score.crates", "part.crates", n, 1, {"good": good}) for good, n in house.crates.items()),
        *(
            Part("score.commissions", "part.commission", n, printed(game).commission, {"good": good})
            for good, n in kept.items()
        ),
        Part("score.loans", "part.loans", house.loans, -printed(game).owed),
    ]
    return [part for part in counted if part.amount]


ENDING = Ending(parts=parts)
