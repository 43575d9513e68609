"""The Company's offices: ships go where orders wait, money to those who sail, a dividend is paid when it can be."""

from __future__ import annotations

from ....kernel.decisions import Allocate, Amount, Pick
from ....parts.hints import Hint
from ..check import extra_dice
from ..company import PORTS, PRESIDED, office_of, ready_guns, ready_officers, ready_ships, ships_in
from ..components.figures import FAILURE, SUCCESS
from ..ids import OfficeId, PortId, RegionId
from ..india import of_presidency, side
from ..phases.offices import presidency_of
from ..refs import CARGO, FILLED, OFFICE_ACTION, Campaign, Done, Invest, OpenTrade, Sail
from ..state import CHAIRMAN, CHINA, NOBODY, printed
from . import budget
from .worth import ENVY, Worth

CAREFUL = 4
"""Dice that an office pays for, if it can have them: a failed Check dismisses."""
SAIL_MONEY = 6
"""What a President needs for that."""
CHEAP = 2
"""What a good above a factory costs, by the mean of the cards."""
COMPANY_POUND = 0.14
"""What a pound of the Company is worth to one who has a say in it."""


# --- trade ----------------------------------------------------------------------------------------------------
def spread(w: Worth, asked: Allocate) -> list[Hint]:
    """Each ship to the port where it brings most."""
    names: list[PortId] = [slot.value for slot in asked.slots]
    given = dict.fromkeys(names, 0)
    for _ in range(asked.total):
        best = max(names, key=lambda name: _sends(w, name, ships_in(w.world.ports[name]) + given[name]))
        given[best] += 1
    return [Hint(list(given.values()), 1.0)]


def _sends(w: Worth, port: PortId, ships: int) -> float:
    """What a further ship brings there, if the office can pay for dice; of ports that nothing waits in the richest."""
    rows = budget.orders(w.game, port)
    return sure(w, port) * (budget.one_more(rows, ships) + 0.01 * budget.brings(rows, 99))


def sure(w: Worth, port: PortId) -> float:
    """How likely a Sail from there succeeds with the money of its office; without any it may still get some."""
    dice = w.world.offices[office_of(port)].cash - budget.penalty(w.game, port)
    return 1 - float(budget.MISSES ** max(0.5, dice))


def to_port(w: Worth, asked: Pick) -> list[Hint]:
    """A ship of a captain: likewise."""
    return [
        Hint(option.value, _sends(w, option.value, ships_in(w.world.ports[option.value])))
        for option in asked.options
    ]  # fmt: skip


def tie(w: Worth, asked: Pick) -> list[Hint]:
    """Of equally cheap ships and goods those that pay the family's own shipyards and factories."""
    return [
        Hint(option.value, float(option.params.get("owners", [option.params.get("owner")]).count(w.seat)))
        for option in asked.options
    ]  # fmt: skip


# --- money ----------------------------------------------------------------------------------------------------
def money(w: Worth, asked: Allocate) -> list[Hint]:
    """Dice for the Sails, ships and goods that orders wait for, new regions: whatever brings most."""
    names: list[OfficeId] = [slot.value for slot in asked.slots]
    prices = sorted(w.figures.london.yard_prices[len(owners)] for owners in w.world.works.yards)
    built = any(owner != NOBODY for owner in w.world.works.factories)
    good = CHEAP if built else w.figures.money.goods
    plan = budget.Budget(w, names, prices, good, budget.opening(w, names))
    return [Hint(plan.shares(asked.total), 1.0)]


def port_of(office: OfficeId) -> PortId:
    return PRESIDED.get(office, CHINA)


def dividend(w: Worth, asked: Amount) -> list[Hint]:
    """One dividend keeps the price; a second one is worth it only with money to spare, or when nothing is saved."""
    each, revenue = asked.params["each"], asked.params["revenue"]
    last = w.turns == 0
    two = asked.hi >= 2 and (revenue - 2 * each >= 2 * SAIL_MONEY)
    n = asked.hi if last else 2 if two else 1
    return [Hint(max(asked.lo, min(asked.hi, n)), 1.0)]


def tax(w: Worth, asked: Allocate) -> list[Hint]:
    """The family first."""
    first, *rest = asked.slots
    return [Hint([first.cap, *(0 for _ in rest)], 1.0)]


# --- what an office does ----------------------------------------------------------------------------------------
def action(w: Worth, asked: Pick) -> list[Hint]:
    """Sail when ships are ready and dice can be bought; the rest when it pays for what may be lost."""
    office: OfficeId = asked.params["office"]
    cash, held = asked.params["cash"], w.office(office)
    found = []
    for option in asked.options:
        if not option.why:
            continue
        chosen = OFFICE_ACTION.read(option.value)
        if isinstance(chosen, Done):
            found.append(Hint(option.value, 0.05))
            continue
        strength = cash
        if isinstance(chosen, Campaign):
            army = w.world.armies[presidency_of(w.game, office)]
            strength = ready_guns(army) + ready_officers(army) + cash // w.figures.money.mercenary
        dice = strength - option.params["penalty"] + extra_dice(w.game, office, option.params["action"])
        dice = min(dice, CAREFUL)
        gain = success(w, office, chosen)
        chance, fails = w.figures.check.chance(SUCCESS, dice), w.figures.check.chance(FAILURE, dice)
        found.append(Hint(option.value, chance * gain - fails * (held + 0.3)))
    return found


