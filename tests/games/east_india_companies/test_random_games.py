"""Random games to the end in every mode, the sums looked at after each answer."""

from __future__ import annotations

import pytest

from pygame_core.games.east_india_companies import RULESET
from pygame_core.kernel.chance import Chance
from pygame_core.kernel.reasons import OPEN
from pygame_core.kernel.ruleset import Mode
from pygame_core.kernel.table import Table

MODES = list(RULESET.modes())
SOAK_GAMES = 2000
ASIDE = 6


def play(mode: Mode, seed: str) -> Table:
    """Answers by lot, one move in six an act beside; the sums are looked at after every entry."""
    table = Table(RULESET, mode, seed)
    chance = Chance(f"play/{seed}")
    sums = RULESET.conserved(table.game)
    while table.result is None:
        assert table.position < RULESET.bound
        decision = table.pending[0]
        acts = (
            [option.value for option in table.acts(decision.seat) if option.why is OPEN]
            if chance.below(ASIDE) == 0
            else []
        )
        if acts:
            table.act(decision.seat, chance.choice(acts))
        else:
            table.answer(decision.seat, decision.sample(chance))
        assert RULESET.conserved(table.game) == sums
    return table


@pytest.mark.parametrize("mode", MODES, ids=map(str, MODES))
def test_random_games_end_and_conserve(mode: Mode) -> None:
    seen: set[str] = set()
    for seed in range(6):
        table = play(mode, f"{seed}")
        result = table.result
        assert result is not None and sorted(result["order"]) == list(range(mode.seats))
        assert all(company.cash >= 0 for company in table.game.state.companies)
        seen |= {event.code for event in table.log(None)}
    wanted = {"shares.sold", "selling.stored", "loading.left", "agents.centre", "market.chosen", "end.won"}
    wanted |= {"mortgage.taken", "exchange.redeemed"} if mode.options["mortgage"] else set()
    wanted |= {"neutral.card", "neutral.sent", "neutral.loaded"} if mode.seats == 2 else set()
    assert wanted <= seen


@pytest.mark.soak
@pytest.mark.parametrize("mode", MODES, ids=map(str, MODES))
def test_many_random_games(mode: Mode) -> None:
    for seed in range(-(-SOAK_GAMES // len(MODES))):
        assert play(mode, f"soak/{seed}").result is not None
