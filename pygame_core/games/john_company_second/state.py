"""What lies on the table.

Family members are alike but for their family, so a place holds how many of each family stand there
(`list[int]`, by seat). Ids of regions, orders, offices, laws and cards are those of the component tables; a
Presidency, its Army and its home region share one id. `NOBODY` stands where no seat is.
"""

from __future__ import annotations

from dataclasses import field
from typing import Literal

from ...kernel.game import Game
from ...kernel.state import state
from .components.figures import Printed
from .door import DooredSteps
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
    PromiseCardId,
    PropertyKind,
    RegionId,
    StrategyId,
    TaxedKind,
    TreasuryId,
    ZoneId,
)
from .state_crown import Crown

NOBODY = -1

steps = DooredSteps(lambda game: game.state.crown is not None)


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
    promises: list[PromiseCardId]
    """The promise cards that it holds, its own ones among them: ids of `promises.CARDS`."""
    laws: int
    """Passed-law tokens."""
    trophies: int


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
    charter: int = NOBODY
    """The manager on whose firm's charter the ship lies."""


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
class Election:
    """The election of a Chairman: made when one begins, in sight until the next."""

    declared: bool
    """Whether the former Chairman has declared what is needed."""
    support: list[int]
    """Whom the shares of each seat support, or NOBODY."""
    bound: list[bool]
    """Whether a promise has called in the shares of each seat, until somebody is elected."""


@state
class Venture:
    """What a manager has set out to do this turn: laid down after the Firms phase, gone with the end of the turn."""

    strategy: StrategyId
    bid: int
    """The money on the card until the roll."""
    shown: bool = False
    """Whether the card lies open."""
    successes: int = 0
    """Of the roll; without one there is no trade."""
    filled: list[OrderId] = field(default_factory=list)
    settled: bool = False
    """Whether the firm has filled its orders."""


@state
class Firm:
    manager: int
    shares: list[int]
    """How many of each family."""
    value: int
    """The space of the Value track."""
    dividend: int
    """The space of the dividend cube, or NOBODY while it is not placed."""
    london: int
    india: int
    venture: Venture | None = None
    paid: bool = False
    """Whether the expenses of this turn are paid ..."""
    closed: bool = False
    """... and whether its books are closed for this turn."""


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
    election: Election
    company_ships: dict[ZoneId, int]
    extra_ships: dict[ZoneId, int]
    failed: bool
    deregulated: bool


@state
class Turned:
    """The cards of a family that have been turned for their votes."""

    workshops: int = 0
    yards: list[int] = field(default_factory=list)
    cards: list[PrestigeId] = field(default_factory=list)


@state
class Coalition:
    """Votes that one seat casts against a law in the name of another."""

    by: int
    credit: int


@state
class Ballot:
    """One law and the vote on it: made when a session of Parliament opens. What was voted on goes with the end of the
    session; how it was voted stays in sight until the next."""

    law: Literal[LawId, ""]
    """The law that is voted on."""
    stop: int
    """The dial space that its policy selects."""
    window: bool
    """Whether the Tax Collectors add a window tax to it."""
    named: Literal[OfficeId, ""]
    """The office named before a vote on impeachment."""
    votes: int
    cast: bool
    """Whether somebody has voted in this round."""
    supported: list[bool]
    """Who has voted for the law."""
    opposed: list[bool]
    """Who belongs to the opposition."""
    committed: list[bool]
    """Who has promised, for a coalition, to vote against and has not yet done so."""
    prompted: list[bool]
    """Who has been asked, without anything to vote with, about votes that others could lend the money for."""
    against: list[int]
    """Votes against, credited to each seat."""
    refused: list[Coalition]
    """Who may not vote in whose name: asked again only after something was offered or said."""
    turned: list[Turned]
    """The cards that each seat has turned; they are turned back with the end of the vote."""


