"""What threatens the Company's regions in the Events to come: how strong the attacks may be, and how likely each is.

The Elephant says where the next Crisis strikes; everything else may come anywhere.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from .. import india
from ..army import unrest_strength
from ..components import DIE, HOME_PORT, REGIONS, SEA_ZONE
from ..components.figures import Printed
from ..ids import RegionId
from ..state import G, printed

ELSEWHERE = 0.2
"""How often a Crisis after the first strikes a certain region of the Company."""
USUAL = 0.55
"""How often in a later year the Elephant stands where it threatens a certain region of the Company, of how often it
does when it threatens it now."""
STIRRED = 0.35
"""How often a Crisis is an attack on the Company, after which unrest elsewhere breaks out."""
MOST = 0.95


class Stack(NamedTuple):
    """What the tiles that are left bring in one phase of Events, on average over the faces of the storm die."""

    first: float
    """How likely a Crisis strikes before anything moves the Elephant."""
    later: float
    """Crises after it."""
    leaders: float
    foreign: float
    crises: tuple[int, ...]
    leading: tuple[int, ...]
    """The numbers of the tiles."""


@lru_cache(maxsize=64)
def stack(figures: Printed, tiles: tuple[int, ...]) -> Stack:
    rows = [figures.events.tiles[tile] for tile in tiles]
    count = max(1, len(rows))
    faces = figures.events.storm
    drawn = sum(face.events for face in faces) / len(faces)
    crises = tuple(row.strength for row in rows if row.type == "crisis")
    leading = tuple(row.strength for row in rows if row.type == "leader")
    moving = len([row for row in rows if row.type in ("crisis", "peace", "shuffle")]) / count
    strikes = sum(1 - (1 - moving) ** face.events for face in faces) / len(faces)
    each = len(crises) / count
    first = strikes * each / moving if moving else 0.0
    return Stack(
        first=first,
        later=max(0.0, drawn * each - first),
        leaders=drawn * len(leading) / count,
        foreign=drawn * len([row for row in rows if row.type == "foreign_invasion"]) / count,
        crises=crises,
        leading=leading,
    )


class Threats:
    """The attacks that may come, as things stand."""

    def __init__(self, game: G) -> None:
        self.game = game
        self.figures = printed(game)
        self.stack = stack(self.figures, tuple(sorted(game.state.india.tiles)))
        self.known: dict[RegionId, list[tuple[int, float]]] = {}

    def forces(self, region: RegionId) -> list[tuple[int, float]]:
        """Each strength with which the region may be attacked if it is the Company's, and how often it is."""
        if region not in self.known:
            self.known[region] = self._forces(region)
        return self.known[region]

    def _forces(self, region: RegionId) -> list[tuple[int, float]]:
        world, row = self.game.state.india, self.stack
        unrest = unrest_strength(self.game, region)
        found: list[tuple[int, float]] = []
        base, here = 0, world.tail == region
        if world.head == region and not here:
            here = not india.company_controlled(self.game, world.tail)
            base = sum(india.strength(self.game, r) for r in india.empire(self.game, world.tail) if r != region)
        struck = row.first if here else 0.0
        for n in row.crises:
            found.append((n + base + unrest, struck / len(row.crises)))
            found.append((n + 1 + unrest, ELSEWHERE * row.later / len(row.crises)))
        for n in row.leading:
            found.append((n + unrest, row.leaders / len(row.leading) / len(REGIONS)))
        landing = row.foreign * self._named(region) / DIE
        found += [(n + unrest, landing) for n in range(1, DIE + 1)]
        if unrest and not here:
            found.append((unrest, STIRRED * (row.first + row.later)))
        return found

    def _named(self, region: RegionId) -> float:
        """How often a Foreign Invasion comes to this region."""
        faces = self.figures.events.storm
        if region not in HOME_PORT:
            return sum(not face.storms for face in faces) / len(faces) / len(REGIONS)
        return sum(SEA_ZONE[region] in face.storms for face in faces) / len(faces)

    def lost(self, region: RegionId, ready: int) -> float:
        """How likely the region falls in the next Events, if so many pieces stand ready for it."""
        return min(MOST, sum(chance for force, chance in self.forces(region) if force > ready))

    def attacked(self, region: RegionId) -> float:
        return min(MOST, sum(chance for force, chance in self.forces(region)))

    def later(self, ready: int) -> float:
        """The same for a region of the Company in any later year, with no unrest."""
        row = self.stack
        lost = sum(n + 1 > max(0, ready) for n in row.crises) / max(1, len(row.crises))
        led = sum(n > max(0, ready) for n in row.leading) / max(1, len(row.leading))
        return USUAL * row.first * lost + row.leaders / len(REGIONS) * led + 0.03 * (ready < DIE / 2)
