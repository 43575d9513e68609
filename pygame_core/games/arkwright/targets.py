"""The elements of the board, each spelled here and nowhere else: options stand for them, the view gives them as ids."""

from __future__ import annotations

from functools import cache

from ...parts.pieces import Targets
from .ids import Commodity, EventId, Good, MarkerId, Post, TileId

TILE: Targets[TileId] = Targets("tile", "display")
"""Development tiles in the display."""
SHIP: Targets[int] = Targets("ship", "board")
"""Ships on the board for special markers, by capacity."""
SHARE: Targets[int] = Targets("share")
"""A share price indicator, and the shares of that seat's company."""
COMPANY: Targets[int] = Targets("company")
"""What a seat has before it."""
EVENT: Targets[EventId] = Targets("event")
IMPORTER: Targets[Good] = Targets("importer")
DEMAND: Targets[Good] = Targets("demand")
"""A good's column of the labour market, whose empty places are the demand."""
TRACK: Targets[Commodity] = Targets("track")
"""A track of the East India Trading Company."""


@cache
def factories(seat: int) -> Targets[Good]:
    return Targets("factory", seat)


@cache
def lines(seat: int, good: Good) -> Targets[int]:
    """The production lines of a factory, by number from 1."""
    return Targets("line", seat, good)


@cache
def spaces(seat: int) -> Targets[int]:
    """The administration spaces, by place from 0."""
    return Targets("space", seat)


@cache
def markers(seat: int) -> Targets[MarkerId]:
    """The action markers of a player, in the supply or on a space."""
    return Targets("marker", seat)


@cache
def tiles(seat: int) -> Targets[TileId]:
    """The development tiles of a player."""
    return Targets("tile", seat)


@cache
def piers(seat: int) -> Targets[int]:
    """A player's ships, by place from 0."""
    return Targets("ship", seat)


@cache
def stores(seat: int) -> Targets[Good]:
    """What a player has stored of a good."""
    return Targets("store", seat)


@cache
def posts(seat: int) -> Targets[Post]:
    """The places for workers at a player's large warehouse."""
    return Targets("post", seat)


@cache
def contracts(seat: int) -> Targets[Good]:
    return Targets("contract", seat)


@cache
def gray(row: int) -> Targets[MarkerId]:
    """The advanced action markers of a row of the board."""
    return Targets("marker", f"row_{row}")
