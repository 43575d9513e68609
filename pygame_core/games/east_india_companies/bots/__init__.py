"""What the bots know of East India Companies. Every function is given an imagined game; see `pygame_core.bots.mind`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....kernel.decisions import Decision
from ....parts.hints import Hint, by_question
from ..state import G
from . import placing, trading
from .worth import evaluate

__all__ = ["SCALE", "evaluate", "hints", "weighty"]

WEIGHTY = ("agents.where", "agents.ship")
"""Where an Agent goes and which ship it buys decide the game; in the other hints imagined games find little to mend."""
SCALE = 25.0

BY_QUESTION: dict[str, Callable[[G, Any], list[Hint]]] = {
    "agents.which": placing.which_hints,
    "agents.where": placing.where_hints,
    "agents.ship": placing.ship_hints,
    "agents.discard": placing.discard_hints,
    "agents.post": placing.post_hints,
    "exchange.turn": trading.exchange_hints,
    "navigation.card": trading.card_hints,
    "navigation.zone": trading.zone_hints,
    "navigation.ship": trading.ship_hints,
    "loading.ship": trading.loading_hints,
    "selling.which": trading.unloading_hints,
    "selling.ship": trading.selling_hints,
    "selling.warehouse": trading.selling_hints,
    "close.raise": trading.raise_hints,
}


hints = by_question(BY_QUESTION)
"""Promising answers with their worth."""


def weighty(game: G, decision: Decision) -> bool:
    return decision.code in WEIGHTY
