"""Every figure that is printed on boards, cards and dice, typed. `printed` reads them out of the tables.

Which things there are (the map, the offices, the cards) is fixed and stands in `structure`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from ....parts.odds import Check
from ..ids import (
    ActionId,
    AllianceId,
    CardId,
    EnterpriseKind,
    LawId,
    OfficeId,
    OrderId,
    PolicyId,
    PresidencyId,
    PrizeId,
    PropertyKind,
    RegionId,
    SeaZoneId,
    Shape,
    TileKind,
)

PolicyKind = Literal["consequence", "target", "none"]
"""What a law's policy must match."""


@dataclass(frozen=True, slots=True)
class OrderFigures:
    value: int


@dataclass(frozen=True, slots=True)
class RegionFigures:
    loot: int
    opium: int
    shapes: dict[Shape, RegionId]
    """To which neighbour each mark on the border leads."""


@dataclass(frozen=True, slots=True)
class Tile:
    id: int
    type: TileKind
    back: RegionId
    strength: int
    mark: Literal[Shape, ""]
    """Where the Elephant looks after it; "" on tiles that never move it."""

    @property
    def shape(self) -> Shape:
        if not self.mark:
            raise ValueError(f"tile {self.id} moves no Elephant")
        return self.mark


@dataclass(frozen=True, slots=True)
class Law:
    id: LawId
    dilemma: bool
    policy_kind: PolicyKind
    policy: Literal[PolicyId, PropertyKind, ""]
    support: int
    extra_action: Literal[ActionId, ""]


@dataclass(frozen=True, slots=True)
class DialSpace:
    consequence: PolicyId
    target: PropertyKind
    window: bool


@dataclass(frozen=True, slots=True)
class CardFigures:
    """A prestige or blackmail card."""

    type: Literal[EnterpriseKind, ""]
    vp: int
    discount: int
    power: int
    votes: int
    conditional_votes: int
    conditional_targets: tuple[PropertyKind, ...]

    @property
    def counts_as(self) -> EnterpriseKind:
        if not self.type:
            raise ValueError("this card is no enterprise")
        return self.type


@dataclass(frozen=True, slots=True)
class AllianceFigures:
    cost: int
    strength: int


@dataclass(frozen=True, slots=True)
class Prize:
    cost: int
    upkeep: int
    vp: int
    windows: int


@dataclass(frozen=True, slots=True)
class StandingSpace:
    expectations: int
    mark: str


@dataclass(frozen=True, slots=True)
class StormFace:
    events: int
    storms: tuple[SeaZoneId, ...]


@dataclass(frozen=True, slots=True)
class Award:
    first: int
    second: int


@dataclass(frozen=True, slots=True)
class Failure:
    """What a failure card counts, and the points for each; none where it gives back what was lost."""

    per: str
    vp: int
    per_trophy: int
    limit: int
    per_law_token: int


@dataclass(frozen=True, slots=True)
class RevenueFigures:
    """What the Company pays for each thing, and what moves Standing."""

    debt: int
    regiment: int
    officer: int
    ship: int
    loan: int
    few_loans: int
    """Spaces that Standing falls for one or two loans ..."""
    many_loans: int
    """... and for more."""
    missed: int
    enthusiasm: int


@dataclass(frozen=True, slots=True)
class Attrition:
    tires_from: int
    retires_from: int
    chairman: int
    """What the Chairman's stress adds to the die."""


@dataclass(frozen=True, slots=True)
class Item:
    """A line of a setup card: `n` pounds, or a piece or card that goes to `at`, an office or a place."""

    kind: str
    at: Any
    n: int


@dataclass(frozen=True, slots=True)
class Empire:
    capital: RegionId
    dominated: tuple[RegionId, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Scenario:
    """A scenario card with its setup cards; what says where pieces stand at the start comes from here alone."""

    id: str
    cards: str
    """Whose setup cards it uses."""
    first_turn: int
    last_turn: int
    standing: int
    debt: int
    treasury: int
    share_value: int
    dial: int
    deregulated: bool
    governor_general: bool
    superintendent: bool
    regiments: dict[PresidencyId, int]
    company_ships: tuple[SeaZoneId, ...]
    passed: tuple[LawId, ...]
    removed: tuple[LawId, ...]
    closed: tuple[OrderId, ...]
    towers: dict[RegionId, int]
    empires: tuple[Empire, ...]
    company: dict[RegionId, PresidencyId]
    """The Presidency that holds a region."""
    governors: tuple[RegionId, ...]
    loot_spent: tuple[RegionId, ...]
    tail: RegionId
    head: RegionId
    basic: dict[int, tuple[Item, ...]]
    """Setup cards by their number."""
    extra: dict[int, tuple[Item, ...]]

    def items(self, number: int) -> tuple[Item, ...]:
        """What a setup card lists."""
        return self.basic.get(number) or self.extra[number]


@dataclass(frozen=True, slots=True, eq=False)
class Printed:
    """All figures of one game. There is one such object for each text of house values."""

    orders: dict[OrderId, OrderFigures]
    regions: dict[RegionId, RegionFigures]
    loot_per_level: int
    alliances: dict[AllianceId, AllianceFigures]
    tiles: dict[int, Tile]
    storm: tuple[StormFace, ...]
    lands: dict[SeaZoneId, PresidencyId]
    """Which region a foreign invasion from a stormy sea reaches."""
    redirect: Shape
    """The shape by which a Foreign Invasion turns the Elephant."""
    check: Check
    officer_lost: int
    """The face at which an officer is lost."""
    storm_spares: tuple[int, ...]
    storm_sinks: tuple[int, ...]
    attrition: Attrition
    laws: dict[LawId, Law]
    dial: tuple[DialSpace, ...]
    votes_end: int
    """So many spaces the track of the votes has on either side of 0."""
    cards: dict[CardId, CardFigures]
    prizes: dict[PrizeId, Prize]
    failures: dict[str, Failure]
    award: dict[int, Award]
    power: tuple[int, ...]
    """What one enterprise or share counts by its place on the Power track."""
    power_start: tuple[PropertyKind, ...]
    prime_minister_power: int
    law_power: int
    trophy_power: int
    exchange: tuple[int, ...]
    """The prices of the Stock Exchange, left to right."""
    prices: dict[ActionId, int]
    """Of the family actions that have a printed one."""
    crowded: int
    """From so many vacant offices on a family may enlist a writer beside its action."""
    workshop_votes: int
    shipyard_votes: int
    workshop_income: int
    shipyard_income: int
    workshop_points: int
    """What a workshop is worth when the Company has failed."""
    luxury_vp: int
    luxury_windows: int
    shipyards: int
    workshops: int
    luxuries: int
    members: int
    levels: int
    cubes: int
    """Orange cubes: fatigue on offices and unrest in regions."""
    ships: int
    """Company ships and extra ships are the two sides of the same pieces."""
    standing: tuple[StandingSpace, ...]
    debt: int
    """The end of the Debt track."""
    free_advances: int
    cash_per_debt: int
    balance: int
    share_values: tuple[int, ...]
    revenue: RevenueFigures
    fit_ship: int
    buy_ship: int
    lease_ship: int
    dice: dict[OfficeId, int]
    """Of the Governors."""
    manager_keeps: int
    general_income: int
    transfers: dict[OfficeId, int]
    scenarios: dict[str, Scenario]