def success(w: Worth, office: OfficeId, chosen: Campaign | OpenTrade | Sail | Invest) -> float:
    """What the Check is rolled for."""
    game, pound = w.game, w.pound()
    if isinstance(chosen, Sail):
        port = port_of(office)
        ships = ready_ships(w.world.ports[port])
        filled = min(len(budget.waiting(game, port)), ships)
        return COMPANY_POUND * budget.earning(game, port, ships) + filled * pound
    if isinstance(chosen, Campaign):
        return conquest(w, office, chosen.target)
    if isinstance(chosen, OpenTrade):
        spare = w.world.offices[office].cash - SAIL_MONEY
        if not w.turns:
            return -0.5
        saved = budget.danger(game) * blamed(w)
        return saved + (0.5 + 0.02 * budget.new_orders(game, chosen.target) if spare >= CAREFUL else -0.5)
    return 0.6 if w.turns > 0 else 0.0


def blamed(w: Worth) -> float:
    """What mutiny would cost the family: the points of its offices, and a turn less."""
    offices = [name for name, office in w.world.offices.items() if office.holder == w.seat]
    counted = sum(name == CHAIRMAN or name in PRESIDED or name in w.world.india.formed for name in offices)
    return 1.0 - counted * w.figures.ending.mutiny_vp


def conquest(w: Worth, office: OfficeId, target: RegionId) -> float:
    """Plunder for one's own officers, and a province whose office may be one's own."""
    card = side(printed(w.game), w.world.india.regions, target)
    officers = w.world.armies[presidency_of(w.game, office)].officers
    others = sum(officers) - officers[w.seat]
    plunder = card.plunder * w.pound() * (officers[w.seat] - ENVY * others)
    return plunder + 0.6 * min(1, w.turns) + w.temper["campaign"]


def strength(w: Worth, asked: Amount) -> list[Hint]:
    """Enough dice, and no more: what an office saves it has next turn."""
    extra = extra_dice(w.game, asked.params["office"], asked.params["action"])
    dice = CAREFUL + (1 if w.turns == 0 else 0) - extra
    return [Hint(max(asked.lo, min(asked.hi, asked.lo - 1 + dice)), 1.0)]


def order(w: Worth, asked: Pick) -> list[Hint]:
    """The order that brings most for each ship; goods are spent before ships."""
    found = []
    for option in asked.options:
        if option.why:
            done = isinstance(FILLED.read(option.value), Done)
            worth = 0.0 if done else option.params["n"] / (option.params["ships"] or 0.7)
            found.append(Hint(option.value, worth))
    return found


def again(w: Worth, asked: Pick) -> list[Hint]:
    return [Hint("yes", 1.0), Hint("no", 0.0)]


# --- armies ---------------------------------------------------------------------------------------------------
def guns(w: Worth, asked: Allocate) -> list[Hint]:
    """All guns where own officers are, else where the Company has most to lose."""
    names = [slot.value for slot in asked.slots]

    def matters(name: str) -> float:
        own = w.world.armies[name].officers[w.seat]  # type: ignore[index]
        return len(of_presidency(w.world.india.regions, name)) + 0.8 * own  # type: ignore[arg-type]

    best = max(names, key=matters)
    return [Hint([asked.total if name == best else 0 for name in names], 1.0)]


def defend(w: Worth, asked: Allocate) -> list[Hint]:
    """Just what is needed: pieces first, then money."""
    return [Hint(filled(asked, asked.params["needed"]), 1.0)]


def force(w: Worth, asked: Allocate) -> list[Hint]:
    """Enough for a few dice above the penalty, pieces first."""
    return [Hint(filled(asked, asked.params["penalty"] + CAREFUL), 1.0)]


def filled(asked: Allocate, left: int) -> list[int]:
    """So much from the slots in their order."""
    given = []
    for slot in asked.slots:
        given.append(min(left, slot.cap))
        left -= given[-1]
    return given


# --- transfers and losses ---------------------------------------------------------------------------------------
def quiet(w: Worth, asked: Pick) -> list[Hint]:
    """Leave things where they are."""
    return [Hint(option.value, 0.0) for option in asked.options if option.why and option.params.get("quiet")]


def cargo(w: Worth, asked: Pick) -> list[Hint]:
    """Ships that find no order go where one waits, and money for the Sail."""
    found = []
    for option in asked.options:
        if not option.why:
            continue
        worth = 0.0
        if not option.params.get("quiet"):
            giver, taker = option.params["giver"], option.params["taker"]
            n, waits = ships_in(w.world.ports[giver]), ships_in(w.world.ports[taker])
            lost = sure(w, giver) * budget.earning(w.game, giver, n)
            won = budget.earning(w.game, taker, waits + n) - budget.earning(w.game, taker, waits)
            worth = 0.1 * (sure(w, taker) * won - lost) - 0.2
        found.append(Hint(option.value, worth))
    return found


def how_much(w: Worth, asked: Allocate) -> list[Hint]:
    """All ships; of goods none, as they would be missed."""
    wanted = ["goods" not in CARGO.name(CARGO.read(slot.value)) for slot in asked.slots]
    given = [slot.cap if wants else 0 for slot, wants in zip(asked.slots, wanted, strict=True)]
    return [Hint(given if sum(given) else [slot.cap for slot in asked.slots], 1.0)]


def many(w: Worth, asked: Amount) -> list[Hint]:
    return [Hint(asked.hi, 1.0)]


def consent(w: Worth, asked: Pick) -> list[Hint]:
    """A President keeps what his own Sail needs."""
    port = asked.params["giver"]
    needs = port in PORTS and budget.earning(w.game, port, ships_in(w.world.ports[port])) > 0
    return [Hint("yes", 0.0 if needs else 0.2), Hint("no", 0.1)]
