"""How quickly each game is played on one core of this machine by lot, and how quickly it is forked."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from workshop.figure import Figure, Provider
from workshop.playing import choices_per_s, fork_us

SEATS = 4


@dataclass(frozen=True)
class Promise:
    """So many games are played; so many choices a second at least, and a fork in so many microseconds at most."""

    game: str
    games: int
    choices: int
    fork: int | None = None


PROMISES = {
    "ark": Promise("arkwright", 40, 30_000, 100),
    "eic": Promise("east_india_companies", 60, 15_000),
    "jc1": Promise("john_company_first", 40, 30_000, 100),
    "jc2": Promise("john_company_second", 30, 9_000, 300),
}
"""By the name of the game's figures."""


def choices(name: str, promise: Promise) -> Iterator[Figure]:
    found = choices_per_s(promise.game, SEATS, promise.games)
    yield Figure(f"{name}.choices_per_s", found, "choices/s", at_least=promise.choices)


def forks(name: str, promise: Promise) -> Iterator[Figure]:
    yield Figure(f"{name}.fork_us", fork_us(promise.game, SEATS), "us, mean", at_most=promise.fork)


FIGURES: dict[str, Provider] = {
    **{f"{name}.choices_per_s": partial(choices, name, promise) for name, promise in PROMISES.items()},
    **{f"{name}.fork_us": partial(forks, name, promise) for name, promise in PROMISES.items() if promise.fork},
}
