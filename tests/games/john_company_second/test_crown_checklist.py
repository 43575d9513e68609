"""The Crown's handbook on the board: its steps are ticked off, its charts stand beside the row that decides."""

from __future__ import annotations

from typing import Any

import pytest

from pygame_core.games.john_company_second.crown.checklist import rows, steps, turn
from pygame_core.games.john_company_second.crown.shown import favours
from pygame_core.games.john_company_second.shown import shown as printed
from pygame_core.games.john_company_second.view import view
from tests.games.john_company_second.board import A, Board
from tests.games.john_company_second.crown import Beside, solo
from tests.games.john_company_second.test_crown_cards import rule


def ticks(board: Beside) -> list[tuple[str, bool]]:
    return [(step["code"].removeprefix("step."), step["done"]) for step in steps(board.game)]


def done(board: Beside) -> list[str]:
    return [code for code, over in ticks(board) if over]


def listed(board: Beside) -> list[str]:
    return [code for code, _ in ticks(board)]


def acting(board: Beside, office: str, *agenda: Any, script: list[int] | None = None) -> Beside:
    """In the Company Operation; whoever has cubes is asked before each decision, and the table stands still there."""
    board.state.turn.phase = "operations"
    return board.run("operations", *(agenda or (f"operations.{office}",)), script=script or [4] * 60)


# --- office by office -----------------------------------------------------------------------------------------
def test_a_crown_in_the_chair_takes_debt_and_goes_down_its_list() -> None:
    board = Beside("bull").cubes(6)
    board.bare().office(board.own, "chairman")
    board.state.company.balance = 8
    board.routes(1, 1, 0).turn_up(4)
    board.state.company.standing = 4
    acting(board, "chairman", "operations.open")
    assert rows(board.game) == ("debt", "allocate")
    assert ticks(board)[:2] == [("climate", True), ("debt", False)]
    while not board.ask.options[1].params["favour"].endswith("crown_fund_office"):
        board.answer("pass")
    assert done(board) == ["climate", "debt"] and listed(board) == ["climate", "debt", "pay", "pay", "rest"]
    board.answer("pass")
    assert done(board) == ["climate", "debt", "pay"]


def test_a_person_in_the_chair_turns_the_card_last() -> None:
    board = Beside("bull").cubes(3)
    board.bare().office(A, "chairman")
    acting(board, "chairman", "operations.open")
    assert ticks(board) == [("chair_paid", True), ("chair_debt", False), ("chair_gives", False), ("chair_turns", False)]
    assert rows(board.game) == ()


def test_a_governor_general_earns_what_is_printed_for_each_region() -> None:
    house = {"offices": {"governor_general": {"income_per_region": 5}}}
    board = Beside("bear", components=house).cubes(6).treasury(director=7)
    board.conquer("bengal", "bengal")
    board.office(board.own, "governor_general")
    board.state.offices["director_of_trade"].where = "out"
    acting(board, "governor_general", "operations.govern")
    assert steps(board.game)[0] == {"code": "step.income", "done": True, "n": 5}


def test_envoys_before_transfers() -> None:
    board = Beside("lion").cubes(6).treasury(director=3).ships(1, 2, 0)
    board.office(board.own, "director_of_trade")
    board.writers(board.own, "madras")
    board.open_only("bombay_3")
    acting(board, "director_of_trade")
    assert done(board) == [] and listed(board) == ["envoy", "move", "move", "move", "move"]
    board.answer("pass")
    assert done(board) == ["envoy"]
    board.answer("pass")
    assert done(board) == ["envoy", "move"]
    person = solo().treasury(director=3).ships(1, 0, 0)
    person.office(A, "director_of_trade")
    person.open_only("bombay_3")
    acting(person, "director_of_trade")
    assert ticks(person) == [("envoys", False), ("moves", False)]
    assert done(person.answer("none")) == ["envoys"]


