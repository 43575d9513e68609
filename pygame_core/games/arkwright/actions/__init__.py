"""The actions of markers and ships, and the additional actions. Importing this package puts their steps into
`state.steps`."""

from . import exchange, factory, inventor, investor, machines, prices, produce, quality, ship, special, workers

__all__ = [
    "exchange", "factory", "inventor", "investor", "machines", "prices", "produce", "quality", "ship", "special",
    "workers",
]  # fmt: skip
