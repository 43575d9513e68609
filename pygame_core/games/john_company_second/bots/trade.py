"""Presidencies: who acts when, trade, Governors, the Governor General, and China."""

from __future__ import annotations

from typing import Any

from ....kernel.decisions import Pick
from ....parts.hints import Hint
from .. import india
from ..army import men
from ..components import GOVERNOR, ORDERS, PRESIDENT, SEA_ZONE, SEA_ZONES
from ..ids import PresidencyId
from ..laws import in_force
from ..phases.operations.filling import declared
from ..phases.operations.governors import TAXES, failure_unrest
from ..phases.operations.routes import reachable, routes, routes_now
from ..pieces import holder
from ..refs import GOVERNING, Build, Raise, Tax
from .checks import spending, worth_trying
from .defence import Watch
from .family import RIVALRY
from .odds import catastrophe, success
from .stakes import COIN, Stakes
from .treasuries import another_ship

UNREST = 0.22
"""What one unrest more in a region of the Company costs whoever cares for it."""


# --- trade --------------------------------------------------------------------------------------------------------
def win(s: Stakes, seat: int, presidency: PresidencyId, value: float, orders: int) -> float:
    """What a successful trade is worth to its President."""
    pay = 0.0 if in_force(s.game, "trade_regulations") else COIN * orders
    box = s.world.india.writers[presidency]
    if not in_force(s.game, "writer_graft_reform"):
        pay += COIN * min(orders, box[seat])
        pay -= RIVALRY * COIN * 0.5 * min(orders, sum(box) - box[seat])
    return pay + value * s.pound(seat) + s.temper(seat)["trade"] + 0.1


def terms(s: Stakes, seat: int, presidency: PresidencyId) -> dict[str, float]:
    office = PRESIDENT[presidency]
    return {
        "ruin": s.office(office, s.world.offices[office].fatigue),
        "keep": 0.25 * s.pound(seat) + 0.03 * s.left,
    }


def declare(s: Stakes, d: Pick) -> list[Hint]:
    presidency = next(d.answers())[0]
    found = []
    for option in d.options:
        if option.why:
            gain = win(s, d.seat, presidency, option.params["cash"], option.params["n"])
            want = terms(s, d.seat, presidency)
            worth = worth_trying(s.check, d.params["cash"], option.params["penalty"], gain, **want)
            found.append(Hint(option.value, worth))
    return found


def amount(s: Stakes, d: Pick) -> list[Hint]:
    regions = d.params["regions"]
    presidency = regions[0]
    orders = declared(s.game, presidency, regions)
    ships = s.ships(presidency)
    found = routes(s.printed, presidency, orders, ships, s.halves)
    route = max(found, key=lambda route: (len(route.regions), route.value))
    gain = win(s, d.seat, presidency, route.value, min(ships, reachable(presidency, orders, [])))
    worths = spending(s.check, d.params["cash"], d.params["n"], gain, **terms(s, d.seat, presidency))
    return [Hint(answer, worths[answer]) for answer in d.answers()]


def fill(s: Stakes, d: Pick) -> list[Hint]:
    """The dearer order, but rather one that leads on."""
    orders = {option.value for option in d.options}
    left = d.params["n"]
    found = []
    for order in orders:
        beyond = [s.printed.orders[link].value for link in ORDERS[order].links if link not in orders]
        found.append(Hint(order, s.printed.orders[order].value + (0.5 * max(beyond, default=0) if left > 1 else 0.0)))
    return sorted(found, key=lambda hint: str(hint.answer))


def fill_writer(s: Stakes, d: Pick) -> list[Hint]:
    """Own writers first, then those of the family that is least ahead."""
    points = [family.vp + s.awards[seat] for seat, family in enumerate(s.world.families)]
    return [Hint(seat, COIN if seat == d.seat else -RIVALRY * COIN - 0.01 * points[seat]) for seat in d.answers()]


# --- who acts when ------------------------------------------------------------------------------------------------
def position(s: Stakes, d: Pick) -> list[Hint]:
    """Governors whose taxes may serve the trade, then the trade; a Commander before it, if he may open the way."""
    presidency = d.params["presidency"]
    found = []
    for option in d.options:
        if not option.why:
            continue
        answer = option.value
        if answer == "done":
            found.append(Hint(answer, 0.0))
        elif answer == "trade":
            found.append(Hint(answer, trading(s, d.seat, presidency)))
        elif answer == "commander":
            own = option.params["holder"] == d.seat
            home = s.world.india.regions[presidency]
            opens = not home.control and s.best_route(presidency, 9)[1] is None
            found.append(Hint(answer, 0.9 if own and opens else 0.02))
        else:
            own = option.params["holder"] == d.seat
            found.append(Hint(answer, 0.6 if own else 0.05))
    return found


def trading(s: Stakes, seat: int, presidency: PresidencyId) -> float:
    """What the best way to trade now is worth beyond keeping the money."""
    cash = s.world.company.treasuries[PRESIDENT[presidency]]
    best = -0.1
    for route in routes_now(s.game, presidency, s.ships(presidency)):
        gain = win(s, seat, presidency, route.value, route.orders)
        best = max(best, worth_trying(s.check, cash, len(route.regions) - 1, gain, **terms(s, seat, presidency)))
    return best if best > 1e-6 else -0.1


