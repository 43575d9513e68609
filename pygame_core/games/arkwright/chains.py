"""Questions that are one decision for whoever answers: the page composes them in one bar."""

from __future__ import annotations

from ...kernel.ruleset import Chain

_ADMINISTRATION = ("turn.space", "turn.cost")
_WORKERS = ("worker.fire", "worker.hire", "worker.posts")
_MARKETING = ("marketing.patent", "marketing.raise", "marketing.free")

CHAINS = {
    "turn.marker": Chain(_ADMINISTRATION),
    "factory.work": Chain(("factory.work", "factory.price")),
    "worker.fire": Chain(_WORKERS),
    "worker.hire": Chain(_WORKERS),
    "machines.place": Chain(("machines.retrain",)),
    "marketing.patent": Chain(_MARKETING),
    "marketing.raise": Chain(_MARKETING),
    "exchange.limit": Chain(("exchange.contract",)),
    "exchange.contract": Chain(("exchange.contract",)),
    "price.mend": Chain(("price.set",)),
    "price.set": Chain(("price.set",)),
    "special.take": Chain(("special.assign", "special.return", "special.pier", "inventor.keep")),
    "voyage.fleet": Chain(("voyage.deliver", "voyage.cargo")),
    "founding.factory": Chain(("factory.price",)),
    "company.track": Chain(("company.end", "company.bonus", "company.line")),
}
