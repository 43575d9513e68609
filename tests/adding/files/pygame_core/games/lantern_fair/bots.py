"""What the bots know of the Lantern Fair."""

from __future__ import annotations

from ...bots.levels import Level
from ...kernel.game import Game
from .rules import WORTH, Fair, points

LEVELS = {"random": Level("random"), "easy": Level("greedy", blunder=300), "steady": Level("greedy")}


def evaluate(game: Game[Fair], seat: int) -> float:
    """What the stall counts, and a little for every lantern beside: its colour may become the best."""
    if game.result is not None:
        return float(game.result["scores"][seat])
    stall = game.state.stalls[seat]
    return points(stall) + sum(stall.values()) / (5 * WORTH)
