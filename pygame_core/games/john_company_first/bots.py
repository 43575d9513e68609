"""What the bots know of the game. Every function is given an imagined game; see `pygame_core.bots.mind`."""

from __future__ import annotations

from ...bots.levels import Level
from .scoring import standing
from .state import G

__all__ = ["LEVELS", "evaluate"]

LEVELS = {"random": Level("random")}


def evaluate(game: G, seat: int) -> float:
    """The points of a seat if the game ended now."""
    return float(standing(game, seat))
