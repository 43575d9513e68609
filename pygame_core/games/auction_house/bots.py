"""What the bots know of the Auction House. Every function is given an imagined game; see `pygame_core.bots.mind`."""

from __future__ import annotations

from typing import Any

from ...bots.levels import Level
from ...bots.mind import Hint
from ...kernel.chance import Chance
from ...kernel.deals import Clause
from ...kernel.decisions import Allocate, Amount, Answer, Decision, Option
from ...kernel.game import Game
from .rules import COMMISSION, GOODS, LOAN, MOST_LOANS, OWED, House, Sale, worth

G = Game[Sale]

LEVELS = {
    "random": Level("random"),
    "easy": Level("greedy", blunder=300),
    "steady": Level("greedy"),
    "strong": Level("search", games=120, ahead=18),
}
SCALE = 8.0
LOSS = 0.75
"""What is left of a crate's worth after the storms that may still come."""


def stock(sale: Sale, house: House, good: str, count: int) -> float:
    """What `count` crates of a good are worth in the end: sold, or kept for commissions."""
    if not count:
        return 0.0
    left = sale.rounds - sale.round + 1
    safe = 1.0 if count == 1 and house.guards[good] else LOSS ** (1 / count)
    sold = worth(sale.prices[good], count) if left > 0 else count
    wanted = COMMISSION * house.hand.count(good)
    kept = wanted + 1 + (worth(sale.prices[good], count - 1) if count > 1 else 0)
    return safe * max(sold, kept)


def evaluate(game: G, seat: int) -> float:
    if game.result is not None:
        return float(game.result["scores"][seat])
    sale, house = game.state, game.state.houses[seat]
    goods = sum(stock(sale, house, good, house.crates[good]) for good in GOODS)
    return house.cash - OWED * house.loans + goods


def gain(sale: Sale, house: House, good: str) -> float:
    """What one more crate is worth to a house."""
    held = house.crates[good]
    return stock(sale, house, good, held + 1) - stock(sale, house, good, held)
