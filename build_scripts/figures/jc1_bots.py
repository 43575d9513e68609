"""How well the bots of John Company, first edition, play, and how quickly.

A match is one bot against three of another kind, seats moving on from game to game: one win in four would be even.
`LEADENHALL_GAMES=400` in the environment makes every match so many games long.
"""

from collections.abc import Iterator
from functools import partial
from statistics import median

from pygame_core.simulate import simulate
from workshop.figure import Figure, Provider
from workshop.playing import bot_games, games_wanted, share_of_wins, thoughts

GAME = "john_company_first"
FAMILIES = 4
SCENARIOS = ("early_company", "campaign", "post_monopoly", "siege", "john_and_co")
LEVELS = ("easy", "steady", "strong")
STEADY_GAMES, STRONG_GAMES, MILITANT_GAMES = 100, 40, 100
TIMED_GAMES = 12
APART = 5
"""Of so many questions one is thought about by a strong bot."""


# --- matches --------------------------------------------------------------------------------------------------
def match(level: str, others: str, scenario: str, usual: int, at_least: float) -> Iterator[Figure]:
    games = games_wanted(usual)
    won = share_of_wins(GAME, level, [others] * (FAMILIES - 1), games, scenario=scenario)
    yield Figure(f"jc1.{level}_vs_{others}.{scenario}", won, f"of {games} games", at_least=at_least)


def militant(level: str) -> Iterator[Figure]:
    """How often the Company that one runs alone takes all of India, and how many regions it holds in the end."""
    games = games_wanted(MILITANT_GAMES)
    results = list(simulate(GAME, games, [level], "militant", seed="militant"))
    won = sum(bool(result.winners) for result in results)
    yield Figure(f"jc1.militant_wins.{level}", won / games, f"of {games} games")
    held = sum(result.scores[0] for result in results)
    yield Figure(f"jc1.militant_regions.{level}", held / games, "regions, mean")


# --- speed ----------------------------------------------------------------------------------------------------
def games() -> Iterator[Figure]:
    """Processor time of a whole game of four steady bots, and of single answers of a strong one."""
    lasted, _ = bot_games(GAME, FAMILIES, "steady", TIMED_GAMES)
    yield Figure("jc1.steady_game_s", median(lasted), "s", at_most=0.5)
    yield Figure("jc1.strong_answer_s", max(thoughts(GAME, FAMILIES, APART)), "s, worst", at_most=0.4)


ALONE = {level: partial(militant, level) for level in LEVELS}
FIGURES: dict[str, Provider] = {
    "jc1.steady_game_s": games,
    "jc1.strong_answer_s": games,
    **{f"jc1.steady_vs_easy.{name}": partial(match, "steady", "easy", name, STEADY_GAMES, 0.6) for name in SCENARIOS},
    **{
        f"jc1.strong_vs_steady.{name}": partial(match, "strong", "steady", name, STRONG_GAMES, 0.4)
        for name in SCENARIOS
    },
    **{f"jc1.militant_{kind}.{level}": ALONE[level] for level in LEVELS for kind in ("wins", "regions")},
}
