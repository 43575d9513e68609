"""The phases of a period, in the rulebook's order. Importing this package puts their steps into `state.steps`."""

from . import abilities, agent_card, agents, close, exchange, loading, market, navigation, period, selling

__all__ = [
    "abilities", "agent_card", "agents", "close", "exchange", "loading", "market", "navigation", "period", "selling",
]  # fmt: skip
