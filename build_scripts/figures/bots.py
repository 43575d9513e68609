"""Whether thinking pays: a bot on one seat of the toy game against two of the next simpler kind, seats rotating."""

from collections.abc import Iterator

from workshop.figure import Figure, Provider
from workshop.playing import share_of_wins

GAMES = 400


def percent_won(bot: str, others: str) -> float:
    return 100 * share_of_wins("auction_house", bot, [others] * 2, GAMES, seed="figures")


def greedy() -> Iterator[Figure]:
    yield Figure("bots.greedy_vs_random", percent_won("steady", "random"), "% of games", at_least=80)


def search() -> Iterator[Figure]:
    yield Figure("bots.search_vs_greedy", percent_won("strong", "steady"), "% of games", at_least=60)


FIGURES: dict[str, Provider] = {
    "bots.greedy_vs_random": greedy,
    "bots.search_vs_greedy": search,
}
