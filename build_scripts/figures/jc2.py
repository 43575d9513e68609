"""How quickly John Company, second edition, is played on one core of this machine, and how quickly it is forked."""

from collections.abc import Iterator

from pygame_core.games.registry import ruleset
from workshop.figure import Figure, Provider
from workshop.playing import choices_per_s, fork_us

GAME = "john_company_second"
FAMILIES = 4
GAMES, GAMES_EACH = 30, 12


def speed() -> Iterator[Figure]:
    yield Figure("jc2.choices_per_s", choices_per_s(GAME, FAMILIES, GAMES), "choices/s", at_least=9_000)


def speed_by_scenario() -> Iterator[Figure]:
    for scenario in ruleset(GAME).scenarios:
        found = choices_per_s(GAME, FAMILIES, GAMES_EACH, scenario.id)
        yield Figure(f"jc2.choices_per_s.{scenario.id}", found, "choices/s")


def forks() -> Iterator[Figure]:
    yield Figure("jc2.fork_us", fork_us(GAME, FAMILIES), "us, mean", at_most=300)


FIGURES: dict[str, Provider] = {
    "jc2.choices_per_s": speed,
    "jc2.choices_per_s.": speed_by_scenario,
    "jc2.fork_us": forks,
}
