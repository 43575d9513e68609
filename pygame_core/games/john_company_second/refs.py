"""Pieces and choices as typed values, and how the answers that name them are written."""

from __future__ import annotations

from typing import Literal

from ...parts.pieces import Codec, ListCodec, reference
from .ids import (
    AllianceId,
    BlackmailId,
    CardId,
    FamilyId,
    OfficeId,
    PresidencyId,
    PrestigeId,
    PromiseId,
    RegionId,
    SeaZoneId,
    Side,
    StakeId,
    TreasuryId,
    ZoneId,
)
from .state import NOBODY


# --- members of families, by where they serve -----------------------------------------------------------------
@reference
class Officeholder:
    where: OfficeId
    seat: int


@reference
class Writer:
    """In the Writers box of a Presidency, or out on an order of it."""

    where: PresidencyId
    seat: int


@reference
class Commander:
    where: PresidencyId
    seat: int


@reference
class Officer:
    """An active one."""

    where: PresidencyId
    seat: int


@reference
class TiredOfficer:
    """An exhausted one."""

    where: PresidencyId
    seat: int


@reference
class Trainee:
    """An officer in training."""

    seat: int


Candidate = Officeholder | Writer | Commander | Officer | TiredOfficer | Trainee
CANDIDATE: Codec[Candidate] = Codec({
    "office": Officeholder, "writer": Writer, "commander": Commander, "officer": Officer, "tired": TiredOfficer,
    "training/-/*": Trainee,
})  # fmt: skip
"""Who can be hired: `office/manager_of_shipping/2`, `writer/bengal/0`, `training/-/0`."""


# --- regiments and ships --------------------------------------------------------------------------------------
@reference
class Regiment:
    """Active ones of an Army."""

    where: PresidencyId


@reference
class TiredRegiment:
    """Exhausted ones of an Army."""

    where: PresidencyId


@reference
class FamilyShip:
    """The ship of a shipyard, and where it is."""

    where: ZoneId
    number: int


@reference
class CompanyShip:
    where: ZoneId


@reference
class ExtraShip:
    where: ZoneId


@reference
class YardCard:
    """A shipyard, or its ship wherever it is."""

    number: int


Moved = Writer | FamilyShip | CompanyShip | ExtraShip
MOVED: Codec[Moved] = Codec({
    "writer": Writer, "yard": FamilyShip, "company/*/-": CompanyShip, "extra/*/-": ExtraShip,
})  # fmt: skip
"""What the Director of Trade transfers: `writer/bombay/2`, `yard/west_indian/7`, `company/china/-`."""

Troops = Officer | TiredOfficer | Regiment | TiredRegiment
TROOPS: Codec[Troops] = Codec({
    "officer": Officer, "tired": TiredOfficer, "regiment/*/-": Regiment, "tired_regiment/*/-": TiredRegiment,
})  # fmt: skip
"""What Military Affairs transfers: `officer/bombay/2`, `regiment/bombay/-`."""

LEVIED: Codec[Troops] = Codec({
    "officer": Officer, "tired": TiredOfficer, "regiment": Regiment, "worn": TiredRegiment,
})  # fmt: skip
"""Who goes to war against France: `tired/madras/1`, `regiment/madras`."""


def owner(troops: Troops) -> int:
    """The family of an officer; a regiment is nobody's."""
    return troops.seat if isinstance(troops, Officer | TiredOfficer) else NOBODY


Ship = YardCard | CompanyShip
FLEET: Codec[Ship] = Codec({"yard": YardCard, "fleet": CompanyShip})
"""Which ships do: `yard/7`, `fleet/west_indian`."""


@reference
class Holding:
    """Pieces that are alike, the Chairman's office, or a prestige card."""

    what: Literal["court", "chairman", "workshops", "invested", "luxuries", PrestigeId]


Taxed = Holding | YardCard
PROPERTY: Codec[Taxed] = Codec({"*": Holding, "yard": YardCard})
"""What a tax can take: `court`, `yard/7`, `foundry`."""

DEEDS: Codec[YardCard] = Codec({"yard": YardCard}, between=".")
"""A shipyard as words and clauses of deals name it: `yard.7`."""


@reference
class PromiseCard:
    family: FamilyId
    promise: PromiseId


PROMISE_CARD: Codec[PromiseCard] = Codec({"*.*": PromiseCard}, between=".")
"""A promise card: `benyon.pay_two`."""


@reference
class Back:
    """A card that lies facedown, by the number on its back."""

    number: int


BACK: Codec[Back] = Codec({"back": Back}, between=".")
"""What everybody sees of it: `back.3`."""


# --- what a Commander does ------------------------------------------------------------------------------------
@reference
class Ally:
    alliance: AllianceId


@reference
class Deploy:
    region: RegionId


CommanderChoice = Ally | Deploy
COMMANDED: Codec[CommanderChoice] = Codec({"ally": Ally, "deploy": Deploy})


