"""The Militant Company: first trade, then conquest. Expenses are paid from the revenue of Sails alone, and a Check that
fails makes an office idle; a province must be held when the Governor General comes, and all of them in the end.

One presidency becomes the great one: guns serve its whole army, and each province of it can attack the next ones.
"""

from __future__ import annotations

from typing import Final

from ....kernel.decisions import Allocate, Amount, Pick
from ....parts.hints import Hint
from ..company import PRESIDED, PRESIDENT, presidencies, provinces_of, ready_guns, ships_in
from ..components.figures import FAILURE, SUCCESS
from ..ids import OfficeId, PortId, PresidencyId, RegionId
from ..india import defense, empire, of_presidency, side
from ..phases.offices import presidency_of
from ..refs import OFFICE_ACTION, Campaign, Done, OfficeAction, OpenTrade, Sail
from ..state import CHINA, COMPANY, merged
from . import budget
from .company import filled
from .worth import Worth

RELIEF: Final = 2.0
"""What a pound brings for a ship that is bought after the events, which may have cost others."""
RELIEVED: Final = 2
SURE: Final = 4
"""Dice that a conquest or an opening should have."""
ALONE: Final = 6
"""Dice that a Sail should have while nothing has been earned in the turn."""
DARED: Final = 3
"""With fewer nothing but a Sail is dared: every failure costs the office its turn."""
EARLY: Final = 4
"""The turn from which provinces are wanted."""
PROVINCE: Final = 20.0
"""What a province is worth, in pounds: it counts in the end, pays taxes, and can attack others."""
LATER: Final = 5.0
"""How much more in each of the last turns, when money has no other use."""
NEEDED: Final = 25.0
"""How much more before the Governor General comes: without a province he ends the game."""
ENOUGH: Final = 2
"""With so many provinces one will still be there when he comes."""
RUIN: Final = 150.0
"""What it costs, in pounds, that no Sail brings anything: the Company is bankrupt."""
GUNS: Final = 3
"""Guns that police one province, and the next one at half as many more."""
MOST_GUNS: Final = 10
GUN: Final = 2
"""What a gun costs, by the mean of the cards."""
RESERVE: Final = 4
"""Pounds with which an office can be policed."""


# --- what things are worth, in pounds -------------------------------------------------------------------------
def province(w: Worth) -> float:
    """A further province now."""
    needed = NEEDED if not merged(w.game) and provinces(w) < ENOUGH else 0.0
    return PROVINCE + LATER * max(0, 6 - w.turns) + needed


def provinces(w: Worth) -> int:
    return sum(region.ruler == COMPANY for region in w.world.india.regions.values())


def great(w: Worth) -> PresidencyId | None:
    """The presidency that grows: the one with most provinces, then with the best orders."""
    found = [name for name in presidencies(w.game) if of_presidency(w.world.india.regions, name)]
    return max(
        found, key=lambda name: (len(provinces_of(w.game, name)), sum(n for n, _ in budget.orders(w.game, name))),
        default=None,
    )  # fmt: skip


def trade(w: Worth) -> int:
    """What the Sails of a turn may bring, if all of them succeed."""
    return sum(
        budget.brings(budget.orders(w.game, port), ships_in(w.world.ports[port])) for port in presidencies(w.game)
    )


def expenses(w: Worth, more: int = 0) -> int:
    """What the Company pays in a turn with so many provinces more."""
    figures = w.figures.militant
    each = figures.merged_province_cost if merged(w.game) else figures.province_cost
    return each * (provinces(w) + more) + sum(army.guns for army in w.world.armies.values())


def for_sail(w: Worth, office: OfficeId, regions: int = 0) -> int:
    """What a President keeps for his Sail, with so many regions more: for a second try, too, while nothing has been
    earned."""
    if office not in PRESIDED or not ships_in(w.world.ports[PRESIDED[office]]):
        return 0
    lost = budget.penalty(w.game, PRESIDED[office]) + regions
    return lost + (SURE if earned(w) else ALONE)


def earned(w: Worth) -> bool:
    """Whether the expenses of the turn can be paid."""
    return w.world.company.revenue >= expenses(w)


def spare_guns(w: Worth, presidency: PresidencyId) -> int:
    """The guns that an attack may take: others stay ready for revolts."""
    kept = min(2 * len(provinces_of(w.game, presidency)), 2 * GUNS) if w.turns else 0
    return max(0, ready_guns(w.world.armies[presidency]) - kept)


