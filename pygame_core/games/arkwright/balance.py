"""What the balance report counts in this game."""

from __future__ import annotations

from ...report.census import Count, Mean, Share
from .ids import GOODS, MARKERS, TILES


def markers(seats: int) -> tuple[str, ...]:
    return tuple(f"marker.{marker}" for marker in MARKERS)


def tiles(seats: int) -> tuple[str, ...]:
    return tuple(f"tile.{tile}" for tile in TILES)


def goods(seats: int) -> tuple[str, ...]:
    return GOODS


COUNTS: tuple[Count, ...] = (
    Share("balance.action", event="turn.placed", by="marker", among=markers, least=0.01, most=0.4),
    Share("balance.built", event="factory.built", by="good", among=goods, least=0.1, most=0.5),
    Share("balance.tile", event="special.tile", by="tile", among=tiles, least=0.005, most=0.25),
    Share("balance.shipped", event="voyage.shipped", by="good", among=goods),
    Mean("balance.made", event="production.made", value="count", by="good"),
    Mean("balance.sold", event="production.sold", value="count", by="good"),
    Mean("balance.demand", event="economy.returned", value="demand", by="good"),
    Mean("balance.importer", event="economy.importer", value="n", by="good"),
    Mean("balance.wages", event="production.paid", value="wages"),
    Mean("balance.value", event="rise.rose", value="value"),
    Mean("balance.forced", event="emergency.sold", value="count"),
)