@reference
class Sent:
    """Officers of a family among those who are sent."""

    seat: int


SENT: Codec[Sent] = Codec({"officer": Sent})
DEFENDING: Codec[Sent] = Codec({"officers": Sent}, between="_")


@reference
class Successor:
    """An officer who takes the Commander's place."""

    army: PresidencyId
    seat: int


SUCCESSOR: Codec[Successor] = Codec({"*/*": Successor})


# --- what offices buy, build and tax --------------------------------------------------------------------------
@reference
class Fit:
    """Fit the ship of a shipyard."""

    number: int


@reference
class Buy:
    """A Company ship."""


@reference
class Lease:
    """An extra ship."""


Purchase = Fit | Buy | Lease
PURCHASE: Codec[Purchase] = Codec({"fit": Fit, "buy": Buy, "lease": Lease})


@reference
class Tax:
    into: Literal["balance", TreasuryId]


@reference
class Raise:
    """A regiment."""

    army: PresidencyId


@reference
class Build:
    """A Company ship."""

    zone: ZoneId


Governing = Tax | Raise | Build
GOVERNING: Codec[Governing] = Codec({"tax": Tax, "regiment": Raise, "ship": Build})


# --- the Elephant ---------------------------------------------------------------------------------------------
@reference
class Stand:
    """Where it stands, and where it looks to: the same region when it stands inside one."""

    tail: RegionId
    head: RegionId


STAND: ListCodec[Stand] = ListCodec({"*": Stand})
"""Where the Envoy to the Mughals leads it: `["madras", "mysore"]`."""


# --- London and Parliament ------------------------------------------------------------------------------------
@reference
class Take:
    """A card of the display."""

    card: CardId


@reference
class Discard:
    card: CardId


@reference
class Play:
    """A scandal of the display, at once and against an office."""

    card: BlackmailId
    office: OfficeId


@reference
class Top:
    """The top card of the deck."""


Picked = Take | Discard | Play | Top
PICKED: ListCodec[Picked] = ListCodec({"take": Take, "discard": Discard, "play": Play, "top": Top})
"""What whoever retired a piece does about a prestige card: `["take", "foundry"]`, `["top"]`."""


@reference
class Brokered:
    """A Stock Exchange space for the Stock Broker's price."""

    space: int


BROKERED: Codec[Brokered] = Codec({"broker": Brokered}, between="_")


@reference
class Call:
    """The promise of a guarantor is called in."""

    guarantor: int


CALL: Codec[Call] = Codec({"call": Call}, between="_")


@reference
class CallVotes:
    """The promised votes of a guarantor are called in for one side."""

    side: Side
    guarantor: int


CALL_VOTES: Codec[CallVotes] = Codec({"call": CallVotes}, between="_")


# --- firms ----------------------------------------------------------------------------------------------------
@reference
class FirmOf:
    """A firm, by its manager."""

    manager: int


FIRM: Codec[FirmOf] = Codec({"firm": FirmOf}, between=".")
"""A firm as clauses of deals name it: `firm.2`."""


@reference
class Found:
    """Form a firm with a Company share or a workshop."""

    stake: StakeId


@reference
class Invest:
    """Put a Company share or a workshop into a firm."""

    manager: int
    stake: StakeId


@reference
class BuyBack:
    """Buy the ship of a shipyard out of the Company."""

    number: int


@reference
class TakeOver:
    """Take a firm over from its manager."""

    manager: int


@reference
class Merge:
    """Merge firms."""


@reference
class Dissolve:
    """Dissolve the own firm."""


FirmDeed = Found | Invest | Fit | BuyBack | TakeOver | Merge | Dissolve
FIRM_DEED: Codec[FirmDeed] = Codec({
    "found": Found, "invest": Invest, "fit": Fit, "buy_back": BuyBack, "take_over": TakeOver, "merge": Merge,
    "dissolve": Dissolve,
})  # fmt: skip
"""What a family does in the Firms phase: `found/workshop`, `invest/2/share`, `buy_back/7`."""


@reference
class Trading:
    """The card of a sea zone with so much money on it."""

    zone: SeaZoneId
    bid: int


@reference
class Hobnobbing:
    """The card without a zone."""


Strategy = Trading | Hobnobbing
STRATEGY: Codec[Strategy] = Codec({"trade": Trading, "hobnob": Hobnobbing})
"""What a manager lays down: `trade/west_indian/4`, `hobnob`."""


@reference
class Handed:
    """A firm share that goes from one family to another in a merger."""

    giver: int
    taker: int


HANDED: Codec[Handed] = Codec({"share": Handed})
"""`share/1/2`."""


@reference
class Shareholder:
    """A family's shares of a firm."""

    seat: int


SHAREHOLDER: Codec[Shareholder] = Codec({"holder": Shareholder})
"""`holder/1`."""
