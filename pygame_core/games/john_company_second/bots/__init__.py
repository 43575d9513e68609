"""What the bots know of John Company. Every function is given an imagined game; see `pygame_core.bots.mind`."""

from __future__ import annotations

from ....bots.levels import Level
from ..scoring import power
from ..state import G

LEVELS = {"random": Level("random")}


def evaluate(game: G, seat: int) -> float:
    """Victory points so far, and what power and cash may still bring."""
    if game.result is not None:
        return float(game.result["scores"][seat])
    family = game.state.families[seat]
    return family.vp + power(game, seat, facedown=False) / 4 + family.cash / 8
