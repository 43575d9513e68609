"""How well the bots of Arkwright play, and how long they take.

A match is one bot against three of another kind, seats moving on from game to game: one win in four would be even.
`LEADENHALL_GAMES=400` in the environment makes every match so many games long.
"""

from collections.abc import Iterator
from statistics import median

from workshop.figure import Figure, Provider
from workshop.playing import bot_games, games_wanted, share_of_wins, thoughts

GAME = "arkwright"
SEATS = 4
STEADY_GAMES, STRONG_GAMES = 400, 60
TIMED_GAMES = 12
THOUGHTS = 60
ANSWERS = 640
"""About so many answers has a game of steady bots."""


def match(one: str, others: str, usual: int, at_least: float) -> Iterator[Figure]:
    """In the full game and in the short one."""
    games = games_wanted(usual)
    for scenario, short in (("waterframe", ""), ("spinning-mule", "short_")):
        share = share_of_wins(GAME, one, [others] * (SEATS - 1), games, scenario=scenario)
        yield Figure(f"ark.{short}{one}_vs_{others}", share, f"of {games} games", at_least=at_least)


def steady() -> Iterator[Figure]:
    yield from match("steady", "easy", STEADY_GAMES, 0.6)


def strong() -> Iterator[Figure]:
    yield from match("strong", "steady", STRONG_GAMES, 0.45)


def games() -> Iterator[Figure]:
    """Processor time of a whole game of four steady bots, and of single answers of a strong one."""
    lasted, _ = bot_games(GAME, SEATS, "steady", TIMED_GAMES)
    yield Figure("ark.steady_game_s", median(lasted), "s", at_most=1)
    yield Figure("ark.strong_answer_s", max(thoughts(GAME, SEATS, ANSWERS // THOUGHTS)), "s, worst", at_most=2)


FIGURES: dict[str, Provider] = {
    "ark.steady_game_s": games,
    "ark.strong_answer_s": games,
    "ark.steady_vs_easy": steady,
    "ark.short_steady_vs_easy": steady,
    "ark.strong_vs_steady": strong,
    "ark.short_strong_vs_steady": strong,
}
