"""The list of games: one line each. A game is imported when it is first asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any

from ..kernel.reasons import Refused
from ..kernel.ruleset import Ruleset, find_rulesets_by
from ..parts.levels import Level

GAMES = (
    "auction_house",
    "east_india_companies",
    "john_company_second",
    "john_company_first",
    "arkwright",
)  # fmt: skip


@cache
def ruleset(game: str) -> Ruleset[Any]:
    if game not in GAMES:
        raise Refused("kernel.setup.game", game=str(game)[:40], known=list(GAMES))
    found: Ruleset[Any] = import_module(f"{__package__}.{game}").RULESET
    return found


@cache
def levels(game: str) -> dict[str, Level]:
    """The game's computer players, by name: its `levels` module, which says nothing of what they know."""
    found: dict[str, Level] = import_module(f"{ruleset(game).package}.levels").LEVELS
    return found


@cache
def minds(game: str) -> ModuleType:
    """The game's `bots` module: what its bots know of value and of promising moves."""
    return import_module(f"{ruleset(game).package}.bots")


find_rulesets_by(ruleset)
