"""Payment and what comes before it."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import Any

import pytest

from pygame_core.kernel.decisions import Ask, Option, Pick
from pygame_core.kernel.reasons import OPEN, Closed
from pygame_core.parts.money import Charge, affordable, enough, hand_over, pay, raised, receive, total


@dataclass
class House:
    cash: int
    shares: int = 0


@dataclass
class Table:
    bank: int


def test_money_only_moves() -> None:
    table, ann, ben = Table(10), House(3), House(0)
    receive(table, ann, 4)
    pay(table, ann, 1)
    hand_over(ann, ben, 5)
    receive(table, ben, -2)
    assert (table.bank, ann.cash, ben.cash) == (9, 1, 3)
    assert table.bank + ann.cash + ben.cash == 13


@pytest.mark.parametrize("cost", [0, 3, 4])
def test_a_cost_is_affordable_with_that_much_cash(cost: int) -> None:
    assert affordable(4, cost, "toy.price") is OPEN


def test_a_cost_beyond_the_cash_names_its_rule_and_both_figures() -> None:
    assert affordable(4, 5, "toy.price") == Closed("toy.price", cost=5, cash=4)


def test_a_price_is_the_sum_of_its_parts() -> None:
    price = {"ships": Charge(3, 2), "debt": Charge(0, 5), "fee": Charge(1, 4)}
    assert total(price) == sum(charge.cost for charge in price.values()) == 10
    assert total({}) == 0


@pytest.mark.parametrize("missing", range(-3, 20))
@pytest.mark.parametrize("each", [1, 3, 5])
def test_enough_is_the_fewest_that_cover_it(missing: int, each: int) -> None:
    n = enough(missing, each)
    assert n * each >= missing and (n == 0 or (n - 1) * each < missing)


def sale(house: House) -> Generator[Ask, Any, int | None]:
    """Shares of four each, as many at once as the owner says."""
    if not house.shares:
        return None
    chosen = yield Pick(0, "sell", [Option(n) for n in range(1, house.shares + 1)])
    return int(chosen)


def sold(house: House, due: int, *answers: int) -> list[int]:
    """Sell as answered; gives how many shares were there at each question."""

    def carry_out(n: int) -> None:
        house.shares -= n
        house.cash += 4 * n

    asked = []
    steps = raised(house, due, lambda: sale(house), carry_out)
    given = iter(answers)
    answer: Any = None
    while True:
        try:
            steps.send(answer)
        except StopIteration:
            return asked
        asked.append(house.shares)
        answer = next(given)


def test_money_is_raised_until_the_payment_is_covered() -> None:
    house = House(1, shares=5)
    assert sold(house, 12, 1, 2) == [5, 4]
    assert (house.cash, house.shares) == (13, 2)


def test_nothing_is_asked_of_who_can_pay() -> None:
    house = House(12, shares=5)
    assert sold(house, 12) == []
    assert house.shares == 5


def test_it_ends_when_nothing_is_left() -> None:
    house = House(0, shares=1)
    assert sold(house, 12, 1) == [1]
    assert house.cash == 4
