"""IV. Company Operation: Governors, and the Governor General."""

from __future__ import annotations

from typing import Any

import pytest

from pygame_core.games.john_company_second.components import OFFICES
from pygame_core.games.john_company_second.phases.operations import governor_general
from pygame_core.games.john_company_second.state import NOBODY
from tests.games.john_company_second.board import A, B, C, D
from tests.games.john_company_second.spoken import SpokenBoard as Board

rule = pytest.mark.rule
GENERAL, DIRECTOR = "governor_general", "director_of_trade"


def governed(region: str = "madras", presidency: str = "madras", seat: int = B) -> Board:
    board = Board().bare()
    board.conquer(region, presidency)
    board.office(seat, f"governor_of_{region}")
    return board


def administer(board: Board, script: list[int], presidency: str = "madras") -> Board:
    """The Governor is the only one who acts in the Presidency."""
    return board.run("operations", ("operations.presidency", {"presidency": presidency}), script=script)


def rolls(board: Board) -> list[int]:
    return [len(event["dice"]) for event in board.told("operations.administer")]


# --- Governors ------------------------------------------------------------------------------------------------
@rule(
    "jc2.example.administering", "jc2.operations.governor.dice", "jc2.operations.governor.administer.check",
    "jc2.operations.governor.administer.income", "jc2.operations.governor.administer.income_after_fail",
    "jc2.operations.governor.ship.start", "jc2.operations.governor.pool_shrinks", "jc2.operations.governor.end",
    "jc2.general.cash.personal_income_box",
)  # fmt: skip
def test_the_example_of_madras() -> None:
    board = administer(governed(), [1, 4, 4, 4, 2, 3, 3, 3, 4, 1])
    board.answer("roll", "tax_treasury", "roll", "tax_treasury", "roll", "roll", "ship")
    assert board.stopped and rolls(board) == [4, 3, 2, 1]
    assert board[B].cash == 4
    madras = board.state.india.regions["madras"]
    assert (madras.unrest, madras.half_ship) == (2, True)
    assert board.state.company.treasuries["president_of_madras"] == 4


@rule(
    "jc2.operations.governor.administer.choose", "jc2.operations.governor.tax", "jc2.operations.governor.tax.not_split"
)
def test_a_success_gives_one_thing() -> None:
    board = administer(governed(), [1, 4, 4, 4]).answer("roll")
    assert board.open() == ["tax_balance", "tax_treasury", "regiment", "ship"]
    board.answer("tax_balance")
    assert board.asked == [(B, "operations.administer")]
    assert board.state.company.balance == 2 and board.state.company.treasuries["president_of_madras"] == 0


@rule("jc2.operations.governor.tax.unrest")
def test_every_further_tax_causes_unrest() -> None:
    board = administer(governed(), [1, 4, 4, 4, 1, 4, 4, 1, 4])
    board.answer("roll", "tax_balance", "roll", "tax_treasury", "roll", "tax_balance")
    assert board.state.india.regions["madras"].unrest == 2


@rule("jc2.operations.governor.tax.unrest", "jc2.operations.governor.fail.unrest")
def test_a_failure_between_does_not_forgive_the_first_tax() -> None:
    board = administer(governed(), [1, 4, 4, 4, 4, 4, 4, 1, 4])
    board.answer("roll", "tax_balance", "roll", "roll", "tax_balance")
    assert board.state.india.regions["madras"].unrest == 2


@rule(
    "jc2.operations.governor.ship.finish", "jc2.operations.governor.ship.partial", "jc2.operations.governor.ship.supply"
)
def test_a_ship_is_finished_with_the_second_success() -> None:
    board = governed("mysore")
    board.state.company.extra_ships["west_indian"] = 13
    administer(board, [1, 4, 4, 1, 4]).answer("roll", "ship")
    assert board.state.india.regions["mysore"].half_ship
    assert board.state.company.company_ships["south_indian"] == 0
    board.answer("roll", "ship")
    assert not board.state.india.regions["mysore"].half_ship
    assert board.state.company.company_ships["south_indian"] == 1
    administer(board, [1, 4, 4]).answer("roll")
    assert board.why("ship") == "jc2.operations.governor.ship.supply"


@rule("jc2.operations.governor.regiment", "jc2.components.regiments_unlimited")
def test_regiments_join_the_army_and_never_run_out() -> None:
    board = governed()
    board.state.india.armies["bengal"].regiments = 20
    administer(board, [1, 4, 4, 4]).answer("roll", "regiment")
    assert board.state.india.armies["madras"].regiments == 1


