"""Words of the command line, and of whatever goes wrong in it."""

from __future__ import annotations

from typing import Any

from ..games.registry import GAMES, ruleset
from ..kernel.reasons import Refused
from ..kernel.saves import SaveError
from ..kernel.words import catalogue

PACKAGE = "pygame_core.cli"


def say(code: str, **params: Any) -> str:
    return catalogue(PACKAGE).say("cli", code, params)


def known(rule: str) -> bool:
    """Whether a refusal is the command line's own, with words here."""
    return catalogue(PACKAGE).has("reason", rule)


def complaint(error: Refused | SaveError, game: str = "") -> str:
    """What went wrong, in the words of the command line, or of the game if they are its own."""
    if isinstance(error, SaveError):
        return catalogue(PACKAGE).say("save", error.code, error.params)
    why = error.reason
    own = game in GAMES and not known(why.rule)
    return catalogue(ruleset(game).package if own else PACKAGE).say("reason", why.rule, why.params)
