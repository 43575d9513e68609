"""What the defence of the Company's regions is worth to a family."""

from __future__ import annotations

from .. import india
from ..army import disgraced
from ..components import GOVERNOR
from ..ids import PresidencyId, RegionId
from ..pieces import holder
from .stakes import Stakes

SHUT = 0.5
"""How much of what the open orders of a region are worth goes with it, in each year to come."""


def disgrace(s: Stakes, seat: int) -> float:
    """What it costs a family if its Commander is disgraced."""
    trophies = s.world.families[seat].trophies
    return s.commander() + (s.stronger(seat, 1) * disgraced(s.game, trophies) if trophies else 0.0)


def region_lost(s: Stakes, seat: int, army: PresidencyId, region: RegionId) -> float:
    """What it costs a family if this Army loses a region: Standing, the trade there, the Governor's office if it is the
    family's, and the disgrace if the Commander is."""
    worth = (1 + s.world.turn.lost) * s.standing(seat)
    orders = sum(s.printed.orders[order].value for order in india.open_orders(s.game, region))
    worth += SHUT * orders * s.pound(seat) * max(0.0, s.years("revenue") - 1)
    office = GOVERNOR[region]
    if holder(s.game, office) == seat:
        worth += s.office(office, s.world.offices[office].fatigue)
    return worth + (disgrace(s, seat) if s.world.india.armies[army].commander == seat else 0.0)


class Watch:
    """What a family fears for the regions of an Army."""

    def __init__(self, s: Stakes, seat: int, army: PresidencyId) -> None:
        self.s = s
        self.costs = {region: region_lost(s, seat, army, region) for region in india.associated(s.game, army)}

    def fear(self, ready: int) -> float:
        """What should be lost in the coming Events if so many pieces are ready."""
        return sum(cost * self.s.threats.lost(region, ready) for region, cost in self.costs.items())
