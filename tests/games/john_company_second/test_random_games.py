"""Random games to the end with every number of families: sums and pieces are looked at after every entry.

A Company that is led at random fails within a few turns. So some games begin late and in high standing, for the
ending in which it survives; and in some nearly everything is dealt with, mostly while others think.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from pygame_core.games.john_company_second import RULESET
from pygame_core.games.john_company_second.setup import new_state
from pygame_core.games.john_company_second.state import World
from pygame_core.kernel.reasons import Refused
from pygame_core.kernel.ruleset import Mode, Ruleset
from pygame_core.kernel.table import Table
from tests.conformance.play import Walker
from tests.games.john_company_second.figures import PRINTED

MODES = list(RULESET.modes())
FEW, MANY = (1, 2) if sys.platform == "emscripten" else (3, 6)
"""How many games of the rarer kinds and of the usual one in each mode: nearly 400 in all."""
SOAK_GAMES = 5000
TURNS_LEFT = 2


def late_state(seats: int, scenario: str, options: dict[str, Any]) -> World:
    """The scenario with this turn and two more left, and the Company in the highest standing."""
    world = new_state(seats, scenario, options)
    world.turn.number = world.turn.first = world.turn.last - TURNS_LEFT
    world.company.standing = len(PRINTED.tracks.standing) - 1
    return world


LATE = replace(RULESET, new_state=late_state)


class Barterer(Walker):
    """Every second move is an offer that is accepted at once if it can be."""

    def move(self) -> None:
        if self.table.mode.seats == 1 or self.table.game.deals["open"] or self.chance.below(2):
            super().move()
        else:
            self.bargain()

    def bargain(self) -> None:
        seat = self.chance.below(self.table.mode.seats)
        try:
            self.table.deal(seat, "propose", self.clauses(seat)[1:])
            offer = self.table.game.deals["open"][-1]
            for other in offer["parties"]:
                if other != seat:
                    self.table.deal(other, "accept", offer["id"])
        except Refused:
            return


def play(rules: Ruleset[World], mode: Mode, seed: str, kind: type[Walker]) -> Table:
    table = Table(rules, mode, seed)
    walker = kind(table, seed)
    sums = rules.conserved(table.game)
    assert (sums["doubles"], sums["below_zero"], sums["misplaced"]) == (0, 0, 0)
    while table.result is None:
        assert table.position < rules.bound
        walker.move()
        now = rules.conserved(table.game)
        assert now == sums, f"{kind.__name__}, seed {seed!r}, entry {table.position} {table.record[-1]}"
    return table


def kinds(usual: int, rare: int) -> Iterator[tuple[Ruleset[World], type[Walker], int]]:
    yield RULESET, Walker, usual
    yield RULESET, Barterer, rare
    yield LATE, Walker, rare


@pytest.mark.parametrize("scenario", [scenario.id for scenario in RULESET.scenarios])
def test_random_games_end_and_conserve(scenario: str) -> None:
    seen: Counter[str] = Counter()
    survived = 0
    for mode in (mode for mode in MODES if mode.scenario == scenario):
        for rules, kind, games in kinds(MANY, FEW):
            for seed in range(games):
                table = play(rules, mode, f"{seed}", kind)
                result = table.result
                assert result is not None and sorted(result["order"]) == list(range(mode.seats))
                survived += not table.game.state.company.failed
                seen.update(event.code for event in table.log(None))
    assert survived, "no Company has survived"
    wanted = {
        "end.failure_card", "end.winner", "family.bought", "family.share", "hiring.elected", "hiring.hired",
        "operations.trade", "operations.deploy", "revenue.loans", "events.tile", "parliament.passed", "london.retired",
    }  # fmt: skip
    assert wanted | EVENTS[scenario] <= seen.keys(), (wanted | EVENTS[scenario]) - seen.keys()


SESSION = {"session.called", "session.waived", "session.forced", "session.failed", "session.reset"}
FIRMS = {
    "firms.founded", "firms.invested", "firms.fitted", "firms.bought_back", "firms.taken_over", "firms.merged",
    "firms.dissolved", "firms.ordered", "firms.laid", "firms.rolled", "firms.filled", "firms.traded", "firms.paid",
    "firms.short", "firms.recorded",
}  # fmt: skip
EVENTS: dict[str, set[str]] = {"1710": set(), "1758": SESSION | FIRMS, "1813": FIRMS, "long_1710": SESSION | FIRMS}


@pytest.mark.soak
@pytest.mark.parametrize("mode", MODES, ids=map(str, MODES))
def test_many_random_games(mode: Mode) -> None:
    each = -(-SOAK_GAMES // len(MODES))
    for rules, kind, games in kinds(each // 2, each // 4):
        for seed in range(games):
            assert play(rules, mode, f"soak/{seed}", kind).result is not None
