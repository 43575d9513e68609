"""The Firms phase, between Family and Hiring once the Company is deregulated: investments, then strategies.

Their accounts, which are settled when Revenue begins, stand here as well (`accounts`, `rescue`); how they trade beside
the Presidencies stands with these (`operations.ventures`).
"""

from __future__ import annotations

from ...crown.family import plays
from ...state import G, steps
from . import accounts, crown, investing, merging, rescue, strategy

__all__ = ["accounts", "crown", "investing", "merging", "rescue", "strategy"]


@steps("firms.open")
def open_firms(game: G) -> None:
    game.next(investing.invest_round)
    if plays(game) and game.state.company.deregulated:
        game.next(crown.invest)
    game.next(strategy.choose_strategies)
