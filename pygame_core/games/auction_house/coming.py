"""Where a house decides for certain, told from the steps to come."""

from __future__ import annotations

from typing import Any

from ...kernel.coming import Coming, by_name
from . import rules
from .rules import G


def _sale(game: G, seat: int, later: int = 0) -> Coming | None:
    """Whoever has money bids; it is spent by bids alone, which are decisions."""
    return Coming(game.state.round.number + later, "sale") if game.state.houses[seat].cash else None


def _bid(game: G, seat: int, arguments: dict[str, Any]) -> Coming | None:
    return _sale(game, seat)


def _next_round(game: G, seat: int, arguments: dict[str, Any]) -> Coming | None:
    return _sale(game, seat, 1) if game.state.round.number < game.state.rounds else None


def _sell(game: G, seat: int, arguments: dict[str, Any]) -> Coming | None:
    """Before the storm nobody knows what will be left to sell."""
    struck = game.place["phase"] == "market"
    sells = struck and arguments["seat"] == seat and any(game.state.houses[seat].crates.values())
    return Coming(game.state.round.number, "market") if sells else None


CERTAIN = by_name({rules.open_round: _bid, rules.bid: _bid, rules.sell: _sell, rules.close_round: _next_round})
