"""The elements of the board, each spelled here and nowhere else: options stand for them, the view gives them as ids."""

from __future__ import annotations

from ...kernel.decisions import Target
from .ids import Good


def lot(index: int) -> Target:
    """A crate on offer, by its place in the row."""
    return Target("lot", index)


def price(good: Good) -> Target:
    """A row of the market."""
    return Target("price", good)


def crates(seat: int, good: Good) -> Target:
    """What a house has of one kind of goods."""
    return Target("crates", seat, good)


def card(index: int) -> Target:
    """A commission in a house's own hand."""
    return Target("card", index)
