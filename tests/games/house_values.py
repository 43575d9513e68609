"""What holds of house values in every game."""

from __future__ import annotations

import json
from typing import Any

from pygame_core.kernel.book import Book
from pygame_core.kernel.chance import Chance
from pygame_core.kernel.ruleset import Ruleset
from pygame_core.kernel.saves import dumps, parse
from pygame_core.kernel.table import Table
from pygame_core.parts.components import OPTION, canonical


def travel(rules: Ruleset[Any], house: dict[str, Any], answers: int = 60) -> None:
    """They go with mode, save, fork and replay, in their one normal form."""
    mode = rules.mode(3, None, {OPTION: house})
    assert mode.options[OPTION] == canonical(house)
    assert rules.mode(3, None, dict(mode.options)) == mode
    assert rules.mode(3, None, {OPTION: json.dumps(house, indent=1)}) == mode
    table = Table(rules, mode, 7)
    chance = Chance("house")
    for _ in range(answers):
        decision = table.pending[0]
        table.answer(decision.seat, decision.sample(chance))
    assert table.branch(answers // 2).game.components is rules.components(mode.options)
    assert parse(dumps(Book(table)))["setup"]["options"] == mode.options
    assert table.fork().digest() == table.digest()
