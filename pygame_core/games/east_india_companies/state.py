"""The world: everything that lies on the table.

Companies are numbered: a seat's company has the seat's number; in the 2-player game number 2 is the neutral one.
Goods, zones, boxes, cards and seals go by their ids, ship tiles by their number within the company.
"""

from __future__ import annotations

from dataclasses import field
from typing import Final, Literal

from ...kernel.game import Game, Steps
from ...kernel.reasons import RuleBug
from ...kernel.state import state
from ...parts import money
from .components import Printed
from .components.figures import Zone
from .ids import AgentCardId, BoxId, CardId, CharacterId, DestinationId, Good, PhaseId, Pile, SealId, Where, ZoneId

steps = Steps()

NOBODY = -1
MOST_PLAYERS = 4
NEUTRAL_SEATS = 2
"""With this many players a neutral company takes part."""
PORT: Final = "port"
SEA: Final = "sea"
LEFT: Final = "left"
CENTRE: Final = "centre"


@state
class Ship:
    tile: int
    dock: int
    where: Where
    zone: Literal[ZoneId, ""]
    cargo: dict[Good, int]


@state
class Agent:
    """`start` is the Character it begins the period on ("": it may go anywhere), `at` its box, the centre or ""."""

    start: Literal[CharacterId, ""]
    at: Literal[BoxId, "centre", ""]


@state
class Company:
    cash: int
    sales: int
    marker: int
    """The space of the Sales marker on its track."""
    value: int
    """The space of the Share Value marker on the share track."""
    left: int
    """Company Shares on the Stock Exchange."""
    shares: list[int]
    """Company Shares held, by company."""
    presidency: int
    """Presidency Shares that are not mortgaged."""
    mortgaged: int
    level: int
    """Dock Extensions."""
    store: dict[Good, int]
    """Cubes in the warehouses."""
    posts: int
    """Trading Posts not yet placed."""
    ships: list[Ship]
    stack: list[int]
    """Ship tiles that can still be bought."""
    box: list[int]
    """Ship tiles that left the game."""
    agents: list[Agent]


@state
class Market:
    """The Indies or the Europe market. `card` lies face down until `open`; `seen` are the seats that know it."""

    rows: dict[Good, int]
    dice: dict[Good, int]
    piles: dict[Pile, list[CardId]]
    card: Literal[CardId, ""]
    open: bool
    seen: list[int]


@state
class Tile:
    """A ship tile on the chart or on the Loading track."""

    company: int
    number: int


@state
class Phase:
    """The phase that is being played."""

    name: Literal[PhaseId, "", "end"] = ""
    active: int = NOBODY
    """The seat whose own action it is."""


@state
class Placing:
    """Phase A, Agent Placement."""

    moved: bool = False
    """Whether an Agent was placed in this round of placements."""
    card: Literal[AgentCardId, ""] = ""
    """The neutral company's Agent card, once it is drawn."""


@state
class Exchange:
    """Phase B, the Stock Exchange."""

    passes: int = 0
    """How many passes there have been in succession."""


@state
class Sailing:
    """Phase C, Navigation."""

    drawn: list[DestinationId] = field(default_factory=list)
    """The Destination cards that have sent neutral ships, the last one last."""


@state
class Loading:
    """Phase D."""

    track: list[list[Tile]]
    """The Loading track, a list for each section from fast to slow: ships bottom to top."""
    waiting: list[Tile] = field(default_factory=list)
    """Left ships of the zone being loaded that have yet to load, first to load first."""
    zone: Literal[ZoneId, ""] = ""
    """The zone being loaded."""


@state
class World:
    """The root; `placing`, `exchange`, `sailing` and `loading` are made anew when their phase begins."""

    seats: int
    period: int
    phase: Phase
    initiative: list[int]
    companies: list[Company]
    bank: int
    reserve: dict[Good, int]
    indies: Market
    europe: Market
    boxes: dict[BoxId, list[int]]
    """The companies with an Agent on each box, in order of entry."""
    seals: dict[SealId, int]
    """The company whose Trading Post stands on each seal, or NOBODY."""
    stacks: dict[ZoneId, list[Tile]]
    """Face-down ships in each zone, bottom to top."""
    left: dict[ZoneId, list[Tile]]
    """Ships left in each zone, face up, top (first to load) first."""
    ranking: list[int]
    """The sales ranking of the last end of period."""
    placing: Placing
    exchange: Exchange
    sailing: Sailing
    loading: Loading
    agent_cards: list[AgentCardId]
    """The neutral company's Agent cards that have not been drawn."""
    destinations: list[DestinationId]
    """Its pile of Destination cards."""


G = Game[World]


def enter(game: G, phase: PhaseId) -> None:
    """A phase begins; nobody acts yet."""
    game.state.phase = Phase(name=phase)
    game.at(phase=phase)


def printed(game: G) -> Printed:
    figures: Printed = game.components
    return figures


def loading_zone(game: G) -> Zone:
    """The zone whose ships load now."""
    zone = game.state.loading.zone
    if not zone:
        raise RuleBug("no zone is being loaded")
    return printed(game).zone[zone]


def is_neutral(world: World, company: int) -> bool:
    return company >= world.seats


def has_post(game: G, company: int, zone: ZoneId) -> bool:
    """Whether a Trading Post of the company stands in the zone."""
    seals = game.state.seals
    return any(seals[seal] == company for seal in printed(game).spaces_of[zone])


def row_room(game: G, good: Good) -> int:
    """How many cubes of a good still find a slot in Europe."""
    return len(printed(game).europe[game.seats][good].slots) - game.state.europe.rows[good]


def neutral_company(game: G) -> int:
    return game.state.seats


def pays(world: World, company: int) -> bool:
    """The neutral company has no Treasury: ships, journeys and goods are free for it."""
    return company < world.seats


def ship_of(company: Company, tile: int) -> Ship:
    return next(ship for ship in company.ships if ship.tile == tile)


def free_docks(company: Company, docks: int) -> list[int]:
    taken = [ship.dock for ship in company.ships]
    return [dock for dock in range(docks) if dock not in taken]


def value_of(game: G, company: int) -> int:
    """The share value of a company in GP."""
    return printed(game).values[game.state.companies[company].value]


def receive(game: G, company: int, amount: int) -> None:
    """Money from the bank to the Treasury, or back with a negative amount."""
    money.receive(game.state, game.state.companies[company], amount)


def move_value(game: G, company: int, spaces: int) -> int:
    """Move a Share Value marker, cut off at both ends of the track; gives the new value in GP."""
    values = printed(game).values
    moved = game.state.companies[company]
    moved.value = max(0, min(len(values) - 1, moved.value + spaces))
    return values[moved.value]
