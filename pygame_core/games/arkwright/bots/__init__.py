"""What the bots know of Arkwright. Every function is given an imagined game; see `pygame_core.bots.mind`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....kernel.decisions import Decision
from ....parts.hints import Hint, by_question
from ..ids import GOODS
from ..state import G
from . import planning, specials, trading
from .position import evaluate

__all__ = ["SCALE", "evaluate", "hints", "weighty"]

WEIGHTY = ("turn.marker", "factory.work", "exchange.buy")
"""Where hints see least far. What tools bring shows itself too late for imagined games, and other questions have little
to mend; but for the price of the good that is sold next: others still change theirs."""
SCALE = 60.0

BY_QUESTION: dict[str, Callable[[G, Any], list[Hint]]] = {
    "turn.marker": planning.marker_hints,
    "turn.space": planning.space_hints,
    "turn.cost": planning.cost_hints,
    "factory.work": planning.work_hints,
    "factory.price": planning.price_hints,
    "founding.factory": planning.founding_hints,
    "founding.shares": trading.founding_hints,
    "price.set": planning.price_hints,
    "price.mend": planning.always(adjust=1.0),
    "inventor.keep": planning.always(**{"return": 1.0}),
    "worker.fire": planning.fire_hints,
    "worker.hire": planning.hire_hints,
    "worker.posts": planning.post_hints,
    "machines.place": planning.machine_hints,
    "quality.raise": planning.quality_hints,
    "marketing.patent": planning.always(add=1.0),
    "marketing.raise": planning.marketing_hints,
    "marketing.free": planning.marketing_hints,
    "exchange.goods": trading.goods_hints,
    "exchange.loans": trading.most_hints,
    "exchange.buy": trading.buy_hints,
    "exchange.sell": trading.none_hints,
    "exchange.limit": trading.quiet_hints,
    "exchange.contract": planning.contract_hints,
    "investor.part": planning.investor_hints,
    "voyage.fleet": planning.fleet_hints,
    "voyage.deliver": planning.delivery_hints,
    "voyage.cargo": planning.cargo_hints,
    "produce.lines": planning.produce_hints,
    "extra.shifts": trading.eager_hints,
    "special.take": specials.special_hints,
    "special.return": specials.return_hints,
    "production.shut": trading.shut_hints,
    "production.offer": trading.offer_hints,
    "production.beside": trading.beside_hints,
    "rise.ties": trading.eager_hints,
    "store.keep": trading.keep_hints,
    "charisma.use": trading.quiet_hints,
    "broker.deal": trading.quiet_hints,
    "close.dismiss": trading.dismiss_hints,
    "close.starting": trading.starting_hints,
    "company.end": trading.end_hints,
    "luddites.choose": trading.luddites_hints,
    "opium.send": trading.quiet_hints,
    "recession.choose": trading.recession_hints,
}

hints = by_question(BY_QUESTION)
"""Promising answers with their worth."""


def weighty(game: G, decision: Decision) -> bool:
    if decision.code == "price.set":
        return bool(decision.params["good"] == GOODS[game.state.cycle])
    return decision.code in WEIGHTY
