"""VIII. Parliament Meets: one law a turn is drawn, given a policy, voted on and resolved."""

from __future__ import annotations

from ...crown.family import automated
from ...state import G, steps
from . import ballot, climate, deregulation, drawing, effects, policy, resolving, session, taxes, voting

__all__ = [
    "ballot", "climate", "deregulation", "drawing", "effects", "policy", "resolving", "session", "taxes", "voting",
]  # fmt: skip


@steps("parliament.open")
def open_parliament(game: G) -> None:
    game.state.parliament.ballot = ballot.new_ballot(len(game.state.families))
    if automated(game, game.state.parliament.prime_minister):
        game.next(climate.shift)
    game.next(drawing.draw)
