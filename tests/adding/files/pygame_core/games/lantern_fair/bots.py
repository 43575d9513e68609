"""What the bots know of the Lantern Fair."""

from __future__ import annotations

from ...kernel.game import Game
from .rules import WORTH, Fair, points


def evaluate(game: Game[Fair], seat: int) -> float:
    """What the stall counts, and a little for every lantern beside: its colour may become the best."""
    if game.result is not None:
        return float(game.result["scores"][seat])
    stall = game.state.stalls[seat]
    return points(stall) + sum(stall.values()) / (5 * WORTH)