# --- Governors ----------------------------------------------------------------------------------------------------
def administer(s: Stakes, d: Pick) -> list[Hint]:
    region = d.params["region"]
    earned = next(option.params["n"] for option in d.options if option.value == "roll")
    fatigue = s.world.offices[GOVERNOR[region]].fatigue
    office = s.office(GOVERNOR[region], fatigue)
    care = 0.1 + 0.6 * s.pound(d.seat)
    unrest = UNREST * care * 3 * failure_unrest(s.game)
    tax = max(0.15, s.printed.governing.tax * s.pound(d.seat))
    gain = rolling(s, d.params["n"], earned, tax, office, unrest)
    return [Hint(answer, gain if answer == "roll" else 0.0) for answer in d.answers()]


def rolling(s: Stakes, dice: int, earned: int, option: float, office: float, unrest: float) -> float:
    """What the next check is worth, with those that may follow; `earned` is the Governor's own of a success."""
    if dice < 1:
        return 0.0
    good, bad, row = success(s.check, dice), catastrophe(s.check, dice), s.printed.governing
    more = retry = 0.0
    if dice > 1:
        more = max(0.0, rolling(s, dice - 1, row.income, option * 0.7, office, unrest))
        retry = max(0.0, rolling(s, dice - 1, row.income_after_failure, option, office, unrest))
    gain = COIN * earned + option + more
    return good * gain - bad * (office + unrest) + (1 - good - bad) * (retry - unrest)


def administer_choice(s: Stakes, d: Pick) -> list[Hint]:
    """Taxes where they do most; regiments where the Army is too weak for what may come."""
    region = d.params["region"]
    worths = choices(s, d.seat, india.ruler(s.game, region))
    taxed = next(option.params["n"] for option in d.options if option.value == "tax_balance")
    found = []
    for answer in d.answers():
        found.append(Hint(answer, worths[answer] - (UNREST * taxed if answer in TAXES else 0.0)))
    return found


def choices(s: Stakes, seat: int, presidency: PresidencyId) -> dict[str, float]:
    own = holder(s.game, PRESIDENT[presidency]) == seat
    trades = presidency not in s.world.turn.operations.traded and s.by_trade[presidency] > 0
    yearly, tax = another_ship(s, SEA_ZONE[presidency]), s.printed.governing.tax
    return {
        "tax_balance": tax * s.pound(seat) + 0.05,
        "tax_treasury": tax * s.pound(seat) * (0.7 if trades else 0.35) + 0.25 * own,
        "regiment": defence_need(s, seat, presidency),
        "ship": 0.5 * yearly * s.pound(seat) * s.left,
    }


def defence_need(s: Stakes, seat: int, army: PresidencyId) -> float:
    """What a regiment more is worth: the regions that it should save, and what the own Commander makes of it."""
    pieces = s.world.india.armies[army]
    ready, watch = men(pieces), Watch(s, seat, army)
    saved = watch.fear(ready) - watch.fear(ready + 1)
    later = s.threats.later(ready) - s.threats.later(ready + 1)
    saved += later * sum(watch.costs.values()) * max(0.0, s.years("events") - 1)
    own = 0.2 * (pieces.commander == seat) * s.years("operations")
    return saved + own - s.pound(seat) * s.years("revenue")


# --- the Governor General -----------------------------------------------------------------------------------------
def govern(s: Stakes, d: Pick) -> list[Hint]:
    regions = d.params["n"]
    figures = s.printed
    gain = regions * (figures.offices.general_wage * COIN + figures.governing.tax * s.pound(d.seat))
    gain += figures.law_numbers.zamindar_income * COIN if in_force(s.game, "zamindar_taxes") else 0.0
    worths = spending(
        s.check, d.params["cash"], 0, gain, s.office("governor_general") + UNREST * regions, keep=0.2 * s.pound(d.seat)
    )
    return [Hint(answer, worths[answer]) for answer in d.answers()]


def govern_choice(s: Stakes, d: Pick) -> list[Hint]:
    tax, found = s.printed.governing.tax, []
    for answer in d.answers():
        match GOVERNING.read(answer):
            case Raise(army):
                worth = defence_need(s, d.seat, army)
            case Build(zone):
                worth = another_ship(s, zone) * s.pound(d.seat) * 0.8 if zone in SEA_ZONES else 0.0
            case Tax(into):
                worth = tax * s.pound(d.seat) * (1.0 if into == "balance" else 0.6) - 0.4 * UNREST
                worth += 0.3 * (into != "balance" and holder(s.game, into) == d.seat)
        found.append(Hint(answer, worth))
    return found


def govern_unrest(s: Stakes, d: Pick) -> list[Hint]:
    """Unrest goes where it is least dangerous: where there is none yet, under a strong Army."""
    found = []
    for region in d.answers():
        at = s.world.india.regions[region]
        pieces = india.army_of(s.game, region)
        found.append(Hint(region, 0.1 * men(pieces) - 0.3 * at.unrest))
    return found


# --- China --------------------------------------------------------------------------------------------------------
def china(s: Stakes, d: Pick) -> list[Hint]:
    option: Any = next(option for option in d.options if option.value == "trade")
    ships = d.params["n"]
    fatigue = s.world.offices["superintendent_of_trade_in_china"].fatigue
    gain = success(s.check, ships) * (option.params["cash"] * s.pound(d.seat) + COIN * option.params["n"])
    gain -= catastrophe(s.check, ships) * s.office("superintendent_of_trade_in_china", fatigue)
    return [Hint(answer, gain if answer == "trade" else 0.0) for answer in d.answers()]
