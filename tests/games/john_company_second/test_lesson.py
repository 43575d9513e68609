"""The lesson of John Company: what its words say is what happens. (That it can be played at all, points at what is
there and has words for everything, the conformance suite shows of every lesson.)"""

from __future__ import annotations

import pytest

from pygame_core import lesson
from pygame_core.games.john_company_second import firms
from pygame_core.games.john_company_second.pieces import all_shares, holder, shares, ships_in, vacant
from pygame_core.games.john_company_second.promises import card_of
from pygame_core.games.john_company_second.state import NOBODY, Family, Firm, World
from pygame_core.games.john_company_second.state_crown import Crown
from pygame_core.kernel.decisions import Allocate, Amount, Pick
from pygame_core.kernel.table import Table
from tests.games import lessons
from tests.games.john_company_second.figures import PRINTED

GAME = "john_company_second"
YOU, RUTH, NILS = range(3)


def played(until: str) -> Table:
    return lessons.played(GAME, until)


def world(table: Table) -> World:
    found: World = table.game.state
    return found


def yours(table: Table) -> Family:
    return world(table).families[YOU]


def test_it_is_short_and_asks_you_all_the_time() -> None:
    _, learner = lesson.begin(GAME)
    assert learner == YOU
    steps = lesson.steps(GAME)
    assert 25 <= len(steps) <= 32
    assert all(step["text"].count(". ") == 0 for step in steps), "one sentence a step"
    assert len([step for step in steps if step["entry"]]) >= 25
    for step in steps:
        if step["entry"] and step["entry"][0] != "d":
            asked = [decision.seat for decision in played(step["code"]).pending]
            assert YOU in asked, step["code"]


def test_every_phase_is_met() -> None:
    phases = [world(played(step["code"])).turn.phase for step in lesson.steps(GAME)]
    met = list(dict.fromkeys(phases))
    assert met == ["london", "family", "hiring", "operations", "bonuses", "revenue", "parliament"]
    assert world(played("welcome")).turn.number == 2 and world(played("on")).turn.number == 3


@pytest.mark.parametrize(
    ("step", "cash"),
    [
        ("retire", 13), ("card", 13 - 8), ("deal", 5), ("director", 5 - 1), ("trade", 4 + 1), ("profit", 5 + 2 + 2),
        ("events", 9 + 4 + 2), ("enough", 15 - 2), ("on", 13 - 2 - 2),
    ],
)  # fmt: skip
def test_your_purse_goes_as_told(step: str, cash: int) -> None:
    assert yours(played(step)).cash == cash


def test_the_house_is_worth_what_is_said() -> None:
    row = PRINTED.prizes["prize_4"]
    assert (row.cost, row.vp, row.upkeep, row.windows) == (8, 4, 2, 2)
    before, after = played("retire"), played("card")
    assert world(before).london.pensioners[YOU] == 1 and yours(after).vp == yours(before).vp + 4
    spent = world(after).london.season.spent
    assert max(spent) == spent[YOU] and spent.count(spent[YOU]) == 1
    assert played("card").pending[0].seat == YOU


def test_vacant_offices_bring_one_more_writer() -> None:
    table = played("bonus")
    assert len(vacant(table.game)) == 4
    assert world(table).india.writers["madras"][YOU] == 3 and world(played("writer")).india.writers["madras"][YOU] == 1


def test_the_promise_is_bought_called_in_and_returned() -> None:
    promise = card_of(NILS, "hire_my_kin")
    assert promise not in yours(played("deal")).promises
    assert promise in yours(played("director")).promises
    table = played("blackmail")
    assert promise not in yours(table).promises and promise in world(table).families[NILS].promises
    assert holder(table.game, "president_of_madras") == YOU and holder(table.game, "director_of_trade") == NILS
    assert holder(table.game, "manager_of_shipping") == RUTH


def test_own_kin_would_need_the_consent_of_nils() -> None:
    decision = played("director").decision(YOU)
    assert isinstance(decision, Pick)
    own = [option.params["ask"] for option in decision.options if option.params["holder"] == YOU]
    assert own == [[NILS]]


def test_ruth_has_played_blackmail() -> None:
    assert "hiring_preference" in world(played("blackmail")).families[RUTH].played
    assert holder(played("blackmail").game, "governor_of_bengal") == RUTH


def test_the_chairman_finds_the_money() -> None:
    table = played("debt")
    assert (world(table).company.balance, world(table).company.debt) == (0, 0)
    assert world(played("allocate")).company.balance == 10
    decision = played("treasuries").decision(YOU)
    assert isinstance(decision, Allocate) and decision.total == 10
    treasuries = world(played("order")).company.treasuries
    assert (treasuries["president_of_madras"], treasuries["manager_of_shipping"]) == (6, 2)


