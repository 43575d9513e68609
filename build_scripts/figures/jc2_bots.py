"""How well the bots of John Company, second edition, play, and how quickly; and whether the Company lives.

`LEADENHALL_GAMES=400` in the environment makes every match so many games long.
"""

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
GAMES = 200
TIMED_GAMES = 12


class Watched(Order):
    """Games of which is kept whether the Company failed."""

    def note(self, table: Table) -> dict[str, Any]:
        return {"failed": table.game.state.company.failed}


def against_random() -> Iterator[Figure]:
    """How many times its fair share of games one steady bot wins among random ones."""
    games = games_wanted(GAMES)
    share = share_of_wins(GAME, "steady", ["random"] * (FAMILIES - 1), games)
    yield Figure("jc2.steady_vs_random", FAMILIES * share, f"x, {games} games", at_least=1.6)


def failures() -> Iterator[Figure]:
    """How often the Company fails where all families are led by steady bots."""
    games = games_wanted(GAMES)
    mode = ruleset(GAME).mode(FAMILIES, None, None)
    order = Watched(GAME, ("steady",) * FAMILIES, mode.scenario, mode.options, "failures")
    failed = sum(result.noted["failed"] for result in play_order(order, games))
    yield Figure("jc2.company_fails", failed / games, f"of {games} games")


def speed() -> Iterator[Figure]:
    """Processor time of a whole game of steady bots, and of their slowest answer."""
    lasted, answers = bot_games(GAME, FAMILIES, "steady", TIMED_GAMES)
    yield Figure("jc2.steady_game_s", median(lasted), "s", at_most=2)
    yield Figure("jc2.steady_answer_ms", 1000 * max(answers), "ms, worst")


FIGURES: dict[str, Provider] = {
    "jc2.steady_game_s": speed,
    "jc2.steady_answer_ms": speed,
    "jc2.steady_vs_random": against_random,
    "jc2.company_fails": failures,
}
