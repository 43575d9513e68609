"""Where everything is at the start: scenario cards and setup cards, typed. `scenarios` reads them out of the tables."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..ids import LawId, OrderId, PresidencyId, RegionId, SeaZoneId


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
    sessions: bool
    """Whether special sessions on Deregulation can be held."""
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


@dataclass(frozen=True, slots=True)
class Deal:
    """What is dealt to a number of players."""

    extra: int
    """Extra cards that are mixed in."""
    each: int
    """Cards of a player."""