@rule("jc2.prestige.foundry", "jc2.operations.governor.regiment", "jc2.operations.governor_general.govern.regiment")
def test_the_foundry_earns_with_every_commissioned_regiment() -> None:
    board = governed()
    board.card(C, "foundry")
    administer(board, [1, 4, 4, 4]).answer("roll", "regiment")
    assert board[C].cash == 1
    board = established("madras", "mysore", cash=1)
    board.card(C, "foundry")
    govern(board, [1]).answer(1, "regiment/bombay", "regiment/bengal")
    assert board.stopped and board[C].cash == 2


@rule("jc2.operations.governor.fail.unrest")
def test_a_failure_causes_unrest() -> None:
    board = administer(governed(), [4, 4, 4, 4]).answer("roll")
    assert board.state.india.regions["madras"].unrest == 1 and board[B].cash == 0
    board.answer("stop")
    assert board.stopped and board.state.offices["governor_of_madras"].holder == B


@rule("jc2.operations.governor.catastrophe.unrest", "jc2.operations.governor.catastrophe.office")
def test_a_catastrophe_removes_the_governor() -> None:
    board = governed()
    supply = board[B].supply
    administer(board, [6, 6, 5, 6]).answer("roll")
    assert board.stopped
    madras = board.state.india.regions["madras"]
    assert (madras.unrest, madras.control) == (1, "madras")
    assert board.state.offices["governor_of_madras"].where == "vacant" and board[B].supply == supply + 1


@rule("jc2.law.zamindar_taxes")
def test_zamindar_taxes_give_a_die_and_more_unrest() -> None:
    board = governed()
    board.law("zamindar_taxes")
    administer(board, [4] * 5).answer("roll")
    assert rolls(board) == [5] and board.state.india.regions["madras"].unrest == 2


# --- the Governor General comes -------------------------------------------------------------------------------
def established(*regions: str, cash: int = 0, seat: int = A) -> Board:
    """The law has just passed; the former Director of Trade holds the office, unless seat is NOBODY."""
    board = Board().bare()
    for region in regions:
        board.conquer(region, "madras")
    if seat != NOBODY:
        board.office(seat, DIRECTOR, fatigue=2)
    board.state.company.treasuries[DIRECTOR] = cash
    board.state.turn.phase = "parliament"
    governor_general.establish(board.game, "jc2.law.governor_general")
    return board


def govern(board: Board, script: list[Any]) -> Board:
    return board.run("operations", "operations.governor_general", script=script)


@rule(
    "jc2.operations.governor_general.created", "jc2.operations.governor_general.governors_retire",
    "jc2.operations.governor_general.remove", "jc2.operations.governor_general.replace",
    "jc2.operations.governor_general.control_shown", "jc2.law.governor_general",
)  # fmt: skip
def test_the_governor_general_replaces_director_and_governors() -> None:
    board = Board().bare()
    assert board.state.offices[GENERAL].where == "out"
    for region, seat in (("madras", B), ("mysore", C)):
        board.conquer(region, "madras")
        board.office(seat, f"governor_of_{region}")
    board.conquer("bengal", "bengal")
    board.state.india.regions["mysore"].half_ship = True
    board.office(D, DIRECTOR, fatigue=2)
    governor_general.establish(board.game, "jc2.law.governor_general")
    offices = board.state.offices
    assert board.state.london.pensioners == [0, 1, 1, 0]
    assert not board.state.india.regions["mysore"].half_ship
    assert (offices[GENERAL].holder, offices[GENERAL].fatigue) == (D, 2)
    assert offices[DIRECTOR].where == "out"
    assert all(offices[office].where == "out" for office, row in OFFICES.items() if row.region)
    assert board.state.india.regions["mysore"].control == "madras"


@rule("jc2.operations.governor_general.replace_vacant", "jc2.operations.governor_general.income_vacant")
def test_a_vacant_director_makes_a_vacant_general() -> None:
    board = established("madras", seat=NOBODY)
    assert board.state.offices[GENERAL].where == "vacant"
    govern(board, [])
    assert board.stopped and board.state.company.balance == 0


@rule("jc2.operations.governor_general.no_new_governors")
def test_conquests_make_no_governors() -> None:
    board = established("madras")
    board.state.india.regions["mysore"].towers = 0
    board.commander(B, "madras")
    board.officers(B, "madras", 1)
    board.run("operations", ("operations.commander", {"army": "madras"}), script=[1, 1])
    board.answer("deploy/mysore")
    assert board.state.india.regions["mysore"].control == "madras"
    assert board.state.offices["governor_of_mysore"].where == "out"


