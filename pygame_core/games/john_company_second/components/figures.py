"""Every figure that is printed on boards, cards and dice, typed. `printed` reads them out of the tables.

Which things there are (the map, the offices, the cards) is fixed and stands in `structure`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ....parts.odds import Check
from ..ids import (
    ActionId,
    AllianceId,
    CardId,
    EnterpriseKind,
    LawId,
    OfficeId,
    OrderId,
    PolicyId,
    PresidencyId,
    PrizeId,
    PropertyKind,
    RegionId,
    SeaZoneId,
    Shape,
    TileKind,
)
from .crown_figures import CrownFigures
from .start import Deal, Scenario

Mark = Literal["fail", "star", "lined", "plain"]
"""What is drawn on a space of the tracks of Standing and Debt; a star is lined too."""
PolicyKind = Literal["consequence", "target", "none"]
"""What a law's policy must match."""


@dataclass(frozen=True, slots=True)
class OrderFigures:
    value: int
    filled: int
    """What it brings where it has been filled by others this turn."""


@dataclass(frozen=True, slots=True)
class RegionFigures:
    loot: int
    opium: int
    shapes: dict[Shape, RegionId]
    """To which neighbour each mark on the border leads."""


@dataclass(frozen=True, slots=True)
class Tile:
    id: int
    type: TileKind
    back: RegionId
    strength: int
    mark: Literal[Shape, ""]
    """Where the Elephant looks after it; "" on tiles that never move it."""

    @property
    def shape(self) -> Shape:
        if not self.mark:
            raise ValueError(f"tile {self.id} moves no Elephant")
        return self.mark


@dataclass(frozen=True, slots=True)
class Law:
    id: LawId
    dilemma: bool
    policy_kind: PolicyKind
    policy: Literal[PolicyId, PropertyKind, ""]
    support: int
    extra_action: Literal[ActionId, ""]


@dataclass(frozen=True, slots=True)
class DialSpace:
    consequence: PolicyId
    target: PropertyKind
    window: bool


@dataclass(frozen=True, slots=True)
class CardFigures:
    """A prestige or blackmail card."""

    type: Literal[EnterpriseKind, ""]
    vp: int
    discount: int
    power: int
    votes: int
    conditional_votes: int
    conditional_targets: tuple[PropertyKind, ...]

    @property
    def counts_as(self) -> EnterpriseKind:
        if not self.type:
            raise ValueError("this card is no enterprise")
        return self.type


@dataclass(frozen=True, slots=True)
class AllianceFigures:
    cost: int
    strength: int


@dataclass(frozen=True, slots=True)
class Prize:
    cost: int
    upkeep: int
    vp: int
    windows: int


@dataclass(frozen=True, slots=True)
class StandingSpace:
    expectations: int
    mark: Mark


@dataclass(frozen=True, slots=True)
class StormFace:
    events: int
    storms: tuple[SeaZoneId, ...]


@dataclass(frozen=True, slots=True)
class Award:
    first: int
    second: int


@dataclass(frozen=True, slots=True)
class Failure:
    """What a failure card counts, and the points for each; none where it gives back what was lost."""

    per: str
    vp: int
    per_trophy: int
    limit: int
    per_law_token: int
    from_vp: int
    """Members on prizes of so many points or more are counted."""


@dataclass(frozen=True, slots=True)
class RevenueFigures:
    """What the Company pays for each thing, and what moves Standing."""

    debt: int
    regiment: int
    officer: int
    ship: int
    loan: int
    few_loans: int
    """Spaces that Standing falls for few loans ..."""
    many_loans: int
    """... and for `many` or more."""
    many: int
    missed: int
    enthusiasm: int
    dividend: int
    """What a dividend is for each share."""


@dataclass(frozen=True, slots=True)
class Attrition:
    tires_from: int
    retires_from: int
    chairman: int
    """What the Chairman's stress adds to the die."""


@dataclass(frozen=True, slots=True, eq=False)
class Events:
    """The tiles, and the storm die."""

    tiles: dict[int, Tile]
    storm: tuple[StormFace, ...]
    lands: dict[SeaZoneId, PresidencyId]
    """Which region a foreign invasion from a stormy sea reaches."""
    redirect: Shape
    """The shape by which a Foreign Invasion turns the Elephant."""
    force_per_level: int
    """How much force of a Foreign Invasion builds, or takes, one level."""


@dataclass(frozen=True, slots=True)
class Rolls:
    """Faces of a die that are no check."""

    officer_lost: int
    storm_spares: tuple[int, ...]
    storm_sinks: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Spoils:
    """What an Army brings home, and what its Commander loses in disgrace."""

    loot_per_level: int
    trophies_lost: float
    """Which part of them, rounded up."""


@dataclass(frozen=True, slots=True, eq=False)
class Power:
    spaces: tuple[int, ...]
    """What one enterprise or share counts by its place on the Power track."""
    start: tuple[PropertyKind, ...]
    prime_minister: int
    law: int
    trophy: int
    award: dict[int, Award]


@dataclass(frozen=True, slots=True, eq=False)
class Actions:
    """The Family phase."""

    prices: dict[ActionId, int]
    """Of the family actions that have a printed one."""
    exchange: tuple[int, ...]
    """The prices of the Stock Exchange, left to right."""
    repeats: int
    """How often an action is done whose space has the marker already."""
    crowded: int
    """From so many vacant offices on a family may enlist a writer beside its action."""


@dataclass(frozen=True, slots=True)
class Enterprise:
    count: int
    votes: int
    income: int
    """Of a shipyard only while its ship is fitted."""


