"""What the rules read: the printed figures of one game, typed. All that can be worked out once stands here."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass

from ..ids import (
    Bonus,
    Commodity,
    EconomyId,
    EventId,
    FactoryKind,
    Good,
    MarkerId,
    MarkerKind,
    ScenarioId,
    Shade,
    Span,
    TileId,
)


@dataclass(frozen=True, slots=True)
class LinePlaces:
    """A production line: its places, and how many of them may hold a machine."""

    slots: int
    machines: int


@dataclass(frozen=True, slots=True)
class FactoryType:
    """One level of a factory. `cost` is its base quality too; `output` is what each full line makes."""

    cost: int
    output: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class EconomyMarker:
    id: EconomyId
    steps: int
    workers: int


@dataclass(frozen=True, slots=True)
class MarkerType:
    """An action marker. `thresholds`: the cost for one, two, three machines or levels; `most`: how much marketing it
    makes usable; `lines`: how many production lines it runs; `copies`: how many gray ones there are."""

    id: MarkerId
    kind: MarkerKind
    shade: Shade
    copies: int
    thresholds: tuple[int, ...]
    most: int
    lines: int

    def reached(self, paid: int) -> int:
        """How many machines or levels so much administrative cost gives."""
        return bisect_right(self.thresholds, paid)


@dataclass(frozen=True, slots=True)
class ShipType:
    capacity: int
    crew: int
    level: int
    on_board: dict[int, int]
    """How many lie out in the full game, by number of players."""


@dataclass(frozen=True, slots=True)
class EventType:
    id: EventId
    span: Span
    with_two: bool
    in_short_game: bool


@dataclass(frozen=True, slots=True)
class Start:
    """What a seat of the predefined set-up begins with."""

    shares: int
    cash: int
    tile: TileId
    tile_at: Good | None
    goods: tuple[Good, ...]
    prices: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LaborStart:
    market: int
    fired: int
    removed: int


@dataclass(frozen=True, slots=True)
class TileFigures:
    """The numbers of the development tiles' effects."""

    accountant_range: int
    agent_goods: int
    developer_saves: int
    developer_saves_at_most: int
    foreman_workers: int
    foreman_saves: int
    foreman_least_wage: int
    machine_works: int
    machine_works_two_players: int
    office: int
    patent_points: int
    patent_levels: int
    small_warehouse: int
    workshop_adds: int
    workshop_maintenance: int
    take: dict[TileId, int]
    """What the Inventor and the Tinkerer cost when they are taken."""
    keep: dict[TileId, tuple[int, ...]]
    """What it costs to keep them after each use but the last."""


@dataclass(frozen=True, slots=True)
class EventFigures:
    """The numbers of the events' effects."""

    hamburg_unlock: int
    made_in_england_levels: int
    luddites_payment: int
    navigation_spaces: int
    opium_capacity_a_step: int
    recession_spaces: int
    royal_tile: int
    royal_line: int
    unrest_worker: int
    unrest_most: int
    strike_wage: int
    fair_workers: int
    crisis_workers: int


@dataclass(frozen=True, slots=True)
class Influence:
    """One side of the East India Trading Company's tableau; the last two spaces are orange."""

    multiplier: tuple[int, ...]
    bonus_from: dict[Bonus, int]

    @property
    def last(self) -> int:
        return len(self.multiplier) - 1


@dataclass(frozen=True, slots=True)
class Display:
    """The development tiles of the free set-up."""

    total: dict[int, int]
    always: tuple[TileId, ...]
    out: tuple[TileId, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Printed:
    """Everything the rules read. There is one object for each set of house values, so it goes by identity."""

    min_price: dict[Good, int]
    decades: dict[ScenarioId, tuple[int, ...]]
    levels: dict[ScenarioId, tuple[int, ...]]
    """The development level of each decade."""
    importers: dict[ScenarioId, dict[int, int]]
    """Where the importers begin, by number of players."""
    economy: dict[EconomyId, EconomyMarker]
    lines: dict[Good, tuple[LinePlaces, ...]]
    factory: dict[FactoryKind, dict[Good, tuple[FactoryType, ...]]]
    """The factories of each kind and good, by level from I on."""
    most_of_a_kind: int
    mass_marketing: int
    workers: int
    labor_start: dict[int, LaborStart]
    labor_rows: tuple[tuple[int, tuple[int, ...]], ...]
    """Each row's wage and the numbers on its places."""
    places: int
    """Places of the labour market in all."""
    demand: dict[Good, tuple[int, ...]]
    """The demand for a good when so many places in reading order are empty."""
    wage: tuple[int, ...]
    """The wage when so many places in reading order are empty."""
    values: tuple[int, ...]
    """The share value on each space of the track, from space 1 on."""
    start_space: int
    buy_at_least: int
    beyond: int
    """Spaces for each pound beyond the printed track."""
    shares: int
    shares_owned: int
    loan: int
    loan_repaid: int
    spaces: tuple[int, ...]
    """The costs of the administration spaces."""
    reuse_fee: int
    marketing_cost: tuple[int, ...]
    most_quality: int
    most_quality_engineer: int
    marker: dict[MarkerId, MarkerType]
    row_level: dict[ScenarioId, tuple[int, ...]]
    """From which level on each row of advanced markers can be taken from."""
    row_size: dict[int, int]
    predefined_markers: dict[int, tuple[tuple[MarkerId, ...], ...]]
    marker_pool: dict[int, dict[MarkerId, int]]
    ships: tuple[ShipType, ...]
    ship_place: dict[int, int]
    """The place of each capacity among the ships."""
    piers: int
    fours_with_two: int
    short_start: int
    """The capacity of the ship that everybody begins the short game with."""
    short_largest: dict[int, int]
    track: tuple[int, ...]
    """The spaces for open contracts."""
    limit_with_two: int
    stuck_loss: int
    column: int
    rows: tuple[int, ...]
    tile_copies: dict[TileId, int]
    most_tiles: int
    tile: TileFigures
    predefined_display: dict[int, tuple[TileId, ...]]
    display: dict[ScenarioId, Display]
    event: dict[EventId, EventType]
    predefined_events: tuple[EventId, ...]
    predefined_reserve: EventId
    events_seen: dict[ScenarioId, int]
    events: EventFigures
    start: dict[int, tuple[Start, ...]]
    company_prices: dict[Commodity, tuple[int, ...]]
    company_players: tuple[int, ...]
    """How many players there must be for each space of the price tracks to count."""
    influence: dict[ScenarioId, Influence]
