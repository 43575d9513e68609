"""What the rules read: the printed figures of one game, typed. All that can be worked out once stands here."""

from __future__ import annotations

from dataclasses import dataclass

from ....parts.odds import Check
from ..ids import (
    ActionId,
    BoardOfficeId,
    BoxId,
    CardId,
    Column,
    EventId,
    FamilyId,
    LawId,
    OfficeId,
    PresidencyId,
    PrizeId,
    ProvinceId,
    Rank,
    RegionId,
    ResourceId,
    Ruler,
    ScenarioId,
    Side,
)

SUCCESS, NO_EFFECT, FAILURE = "success", "no_effect", "failure"


@dataclass(frozen=True, slots=True)
class EventRow:
    """One line of an event table; strength and targets belong to a Conquest."""

    event: EventId
    strength: int
    targets: tuple[RegionId, ...]
    """In the order of the arrows."""


@dataclass(frozen=True, slots=True)
class Order:
    demand: int
    revenue: int


@dataclass(frozen=True, slots=True)
class RegionSide:
    """One side of a region card."""

    defense: int
    plunder: int
    tax: int
    orders: tuple[Order, ...]
    events: dict[Column, tuple[EventRow, ...]]
    """By the result of the event die, from 1; the rows start at 0."""


@dataclass(frozen=True, slots=True)
class RegionCard:
    id: RegionId
    number: int
    next: RegionId
    """Where the Elephant goes from here."""
    sides: dict[Side, RegionSide]


@dataclass(frozen=True, slots=True)
class OfficeCard:
    """An office on the board or a provincial card."""

    id: OfficeId
    rank: Rank
    treasury: bool
    actions: tuple[ActionId, ...]
    campaign: tuple[RegionId, ...]
    """The targets beside its Campaign icon."""


@dataclass(frozen=True, slots=True)
class NewsCard:
    """An Evening Post card."""

    id: CardId
    law: bool
    moves: int
    price: int
    """What a good above a factory costs; 0 is the red X."""
    support: int


@dataclass(frozen=True, slots=True)
class Prize:
    vp: int
    cost: dict[Rank, int]
    parameter: int


@dataclass(frozen=True, slots=True)
class Family:
    parameter: int
    limit: int


@dataclass(frozen=True, slots=True)
class Placement:
    region: RegionId
    side: Side
    ruler: Ruler
    open: bool
    presidency: PresidencyId | None


@dataclass(frozen=True, slots=True)
class Scenario:
    """What a scenario lays out, and how long it lasts."""

    id: ScenarioId
    year: int
    turns: int
    family_cash: int
    family_ships: int
    office_cash: int
    ships: int
    """Of each presidency in play."""
    china_ships: int
    manor_vp: int
    yard_vp: int
    factory_vp: int
    income: int
    """What a family without a firm gets when it passes."""
    bid: int
    """The least bid for a base, by each point of its defense."""
    extra_cubes: int
    stack: tuple[int, ...]
    """Piles of the deck from the top; empty if it is one pile."""
    created: tuple[OfficeId, ...]
    gone: tuple[OfficeId, ...]
    laws: tuple[LawId, ...]
    removed: tuple[CardId, ...]
    placement: tuple[Placement, ...]


@dataclass(frozen=True, slots=True)
class SetupFigures:
    share_price: int
    ship_slots: int
    goods_slots: int
    stock: int
    cubes: dict[int, int]
    """Starting cubes by number of players."""
    cubes_in_all: int
    """Of one colour."""
    court_money: int
    bonus_writers: int
    elephant: RegionId
    prizes: int
    faces: tuple[BoxId, ...]
    """The resource box of each number of the die."""
    jones_dice: dict[int, int]


@dataclass(frozen=True, slots=True)
class Money:
    debt_action: int
    loan: int
    debt_service: int
    upkeep: int
    country_trade: int
    interloper: int
    bonus: int
    shipyard_income: int
    mercenary: int
    disk_surcharge: int
    bailout_surcharge: int
    buy_back: int
    promise_vp: int
    goods: int
    """A good without a factory."""
    first_price: int
    """A good with one, before any card lies in the discard pile."""


@dataclass(frozen=True, slots=True)
class London:
    """Resource boxes, shipyards, the share price, the vote."""

    costs: dict[ResourceId, int]
    careers: dict[bool, int]
    """How many writers, officers or captains one action places, without and with the Jones Family."""
    manors: int
    share_vp: int
    columns: int
    yard_prices: tuple[int, ...]
    """What a ship costs with none, one, two shipyards below it."""
    prices: tuple[int, ...]
    """The spaces of the share price track."""
    support: tuple[int, int]
    """The ends of the voting track."""
    passes_above: int


@dataclass(frozen=True, slots=True)
class FirmFigures:
    establish: int
    sure: int
    """What a sure Sail of the last turn costs beside its penalty."""
    buys: dict[bool, int]
    """How many ships or goods one action buys, without and with the Jones Family."""
    expectations: tuple[int, ...]
    """The least payout by the number of open regions, from 1."""


@dataclass(frozen=True, slots=True)
class Militant:
    ship_price: int
    deck: int
    province_cost: int
    merged_province_cost: int


@dataclass(frozen=True, slots=True)
class Ending:
    mutiny_closed: int
    mutiny_from: int
    mutiny_vp: int
    failure_vp: int


@dataclass(frozen=True, slots=True)
class Statistics:
    """The rulebook's closing table and what our tables give, in percent by (turns, what happened)."""

    games: int
    printed: dict[str, tuple[int, ...]]
    fit: dict[str, tuple[float, ...]]
    to_printed: float
    to_fit: float
    quick_games: int
    quick_to_fit: float


@dataclass(frozen=True, slots=True, eq=False)
class Printed:
    """Everything the rules read. There is one object for each set of house values, so it goes by identity."""

    regions: dict[RegionId, RegionCard]
    offices: dict[OfficeId, OfficeCard]
    ribbon: tuple[BoardOfficeId, ...]
    """The blue ribbon: vacancies and claims."""
    track: tuple[BoardOfficeId, ...]
    """The red track: who acts after whom."""
    provinces: dict[RegionId, ProvinceId]
    homes: dict[ProvinceId, RegionId]
    """The region of each provincial office."""
    china: tuple[Order, ...]
    cards: dict[CardId, NewsCard]
    prizes: dict[PrizeId, Prize]
    families: dict[FamilyId, Family]
    scenarios: dict[ScenarioId, Scenario]
    setup: SetupFigures
    money: Money
    london: London
    stress: dict[str, int]
    officers: int
    """How many an army holds."""
    merged_officers: int
    check: Check
    firm: FirmFigures
    militant: Militant
    ending: Ending
    statistics: Statistics
