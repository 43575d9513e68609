"""Whoever waits reads who decides what, between what, and by when they decide themselves."""

from __future__ import annotations

from typing import Any

import pytest

from pygame_core.games.registry import ruleset
from pygame_core.kernel.book import Book
from pygame_core.kernel.coming import coming
from pygame_core.kernel.decisions import NOWHERE, Allocate, Amount, Arrange, Decision, Option, Pick, PickMany, Slot
from pygame_core.kernel.reasons import OPEN, Closed
from pygame_core.kernel.table import Table
from pygame_core.kernel.words import Catalogue
from pygame_core.present import Presenter
from pygame_core.waiting import between
from tests.conformance.play import new_table
from tests.facade.desk import Page

GOODS = ("Tea", "Silk", "China", "Coffee", "Indigo")


def fresh(game: str) -> Table:
    rules = ruleset(game)
    return new_table(rules, next(rules.modes()), "waiting")


def presenter() -> Presenter:
    """It knows what the options of these tests are called."""
    made = Presenter(Book(fresh("auction_house")))
    made.words = Catalogue({**made.words.sections, "option": {"cube": "{good}", "card": "tea {n}, silk {m}"}})
    return made


def goods(n: int) -> list[Option]:
    return [Option(good, OPEN, NOWHERE, "cube", good=good) for good in GOODS[:n]]


@pytest.mark.parametrize(
    ("decision", "said"),
    [
        (Pick(1, "market.sell", goods(1)), "Tea"),
        (Pick(1, "market.sell", goods(2)), "Tea or Silk"),
        (Pick(1, "market.sell", goods(5)), "Tea, Silk, China and 2 more"),
        (Pick(1, "market.sell", [*goods(2), Option("again", OPEN, NOWHERE, "cube", good="Tea")]), "Tea or Silk"),
        (Pick(1, "market.sell", [*goods(2), Option("no", Closed("toy.loan.limit", n=1))]), "Tea or Silk"),
        (PickMany(1, "market.sell", goods(3), 2, 2), "2 of: Tea, Silk or China"),
        (PickMany(1, "market.sell", goods(2)), "up to 2 of: Tea or Silk"),
        (Amount(1, "sale.bid", 0, 7), "0 to 7"),
        (Amount(1, "sale.bid", 2, 7, out=goods(1)[0]), "2 to 7, or Tea"),
        (Allocate(1, "storm.guard", 2, [Slot("Tea", 2, 0, OPEN, NOWHERE, "cube", good="Tea")]), "2 over Tea"),
        (Arrange(1, "sale.arrange", goods(3)), "the order of Tea, Silk or China"),
    ],
)  # fmt: skip
def test_every_kind_says_between_what(decision: Decision, said: str) -> None:
    assert between(presenter(), decision) == said


def test_answers_with_commas_are_kept_apart() -> None:
    cards = [Option(str(n), OPEN, NOWHERE, "card", n=n, m=3 - n) for n in (1, 2, 3)]
    said = between(presenter(), Pick(0, "market.sell", cards))
    assert said == "tea 1, silk 2; tea 2, silk 1 or tea 3, silk 0"


def waiting_page(game: str, seats: int) -> Page:
    """A person's screen while somebody else decides alone, and not about cards of their own."""
    page = Page(game, seats)
    while page.view["decision"] or not any(one["between"] for one in page.view["waiting"]):
        assert page.on()
    return page


def test_who_waits_is_told_both() -> None:
    view = waiting_page("john_company_second", 4).view
    assert [one["seat"] for one in view["waiting"]] != [0]
    assert view["coming"] == "You will decide again in this phase."


def test_who_decides_is_not_told_when() -> None:
    page = Page("john_company_second", 4)
    while not page.view["decision"]:
        assert page.on()
    assert page.view["coming"] == ""


def steps_left(table: Table, *steps: tuple[str, dict[str, Any]]) -> Table:
    table.game.agenda[:] = [[name, arguments] for name, arguments in steps]
    return table


def test_the_last_turn_of_john_company_promises_no_other() -> None:
    table = fresh("john_company_second")
    turn, certain = table.game.state.turn, table.ruleset.certain
    steps_left(table, ("family.action", {"seat": 1}), ("turn.end", {}))
    turn.number = turn.last - 1
    assert coming(table.game, certain, 1) == (turn.number, "family")
    assert coming(table.game, certain, 0) == (turn.last, "family")
    turn.number = turn.last
    assert coming(table.game, certain, 0) is None


def test_the_last_period_promises_no_other() -> None:
    table = fresh("east_india_companies")
    world, certain = table.game.state, table.ruleset.certain
    steps_left(table, ("close.open", {}))
    assert coming(table.game, certain, 0) == (world.period + 1, "agents")
    world.period = 5
    assert coming(table.game, certain, 0) is None


def test_who_cannot_pay_two_ways_is_not_sure_to_sail() -> None:
    table = fresh("east_india_companies")
    steps_left(table, ("navigation.turn", {"seat": 0}))
    own, certain = table.game.state.companies[0], table.ruleset.certain
    assert coming(table.game, certain, 0) == (1, "navigation")
    own.cash = 0
    assert coming(table.game, certain, 0) is None
