"""What the defence of the Company's regions is worth to a family."""

from __future__ import annotations

from ..ids import PresidencyId
from .stakes import Stakes


def region_lost(s: Stakes, seat: int, army: PresidencyId) -> float:
    """What it costs a family if this Army loses a region: Standing, and the disgrace if the Commander is its own."""
    worth = (5 + 3 * s.world.india.lost) * s.pound(seat) + 0.15
    if s.world.india.armies[army].commander == seat:
        trophies = s.world.families[seat].trophies
        worth += s.commander() + (s.stronger(seat, 1) * ((trophies + 1) // 2) if trophies else 0.0)
    return worth
