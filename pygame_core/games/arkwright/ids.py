"""The names of this game's pieces and places: mypy knows them, and a loaded game is checked against them.

They are the ids of the component files, in the order in which they stand there; a test compares the two.
"""

from __future__ import annotations

from typing import Literal, get_args

ScenarioId = Literal["waterframe", "spinning-mule"]
"""The full game, and the short one."""

Good = Literal["food", "clothing", "cutlery", "lamps"]
GOODS: tuple[Good, ...] = get_args(Good)

FactoryKind = Literal["regular", "mass", "luxury"]
KINDS: tuple[FactoryKind, ...] = get_args(FactoryKind)

EconomyId = Literal[
    "advance_0_return_1", "advance_0_return_2", "advance_0_return_3",
    "advance_1_return_1", "advance_1_return_2", "advance_1_return_3",
    "advance_2_return_1", "advance_2_return_2", "advance_2_return_3",
]  # fmt: skip
"""An economy marker; each good has one of every kind."""

MarkerKind = Literal["factory", "worker", "machines", "quality", "marketing", "exchange", "production", "investor"]
MARKER_KINDS: tuple[MarkerKind, ...] = get_args(MarkerKind)
Shade = Literal["own", "light", "dark"]
SHADES: tuple[Shade, ...] = get_args(Shade)
MarkerId = Literal[
    "factory", "worker", "machines", "quality", "marketing", "exchange",
    "light_machines", "light_quality", "light_marketing", "light_production", "investor",
    "dark_machines", "dark_quality", "dark_marketing", "dark_production",
]  # fmt: skip
"""An action marker: the six own ones, then the light and the dark gray ones."""
MARKERS: tuple[MarkerId, ...] = get_args(MarkerId)
OWN_MARKERS = MARKERS[:6]

TileId = Literal[
    "agent", "broker", "accountant", "charisma", "inventor", "tinkerer", "developer", "extra_shifts", "engineer",
    "small_warehouse", "office", "machine_works", "patent", "press_attache", "school", "patron_food",
    "patron_clothing", "patron_cutlery", "patron_lamps", "administrator", "foreman", "workshop",
]  # fmt: skip
"""A development tile."""
TILES: tuple[TileId, ...] = get_args(TileId)

EventId = Literal[
    "bureaucracy", "hamburg", "continental_war", "crown_jubilee", "lobby", "made_in_england", "luddites",
    "navigation_acts", "opium_war", "recession", "royal_society", "social_unrest", "end_of_game", "strike_threat",
    "worlds_fair", "economic_crisis",
]  # fmt: skip
EVENTS: tuple[EventId, ...] = get_args(EventId)
Span = Literal["once", "decade", "game"]
"""How long an event works."""
SPANS: tuple[Span, ...] = get_args(Span)

Post = Literal["food", "clothing", "cutlery", "lamps", "row_1", "row_2"]
"""A place for a worker at the large warehouse: over the column of a good, or beside a row."""
POSTS: tuple[Post, ...] = get_args(Post)
ROWS: tuple[Post, ...] = ("row_1", "row_2")

Commodity = Literal["sugar", "cotton", "silver", "porcelain"]
"""A track of the East India Trading Company; each belongs to the good at the same place."""
COMMODITIES: tuple[Commodity, ...] = get_args(Commodity)
Bonus = Literal["marketing", "machine", "quality", "stock"]
BONUSES: tuple[Bonus, ...] = get_args(Bonus)

PhaseId = Literal["founding", "economy", "actions", "production", "cleanup", "company", "close"]
PHASES: tuple[PhaseId, ...] = get_args(PhaseId)
