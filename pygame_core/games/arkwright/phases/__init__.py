"""The phases of a decade, in the rulebook's order. Importing this package puts their steps into `state.steps`."""

from . import (
    broker,
    cleanup,
    close,
    cycle,
    economy,
    events,
    founding,
    influence,
    production,
    rise,
    shipping,
    turn,
)

__all__ = [
    "broker", "cleanup", "close", "cycle", "economy", "events", "founding", "influence", "production", "rise",
    "shipping", "turn",
]  # fmt: skip
