"""Makes a rulebook's table of chances again, by games of one's own (see `kernel.survey`).

Games are played in batches, each with a seed of its own, so that the figures are the same whoever plays them and in
whatever portions. What has been played so far goes with each request: nothing is kept here.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..games.registry import ruleset
from ..kernel.chance import Chance
from ..kernel.reasons import Refused
from ..kernel.survey import Counts, Panel, Survey

BATCH = 500
"""Games with a seed of their own."""
MOST_GAMES = 10_000_000


@dataclass(frozen=True, slots=True)
class Run:
    """What is played: a game's survey, on the tables of one copy, from one seed."""

    game: str
    options: dict[str, Any]
    seed: str

    @property
    def survey(self) -> Survey:
        declared = ruleset(self.game).survey
        if declared is None:
            raise Refused("kernel.survey.none")
        return declared()

    @property
    def components(self) -> Any:
        return ruleset(self.game).components(self.options)

    @property
    def panels(self) -> tuple[Panel, ...]:
        return self.survey.panels(self.components)

    def count(self, batches: range) -> Counts:
        """What happens in these batches."""
        survey, components = self.survey, self.components
        found = nothing(survey, self.panels)
        for number in batches:
            add(found, survey.count(components, BATCH, Chance(f"{self.seed}/{number}")))
        return found


def check_run(game: str, options: dict[str, Any] | None, seed: str | int) -> Run:
    """A run whose values have been looked at; `Refused` names what is wrong."""
    rules = ruleset(game)
    mode = rules.mode(rules.scenarios[0].seats[0], None, options)
    run = Run(game, mode.options, str(seed)[:200])
    assert run.survey
    return run


def batches_of(games: int) -> int:
    """How many batches so many games are; `Refused` if that is no whole number of them."""
    if not 0 < games <= MOST_GAMES or games % BATCH:
        raise Refused("kernel.survey.games", n=games, step=BATCH, most=MOST_GAMES)
    return games // BATCH


def nothing(survey: Survey, panels: tuple[Panel, ...]) -> Counts:
    return [[0] * len(survey.rows) for _ in panels]


def add(sums: Counts, more: Counts) -> None:
    for panel, others in zip(sums, more, strict=True):
        panel[:] = [mine + other for mine, other in zip(panel, others, strict=True)]
