"""What each firm can do as things stand, and what it owes. Which card a manager has laid stays out of it until it lies
open."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ....kernel.reasons import OPEN, Closed, Reason
from .. import firms, targets
from ..components import PRESIDENCIES, SEA_ZONE
from ..ids import PresidencyId
from ..phases.operations.routes import routes
from ..phases.operations.ventures import open_orders
from ..pieces import player_ships
from ..state import Firm, G, printed
from .power import Power, dice, power


def of_firms(game: G) -> list[dict[str, Any]]:
    return [
        {"id": targets.FIRM[firm.manager], "manager": firm.manager, "powers": list(_powers(game, firm))}
        for firm in game.state.firms
    ]


def _powers(game: G, firm: Firm) -> Iterator[Power]:
    waiting = player_ships(game, "yard")
    cost = firms.fit_cost(game)
    why: Reason = OPEN if waiting else Closed("jc2.operations.no_dead_actions")
    yield power("firm_fit", why and _affords(firm, cost), cost=cost)
    yield _trade(game, firm)
    if lacking := firms.short(game, firm):
        yield power("firm_short", n=lacking)
    each = firms.dividend_cost(game, firm)
    pays: Reason = OPEN if firm.india >= each else Closed("jc2.firms.dividends.india_only", n=each, india=firm.india)
    yield power("firm_dividends", pays, n=firm.india // each, cash=each)
    if firm.dividend > 0:
        yield power("firm_retires", cash=firm.dividend)


def _affords(firm: Firm, cost: int) -> Reason:
    return OPEN if firm.london >= cost else Closed("jc2.firms.ships.fit", cost=cost, cash=firm.london)


def _trade(game: G, firm: Firm) -> Power:
    """With all of London's money, or with what lies on the card; where it goes once that is known."""
    afloat = len(firms.ships(game, firm))
    why: Reason = OPEN if afloat else Closed("jc2.firms.strategy.needs_ship")
    venture = firm.venture
    bid = venture.bid if venture else firm.london
    homes = [home for home in PRESIDENCIES if not (venture and venture.shown) or venture.strategy == SEA_ZONE[home]]
    n, cash = max((_haul(game, firm, home, afloat) for home in homes), key=lambda haul: haul[1], default=(0, 0))
    if venture and venture.settled:
        return power("firm_traded", n=len(venture.filled))
    return power("firm_trade", why, n=n, cash=cash, **dice(game, bid))


def _haul(game: G, firm: Firm, home: PresidencyId, afloat: int) -> tuple[int, int]:
    """How many orders a success fills from there, and for how much at most."""
    others = frozenset(game.state.india.filled) | firms.filled_by_firms(game, firm)
    most = afloat + printed(game).firms.more_orders
    found = routes(printed(game), home, open_orders(game), most, others)
    best = max(found, key=lambda route: (route.value, -route.orders), default=None)
    return (best.orders, best.value) if best else (0, 0)
