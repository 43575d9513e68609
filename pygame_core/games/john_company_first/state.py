"""The world: everything that lies on the table.

Families are numbered by their seats. Where cubes lie together they are counted by owner; with two or three players the
Jones Family is one more owner, behind the last seat. In the solo game there are no cubes: the one seat speaks for
every office.
"""

from __future__ import annotations

from dataclasses import field
from typing import Final, Literal

from ...kernel.game import Game, Steps
from ...kernel.state import state
from .components import Printed
from .components.figures import Scenario
from .ids import (
    CardId,
    FamilyId,
    FillerId,
    LawId,
    OfficeId,
    PhaseId,
    PortId,
    Post,
    PresidencyId,
    PrizeId,
    ProvinceId,
    RegionId,
    Ruler,
    ScenarioId,
    Side,
)

steps = Steps()

NOBODY = -1
BANK = 1000
"""What the bank counts from; money is not limited by the coins of the box, so it may fall below zero."""
JONES_SEATS = (2, 3)
"""With so many players the Jones Family takes part."""
MILITANT: Final = "militant"
JOHN_AND_CO: Final = "john_and_co"
COMPANY: Final = "company"
CHINA: Final = "china"
CHAIRMAN: Final = "chairman"
DIRECTOR: Final = "director_of_trade"
MILITARY: Final = "military_affairs"
ORDER, EQUILIBRIUM, CHAOS = range(3)


# --- India ----------------------------------------------------------------------------------------------------
@state
class Filling:
    """What became of an order this turn: who filled it (its ships stand there), and whether a disruption has already
    cost these ships."""

    by: Literal[FillerId, ""] = ""
    lost: bool = False
    seat: int = NOBODY
    """Whose firm filled it; its cube lies on the order."""


@state
class Region:
    side: Side
    ruler: Ruler
    open: bool
    presidency: Literal[PresidencyId, ""]
    orders: list[Filling]


@state
class India:
    regions: dict[RegionId, Region]
    balance: int
    """ORDER, EQUILIBRIUM or CHAOS."""
    elephant: RegionId
    sent: Literal[RegionId, ""]
    """Where a Conquest or a Revolt of this turn sends the Elephant next."""
    formed: list[ProvinceId]
    """The provincial offices in play, in the order of their creation."""


# --- the Company ----------------------------------------------------------------------------------------------
@state
class Office:
    post: Post
    holder: int
    former: int
    """Who held it last."""
    marked: bool
    """A black disk on the holder: the office goes at the end of Attrition."""
    cash: int


@state
class Army:
    guns: int
    tired_guns: int
    """How many of the guns are exhausted."""
    officers: list[int]
    tired_officers: int


@state
class Port:
    """Ships and goods of a presidency or of the China Office. Ships with a captain are counted by his family, and
    whichever ships are exhausted: nothing depends on which they are."""

    ships: int
    captains: list[int]
    tired: int
    goods: int
    tired_goods: int
    orders: list[Filling]
    """China's own; a presidency's stand with its regions."""


@state
class Hold:
    """What waits at the Director of Trade and at Military Affairs for their Logistics."""

    ships: int
    captained: list[int]
    goods: int
    captains: list[int]
    """Captains who are still to be offered a ship."""
    guns: int
    officers: list[int]


@state
class Company:
    price: int
    """The space of the share price."""
    revenue: int
    court: list[int]
    """Share cubes by owner."""
    debt: int
    waiting: int
    """Share money that waits for a Chairman."""


@state
class Works:
    """Shipyards and factories with what is for sale above them."""

    yards: list[list[int]]
    """The owners of the shipyards of each column, the 6 first."""
    ships: list[bool]
    factories: list[int]
    """The owner of each square's factory."""
    goods: list[bool]


# --- families -------------------------------------------------------------------------------------------------
@state
class Firm:
    """A family turned merchant: its own treasury, and who else has a part of its revenue."""

    cash: int
    shares: list[int]
    """Tenths of each seat; what is left is the owner's."""
    sailed: int = 0
    """The revenue of this turn's Sail."""
    idle: bool = False
    """Whether a Check of its Sail has failed this turn."""


