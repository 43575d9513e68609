"""Hints for money, shares, contracts, goods and the end of a decade."""

from __future__ import annotations

from ....kernel.decisions import Allocate, Amount, Pick, PickMany
from ....kernel.reasons import OPEN
from ....parts.hints import Hint
from .. import labor, stock
from ..factories import quantity
from ..forecast import market_ahead
from ..ids import POSTS, Good
from ..phases.economy import active
from ..state import G, last_decade, printed, sale_of
from . import worth
from .gains import share_gain, shares_to_buy

WANTED_CASH = 45
"""What a founder should have left for the first decade."""


def buy_hints(game: G, asked: Amount) -> list[Hint]:
    if game.state.phase == "close" and last_decade(game):
        return [Hint(asked.hi, 1.0)]
    count = min(asked.hi, shares_to_buy(game, asked.seat))
    return [Hint(count, share_gain(game, asked.seat, count))]


def none_hints(game: G, asked: Amount) -> list[Hint]:
    return [Hint(asked.lo, 0.0)]


def most_hints(game: G, asked: Amount) -> list[Hint]:
    return [Hint(asked.hi, 0.0)]


def founding_hints(game: G, asked: Amount) -> list[Hint]:
    """Enough for the factories and the first decade."""
    wanted = -(-(asked.params["due"] + WANTED_CASH) // asked.params["each"])
    return [Hint(max(asked.lo, min(asked.hi, wanted)), 0.0)]


def goods_hints(game: G, asked: Allocate) -> list[Hint]:
    """Only what nobody will buy any more."""
    company = game.state.companies[asked.seat]
    over = game.state.phase == "close" and last_decade(game)
    answer = [slot.cap if over or slot.value not in company.factories else 0 for slot in asked.slots]
    return [Hint(answer, 0.0)]


def offer_hints(game: G, asked: Amount) -> list[Hint]:
    """As many stored goods as the market should take."""
    good: Good = asked.params["good"]
    factory = game.state.companies[asked.seat].factories[good]
    return [
        Hint(count, worth.profit(game, asked.seat, good, factory, factory.price, count) - 0.5 * count)
        for count in range(asked.lo, asked.hi + 1)
    ]


def keep_hints(game: G, asked: Allocate) -> list[Hint]:
    """The dearest goods first."""
    answer, left = [0] * len(asked.slots), asked.total
    for number in reversed(range(len(asked.slots))):
        answer[number] = min(asked.slots[number].cap, left)
        left -= answer[number]
    return [Hint(answer, 0.0)]


def dismiss_hints(game: G, asked: PickMany) -> list[Hint]:
    """Warehouse workers where no ship needs them; ships stay."""
    needed = bool(game.state.companies[asked.seat].ships)
    return [Hint([option.value for option in asked.options if option.value in POSTS and not needed], 0.0)]


def quiet_hints(game: G, asked: Pick) -> list[Hint]:
    """The way past a question, where there is one."""
    return [
        Hint(option.value, 1.0 if option.params.get("quiet") else 0.0) for option in asked.options if option.why is OPEN
    ]


def eager_hints(game: G, asked: Pick) -> list[Hint]:
    """Windows of which using them costs nothing worth keeping."""
    usable = "window" in asked.params
    return [
        Hint(option.value, float(usable != bool(option.params.get("quiet"))))
        for option in asked.options
        if option.why is OPEN
    ]


def beside_hints(game: G, asked: Pick) -> list[Hint]:
    """A good for a Patron, unless a contract needs it."""
    company, good = game.state.companies[asked.seat], active(game)
    sale, contract = sale_of(game, asked.seat), company.contracts.get(good, 0)
    left = (sale.left if sale is not None else 0) + company.goods.get(good, 0)
    needed = contract if contract <= sum(ship.capacity for ship in company.ships) else 0
    keep = needed <= left < needed + 1
    return [
        Hint(option.value, float(keep == bool(option.params.get("quiet"))))
        for option in asked.options
        if option.why is OPEN
    ]


def shut_hints(game: G, asked: Pick) -> list[Hint]:
    """A line that costs more than those of its goods bring that the market takes."""
    good: Good = asked.params["good"]
    factory = game.state.companies[asked.seat].factories[good]
    unsold = quantity(printed(game), good, factory) - market_ahead(game, good).players[asked.seat].sold
    shut = asked.options[0].params
    missed = max(0, shut["fewer"] - unsold)
    return [Hint("shut", float(shut["saved"] - missed * factory.price)), Hint("work", 0.0)]


def starting_hints(game: G, asked: Pick) -> list[Hint]:
    """Oneself."""
    return [Hint(option.value, float(option.value == asked.seat)) for option in asked.options]


def recession_hints(game: G, asked: Pick) -> list[Hint]:
    fall = asked.options[0].params["n"] * worth.step_worth(game, asked.seat)
    return [
        Hint(option.value, -fall if option.value == "fall" else -worth.last_value(game, asked.seat))
        for option in asked.options
        if option.why is OPEN
    ]


def luddites_hints(game: G, asked: Pick) -> list[Hint]:
    """A machine saves wages in every cycle to come."""
    saved = (labor.wage(game) - 1 + 5) * worth.cycles_left(game, asked.params["good"])
    lost = -float(saved)
    pay = -float(stock.emergency(game, asked.seat, 5).shares * 10 + 5)
    return [Hint(option.value, pay if option.value == "pay" else lost) for option in asked.options]


def end_hints(game: G, asked: Pick) -> list[Hint]:
    """The free step, and another where it is cheap for what it counts."""
    found = []
    for option in asked.options:
        if option.why is OPEN:
            bought = option.params["cost"]
            found.append(Hint(option.value, option.params["counts"] * 4.0 - 2.0 * bought + 0.1 * option.params["n"]))
    return found
