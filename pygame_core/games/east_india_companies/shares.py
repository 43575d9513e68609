"""Selling shares and mortgaging Presidency Shares: acts beside the question a player is asked."""

from __future__ import annotations

from ...kernel.decisions import Option
from ...kernel.game import Step
from ...kernel.reasons import OPEN, Closed, Reason
from . import targets
from .components.tables import PERIODS
from .state import G, move_value, receive, steps, tables

SALE_PHASES = ("agents", "navigation", "loading", "selling")
"""The phases in which a player's own action may include selling shares."""


def sale_window(game: G, seat: int) -> Reason:
    """Whether shares can be sold now by this seat at all."""
    table = game.state
    if table.period == PERIODS and table.phase.name != "agents":
        return Closed("eic.stock.sale.period5")
    if table.phase.name == "exchange":
        return Closed("eic.stock.sale.not_in_b")
    if table.phase.active != seat:
        return Closed("eic.stock.sale.not_others")
    if table.phase.name not in SALE_PHASES:
        return Closed("eic.stock.sale.own_action")
    return OPEN


def mortgage_pays(game: G, seat: int) -> int:
    t = tables(game)
    return t.values[game.state.companies[seat].value] // t.mortgage_divisor


def can_mortgage(game: G, seat: int) -> bool:
    return bool(game.options["mortgage"] and game.state.companies[seat].presidency)


def may_raise(game: G, seat: int) -> bool:
    """Whether the seat whose action it is could raise money beside its question; if not, a forced answer is no
    question."""
    if game.options["mortgage"] and game.state.companies[seat].presidency:
        return True
    table = game.state
    if not any(table.companies[seat].shares) or table.phase.name not in SALE_PHASES:
        return False
    return table.period < PERIODS or table.phase.name == "agents"


def acts(game: G, seat: int) -> list[Option]:
    """What a seat may do beside the pending question."""
    options = _sales(game, seat)
    if game.options["mortgage"]:
        options.append(_mortgage(game, seat))
    return options


def _sales(game: G, seat: int) -> list[Option]:
    t = tables(game)
    table = game.state
    own = table.companies[seat]
    if not any(own.shares):
        return []
    why = sale_window(game, seat)
    options = []
    for company, held in enumerate(own.shares):
        space = table.companies[company].value
        # While nothing can be sold, one closed option a company says so.
        for n in range(1, (held if why else min(held, 1)) + 1):
            options.append(
                Option(
                    ["shares.sell", company, n], why, targets.SHARE[t.companies[company]], "shares.sell",
                    company=t.companies[company], n=n, earns=n * t.values[space], cash=own.cash + n * t.values[space],
                    value=t.values[max(0, space - n)],
                )
            )  # fmt: skip
    return options


def _mortgage(game: G, seat: int) -> Option:
    t = tables(game)
    own = game.state.companies[seat]
    why: Reason = OPEN
    if game.state.phase.active != seat:
        why = Closed("eic.mortgage.take.any_time")
    elif not own.presidency:
        why = Closed("eic.mortgage.take.once")
    elif game.state.phase.name == "close":
        why = Closed("eic.mortgage.take.dividend")
    earns = mortgage_pays(game, seat)
    return Option(
        ["mortgage.take"], why, targets.COMPANY[t.companies[seat]], "mortgage.take", earns=earns, cash=own.cash + earns,
        left=own.presidency,
    )  # fmt: skip


@steps("shares.sell")
def sell_shares(game: G, seat: int, company: int, n: int) -> Step | None:
    """Several shares of one company at once: all pay the value before the sale."""
    table = game.state
    t = tables(game)
    earned = n * t.values[table.companies[company].value]
    table.companies[seat].shares[company] -= n
    table.companies[company].left += n
    receive(game, seat, earned)
    value = move_value(game, company, -n)
    game.log(
        "shares.sold", "eic.stock.sale.batch", seat=seat, company=t.companies[company], count=n, n=earned, value=value
    )
    return None


@steps("mortgage.take")
def take_mortgage(game: G, seat: int) -> Step | None:
    earned = mortgage_pays(game, seat)
    own = game.state.companies[seat]
    own.presidency -= 1
    own.mortgaged += 1
    receive(game, seat, earned)
    game.log("mortgage.taken", "eic.mortgage.take.half", seat=seat, n=earned)
    return None
