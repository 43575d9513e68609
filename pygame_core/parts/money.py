"""Payment: who can pay, what a price is made of, how much must be sold or borrowed first.

A purse is whatever has `cash`, a bank whatever counts in `bank` what it still has; money only moves between them.

>>> from dataclasses import dataclass
>>> @dataclass
... class House:
...     cash: int
>>> @dataclass
... class Table:
...     bank: int
>>> table, ann, ben = Table(50), House(4), House(0)
>>> receive(table, ann, 6)
>>> pay(table, ann, 1)
>>> hand_over(ann, ben, 7)
>>> table, ann, ben
(Table(bank=45), House(cash=2), House(cash=7))
>>> treasury = 3 + from_bank(table, 5)
>>> to_bank(table, 1)
>>> table, treasury
(Table(bank=41), 8)
>>> affordable(ann.cash, 3, "toy.horse.price")
Closed('toy.horse.price', cost=3, cash=2)
>>> price = {"horses": Charge(2, 3), "toll": Charge(1, 4)}
>>> total(price), price["horses"].cost
(10, 6)

Who is short sells or borrows: `enough` says how many things that bring so much each cover what is missing, and `raised`
goes on until the payment is covered or nothing is left.

>>> enough(missing=11, each=5), enough(missing=-2, each=5)
(3, 0)
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from typing import Any, NamedTuple, Protocol, TypeVar

from ..kernel.decisions import Ask
from ..kernel.reasons import OPEN, Closed, Reason

__all__ = [
    "Bank", "Charge", "Purse", "affordable", "enough", "from_bank", "hand_over", "pay", "raised", "receive", "to_bank",
    "total",
]  # fmt: skip

T = TypeVar("T")


class Purse(Protocol):
    cash: int


class Bank(Protocol):
    bank: int


# --- money changes hands --------------------------------------------------------------------------------------
def receive(bank: Bank, purse: Purse, amount: int) -> None:
    """From the bank into a purse."""
    bank.bank -= amount
    purse.cash += amount


def pay(bank: Bank, purse: Purse, amount: int) -> None:
    """From a purse to the bank."""
    receive(bank, purse, -amount)


def hand_over(giver: Purse, taker: Purse, amount: int) -> None:
    """From one purse into another."""
    giver.cash -= amount
    taker.cash += amount


def from_bank(bank: Bank, amount: int) -> int:
    """What the bank gives for an account with a name of its own: a treasury, a track of sales."""
    bank.bank -= amount
    return amount


def to_bank(bank: Bank, amount: int) -> None:
    """Out of such an account."""
    from_bank(bank, -amount)


# --- prices ---------------------------------------------------------------------------------------------------
class Charge(NamedTuple):
    """A part of a price: how many of something, and what each costs."""

    n: int
    each: int

    @property
    def cost(self) -> int:
        return self.n * self.each


def total(price: Mapping[Any, Charge]) -> int:
    """What all parts come to; each is kept under the name by which it is told, or whom it goes to."""
    return sum([n * each for n, each in price.values()])


def affordable(cash: int, cost: int, rule: str) -> Reason:
    """Whether so much cash pays the cost; `rule` is what forbids it otherwise."""
    return OPEN if cost <= cash else Closed(rule, cost=cost, cash=cash)


# --- short of money -------------------------------------------------------------------------------------------
def enough(missing: int, each: int) -> int:
    """The fewest loans, shares or goods of so much each that cover what is missing."""
    return max(0, -(-missing // each))


def raised(
    purse: Purse, due: int, choose: Callable[[], Generator[Ask, Any, T | None]], carry_out: Callable[[T], None]
) -> Generator[Ask, Any, None]:
    """One thing after another is sold or borrowed on, as somebody chooses, until the purse covers what is due; `choose`
    gives None when there is nothing left."""
    while purse.cash < due:
        chosen = yield from choose()
        if chosen is None:
            return
        carry_out(chosen)
