"""Random games to their end, the sums of a game looked at after each entry."""

from __future__ import annotations

from typing import Any

from pygame_core.kernel.chance import Chance
from pygame_core.kernel.reasons import OPEN
from pygame_core.kernel.ruleset import Mode, Ruleset
from pygame_core.kernel.table import Table


def played(rules: Ruleset[Any], mode: Mode, seed: str, aside: int = 0) -> Table:
    """Answers by lot; one move in `aside`, if any, is an act beside the question."""
    table = Table(rules, mode, seed)
    chance = Chance(f"play/{seed}")
    sums = rules.conserved(table.game)
    while table.result is None:
        assert table.position < rules.bound
        seat = table.pending[0].seat
        acts = []
        if aside and chance.below(aside) == 0:
            acts = [option.value for option in table.acts(seat) if option.why is OPEN]
        if acts:
            table.act(seat, chance.choice(acts))
        else:
            table.answer(seat, table.pending[0].sample(chance))
        assert rules.conserved(table.game) == sums
    assert sorted(table.result["order"]) == list(range(mode.seats))
    return table


def codes(table: Table) -> set[str]:
    """What has been told, by its codes."""
    return {event.code for event in table.log(None)}
