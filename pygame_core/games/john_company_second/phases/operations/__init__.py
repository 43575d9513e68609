"""IV. Company Operation, one module for each office; importing this makes their steps known."""

from . import (
    chairman,
    china,
    commander,
    director,
    governor_general,
    governors,
    military,
    presidency,
    sequence,
    shipping,
    trade,
)  # fmt: skip

__all__ = [
    "chairman", "china", "commander", "director", "governor_general", "governors", "military", "presidency",
    "sequence", "shipping", "trade",
]  # fmt: skip
