"""How quickly East India Companies is played: choices a second on one core of this machine."""

from collections.abc import Iterator

from workshop.figure import Figure, Provider
from workshop.playing import choices_per_s

GAMES = 60


def speed() -> Iterator[Figure]:
    yield Figure("eic.choices_per_s", choices_per_s("east_india_companies", 4, GAMES), "choices/s", at_least=15_000)


FIGURES: dict[str, Provider] = {"eic.choices_per_s": speed}
