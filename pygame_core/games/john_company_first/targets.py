"""The elements of the board: what an option stands for, and what a section of the view has as its `id`.

region-mysore  order-mysore-0  office-chairman  army-bengal  port-china  yard-2  factory-7  box-writer  family-1
prize-ambassador  card-tea_act  track-price  company-court  elephant
"""

from __future__ import annotations

from ...kernel.decisions import Target
from ...parts.pieces import Targets
from .ids import CardId, OfficeId, PortId, PresidencyId, PrizeId, RegionId, ResourceId

REGION: Targets[RegionId] = Targets("region")
OFFICE: Targets[OfficeId] = Targets("office")
ARMY: Targets[PresidencyId] = Targets("army")
PORT: Targets[PortId] = Targets("port")
YARD: Targets[int] = Targets("yard")
FACTORY: Targets[int] = Targets("factory")
BOX: Targets[ResourceId] = Targets("box")
FAMILY: Targets[int] = Targets("family")
PRIZE: Targets[PrizeId] = Targets("prize")
CARD: Targets[CardId] = Targets("card")
COURT = Target("company", "court")
PRICE, REVENUE, BALANCE, VOTE = (
    Target("track", "price"), Target("track", "revenue"), Target("track", "balance"), Target("track", "vote"),
)  # fmt: skip


def order(place: RegionId | str, number: int) -> Target:
    """An order on a region's card, or of China."""
    return Target("order", place, number)
