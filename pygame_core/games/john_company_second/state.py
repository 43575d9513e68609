"""What lies on the table.

Family members are alike but for their family, so a place holds how many of each family stand there
(`list[int]`, by seat). Ids of regions, orders, offices, laws and cards are those of the component tables; a
Presidency, its Army and its home region share one id. `NOBODY` stands where no seat is.
"""

from __future__ import annotations

from typing import Any, Literal

from ...kernel.game import Game, Steps
from ...kernel.state import state
from .components.figures import Printed
from .ids import (
    ActionId,
    AllianceId,
    BlackmailId,
    CardId,
    LawId,
    OfficeId,
    OrderId,
    PhaseId,
    PresidencyId,
    PrestigeId,
    PrizeId,
    PropertyKind,
    RegionId,
    TreasuryId,
    ZoneId,
)

NOBODY = -1

steps = Steps()


@state
class Family:
    """What belongs to one seat, besides its members on the boards."""

    cash: int
    vp: int
    """Points already taken (prizes, luxuries, spouses); what is counted at the end is not in it."""
    supply: int
    opportunity: Literal[ActionId, "", "gone"]
    """The family action its marker lies on; "" before the first, "gone" with Lady Glencora."""
    workshops: int
    invested: int
    """Workshops turned over to firms."""
    luxuries: int
    prestige: list[PrestigeId]
    blackmail: list[BlackmailId]
    """Facedown: only this family knows them."""
    played: list[BlackmailId]
    """Blackmail used, faceup."""
    promises: list[list[str]]
    """Promise cards held: [guarantor's seat as text, promise]; a family's own ones among them."""
    laws: int
    """Passed-law tokens."""
    trophies: int
    spent: int
    """Paid for retirements in this London Season."""
    retired: int
    """Pieces retired in this London Season."""


@state
class Post:
    """An office card. `where`: `out` (not in this game yet, or no more), `vacant` or `held`."""

    where: Literal["out", "vacant", "held"]
    holder: int = NOBODY
    fatigue: int = 0


@state
class Yard:
    """A shipyard card with its ship. `at` is a sea zone, `china`, `yard` (unfitted on the card) or `firm`."""

    owner: int
    at: Literal[ZoneId, "yard", "firm", ""]
    fatigued: bool


@state
class Region:
    """`flag`: the empire (0 to 2) whose flag stands here, or NOBODY; `control`: the Presidency that holds it, or ""."""

    towers: int
    dome: bool
    flag: int
    capital: bool
    control: Literal[PresidencyId, ""]
    loot_up: bool
    unrest: int
    half_ship: bool
    """A partly built Company ship."""


@state
class Army:
    commander: int
    active: list[int]
    exhausted: list[int]
    regiments: int
    exhausted_regiments: int
    alliances: dict[AllianceId, bool]
    """Whether each local alliance is active."""


@state
class Filled:
    """What fills an order: a writer of `seat` or a token (NOBODY), placed by this Presidency."""

    by: PresidencyId
    seat: int


@state
class Company:
    standing: int
    debt: int
    balance: int
    share_value: int
    treasuries: dict[TreasuryId, int]
    court: list[int]
    """Shares in the Court; the Chairman's own piece stands on the office."""
    exchange: list[int]
    """The seat on each Stock Exchange space, or NOBODY."""
    former: int
    """The holder of the Chairman marker."""
    company_ships: dict[ZoneId, int]
    extra_ships: dict[ZoneId, int]
    failed: bool
    deregulated: bool


@state
class Parliament:
    dial: int
    prime_minister: int
    opposition: int
    """The holder of the Opposition Leader marker, or NOBODY."""
    power: list[PropertyKind]
    """The power tokens from the top of the track; the last two places are equal."""
    deck: list[LawId]
    discards: list[LawId]
    revealed: list[LawId]
    passed: list[LawId]
    """Laws in play, oldest first."""
    law: Literal[LawId, ""]
    """The law that is voted on."""
    stop: int
    """The dial space that its policy selects."""
    window: bool
    """Whether the Tax Collectors add a window tax to it."""
    votes: int
    against: list[int]
    """Votes against, credited to each seat."""
    opposed: list[bool]
    """Who belongs to the opposition."""
    turned: list[list[str]]
    """For each seat the cards already used for votes: `workshop/2` is two workshops, a shipyard is `yard/7`."""
    named: Literal[OfficeId, ""]
    """The office named before a vote on impeachment."""


@state
class India:
    regions: dict[RegionId, Region]
    closed: list[OrderId]
    """Closed orders."""
    filled: dict[OrderId, Filled]
    armies: dict[PresidencyId, Army]
    writers: dict[PresidencyId, list[int]]
    """The Writers boxes."""
    training: list[int]
    """Officers-in-Training."""
    tail: RegionId
    """Where the Elephant's tail is ..."""
    head: RegionId
    """... and where it looks to; the same region when it stands inside one."""
    tiles: list[int]
    """The stack, top last."""
    mixed: int
    """How many tiles on top of the stack are known to be those that a Shuffle put there; only their order is not."""
    discards: list[int]
    lost: int
    """Regions the Company lost in this turn."""
    china: bool
    """Whether the Superintendent's office is in play (China can be reached)."""
    cascaded: list[RegionId]
    """Regions that have cascaded with the event tile that is resolved."""


@state
class London:
    deck: list[CardId]
    """Prestige and blackmail cards, top last."""
    display: list[CardId]
    discards: list[CardId]
    pensioners: list[int]
    prizes: dict[PrizeId, list[int]]
    workshops: int
    luxuries: int
    known: list[list[BlackmailId]]
    """For each seat the facedown blackmail it was shown without holding it: ids."""
    back: dict[BlackmailId, int]
    """By which number everybody can tell a blackmail card that has lain facedown on the table; none in the deck."""


@state
class Turn:
    """What must be remembered within a turn: flags that rules name as once in a turn, once in a phase."""

    number: int
    last: int
    first: int
    """The first turn that is played."""
    phase: Literal[PhaseId, "", "end"]
    used: list[str]
    """Once-only things done, as words such as `writer_bonus/2` or `discount/becky_sharp`; cleared with each turn."""
    debt_advanced: int
    loans: int
    traded: list[PresidencyId]
    """Presidencies that traded successfully in this turn."""
    support: list[int]
    """In the election of a Chairman: whom the shares of each seat support, or NOBODY."""


@state
class World:
    families: list[Family]
    offices: dict[OfficeId, Post]
    yards: list[Yard]
    company: Company
    parliament: Parliament
    india: India
    london: London
    turn: Turn
    bank: int
    """What the bank has paid less what it took: cash is conserved with it."""
    hands: list[list[int]]
    """Setup cards while they are drafted: the numbers in each hand."""
    drafted: list[list[int]]
    lines: list[dict[str, Any]]
    """What Final Scoring has counted so far: seat, code and n."""


G = Game[World]


def printed(game: G) -> Printed:
    """The printed figures, with the house values of this game."""
    figures: Printed = game.components
    return figures
