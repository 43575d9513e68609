"""Whether thinking pays: a bot on one seat of the toy game against two of the next simpler kind, seats rotating."""

from collections.abc import Iterator

from pygame_core.simulate import simulate
from workshop.figure import Figure, Provider

GAMES = 400


def share_won(bot: str, others: str) -> float:
    """Percent of the games that the one seat wins; a shared win counts as its part."""
    won = 0.0
    for result in simulate("auction_house", GAMES, [bot, others, others], seed="figures"):
        if result.rotation in result.winners:
            won += 1 / len(result.winners)
    return 100 * won / GAMES


def greedy() -> Iterator[Figure]:
    yield Figure("bots.greedy_vs_random", share_won("steady", "random"), "% of games", at_least=80)


def search() -> Iterator[Figure]:
    yield Figure("bots.search_vs_greedy", share_won("strong", "steady"), "% of games", at_least=60)


FIGURES: dict[str, Provider] = {
    "bots.greedy_vs_random": greedy,
    "bots.search_vs_greedy": search,
}
