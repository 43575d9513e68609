"""The elements of the board, each spelled here and nowhere else: options stand for them, the view gives them as ids."""

from __future__ import annotations

from functools import cache

from ...kernel.decisions import Target
from ...parts.pieces import Targets
from .ids import BoxId, CardId, CharacterId, CompanyId, Good, MarketId, SealId, ZoneId

BOX: Targets[BoxId] = Targets("box")
"""Ability boxes of the Characters."""
CENTRE = Target("box", "centre")
"""The centre of the ring, where an Agent may stand for a while."""
CHARACTER: Targets[CharacterId] = Targets("char")
CARD: Targets[CardId] = Targets("card")
"""Market cards."""
ZONE: Targets[ZoneId] = Targets("zone")
SEAL: Targets[SealId] = Targets("post")
"""Spaces for Trading Posts."""
SHARE: Targets[CompanyId] = Targets("share")
"""A Share Value marker, and the shares of the company."""
COMPANY: Targets[CompanyId] = Targets("company")
"""A company's sheet."""


@cache
def rows(market: MarketId) -> Targets[Good]:
    """The rows of a market."""
    return Targets("row", market)


@cache
def agents(company: CompanyId) -> Targets[int]:
    """A company's Agents, by number."""
    return Targets("agent", company)


@cache
def ships(company: CompanyId) -> Targets[int]:
    """A company's ship tiles, by number."""
    return Targets("ship", company)