@state
class Fleet:
    """Ships and goods of a family; where it has a firm they are the firm's."""

    ships: int = 0
    tired: int = 0
    goods: int = 0
    tired_goods: int = 0


@state
class Family:
    name: FamilyId
    cash: int
    starting: int
    """Starting cubes that are not placed yet."""
    stock: int
    promises: list[int]
    """Promises of each seat that this family holds."""
    fleet: Fleet
    firm: Firm | None


@state
class Boxes:
    """The resource boxes whose cubes lie together, by owner."""

    writers: list[int]
    officers: list[int]
    captains: list[int]
    manors: list[int]


@state
class Claims:
    """Cubes on a prize by seat: those whose power is still to come, and those that have used a one-time power."""

    fresh: list[int]
    used: list[int]


# --- the turn -------------------------------------------------------------------------------------------------
@state
class News:
    deck: list[CardId]
    """Bottom to top."""
    piles: list[int]
    """How many cards each pile holds that was shuffled by itself, bottom to top."""
    discard: list[CardId]
    laws: list[LawId]


@state
class Turn:
    number: int
    last: int
    phase: Literal[PhaseId, "setup", "end"]


@state
class Rounds:
    """The Family Phase after the monopoly: who has passed, and which free actions each seat has taken."""

    passed: list[bool] = field(default_factory=list)
    taken: list[list[str]] = field(default_factory=list)


@state
class Operations:
    """What the Company Phase has seen: the Debt Action, and each transfer between presidencies, come once."""

    indebted: bool = False
    guns_moved: bool = False
    cargo_moved: bool = False


@state
class Trading:
    """The Trade Phase."""

    dividends: int = 0
    bailout: bool = False


@state
class Ending:
    """How the game ends, and what that costs each seat."""

    why: Literal["", "turns", "mutiny", "failure", "bankrupt", "won", "no_province"] = ""
    penalties: list[int] = field(default_factory=list)
    firms: list[int] = field(default_factory=list)
    """Points from the last Sails."""


@state
class World:
    turn: Turn
    bank: int
    families: list[Family]
    boxes: Boxes
    works: Works
    offices: dict[OfficeId, Office]
    armies: dict[PresidencyId, Army]
    ports: dict[PortId, Port]
    hold: Hold
    company: Company
    india: India
    news: News
    prizes: dict[PrizeId, Claims]
    deregulated: bool
    """Whether the monopoly is lost."""
    failed: bool
    """Whether the Company has failed and only firms play on."""
    missions: dict[RegionId, list[int]]
    """Ships on Trade Missions by seat, each with a cube of its owner."""
    bases: dict[RegionId, int]
    """Regions that a firm controls, by its owner."""
    grants: dict[RegionId, list[int]]
    """Whom the owner of a base lets sail there this turn."""
    idle_bases: list[RegionId]
    """Bases of which a Check has failed this turn."""
    rounds: Rounds
    operations: Operations
    trading: Trading
    ending: Ending


G = Game[World]


def printed(game: G) -> Printed:
    figures: Printed = game.components
    return figures


def scenario(game: G) -> Scenario:
    name: ScenarioId = game.scenario  # type: ignore[assignment]
    return printed(game).scenarios[name]


def is_militant(game: G) -> bool:
    return game.scenario == MILITANT


def is_john_and_co(game: G) -> bool:
    return game.scenario == JOHN_AND_CO


def jones(game: G) -> int:
    """The owner behind the last seat, if the Jones Family takes part."""
    return game.seats if game.seats in JONES_SEATS else NOBODY


def in_force(game: G, law: LawId) -> bool:
    return law in game.state.news.laws


def holder(game: G, office: OfficeId) -> int:
    """Whose cube is in the office: the seat that decides for it."""
    return game.state.offices[office].holder


def merged(game: G) -> bool:
    """Whether one presidency has the army of all."""
    return in_force(game, "governor_general")
