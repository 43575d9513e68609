"""The Company's offices: ships go where orders wait, money to those who sail, a dividend is paid when it can be."""

from __future__ import annotations

from ....kernel.decisions import Allocate, Amount, Pick
from ....parts.hints import Hint
from ..check import extra_dice
from ..company import PORTS, PRESIDED, office_of, orders_of, ready_guns, ready_officers, ready_ships, ships_in
from ..components.figures import FAILURE, SUCCESS
from ..ids import OfficeId, PortId, RegionId
from ..india import of_presidency, side
from ..phases.offices import presidency_of
from ..phases.sailing import fillings
from ..refs import CARGO, FILLED, OFFICE_ACTION, Campaign, Done, Invest, OpenTrade, Sail
from ..state import CHINA, G, is_militant, printed
from . import alone
from .worth import ENVY, Worth

CAREFUL = 4
"""Dice that an office pays for, if it can have them: a failed Check dismisses."""
SAIL_MONEY = 6
"""What a President needs for that."""
COMPANY_POUND = 0.14
"""What a pound of the Company is worth to one who has a say in it."""


# --- trade ----------------------------------------------------------------------------------------------------
def places(game: G, port: PortId) -> list[RegionId | PortId]:
    if port == CHINA:
        return [CHINA]
    return [*of_presidency(game.state.india.regions, port)]


def waiting(game: G, port: PortId) -> list[tuple[int, int]]:
    """Orders that nobody has filled: what they bring and how many ships they take, the best first."""
    found = [
        (order.revenue, order.demand)
        for place in places(game, port)
        for order, filled in zip(orders_of(game, place), fillings(game, place), strict=True)
        if not filled.by
    ]
    return sorted(found, key=lambda order: -order[0] / order[1])


def earning(game: G, port: PortId, ships: int) -> int:
    """What so many ships would bring there."""
    total = 0
    for revenue, demand in waiting(game, port):
        if demand <= ships:
            ships -= demand
            total += revenue
    return total


def spread(w: Worth, asked: Allocate) -> list[Hint]:
    """Each ship to the port where it brings most."""
    names = [slot.value for slot in asked.slots]
    given = dict.fromkeys(names, 0)
    for _ in range(asked.total):
        there = {name: ships_in(w.world.ports[name]) + given[name] for name in names}
        best = max(names, key=lambda name: earning(w.game, name, there[name] + 2) - earning(w.game, name, there[name]))
        given[best] += 1
    return [Hint(list(given.values()), 1.0)]


def to_port(w: Worth, asked: Pick) -> list[Hint]:
    """A ship of a captain: likewise."""
    found = []
    for option in asked.options:
        ships = ships_in(w.world.ports[option.value])
        found.append(
            Hint(option.value, earning(w.game, option.value, ships + 1) - earning(w.game, option.value, ships))
        )
    return found


def tie(w: Worth, asked: Pick) -> list[Hint]:
    """Of equally cheap ships and goods those that pay the family's own shipyards and factories."""
    return [
        Hint(option.value, float(option.params.get("owners", [option.params.get("owner")]).count(w.seat)))
        for option in asked.options
    ]  # fmt: skip


# --- money ----------------------------------------------------------------------------------------------------
def money(w: Worth, asked: Allocate) -> list[Hint]:
    """First what a Sail needs where ships are, then ships and goods, then more for the Presidents."""
    game = w.game
    names: list[OfficeId] = [slot.value for slot in asked.slots]
    if is_militant(game):
        return [Hint(alone.money(w, names, asked.total), 1.0)]
    given: dict[OfficeId, int] = dict.fromkeys(names, 0)
    left = asked.total
    sailors = [office_of(port) for port in PORTS if office_of(port) in given and places(game, port)]
    sailors.sort(key=lambda office: (-(w.world.offices[office].holder == w.seat), -earning(game, port_of(office), 99)))
    wishes = [(office, SAIL_MONEY) for office in sailors]
    wishes += [(name, 12) for name in names if name == "ship_purchasing"]
    wishes += [(name, 6) for name in names if name == "goods_purchasing"]
    for office, wish in wishes:
        n = min(left, max(0, wish - w.world.offices[office].cash))
        given[office] += n
        left -= n
    last = "ship_purchasing" if "ship_purchasing" in given else names[0]
    given[last] += left
    return [Hint(list(given.values()), 1.0)]


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
    """The family first; alone, the presidency."""
    first, *rest = asked.slots
    return [Hint([first.cap, *(0 for _ in rest)], 1.0)]


