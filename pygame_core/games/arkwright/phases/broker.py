"""The Broker in the event phase: stored goods at the reserve price, shares at the share price."""

from __future__ import annotations

from ....kernel.decisions import NOWHERE, Option, Pick
from ....kernel.game import Step
from ....kernel.reasons import OPEN
from .. import stock, targets
from ..actions.exchange import sell_goods, trade_shares
from ..state import G, has_tile, in_turn_order, steps

RULE = "ark.tile.broker.event-phase"


@steps("broker.all")
def brokers(game: G) -> None:
    for seat in in_turn_order(game):
        if has_tile(game.state.companies[seat], "broker"):
            game.next(deal, seat=seat)


@steps("broker.deal")
def deal(game: G, seat: int) -> Step:
    """At each moment of the event phase at which something may have to be paid; no loans, no contracts."""
    company = game.state.companies[seat]
    if not company.goods and not company.shares and not stock.affordable_shares(game, seat):
        return
    options = [
        Option("deal", OPEN, targets.tiles(seat)["broker"], "broker.deal"),
        Option("none", OPEN, NOWHERE, "broker.none", quiet=True),
    ]
    answer = yield lambda: Pick(seat, "broker.deal", options, "ark.tile.broker.any-time", window="broker")
    if answer == "deal":
        yield from sell_goods(game, seat, RULE)
        yield from trade_shares(game, seat, RULE, RULE)
