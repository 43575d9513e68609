"""House values are tried by play before a game begins with them: what makes it impossible is refused with its reason.

Bounds and cross-checks of a game's tables say what can be printed. That a game can be played to its end with it is seen
by playing some, each answer drawn by lot.
"""

from __future__ import annotations

from typing import Any

from .kernel.chance import Chance
from .kernel.reasons import Refused
from .kernel.ruleset import Mode, Ruleset
from .kernel.table import Table

GAMES = 3


def check_by_play(rules: Ruleset[Any], mode: Mode) -> None:
    """`Refused` if one of some games with this setup cannot be played to its end."""
    for number in range(GAMES):
        _played(rules, mode, f"trial/{number}")


def _played(rules: Ruleset[Any], mode: Mode, seed: str) -> None:
    table, chance, at = None, Chance(seed), 0
    try:
        table = Table(rules, mode, seed)
        table.game.quiet = True
        while table.result is None and (at := table.position) < rules.bound:
            for decision in table.pending:
                table.answer(decision.seat, decision.sample(chance))
    except Exception as defect:
        place = "" if table is None else str(table.game.place.get("phase", ""))
        why = f"{type(defect).__name__}: {defect}"[:120]
        raise Refused("components.impossible", at=at, phase=place, why=why) from None
    if table.result is None:
        raise Refused("components.endless", n=rules.bound)
