"""Presidents, Governors, the Governor General, the Superintendent in China."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from .....kernel.decisions import Amount, Pick
from ... import india
from ...components import GOVERNED, HOME_PORT, ORDERS, PRESIDENCIES, PRESIDENT, SEA_ZONE
from ...ids import OrderId, PresidencyId, RegionId
from ...phases.operations.common import treasury
from ...phases.operations.filling import declared, pays
from ...phases.operations.routes import grown, usable
from ...pieces import ships_in
from ...refs import GOVERNING, Build, Raise, Tax
from ...state import G, printed
from ..cards import by_arrows, by_regions
from ..charts import presided
from ..family import automated, chart, crown, seat_of
from .armies import fitting
from .company import berth
from .plan import Planned, Plans


# --- the order of a Presidency --------------------------------------------------------------------------------
def acting_order(game: G, asked: Pick) -> list[str]:
    """Who still acts: Governors in the order in which their regions came to the Company, the Commander, Trade while it
    can be paid for; or as somebody has paid for."""
    able = [option.value for option in asked.options if option.why]
    formed, paid = crown(game).formed, crown(game).presiding.order
    found = sorted((one for one in able if one in GOVERNED), key=lambda one: formed.index(GOVERNED[one]))
    found += [one for one in able if one == "commander"]
    found += [one for one in able if one == "trade" and best_route(game, asked.params["presidency"])]
    return sorted(found, key=lambda one: paid.index(one) if one in paid else len(paid))


def position(game: G, asked: Pick) -> Planned:
    order = acting_order(game, asked)
    if not order:
        return Planned("done", "jc2.solo.crown.trade.dice", "position_done")
    if crown(game).presiding.order:
        return Planned(order[0], "jc2.solo.favour.presidency.crown_order", "position_paid", who=order[0])
    if order[0] == "trade":
        return Planned(order[0], "jc2.solo.crown.trade.dice", "position_trade")
    row = "position_commander" if order[0] == "commander" else "position_governor"
    return Planned(order[0], "jc2.solo.crown.president.order", row, who=order[0])


# --- Trade ----------------------------------------------------------------------------------------------------
class Trip(NamedTuple):
    """A connected set of orders, with the regions it touches."""

    orders: frozenset[OrderId]
    regions: tuple[RegionId, ...]
    value: int


def trade_dice(game: G) -> int:
    return max(1, chart(game).trade + crown(game).presiding.shift)


def trips(game: G, home: PresidencyId, inside: frozenset[OrderId], ships: int) -> list[Trip]:
    """All connected sets from the home port of as many orders as the ships can fill in the regions that they touch."""
    port = HOME_PORT[home]
    if port not in inside or not ships:
        return []
    found: set[frozenset[OrderId]] = set()
    edge = {frozenset([port])}
    for _ in range(ships):
        found |= edge
        edge = {chain | {order} for chain in edge for order in grown(home, inside, [*chain])}
    made = []
    for chain in found:
        regions = {ORDERS[order].region for order in chain}
        more = [order for order in grown(home, inside, [*chain]) if ORDERS[order].region in regions]
        if len(chain) == ships or not more:
            named: list[RegionId] = sorted(regions, key=lambda region: (region != home, region))
            made.append(Trip(chain, tuple(named), sum(pays(game, order) for order in chain)))
    return made


@cache
def distances(home: PresidencyId) -> dict[OrderId, int]:
    """How many links lie between an order and the home region."""
    steps = {order: 0 for order, row in ORDERS.items() if row.region == home}
    edge = list(steps)
    while edge:
        edge = [link for link in {link for order in edge for link in ORDERS[order].links} if link not in steps]
        steps |= dict.fromkeys(edge, max(steps.values()) + 1)
    return steps


NORTH = {order: place for place, order in enumerate(ORDERS)}


def _merit(home: PresidencyId, trip: Trip) -> tuple[int, int, int, int]:
    """Value, orders at home, nearness by links, how far south."""
    at_home = len([order for order in trip.orders if ORDERS[order].region == home])
    away = sum(distances(home)[order] for order in trip.orders)
    return trip.value, at_home, -away, sum(NORTH[order] for order in trip.orders)


def best_route(game: G, home: PresidencyId) -> Trip | None:
    """The most valuable one that its treasury can pay: the dice, and one for each region beyond home."""
    cash, ships = treasury(game, PRESIDENT[home]), ships_in(game, SEA_ZONE[home])
    able = [trip for trip in trips(game, home, usable(game, home), ships)
            if trade_dice(game) + len(trip.regions) - 1 <= cash]  # fmt: skip
    return max(able, key=lambda trip: _merit(home, trip), default=None)


def _home(game: G) -> PresidencyId:
    return next(home for home in PRESIDENCIES if home == crown(game).presiding.home)


def declare(game: G, asked: Pick) -> Planned:
    trip = best_route(game, _home(game))
    if trip is None:
        return Planned(next(iter(asked.answers())), "jc2.solo.crown.trade.dice", "trade_poor", n=trade_dice(game))
    return Planned(list(trip.regions), "jc2.crown.trade.route", "route", n=trip.value, regions=list(trip.regions))


def spend(game: G, asked: Amount) -> Planned:
    """The dice and the regions, then up to three pounds more."""
    least = trade_dice(game) + asked.params["n"]
    more = min(printed(game).crown.extra, asked.hi - least)
    if more < 0:
        return Planned("none", "jc2.solo.crown.trade.dice", "trade_poor", n=trade_dice(game))
    return Planned(least + more, "jc2.solo.crown.trade.extra", "trade", n=trade_dice(game) + more, cost=least + more,
                   least=trade_dice(game))  # fmt: skip


def fill(game: G, asked: Pick) -> Planned:
    """Outwards along the best set of what is still open to it in the declared regions."""
    home, able, left = _home(game), list(asked.answers()), asked.params["n"]
    mine = [order for order, filled in game.state.india.filled.items() if filled.by == home]
    inside = declared(game, home, asked.params["regions"]) | {*mine}
    made = [trip for trip in trips(game, home, inside, left + len(mine)) if {*mine} <= trip.orders]
    best = max(made, key=lambda trip: _merit(home, trip)).orders if made else frozenset(able)
    singles = [Trip(frozenset([one]), (), pays(game, one)) for one in able if one in best]
    (order,) = max(singles, key=lambda trip: _merit(home, trip)).orders
    return Planned(order, "jc2.solo.crown.trade.orders", "")


def fill_writer(game: G, asked: Pick) -> Planned:
    """Its own writers before those of persons, of two by turns."""
    able = list(asked.answers())
    if seat_of(game) in able:
        return Planned(seat_of(game), "jc2.solo.crown.trade.writers", "")
    seat = crown(game).button if crown(game).button in able else able[0]
    return Planned(seat, "jc2.solo.crown.trade.writers_two", "", passes=len(able) > 1)


# --- Governors ------------------------------------------------------------------------------------------------
def administer(game: G, asked: Pick) -> Planned:
    mine = crown(game).duty
    least = max(1, chart(game).administer + mine.shift)
    if "governor.crown_none" in mine.paid:
        return Planned("stop", "jc2.solo.favour.governor.crown_none", "", n=asked.params["n"])
    if asked.params["n"] < least:
        return Planned("stop", "jc2.solo.crown.governor.dice", "administer_stops", n=asked.params["n"], least=least)
    return Planned("roll", "jc2.solo.crown.governor.dice", "administer", n=asked.params["n"], least=least)


def administer_choice(game: G, asked: Pick) -> Planned:
    result, able = chart(game).result, [option.value for option in asked.options if option.why]
    home = india.ruler(game, asked.params["region"])
    if result == "ship" and "ship" not in able:
        result = "tax"
    answer = ("tax_treasury" if presided(game, home) else "tax_balance") if result == "tax" else result
    return Planned(answer, "jc2.solo.crown.governor.result", "result", by=f"result.{result}")


# --- the Governor General -------------------------------------------------------------------------------------
def govern(game: G, asked: Amount) -> Planned:
    dice = max(1, chart(game).govern + crown(game).duty.shift)
    if asked.hi < dice:
        return Planned("none", "jc2.solo.crown.governor_general.dice", "govern_poor", n=dice)
    return Planned(dice, "jc2.solo.crown.governor_general.dice", "govern", n=dice)


def governing(game: G, result: str, asked: Pick) -> str:
    """One option of a success: taxes evenly to the Crown Presidencies, the rest to the Balance, ships by the chart of
    the Manager of Shipping, regiments by that of the trainees."""
    able = [option.value for option in asked.options if option.why]
    if result == "ship":
        zone = GOVERNING.text(Build(berth(game)[0]))
        if zone in able:
            return zone
        result = "tax"
    if result == "regiment":
        return GOVERNING.text(Raise(regiment_place(game)))
    mine, own = crown(game).duty, [home for home in PRESIDENCIES if presided(game, home)]
    regions = len(india.held_regions(game))
    if own and mine.entry < regions // len(own) * len(own):
        return GOVERNING.text(Tax(PRESIDENT[own[mine.entry % len(own)]]))
    return GOVERNING.text(Tax("balance"))


def regiment_place(game: G) -> PresidencyId:
    """A regiment is nobody's: what compares majorities does not decide."""
    left: list[PresidencyId] = list(PRESIDENCIES)
    for step in chart(game).assign:
        if step not in ("new_majority", "tie", "keeps_majority"):
            found = fitting(game, left, seat_of(game), step)
            left = found or left
    return by_arrows(game, left)[0]


