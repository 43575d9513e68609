"""A President's Trade: regions are declared and money is spent; a success fills orders."""

from __future__ import annotations

from .....kernel.decisions import Decision, Option, Pick
from .....kernel.game import Step
from .....kernel.reasons import Closed, Reason
from ... import checks, india, targets
from ...cards import blackmail
from ...checks import rollable
from ...components import HOME_PORT, PRESIDENT, SEA_ZONE
from ...ids import PresidencyId, RegionId
from ...laws import in_force
from ...pieces import holder, ships_in, spend_treasury
from ...state import G, steps
from . import ventures
from .common import declined, ruin, spending, treasury
from .filling import fill_orders
from .routes import routes_now


def can_trade(game: G, presidency: PresidencyId) -> Reason:
    if presidency in game.state.turn.operations.traded:
        return Closed("jc2.operations.trade.once")
    if not ships_in(game, SEA_ZONE[presidency]):
        return Closed("jc2.operations.no_dead_actions", zone=SEA_ZONE[presidency])
    if not india.is_open(game, HOME_PORT[presidency]):
        return Closed("jc2.operations.trade.needs_port", order=HOME_PORT[presidency])
    return rollable(treasury(game, PRESIDENT[presidency]))


@steps("operations.trade")
def trade(game: G, presidency: PresidencyId) -> Step:
    office = PRESIDENT[presidency]
    seat = holder(game, office)
    ships = ships_in(game, SEA_ZONE[presidency])
    regions: list[RegionId] = [presidency]
    if len(routes_now(game, presidency, ships)) > 1:
        regions = yield lambda: _declaration(game, seat, presidency, ships)
    penalty = len(regions) - 1
    amount = yield lambda: _spending(game, seat, presidency, ships, regions)
    if amount == "none":
        declined(game, seat, "left.trade", "jc2.operations.trade.dice")
        return
    spend_treasury(game, office, amount)
    dice = game.chance.dice(amount - penalty)
    game.log("operations.trade", "jc2.operations.trade.dice", seat=seat, presidency=presidency, regions=regions,
             cost=amount, dice=dice, outcome=checks.outcome(game, dice))  # fmt: skip
    again = yield from blackmail.after_check(game, "trade", seat, dice)
    found = checks.outcome(game, dice if again is None else again)
    if found == checks.SUCCESS:
        game.state.turn.operations.traded.append(presidency)
        if ventures.waiting(game, presidency):
            rolled = ventures.successes(game, dice if again is None else again)
            game.next(ventures.settle, presidency=presidency, regions=regions, left=ships, rolled=rolled)
        else:
            game.next(fill_orders, presidency=presidency, regions=regions, left=ships, chain=[])
    elif found == checks.CATASTROPHE:
        ruin(game, office)


def _declaration(game: G, seat: int, presidency: PresidencyId, ships: int) -> Decision:
    cash = treasury(game, PRESIDENT[presidency])
    return Pick(seat, "operations.declare", [
        Option(list(route.regions), rollable(cash - len(route.regions) + 1), targets.REGION[route.regions[-1]],
               "operations.declare", regions=list(route.regions), n=route.orders, cash=route.value,
               penalty=len(route.regions) - 1, odds=checks.odds(game, cash - len(route.regions) + 1))
        for route in routes_now(game, presidency, ships)
    ], "jc2.operations.trade.declare", n=ships, cash=cash)  # fmt: skip


def _spending(game: G, seat: int, presidency: PresidencyId, ships: int, regions: list[RegionId]) -> Decision:
    """With what a success would bring, to the Company and to the President."""
    known = routes_now(game, presidency, ships)
    route = next(route for route in known if list(route.regions) == regions)
    own = 0 if in_force(game, "trade_regulations") else route.orders
    return spending(
        game, seat, "operations.trade", PRESIDENT[presidency], "jc2.operations.trade.dice", len(regions) - 1,
        regions=regions, n=len(regions) - 1, orders=route.orders, value=route.value, own=own,
    )  # fmt: skip
