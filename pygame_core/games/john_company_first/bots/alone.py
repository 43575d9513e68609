"""The Militant Company: first trade, then conquest. Expenses are paid from the revenue of Sails alone, and a Check that
fails makes an office idle; a province must be held when the Governor General comes, and all of them in the end."""

from __future__ import annotations

from typing import Final

from ..company import PRESIDED, ships_in
from ..ids import OfficeId
from ..india import defense, of_presidency, side
from ..refs import Campaign, OfficeAction, Sail
from ..state import COMPANY, merged, printed
from .worth import Worth

PROVINCE: Final = 2.5
"""What a province is worth, in regions that may be held in the end."""
DICE: Final = 3
"""With fewer dice nothing is dared: every failure costs the office its turn."""
PLENTY: Final = 6
"""Pounds with which an office need not save dice."""
SAIL: Final = 5
"""What a President keeps for his Sail."""
EARLY: Final = 3
"""The turn from which a province is wanted, for the Governor General."""
RUSH: Final = 5
"""So many turns before the end all that there is goes into conquest."""


def dares(w: Worth, office: OfficeId, chosen: OfficeAction, cash: int, strength: int, penalty: int) -> bool:
    """Whether an office should try it: with enough dice, and money left for the Sail that follows."""
    if isinstance(chosen, Sail):
        return True
    if strength - penalty < DICE:
        return False
    if not isinstance(chosen, Campaign):
        return cash >= 2 * SAIL
    turn = w.world.turn
    if turn.number < EARLY or (not wants_more(w) and turn.last - turn.number >= RUSH):
        return False
    kept = for_sail(w, office)
    price = w.figures.money.mercenary
    pieces = strength - cash // price
    return kept + max(0, penalty + DICE - pieces) * price <= cash


def more_dice(w: Worth, spare: int) -> int:
    """Fewer while money is short; more when one Sail must pay for everything."""
    if spare < PLENTY:
        return -1
    return 2 if merged(w.game) and spare >= 2 * PLENTY else 0


def wants_more(w: Worth) -> bool:
    """Before the Governor General two provinces are enough: each one must be policed and paid for."""
    held = sum(region.ruler == COMPANY for region in w.world.india.regions.values())
    return merged(w.game) or held < 2


def money(w: Worth, names: list[OfficeId], total: int) -> list[int]:
    """Sails first, then ships for the orders that wait, then those who can conquer."""
    world = w.world
    portions = dict.fromkeys(names, 0)
    left = total
    sailors = [name for name in names if name in PRESIDED and ships_in(world.ports[PRESIDED[name]])]
    wishes = [(name, for_sail(w, name)) for name in sailors]
    demand = sum(
        order.demand
        for name, region in world.india.regions.items() if region.open
        for order in side(printed(w.game), world.india.regions, name).orders
    )  # fmt: skip
    fleet = sum(ships_in(port) for port in world.ports.values())
    if w.turns > 1 and "ship_purchasing" in portions:
        wishes.append(("ship_purchasing", w.figures.militant.ship_price * min(4, max(0, demand - fleet))))
    for office, wish in wishes:
        n = min(left, max(0, wish - world.offices[office].cash))
        portions[office] += n
        left -= n
    marching = sorted((cost, name) for name in names if (cost := price_of_conquest(w, name)))
    for cost, office in marching:
        n = min(left, max(0, cost - world.offices[office].cash - portions[office]))
        portions[office] += n
        left -= n
    last = [name for _, name in marching] or sailors or names[:1]
    for number in range(left):
        portions[last[number % len(last)]] += 1
    return [portions[name] for name in names]


def for_sail(w: Worth, office: OfficeId) -> int:
    """What a President keeps for his Sail: each further region of his costs a die."""
    if office not in PRESIDED or not ships_in(w.world.ports[PRESIDED[office]]):
        return 0
    return SAIL + max(0, len(of_presidency(w.world.india.regions, PRESIDED[office])) - 1)


def price_of_conquest(w: Worth, office: OfficeId) -> int:
    """What the cheapest region that the office could take would cost it, beside its Sail; 0 if there is none."""
    regions, figures = w.world.india.regions, printed(w.game)
    if office in PRESIDED and not of_presidency(regions, PRESIDED[office]):
        return 0
    penalties = [
        defense(figures, regions, target)
        for target in figures.offices[office].campaign if regions[target].ruler != COMPANY
    ]  # fmt: skip
    if not penalties:
        return 0
    return for_sail(w, office) + (min(penalties) + DICE + 1) * figures.money.mercenary
