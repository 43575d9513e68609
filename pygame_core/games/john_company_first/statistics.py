"""The designer's table: how often each region is conquered or depressed at least once, in games of events alone.

A game is the map of 1710 with the deck of Early Company, of which only the Elephant's moves are read. The Company does
nothing and nothing ends early. The events are those of the rules (`india`), so that the table tests them and the data.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, get_args

from ...kernel.chance import Chance
from ...kernel.survey import Counts, Panel, Survey
from . import india
from .components import COMPONENTS, Printed
from .ids import RegionId, ScenarioId, Side
from .setup import deck_of, map_of
from .state import EQUILIBRIUM, India, Region

SCENARIO: Final[ScenarioId] = "early_company"
TURNS = {6: "six_turns", 10: "ten_turns"}
LONGEST: Final = max(TURNS)
KINDS = ("conquered", "depression")
REGIONS: tuple[RegionId, ...] = get_args(RegionId)


@dataclass(slots=True)
class Happened:
    """What has happened in one game so far."""

    conquered: set[RegionId]
    depressed: set[RegionId]


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


class Games:
    """Games on the same tables; what has happened in how many of them."""

    def __init__(self, figures: Printed) -> None:
        self.figures = figures
        self.moves = [figures.cards[card].moves for card in deck_of(figures, SCENARIO)]
        self.start: list[tuple[RegionId, Side, RegionId | str]] = [
            (name, region.side, region.ruler) for name, region in map_of(figures, SCENARIO, jones=False).items()
        ]
        self.seen: list[dict[RegionId, int]] = [dict.fromkeys(REGIONS, 0) for _ in TURNS for _ in KINDS]

    def world(self) -> India:
        """The map before the first event. Trade does not matter to it: all regions are closed."""
        regions = {
            name: Region(side=side, ruler=ruler, open=False, presidency="", orders=[])  # type: ignore[arg-type]
            for name, side, ruler in self.start
        }
        elephant = self.figures.setup.elephant
        return India(regions=regions, balance=EQUILIBRIUM, elephant=elephant, sent="", formed=[])

    def play(self, chance: Chance) -> None:
        """One game."""
        figures, world, happened = self.figures, self.world(), Happened(set(), set())
        seen = iter(self.seen)
        for turn, moves in enumerate(chance.sample(self.moves, LONGEST), 1):
            for _ in range(moves):
                region = india.move_elephant(figures, world)
                dice = chance.dice(india.event_dice(world))
                event(figures, world, india.result(world, dice), region, happened)
            world.sent = ""
            if turn in TURNS:
                for regions in (happened.conquered, happened.depressed):
                    counted = next(seen)
                    for name in regions:
                        counted[name] += 1


def count(figures: Printed, games: int, chance: Chance) -> Counts:
    played = Games(figures)
    for _ in range(games):
        played.play(chance)
    return [list(counted.values()) for counted in played.seen]


def panels(figures: Printed) -> tuple[Panel, ...]:
    printed = figures.statistics.printed
    return tuple(Panel(kind, {"turns": n}, printed[f"{name}_{kind}"]) for n, name in TURNS.items() for kind in KINDS)


PROTOCOL: Final = COMPONENTS.of("").statistics
SURVEY = Survey(
    rows=REGIONS, games=PROTOCOL.games, quick=PROTOCOL.quick_games, close=3.0, rule="jc1.table.india.simulation",
    panels=panels, count=count,
)  # fmt: skip