def test_three_ships_lie_before_madras() -> None:
    assert ships_in(played("order").game, "south_indian") == 1
    assert ships_in(played("trade").game, "south_indian") == 3
    assert "hyderabad_1" in world(played("order")).india.closed
    assert "hyderabad_1" not in world(played("trade")).india.closed
    assert PRINTED.orders["hyderabad_1"].value == 7


def test_six_pounds_are_five_dice() -> None:
    decision = played("spend").decision(YOU)
    assert isinstance(decision, Amount) and decision.hi == 6
    assert decision.params["odds"]["by"][-1]["dice"] == 5
    assert (decision.params["value"], decision.params["own"]) == (12, 2)
    assert world(played("profit")).company.balance == 12


def test_a_catastrophe_ends_a_governor() -> None:
    table = played("bengal")
    assert holder(table.game, "governor_of_bengal") == NOBODY
    assert world(table).india.regions["bengal"].unrest == 0
    assert [event.params["n"] for event in table.log(YOU) if event.code == "operations.calmed"][-1] == 2


def test_revenue_is_told_with_its_figures() -> None:
    table = played("dividend")
    assert world(table).company.balance == 9
    assert (shares(table.game, YOU), all_shares(table.game)) == (4, 6)
    assert world(table).company.standing == world(played("order")).company.standing - 1
    assert [event.params["expectations"] for event in table.log(YOU) if event.code == "revenue.missed"] == [12]


def test_the_events_are_those_that_are_told() -> None:
    table = played("events")
    assert "mysore_1" in world(table).india.closed and "mysore_1" not in world(played("dividend")).india.closed
    failed = [event.params for event in table.log(YOU) if event.code == "events.invasion_failed"]
    assert [(attack["attacker"], attack["defender"]) for attack in failed] == [("bombay", "punjab")]
    threat = table.view(YOU)["forecast"]["elephant"]
    assert (threat["kind"], threat["by"], threat["against"]) == ("invasion", "hyderabad", "bombay")


def test_two_votes_bring_the_law_down() -> None:
    ballot = world(played("law")).parliament.ballot
    assert (ballot.votes, ballot.law) == (0, "trade_regulations")
    assert world(played("law")).parliament.prime_minister == RUTH
    table = played("minister")
    assert "trade_regulations" in world(table).parliament.discards
    assert world(table).parliament.prime_minister == YOU
    decision = table.decision(YOU)
    assert isinstance(decision, Pick)
    assert [option.params["own"] for option in decision.options] == [-2, -4]
    assert (PRINTED.dial[3].consequence, PRINTED.dial[3].target) == ("tax", "social")


def test_the_next_season_begins_with_two_of_yours() -> None:
    table = played("on")
    assert world(table).london.pensioners[YOU] == 2 and world(table).turn.phase == "london"
    assert holder(table.game, "chairman") == holder(table.game, "president_of_bombay") == NOBODY
    assert [decision.seat for decision in table.pending] == [YOU]


# --- the lesson on firms ------------------------------------------------------------------------------------------
def traded(until: str) -> Table:
    return lessons.played(GAME, f"firms.{until}", "firms")


def your_firm(table: Table) -> Firm:
    return firms.firm_of(table.game, YOU)


def test_the_lesson_on_firms_tells_each_step_in_one_or_two_sentences() -> None:
    steps = lesson.steps(GAME, "firms")
    assert 12 <= len(steps) <= 18
    assert all(step["text"].count(". ") <= 1 for step in steps)
    assert world(traded("welcome")).turn.phase == "firms" and world(traded("on")).turn.phase == "revenue"


@pytest.mark.parametrize(
    ("step", "london", "india", "owned", "value"),
    [
        ("invest", 5, 0, 1, 0), ("ship", 10, 0, 2, 0), ("enough", 7, 0, 2, 0), ("office", 2, 0, 2, 0),
        ("fill", 2, 5, 2, 0), ("filled", 2, 12, 2, 2), ("dividends", 0, 11, 2, 2), ("on", 2, 0, 2, 2),
    ],
)  # fmt: skip
def test_the_firms_books_are_as_told(step: str, london: int, india: int, owned: int, value: int) -> None:
    firm = your_firm(traded(step))
    assert (firm.london, firm.india, firm.shares[YOU], firm.value) == (london, india, owned, value)


def test_the_dice_and_the_halves_are_as_told() -> None:
    table = traded("filled")
    (rolled,) = [event.params for event in table.log(YOU) if event.code == "firms.rolled"]
    assert len(rolled["dice"]) == 5 and rolled["n"] == 2
    filled = {event.params["order"]: event.params["n"] for event in table.log(YOU) if event.code == "operations.filled"}
    for order in ("madras_1", "hyderabad_1"):
        assert filled[order] == PRINTED.orders[order].filled < PRINTED.orders[order].value
    assert holder(table.game, "president_of_madras") == NILS


