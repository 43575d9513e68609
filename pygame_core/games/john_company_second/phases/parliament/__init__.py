"""VIII. Parliament Meets: one law a turn is drawn, given a policy, voted on and resolved."""

from __future__ import annotations

from ...state import NOBODY, G, steps
from . import drawing, effects, policy, resolving, taxes, voting

__all__ = ["drawing", "effects", "policy", "resolving", "taxes", "voting"]


@steps("parliament.open")
def open_parliament(game: G) -> None:
    house = game.state.parliament
    house.law, house.named, house.stop, house.window, house.votes = "", "", NOBODY, False, 0
    house.against = [0] * game.seats
    house.opposed = [False] * game.seats
    game.next(drawing.draw)
