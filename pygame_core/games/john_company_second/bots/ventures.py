"""What firms promise: what they should earn with so many ships, and what their shares are worth."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from .. import firms
from ..components import HOME_PORT, ORDERS, SEA_ZONE
from ..components.figures import OrderFigures
from ..ids import OrderId, PresidencyId, SeaZoneId
from ..phases.operations.routes import grown
from ..state import Firm
from .odds import success
from .stakes import COIN, Stakes

SHARED = 0.8
"""What is left of the dearest orders where others fill them as well, and pay or take half."""
SHUT = 0.25
"""How much of its trade a firm has whose port is closed when it chooses."""
MOST_BID = 7
"""More dice than these add little."""
SPECIAL = 0.45
"""What a special retirement is worth in each season."""
PORTS: dict[SeaZoneId, PresidencyId] = {zone: presidency for presidency, zone in SEA_ZONE.items()}


class Prospect(NamedTuple):
    """A strategy, what it should bring in, and what is spent on it."""

    zone: SeaZoneId
    bid: int
    income: float

    @property
    def profit(self) -> float:
        return self.income - self.bid


def trade(s: Stakes, zone: SeaZoneId, count: int) -> float:
    """What so many orders from a port on should pay a firm."""
    port, closed = HOME_PORT[PORTS[zone]], s.world.india.closed
    shut = port in closed
    orders = frozenset(order for order in ORDERS if order not in closed or order == port)
    return (SHUT if shut else 1.0) * SHARED * best_chain(s, PORTS[zone], orders, count)


def best_chain(s: Stakes, presidency: PresidencyId, orders: frozenset[OrderId], count: int) -> int:
    return _best_chain(presidency, orders, count, tuple(s.printed.orders[order] for order in ORDERS))


@cache
def _best_chain(
    presidency: PresidencyId, orders: frozenset[OrderId], count: int, rows: tuple[OrderFigures, ...]
) -> int:
    """The dearest order that can be reached, again and again."""
    values = {order: row.value for order, row in zip(ORDERS, rows, strict=True)}
    chain: list[OrderId] = []
    while len(chain) < count and (fillable := grown(presidency, orders, chain)):
        chain.append(max(fillable, key=lambda order: values[order]))
    return sum(values[order] for order in chain)


def prospect(s: Stakes, ships: int, london: int) -> Prospect:
    """The best strategy for so many ships and so much money; without ships there is none."""
    best = Prospect("west_indian", 0, 0.0)
    if not ships:
        return best
    for zone in PORTS:
        value = trade(s, zone, ships + s.printed.firms.more_orders)
        for bid in range(1, min(london, MOST_BID) + 1):
            income = value * success(s.check, bid)
            if income - bid > best.profit:
                best = Prospect(zone, bid, income)
    return best


class Outlook(NamedTuple):
    """What a firm should do for its owners in a year, and what a share should score in the end."""

    each: float
    """A year's dividends for each share."""
    points: float


def outlook(s: Stakes, shares: int, value: int, ships: int, london: int) -> Outlook:
    """What London holds pays for dice and ships until it is spent: only then must trade earn them."""
    figures = s.printed.firms
    found = prospect(s, ships, london)
    due = ships * figures.ship + max(shares, figures.values[value].expense)
    years = s.years("revenue")
    spent = max(0.0, found.bid + due - london / max(1.0, years))
    each = max(0.0, found.income - spent) / (shares + figures.manager)
    grown_to = min(len(figures.values) - 1.0, value + 0.9 * years * found.income / figures.step)
    low = int(grown_to)
    high = min(low + 1, len(figures.values) - 1)
    rows = figures.values
    halves = rows[low].half_points + (grown_to - low) * (rows[high].half_points - rows[low].half_points)
    doomed = london < (figures.fit_ship if not ships else due)
    if not found.income and doomed:
        halves = min(halves, 2 * figures.prison)
    return Outlook(each, halves / 2)


def of_firm(s: Stakes, firm: Firm) -> Outlook:
    count = len(firms.ships(s.game, firm))
    return outlook(s, firms.all_shares(firm), firm.value, count, firm.london + firm.india)


def share(s: Stakes, found: Outlook) -> float:
    """What a share of such a firm is worth."""
    return COIN * found.each * s.years("revenue") + found.points


def management(s: Stakes, found: Outlook) -> float:
    """What the manager's own pounds and the say are worth."""
    return COIN * found.each * s.years("revenue") + 0.1


def worth(s: Stakes, seat: int) -> float:
    """What firms are worth to a family: shares, management, retirements out of dividends, and what lies in prison."""
    total = float(s.printed.firms.prison * s.world.prison[seat])
    owned = False
    for firm in s.world.firms:
        if not firm.shares[seat] and firm.manager != seat:
            continue
        found = of_firm(s, firm)
        total += firm.shares[seat] * share(s, found)
        total += management(s, found) if firm.manager == seat else 0.0
        owned = owned or (firm.shares[seat] > 0 and (found.each > 0 or firm.dividend > 0))
    return total + (SPECIAL * s.seasons if owned else 0.0)
