"""Filling orders after a successful Trade: one for each ship, and what that brings the Company and its people."""

from __future__ import annotations

from .....kernel.decisions import Option, Pick
from .....kernel.game import Step
from .....kernel.reasons import OPEN
from ... import india, targets
from ...components import ORDERS, PRESIDENT
from ...crown.family import automated, reward
from ...ids import OrderId, PresidencyId, RegionId
from ...laws import in_force
from ...pieces import holder
from ...state import NOBODY, G, families, printed, steps
from .common import company_earns, earn
from .routes import grown, halved, reachable, usable


def pays(game: G, order: OrderId) -> int:
    """What an order brings the Company: half where a firm has filled it in this turn."""
    row = printed(game).orders[order]
    return row.filled if order in halved(game) else row.value


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
            Option(order, OPEN, targets.ORDER[order], "operations.fill", n=pays(game, order))
            for order in fillable
        ], "jc2.operations.trade.success.adjacent", n=left, regions=list(regions))  # fmt: skip
    writer = yield from _writer(game, seat, presidency, order)
    india.fill(game, order, presidency, writer)
    if writer != NOBODY and automated(game, writer):
        reward(game, seat, "president.crown_writers")
    game.log("operations.filled", f"jc2.operations.trade.success.{'no_writers' if writer == NOBODY else 'value'}",
             order=order, n=pays(game, order), writer=writer)  # fmt: skip
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
    value = sum(pays(game, order) for order in chain)
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
    for seat in families(game):
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
