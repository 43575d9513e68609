"""How well the bots of East India Companies play, and how quickly.

A match is one bot against three of another kind, seats moving on from game to game: one win in four would be even.
`LEADENHALL_GAMES=400` in the environment makes every match so many games long; a strong bot thinks for some seconds
of processor time in a game, so its match is shorter unless told otherwise.
"""

import time
from collections.abc import Iterator
from statistics import median

from pygame_core.bots import Chair, Deadline, Driver, make
from pygame_core.kernel.chance import Chance
from workshop.figure import Figure, Provider
from workshop.playing import bot_games, games_wanted, new_table, share_of_wins

GAME = "east_india_companies"
SEATS = 4
STEADY_GAMES, STRONG_GAMES = 400, 100
TIMED_GAMES = 12
THOUGHTS = 60


def match(name: str, one: str, others: str, usual: int) -> Iterator[Figure]:
    games = games_wanted(usual)
    share = share_of_wins(GAME, one, [others] * (SEATS - 1), games)
    yield Figure(name, share, f"of {games} games", at_least=0.45)


def steady() -> Iterator[Figure]:
    yield from match("eic.steady_vs_easy", "steady", "easy", STEADY_GAMES)


def strong() -> Iterator[Figure]:
    yield from match("eic.strong_vs_steady", "strong", "steady", STRONG_GAMES)


def speed() -> Iterator[Figure]:
    """Processor time of a whole game of four steady bots, and of single answers of both kinds."""
    lasted, answers = bot_games(GAME, SEATS, "steady", TIMED_GAMES)
    yield Figure("eic.steady_game_s", median(lasted), "s", at_most=0.7)
    yield Figure("eic.steady_answer_ms", 1000 * max(answers), "ms, worst", at_most=50)
    yield Figure("eic.strong_answer_s", max(thoughts()), "s, worst", at_most=0.8)


def thoughts() -> Iterator[float]:
    """What single answers of a strong bot take, all over a game of steady ones."""
    table = new_table(GAME, SEATS, "thoughts", "steady")
    driver = Driver(table, {seat: make(GAME, "steady") for seat in range(SEATS)}, 0)
    strong = make(GAME, "strong")
    for number, _ in enumerate(driver.play()):
        if table.result is None and not number % (540 // THOUGHTS):
            chair = Chair(table, table.pending[0].seat, table.pending[0])
            began = time.process_time()
            strong.move(chair, Chance(f"thought/{number}"), Deadline())
            yield time.process_time() - began


FIGURES: dict[str, Provider] = {
    "eic.steady_game_s": speed,
    "eic.steady_answer_ms": speed,
    "eic.strong_answer_s": speed,
    "eic.steady_vs_easy": steady,
    "eic.strong_vs_steady": strong,
}
