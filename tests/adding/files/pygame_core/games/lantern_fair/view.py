"""What a seat may see: all but the order of the basket."""

from __future__ import annotations

from typing import Any

from ...kernel.game import Game
from . import targets
from .rules import Fair


def view(game: Game[Fair], seat: int | None) -> dict[str, Any]:
    fair = game.state
    return {
        "line": [{"id": targets.lantern(place), "colour": colour} for place, colour in enumerate(fair.line)],
        "stalls": [{"seat": owner, **stall} for owner, stall in enumerate(fair.stalls)],
        "fair": {"basket": len(fair.basket), "blown_out": len(fair.blown_out)},
    }
