"""VIII. Parliament Meets: one law a turn is drawn, given a policy, voted on and resolved."""

from __future__ import annotations

from ...state import G, steps
from . import ballot, drawing, effects, policy, resolving, taxes, voting

__all__ = ["ballot", "drawing", "effects", "policy", "resolving", "taxes", "voting"]


@steps("parliament.open")
def open_parliament(game: G) -> None:
    game.state.parliament.ballot = ballot.new_ballot(game.seats)
    game.next(drawing.draw)
