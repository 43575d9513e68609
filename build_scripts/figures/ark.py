"""How quickly Arkwright is played on one core of this machine, how quickly it is forked, and how well its bots play.

A match is one bot against three of another kind, seats moving on from game to game: one win in four would be even.
`LEADENHALL_GAMES=400` in the environment makes every match so many games long.
"""

import time
from collections.abc import Iterator
from statistics import mean, median

from pygame_core.bots import Chair, Deadline, Driver, make
from pygame_core.kernel.chance import Chance
from workshop.figure import Figure, Provider
from workshop.playing import at_random, best, bot_games, choices_per_s, games_wanted, new_table, share_of_wins

GAME = "arkwright"
SEATS = 4
GAMES = 40
FORKED_GAMES = 4
TRIES = 5
STEADY_GAMES, STRONG_GAMES = 400, 60
TIMED_GAMES = 12
THOUGHTS = 60
ANSWERS = 640
"""About so many answers has a game of steady bots."""


def speed() -> Iterator[Figure]:
    yield Figure("ark.choices_per_s", choices_per_s(GAME, SEATS, GAMES), "choices/s", at_least=30_000)


def forks() -> Iterator[Figure]:
    """A fork, on average over all positions of some random games."""
    chance, times = Chance("forks"), []
    for seed in range(FORKED_GAMES):
        table = new_table(GAME, SEATS, seed)
        times += [best(TRIES, table.fork) for _ in at_random(table, chance)]
    yield Figure("ark.fork_us", 1e6 * mean(times), "us, mean", at_most=100)


def match(name: str, one: str, others: str, usual: int, at_least: float) -> Iterator[Figure]:
    games = games_wanted(usual)
    share = share_of_wins(GAME, one, [others] * (SEATS - 1), games)
    yield Figure(name, share, f"of {games} games", at_least=at_least)


def steady() -> Iterator[Figure]:
    yield from match("ark.steady_vs_easy", "steady", "easy", STEADY_GAMES, 0.6)


def strong() -> Iterator[Figure]:
    yield from match("ark.strong_vs_steady", "strong", "steady", STRONG_GAMES, 0.45)


def games() -> Iterator[Figure]:
    """Processor time of a whole game of four steady bots, and of single answers of a strong one."""
    lasted, _ = bot_games(GAME, SEATS, "steady", TIMED_GAMES)
    yield Figure("ark.steady_game_s", median(lasted), "s", at_most=1)
    yield Figure("ark.strong_answer_s", max(thoughts()), "s, worst", at_most=2)


def thoughts() -> Iterator[float]:
    """What single answers of a strong bot take, all over a game of steady ones."""
    table = new_table(GAME, SEATS, "thoughts", "steady")
    driver = Driver(table, {seat: make(GAME, "steady") for seat in range(SEATS)}, 0)
    thinker = make(GAME, "strong")
    for number, _ in enumerate(driver.play()):
        if table.result is None and not number % (ANSWERS // THOUGHTS):
            chair = Chair(table, table.pending[0].seat, table.pending[0])
            began = time.process_time()
            thinker.move(chair, Chance(f"thought/{number}"), Deadline())
            yield time.process_time() - began


FIGURES: dict[str, Provider] = {
    "ark.choices_per_s": speed,
    "ark.fork_us": forks,
    "ark.steady_game_s": games,
    "ark.steady_vs_easy": steady,
    "ark.strong_vs_steady": strong,
}
