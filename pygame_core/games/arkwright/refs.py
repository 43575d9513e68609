"""Choices of more than one word as typed values, and how the answers that name them are written."""

from __future__ import annotations

from typing import Literal

from ...parts.pieces import Codec, reference
from .ids import Bonus, FactoryKind, Good, MarkerId, TileId

Reach = Literal["level", "inventor", "tinkerer"]
"""By what right something is taken: by the current level, or one level ahead with a tile."""
Price = Literal["full", "developer"]


@reference
class Close:
    good: Good


@reference
class Build:
    good: Good
    level: int
    kind: FactoryKind
    price: Price


@reference
class Raise:
    """Modernize a factory by a level."""

    good: Good
    reach: Reach
    price: Price


@reference
class Done:
    """Nothing more."""


Work = Close | Build | Raise | Done
WORK: Codec[Work] = Codec({"close": Close, "build": Build, "raise": Raise, "done": Done})
"""What a Factory action does, step by step: `build/food/1/regular/full`."""


@reference
class TakeTile:
    tile: TileId


@reference
class TakeMarker:
    """An advanced action marker from a row of the board, counted from 1."""

    row: int
    marker: MarkerId
    reach: Reach


@reference
class TakeShip:
    """A ship of this capacity; `back` is the capacity of the one given back for it, 0 if none is."""

    capacity: int
    back: int
    reach: Reach


@reference
class Assign:
    """Move an owned Foreman or Workshop to another factory."""

    tile: TileId
    good: Good


@reference
class HalfPrice:
    """Give the Broker back and buy so many shares at half price."""

    count: int


@reference
class Nothing:
    """No special marker."""


Taken = TakeTile | TakeMarker | TakeShip | Assign | HalfPrice | Nothing
TAKEN: Codec[Taken] = Codec(
    {
        "tile": TakeTile, "marker": TakeMarker, "ship": TakeShip, "assign": Assign, "broker": HalfPrice,
        "none": Nothing,
    }
)  # fmt: skip
"""What is taken as a special marker: `tile/office`, `marker/1/light_quality/level`, `ship/4/2/inventor`."""


@reference
class Contract:
    """Put the contract marker of a good on a space."""

    good: Good
    space: int


CONTRACT: Codec[Contract | Done] = Codec({"contract": Contract, "done": Done})


@reference
class Deliver:
    """Fulfil the contract of a good with so many goods."""

    good: Good
    count: int


DELIVERY: Codec[Deliver | Done] = Codec({"deliver": Deliver, "done": Done})


@reference
class Produce:
    """Produce in a factory on its first lines."""

    good: Good
    lines: int


PRODUCED: Codec[Produce | Done] = Codec({"produce": Produce, "done": Done})


@reference
class Added:
    """A marker used through the Investor."""

    marker: MarkerId


@reference
class Exchange:
    """The Stock Exchange part of an Investor."""


@reference
class Sail:
    """The Ship action of an Investor."""


INVESTED: Codec[Exchange | Added | Sail | Done] = Codec(
    {"exchange": Exchange, "use": Added, "sail": Sail, "done": Done}
)


@reference
class Gain:
    """A bonus of the East India Trading Company, for one of the own factories."""

    bonus: Bonus
    good: Good


@reference
class StockStep:
    """The bonus that moves the share price."""


GAINED: Codec[Gain | StockStep | Done] = Codec({"gain": Gain, "stock": StockStep, "done": Done})
