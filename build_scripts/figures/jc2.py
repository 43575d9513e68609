"""How quickly John Company, second edition, is played on one core of this machine, and how quickly it is forked."""

from collections.abc import Iterator
from statistics import mean

from pygame_core.kernel.chance import Chance
from workshop.figure import Figure, Provider
from workshop.playing import at_random, best, choices_per_s, new_table

GAME = "john_company_second"
FAMILIES = 4
GAMES = 30
FORKED_GAMES = 4
TRIES = 5


def speed() -> Iterator[Figure]:
    yield Figure("jc2.choices_per_s", choices_per_s(GAME, FAMILIES, GAMES), "choices/s", at_least=9_000)


def forks() -> Iterator[Figure]:
    """A fork, on average over all positions of some random games."""
    chance, times = Chance("forks"), []
    for seed in range(FORKED_GAMES):
        table = new_table(GAME, FAMILIES, seed)
        times += [best(TRIES, table.fork) for _ in at_random(table, chance)]
    yield Figure("jc2.fork_us", 1e6 * mean(times), "us, mean", at_most=300)


FIGURES: dict[str, Provider] = {"jc2.choices_per_s": speed, "jc2.fork_us": forks}
