"""How well the bots of John Company, second edition, play, and how quickly; and whether the Company lives.

`LEADENHALL_GAMES=400` in the environment makes every match so many games long.
"""

import os
import time
from collections.abc import Iterator
from statistics import median
from typing import Any

from pygame_core.bots import Driver, make
from pygame_core.games.registry import ruleset
from pygame_core.kernel.table import Player, Table
from pygame_core.simulate import simulate
from pygame_core.simulate.one_game import Order
from pygame_core.simulate.run import play_order
from workshop.figure import Figure, Provider

GAME = "john_company_second"
FAMILIES = 4
GAMES = 200
TIMED_GAMES = 12


class Watched(Order):
    """Games of which is kept whether the Company failed."""

    def note(self, table: Table) -> dict[str, Any]:
        return {"failed": table.game.state.company.failed}


def games() -> int:
    return int(os.environ.get("LEADENHALL_GAMES", GAMES))


def against_random() -> Iterator[Figure]:
    """How many times its fair share of games one steady bot wins among random ones; seats move on."""
    count, won = games(), 0.0
    for result in simulate(GAME, count, ["steady"] + ["random"] * (FAMILIES - 1), seed="match"):
        seat = result.seats.index("steady")
        won += (seat in result.winners) / len(result.winners)
        if result.failed:
            raise RuntimeError(f"a bot had no answer in the game {result.seed}")
    yield Figure("jc2.steady_vs_random", FAMILIES * won / count, f"x, {count} games", at_least=1.6)


def failures() -> Iterator[Figure]:
    """How often the Company fails where all families are led by steady bots."""
    count = games()
    mode = ruleset(GAME).mode(FAMILIES, None, None)
    order = Watched(GAME, ("steady",) * FAMILIES, mode.scenario, mode.options, "failures")
    failed = sum(result.noted["failed"] for result in play_order(order, count))
    yield Figure("jc2.company_fails", failed / count, f"of {count} games")


def speed() -> Iterator[Figure]:
    """Processor time of a whole game of steady bots, and of their slowest answer."""
    rules = ruleset(GAME)
    lasted, answers = [], []
    for number in range(TIMED_GAMES):
        players = [Player("steady", "steady") for _ in range(FAMILIES)]
        table = Table(rules, rules.mode(FAMILIES, None, None), f"speed/{number}", players)
        driver = Driver(table, {seat: make(GAME, "steady") for seat in range(FAMILIES)}, number)
        began = last = time.process_time()
        for _ in driver.play():
            now = time.process_time()
            answers.append(now - last)
            last = now
        lasted.append(last - began)
    yield Figure("jc2.steady_game_s", median(lasted), "s", at_most=2)
    yield Figure("jc2.steady_answer_ms", 1000 * max(answers), "ms, worst")


FIGURES: dict[str, Provider] = {
    "jc2.steady_game_s": speed,
    "jc2.steady_answer_ms": speed,
    "jc2.steady_vs_random": against_random,
    "jc2.company_fails": failures,
}