# --- Govern ---------------------------------------------------------------------------------------------------
@rule(
    "jc2.operations.governor_general.place", "jc2.operations.governor_general.no_director_actions",
    "jc2.operations.governor_general.treasury", "jc2.operations.governor_general.income",
)  # fmt: skip
def test_the_general_acts_in_the_directors_place() -> None:
    board = established("madras", "mysore", "hyderabad", "delhi", cash=5)
    board.state.india.closed = ["maratha_1"]
    board.writers(B, "madras")
    board.office(C, "manager_of_shipping")
    board.run("operations", "operations.open", script=[3, 4])
    assert board.asked == [(A, "operations.govern")]
    assert board.state.company.balance == 12
    board.answer(2)
    assert board.state.company.treasuries[DIRECTOR] == 3
    board.answer("none")
    assert board.stopped, "neither an envoy nor transfers"


@rule("jc2.operations.governor_general.govern.needs_region")
def test_without_a_region_nothing_is_governed() -> None:
    assert govern(established(cash=5), []).stopped


@rule("jc2.operations.governor_general.govern.repeat", "jc2.operations.governor_general.govern.once")
def test_govern_is_tried_until_it_succeeds() -> None:
    board = established("madras", cash=9)
    govern(board, [3, 4, 1]).answer(1, 1, 1)
    assert board.asked == [(A, "operations.govern_choice")]
    board.answer("tax/balance")
    assert board.stopped and board.state.company.treasuries[DIRECTOR] == 6


@rule("jc2.operations.governor_general.govern.dice", "jc2.operations.governor_general.govern.sixes")
def test_sixes_cause_unrest_even_on_success() -> None:
    board = established("madras", "mysore", "delhi", cash=3)
    govern(board, [1, 6, 6]).answer(3)
    assert sum(at.unrest for at in board.state.india.regions.values()) == 6
    assert board.asked == [(A, "operations.govern_choice")]


@rule("jc2.operations.governor_general.govern.fail")
def test_a_failed_govern_causes_more_unrest() -> None:
    board = established("madras", "mysore", cash=2)
    govern(board, [3, 6]).answer(2)
    assert sum(at.unrest for at in board.state.india.regions.values()) == 4


@rule("jc2.operations.governor_general.govern.catastrophe")
def test_a_catastrophic_govern_removes_the_general() -> None:
    board = established("madras", "mysore", cash=2)
    govern(board, [5, 6]).answer(2)
    assert board.stopped and board.state.offices[GENERAL].where == "vacant"
    assert [board.state.india.regions[region].unrest for region in ("madras", "mysore")] == [2, 2]


@rule("jc2.law.zamindar_taxes")
@pytest.mark.parametrize(("die", "cash", "unrest"), [(3, 0, 6), (1, 6, 0)])
def test_zamindar_taxes_for_the_general(die: int, cash: int, unrest: int) -> None:
    board = established("madras", "mysore", "delhi", cash=1)
    board.law("zamindar_taxes")
    govern(board, [die]).answer(1)
    assert board[A].cash == cash
    assert sum(at.unrest for at in board.state.india.regions.values()) == unrest


@rule(
    "jc2.operations.governor_general.govern.success.income", "jc2.operations.governor_general.govern.success.choices",
    "jc2.operations.governor_general.govern.ship", "jc2.operations.governor_general.govern.regiment",
    "jc2.operations.governor_general.govern.tax", "jc2.operations.governor_general.govern.tax.unrest",
)  # fmt: skip
def test_one_thing_for_each_region() -> None:
    board = established("madras", "mysore", "delhi", cash=1)
    board.state.india.china = True
    govern(board, [1]).answer(1)
    assert board[A].cash == 3 and f"tax/{DIRECTOR}" not in board.options()
    board.answer("ship/china", "regiment/bombay", "tax/manager_of_shipping")
    assert board.asked == [(A, "operations.govern_unrest")]
    board.answer("delhi")
    assert board.stopped
    assert board.state.company.company_ships["china"] == 1
    assert board.state.india.armies["bombay"].regiments == 1
    assert board.state.company.treasuries["manager_of_shipping"] == 2
    assert board.state.india.regions["delhi"].unrest == 1


@rule("jc2.operations.governor_general.govern.tax.different")
def test_two_taxes_cause_unrest_in_two_regions() -> None:
    board = established("madras", "mysore", cash=1)
    govern(board, [1]).answer(1, "tax/balance", "mysore", "tax/balance")
    assert board.stopped, "only one region is left for the second unrest"
    assert [board.state.india.regions[region].unrest for region in ("madras", "mysore")] == [1, 1]


@rule("jc2.operations.governor_general.attrition")
def test_the_general_suffers_attrition() -> None:
    board = established("madras")
    board.run("london", "london.attrition", script=[4])
    assert board.state.offices[GENERAL].where == "vacant", "4 and 2 fatigue"
    assert board.state.london.pensioners[A] == 1
