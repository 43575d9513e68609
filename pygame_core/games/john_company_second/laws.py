"""Laws in play."""

from __future__ import annotations

from .state import G


def in_force(game: G, law: str) -> bool:
    return law in game.state.parliament.passed
