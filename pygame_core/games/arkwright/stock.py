"""The share price track, and payments: `pay` is for whatever is due, and sells shares and takes loans where needed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from ...kernel.reasons import OPEN, Closed, Reason
from ...parts import money
from .ids import Good
from .state import G, printed


# --- the track ------------------------------------------------------------------------------------------------
def value_at(game: G, space: int) -> int:
    """The share value on a space; beyond the printed track it goes on in the same rhythm."""
    figures = printed(game)
    last = len(figures.values)
    if space <= last:
        return figures.values[space - 1]
    return figures.values[-1] + (space - last + figures.beyond - 1) // figures.beyond


def value(game: G, seat: int) -> int:
    """What a share of this company brings, and counts at the end."""
    return value_at(game, game.state.companies[seat].space)


def cost(game: G, seat: int) -> int:
    """What a share of this company costs."""
    return max(printed(game).buy_at_least, value(game, seat))


def move(game: G, seat: int, spaces: int) -> int:
    """Move the indicator; it never falls below the first space. Gives the share value then."""
    company = game.state.companies[seat]
    company.space = max(1, company.space + spaces)
    return value(game, seat)


def first_digit(space: int) -> int:
    """The loss for each share sold in an emergency, and for each loan: the tens of the space, at least one."""
    if space < 10:
        return 1
    return int(str(space)[0]) if space < 100 else space // 10


def in_bank(game: G, seat: int) -> int:
    """Shares of this company that the bank holds."""
    return printed(game).shares - game.state.companies[seat].shares


# --- paying ---------------------------------------------------------------------------------------------------
class Emergency(NamedTuple):
    """What a payment would force: so many shares sold, so many loans, and where the indicator would stand."""

    shares: int
    loans: int
    space: int


def emergency(game: G, seat: int, amount: int) -> Emergency:
    """What paying so much now would come to."""
    company = game.state.companies[seat]
    return forced(game, company.cash, company.shares, company.space, amount)


def forced(game: G, cash: int, shares_held: int, space: int, amount: int) -> Emergency:
    """What paying so much would come to for whoever has this cash, these shares and stands there."""
    missing = amount - cash
    if missing <= 0:
        return Emergency(0, 0, space)
    price = value_at(game, space)
    shares = min(shares_held, money.enough(missing, price))
    if shares:
        space = max(1, space - shares * first_digit(space))
        missing -= shares * price
    loans = money.enough(missing, printed(game).loan)
    return Emergency(shares, loans, max(1, space - loans * first_digit(space)) if loans else space)


def pay(game: G, seat: int, amount: int) -> None:
    """A payment that is due: who is short sells the fewest shares that cover it, then takes loans."""
    company = game.state.companies[seat]
    if amount > company.cash:
        _raise_money(game, seat, emergency(game, seat, amount))
    money.pay(game.state, company, amount)


def _raise_money(game: G, seat: int, forced: Emergency) -> None:
    company = game.state.companies[seat]
    if forced.shares:
        price, lost = value(game, seat), first_digit(company.space)
        company.shares -= forced.shares
        money.receive(game.state, company, forced.shares * price)
        worth = move(game, seat, -forced.shares * lost)
        game.log("emergency.sold", "ark.emergency.smallest-number", seat=seat, count=forced.shares,
                 n=forced.shares * price, lost=forced.shares * lost, value=worth)  # fmt: skip
    if forced.loans:
        amount, lost = forced.loans * printed(game).loan, first_digit(company.space)
        company.loans += forced.loans
        money.receive(game.state, company, amount)
        worth = move(game, seat, -forced.loans * lost)
        game.log("loan.taken", "ark.loan.amount", seat=seat, count=forced.loans, n=amount,
                 lost=forced.loans * lost, value=worth)  # fmt: skip


def receive(game: G, seat: int, amount: int) -> None:
    """Money from the bank."""
    money.receive(game.state, game.state.companies[seat], amount)


def at_hand(game: G, seat: int, amount: int, rule: str) -> Reason:
    """Whether cash alone pays it: shares are not sold to buy others, to repay loans or for influence."""
    return money.affordable(game.state.companies[seat].cash, amount, rule)


# --- buying and selling ---------------------------------------------------------------------------------------
def may_buy(game: G, seat: int) -> Reason:
    return OPEN if not game.state.companies[seat].loans else Closed("ark.exchange.loans.block-buying")


def affordable_shares(game: G, seat: int) -> int:
    """How many own shares could be bought now."""
    company = game.state.companies[seat]
    return min(in_bank(game, seat), company.cash // cost(game, seat)) if may_buy(game, seat) else 0


def buy(game: G, seat: int, count: int, paid: int) -> None:
    company = game.state.companies[seat]
    company.shares += count
    money.pay(game.state, company, paid)


def sell(game: G, seat: int, count: int) -> int:
    """A regular sale does not move the share price; gives what it brings."""
    earned = count * value(game, seat)
    game.state.companies[seat].shares -= count
    receive(game, seat, earned)
    return earned


def sell_stored(game: G, seat: int, counts: Mapping[Good, int]) -> int:
    """Stored goods go at the reserve price; gives what they bring."""
    figures, company = printed(game), game.state.companies[seat]
    earned = 0
    for good in list(company.goods):
        count = counts.get(good, 0)
        earned += count * figures.min_price[good]
        company.goods[good] -= count
        if not company.goods[good]:
            del company.goods[good]
    receive(game, seat, earned)
    return earned