def targets_of(w: Worth, office: OfficeId) -> list[tuple[int, RegionId]]:
    """The regions that an office may attack with their defense, the weakest first."""
    regions = w.world.india.regions
    return sorted(
        (defense(w.figures, regions, target), target) for target in w.figures.offices[office].campaign
        if regions[target].ruler != COMPANY
    )  # fmt: skip


# --- money ----------------------------------------------------------------------------------------------------
def money(w: Worth, asked: Allocate) -> list[Hint]:
    """Sails first, then ships, guns and conquests, by what each pound brings."""
    names: list[OfficeId] = [slot.value for slot in asked.slots]
    others = budget.opening(w, names) + conquests(w, names) + guns_wanted(w)
    if w.turns:
        others += [budget.Use(RELIEF, "ship_purchasing", w.figures.militant.ship_price)] * RELIEVED
    prices = [w.figures.militant.ship_price] * budget.wanted(w)
    plan = budget.Budget(w, names, prices, GUN, others, RUIN if w.turns else 0.0)
    return [Hint(plan.shares(asked.total, keepers(w, names)), 1.0)]


def keepers(w: Worth, names: list[OfficeId]) -> list[OfficeId]:
    """Who keeps what is left: Presidents who sail, and under the Governor General those who can attack."""
    home = great(w)
    if home is None or not merged(w.game):
        return [name for name in names if name in PRESIDED and ships_in(w.world.ports[PRESIDED[name]])] or names[:1]
    return [office for office in provinces_of(w.game, home) if targets_of(w, office)] or [PRESIDENT[home]]


def conquests(w: Worth, names: list[OfficeId]) -> list[budget.Use]:
    """For the great presidency and its provinces: what the next attack of each costs beside the Sail."""
    home = great(w)
    if home is None or w.world.turn.number + 1 < EARLY or trade(w) < expenses(w, 1):
        return []
    price, pieces = w.figures.money.mercenary, w.world.armies[home].guns
    pieces = max(0, pieces - 2 * len(provinces_of(w.game, home)))
    found = []
    for office in (PRESIDENT[home], *provinces_of(w.game, home)):
        if office not in names:
            continue
        cash = max(0, w.world.offices[office].cash - for_sail(w, office))
        for penalty, _ in targets_of(w, office):
            used = min(pieces, penalty + SURE)
            cost = (penalty + SURE - used) * price
            pieces -= used
            if cost > cash:
                worth = w.figures.check.chance(SUCCESS, SURE) * province(w) / cost
                found.append(budget.Use(worth, office, cost - cash))
            cash = max(0, cash - cost)
    return found


def guns_wanted(w: Worth) -> list[budget.Use]:
    held = provinces(w)
    guns = sum(army.guns for army in w.world.armies.values()) + w.world.offices["military_affairs"].cash // GUN
    wish = min(MOST_GUNS, GUNS + 2 * held) if held or w.world.turn.number + 1 >= EARLY else 0
    if w.turns < 2 or trade(w) < 2 * expenses(w):
        return []
    return [budget.Use(2.0 / (1 + 0.1 * n), "military_affairs", GUN) for n in range(wish - guns)]


def guns(w: Worth, asked: Allocate) -> list[Hint]:
    """All guns to the great presidency."""
    home = great(w)
    names = [slot.value for slot in asked.slots]
    best = home if home in names else names[0]
    return [Hint([asked.total if name == best else 0 for name in names], 1.0)]


def tax(w: Worth, asked: Allocate) -> list[Hint]:
    """A province keeps what its police and its next attack need; the rest goes to the President."""
    office: OfficeId = asked.params["office"]
    targets, cash = targets_of(w, office), w.world.offices[office].cash
    kept = RESERVE + ((targets[0][0] + SURE) * w.figures.money.mercenary if targets else 0)
    moved = max(0, min(asked.total, cash - kept))
    return [Hint([moved, *(0 for _ in asked.slots[1:])], 1.0)]


# --- what an office does ----------------------------------------------------------------------------------------
STAGES: Final = {"campaign": 300.0, "open_trade": 200.0, "sail": 100.0, "invest": 200.0}
"""What comes first on a card is done first, if it is done at all: later it is closed."""


def action(w: Worth, asked: Pick) -> list[Hint]:
    office: OfficeId = asked.params["office"]
    found = []
    for option in asked.options:
        if option.why:
            chosen = OFFICE_ACTION.read(option.value)
            worth = 0.0 if isinstance(chosen, Done) else gain(w, office, chosen, option.params["penalty"])
            staged = STAGES[option.params["action"]] if worth > 0 else 0.0
            found.append(Hint(option.value, worth + staged))
    return found


