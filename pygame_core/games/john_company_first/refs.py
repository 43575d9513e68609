"""Choices of more than one word as typed values, and how the answers that name them are written."""

from __future__ import annotations

from ...parts.pieces import Codec, reference
from .ids import OfficeId, PortId, PresidencyId, RegionId, ResourceId


# --- what an office does --------------------------------------------------------------------------------------
@reference
class Campaign:
    target: RegionId


@reference
class OpenTrade:
    target: RegionId


@reference
class Sail:
    pass


@reference
class Invest:
    pass


@reference
class Done:
    """Nothing more."""


OfficeAction = Campaign | OpenTrade | Sail | Invest | Done
OFFICE_ACTION: Codec[OfficeAction] = Codec(
    {"campaign": Campaign, "open_trade": OpenTrade, "sail": Sail, "invest": Invest, "done": Done}
)


@reference
class Fill:
    """An order of a region or of China, and how many goods go into it beside the ships."""

    place: RegionId
    number: int
    goods: int


@reference
class FillChina:
    number: int
    goods: int


Filled = Fill | FillChina | Done
FILLED: Codec[Filled] = Codec({"order": Fill, "china": FillChina, "done": Done})


# --- officers, transfers --------------------------------------------------------------------------------------
@reference
class Deploy:
    """An officer of a family to an army with a free place."""

    owner: int
    army: PresidencyId


@reference
class Relieve:
    """An officer of a family to an army in which he replaces an old one."""

    owner: int
    army: PresidencyId
    old: int


Posting = Deploy | Relieve
POSTING: Codec[Posting] = Codec({"deploy": Deploy, "relieve": Relieve})


@reference
class Move:
    """From one port to another."""

    giver: PortId
    taker: PortId


Transfer = Move | Done
TRANSFER: Codec[Transfer] = Codec({"move": Move, "done": Done})


@reference
class Ships:
    """Ships without a captain."""


@reference
class Goods:
    pass


@reference
class Captained:
    """Ships with a captain of a family."""

    owner: int


Cargo = Ships | Goods | Captained
CARGO: Codec[Cargo] = Codec({"ships": Ships, "goods": Goods, "captains": Captained})


# --- what a family does after the monopoly ------------------------------------------------------------------------
@reference
class Box:
    box: ResourceId


@reference
class BuyShips:
    pass


@reference
class BuyGoods:
    pass


@reference
class Establish:
    """The family becomes a firm."""


@reference
class Mission:
    region: RegionId


@reference
class Pass:
    pass


@reference
class BaseInvest:
    region: RegionId


@reference
class BaseCampaign:
    region: RegionId
    target: RegionId


FamilyDeed = BaseInvest | BaseCampaign | Box | BuyShips | BuyGoods | Establish | Mission | Pass
FAMILY_DEED: Codec[FamilyDeed] = Codec(
    {
        "box": Box,
        "ships": BuyShips,
        "goods": BuyGoods,
        "firm": Establish,
        "mission": Mission,
        "pass": Pass,
        "invest": BaseInvest,
        "campaign": BaseCampaign,
    }
)


# --- hiring ---------------------------------------------------------------------------------------------------
@reference
class Senior:
    """The holder of a senior office."""

    office: OfficeId
    owner: int


@reference
class Writer:
    owner: int


@reference
class Officer:
    army: PresidencyId
    owner: int


Candidate = Senior | Writer | Officer
CANDIDATE: Codec[Candidate] = Codec({"senior": Senior, "writer": Writer, "officer": Officer})
