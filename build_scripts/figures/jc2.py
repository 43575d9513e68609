"""How quickly John Company, second edition, is played on one core of this machine, and how quickly it is forked."""

import time
from collections.abc import Iterator
from statistics import mean

from figures.eic import is_choice
from pygame_core.games.john_company_second import RULESET
from pygame_core.kernel.chance import Chance
from pygame_core.kernel.table import Table
from workshop.figure import Figure, Provider

GAMES = 30
FORKED_GAMES = 4
TRIES = 5
ROUNDS = 5
FAMILIES = 4


def play(games: int) -> float:
    """Choices a second of processor time in random games, the setting up of the tables included."""
    mode = RULESET.mode(FAMILIES, None, None)
    chance = Chance("figures")
    choices = 0
    began = time.process_time()
    for seed in range(games):
        table = Table(RULESET, mode, seed)
        while table.result is None:
            decision = table.pending[0]
            choices += is_choice(decision)
            table.answer(decision.seat, decision.sample(chance))
    return choices / (time.process_time() - began)


def speed() -> Iterator[Figure]:
    yield Figure("jc2.choices_per_s", max(play(GAMES) for _ in range(ROUNDS)), "choices/s", at_least=9_000)


def forked(table: Table) -> float:
    """Processor seconds of the quickest of several forks."""
    times = []
    for _ in range(TRIES):
        began = time.process_time()
        table.fork()
        times.append(time.process_time() - began)
    return min(times)


def forks() -> Iterator[Figure]:
    """A fork, on average over all positions of some random games."""
    mode, chance = RULESET.mode(FAMILIES, None, None), Chance("forks")
    times = []
    for seed in range(FORKED_GAMES):
        table = Table(RULESET, mode, seed)
        while table.result is None:
            times.append(forked(table))
            decision = table.pending[0]
            table.answer(decision.seat, decision.sample(chance))
    yield Figure("jc2.fork_us", 1e6 * mean(times), "us, mean", at_most=300)


FIGURES: dict[str, Provider] = {"jc2.choices_per_s": speed, "jc2.fork_us": forks}
