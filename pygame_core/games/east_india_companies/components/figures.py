"""What the rules read: the printed figures of one game, typed. All that can be worked out once stands here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ..ids import (
    AgentCardId,
    BoxId,
    BoxKind,
    BoxPhase,
    CardId,
    CharacterId,
    CompanyId,
    DestinationId,
    EffectId,
    Good,
    MarketId,
    Pile,
    SealId,
    ShipIcon,
    ShipId,
    ZoneId,
)


@dataclass(frozen=True, slots=True)
class ShipType:
    id: ShipId
    period: int
    cost: int
    purchasable: bool
    speed: int
    tonnage: int
    icon: ShipIcon


@dataclass(frozen=True, slots=True)
class Row:
    """One good's row on a market: prices from the dearest slot to the cheapest, and how many start with a cube."""

    slots: tuple[int, ...]
    setup: int


@dataclass(frozen=True, slots=True)
class Zone:
    id: ZoneId
    number: int
    goods: tuple[Good, ...]
    travel: int


@dataclass(frozen=True, slots=True)
class Box:
    """One ability box of a Character."""

    id: BoxId
    character: CharacterId
    kind: BoxKind
    phase: BoxPhase
    good: Literal[Good, ""]
    bonus: int


@dataclass(frozen=True, slots=True)
class Space:
    """A seal where a Trading Post can stand."""

    id: SealId
    zone: ZoneId
    closed_small: bool


@dataclass(frozen=True, slots=True)
class AgentCard:
    id: AgentCardId
    effects: tuple[EffectId, ...]
    boxes: tuple[BoxId, ...]


@dataclass(frozen=True, slots=True)
class DestinationCard:
    id: DestinationId
    by_posts: bool
    zones: tuple[ZoneId, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Printed:
    """Everything the rules read. There is one object for each set of house values, so it goes by identity."""

    goods: tuple[Good, ...]
    cubes: dict[Good, int]
    colours: dict[Good, str]
    coins: int
    cash: dict[int, tuple[int, ...]]
    companies: tuple[CompanyId, ...]
    company_colours: tuple[str, ...]
    labels: tuple[str, ...]
    """The years of each period."""
    periods: int
    """How many of them are played."""
    agents: int
    posts: int
    presidency: int
    docks: tuple[int, ...]
    """Docks at extension levels 0, 1, 2."""
    stores: tuple[int, ...]
    """Warehouse spaces at extension levels 0, 1, 2."""
    zones: tuple[Zone, ...]
    zone: dict[ZoneId, Zone]
    post_cost: int
    post_discount: int
    post_floor: int
    spaces: tuple[Space, ...]
    space: dict[SealId, Space]
    spaces_of: dict[ZoneId, tuple[SealId, ...]]
    """The seals of each zone."""
    ring: tuple[CharacterId, ...]
    near: dict[CharacterId, tuple[CharacterId, ...]]
    """The Characters an Agent can reach from each one: itself and its two neighbours."""
    fee: int
    boxes: tuple[Box, ...]
    box: dict[BoxId, Box]
    trading: dict[Good, tuple[Box, ...]]
    """The Trading boxes of each good."""
    expertise: tuple[int, ...]
    ship: dict[ShipId, ShipType]
    tiles: tuple[ShipType, ...]
    """The ship tiles of a company, by tile number."""
    leaving: int
    """The period at whose start the ships that cannot be bought leave the game."""
    speeds: tuple[int, ...]
    indies: dict[int, dict[Good, Row]]
    """The Indies rows by number of players and good."""
    europe: dict[int, dict[Good, Row]]
    leave_cost: int
    """What it costs to leave a ship in its zone."""
    full_row_price: int
    faces: tuple[int, ...]
    pile: tuple[Pile, ...]
    """The pile of each period."""
    piles: dict[MarketId, dict[Pile, tuple[CardId, ...]]]
    """The cards of each market (`indies`, `europe`) by pile."""
    cards: dict[int, dict[CardId, dict[Good, int]]]
    """What a market card is worth, by number of players, card and good."""
    values: tuple[int, ...]
    dividends: tuple[int, ...]
    start_value: int
    """The space of the share track (not the value) on which companies begin."""
    shares: dict[int, int]
    mortgage_divisor: int
    rank_moves: dict[int, tuple[int, ...]]
    sales_track: tuple[int, ...]
    agent_cards: dict[AgentCardId, AgentCard]
    destination_cards: dict[DestinationId, DestinationCard]