# --- what an office does ----------------------------------------------------------------------------------------
def action(w: Worth, asked: Pick) -> list[Hint]:
    """Sail when ships are ready and dice can be bought; the rest when it pays for what may be lost."""
    office: OfficeId = asked.params["office"]
    cash, held = asked.params["cash"], 0.0 if is_militant(w.game) else w.office(office)
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
        if is_militant(w.game) and not alone.dares(w, office, chosen, cash, strength, option.params["penalty"]):
            continue
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
        filled = min(len(waiting(game, port)), ships)
        return COMPANY_POUND * earning(game, port, ships) + (0.0 if is_militant(game) else filled * pound)
    if isinstance(chosen, Campaign):
        return conquest(w, office, chosen.target)
    if isinstance(chosen, OpenTrade):
        spare = w.world.offices[office].cash - SAIL_MONEY
        return 0.5 if spare >= CAREFUL and w.turns > 0 else -0.5
    return 0.6 if w.turns > 0 else 0.0


def conquest(w: Worth, office: OfficeId, target: RegionId) -> float:
    """Plunder for one's own officers, and a province whose office may be one's own."""
    card = side(printed(w.game), w.world.india.regions, target)
    if is_militant(w.game):
        return alone.PROVINCE + 0.2 * card.tax
    officers = w.world.armies[presidency_of(w.game, office)].officers
    others = sum(officers) - officers[w.seat]
    plunder = card.plunder * w.pound() * (officers[w.seat] - ENVY * others)
    return plunder + 0.6 * min(1, w.turns) + w.temper["campaign"]


def strength(w: Worth, asked: Amount) -> list[Hint]:
    """Enough dice, and no more: what an office saves it has next turn."""
    extra = extra_dice(w.game, asked.params["office"], asked.params["action"])
    dice = CAREFUL + (1 if w.turns == 0 else 0) - extra
    if is_militant(w.game):
        dice += alone.more_dice(w, asked.hi - asked.lo)
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
        own = 0 if is_militant(w.game) else w.world.armies[name].officers[w.seat]  # type: ignore[index]
        return len(of_presidency(w.world.india.regions, name)) + 0.8 * own  # type: ignore[arg-type]

    best = max(names, key=matters)
    return [Hint([asked.total if name == best else 0 for name in names], 1.0)]


def defend(w: Worth, asked: Allocate) -> list[Hint]:
    """Just what is needed: pieces first, then money."""
    return [Hint(_filled(asked, asked.params["needed"]), 1.0)]


def force(w: Worth, asked: Allocate) -> list[Hint]:
    """Enough for a few dice above the penalty, pieces first."""
    return [Hint(_filled(asked, asked.params["penalty"] + CAREFUL), 1.0)]


def _filled(asked: Allocate, left: int) -> list[int]:
    given = []
    for slot in asked.slots:
        n = min(left, slot.cap)
        given.append(n)
        left -= n
    return given


# --- transfers and losses ---------------------------------------------------------------------------------------
def quiet(w: Worth, asked: Pick) -> list[Hint]:
    """Leave things where they are."""
    return [Hint(option.value, 0.0) for option in asked.options if option.why and option.params.get("quiet")]


def cargo(w: Worth, asked: Pick) -> list[Hint]:
    """Ships that find no order go where one waits."""
    found = []
    for option in asked.options:
        if not option.why:
            continue
        worth = 0.0
        if not option.params.get("quiet"):
            giver, taker = option.params["giver"], option.params["taker"]
            lost = earning(w.game, giver, ships_in(w.world.ports[giver]))
            won = earning(w.game, taker, ships_in(w.world.ports[taker]))
            n = ships_in(w.world.ports[giver])
            worth = 0.1 * (earning(w.game, taker, ships_in(w.world.ports[taker]) + n) - won - lost) - 0.2
            if is_militant(w.game) and lost:
                worth = -1.0
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
    needs = port in PORTS and earning(w.game, port, ships_in(w.world.ports[port])) > 0
    return [Hint("yes", 0.0 if needs else 0.2), Hint("no", 0.1)]
