"""The lessons of John Company, first edition: what its words say is what happens. (That it can be played at all, points
at what is there and has words for everything, the conformance suite shows of every lesson.)"""

from __future__ import annotations

import pytest

from pygame_core import lesson
from pygame_core.games.john_company_first.firms import expectations
from pygame_core.games.john_company_first.forecast import forecast
from pygame_core.games.john_company_first.india import CHAOS
from pygame_core.games.john_company_first.phases.news import base_power
from pygame_core.games.john_company_first.state import Firm, World
from pygame_core.kernel.decisions import Amount, Pick
from pygame_core.kernel.table import Table
from tests.games import lessons

GAME = "john_company_first"
ADA, COLE, DREW, CHAS = range(4)


def played(until: str) -> Table:
    return lessons.played(GAME, until)


def world(until: str) -> World:
    found: World = played(until).game.state
    return found


def test_it_takes_ten_minutes_and_asks_all_the_time() -> None:
    _, learner = lesson.begin(GAME)
    steps = lesson.steps(GAME)
    assert learner == ADA
    assert 26 <= len(steps) <= 32
    assert len([step for step in steps if step["entry"]]) >= 18
    for step in steps:
        if step["entry"]:
            assert ADA in [decision.seat for decision in played(step["code"]).pending], step["code"]


def test_a_whole_turn_is_played_and_the_hiring_of_the_next() -> None:
    met = dict.fromkeys(world(step["code"]).turn.phase for step in lesson.steps(GAME))
    assert list(met) == ["setup", "family", "company", "trade", "evening_post"]
    assert (
        world("money").turn.number == 1 and world("turn").turn.number == 2 and world("promises").turn.phase == "company"
    )


@pytest.mark.parametrize(
    ("step", "cash"),
    [("box", 5), ("bought", 5 + 2), ("revenue", 7 + 3 + 1), ("prize", 11 + 2), ("law", 13 - 10), ("turn", 3 - 1)],
)
def test_your_purse_goes_as_told(step: str, cash: int) -> None:
    assert world(step).families[ADA].cash == cash


def test_the_offices_are_held_as_told() -> None:
    offices = world("dice").offices
    assert (offices["chairman"].holder, offices["president_bengal"].holder) == (ADA, ADA)
    assert world("dice").works.factories[0] == ADA and world("dice").boxes.manors[ADA] == 1
    assert world("writers").boxes.writers[ADA] == 0 and world("bought").boxes.writers[ADA] == 2
    assert world("office").offices["president_bengal"].cash == 5
    assert world("enough").offices["president_bengal"].cash == 1


def test_the_check_has_the_odds_that_are_told() -> None:
    decision = played("check").pending[0]
    assert isinstance(decision, Amount)
    odds = decision.params["odds"]
    lines = {line["code"]: line["permille"] for line in odds["by"][4 - odds["from"]]["lines"]}
    assert round(lines["success"] / 10) == 80
    [roll] = [event for event in played("best").game.events if event[3] == "check.rolled" and event[4]["seat"] == ADA]
    assert roll[4]["dice"] == [5, 6, 6, 2]


@pytest.mark.parametrize(("step", "revenue", "ships"), [("best", 7, 2), ("another", 4, 1), ("good", 4, 0)])
def test_orders_bring_what_is_told(step: str, revenue: int, ships: int) -> None:
    table = played(step)
    decision = table.pending[0]
    assert isinstance(decision, Pick)
    [entry] = [one["entry"] for one in lesson.steps(GAME) if one["code"] == step]
    [option] = [one for one in decision.options if entry is not None and one.value == entry[2]]
    assert (option.params["n"], option.params["ships"]) == (revenue, ships)


def test_the_company_earns_and_owes_what_is_told() -> None:
    table = played("revenue")
    decision = table.pending[0]
    company = forecast(played("enough").game)
    assert company is not None
    assert (company["company"]["revenue"], company["company"]["due"]) == (21, 2)
    assert sum(army.guns for army in table.game.state.armies.values()) == 2
    assert isinstance(decision, Amount) and decision.hi > 1
    court = table.game.state.company.court
    assert (sum(court), court[ADA]) == (5, 2)
    assert played("allocate").game.state.company.revenue == 0


def test_india_and_attrition_are_as_told() -> None:
    table = played("events")
    codes = [event[3] for event in table.game.events]
    assert codes.count("india.event") == codes.count("india.flip") == 3
    assert table.game.state.india.balance == CHAOS
    leaving = [event[4] for event in table.game.events if event[3] == "attrition.rolled" and event[4]["leaves"]]
    assert {"office": "president_bengal", "dice": [6]}.items() <= leaving[0].items()
    assert leaving[0]["stress"] == 5


def test_the_prize_and_the_vote_are_as_told() -> None:
    decision = played("prize").pending[0]
    assert isinstance(decision, Pick)
    [lords] = [option for option in decision.options if option.value == "house_of_lords"]
    assert (lords.params["n"], lords.params["vp"]) == (10, 8)
    asked = played("vote").pending[0].params
    assert (asked["law"], asked["support"], base_power(played("vote").game, ADA)) == ("navigation_acts", 3, 4)
    cast = [event[4] for event in played("turn").game.events if event[3] == "vote.cast"]
    assert (cast[0]["seat"], cast[0]["support"]) == (ADA, 8)
    assert world("turn").news.laws == ["navigation_acts"]


def test_the_chairman_hires_from_senior_offices() -> None:
    decision = played("hire").pending[0]
    assert isinstance(decision, Pick) and decision.seat == ADA and decision.params["office"] == "president_bengal"
    assert {option.params["holder"] for option in decision.options} == {DREW, CHAS}
    assert world("promises").offices["president_bengal"].holder == DREW


def test_the_firm_of_the_second_lesson_does_what_is_told() -> None:
    """It sails to Bengal and opens Hyderabad, and can pay what the public expects by then."""
    founded: World = lessons.played(GAME, "firm.purse", "firm").game.state
    assert founded.deregulated and founded.families[ADA].firm == Firm(cash=0, shares=[0, 0, 0, 0])
    table = lessons.played(GAME, "firm.opened", "firm")
    state: World = table.game.state
    bengal = state.india.regions["bengal"]
    assert [order.by for order in bengal.orders] == ["firm", "firm", ""]
    assert state.india.regions["hyderabad"].open and state.india.regions["hyderabad"].presidency == "bengal"
    firm = state.families[ADA].firm
    assert firm is not None and firm.cash == 12 > expectations(table.game) == 7
