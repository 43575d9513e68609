"""Firms: what they buy, where they sail, what they pay out. The last Sail counts in points."""

from __future__ import annotations

from ....kernel.decisions import Allocate, Amount, Decision, Pick, PickMany
from ....parts.hints import Hint
from ..components.figures import FAILURE, SUCCESS
from ..firms import firm_of, ready_goods, ready_ships
from ..ids import RegionId
from ..india import closed, defense, side
from ..phases.auction import means
from ..refs import (
    FAMILY_DEED,
    FILLED,
    BaseCampaign,
    BaseInvest,
    Box,
    BuyGoods,
    BuyShips,
    Done,
    Establish,
    FamilyDeed,
    Mission,
    Pass,
)
from ..state import NOBODY, is_john_and_co
from .stock import missed
from .worth import DICE, Worth

DEAR = 5
"""What a ship costs."""


# --- what a family does -----------------------------------------------------------------------------------------
def deed(w: Worth, asked: Pick) -> list[Hint]:
    return [
        Hint(option.value, _deed(w, FAMILY_DEED.read(option.value), option.params.get("n", 0)))
        for option in asked.options if option.why
    ]  # fmt: skip


def _deed(w: Worth, chosen: FamilyDeed, price: int) -> float:
    world, own, pound = w.world, w.world.families[w.seat], w.pound()
    if isinstance(chosen, Pass):
        return 0.05
    if isinstance(chosen, Box):
        sails = own.firm is not None and w.turns > 0 and own.fleet.ships > 0
        lacking = max(0, DICE + 1 - own.firm.cash) if own.firm and sails else 0
        worth = w.cube(chosen.box) - price * pound - missed(w.game, w.seat, 1, w.turns)
        return worth - (2.0 if own.cash - price < lacking else 0.0)
    if isinstance(chosen, Establish):
        rivals = sum(family.firm is not None for family in world.families)
        affords = own.cash >= price + DICE + (2 if own.fleet.ships else DEAR)
        return 4.0 if w.turns > 0 and rivals < 2 and affords else -1.0
    if isinstance(chosen, BuyShips):
        return _ship(w)
    if isinstance(chosen, BuyGoods):
        spare = own.firm is not None and means(w.game, w.seat) >= DICE + 3
        return 0.9 if spare and own.fleet.goods < own.fleet.ships else -0.5
    if isinstance(chosen, Mission):
        return _mission(w, chosen.region)
    if isinstance(chosen, BaseInvest):
        return 0.4
    return _conquest(w, chosen)


def planned(w: Worth, asked: Decision, found: list[Hint]) -> list[Hint]:
    """The hints without what a plan forbids."""
    if asked.code != "family.deed" or not is_john_and_co(w.game):
        return found
    prices = {option.value: option.params.get("n", 0) for option in asked.options}  # type: ignore[attr-defined]
    return [hint for hint in found if not saves(w, FAMILY_DEED.read(hint.answer), prices[hint.answer])]


