"""What the balance report counts in this game."""

from __future__ import annotations

from ...report.census import Count, Mean, Share
from .components import COMPONENTS


def boxes(seats: int) -> tuple[str, ...]:
    return tuple(box.id for box in COMPONENTS.of("").boxes)


def ships(seats: int) -> tuple[str, ...]:
    return tuple(ship.id for ship in COMPONENTS.of("").ship.values() if ship.purchasable)


def zones(seats: int) -> tuple[str, ...]:
    return tuple(COMPONENTS.of("").zone)


def goods(seats: int) -> tuple[str, ...]:
    return COMPONENTS.of("").goods


COUNTS: tuple[Count, ...] = (
    Share("balance.ability", event="agents.placed", by="box", among=boxes, least=0.02, most=0.25),
    Share("balance.ship", event="agents.bought", by="ship", among=ships, least=0.02, most=0.5),
    Share("balance.zone", event="navigation.sent", by="zone", among=zones, least=0.1, most=0.6),
    Share("balance.bought", event="loading.bought", by="good", among=goods, least=0.05, most=0.5),
    Mean("balance.indies", event="market.supplied", value="lying", by="good"),
    Mean("balance.europe", event="market.demanded", value="lying", by="good"),
    Mean("balance.paid", event="loading.bought", value="n", by="good"),
    Mean("balance.share_price", event="exchange.bought", value="n"),
    Mean("balance.sales", event="close.ranked", value="sales"),
    Mean("balance.value", event="close.marker", value="value"),
)
