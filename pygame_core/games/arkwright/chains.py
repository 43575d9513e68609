"""Questions that are one decision for whoever answers: the page composes them in one bar."""

from __future__ import annotations

from ...kernel.ruleset import Chain
from .actions import quality

_ADMINISTRATION = ("turn.space", "turn.cost")
_WORKERS = ("worker.fire", "worker.hire", "worker.posts")
_ALONE = Chain(())
"""A decision of one answer; the page tries it on a copy to say what it would come to."""

CHAINS = {
    "turn.marker": Chain(_ADMINISTRATION),
    "factory.work": Chain(("factory.work", "factory.price")),
    "worker.fire": Chain(_WORKERS),
    "worker.hire": Chain(_WORKERS),
    "machines.place": Chain(("machines.retrain",)),
    "marketing.patent": _ALONE,
    "marketing.raise": Chain(("marketing.raise",), bar=quality.bar),
    "exchange.limit": Chain(("exchange.contract",)),
    "exchange.contract": Chain(("exchange.contract",)),
    "price.mend": Chain(("price.set",)),
    "price.set": Chain(("price.set",)),
    "special.take": Chain(("special.assign", "special.return", "special.pier", "inventor.keep")),
    "voyage.fleet": Chain(("voyage.deliver", "voyage.cargo")),
    "founding.factory": Chain(("factory.price",)),
    "company.track": Chain(("company.end", "company.bonus", "company.line")),
    "turn.space": Chain(("turn.cost",)),
    "turn.cost": _ALONE,
    "machines.retrain": _ALONE,
    "marketing.free": Chain(("marketing.free",), bar=quality.bar),
    "special.assign": _ALONE,
    "special.return": Chain(("special.assign",)),
    "special.pier": Chain(("inventor.keep",)),
    "voyage.deliver": Chain(("voyage.deliver",)),
    "voyage.cargo": _ALONE,
    "company.end": Chain(("company.bonus", "company.line")),
    "company.bonus": Chain(("company.line",)),
    "company.line": _ALONE,
    "quality.raise": _ALONE,
    "worker.posts": _ALONE,
    "exchange.goods": _ALONE,
    "exchange.loans": _ALONE,
    "exchange.buy": _ALONE,
    "exchange.sell": _ALONE,
    "produce.lines": _ALONE,
    "factory.price": _ALONE,
    "inventor.keep": _ALONE,
    "production.offer": _ALONE,
    "production.beside": _ALONE,
    "production.shut": _ALONE,
    "luddites.choose": _ALONE,
    "recession.choose": _ALONE,
    "opium.send": _ALONE,
    "close.dismiss": _ALONE,
}
