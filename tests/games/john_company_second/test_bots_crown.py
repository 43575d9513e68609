"""Bots beside the Crown: the cards that they leave it, and what they exchange with it for cubes."""

from __future__ import annotations

from typing import Any, Literal

import pytest

from pygame_core.games.john_company_second.bots.setup import draft
from pygame_core.games.john_company_second.bots.stakes import Stakes
from pygame_core.games.john_company_second.bots.treasuries import ships_for
from pygame_core.games.john_company_second.ids import SeaZoneId
from pygame_core.games.john_company_second.state import printed
from pygame_core.kernel.decisions import Option, Pick
from pygame_core.kernel.table import Table
from tests.games.john_company_second.board import A
from tests.games.john_company_second.crown import Beside
from tests.games.john_company_second.test_bots import best
from tests.games.john_company_second.test_crown_favours import TAKEN, owning
from tests.games.john_company_second.test_crown_setup import new


# --- the setup cards ----------------------------------------------------------------------------------------------
def wanted(table: Table) -> list[str]:
    """What is on each setup card, the best one first."""
    scenario = printed(table.game).scenarios["1710"]
    asked = Pick(A, "crown.keep", [Option(number) for number in scenario.basic], "jc2.solo.setup_cards")
    ranked = sorted(draft(Stakes(table.game), asked), key=lambda hint: -hint.worth)
    return [" ".join(item.at if item.kind == "office" else item.kind for item in scenario.items(hint.answer))
            for hint in ranked]  # fmt: skip


def test_beside_the_crown_a_person_rules_the_company() -> None:
    """The Chairman comes first, then the Presidents; commands are left to the Crown. Among families, all of whom need
    the Company, a command is worth more than a Presidency."""
    alone, among = wanted(new(1)), wanted(new(3))
    assert "chairman" in alone[0] and all("president_of" in card for card in alone[1:4])
    first = {name: next(place for place, card in enumerate(cards) if "commander" in card)
             for name, cards in (("alone", alone), ("among", among))}  # fmt: skip
    assert first["among"] < 4 < first["alone"]


# --- money for ships ------------------------------------------------------------------------------------------------
def planned(manager: int) -> dict[SeaZoneId, int]:
    """Where the ships go that so much money should bring; a ship is missing in the South, all Crown writers are in the
    East, and by its climate the Crown places ships where they are."""
    board = Beside("bear").ships(2, 0, 2).routes(1, 3, 1)
    board.office(manager, "manager_of_shipping")
    for presidency in ("bombay", "madras", "bengal"):
        board.office(A, f"president_of_{presidency}")
    board.writers(board.own, "bengal", 2)
    board.run("operations")
    return ships_for(Stakes(board.game), 4)[1]


def test_a_chairman_knows_where_the_crown_places_ships() -> None:
    assert planned(A) == {"west_indian": 0, "south_indian": 2, "east_indian": 0}
    assert planned(1) == {"west_indian": 0, "south_indian": 0, "east_indian": 0}


# --- cubes --------------------------------------------------------------------------------------------------------
def chosen(board: Beside, phase: str = "hiring", moment: str = "basic") -> str:
    """The favour that a bot asks for in a window; "" for none."""
    board.run(phase, ("crown.window", {"moment": moment}))
    assert board.ask.code == "crown.window"
    answer: Any = best(board)
    return "" if answer == "pass" else answer[1]


BEFORE: tuple[Literal["before"], str] = ("before", "")
AFTER: tuple[Literal["after"], str] = ("after", "london.take_cash_after")
"""When a pound of the Crown's can be had, and what a bot asks for then."""


@pytest.mark.parametrize("cash", [3, 8, 14])
def test_money_is_not_given_away_for_cubes(cash: int) -> None:
    """The Crown retires its people with it: two cubes for three pounds are a bad bargain even for the rich."""
    board = Beside("lion").cubes(2)
    board.cash(cash, 0)
    assert chosen(board) == ""


def test_a_pound_is_taken_when_it_costs_one_cube_but_not_for_two() -> None:
    for moment, asked in (BEFORE, AFTER):
        board = Beside("lion").cubes(3)
        board.cash(1, 4)
        board.crown.season = moment
        assert chosen(board, "london", moment) == asked


def test_promise_cards_that_nobody_can_be_given_are_exchanged() -> None:
    board = Beside("lion", level="easy").cubes(0)
    assert chosen(board) == "basic.promise_card"
    full = Beside("lion", level="easy").cubes(12)
    assert chosen(full) == "", "it has no cube to give for one"


@pytest.mark.parametrize("what", ["luxury", "shipyard_fitted"])
def test_what_the_crown_has_is_taken_for_cubes_and_the_own_is_kept(what: str) -> None:
    taken, _ = owning(1, what, TAKEN[what])
    assert chosen(taken) == f"basic.{what}.take"
    kept, _ = owning(A, what, 0)
    assert chosen(kept) == ""


def presided(cash: int, ships: int) -> Beside:
    """The Crown leads Bengal with so much money; its climate trades with four dice."""
    board = Beside("lion").cubes(3).treasury(bengal=cash).ships(0, 0, ships).routes(0, 0, 2)
    board.office(board.own, "president_of_bengal")
    board.writers(A, "bengal", 2)
    board.state.company.standing = 3
    return board.run("operations", ("operations.presidency", {"presidency": "bengal"}))


def test_a_president_of_the_crown_is_paid_to_trade_if_he_would_not() -> None:
    assert best(presided(3, 2)) == ["president.crown_dice", "dice_fewer"]
    assert best(presided(4, 2)) == "pass", "he trades without it"
