"""How well the bots of John Company, second edition, play, and how quickly; and whether the Company lives.

`LEADENHALL_GAMES=400` in the environment makes every match so many games long.
"""

from collections import Counter
from collections.abc import Iterator
from statistics import median
from typing import Any

from pygame_core.games.registry import ruleset
from pygame_core.kernel.table import Table
from pygame_core.simulate.one_game import Order
from pygame_core.simulate.run import play_order
from workshop.figure import Figure, Provider
from workshop.playing import bot_games, games_wanted, share_of_wins

GAME = "john_company_second"
FAMILIES = 4
GAMES, STRONG_GAMES = 200, 40
FIRMS = ("1758", "1813")
TIMED_GAMES = 12


class Watched(Order):
    """Games of which is kept in which turn the Company failed; 0 if it did not."""

    def note(self, table: Table) -> dict[str, Any]:
        world = table.game.state
        return {"failed": world.turn.number if world.company.failed else 0}


def against_random() -> Iterator[Figure]:
    """How many times its fair share of games one steady bot wins among random ones."""
    games = games_wanted(GAMES)
    share = share_of_wins(GAME, "steady", ["random"] * (FAMILIES - 1), games)
    yield Figure("jc2.steady_vs_random", FAMILIES * share, f"x, {games} games", at_least=1.6)


def failures() -> Iterator[Figure]:
    """How often the Company fails in each scenario where all families are led by steady bots, and in which turns."""
    games = games_wanted(GAMES)
    for scenario in ruleset(GAME).scenarios:
        mode = ruleset(GAME).mode(FAMILIES, scenario.id, None)
        order = Watched(GAME, ("steady",) * FAMILIES, mode.scenario, mode.options, "failures")
        turns = Counter(result.noted["failed"] for result in play_order(order, games))
        yield Figure(f"jc2.company_fails.{scenario.id}", 1 - turns.pop(0, 0) / games, f"of {games} games")
        for turn, failed in sorted(turns.items()):
            yield Figure(f"jc2.company_fails.{scenario.id}.turn_{turn}", failed / games, f"of {games} games")


def with_firms() -> Iterator[Figure]:
    """What one bot wins among three of a weaker kind, where families may form firms."""
    for level, others, usual, least in (("steady", "easy", GAMES, 0.6), ("strong", "steady", STRONG_GAMES, 0.4)):
        games = games_wanted(usual)
        for scenario in FIRMS:
            share = share_of_wins(GAME, level, [others] * (FAMILIES - 1), games, scenario=scenario)
            yield Figure(f"jc2.{level}_vs_{others}.{scenario}", share, f"of {games} games", at_least=least)


def speed() -> Iterator[Figure]:
    """Processor time of a whole game of steady bots, and of their slowest answer."""
    lasted, answers = bot_games(GAME, FAMILIES, "steady", TIMED_GAMES)
    yield Figure("jc2.steady_game_s", median(lasted), "s", at_most=2)
    yield Figure("jc2.steady_answer_ms", 1000 * max(answers), "ms, worst")


FIGURES: dict[str, Provider] = {
    "jc2.steady_game_s": speed,
    "jc2.steady_answer_ms": speed,
    "jc2.steady_vs_random": against_random,
    "jc2.company_fails.": failures,
    "jc2.steady_vs_easy.": with_firms,
    "jc2.strong_vs_steady.": with_firms,
}
