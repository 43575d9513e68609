"""How quickly each scenario of John Company, second edition, is played on one core of this machine."""

from collections.abc import Iterator

from pygame_core.games.registry import ruleset
from workshop.figure import Figure, Provider
from workshop.playing import choices_per_s

GAME = "john_company_second"
FAMILIES = 4
GAMES = 12


def speed_by_scenario() -> Iterator[Figure]:
    for scenario in ruleset(GAME).scenarios:
        found = choices_per_s(GAME, FAMILIES, GAMES, scenario.id)
        yield Figure(f"jc2.choices_per_s.{scenario.id}", found, "choices/s")


FIGURES: dict[str, Provider] = {"jc2.choices_per_s.": speed_by_scenario}
