"""The elements of the board, each spelled here and nowhere else: options stand for them, the view gives them as ids."""

from __future__ import annotations

from functools import cache

from ...kernel.decisions import Target
from .ids import BoxId, CardId, CharacterId, CompanyId, Good, MarketId, SealId, ZoneId

CENTRE = Target("box", "centre")
"""The centre of the ring, where an Agent may stand for a while."""


@cache
def row(market: MarketId, good: Good) -> Target:
    """A good's row on a market."""
    return Target("row", market, good)


@cache
def card(card: CardId) -> Target:
    """A market card."""
    return Target("card", card)


@cache
def character(character: CharacterId) -> Target:
    return Target("char", character)


@cache
def box(box: BoxId) -> Target:
    """An ability box of a Character."""
    return Target("box", box)


@cache
def agent(company: CompanyId, index: int) -> Target:
    """One of a company's Agents."""
    return Target("agent", company, index)


@cache
def zone(zone: ZoneId) -> Target:
    return Target("zone", zone)


@cache
def seal(seal: SealId) -> Target:
    """A space for a Trading Post."""
    return Target("post", seal)


@cache
def ship(company: CompanyId, tile: int) -> Target:
    """A ship tile, by its number within the company."""
    return Target("ship", company, tile)


@cache
def share(company: CompanyId) -> Target:
    """A Share Value marker, and the shares of the company."""
    return Target("share", company)


@cache
def company(company: CompanyId) -> Target:
    """A company's sheet."""
    return Target("company", company)
