"""The Manager of Shipping: spends on ships until little is left."""

from __future__ import annotations

from .....kernel.decisions import NOWHERE, Decision, Option, Pick
from .....kernel.game import Step
from .....kernel.reasons import OPEN, Closed, Reason
from ... import targets
from ...cards import prestige
from ...components import OFFICES
from ...ids import ZoneId
from ...laws import in_force
from ...pieces import player_ships, spare_ships, spend_treasury, zones
from ...state import NOBODY, G, printed, steps
from .common import acting, treasury

MANAGER = OFFICES["manager_of_shipping"].id
SUBSIDISED = 2
"""What fitting a ship costs with Ship Subsidy."""


def fit_cost(game: G) -> int:
    return SUBSIDISED if in_force(game, "ship_subsidy") else printed(game).fit_ship


def cost_of(game: G, what: str) -> int:
    return {"buy": printed(game).buy_ship, "lease": printed(game).lease_ship}.get(what, fit_cost(game))


def can_place(game: G, what: str) -> Reason:
    """`buy`, `lease`, or `fit/7` for a ship on its shipyard."""
    waiting = player_ships(game, "yard")
    if what == "buy" and waiting:
        return Closed("jc2.operations.shipping.buy.only_if_no_yard_ship", n=len(waiting))
    if what in ("buy", "lease") and not spare_ships(game):
        return Closed("jc2.operations.shipping.stuck")
    cost, cash = cost_of(game, what), treasury(game, MANAGER)
    return OPEN if cost <= cash else Closed(f"jc2.operations.shipping.{what.split('/')[0]}", cost=cost, cash=cash)


def purchases(game: G) -> list[str]:
    return [*(f"fit/{number}" for number in player_ships(game, "yard")), "buy", "lease"]


@steps("operations.manager_of_shipping")
def manager(game: G) -> Step | None:
    seat = acting(game, MANAGER)
    if seat == NOBODY or not any(can_place(game, what) for what in purchases(game)):
        return None
    return _manager(game, seat)


def _manager(game: G, seat: int) -> Step:
    what = yield lambda: _question(game, seat)
    if what == "done":
        return
    zone = yield lambda: Pick(seat, "operations.ship_to", [
        Option(zone, OPEN, targets.ZONE[zone], "place") for zone in zones(game)
    ], "jc2.operations.shipping.fit.choice")  # fmt: skip
    _place(game, seat, what, zone)
    game.next(manager)


def _question(game: G, seat: int) -> Decision:
    cash = treasury(game, MANAGER)
    options = []
    for what in purchases(game):
        kind, _, number = what.partition("/")
        why = can_place(game, what)
        if kind == "fit":
            yard = game.state.yards[int(number)]
            options.append(Option(what, why, targets.YARD[int(number)], "ship.fit", cost=fit_cost(game),
                                  holder=yard.owner, ship=f"yard.{number}"))  # fmt: skip
        else:
            options.append(Option(what, why, NOWHERE, f"ship.{kind}", cost=cost_of(game, what), n=spare_ships(game)))
    keeps = printed(game).manager_keeps
    stop = OPEN if cash <= keeps else Closed("jc2.operations.shipping.must_spend", n=keeps, cash=cash)
    options.append(Option("done", stop))
    return Pick(seat, "operations.ship", options, "jc2.operations.shipping.must_spend", cash=cash, n=keeps)


def _place(game: G, seat: int, what: str, zone: ZoneId) -> None:
    company = game.state.company
    kind, _, number = what.partition("/")
    cost = cost_of(game, what)
    spend_treasury(game, MANAGER, cost)
    game.log(f"operations.ship_{kind}", f"jc2.operations.shipping.{kind}", seat=seat, zone=zone, n=cost,
             ship=f"yard.{number}")  # fmt: skip
    if kind == "fit":
        game.state.yards[int(number)].at = zone
        return
    (company.company_ships if kind == "buy" else company.extra_ships)[zone] += 1
    prestige.collect(game, "shipbuilders", 1)