@dataclass(frozen=True, slots=True)
class Workshop(Enterprise):
    points: int
    """What each is worth when the Company has failed."""


@dataclass(frozen=True, slots=True)
class Luxury:
    count: int
    vp: int
    windows: int


@dataclass(frozen=True, slots=True)
class Enterprises:
    shipyard: Enterprise
    workshop: Workshop
    luxury: Luxury


@dataclass(frozen=True, slots=True)
class Pieces:
    members: int
    levels: int
    cubes: int
    """Orange cubes: fatigue on offices and unrest in regions."""
    ships: int
    """Company ships and extra ships are the two sides of the same pieces."""


@dataclass(frozen=True, slots=True)
class Tracks:
    """The Company's tracks, and what Debt brings."""

    standing: tuple[StandingSpace, ...]
    debt: int
    """The end of the Debt track."""
    debt_marks: tuple[Mark, ...]
    reset: int
    """The space of Standing that is marked S: the marker goes there with Deregulation."""
    free_advances: int
    cash_per_debt: int
    balance: int
    share_values: tuple[int, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Offices:
    dice: dict[OfficeId, int]
    """Of the Governors."""
    transfers: dict[OfficeId, int]
    general_income: int
    """For the Company, of each region of the Governor General."""
    general_wage: int
    """The Governor General's own, for each region governed with success."""
    general_unrest_on: int
    """The face of a Govern that brings unrest everywhere."""
    keeps: int
    """So much the Manager of Shipping may leave unspent."""
    fit_ship: int
    buy_ship: int
    lease_ship: int
    opium: int
    """What an icon brings the Company in China."""


@dataclass(frozen=True, slots=True)
class Governing:
    tax: int
    income: int
    """A Governor's, of a success ..."""
    income_after_failure: int
    """... and of one after a failure."""
    unrest_of_failure: int
    unrest_of_tax: int


@dataclass(frozen=True, slots=True)
class FirmValue:
    """A space of a firm's Value track."""

    expense: int
    half_points: int
    """Twice the points of a share."""


@dataclass(frozen=True, slots=True)
class FirmFigures:
    stake: int
    """What each investment brings the firm."""
    limit: int
    """So many shares a firm has at most."""
    fit_ship: int
    buy_back: int
    buy_back_fatigued: int
    step: int
    """For each so many pounds of a turn's trade the firm's value rises by a space."""
    more_orders: int
    """How many orders beyond its ships a firm fills."""
    ship: int
    """The expense of a ship."""
    manager: int
    """A manager's own of each dividend."""
    rescue_loss: int
    """Spaces of value that an emergency investment costs."""
    prison: int
    """Points of a piece in Debtor's Prison."""
    start: int
    values: tuple[FirmValue, ...]


@dataclass(frozen=True, slots=True)
class ParliamentFigures:
    votes_end: int
    """So many spaces the track of the votes has on either side of 0."""
    passes_at: int
    drawn: int
    """So many laws may be drawn."""
    vote_price: int
    tax: int
    """For each target of a policy; a bonus and the tax for a window likewise."""
    bonus: int
    window: int


@dataclass(frozen=True, slots=True)
class LawNumbers:
    """The numbers in the texts of laws, by what they are about."""

    calico_pay: int
    calico_step: int
    """The Balance loses a pound for each full so many."""
    envoy_opium: int
    army_regiments: int
    sepoy_expense: int
    sepoy_unrest: int
    """The strength of each unrest."""
    inclosure_pay: int
    subsidy_fit: int
    subsidy_workshop: int
    zamindar_dice: int
    zamindar_unrest: int
    zamindar_income: int
    privileges_support: int
    privileges_income: int
    aid_debt: int
    impeachment_standing: int
    famine_unrest: int
    franchise_borough: int
    franchise_vote: int
    war_pieces: int


@dataclass(frozen=True, slots=True)
class CardNumbers:
    """The numbers in the texts of prestige, blackmail and promise cards."""

    display: int
    """Cards that are laid out in a London Season."""
    highgate_from: int
    """Lord Highgate's family retires to prizes of so many points or more."""
    shipbuilders: int
    foundry: int
    broker: int
    fraud: int
    """How many times the highest roll Company Fraud takes."""
    trade_divisor: int
    """By what the dice of a check are divided when it is rolled again."""
    deploy_divisor: int
    promised: int


@dataclass(frozen=True, slots=True, eq=False)
class Printed:
    """All figures of one game. There is one such object for each text of house values."""

    orders: dict[OrderId, OrderFigures]
    regions: dict[RegionId, RegionFigures]
    alliances: dict[AllianceId, AllianceFigures]
    spoils: Spoils
    events: Events
    check: Check
    rolls: Rolls
    attrition: Attrition
    laws: dict[LawId, Law]
    dial: tuple[DialSpace, ...]
    parliament: ParliamentFigures
    law_numbers: LawNumbers
    cards: dict[CardId, CardFigures]
    card_numbers: CardNumbers
    prizes: dict[PrizeId, Prize]
    failures: dict[str, Failure]
    power: Power
    actions: Actions
    enterprises: Enterprises
    pieces: Pieces
    tracks: Tracks
    revenue: RevenueFigures
    offices: Offices
    governing: Governing
    firms: FirmFigures
    scenarios: dict[str, Scenario]
    deal: dict[int, Deal]
    """By the number of players."""
    crown: CrownFigures

    @property
    def highgate_prizes(self) -> list[int]:
        """The points of the prizes that are good enough for Lord Highgate, from the lowest on."""
        return sorted({row.vp for row in self.prizes.values() if row.vp >= self.card_numbers.highgate_from})