def test_ships_are_fitted_bought_and_leased() -> None:
    board = Beside("stag").cubes(6).treasury(shipping=12).ships()
    board.office(board.own, "manager_of_shipping")
    for _ in range(2):
        board.yard(board.own)
    acting(board, "manager_of_shipping")
    seen = []
    while not board.stopped:
        seen.append(done(board))
        board.answer("pass")
    assert [*dict.fromkeys(map(tuple, seen))] == [(), ("fit",), ("fit", "buy")]
    assert rows(board.game) == ("buys", "place") and done(board) == ["fit", "buy", "lease"]


def test_armies_are_moved_filled_and_led() -> None:
    board = Beside("bull").cubes(6)
    board.office(board.own, "military_affairs")
    board.office(A, "president_of_bombay")
    board.office(board.own, "president_of_madras")
    board.state.india.armies["bombay"].regiments = 1
    board.state.india.training[A] = 1
    acting(board, "military_affairs")
    assert done(board) == [] and listed(board) == ["march", "assign", "commanders"]
    while "military.crown_assign" not in board.offered():
        board.answer("pass")
    assert done(board) == ["march"]


def test_a_presidency_of_the_crown_goes_down_its_chart() -> None:
    board = Beside("stag").cubes(8)
    board.bare().plain()
    board.treasury(madras=8).ships(south=1)
    board.office(board.own, "president_of_madras")
    board.conquer("mysore", "madras")
    board.office(board.own, "governor_of_mysore")
    board.crown.formed = ["mysore"]
    board.commander(board.own, "madras")
    board.officers(board.own, "madras", 6)
    step = ("operations.presidency", {"presidency": "madras"})
    acting(board, "", step)
    assert rows(board.game) == (
        "trade", "administer", "result", "alliance", "targets", "conquest", "pacify", "again"
    )  # fmt: skip
    assert listed(board) == ["governors", "alliance", "target", "once", "trade"] and done(board) == []
    seen = []
    while not board.stopped:
        seen.append(tuple(done(board)))
        board.answer("pass")
    commanded = ("governors", "alliance", "target", "once")
    assert [*dict.fromkeys(seen)] == [(), ("governors",), commanded]


def test_a_persons_presidency_has_rows_only_for_what_the_crown_holds_in_it() -> None:
    board = Beside("stag").poor()
    board.bare().plain()
    board.treasury(madras=3).ships(south=1)
    board.office(A, "president_of_madras")
    board.commander(board.own, "madras")
    acting(board, "", ("operations.presidency", {"presidency": "madras"}))
    assert rows(board.game) == ("alliance", "targets", "conquest", "pacify", "again")
    assert listed(board) == ["governors", "alliance", "target", "once", "trade_any"]
    assert done(board) == ["governors"], "there is none"
    board.answer("commander")
    assert "target" in done(board)


# --- phases ---------------------------------------------------------------------------------------------------
@rule("jc2.crown.favour.before_retirements")
def test_the_season_step_by_step() -> None:
    board = Beside("lion").cubes(6)
    board.cash(5, 10)
    board.state.london.pensioners[A] = 1
    board.state.turn.phase = "london"
    board.run("london", "london.open", script=[1] * 20)
    seen = []
    while board.ask.code in ("crown.window", "london.retire", "london.pick", "london.discount"):
        seen.append(tuple(done(board)))
        board.answer("none" if board.ask.code == "london.retire" else "pass")
    assert [*dict.fromkeys(seen)][:2] == [("attrition",), ("attrition", "pound_dear")]


def test_parliament_under_either_prime_minister() -> None:
    board = Beside("lion", card=3).cubes(8)
    board.state.parliament.prime_minister = board.own
    board.state.parliament.deck[:] = ["army_spending", "treasure_reform", "ship_subsidy", "calico_acts"]
    board.cash(5)
    board.state.turn.phase = "parliament"
    board.run("parliament", "parliament.open", script=[4] * 20)
    assert ticks(board) == [
        ("shift", True), ("draw", False), ("policy", False), ("vote", False), ("votes", False),
    ]  # fmt: skip
    while board.ask.code != "parliament.vote":
        board.answer("pass")
    assert done(board) == ["shift", "draw", "policy", "vote"]
    person = Beside("lion").poor()
    person.state.parliament.deck[:] = ["army_spending"]
    person.cash(5)
    person.state.turn.phase = "parliament"
    person.run("parliament", "parliament.open", script=[4] * 20)
    assert listed(person) == ["law", "dial", "shift", "vote", "votes"] and done(person) == []
    person.answer("army_spending")
    assert done(person) == ["law"]


