"""The additional action of adjusting prices."""

from __future__ import annotations

from ....kernel.decisions import NOWHERE, Amount, Option, Pick
from ....kernel.game import Step
from ....kernel.reasons import OPEN
from ..factories import appeal, attraction, quantity
from ..ids import Good
from ..state import G, printed, steps


def price_question(game: G, seat: int, good: Good) -> Amount:
    """Any price from the minimum up to an appeal of nothing."""
    figures, factory = printed(game), game.state.companies[seat].factories[good]
    most = attraction(figures, good, factory)
    return Amount(
        seat, "price.set", figures.min_price[good], most, rule="ark.extra.price.appeal-zero", good=good,
        now=factory.price, opens=min(factory.price, most), attraction=most, makes=quantity(figures, good, factory),
    )  # fmt: skip


@steps("price.adjust")
def adjust(game: G, seat: int) -> Step:
    """Each price may stay; but who adjusts at all brings every good back to an appeal of at least 0."""
    figures, company = printed(game), game.state.companies[seat]
    low = [good for good, factory in company.factories.items() if appeal(figures, good, factory) < 0]
    if low:
        options = [
            Option("adjust", OPEN, NOWHERE, "price.mend", goods=low),
            Option("leave", OPEN, NOWHERE, "price.leave", quiet=True),
        ]
        answer = yield lambda: Pick(seat, "price.mend", options, "ark.extra.price.fix-negative", goods=low)
        if answer == "leave":
            return
    for good in company.factories:
        yield from _set_price(game, seat, good)


def _set_price(game: G, seat: int, good: Good) -> Step:
    figures, factory = printed(game), game.state.companies[seat].factories[good]
    price = yield lambda: price_question(game, seat, good)
    if price != factory.price:
        factory.price = price
        game.log(
            "price.set", "ark.extra.price.all-factories", seat=seat, good=good, n=price,
            appeal=appeal(figures, good, factory),
        )  # fmt: skip
