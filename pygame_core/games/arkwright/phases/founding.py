"""The free set-up of 1760: two factories each, the share sale that pays for them, a first special marker."""

from __future__ import annotations

from collections.abc import Iterator

from ....kernel.decisions import Amount, Option, Pick
from ....kernel.game import Step
from ....kernel.reasons import Closed
from ....parts.money import enough
from .. import stock, targets
from ..actions import special
from ..actions.factory import add_factory, first_price
from ..factories import base_quality, staff
from ..ids import GOODS, FactoryKind, Good
from ..refs import WORK, Build
from ..state import G, Turn, enter, in_turn_order, printed, steps
from ..supply import kind_told, kinds_offered, may_open

LINES = 2
"""Factories of the preparation decade get workers for two lines."""


@steps("founding.open")
def open_founding(game: G) -> None:
    """First factories clockwise, second ones and the share sale counterclockwise from the last player."""
    game.at(turn=0)
    enter(game, "founding")
    order = in_turn_order(game)
    for seat in [*order, *reversed(order)]:
        game.next(found, seat=seat)
    for seat in reversed(order):
        game.next(sell_shares, seat=seat)
        game.next(first_special, seat=seat)


def found_options(game: G, seat: int) -> Iterator[Option]:
    company, figures = game.state.companies[seat], printed(game)
    for good in GOODS:
        for kind in kinds_offered(game):
            why = may_open(game, seat, good, 1, kind)
            if good in company.factories:
                why = Closed("ark.setup.found.different-good", good=good)
            yield Option(
                WORK.text(Build(good, 1, kind, "full")), why, targets.factories(seat)[good], "founding.factory",
                good=good, kind=kind_told(game, kind), cost=figures.factory[kind][good][0].cost,
            )  # fmt: skip


@steps("founding.factory")
def found(game: G, seat: int) -> Step:
    """It is paid for only when shares have been sold; its price is set at once."""
    answer = yield lambda: Pick(seat, "founding.factory", found_options(game, seat), "ark.setup.found.level-one")
    chosen = WORK.read(answer)
    if isinstance(chosen, Build):
        place(game, seat, chosen.good, chosen.kind)
        game.log("founding.factory", "ark.setup.found.two-lines-workers", seat=seat, good=chosen.good,
                 kind=kind_told(game, chosen.kind))  # fmt: skip
        yield from first_price(game, seat, chosen.good)


def place(game: G, seat: int, good: Good, kind: FactoryKind) -> None:
    """A factory of level I with workers on its first two lines."""
    add_factory(game, seat, good, kind, 1, printed(game).mass_marketing if kind == "mass" else 0)
    staff(game, good, game.state.companies[seat].factories[good], LINES)


def founding_cost(game: G, seat: int) -> int:
    figures = printed(game)
    factories = game.state.companies[seat].factories
    return sum(base_quality(figures, good, factory) for good, factory in factories.items())


@steps("founding.shares")
def sell_shares(game: G, seat: int) -> Step:
    """At least so many as pay for both factories."""
    company, due, each = game.state.companies[seat], founding_cost(game, seat), stock.value(game, seat)
    least = min(company.shares, enough(due, each))
    count = yield lambda: Amount(
        seat, "founding.shares", least, company.shares, rule="ark.setup.found.sale-enough", due=due, each=each,
    )  # fmt: skip
    earned = stock.sell(game, seat, count)
    game.log("founding.sold", "ark.setup.found.sale-price", seat=seat, count=count, n=earned)
    stock.pay(game, seat, due)
    game.log("founding.paid", "ark.setup.found.sale-pays", seat=seat, n=due)


@steps("founding.special")
def first_special(game: G, seat: int) -> None:
    """A Broker cannot be given back here, and the price of an Inventor needs the money in hand."""
    game.state.turn = Turn(seat=seat)
    game.next(special.take, seat=seat, additional=False, due=False, barred="")