@pytest.mark.parametrize("phase", ["session", "family", "firms", "hiring", "revenue", "events", "upkeep"])
def test_every_phase_that_concerns_the_crown_has_steps(phase: str) -> None:
    board = solo(scenario="1813")
    board.state.turn.phase = phase  # type: ignore[assignment]
    assert steps(board.game) and all(step["code"].startswith("step.") for step in steps(board.game))


# --- the turn -------------------------------------------------------------------------------------------------
def test_the_turn_names_offices_while_they_act() -> None:
    board = solo()
    board.state.turn.phase = "family"
    parts = {one["phase"]: one["state"] for one in turn(board.game)}
    assert (parts["london"], parts["family"], parts["operations"]) == ("done", "now", "")
    board.state.turn.phase = "operations"
    board.game.at(acting="manager_of_shipping")
    offices = [(one["office"], one["state"]) for one in turn(board.game) if one["phase"] == "operations"]
    assert offices[:4] == [
        ("chairman", "done"), ("director_of_trade", "done"), ("manager_of_shipping", "now"), ("military_affairs", ""),
    ]  # fmt: skip
    board.state.turn.phase = "end"
    assert {one["state"] for one in turn(board.game)} == {"done"}


# --- the charts -----------------------------------------------------------------------------------------------
def test_the_columns_are_those_of_the_handbook() -> None:
    crown = printed(solo().game)["crown"]

    def numbers(row: str) -> list[int]:
        return [box[0]["n"] for box in crown["rows"][row]["boxes"]]

    assert numbers("trade") == [2, 3, 4, 5, 6] and numbers("conquest") == [6, 5, 4, 3, 2]
    assert numbers("reserve") == [0, 2, 4, 6, 8] and crown["rows"]["reserve"]["money"]
    assert [box[0] for box in crown["rows"]["buys"]["boxes"]] == [
        {"n": 0, "words": []}, {"n": 1, "words": []}, {"words": ["cell.all"]}, {"n": 1, "words": []},
        {"n": 0, "words": []},
    ]  # fmt: skip
    assert [len(box) for box in crown["rows"]["transfers"]["boxes"]] == [3, 3, 4, 3, 4]
    assert crown["laws"]["army_spending"] == [False, False, False, True, True]
    assert "crown" not in printed(Board(3).game)


# --- favours --------------------------------------------------------------------------------------------------
def names(board: Beside) -> set[str]:
    return {one["favour"].removeprefix("favour.") for one in favours(board.game) if not one["basic"]}


def test_only_favours_of_the_office_and_of_its_holder_are_listed() -> None:
    board = solo("bull")
    board.office(A, "chairman")
    board.state.turn.phase = "operations"
    board.game.at(acting="chairman")
    assert names(board) == {
        "chairman.duty", "chairman.debt_first_extra", "chairman.debt_more_extra", "chairman.fund_crown_office",
    }  # fmt: skip
    board.office(board.own, "chairman")
    assert names(board) == {
        "chairman.crown_more_debt", "chairman.crown_less_debt", "chairman.crown_fund_office",
    }  # fmt: skip
    board.office(board.own, "president_of_madras")
    board.commander(A, "madras")
    board.game.at(acting="president_of_madras")
    assert names(board) == {
        "presidency.crown_order", "president.crown_dice", "president.place_mine", "commander.alliance_consent",
        "commander.pacify",
    }  # fmt: skip
    board.office(A, "president_of_madras")
    board.state.india.armies["madras"].commander = board.own
    assert "president.crown_writers" in names(board) and "commander.consent_to_crown" in names(board)
    assert "commander.alliance_consent" not in names(board)


def test_the_board_has_it_all() -> None:
    board = solo()
    board.state.turn.phase = "revenue"
    board.office(board.own, "chairman")
    seen = view(board.game, A)["crown"]
    assert seen["rows"] == ["reserve"] and {"turn", "steps", "favours"} <= set(seen)
