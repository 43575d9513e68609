"""What cubes are worth to a family: its stock is limited, and what is missing in it is taken from prizes and manors."""

from __future__ import annotations

from typing import Final

from ..state import G, printed, scenario

NEEDED: Final = 2
"""So many cubes a family still places in a turn, if it has them: people first."""
LATER: Final = 0.3
"""What a cube brings in a turn to come."""


def missed(game: G, seat: int, n: int, turns: int) -> float:
    """What a family misses when it places so many cubes, and so many turns come: the points of those that are not in
    its stock, and what the last ones of the stock could have brought."""
    stock = game.state.families[seat].stock
    given_up = float(sum(laid(game, seat)[: n - stock])) if n > stock else 0.0
    return given_up + kept(stock, turns) - kept(max(0, stock - n), turns)


def laid(game: G, seat: int) -> list[int]:
    """The points of the cubes that lie on prizes and manors, the least first."""
    prizes = printed(game).prizes
    points = [scenario(game).manor_vp] * game.state.boxes.manors[seat]
    for name, claims in game.state.prizes.items():
        points += [prizes[name].vp] * (claims.fresh[seat] + claims.used[seat])
    return sorted(points)


def kept(stock: int, turns: int) -> float:
    """What the cubes of a stock bring in so many turns."""
    return LATER * min(stock, NEEDED * max(0, turns))
