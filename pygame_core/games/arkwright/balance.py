"""What the balance report counts in this game."""

from __future__ import annotations

from collections.abc import Callable

from ...kernel.events import Event
from ...kernel.table import Table
from ...report.census import Count, Deeds, Mean, Share, Ways
from .ids import GOODS, MARKERS, TILES, Good

FEW_GOODS = 4
"""Who ships more in a whole game lives by it."""


def markers(seats: int) -> tuple[str, ...]:
    return tuple(f"marker.{marker}" for marker in MARKERS)


def tiles(seats: int) -> tuple[str, ...]:
    return tuple(f"tile.{tile}" for tile in TILES)


def goods(seats: int) -> tuple[str, ...]:
    return GOODS


# --- what a player does in a game -----------------------------------------------------------------------------
DONE: dict[str, tuple[str, str]] = {
    "deed.home": ("production.earned", "n"),
    "deed.overseas": ("voyage.shipped", "n"),
    "deed.shipped": ("voyage.shipped", "count"),
    "deed.built": ("factory.built", ""),
    "deed.modernized": ("factory.modernized", ""),
    "deed.hired": ("worker.hired", "count"),
    "deed.machines": ("machines.placed", "count"),
    "deed.quality": ("quality.raised", "count"),
    "deed.marketing": ("marketing.raised", ""),
    "deed.produced": ("produce.made", "count"),
    "deed.bought": ("exchange.bought", "count"),
    "deed.sold": ("exchange.sold", "count"),
    "deed.forced": ("emergency.sold", "count"),
    "deed.tiles": ("special.tile", ""),
    "deed.markers": ("special.marker", ""),
    "deed.ships": ("special.ship", ""),
}
"""The events that are counted, and which of their parameters; each counts for one where none is named."""


def done(table: Table) -> list[dict[str, float]]:
    by_event: dict[str, list[tuple[str, str]]] = {}
    for label, (code, value) in DONE.items():
        by_event.setdefault(code, []).append((label, value))
    found = [dict.fromkeys(DONE, 0.0) for _ in range(table.mode.seats)]
    for event in map(Event._make, table.game.events):
        for label, value in by_event.get(event.code, ()):
            found[event.params["seat"]][label] += event.params[value] if value else 1
    return found


# --- how a player has played ----------------------------------------------------------------------------------
def earnings(table: Table) -> list[dict[Good, int]]:
    """What each good has brought each seat, at home and overseas."""
    found = [dict.fromkeys(GOODS, 0) for _ in range(table.mode.seats)]
    for event in map(Event._make, table.game.events):
        if event.code in ("production.earned", "voyage.shipped"):
            found[event.params["seat"]][event.params["good"]] += event.params["n"]
    return found


def main_goods(table: Table) -> list[str]:
    """The good that brought most."""
    return [max(brought, key=lambda good: brought[good]) for brought in earnings(table)]


def by_deeds(of: Callable[[dict[str, float]], str]) -> Callable[[Table], list[str]]:
    return lambda table: [of(each) for each in done(table)]


def hands(did: dict[str, float]) -> str:
    """Whether more machines were placed or more workers hired."""
    return "way.machines" if did["deed.machines"] >= did["deed.hired"] else "way.workers"


def appeal(did: dict[str, float]) -> str:
    return "way.quality" if did["deed.quality"] >= did["deed.marketing"] else "way.marketing"


def shares(did: dict[str, float]) -> str:
    return "way.kept" if not did["deed.sold"] + did["deed.forced"] else "way.sold"


def trade(did: dict[str, float]) -> str:
    if not did["deed.shipped"]:
        return "way.home"
    return "way.few" if did["deed.shipped"] <= FEW_GOODS else "way.overseas"


def always(*labels: str) -> Callable[[int], tuple[str, ...]]:
    return lambda seats: labels


COUNTS: tuple[Count, ...] = (
    Deeds("balance.deeds", of=done),
    Ways("balance.goods", of=main_goods, among=goods),
    Ways("balance.hands", of=by_deeds(hands), among=always("way.machines", "way.workers")),
    Ways("balance.appeal", of=by_deeds(appeal), among=always("way.quality", "way.marketing")),
    Ways("balance.shares", of=by_deeds(shares), among=always("way.kept", "way.sold")),
    Ways("balance.trade", of=by_deeds(trade), among=always("way.home", "way.few", "way.overseas")),
    Share("balance.action", event="turn.placed", by="marker", among=markers, least=0.01, most=0.4),
    Share("balance.built", event="factory.built", by="good", among=goods, least=0.1, most=0.5),
    Share("balance.tile", event="special.tile", by="tile", among=tiles, least=0.005, most=0.25),
    Share("balance.marker", event="special.marker", by="marker", among=markers),
    Share("balance.shipped", event="voyage.shipped", by="good", among=goods),
    Mean("balance.made", event="production.made", value="count", by="good"),
    Mean("balance.sold", event="production.sold", value="count", by="good"),
    Mean("balance.demand", event="economy.returned", value="demand", by="good"),
    Mean("balance.importer", event="economy.importer", value="n", by="good"),
    Mean("balance.wages", event="production.paid", value="wages"),
    Mean("balance.value", event="rise.rose", value="value"),
    Mean("balance.forced", event="emergency.sold", value="count"),
)
