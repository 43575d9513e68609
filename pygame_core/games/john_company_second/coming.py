"""Where a family decides for certain, told from the steps to come: each has an action in every Family phase."""

from __future__ import annotations

from typing import Any

from ...kernel.coming import Coming, by_name
from . import turn
from .phases import family
from .state import G


def _action(game: G, seat: int, arguments: dict[str, Any]) -> Coming | None:
    return Coming(game.state.turn.number, "family") if arguments["seat"] == seat else None


def _this_turn(game: G, seat: int, arguments: dict[str, Any]) -> Coming | None:
    return Coming(game.state.turn.number, "family")


def _next_turn(game: G, seat: int, arguments: dict[str, Any]) -> Coming | None:
    now = game.state.turn
    return Coming(now.number + 1, "family") if now.number < now.last else None


CERTAIN = by_name({
    turn.begin: _this_turn,
    family.open_family: _this_turn,
    family.choose_action: _action,
    turn.end: _next_turn,
})  # fmt: skip
