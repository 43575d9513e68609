"""The Manager of Shipping: spends on ships until little is left."""

from __future__ import annotations

from typing import Any, Final

from .....kernel.bars import Bar, Column, Row
from .....kernel.decisions import NOWHERE, Decision, Option, Pick
from .....kernel.game import Step
from .....kernel.reasons import OPEN, Closed, Reason
from .....parts.money import affordable
from ... import targets
from ...cards import prestige
from ...components import SEA_ZONE
from ...crown.family import automated, charge, crown, plays, presides, price, reward, seat_of
from ...ids import ZoneId
from ...laws import in_force
from ...pieces import holder, player_ships, ships_in, spare_ships, spend_treasury, zones
from ...refs import DEEDS, PURCHASE, Buy, Fit, Lease, Purchase, YardCard
from ...state import NOBODY, G, printed, steps
from .common import acting, declined, treasury

MANAGER: Final = "manager_of_shipping"


def fit_cost(game: G) -> int:
    figures = printed(game)
    return figures.law_numbers.subsidy_fit if in_force(game, "ship_subsidy") else figures.offices.fit_ship


def cost_of(game: G, what: Purchase) -> int:
    match what:
        case Fit():
            return fit_cost(game)
        case Buy():
            return printed(game).offices.buy_ship
    return printed(game).offices.lease_ship


def can_place(game: G, what: Purchase) -> Reason:
    waiting = player_ships(game, "yard")
    if isinstance(what, Buy) and waiting:
        return Closed("jc2.operations.shipping.buy.only_if_no_yard_ship", n=len(waiting))
    if not isinstance(what, Fit) and not spare_ships(game):
        return Closed("jc2.operations.shipping.stuck")
    cost, cash = cost_of(game, what), treasury(game, MANAGER)
    return affordable(cash, cost, f"jc2.operations.shipping.{PURCHASE.name(what)}")


def purchases(game: G) -> list[Purchase]:
    return [*(Fit(number) for number in player_ships(game, "yard")), Buy(), Lease()]


@steps("operations.manager_of_shipping")
def manager(game: G) -> Step | None:
    seat = acting(game, MANAGER)
    if seat == NOBODY or not any(can_place(game, what) for what in purchases(game)):
        return None
    return _manager(game, seat)


def _manager(game: G, seat: int) -> Step:
    answer = yield lambda: _question(game, seat)
    if answer == "done":
        declined(game, seat, "left.ship", "jc2.operations.shipping.must_spend")
        return
    _pay_for_fitting(game, seat, PURCHASE.read(answer))
    zone = yield lambda: Pick(seat, "operations.ship_to", [
        Option(zone, OPEN, targets.ZONE[zone], "place") for zone in zones(game)
    ], "jc2.operations.shipping.fit.choice")  # fmt: skip
    _place(game, seat, PURCHASE.read(answer), zone)
    game.next(manager)


def _question(game: G, seat: int) -> Decision:
    cash = treasury(game, MANAGER)
    options = []
    for what in purchases(game):
        value, code, cost = PURCHASE.text(what), f"ship.{PURCHASE.name(what)}", cost_of(game, what)
        why = can_place(game, what)
        if isinstance(what, Fit):
            owner, ship = game.state.yards[what.number].owner, DEEDS.text(YardCard(what.number))
            options.append(Option(value, why, targets.YARD[what.number], code, cost=cost, holder=owner, ship=ship))
        else:
            options.append(Option(value, why, NOWHERE, code, cost=cost, n=spare_ships(game)))
    keeps = printed(game).offices.keeps
    stop = (
        OPEN
        if cash <= keeps or _spared(game, seat)
        else Closed("jc2.operations.shipping.must_spend", n=keeps, cash=cash)
    )
    options.append(Option("done", stop))
    return Pick(seat, "operations.ship", options, "jc2.operations.shipping.must_spend", cash=cash, n=keeps, ends="done")


def bar(game: G, asked: Decision) -> Bar:
    """All the ships in one bar: a ship of a yard or, once these are empty, of the Company; or an extra one."""
    waiting: list[Purchase] = [Fit(number) for number in player_ships(game, "yard")]
    spare = spare_ships(game)
    staying = [*waiting, *[Buy()] * spare]
    columns = [Column(zone, ships_in(game, zone), targets.ZONE[zone]) for zone in zones(game)]
    rows = [
        _row(game, "shipping.yard" if waiting else "shipping.company", staying, waiting or staying),
        _row(game, "shipping.lease", [Lease()] * spare, [Lease()] * spare),
    ]
    return Bar("operations.ship", rows, treasury(game, MANAGER), columns, {"n": asked.params["n"]})


def _row(game: G, code: str, all_of_them: list[Purchase], next_ones: list[Purchase]) -> Row:
    what = next_ones[0] if next_ones else Lease()
    cost = cost_of(game, what)
    payable = treasury(game, MANAGER) // cost if cost else len(next_ones)
    return Row(
        code, list(dict.fromkeys(map(PURCHASE.text, all_of_them))), [PURCHASE.text(one) for one in next_ones[:payable]],
        [cost_of(game, one) for one in all_of_them], why=can_place(game, what), params={"cost": cost},
    )  # fmt: skip


def _spared(game: G, seat: int) -> bool:
    """Whether somebody has paid the Crown to leave money unspent."""
    return automated(game, seat) and LEAVES in crown(game).duty.paid


LEAVES: Final = "shipping.crown_leave_two"


def _pay_for_fitting(game: G, seat: int, what: Purchase) -> None:
    """A person whose ship the Crown fits pays before it is placed, as far as there is a cube."""
    if isinstance(what, Fit) and automated(game, seat):
        owner, due = game.state.yards[what.number].owner, price(game, "shipping.crown_fits_yours") or 0
        if owner not in (seat, NOBODY) and crown(game).cubes[owner] >= due:
            charge(game, owner, "shipping.crown_fits_yours", due)


def _reward(game: G, seat: int, what: Purchase, zone: ZoneId) -> None:
    """A Crown ship that a person fits, and any ship that comes to serve the Crown."""
    if not plays(game):
        return
    if isinstance(what, Fit) and automated(game, game.state.yards[what.number].owner):
        reward(game, seat, "shipping.fit_crown")
    homes = [home for home, sea in SEA_ZONE.items() if sea == zone]
    served = presides(game, homes[0]) if homes else holder(game, "superintendent_of_trade_in_china") == seat_of(game)
    if served:
        reward(game, seat, "shipping.place_for_crown")


def _place(game: G, seat: int, what: Purchase, zone: ZoneId) -> None:
    company, kind, cost = game.state.company, PURCHASE.name(what), cost_of(game, what)
    spend_treasury(game, MANAGER, cost)
    named: dict[str, Any] = {}
    if isinstance(what, Fit):
        named = {"ship": DEEDS.text(YardCard(what.number)), "owner": game.state.yards[what.number].owner}
    game.log(f"operations.ship_{kind}", f"jc2.operations.shipping.{kind}", seat=seat, zone=zone, n=cost, **named)
    _reward(game, seat, what, zone)
    if isinstance(what, Fit):
        game.state.yards[what.number].at = zone
        return
    (company.company_ships if isinstance(what, Buy) else company.extra_ships)[zone] += 1
    prestige.collect(game, "shipbuilders", printed(game).card_numbers.shipbuilders)
