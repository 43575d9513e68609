"""Selling shares and mortgaging Presidency Shares: acts beside the question a player is asked."""

from __future__ import annotations

from ...kernel.decisions import Option
from ...kernel.game import Step, act
from ...kernel.reasons import OPEN, Closed, Reason
from . import targets
from .state import G, move_value, printed, receive, steps

SALE_PHASES = ("agents", "navigation", "loading", "selling")
"""The phases in which a player's own action may include selling shares."""


def sale_window(game: G, seat: int) -> Reason:
    """Whether shares can be sold now by this seat at all."""
    world = game.state
    if world.period == printed(game).periods and world.phase.name != "agents":
        return Closed("eic.stock.sale.period5")
    if world.phase.name == "exchange":
        return Closed("eic.stock.sale.not_in_b")
    if world.phase.active != seat:
        return Closed("eic.stock.sale.not_others")
    if world.phase.name not in SALE_PHASES:
        return Closed("eic.stock.sale.own_action")
    return OPEN


def mortgage_pays(game: G, seat: int) -> int:
    figures = printed(game)
    return figures.values[game.state.companies[seat].value] // figures.mortgage_divisor


def can_mortgage(game: G, seat: int) -> bool:
    return bool(game.options["mortgage"] and game.state.companies[seat].presidency)


def may_raise(game: G, seat: int) -> bool:
    """Whether the seat whose action it is could raise money beside its question; if not, a forced answer is no
    question."""
    if game.options["mortgage"] and game.state.companies[seat].presidency:
        return True
    world = game.state
    if not any(world.companies[seat].shares) or world.phase.name not in SALE_PHASES:
        return False
    return world.period < printed(game).periods or world.phase.name == "agents"


def acts(game: G, seat: int) -> list[Option]:
    """What a seat may do beside the pending question."""
    options = _sales(game, seat)
    if game.options["mortgage"]:
        options.append(_mortgage(game, seat))
    return options


def _sales(game: G, seat: int) -> list[Option]:
    figures = printed(game)
    world = game.state
    own = world.companies[seat]
    if not any(own.shares):
        return []
    why = sale_window(game, seat)
    options = []
    for company, held in enumerate(own.shares):
        space = world.companies[company].value
        # While nothing can be sold, one closed option a company says so.
        for n in range(1, (held if why else min(held, 1)) + 1):
            options.append(
                Option(
                    act(sell_shares, company, n), why, targets.SHARE[figures.companies[company]], "shares.sell",
                    company=figures.companies[company], n=n, earns=n * figures.values[space],
                        cash=own.cash + n * figures.values[space],
                    value=figures.values[max(0, space - n)],
                )
            )  # fmt: skip
    return options


def _mortgage(game: G, seat: int) -> Option:
    figures = printed(game)
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
        act(take_mortgage), why, targets.COMPANY[figures.companies[seat]], "mortgage.take", earns=earns,
        cash=own.cash + earns, left=own.presidency,
    )  # fmt: skip


@steps("shares.sell")
def sell_shares(game: G, seat: int, company: int, n: int) -> Step | None:
    """Several shares of one company at once: all pay the value before the sale."""
    world = game.state
    figures = printed(game)
    earned = n * figures.values[world.companies[company].value]
    world.companies[seat].shares[company] -= n
    world.companies[company].left += n
    receive(game, seat, earned)
    value = move_value(game, company, -n)
    game.log(
        "shares.sold",
        "eic.stock.sale.batch",
        seat=seat,
        of=company,
        company=figures.companies[company],
        count=n,
        n=earned,
        value=value,
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
