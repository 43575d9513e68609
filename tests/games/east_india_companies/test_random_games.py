"""Random games to the end in every mode, the sums looked at after each entry."""

from __future__ import annotations

import pytest

from pygame_core.games.east_india_companies import RULESET
from pygame_core.kernel.ruleset import Mode
from tests.games.random_games import codes, played

MODES = list(RULESET.modes())
SOAK_GAMES = 2000
# One move in so many is an act beside the question.
ASIDE = 6


@pytest.mark.parametrize("mode", MODES, ids=map(str, MODES))
def test_random_games_end_and_conserve(mode: Mode) -> None:
    seen: set[str] = set()
    for seed in range(6):
        table = played(RULESET, mode, f"{seed}", ASIDE)
        assert all(company.cash >= 0 for company in table.game.state.companies)
        seen |= codes(table)
    wanted = {"shares.sold", "selling.stored", "loading.left", "agents.centre", "market.chosen", "end.won"}
    wanted |= {"mortgage.taken", "exchange.redeemed"} if mode.options["mortgage"] else set()
    wanted |= {"neutral.card", "neutral.sent", "neutral.loaded"} if mode.seats == 2 else set()
    assert wanted <= seen


@pytest.mark.soak
@pytest.mark.parametrize("mode", MODES, ids=map(str, MODES))
def test_many_random_games(mode: Mode) -> None:
    for seed in range(-(-SOAK_GAMES // len(MODES))):
        played(RULESET, mode, f"soak/{seed}", ASIDE)