def govern_choice(game: G, asked: Pick) -> Planned:
    result = crown(game).duty.named or chart(game).result
    return Planned(governing(game, result, asked), "jc2.solo.crown.governor_general.result", "result",
                   by=f"result.{result}")  # fmt: skip


def govern_unrest(game: G, asked: Pick) -> Planned:
    """Every region gets one in the end; where there are fewer taxes, in the order of the AI card."""
    return Planned(by_regions(game, asked.answers())[0], "jc2.crown.governor_general.tax_split", "")


# --- China ----------------------------------------------------------------------------------------------------
def china(game: G, asked: Pick) -> Planned:
    least = max(1, chart(game).china + crown(game).duty.shift)
    if asked.params["n"] < least:
        return Planned("none", "jc2.solo.crown.china", "china_stops", n=asked.params["n"], least=least)
    return Planned("trade", "jc2.solo.crown.china", "china", n=asked.params["n"], least=least)


# --- the Board of Control -------------------------------------------------------------------------------------
def control(game: G, asked: Pick) -> Planned:
    """The first office of a person that has acted."""
    theirs = not automated(game, asked.params["holder"])
    return Planned("dismiss" if theirs else "keep", "jc2.crown.vote.board_of_control", "dismisses" if theirs else "",
                   office=asked.params["office"])  # fmt: skip


PLANS: Plans = {
    "operations.position": position,
    "operations.declare": declare,
    "operations.trade": spend,
    "operations.fill": fill,
    "operations.fill_writer": fill_writer,
    "operations.administer": administer,
    "operations.administer_choice": administer_choice,
    "operations.govern": govern,
    "operations.govern_choice": govern_choice,
    "operations.govern_unrest": govern_unrest,
    "operations.china": china,
    "operations.control": control,
}
