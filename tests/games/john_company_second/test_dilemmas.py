"""The dilemmas: what each brings if it passes, and what it costs if it fails."""

from __future__ import annotations

import pytest

from pygame_core.games.john_company_second.state import NOBODY, Post
from tests.games.john_company_second.board import A, B, C, D
from tests.games.john_company_second.positions import HARMLESS, enact, failing, in_force, passing
from tests.games.john_company_second.spoken import SpokenBoard

rule = pytest.mark.rule


# --- Public Demands Impeachment! ------------------------------------------------------------------------------
@rule("jc2.law.public_demands_impeachment")
def test_an_impeachment_is_named_before_the_vote() -> None:
    board = passing("public_demands_impeachment")
    board.office(B, "military_affairs", fatigue=1)
    board.office(C, "chairman")
    board.run("parliament", "parliament.name", "parliament.resolve")
    assert board.open() == ["chairman", "military_affairs"]
    board.answer("military_affairs")
    assert board.stopped and board.state.offices["military_affairs"] == Post(where="vacant")
    assert board[B].supply == 18 and board.state.offices["chairman"].holder == C


@rule("jc2.law.public_demands_impeachment")
def test_a_failed_impeachment_costs_standing() -> None:
    board = failing("public_demands_impeachment")
    board.office(B, "military_affairs")
    board.state.company.standing = 1
    board.run("parliament", "parliament.name", "parliament.resolve").answer("military_affairs")
    assert board.state.company.failed and board.state.offices["military_affairs"].holder == B
    empty = passing("public_demands_impeachment")
    empty.run("parliament", "parliament.name", "parliament.resolve")
    assert empty.stopped, "with nobody in office nobody is named"


# --- Relief Demanded for Indian Famine! -----------------------------------------------------------------------
@rule("jc2.law.relief_demanded_for_indian_famine")
def test_relief_applies_the_policy_twice() -> None:
    board = passing("relief_demanded_for_indian_famine", stop=13)
    board.yard(A)
    board.yard(A)
    board.cash(5)
    enact(board)
    assert board.stopped and board[A].cash == 1


@rule("jc2.law.relief_demanded_for_indian_famine")
def test_windows_are_not_taxed_twice() -> None:
    board = passing("relief_demanded_for_indian_famine", stop=8)
    board.luxuries(A)
    board.yard(A)
    board.cash(5)
    enact(board)
    assert board[A].cash == 5 - 1 - 1 - 1


@rule("jc2.law.relief_demanded_for_indian_famine")
def test_without_relief_india_suffers() -> None:
    board = failing("relief_demanded_for_indian_famine")
    board.conquer("mysore", "madras")
    board.conquer("delhi", "bengal")
    closed = set(board.state.india.closed)
    enact(board)
    regions = board.state.india.regions
    assert (regions["mysore"].unrest, regions["delhi"].unrest, regions["bombay"].unrest) == (1, 1, 0)
    assert {order.split("_")[0] for order in set(board.state.india.closed) - closed} == {"bombay", "madras", "bengal"}
    assert board.ask.code == "parliament.shift"


# --- Masses Demand Franchise! ---------------------------------------------------------------------------------
@rule("jc2.law.masses_demand_franchise")
def test_the_franchise_lasts() -> None:
    board = enact(passing("masses_demand_franchise"))
    board.cash(4)
    board.card(A, "rotten_borough_1", "rotten_borough_2")
    parliament = board.state.parliament
    parliament.deck.remove("army_spending")
    parliament.ballot.law, parliament.ballot.stop, parliament.ballot.votes = "army_spending", HARMLESS, -4
    board.run("parliament", "parliament.begin").answer("for")
    assert board.options()["cash"].params["n"] == 2
    board.answer([2, 1, 1])
    assert board.state.parliament.ballot.votes == -4 + 2 + 2 and board[A].cash == 0


@rule("jc2.law.masses_demand_franchise")
def test_a_failed_franchise_changes_nothing_more() -> None:
    board = enact(failing("masses_demand_franchise"))
    assert board.asked == [(A, "parliament.shift")] and not in_force(board, "masses_demand_franchise")


# --- War Against France! --------------------------------------------------------------------------------------
def fleet(board: SpokenBoard, **ships: int) -> None:
    for zone in board.state.company.company_ships:
        board.state.company.company_ships[zone] = ships.get(zone, 0)
    for army in board.state.india.armies.values():
        army.regiments = 0


@rule("jc2.law.war_against_france")
def test_war_takes_three_ships_and_three_soldiers() -> None:
    board = passing("war_against_france")
    fleet(board, east_indian=2)
    sails, orphan = board.yard(B, "west_indian", fatigued=True), board.yard(C, "west_indian")
    board.yard(D, "yard")
    board.state.yards[orphan].owner = NOBODY
    board.state.company.extra_ships["south_indian"] = 1
    board.officers(C, "madras", 2, tired=1)
    board.commander(D, "madras")
    board.training(D)
    board.state.india.armies["bengal"].regiments = 2
    enact(board)
    assert board.asked == [(A, "law.war.ships")] and board.ask.params["n"] == 3
    assert board.open() == [f"yard/{sails}", f"yard/{orphan}", "fleet/east_indian"]
    board.answer([1, 1, 1])
    yards = board.state.yards
    assert (yards[sails].owner, yards[sails].at, yards[sails].fatigued) == (B, "yard", False)
    assert (yards[orphan].owner, yards[orphan].at) == (NOBODY, "")
    assert board.state.company.company_ships["east_indian"] == 1
    assert [event["holder"] for event in board.told("law.war.yard")] == [B]
    assert len(board.told("law.war.orphan")) == 1
    assert board.open() == ["officer/madras/2", "tired/madras/2", "regiment/bengal"]
    board.answer([1, 1, 1])
    army = board.state.india.armies["madras"]
    assert board.stopped and (army.active[C], army.exhausted[C], army.commander) == (1, 0, D)
    assert board.state.india.armies["bengal"].regiments == 1 and board[C].supply == 17


@rule("jc2.law.war_against_france")
def test_the_prime_minister_spares_some_ships() -> None:
    board = passing("war_against_france")
    board.state.india.china = True
    fleet(board, east_indian=2, china=1)
    yard = board.yard(B, "west_indian")
    enact(board)
    assert board.open() == [f"yard/{yard}", "fleet/east_indian", "fleet/china"] and board.ask.params["n"] == 3
    board.answer([0, 2, 1])
    assert board.stopped and board.state.yards[yard].at == "west_indian"
    assert sum(board.state.company.company_ships.values()) == 0


@rule("jc2.law.war_against_france")
def test_war_takes_what_there_is() -> None:
    board = passing("war_against_france")
    fleet(board, south_indian=2)
    board.state.india.armies["bengal"].exhausted_regiments = 4
    enact(board)
    assert board.ask.params["n"] == 2
    board.answer([2], [3])
    assert board.told("law.war.fleet") == [{"n": 2, "zone": "south_indian"}]
    assert board.stopped and board.state.india.armies["bengal"].exhausted_regiments == 1
    assert sum(board.state.company.company_ships.values()) == 0
    board = passing("war_against_france")
    fleet(board)
    assert enact(board).stopped


@rule("jc2.law.war_against_france")
def test_without_war_the_french_land_where_it_storms() -> None:
    board = failing("war_against_france")
    enact(board, [5])
    assert board.ask.code == "parliament.shift" and not board.told("events.foreign_won")
    board = failing("war_against_france")
    enact(board, [3, 6])
    assert [event["region"] for event in board.told("events.foreign_won")] == ["bombay"]
    assert board.ask.code == "parliament.shift"
