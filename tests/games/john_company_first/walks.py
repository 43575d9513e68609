"""Random games of some modes, position after position."""

from __future__ import annotations

from collections.abc import Iterator

from pygame_core.games.registry import ruleset
from pygame_core.kernel.table import Table
from tests.conformance.play import Walker, new_table

RULES = ruleset("john_company_first")
MODES = [mode for mode in RULES.modes() if mode.seats in (1, 4)]
MOVES = 260


def walked(number: int, seed: str) -> Iterator[Table]:
    table = new_table(RULES, MODES[number], seed)
    walker = Walker(table, seed)
    for _ in range(MOVES):
        if table.result is not None:
            return
        yield table
        walker.move()