def saves(w: Worth, chosen: FamilyDeed, price: int) -> bool:
    """Whether a plan forbids to spend money now: in John & Co. a family without a firm earns a pound a turn, and a
    manor is worth three times what a shipyard is. So it saves for the next one that it can still have."""
    own, turn, ending = w.world.families[w.seat], w.world.turn, w.figures.ending
    if not is_john_and_co(w.game) or own.firm or not isinstance(chosen, Box) or chosen.box == "manor":
        return False
    near = closed(w.world.india.regions) >= ending.mutiny_closed - 1
    last = max(turn.number, ending.mutiny_from) if near else turn.last
    manor, later = w.figures.london.costs["manor"], last - turn.number
    with_it = min((own.cash - price + later) // manor, later)
    without = min((own.cash + later) // manor, later)
    return with_it < without


def _ship(w: Worth) -> float:
    own = w.world.families[w.seat]
    if own.firm is None:
        return -0.5
    now, more = w.catch(own.fleet.ships, own.fleet.goods), w.catch(own.fleet.ships + 1, own.fleet.goods)
    gain = (more - now) * (0.35 * w.turns * w.pound() + 0.7)
    spare = means(w.game, w.seat) - (DICE if own.fleet.ships else 2)
    return gain - DEAR * w.pound() if spare >= DEAR else -0.2


def _mission(w: Worth, region: RegionId) -> float:
    own = w.world.families[w.seat]
    ships = ready_ships(own.fleet)
    card = side(w.figures, w.world.india.regions, region)
    success, lost = w.figures.check.chance(SUCCESS, ships), w.figures.check.chance(FAILURE, ships)
    opened = sum(one.open for one in w.world.india.regions.values())
    worth = success * (card.plunder * ships * w.pound() + (1.0 if opened < 3 else 0.1)) - lost * 3 * ships * w.pound()
    missed = w.catch(ships, own.fleet.goods) * w.pound() * 0.7
    return worth - missed


def _conquest(w: Worth, chosen: BaseCampaign) -> float:
    cash = firm_of(w.game, w.seat).cash // w.figures.money.mercenary
    dice = cash - defense(w.figures, w.world.india.regions, chosen.target)
    tax = side(w.figures, w.world.india.regions, chosen.target).tax
    return w.figures.check.chance(SUCCESS, dice) * tax * w.turns * w.pound() - 2.0 if dice >= 3 else -1.0


def piece(w: Worth, asked: Pick) -> list[Hint]:
    """The cheapest; one's own factory or shipyard pays back."""
    found = []
    for option in asked.options:
        if option.why:
            price = option.params.get("n")
            own = option.params.get("owner", NOBODY) == w.seat
            found.append(Hint(option.value, 0.4 if price is None else 6.0 - price + own))
    return found


def purse(w: Worth, asked: Amount) -> list[Hint]:
    """The family's money first: the firm needs its own for dice."""
    return [Hint(asked.lo, 1.0)]


def fund(w: Worth, asked: Amount) -> list[Hint]:
    """What a Sail costs."""
    firm = w.world.families[asked.params["other"]].firm
    wanted = DICE + 1 - (firm.cash if firm else 0)
    return [Hint(max(asked.lo, min(asked.hi, wanted)), 1.0)]


def ships(w: Worth, asked: Amount) -> list[Hint]:
    return [Hint(min(asked.hi, 3), 1.0)]


# --- the Sail -------------------------------------------------------------------------------------------------
def regions(w: Worth, asked: PickMany) -> list[Hint]:
    """The richest seas for the fleet; each further one costs a die."""
    fleet = w.world.families[w.seat].fleet
    carried = ready_ships(fleet) + min(ready_goods(fleet), ready_ships(fleet))
    cash = asked.params["cash"]
    chosen: list[RegionId] = []
    worths = {option.value: _orders(w, option.value) for option in asked.options if option.why}
    for name in sorted(worths, key=lambda name: -sum(n for n, _ in worths[name])):
        carries = sum(demand for one in chosen for _, demand in worths[one])
        if worths[name] and carries < carried and len(chosen) < max(1, cash - DICE + 1):
            chosen.append(name)
    return [Hint([option.value for option in asked.options if option.value in chosen], 1.0)]


def _orders(w: Worth, name: RegionId) -> list[tuple[int, int]]:
    region = w.world.india.regions[name]
    rows = zip(side(w.figures, w.world.india.regions, name).orders, region.orders, strict=True)
    return [(order.revenue, order.demand) for order, filling in rows if not filling.by]


def strength(w: Worth, asked: Amount) -> list[Hint]:
    if asked.out is not None:
        return [Hint(asked.out.value, 2.0)]
    left = w.turns == 0
    dice = asked.hi if left else min(asked.hi, asked.lo - 1 + DICE)
    return [Hint(max(asked.lo, dice), 1.0)]


def order(w: Worth, asked: Pick) -> list[Hint]:
    found = []
    for option in asked.options:
        if option.why:
            done = isinstance(FILLED.read(option.value), Done)
            found.append(Hint(option.value, 0.0 if done else option.params["n"] / (option.params["ships"] or 0.7)))
    return found


def payout(w: Worth, asked: Amount) -> list[Hint]:
    """What the public expects, and what the firm does not need for its next Sail and fleet."""
    kept = 0 if w.turns == 0 else DICE + 2 + (4 if w.turns > 1 else 0)
    return [Hint(max(asked.lo, min(asked.hi, asked.hi - kept)), 1.0)]


# --- auctions, bases, mergers -----------------------------------------------------------------------------------
def ship_bid(w: Worth, asked: Amount) -> list[Hint]:
    assert asked.out is not None
    wants = w.world.families[w.seat].firm is not None and asked.lo <= 3 and w.turns > 0
    return [Hint(asked.lo if wants else asked.out.value, 1.0)]


def base_bid(w: Worth, asked: Amount) -> list[Hint]:
    assert asked.out is not None
    tax = side(w.figures, w.world.india.regions, asked.params["region"]).tax
    wants = asked.lo <= min(tax * w.turns, asked.hi - DICE)
    return [Hint(asked.lo if wants else asked.out.value, 1.0)]


def hired(w: Worth, asked: Amount) -> list[Hint]:
    """Just what is needed, if it leaves money for a Sail."""
    needed, price = asked.params["needed"], asked.params["price"]
    tax = side(w.figures, w.world.india.regions, asked.params["region"]).tax
    pays = needed <= asked.hi and needed * price <= tax * max(1, w.turns) + 2
    return [Hint(needed if pays else 0, 1.0)]


def base_strength(w: Worth, asked: Amount) -> list[Hint]:
    return [Hint(min(asked.hi, asked.lo - 1 + 3), 1.0)]


def terms(w: Worth, asked: Allocate) -> list[Hint]:
    """Parts as large as what each brings."""
    brought = [w.catch(w.world.families[slot.value].fleet.ships, 0) + 1 for slot in asked.slots]
    total, given = sum(brought), []
    for n in brought[:-1]:
        given.append(round(asked.total * n / total))
    return [Hint([*given, asked.total - sum(given)], 1.0)]


def consent(w: Worth, asked: Pick) -> list[Hint]:
    """What the merged firm would bring, against one's own."""
    had = sum(w.firm(firm) for firm in asked.params["firms"])
    owners = [w.world.families[firm] for firm in asked.params["firms"]]
    catch = w.catch(sum(family.fleet.ships for family in owners), sum(family.fleet.goods for family in owners))
    gain = asked.params["n"] / 10 * catch * (0.7 + 0.1 * w.turns)
    return [Hint("yes", gain - had), Hint("no", 0.2)]


def owner(w: Worth, asked: Pick) -> list[Hint]:
    return [Hint(option.value, float(option.value == w.seat)) for option in asked.options]


def presidency(w: Worth, asked: Pick) -> list[Hint]:
    return [Hint(option.value, 0.0) for option in asked.options]
