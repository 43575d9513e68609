"""The elements of the board: what an option stands for, and what a section of the view has as its `id`.

region-mysore  order-madras_1  elephant-madras-mysore  elephant-bengal     on the map; a border by its two
                                                                           regions in the order of the alphabet
writers-madras  officers-madras  regiments-madras  commander-madras  presidency-madras  alliance-the_nizam
training  treasury-president_of_madras  company-debt  company-balance
office-chairman          an office card              family-2        a family's area
prize-prize_4            a prize                     action-seek_share  a family action
exchange-0               a Stock Exchange space      power-0         a place on the Power track
card-becky_sharp  card-back.3   a card of the London display, blackmail by the number on its back
opportunity-2            a family's opportunity marker
blackmail-3              a facedown blackmail card before a family, by the number on its back
london-deck  law-deck  law-calico_acts  dial-3  yard-7  zone-west_indian  promise-benyon.pay_two  setup-4
firm-2  strategy-hobnob  a firm by its manager, and a strategy card;  debtors-prison
"""

from __future__ import annotations

from functools import cache

from ...kernel.decisions import Target
from ...parts.pieces import Targets
from .ids import (
    ActionId,
    AllianceId,
    CardId,
    LawId,
    OfficeId,
    OrderId,
    PresidencyId,
    PrizeId,
    PromiseCardId,
    RegionId,
    StrategyId,
    TreasuryId,
    ZoneId,
)
from .refs import BACK, Back

# --- India ----------------------------------------------------------------------------------------------------
REGION: Targets[RegionId] = Targets("region")
ORDER: Targets[OrderId] = Targets("order")
PRESIDENCY: Targets[PresidencyId] = Targets("presidency")
WRITERS: Targets[PresidencyId] = Targets("writers")
OFFICERS: Targets[PresidencyId] = Targets("officers")
REGIMENTS: Targets[PresidencyId] = Targets("regiments")
COMMANDER: Targets[PresidencyId] = Targets("commander")
ALLIANCE: Targets[AllianceId] = Targets("alliance")
TRAINING = Target("training")


def elephant(tail: RegionId, head: RegionId) -> Target:
    """Inside a region, or on the border of two."""
    return Target("elephant", tail) if tail == head else Target("elephant", *sorted((tail, head)))


# --- the Company ----------------------------------------------------------------------------------------------
OFFICE: Targets[OfficeId] = Targets("office")
TREASURY: Targets[TreasuryId] = Targets("treasury")
EXCHANGE: Targets[int] = Targets("exchange")
ZONE: Targets[ZoneId] = Targets("zone")
YARD: Targets[int] = Targets("yard")
DEBT, BALANCE = Target("company", "debt"), Target("company", "balance")

# --- London and Parliament --------------------------------------------------------------------------------------
FAMILY: Targets[int] = Targets("family")
ACTION: Targets[ActionId] = Targets("action")
MARKER: Targets[int] = Targets("opportunity")
"""A family's opportunity marker, which is seen moving."""
PRIZE: Targets[PrizeId] = Targets("prize")
PROMISE: Targets[PromiseCardId] = Targets("promise")
CARD: Targets[CardId] = Targets("card")


@cache
def card_back(number: int) -> Target:
    """A card of the London display that lies facedown."""
    return Target("card", BACK.text(Back(number)))


BLACKMAIL: Targets[int] = Targets("blackmail")
LONDON_DECK = Target("london", "deck")
LAW: Targets[LawId] = Targets("law")
LAW_DECK = Target("law", "deck")
DIAL: Targets[int] = Targets("dial")
POWER: Targets[int] = Targets("power")
SETUP: Targets[int] = Targets("setup")

# --- firms ------------------------------------------------------------------------------------------------------
FIRM: Targets[int] = Targets("firm")
STRATEGY: Targets[StrategyId] = Targets("strategy")
PRISON = Target("debtors", "prison")