def test_nine_pounds_come_to_you() -> None:
    before, after = traded("dividends"), traded("on")
    assert yours(after).cash == yours(before).cash + 9
    assert your_firm(after).dividend == 9
    assert yours(after).supply > 0


# --- the lesson on the Crown --------------------------------------------------------------------------------------
CROWN = 1


def alone(until: str) -> Table:
    return lessons.played(GAME, f"crown.{until}", "crown")


def beside(until: str) -> Crown:
    found = world(alone(until)).crown
    assert found is not None
    return found


def test_the_lesson_on_the_crown_is_one_turn_in_short_steps() -> None:
    steps = lesson.steps(GAME, "crown")
    assert 25 <= len(steps) <= 32
    assert all(step["text"].count(". ") <= 1 for step in steps)
    assert (world(alone("writer")).turn.number, world(alone("on")).turn.number) == (1, 2)
    phases = [world(alone(step["code"].removeprefix("crown."))).turn.phase for step in steps[2:]]
    assert list(dict.fromkeys(phases)) == ["family", "hiring", "operations", "bonuses", "parliament", "london"]


@pytest.mark.parametrize(
    ("step", "cubes"), [("writer", 6), ("enough", 8), ("rest", 7), ("place", 7), ("army", 8), ("vote", 8), ("on", 9)]
)
def test_the_cubes_are_as_told(step: str, cubes: int) -> None:
    assert beside(step).cubes == [cubes, 12 - cubes]


def test_the_crown_holds_what_is_said() -> None:
    game = alone("writer").game
    for office in ("chairman", "director_of_trade", "military_affairs", "president_of_bengal", "president_of_bombay"):
        assert holder(game, office) == CROWN  # type: ignore[arg-type]
    assert game.state.parliament.prime_minister == CROWN
    assert holder(game, "president_of_madras") == holder(game, "manager_of_shipping") == YOU
    armies = game.state.india.armies
    assert (armies["bombay"].commander, armies["bengal"].commander) == (YOU, CROWN)
    assert beside("writer").climate == "bull" and beside("climate").climate == "peacock"


def test_money_writers_ships_and_regiments_go_as_told() -> None:
    assert world(alone("fund")).company.balance == 5
    before, after = world(alone("fund")).company.treasuries, world(alone("envoy")).company.treasuries
    assert {name: after[name] - before[name] for name in after if after[name] != before[name]} == {
        "president_of_madras": 3, "president_of_bengal": 2,
    }  # fmt: skip
    moved = [event.params for event in alone("command").log(YOU) if event.code == "operations.transferred"]
    assert [(one["where"], one["to_place"]) for one in moved] == [
        ("madras", "bengal"), ("west_indian", "east_indian"), ("bombay", "bengal"),
    ]  # fmt: skip
    assert world(alone("place")).yards[3].owner == CROWN
    here = world(alone("command")).india.armies["bombay"]
    assert not any(here.active) and not here.regiments


def test_six_dice_bring_an_order_and_two_dice_none() -> None:
    table = alone("bonuses")
    rolled = {event.code: event.params["dice"] for event in table.log(YOU) if event.code in (
        "operations.trade", "operations.deploy",
    )}  # fmt: skip
    assert len(rolled["operations.trade"]) == 6 and min(rolled["operations.trade"]) <= 2
    assert rolled["operations.deploy"] == [4, 4]
    tied = alone("choice").decision(YOU)
    assert tied.code == "crown.choice" and sorted(tied.answers()) == ["ally/awadh", "ally/jagat_seths"]
    rows = PRINTED.alliances
    assert (rows["awadh"].cost, rows["awadh"].strength) == (rows["jagat_seths"].cost, rows["jagat_seths"].strength)


def test_parliament_goes_as_told() -> None:
    assert beside("draw").climate == "bear"
    assert world(alone("law")).parliament.revealed == ["sepoy_recruitment", "industry_subsidy"]
    chosen = [event.params for event in alone("vote").log(YOU) if event.code == "crown.chose"][-2:]
    assert [one["why"][0] for one in chosen] == ["row.policy_tie", "row.votes_for"]
    dial = PRINTED.dial[world(alone("vote")).parliament.ballot.stop]
    assert (dial.consequence, dial.target) == ("tax", "shipping")
    table = alone("on")
    assert "industry_subsidy" in world(table).parliament.passed
    assert [event.params["favour"] for event in table.log(YOU) if event.code == "crown.rewarded"][-1] == (
        "favour.upkeep.idle_writers"
    )
