"""The phases of a period, in the rulebook's order. Importing this package puts their steps into `state.steps`."""

from . import agents, close, exchange, loading, market, navigation, period, selling

__all__ = ["agents", "close", "exchange", "loading", "market", "navigation", "period", "selling"]
