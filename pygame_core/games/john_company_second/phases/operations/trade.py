"""A President's Trade: regions are declared, money is spent, and orders are filled from the home port on."""

from __future__ import annotations

from .....kernel.decisions import Decision, Option, Pick
from .....kernel.game import Step
from .....kernel.reasons import OPEN, Closed, Reason
from ... import checks, india, targets
from ...cards import blackmail
from ...checks import rollable
from ...components import HOME_PORT, ORDERS, PRESIDENT, SEA_ZONE
from ...ids import OrderId, PresidencyId, RegionId
from ...laws import in_force
from ...pieces import holder, ships_in, spend_treasury
from ...state import NOBODY, G, printed, steps
from .common import company_earns, declined, earn, ruin, spending, treasury
from .routes import grown, reachable, routes, usable


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
    if len(routes(printed(game), presidency, usable(game, presidency), ships)) > 1:
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
        game.next(fill_orders, presidency=presidency, regions=regions, left=ships, chain=[])
    elif found == checks.CATASTROPHE:
        ruin(game, office)


def _declaration(game: G, seat: int, presidency: PresidencyId, ships: int) -> Decision:
    cash = treasury(game, PRESIDENT[presidency])
    return Pick(seat, "operations.declare", [
        Option(list(route.regions), rollable(cash - len(route.regions) + 1), targets.REGION[route.regions[-1]],
               "operations.declare", regions=list(route.regions), n=route.orders, cash=route.value,
               penalty=len(route.regions) - 1, odds=checks.odds(game, cash - len(route.regions) + 1))
        for route in routes(printed(game), presidency, usable(game, presidency), ships)
    ], "jc2.operations.trade.declare", n=ships, cash=cash)  # fmt: skip


def _spending(game: G, seat: int, presidency: PresidencyId, ships: int, regions: list[RegionId]) -> Decision:
    """With what a success would bring, to the Company and to the President."""
    known = routes(printed(game), presidency, usable(game, presidency), ships)
    route = next(route for route in known if list(route.regions) == regions)
    own = 0 if in_force(game, "trade_regulations") else route.orders
    return spending(
        game, seat, "operations.trade", PRESIDENT[presidency], "jc2.operations.trade.dice", len(regions) - 1,
        regions=regions, n=len(regions) - 1, orders=route.orders, value=route.value, own=own,
    )  # fmt: skip


# --- filling orders -------------------------------------------------------------------------------------------
def declared(game: G, presidency: PresidencyId, regions: list[RegionId]) -> frozenset[OrderId]:
    return frozenset(order for order in usable(game, presidency) if ORDERS[order].region in regions)


@steps("operations.fill")
def fill_orders(
    game: G, presidency: PresidencyId, regions: list[RegionId], left: int, chain: list[OrderId]
) -> Step | None:
    """One order for each ship, as long as the chain can grow; `chain` is what this trade has filled."""
    if left and grown(presidency, declared(game, presidency, regions), chain):
        return _fill(game, presidency, regions, left, chain)
    _take_profit(game, presidency, chain)
    return None


def _fill(game: G, presidency: PresidencyId, regions: list[RegionId], left: int, chain: list[OrderId]) -> Step:
    seat = holder(game, PRESIDENT[presidency])
    orders = declared(game, presidency, regions)
    fillable = grown(presidency, orders, chain)
    order = fillable[0]
    if len(fillable) > 1 and not _all_the_same(game, presidency, reachable(presidency, orders, chain), left):
        order = yield lambda: Pick(seat, "operations.fill", [
            Option(order, OPEN, targets.ORDER[order], "operations.fill", n=printed(game).orders[order].value)
            for order in fillable
        ], "jc2.operations.trade.success.adjacent", n=left)  # fmt: skip
    writer = yield from _writer(game, seat, presidency, order)
    india.fill(game, order, presidency, writer)
    game.log("operations.filled", f"jc2.operations.trade.success.{'no_writers' if writer == NOBODY else 'value'}",
             order=order, n=printed(game).orders[order].value, writer=writer)  # fmt: skip
    game.next(fill_orders, presidency=presidency, regions=regions, left=left - 1, chain=[*chain, order])


def _all_the_same(game: G, presidency: PresidencyId, reach: int, left: int) -> bool:
    """Whether all that can be filled will be, by writers of one family or by tokens."""
    box = game.state.india.writers[presidency]
    return reach <= left and (not any(box) or (max(box) == sum(box) and sum(box) >= reach))


def _writer(game: G, seat: int, presidency: PresidencyId, order: OrderId) -> Step:
    """Whose writer goes on an order; a token only where no writer is left."""
    box = game.state.india.writers[presidency]
    families = [family for family, count in enumerate(box) if count]
    if len(families) < 2:
        return families[0] if families else NOBODY
    return (yield lambda: Pick(seat, "operations.fill_writer", [
        Option(family, OPEN, targets.WRITERS[presidency], "operations.fill_writer", holder=family, n=box[family])
        for family in families
    ], "jc2.operations.trade.success.which_writers", order=order, opens=seat if box[seat] else None))  # fmt: skip


# --- what it brings -------------------------------------------------------------------------------------------
def _take_profit(game: G, presidency: PresidencyId, chain: list[OrderId]) -> None:
    value = sum(printed(game).orders[order].value for order in chain)
    president = holder(game, PRESIDENT[presidency])
    if chain:
        game.log("operations.traded", "jc2.operations.trade.success.value", seat=president, presidency=presidency,
                 n=len(chain))  # fmt: skip
    company_earns(game, value, f"orders.{presidency}", "jc2.operations.trade.success.value")
    if in_force(game, "trade_regulations"):
        company_earns(game, len(chain), "president", "jc2.law.trade_regulations")
    else:
        earn(game, president, len(chain), "president", "jc2.operations.trade.success.president_income")
    writers = [game.state.india.filled[order].seat for order in chain]
    _pay_writers(game, [seat for seat in writers if seat != NOBODY])


def _pay_writers(game: G, writers: list[int]) -> None:
    if in_force(game, "writer_graft_reform"):
        company_earns(game, len(writers), "writers", "jc2.law.writer_graft_reform")
        return
    privileged = in_force(game, "writer_privileges")
    for seat in range(game.seats):
        count = writers.count(seat)
        earn(game, seat, count, "writers", "jc2.operations.trade.success.writer_income")
        if privileged:
            earn(
                game,
                seat,
                count * printed(game).law_numbers.privileges_income,
                "privileges",
                "jc2.law.writer_privileges",
            )