@state
class Levy:
    """A tax that falls on all families at the same moment."""

    on: TaxedKind


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
    ballot: Ballot
    levy: Levy | None
    """The tax that is being paid, if one is."""


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
    china: bool
    """Whether the Superintendent's office is in play (China can be reached)."""
    cascaded: list[RegionId]
    """Regions that have cascaded with the event tile that is resolved."""


@state
class Season:
    """The retirements of a London Season, or those of Final Scoring: made when either begins."""

    spent: list[int]
    """What each seat has paid."""
    retired: list[int]
    """How many pieces each seat has retired."""
    letters: list[bool]
    """Who has used Letters of Introduction."""
    discounts: list[list[PrestigeId]]
    """The cards whose discounts each seat has used."""


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
    season: Season
    back: dict[BlackmailId, int]
    """By which number everybody can tell a blackmail card that has lain facedown on the table; none in the deck."""


@state
class Operations:
    """What the offices have done in this turn that counts once, or so many times, in a turn."""

    debt_advanced: int = 0
    dismissed: bool = False
    """Whether the Board of Control has dismissed somebody."""
    traded: list[PresidencyId] = field(default_factory=list)
    """Presidencies that traded successfully."""
    opened: list[PresidencyId] = field(default_factory=list)
    """Presidencies for which firms have shown their cards."""
    allied: list[AllianceId] = field(default_factory=list)
    """Local alliances that were bought: each serves once."""
    burdened: list[RegionId] = field(default_factory=list)
    """Regions in which a tax of the Governor General has put its unrest."""


@state
class Revenue:
    """What Revenue has done in this turn."""

    loans: int = 0
    """Emergency loans taken."""
    paid: bool = False
    """Whether the expenses are settled."""


@state
class Unwanted:
    """What a family wanted of a firm, or for its own firm, and was refused."""

    by: int
    deed: Literal["invest", "fit", "buy_back", "take_over", "merge", "dissolve", "forgo"]
    of: int
    """The manager of the firm, or the number of the shipyard."""


@state
class Refusals:
    """The consents that were refused since somebody last offered or said something; none is asked for again before."""

    debt: bool = False
    """The Court wants no more Debt."""
    broker: list[int] = field(default_factory=list)
    """Seats that may not use the Stock Broker."""
    kin: list[OfficeId] = field(default_factory=list)
    """Offices for which the others in the pool want no candidate of the hirer's own."""
    commands: list[PresidencyId] = field(default_factory=list)
    """Armies for which the others with an officer there want no Commander of the Prime Minister's own."""
    alliances: list[AllianceId] = field(default_factory=list)
    """Local alliances that a President does not pay for."""
    firms: list[Unwanted] = field(default_factory=list)
    """What was refused to firms, or by them."""


@state
class Silent:
    """Enterprises that Lady Newcome's family has passed on in this turn: they give their new owners no vote."""

    workshops: list[int]
    """How many of each seat's workshops."""
    yards: list[int]
    cards: list[PrestigeId]


@state
class Turn:
    """What must be remembered within a turn; each turn is a record of its own."""

    number: int
    last: int
    first: int
    """The first turn that is played."""
    phase: Literal[PhaseId, "", "end"]
    bonus_writers: list[int]
    """Seats that have had their bonus writer."""
    fresh: list[int]
    """How many Company shares of each family are new, as long as there may be firms."""
    operations: Operations
    revenue: Revenue
    refusals: Refusals
    silent: Silent
    lost: int
    """Regions the Company has lost."""


@state
class ScoreLine:
    """What Final Scoring has counted for a seat; `code` names what for."""

    seat: int
    code: str
    n: int


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
    lines: list[ScoreLine]
    """What Final Scoring has counted so far."""
    firms: list[Firm]
    """In the order in which they were formed."""
    prison: list[int]
    """Pieces of each family in Debtor's Prison."""
    crown: Crown | None = None


G = Game[World]


def families(game: G) -> range:
    """All families by their numbers, those that no seat leads among them."""
    return range(len(game.state.families))


def printed(game: G) -> Printed:
    """The printed figures, with the house values of this game."""
    figures: Printed = game.components
    return figures
