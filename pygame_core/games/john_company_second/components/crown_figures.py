"""The figures of the Crown: its AI cards, its charts by climate, its favours, its levels."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ..ids import ActionId, ClimateId, LawId, LevelId, PresidencyId, RegionId, Way

Metric = Literal[
    "standing_place", "presidencies_with_region", "debt", "sea_zones_two_ships", "company_shares", "crown_treasury",
    "none",
]  # fmt: skip
"""What the chart of an AI card goes by."""
Payee = Literal[
    "open_port", "crown_open_port", "director", "crown_writer", "few_ships", "most_ships", "army_majority",
    "crown_governor", "crown_general", "commands",
]  # fmt: skip
"""To whom an entry of an allocation list gives."""
Cause = Literal["open_port", "few_ships", "army", "none"]
"""What the Crown's Debt is counted by."""
Carried = Literal["ship", "crown_writer", "player_writer"]
Whence = Literal[
    "shortest_route", "longest_route", "fewest_ships", "most_ships", "fewest_crown_writers", "most_crown_writers",
    "fewest_player_writers", "most_player_writers", "player_presidency", "crown_presidency", "china",
]  # fmt: skip
Camp = Literal["human", "crown", "fewest_ships", "most_ships", "human_commander", "crown_commander"]
"""Armies between which Military Affairs moves troops."""
Filter = Literal[
    "crown_presidency", "most_ships", "crown_governor", "new_majority", "tie", "keeps_majority", "crown_commander"
]
"""What an Army must be like for a trainee."""
Berth = Literal["longest_route", "crown_presidency", "most_crown_writers", "most_writers", "china"]
Quarry = Literal["home_closed", "own_closed", "home_free", "neighbour"]
"""Where an Army is sent."""
Result = Literal["tax", "ship", "regiment"]
Test = Literal[
    "climate", "prime_minister", "director", "chairman", "most_workshops", "most_prizes", "most_boroughs",
    "most_luxuries", "most_writers", "most_governors", "most_target",
]  # fmt: skip
"""What a row of the voting plan goes by."""


@dataclass(frozen=True, slots=True)
class ChartRow:
    """Holds from the least to the most, and maybe only with Deregulation."""

    climate: ClimateId
    least: int
    most: int
    deregulated: bool


@dataclass(frozen=True, slots=True)
class AiCard:
    id: int
    shaded: int
    """Which card of a display is taken, and how many laws are drawn less one."""
    finger: int
    """Which of the two ways on the next card's back holds."""
    rank: tuple[int, ...]
    """Of the three slots on the next card's back."""
    regions: tuple[RegionId, ...]
    slots: tuple[PresidencyId, ...]
    ways: tuple[Way, ...]
    metric: Metric
    chart: tuple[ChartRow, ...]


@dataclass(frozen=True, slots=True)
class Payment:
    pounds: int
    to: Payee


@dataclass(frozen=True, slots=True)
class Transfer:
    piece: Carried
    origin: Whence
    goal: Whence


@dataclass(frozen=True, slots=True)
class Chart:
    """All that one climate says."""

    id: ClimateId
    family: tuple[ActionId, ...]
    invests: bool
    debt: Cause
    allocate: tuple[Payment, ...]
    envoy: int
    transfers: tuple[Transfer, ...]
    govern: int
    result: Result
    buys: int
    place: tuple[Berth, ...]
    army_origin: Camp
    army_goal: Camp
    assign: tuple[Filter, ...]
    administer: int
    alliance: Literal["none", "cheapest", "dearest"]
    alliance_strength: int
    targets: tuple[Quarry, ...]
    conquest: int
    pacify: int
    again: bool
    trade: int
    china: int
    reserve: int
    session: int


@dataclass(frozen=True, slots=True)
class Favour:
    """Cubes by climate, as the person sees them: gained, or with a minus paid. `each`: for each of what it counts."""

    id: str
    part: str
    """Which part of the handbook lists it."""
    crowned: bool
    """Whether it changes what an office of the Crown does."""
    cubes: dict[ClimateId, int]
    each: bool
    deregulated: int
    """Instead of them once the Company is deregulated; 0 if that changes nothing."""
    pounds: dict[ClimateId, int]
    """How much money makes a cube."""


@dataclass(frozen=True, slots=True)
class Vote:
    """The Crown is for a law if the test holds, or with `turned` if it does not."""

    law: LawId
    test: Test
    turned: bool
    climates: tuple[ClimateId, ...]


@dataclass(frozen=True, slots=True)
class Level:
    id: LevelId
    solo: int
    """The cubes of the one person; the Crown has the rest."""
    two: int
    """The cubes of each of two."""
    extra: int
    """Setup cards that the Crown draws beside."""
    all_in: bool
    """Whether the last retirement spends all."""
    promises: bool


@dataclass(frozen=True, slots=True)
class CrownFigures:
    members: int
    cubes: int
    dice: int
    """Of the climate shift."""
    round: int
    """Setup cards that are drawn at a time."""
    laws: int
    """Laws that are drawn at most."""
    votes: tuple[int, ...]
    """From which treasury on there is one more free vote."""
    extra: int
    """Pounds that are added to a Trade at most."""
    transfers: int
    leaves: int
    """Pounds that a favour leaves in the treasury of the ships."""
    gift: int
    promises: int
    """Promise cards that can be exchanged on Easy."""
    levels: dict[LevelId, Level]
    cards: dict[int, AiCard]
    charts: dict[ClimateId, Chart]
    favours: dict[str, Favour]
    plan: dict[LawId, Vote]
    failure: dict[str, dict[int, int]]
    """Points of the person by scenario and the turn of the failure."""
