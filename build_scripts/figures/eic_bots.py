"""How well the bots of East India Companies play, and how quickly.

A match is one bot against three of another kind, seats moving on from game to game: one win in four would be even.
`LEADENHALL_GAMES=400` in the environment makes every match so many games long; a strong bot thinks for some seconds
of processor time in a game, so its match is shorter unless told otherwise.
"""

from collections.abc import Iterator
from statistics import median

from workshop.figure import Figure, Provider
from workshop.playing import bot_games, games_wanted, share_of_wins, thoughts

GAME = "east_india_companies"
SEATS = 4
STEADY_GAMES, STRONG_GAMES = 400, 100
TIMED_GAMES = 12
THOUGHTS = 60
ANSWERS = 540
"""About so many answers has a game of steady bots."""


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
    yield Figure("eic.strong_answer_s", max(thoughts(GAME, SEATS, ANSWERS // THOUGHTS)), "s, worst", at_most=0.8)


FIGURES: dict[str, Provider] = {
    "eic.steady_game_s": speed,
    "eic.steady_answer_ms": speed,
    "eic.strong_answer_s": speed,
    "eic.steady_vs_easy": steady,
    "eic.strong_vs_steady": strong,
}