def gain(w: Worth, office: OfficeId, chosen: OfficeAction, penalty: int) -> float:
    """What an action brings beyond what it costs, in pounds; nothing is dared with too few dice."""
    cash = w.world.offices[office].cash
    if isinstance(chosen, Sail):
        return expected(w, sail_value(w, office), min(SURE, cash - penalty), 1)
    more = len(empire(w.world.india.regions, chosen.target)) if isinstance(chosen, OpenTrade) else 0
    cash -= for_sail(w, office, more + isinstance(chosen, Campaign))
    if isinstance(chosen, Campaign):
        pieces = spare_guns(w, presidency_of(w.game, office))
        dice = min(SURE, pieces + cash // w.figures.money.mercenary - penalty)
        if dice < DARED or w.world.turn.number < EARLY or trade(w) < expenses(w, 1):
            return -1.0
        hired = max(0, penalty + dice - pieces)
        return expected(w, province(w), dice, 0) - hired * w.figures.money.mercenary / 2
    if isinstance(chosen, OpenTrade):
        value = budget.FROM_NEW * budget.new_orders(w.game, chosen.target) * min(w.turns, 2)
        value += budget.FEARED * budget.danger(w.game)
    else:
        value = recovery(w, office)
    return expected(w, value, min(SURE, cash), 1) if cash >= DARED else -1.0


def expected(w: Worth, value: float, dice: int, price: int) -> float:
    if dice < 1:
        return -1.0
    return w.figures.check.chance(SUCCESS, dice) * value - dice * price - w.figures.check.chance(FAILURE, dice)


def sail_value(w: Worth, office: OfficeId) -> int:
    port: PortId = PRESIDED.get(office, CHINA)
    return budget.brings(budget.waiting(w.game, port), ships_in(w.world.ports[port]) - w.world.ports[port].tired)


def recovery(w: Worth, office: OfficeId) -> float:
    """What a depressed province earns more once it prospers."""
    region, cards = w.figures.homes[office], w.figures.regions[w.figures.homes[office]].sides  # type: ignore[index]
    if w.world.india.regions[region].side == "prosperous":
        return 0.0
    low, high = cards["depressed"], cards["prosperous"]
    orders = sum(order.revenue for order in high.orders) - sum(order.revenue for order in low.orders)
    return (high.tax - low.tax + 0.5 * orders) * min(w.turns, 3)


def strength(w: Worth, asked: Amount) -> list[Hint]:
    """A Sail that brings nothing can be tried again, for which its penalty must be paid again."""
    office: OfficeId = asked.params["office"]
    lost, dice = asked.params["penalty"], SURE
    if asked.params["action"] == "sail":
        dice = min(ALONE, SURE + lost // 2)
    else:
        dice = min(dice, asked.hi - lost - for_sail(w, office))
    return [Hint(max(asked.lo, min(asked.hi, lost + dice)), 1.0)]


def force(w: Worth, asked: Allocate) -> list[Hint]:
    """Guns that can be spared, then money that the Sail does not need."""
    office: OfficeId = asked.params["office"]
    needed = asked.params["penalty"] + SURE
    spared = spare_guns(w, presidency_of(w.game, office))
    coins = max(0, w.world.offices[office].cash - for_sail(w, office)) // w.figures.money.mercenary
    given: list[int] = []
    for slot in asked.slots:
        most = {"guns": spared, "mercenaries": coins}.get(str(slot.value), slot.cap)
        given.append(max(0, min(needed - sum(given), slot.cap, most)))
    if sum(given) <= asked.params["penalty"]:
        given = filled(asked, asked.params["penalty"] + DARED)
    return [Hint(given, 1.0)]


def defend(w: Worth, asked: Allocate) -> list[Hint]:
    """A province at any price; another region only if its orders are worth it."""
    region: RegionId = asked.params["region"]
    given = filled(asked, asked.params["needed"])
    card = side(w.figures, w.world.india.regions, region)
    value = 0.5 * sum(order.revenue for order in card.orders) * min(w.turns, 3)
    hired = given[-1] * w.figures.money.mercenary
    if w.world.india.regions[region].ruler != COMPANY and hired > value:
        given = [0 for _ in given]
    return [Hint(given, 1.0)]
