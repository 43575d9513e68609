"""What lies on the table for the Crown, where it plays: its board, its AI cards, and what it has in hand.

Beside the other records, not in the package of its charts: those read the whole table.
"""

from __future__ import annotations

from dataclasses import field
from typing import Any, Literal

from ...kernel.state import state
from .ids import ClimateId, PromiseCardId, RegionId, TreasuryId


@state
class Moved:
    """A transfer that the Crown has made: a piece of a family, or of nobody, from one Presidency to another."""

    kind: Literal["ship", "writer", "officer", "regiment"]
    owner: int
    origin: str
    goal: str


@state
class Duty:
    """What the Crown has done in the office, or in the search, in which it acts: made when it begins there, gone when
    it begins the next."""

    of: str
    """What it does ..."""
    where: str
    """... for which office, Army, Presidency or region ..."""
    turn: int
    """... and in which turn."""
    entry: int = 0
    """How many entries of its list are done."""
    shift: int = 0
    """How many dice more or, with a minus, fewer than its chart says have been paid for."""
    steps: int = 0
    """How many steps more or fewer have been paid for: of Debt, dividends, ships, laws."""
    named: str = ""
    """What somebody who has paid has named."""
    paid: list[str] = field(default_factory=list)
    """The favours that were paid for here and hold until it is done."""
    moved: list[Moved] = field(default_factory=list)
    barred: list[Moved] = field(default_factory=list)
    """Transfers that somebody has paid to prevent."""


@state
class Presiding:
    """A Presidency that operates, and what persons have paid for in one of the Crown: it holds until the Presidency has
    operated, whoever of the Crown's acts meanwhile."""

    home: str
    turn: int
    shift: int = 0
    """How many dice of its Trade more or, with a minus, fewer than its chart says."""
    order: list[str] = field(default_factory=list)
    """Who acts, in the order that was paid for; empty while its own holds."""
    acted: list[str] = field(default_factory=list)
    """Governors and the Commander who have been given their chance, whoever presides."""


@state
class Deed:
    """A decision of the Crown as the board shows it: the row of the chart that decided, with the question."""

    row: str
    figures: dict[str, Any]
    """What it comes to here."""
    rule: str
    asked: str


@state
class Crown:
    """The family that nobody holds, where one plays: what lies on its board, and the AI cards."""

    seat: int
    circle: list[int]
    """All families clockwise, as they sit."""
    deck: list[int]
    """AI cards facedown, top last."""
    card: int
    """The AI card that lies faceup, 0 before the first."""
    used: list[int]
    """Those that lay there before."""
    climate: ClimateId
    turned: int
    """The turn in which the card was turned."""
    cubes: list[int]
    """Promise cubes of each family, the Crown's among them."""
    button: int
    """Who holds the Player Button, or NOBODY."""
    gone: list[PromiseCardId]
    """Promise cards that were exchanged for cubes."""
    formed: list[RegionId]
    """The Company's regions in the order in which they came to it."""
    season: Literal["", "before", "during", "after", "prestige"]
    """How far the London Season is, for what favours are open in it."""
    splay: list[str]
    """The display of this London Season as it lay before anybody took a card: each by what everybody sees."""
    duty: Duty
    presiding: Presiding
    rewarded: list[str]
    """The favours that were rewarded in this turn and are only once in it."""
    funded: dict[TreasuryId, int]
    """What lay in the treasuries when a person in the chair began."""
    lent_to: int
    """Whom some of its shares support in an election, as was paid for, or NOBODY ..."""
    lent: int
    """... and how many."""
    voted: bool
    """Whether it has voted in this session ..."""
    bought: bool
    """... and whether it has bought votes."""
    deeds: list[Deed]
    """Its last decisions, newest last."""
