"""What is told before anybody decides is what can come: odds of checks, tables of India, money, what offices can do."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

from pygame_core.games.john_company_first.forecast import forecast
from pygame_core.games.john_company_first.forecast.india import chances
from pygame_core.games.john_company_first.india import CHAOS, EQUILIBRIUM, ORDER
from pygame_core.games.john_company_first.phases.trade import expenses
from pygame_core.kernel.decisions import Allocate, Amount, Decision
from pygame_core.kernel.table import Table
from tests.conformance.play import new_table
from tests.games.john_company_first.board import A, Board
from tests.games.john_company_first.walks import MODES, RULES, walked

rule = pytest.mark.rule


def checks(table: Table) -> Iterator[Decision]:
    for decision in table.pending:
        if "odds" in decision.params:
            yield decision


@pytest.mark.parametrize("number", range(len(MODES)))
def test_odds_stand_beside_the_numbers_that_can_be_chosen(number: int) -> None:
    """Each pound or piece beyond the penalty is a die."""
    met = 0
    for table in walked(number, "odds"):
        for decision in checks(table):
            odds, penalty = decision.params["odds"], decision.params["penalty"]
            assert isinstance(decision, Amount | Allocate)
            least = decision.lo if isinstance(decision, Amount) else decision.least
            most = decision.hi if isinstance(decision, Amount) else decision.total
            assert odds["from"] == least == penalty + 1
            assert len(odds["by"]) == most - least + 1
            assert odds["by"][0]["dice"] in (1, 2), "the power of a family may add one"
            assert odds["by"][-1]["dice"] - odds["by"][0]["dice"] == most - least
            met += 1
    assert met or MODES[number].scenario == "john_and_co", "played by lot, its firms seldom sail"


@pytest.mark.parametrize(
    ("balance", "likely"),
    [
        (ORDER, [306, 250, 194, 139, 83, 28]),
        (EQUILIBRIUM, [167] * 6),
        (CHAOS, [28, 83, 139, 194, 250, 306]),
    ],
)
def test_the_balance_weighs_the_faces(balance: int, likely: list[int]) -> None:
    world = new_table(RULES, MODES[0], "balance").game.state.india
    world.balance = balance
    assert chances(world) == likely


def test_the_elephant_goes_where_it_is_told() -> None:
    """What was told before an event is what happened."""
    told, met = None, 0
    for table in walked(0, "elephant"):
        events = [event for event in table.game.events if event[3] == "india.event"]
        if told is not None and len(events) > met:
            assert events[met][4]["region"] == told
        met = len(events)
        ahead = forecast(table.game)
        told = ahead["india"]["elephant"] if ahead and ahead["india"]["moves"] == 0 else None
    assert met


def test_the_company_owes_what_is_told() -> None:
    for table in islice(walked(0, "money"), 0, None, 9):
        ahead = forecast(table.game)
        if ahead is None or ahead["company"] is None:
            continue
        company, world = ahead["company"], table.game.state.company
        owed = 0 if company["when"] == "paid" else sum(expenses(table.game).values())
        assert company["due"] == owed == sum(line["n"] for line in company["lines"])
        assert company["left"] == world.revenue - company["due"]
        assert (company["loans"] is not None) == (company["left"] < 0 and company["when"] == "due")
        assert company["dividend"] == sum(world.court)


def owing() -> Board:
    """Seven shares, a loan and two guns: £3 are due of £19."""
    board = Board().held(chairman=A).shares(1, 3, 2, 1).guns("bengal", 2)
    board.state.company.debt, board.state.company.revenue = 1, 19
    return board


@rule("jc1.trade.expense.first", "jc1.trade.dividend.cost")
def test_once_paid_expenses_are_not_told_again() -> None:
    """While the Chairman chooses dividends, the money left is what he has; the loan counted before is not due twice."""
    board = owing().run("trade", "trade.expenses", "trade.dividends")
    assert board.ask.code == "trade.dividends" and board.ask.hi == 2
    ahead = forecast(board.game)
    assert ahead is not None
    told = ahead["company"]
    assert (told["when"], told["lines"], told["left"], told["most"]) == ("paid", [], 16, 2)


@rule("jc1.trade.loan.count")
def test_after_trade_nothing_is_short_yet() -> None:
    """The next turn's expenses are told, and no loan for them: their revenue is still to come."""
    board = owing()
    board.state.company.revenue = 0
    board.run("company", ("company.office", {"office": "china"}))
    before, board.state.turn.phase = forecast(board.game), "evening_post"
    after = forecast(board.game)
    assert before is not None and after is not None
    assert (before["company"]["when"], before["company"]["loans"]) == ("due", {"n": 1, "debt": 2})
    assert (after["company"]["when"], after["company"]["left"], after["company"]["loans"]) == ("next", -3, None)


@rule("jc1.post.card.beginner")
def test_without_events_no_event_is_told() -> None:
    ahead = forecast(Board(skip_india=True).game)
    assert ahead is not None and ahead["india"] is None


@pytest.mark.parametrize("number", range(len(MODES)))
def test_an_office_can_do_what_is_told(number: int) -> None:
    """The powers of an office that acts are the options of its question."""
    met = 0
    for table in walked(number, "powers"):
        for decision in table.pending:
            if decision.code != "office.action":
                continue
            ahead = forecast(table.game)
            assert ahead is not None
            [office] = [one for one in ahead["offices"] if one["office"] == decision.params["office"]]
            acts = [power for power in office["powers"] if "dice" in power]
            asked = [option for option in decision.options if option.value != "done"]
            assert [power["place"] for power in acts] == [option.params["place"] for option in asked]
            late = {"jc1.company.action.sequence"}
            for power, option in zip(acts, asked, strict=True):
                if getattr(option.why, "rule", "") not in late:
                    assert ("closed" not in power) == bool(option.why)
                    assert bool(power["dice"]) >= ("closed" not in power)
            met += 1
    assert met or MODES[number].scenario == "john_and_co"


def test_offices_wait_until_they_have_acted() -> None:
    """While vacancies are filled all wait; then each office that has acted waits no more."""
    hired = acted = 0
    for table in walked(0, "waits"):
        offices = {one["office"]: one["waits"] for one in table.view(0)["offices"]}
        for decision in table.pending:
            if decision.code == "hiring.choose":
                assert all(offices.values())
                hired += 1
            if decision.code == "office.action":
                assert not offices[decision.params["office"]] and not offices["ship_purchasing"]
                acted += 1
    assert hired and acted
