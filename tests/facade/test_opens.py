"""What a question proposes: something that is done, never that nothing is, where something could be."""

from __future__ import annotations

from typing import Any

import pytest

from pygame_core.games.registry import GAMES, ruleset
from pygame_core.kernel.chance import Chance
from pygame_core.kernel.decisions import Allocate, Amount, Decision, Pick, PickMany
from pygame_core.kernel.table import Table
from pygame_core.present import OPENS

MOST = 500
"""So many answers of a game."""
MODES = 4
SEEDS = 6


def does_nothing(asked: Decision, proposed: Any) -> bool:
    if isinstance(asked, Pick):
        chosen = next(option for option in asked.options if option.value == proposed)
        return bool(chosen.params.get("quiet")) and sum(bool(option.why) for option in asked.options) > 1
    if isinstance(asked, Amount):
        return proposed == 0 < asked.hi
    if isinstance(asked, Allocate):
        return not any(proposed) and any(slot.cap for slot in asked.slots)
    return isinstance(asked, PickMany) and not proposed and any(option.why for option in asked.options)


@pytest.mark.parametrize("game", GAMES)
def test_no_question_proposes_to_do_nothing(game: str) -> None:
    rules = ruleset(game)
    modes = list(rules.modes())
    for mode in modes[:: max(1, len(modes) // MODES)]:
        table, chance = Table(rules, mode, "opens"), Chance("opens")
        while table.result is None and table.position < MOST:
            for asked in table.pending:
                proposed = asked.params.get(OPENS)
                if proposed is not None:
                    asked.check(proposed)
                    assert not does_nothing(asked, proposed), asked
            table.answer(table.pending[0].seat, table.pending[0].sample(chance))


def test_goods_of_a_ship_that_can_be_sold_are_proposed() -> None:
    rules = ruleset("east_india_companies")
    proposals = 0
    for seed in range(SEEDS):
        table, chance = Table(rules, next(rules.modes()), f"sold/{seed}"), Chance(f"sold/{seed}")
        while table.result is None:
            for asked in table.pending:
                if isinstance(asked, Allocate):
                    assert sum(asked.params[OPENS]) > 0
                    proposals += 1
            table.answer(table.pending[0].seat, table.pending[0].sample(chance))
    assert proposals > SEEDS
