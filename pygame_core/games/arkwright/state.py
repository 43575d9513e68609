"""The world: everything that lies on the table.

Goods, tiles, markers and events go by their ids, shares and workers are counted. Appeal, quantity, demand, wage and
share value stand nowhere: they are worked out (`factories`, `labor`, `stock`).
"""

from __future__ import annotations

from dataclasses import field
from typing import Literal

from ...kernel.game import Game, Steps
from ...kernel.state import state
from .components import Printed
from .ids import Commodity, EconomyId, EventId, FactoryKind, Good, MarkerId, PhaseId, Post, ScenarioId, TileId

steps = Steps()

NOBODY = -1


@state
class Line:
    """A production line of a factory: who stands on its places."""

    workers: int
    machines: int


@state
class Factory:
    kind: FactoryKind
    level: int
    price: int
    quality: int
    marketing: int
    lines: list[Line]


@state
class Ship:
    """A ship at a pier. In the short game one that has sailed is not active until the next Stock Exchange action."""

    capacity: int
    active: bool


@state
class Tile:
    """A development tile of a player: `at` is the factory it is assigned to, `uses` counts its cubes, `turned` says
    that it has been rotated."""

    id: TileId
    at: Literal[Good, ""]
    uses: int
    turned: bool


@state
class Boxed:
    """A factory marker that left the game, because its factory was closed or modernized."""

    good: Good
    level: int
    kind: FactoryKind


@state
class Company:
    """What a player leads."""

    cash: int
    shares: int
    space: int
    """Where the share price indicator stands."""
    loans: int
    factories: dict[Good, Factory]
    boxed: list[Boxed]
    goods: dict[Good, int]
    """Stored goods; there is an entry only for what lies there."""
    posts: list[Post]
    """Where workers stand at the large warehouse."""
    ships: list[Ship]
    contracts: dict[Good, int]
    limit: int
    """The space of the contract limit marker; 0 while it lies beside the track."""
    gray: list[MarkerId]
    """Advanced action markers."""
    spaces: list[Literal[MarkerId, ""]]
    """The action marker on each administration space."""
    tiles: list[Tile]


@state
class Labor:
    """The labour market: its workers stand on the places `front` to `end` in reading order."""

    front: int
    end: int
    fired: int
    gone: int
    """Workers that have left the game."""


@state
class Running:
    """An event that works for a decade; made when it is carried out, dropped in the next event phase."""

    event: EventId
    used: list[int]
    """The seats that have used it: unlocked their space, sold their extra good."""


@state
class Turn:
    """One player's action turn."""

    seat: int
    marker: Literal[MarkerId, "ship", ""] = ""
    paid: int = 0
    """The administrative cost, as it was paid."""
    spare: list[TileId] = field(default_factory=list)
    """Development tiles owned when the turn began: a Broker taken in it cannot be given back in it."""
    developer: list[Good] = field(default_factory=list)
    """Factories whose cost the Developer has lowered in this action."""


@state
class Sale:
    """What a player has of the active good in one production phase."""

    seat: int
    made: int
    offered: int
    """Produced goods and those put behind them: what is offered on the market."""
    shut: int
    """The number of the line that the School has shut, from 1; 0 if none."""
    sold: int = 0
    extra: int = 0
    """Goods sold beside the market: to the Patron, for the Crown Jubilee."""
    left: int = 0
    """Goods that are not sold and not stored yet."""


@state
class Production:
    """A production phase: what everybody with a factory of the active good sells."""

    sales: list[Sale] = field(default_factory=list)
    importer: int = 0
    """What the importer sells."""


@state
class Track:
    """One commodity of the East India Trading Company."""

    price: int
    """The space of the price indicator."""
    influence: list[int]
    """The space of each player's marker."""


@state
class World:
    """The root; `turn` and `production` are made anew when they begin."""

    decade: int
    """Which decade of the game it is, from 0."""
    cycle: int
    shown: int
    """How many economy markers of the decade have been turned over."""
    revealed: int
    """How many decades' events have been turned over."""
    phase: Literal[PhaseId, "", "end"]
    starting: int
    """The seat with the starting player marker."""
    companies: list[Company]
    bank: int
    machines: int
    """The supply of machines: a counter that may fall below zero, as the bank."""
    labor: Labor
    importers: dict[Good, int]
    economy: dict[Good, list[EconomyId]]
    """The economy markers of each good, as they lie for the decades; beyond those they are out of the game."""
    events: list[EventId]
    """The event of each decade."""
    reserve: Literal[EventId, ""]
    """The event on the reserve space, until it is carried out."""
    seen: list[EventId]
    """The events that everybody knows to be among those face down."""
    boxed: list[EventId]
    """Event markers that went out of the game unseen although they had been shown."""
    running: Running | None
    bureaucracy: bool
    tiles: dict[TileId, int]
    """Development tiles in the display."""
    gray: list[list[MarkerId]]
    """Advanced action markers on the board, by row."""
    ships: list[int]
    """Ships on the board, by the printed order of their sizes."""
    turn: Turn
    production: Production
    tracks: dict[Commodity, Track]


G = Game[World]


def printed(game: G) -> Printed:
    figures: Printed = game.components
    return figures


def scenario(game: G) -> ScenarioId:
    return "spinning-mule" if game.scenario == "spinning-mule" else "waterframe"


def short_game(game: G) -> bool:
    """Whether it is the Spinning Mule: no contracts, ships that rest."""
    return game.scenario == "spinning-mule"


def enter(game: G, phase: PhaseId) -> None:
    game.state.phase = phase
    game.at(phase=phase)


def level(game: G) -> int:
    """The current development level."""
    return printed(game).levels[scenario(game)][game.state.decade]


def last_decade(game: G) -> bool:
    return game.state.decade == len(printed(game).decades[scenario(game)]) - 1


def in_turn_order(game: G) -> list[int]:
    """Clockwise from the starting player."""
    first, seats = game.state.starting, game.seats
    return [(first + place) % seats for place in range(seats)]


def tile_of(company: Company, tile: TileId) -> Tile | None:
    for one in company.tiles:
        if one.id == tile:
            return one
    return None


def has_tile(company: Company, tile: TileId) -> bool:
    return tile_of(company, tile) is not None


def give_back(game: G, seat: int, tile: TileId) -> None:
    """A development tile goes back to the display, as new."""
    company = game.state.companies[seat]
    company.tiles = [one for one in company.tiles if one.id != tile]
    game.state.tiles[tile] += 1
    game.log("tile.returned", "ark.extra.tile.returned-available", seat=seat, tile=f"tile.{tile}")


def runs(game: G, event: EventId) -> Running | None:
    """The running event, if it is this one."""
    running = game.state.running
    return running if running is not None and running.event == event else None


def sale_of(game: G, seat: int) -> Sale | None:
    """What this seat sells in the production phase, if it makes the active good."""
    for sale in game.state.production.sales:
        if sale.seat == seat:
            return sale
    return None
