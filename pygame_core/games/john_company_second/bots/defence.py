"""What the defence of the Company's regions is worth to a family."""

from __future__ import annotations

from ..army import disgraced
from ..ids import PresidencyId
from .stakes import Stakes


def disgrace(s: Stakes, seat: int) -> float:
    """What it costs a family if its Commander is disgraced."""
    trophies = s.world.families[seat].trophies
    return s.commander() + (s.stronger(seat, 1) * disgraced(s.game, trophies) if trophies else 0.0)


def region_lost(s: Stakes, seat: int, army: PresidencyId) -> float:
    """What it costs a family if this Army loses a region: Standing, and the disgrace if the Commander is its own."""
    worth = (5 + 3 * s.world.turn.lost) * s.pound(seat) + 0.15
    return worth + (disgrace(s, seat) if s.world.india.armies[army].commander == seat else 0.0)
