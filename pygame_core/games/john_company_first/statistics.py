"""The designer's table: how often each region is conquered or depressed at least once, in games of events alone.

A game is the map of 1710 with the deck of Early Company, of which only the Elephant's moves are read. The Company does
nothing and nothing ends early. The events are those of the rules (`india`), so that the table tests them and the data.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from ...kernel.chance import Chance
from . import india
from .components import Printed
from .ids import CardId, RegionId, ScenarioId
from .setup import deck_of, map_of
from .state import EQUILIBRIUM, India

SCENARIO: Final[ScenarioId] = "early_company"
TURNS = (6, 10)
KINDS = ("conquered", "depression")


def _counts() -> dict[int, dict[str, dict[RegionId, int]]]:
    return {turns: {kind: {} for kind in KINDS} for turns in TURNS}


@dataclass(slots=True)
class Tally:
    """In how many games it has happened by the end of six and of ten turns, by kind and region."""

    games: int = 0
    seen: dict[int, dict[str, dict[RegionId, int]]] = field(default_factory=_counts)

    def percent(self, turns: int, kind: str, region: RegionId) -> float:
        return 100 * self.seen[turns][kind].get(region, 0) / self.games

    def add(self, other: Tally) -> None:
        """Games that were played elsewhere."""
        self.games += other.games
        for turns, kinds in other.seen.items():
            for kind, regions in kinds.items():
                for region, n in regions.items():
                    self._count(turns, kind, region, n)

    def _count(self, turns: int, kind: str, region: RegionId, n: int = 1) -> None:
        found = self.seen[turns][kind]
        found[region] = found.get(region, 0) + n

    def note(self, turns: int, happened: Happened) -> None:
        for kind, regions in zip(KINDS, (happened.conquered, happened.depressed), strict=True):
            for region in regions:
                self._count(turns, kind, region)


@dataclass(slots=True)
class Happened:
    """What has happened in one game so far."""

    conquered: set[RegionId] = field(default_factory=set)
    depressed: set[RegionId] = field(default_factory=set)


def event(figures: Printed, world: India, number: int, region: RegionId, happened: Happened) -> None:
    """One event, as it goes when nobody stands in its way."""
    row = india.event_row(figures, world.regions, region, number)
    if row.event == "conquest":
        target = india.target_of(world.regions, row, region)
        if target is None:
            india.tilt_to_order(world)
        elif row.strength > india.defense(figures, world.regions, target):
            india.conquer(figures, world, region, target)
            happened.conquered.add(target)
    elif row.event == "revolt":
        india.revolt(figures, world, region)
    elif row.event == "collapse":
        india.tilt_to_chaos(world)
        happened.depressed.add(region)
    elif row.event == "status_quo":
        india.tilt_to_order(world)
    else:
        india.flip(world, region)
        if row.event == "flip_to_depressed":
            happened.depressed.add(region)


def play(figures: Printed, deck: list[CardId], chance: Chance, tally: Tally) -> None:
    """One game."""
    world = India(
        regions=map_of(figures, SCENARIO, jones=False), balance=EQUILIBRIUM, elephant=figures.setup.elephant, sent="",
        formed=[],
    )  # fmt: skip
    happened = Happened()
    for turn, card in enumerate(chance.sample(deck, max(TURNS)), 1):
        for _ in range(figures.cards[card].moves):
            region = india.move_elephant(figures, world)
            dice = chance.dice(india.event_dice(world))
            event(figures, world, india.result(world, dice), region, happened)
        world.sent = ""
        if turn in TURNS:
            tally.note(turn, happened)
    tally.games += 1


def simulate(figures: Printed, games: int, chance: Chance) -> Iterator[Tally]:
    """The tally after each game; the last one is the whole."""
    tally = Tally()
    deck = deck_of(figures, SCENARIO)
    for _ in range(games):
        play(figures, deck, chance, tally)
        yield tally
