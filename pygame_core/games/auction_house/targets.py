"""The elements of the board, each spelled here and nowhere else: options stand for them, the view gives them as ids."""

from __future__ import annotations

from functools import cache

from ...parts.pieces import Targets
from .ids import Good

LOT: Targets[int] = Targets("lot")
"""The crates on offer, by their place in the row."""
PRICE: Targets[Good] = Targets("price")
"""The rows of the market."""
CARD: Targets[int] = Targets("card")
"""The commissions in a house's own hand."""


@cache
def crates(seat: int) -> Targets[Good]:
    """What a house has of each kind of goods."""
    return Targets("crates", seat)
