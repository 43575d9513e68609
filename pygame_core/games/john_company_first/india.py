"""Events in India: what regions do to each other. Nothing here asks anybody, so that the rules and the table of
simulated games (`statistics`) go by the same functions.

The Company's part (who defends, what ships and offices are lost) is in `phases.events`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from .components import Printed
from .components.figures import EventRow, RegionSide
from .ids import PresidencyId, RegionId
from .state import CHAOS, COMPANY, EQUILIBRIUM, ORDER, India, Region

Regions = dict[RegionId, Region]


# --- the Balance of India -------------------------------------------------------------------------------------
def event_dice(india: India) -> int:
    return 1 if india.balance == EQUILIBRIUM else 2


def result(india: India, dice: Sequence[int]) -> int:
    """In order the lower die counts, in chaos the higher."""
    return max(dice) if india.balance == CHAOS else min(dice)


def tilt_to_order(india: India) -> None:
    india.balance = max(ORDER, india.balance - 1)


def tilt_to_chaos(india: India) -> None:
    india.balance = min(CHAOS, india.balance + 1)


# --- empires --------------------------------------------------------------------------------------------------
def side(figures: Printed, regions: Regions, name: RegionId) -> RegionSide:
    """The face-up side of its card."""
    return figures.regions[name].sides[regions[name].side]


def dominions(regions: Regions, name: RegionId) -> list[RegionId]:
    return [other for other, region in regions.items() if region.ruler == name]


def empire(regions: Regions, name: RegionId) -> list[RegionId]:
    """The sovereign first; a province of the Company stands for itself."""
    ruler = regions[name].ruler
    if ruler == COMPANY:
        return [name]
    head = ruler or name
    return [head, *dominions(regions, head)]


def defense(figures: Printed, regions: Regions, name: RegionId) -> int:
    """The whole empire defends whichever member is attacked; a province has no printed defense."""
    if regions[name].ruler == COMPANY:
        return 0
    return sum([side(figures, regions, member).defense for member in empire(regions, name)])


def of_presidency(regions: Regions, presidency: PresidencyId) -> list[RegionId]:
    return [name for name, region in regions.items() if region.presidency == presidency]


def closed(regions: Regions) -> int:
    return sum(not region.open for region in regions.values())


# --- the Elephant ---------------------------------------------------------------------------------------------
def lowest(figures: Printed, regions: Regions, dominated: bool, but: RegionId) -> RegionId | None:
    """The lowest-numbered dominated or sovereign region, not counting one."""
    found = [name for name, region in regions.items() if bool(region.ruler) == dominated and name != but]
    return min(found, key=lambda name: figures.regions[name].number, default=None)


def move_elephant(figures: Printed, india: India) -> RegionId:
    """One move: where it has been sent, else to the next number. A redirection is used up."""
    india.elephant = india.sent or figures.regions[india.elephant].next
    india.sent = ""
    return india.elephant


# --- events ---------------------------------------------------------------------------------------------------
def event_row(figures: Printed, regions: Regions, name: RegionId, number: int) -> EventRow:
    """What the event die brings in a region: its face-up side, and the column that is not covered."""
    region = regions[name]
    table = figures.regions[name].sides[region.side].events
    return table["dominated" if region.ruler else "sovereign"][number - 1]


def target_of(regions: Regions, row: EventRow, name: RegionId) -> RegionId | None:
    """The first target along the arrows that the acting region does not dominate itself."""
    for target in row.targets:
        if regions[target].ruler != name:
            return target
    return None


def free(regions: Regions, name: RegionId) -> list[RegionId]:
    """A sovereign falls: its dominions turn sovereign and closed. Which of them were open."""
    opened = []
    for other in dominions(regions, name):
        region = regions[other]
        if region.open:
            opened.append(other)
        region.ruler, region.open, region.presidency = "", False, ""
    return opened


def conquer(figures: Printed, india: India, name: RegionId, target: RegionId) -> list[RegionId]:
    """A region takes another one. Gives the regions that close by it; the next move goes to a sovereign region."""
    regions = india.regions
    region, acting = regions[target], regions[name]
    shut = free(regions, target)
    if region.open and not acting.open:
        shut.append(target)
    region.ruler, region.open, region.presidency = name, acting.open, acting.presidency
    india.sent = lowest(figures, regions, dominated=False, but=name) or ""
    return shut


def annex(regions: Regions, target: RegionId, presidency: Literal[PresidencyId, ""]) -> list[RegionId]:
    """The Company takes a region into one of its presidencies, a firm without one. Gives what closes by it."""
    shut = free(regions, target)
    region = regions[target]
    region.ruler, region.open, region.presidency = COMPANY, True, presidency
    return shut


def revolt(figures: Printed, india: India, name: RegionId) -> list[RegionId]:
    """A region shakes off its ruler. Gives the regions that close by it; dominions of its own share its fate."""
    regions = india.regions
    shut = []
    for member in (name, *dominions(regions, name)):
        if regions[member].open:
            shut.append(member)
        regions[member].open, regions[member].presidency = False, ""
    regions[name].ruler = ""
    tilt_to_chaos(india)
    india.sent = lowest(figures, regions, dominated=True, but=name) or ""
    return shut


def open_up(regions: Regions, name: RegionId, presidency: PresidencyId) -> None:
    """A sovereign region and its dominions open for trade with a presidency."""
    for member in empire(regions, name):
        regions[member].open, regions[member].presidency = True, presidency


def flip(india: India, name: RegionId) -> None:
    """Turn a region's card over; India tilts with it."""
    region = india.regions[name]
    if region.side == "prosperous":
        region.side = "depressed"
        tilt_to_chaos(india)
    else:
        region.side = "prosperous"
        tilt_to_order(india)
