"""IV. Company Operation: Commanders, their alliances and Deploys, losses and loot."""

from __future__ import annotations

import doctest

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pygame_core.games.john_company_second.army import can_deploy, can_target, ready
from pygame_core.games.john_company_second.components import ALLIANCES, REGIONS
from pygame_core.games.john_company_second.phases.operations import loot
from pygame_core.games.john_company_second.state import NOBODY, Post
from tests.games.john_company_second.board import A, B, C, D, clause
from tests.games.john_company_second.spoken import SpokenBoard as Board

rule = pytest.mark.rule


def army(name: str = "madras", *officers: int, regiments: int = 0) -> Board:
    """Seat A commands; each named seat has an officer. The map is without empires, towers and closed orders."""
    board = Board().bare()
    board.commander(A, name)
    for seat in officers:
        board.officers(seat, name)
    board.state.india.armies[name].regiments = regiments
    for region in board.state.india.regions.values():
        region.towers, region.flag, region.capital = 0, NOBODY, False
    return board


def command(board: Board, name: str = "madras", script: list[int] | None = None) -> Board:
    return board.run("operations", ("operations.commander", {"army": name}), script=script)


def target(board: Board, region: str, name: str = "madras") -> str:
    """The rule that closes a target, or ""."""
    why = can_target(board.game, name, region)
    return "" if why else why.rule  # type: ignore[union-attr]


# --- local alliances ------------------------------------------------------------------------------------------
def funded(cash: int, president: int = B, name: str = "madras") -> Board:
    board = army(name, A, C)
    board.office(president, f"president_of_{name}")
    board.state.company.treasuries[f"president_of_{name}"] = cash
    return board


@rule("jc2.operations.alliance.request", "jc2.operations.commander.order")
def test_only_alliances_of_the_army_and_before_the_first_deploy() -> None:
    board = funded(9, name="bengal")
    command(board, "bengal", [4, 4, 1, 1])
    asked = [value for value in board.options() if value.startswith("ally")]
    assert asked == [f"ally/{name}" for name, row in ALLIANCES.items() if row.army == "bengal"]
    board.answer("deploy/bengal", [1, 0, 0, 0, 0])
    assert board.why("ally/orissa") == "jc2.operations.commander.order"


@rule(
    "jc2.operations.alliance.approve", "jc2.operations.alliance.cost", "jc2.operations.alliance.activate",
    "jc2.operations.alliance.several", "jc2.operations.deploy.dice.alliance",
)  # fmt: skip
def test_approved_alliances_fight_in_the_deploy() -> None:
    board = funded(7)
    board.state.india.regions["madras"].towers = 3
    command(board, script=[3, 4, 4, 1, 1]).answer("ally/the_nizam")
    assert board.asked == [(B, "operations.ally")]
    board.answer("yes", "ally/arcot", "yes")
    assert board.state.company.treasuries["president_of_madras"] == 0
    board.answer("deploy/madras", ["the_nizam", "arcot"], [1, 0, 1, 0, 0])
    assert len(board.told("operations.deploy")[0]["dice"]) == 3, "two officers and 2 + 2, less 3"


@rule("jc2.operations.alliance.refuse")
def test_a_refused_alliance_changes_nothing() -> None:
    board = funded(9)
    board.cash(1)
    command(board).answer("ally/arcot", "no")
    assert board.state.company.treasuries["president_of_madras"] == 9
    assert not board.state.india.armies["madras"].alliances["arcot"]
    assert board.why("ally/arcot") == "jc2.operations.alliance.refuse"
    board.deal(A, B, clause("cash", A, B, n=1)).answer("ally/arcot", "yes")
    assert board.state.india.armies["madras"].alliances["arcot"], "a deal lets the President be asked again"


@rule("jc2.operations.alliance.cost")
def test_too_little_money_for_an_alliance() -> None:
    board = command(funded(3, A))
    assert board.why("ally/arcot") == "jc2.operations.alliance.cost"
    board.answer("ally/the_nizam")
    assert board.state.india.armies["madras"].alliances["the_nizam"], "nobody is asked for an own approval"


@rule("jc2.operations.alliance.use", "jc2.operations.alliance.use_once", "jc2.operations.alliance.not_split")
def test_an_alliance_is_used_whole_and_once() -> None:
    board = funded(8, A, "bombay")
    board.state.india.regions["bombay"].towers = 2
    command(board, "bombay", [3, 3, 3, 3]).answer("ally/rajput_prince", "ally/sikhs")
    board.answer("deploy/bombay", ["rajput_prince"], [0] * 5)
    assert len(board.told("operations.deploy")[0]["dice"]) == 1
    alliances = board.state.india.armies["bombay"].alliances
    assert alliances == {"rajput_prince": False, "sikhs": True}, "the Sikhs can still defend"
    assert board.why("ally/rajput_prince") == "jc2.operations.commander.order"
    board.answer("done")
    command(board, "bombay")
    assert board.why("ally/rajput_prince") == "jc2.operations.alliance.use_once"


@rule("jc2.operations.deploy.no_commander")
def test_an_army_without_commander_does_nothing() -> None:
    board = army("bombay", B, C)
    board.state.india.armies["bombay"].commander = NOBODY
    board[A].supply += 1
    assert command(board, "bombay").stopped


# --- targets --------------------------------------------------------------------------------------------------
@rule(
    "jc2.operations.deploy.target.home", "jc2.operations.deploy.target.home_not_associated",
    "jc2.operations.deploy.target.other_home",
)  # fmt: skip
def test_before_any_conquest_only_home_is_a_target() -> None:
    board = army("madras", A)
    assert [region for region in REGIONS if not target(board, region)] == ["madras"]
    assert target(board, "mysore") == "jc2.operations.deploy.target.neighbour"
    assert target(board, "bombay") == target(board, "bengal") == "jc2.operations.deploy.target.other_home"


@rule("jc2.operations.deploy.target.neighbour", "jc2.operations.deploy.target.company_useless")
def test_neighbours_of_associated_regions_are_targets() -> None:
    board = army("madras", A)
    board.conquer("madras", "madras")
    assert [region for region in REGIONS if not target(board, region)] == ["hyderabad", "mysore"]
    assert target(board, "madras") == "jc2.operations.deploy.target.company_useless"


@rule("jc2.operations.deploy.target.associated", "jc2.operations.deploy.target.other_presidency")
def test_own_regions_with_trouble_are_targets() -> None:
    board = army("madras", A)
    board.conquer("mysore", "madras")
    board.state.india.closed = ["mysore_1"]
    assert target(board, "mysore") == ""
    board.state.india.closed.clear()
    board.state.india.regions["mysore"].unrest = 1
    assert target(board, "mysore") == ""
    assert target(board, "mysore", "bombay") == "jc2.operations.deploy.target.other_presidency"


# --- dice -----------------------------------------------------------------------------------------------------
@rule(
    "jc2.operations.deploy.dice.piece", "jc2.operations.deploy.dice.any_owner", "jc2.operations.deploy.dice.strength",
    "jc2.operations.deploy.exhaust", "jc2.operations.deploy.losses.always",
)  # fmt: skip
def test_pieces_are_dice_and_strength_takes_some() -> None:
    board = army("madras", B, C, D, regiments=2)
    board.state.india.regions["madras"].towers = 2
    command(board, script=[4, 3, 3, 6, 1, 2]).answer("deploy/madras")
    odds = board.ask.params["odds"]
    assert odds["from"] == 3 and [one["dice"] for one in odds["by"]] == [1, 2, 3]
    board.answer([0, 1, 1, 1, 2])
    here = board.state.india.armies["madras"]
    assert board.told("operations.deploy")[0]["dice"] == [4, 3, 3]
    assert here.active == [0] * 4 and here.regiments == 0
    assert here.exhausted == [0, 0, 1, 1] and here.exhausted_regiments == 2, "B's officer fell to the 6"


@rule("jc2.operations.deploy.dice.commander", "jc2.operations.deploy.losses.not_commander")
def test_the_commander_gives_no_die() -> None:
    board = army("madras", A, A)
    command(board, script=[3, 3, 1, 1]).answer("deploy/madras", [2, 0, 0, 0, 0])
    assert len(board.told("operations.deploy")[0]["dice"]) == 2
    assert len(board.told("operations.losses")[0]["dice"]) == 2
    assert board.state.india.armies["madras"].commander == A


@rule("jc2.operations.no_dead_dice")
def test_a_deploy_needs_a_die() -> None:
    board = army("madras", A, B, regiments=1)
    board.state.india.regions["madras"].towers = 2
    command(board).answer("deploy/madras")
    assert board.told("operations.deploy")[0]["n"] == 2, "all are needed, so nobody is asked"
    board = army("madras", A, B)
    board.state.india.regions["madras"].towers = 2
    strength = ready(board.game, board.state.india.armies["madras"])
    assert strength == 2 and not can_deploy(board.game, "madras", "madras", strength)
    assert command(board).stopped
    board = army("madras", A, B, C, regiments=1)
    board.state.india.regions["madras"].towers = 2
    command(board).answer("deploy/madras")
    board.refused([1, 1, 0, 0, 0])


@rule(
    "jc2.operations.deploy.dice.empire",
    "jc2.operations.deploy.loot.only_target",
    "jc2.operations.deploy.dice.exhausted_not",
)
def test_an_empire_defends_together() -> None:
    board = army("madras", B, B, B, B)
    board.conquer("madras", "madras")
    regions = board.state.india.regions
    regions["mysore"].towers, regions["bombay"].towers = 1, 2
    regions["mysore"].flag = regions["bombay"].flag = 0
    regions["bombay"].capital = True
    board.officers(C, "madras", 0, tired=3)
    command(board, script=[1, 1, 1, 1, 1])
    option = board.options()["deploy/mysore"]
    assert (option.params["strength"], option.params["cash"]) == (3, 4 + 5)
    board.answer("deploy/mysore")
    assert board.told("operations.deploy")[0]["dice"] == [1]


@rule(
    "jc2.operations.deploy.dice.company", "jc2.operations.deploy.loot.minimum_company",
    "jc2.operations.deploy.remove_unrest",
)  # fmt: skip
def test_order_is_restored_without_penalty() -> None:
    board = army("madras", B, C)
    board.conquer("madras", "madras")
    board.state.india.regions["madras"].unrest = 2
    command(board, script=[2, 5, 1, 1]).answer("deploy/madras", [0, 1, 1, 0, 0])
    assert board.told("operations.deploy")[0]["dice"] == [2, 5]
    assert board.told("operations.loot")[0]["n"] == 3
    assert (board[A].cash, board[B].cash, board[C].cash) == (1, 1, 1)
    assert board.state.india.regions["madras"].unrest == 0


@rule("jc2.operations.deploy.repeat", "jc2.operations.deploy.retry", "jc2.operations.deploy.new_targets")
def test_a_commander_deploys_again() -> None:
    board = army("madras", B, B, B, B)
    command(board, script=[3, 1, 1, 1, 2, 1]).answer("deploy/madras", [0, 1, 0, 0, 0], "deploy/madras", [0, 1, 0, 0, 0])
    assert "deploy/mysore" in board.open(), "Madras has fallen"
    board.answer("deploy/mysore", [0, 1, 0, 0, 0])
    assert [board.state.india.regions[region].control for region in ("madras", "mysore")] == ["madras", "madras"]


# --- losses ---------------------------------------------------------------------------------------------------
@rule("jc2.operations.deploy.losses")
def test_each_six_costs_an_officer() -> None:
    board = army("madras", B, B, B)
    supply = board[B].supply
    command(board, script=[1, 1, 1, 6, 1, 6]).answer("deploy/madras", [0, 3, 0, 0, 0])
    assert board[B].supply == supply + 2
    assert board.state.india.armies["madras"].exhausted[B] == 1


@rule("jc2.operations.deploy.losses.not_regiments")
def test_regiments_are_not_rolled_for() -> None:
    board = army("madras", regiments=5)
    command(board, script=[6, 6, 6, 4, 4]).answer("deploy/madras", [0, 0, 0, 0, 5])
    assert board.told("operations.losses") == []
    assert board.state.india.armies["madras"].exhausted_regiments == 5


# --- loot -----------------------------------------------------------------------------------------------------
def test_the_example_in_the_code() -> None:
    assert doctest.testmod(loot).failed == 0


def hyderabad(*officers: int, regiments: int = 0) -> Board:
    """Pink (A) stands before Hyderabad with two levels; Yellow is B, Blue C."""
    board = army("madras", *officers, regiments=regiments)
    board.conquer("madras", "madras")
    board.state.india.regions["hyderabad"].towers = 2
    return board


@rule(
    "jc2.example.deploying", "jc2.example.dividing_loot", "jc2.operations.deploy.loot.tower",
    "jc2.operations.deploy.loot.token", "jc2.operations.deploy.loot.shares", "jc2.operations.deploy.loot.rounds",
    "jc2.operations.deploy.loot.runs_out", "jc2.operations.deploy.trophies",
)  # fmt: skip
def test_the_example_of_hyderabad() -> None:
    """Mysore would yield £9 at strength 3, Hyderabad £15 at 2; Pink takes £6, Yellow £3, Blue £2, the bank £4."""
    board = hyderabad(A, B, C, regiments=2)
    board.state.india.closed = ["madras_2"]
    regions = board.state.india.regions
    regions["mysore"].towers, regions["bombay"].towers = 1, 2
    regions["mysore"].flag = regions["bombay"].flag = 0
    regions["bombay"].capital = True
    command(board, script=[5, 2, 4, 1, 3, 5])
    into = {region: board.options()[f"deploy/{region}"].params for region in ("hyderabad", "mysore")}
    assert board.open() == ["deploy/hyderabad", "deploy/mysore", "deploy/madras", "done"]
    assert [(figures["strength"], figures["cash"]) for figures in into.values()] == [(2, 15), (3, 9)]
    assert into["hyderabad"]["own"] == 6, "what A then takes"
    board.answer("deploy/hyderabad", [1, 1, 1, 0, 2])
    assert board.told("operations.deploy")[0]["dice"] == [5, 2, 4]
    assert [board[seat].cash for seat in (A, B, C, D)] == [6, 3, 2, 0]
    assert board[A].trophies == 2


@rule("jc2.operations.deploy.loot.bank_share")
def test_the_bank_takes_its_share_in_each_round() -> None:
    """Two regiments and an alliance: a round is £1 for the Commander and £3 for the bank."""
    assert loot.divide(8, [1], 3) == [2]
    board = hyderabad(regiments=2)
    board.state.india.armies["madras"].alliances["the_nizam"] = True
    command(board, script=[1, 1]).answer("deploy/hyderabad", ["the_nizam"], [0, 0, 0, 0, 2])
    assert board[A].cash == 4, "15 in rounds of 1 + 3"


@rule("jc2.operations.deploy.loot.rounds", "jc2.operations.deploy.loot.runs_out")
@given(st.integers(0, 60), st.lists(st.integers(0, 5), max_size=5), st.integers(0, 6))
def test_loot_is_taken_in_full_rounds_and_one_that_ends_early(amount: int, others: list[int], bank: int) -> None:
    shares = [1, *others]
    taken = loot.divide(amount, shares, bank)
    rounds, left = divmod(amount, sum(shares) + bank)
    for share, cash in zip(shares, taken, strict=True):
        assert cash == rounds * share + min(share, left)
        left -= min(share, left)


@rule("jc2.operations.deploy.loot.commander_alone")
def test_the_commander_takes_a_share_alone() -> None:
    board = hyderabad(B, B, B)
    command(board, script=[1, 1, 1, 1]).answer("deploy/hyderabad")
    assert (board[A].cash, board[B].cash) == (4, 11)


@rule("jc2.operations.deploy.loot.minimum")
def test_loot_is_at_least_one_more_than_the_officers() -> None:
    board = army("madras", B, C, D)
    board.state.india.regions["madras"].loot_up = False
    command(board, script=[1, 1, 1, 1, 1, 1]).answer("deploy/madras", [0, 1, 1, 1, 0])
    assert board.told("operations.loot")[0]["n"] == 4
    assert [family.cash for family in board.state.families] == [1, 1, 1, 1]


@rule("jc2.map.loot_token")
def test_a_region_conquered_again_has_no_token_left() -> None:
    gains = []
    for token in (True, False):
        board = hyderabad(B)
        board.state.india.regions["hyderabad"].loot_up = token
        command(board, script=[1] * 8)
        gains.append(board.options()["deploy/hyderabad"].params["cash"])
    assert gains == [8 + 7, 8]


@rule("jc2.operations.deploy.loot.minimum", "jc2.operations.deploy.loot.dead_not_paid")
def test_neither_the_dead_nor_regiments_raise_the_minimum() -> None:
    board = army("madras", B, C, D, regiments=2)
    board.state.india.regions["madras"].loot_up = False
    command(board, script=[1] * 5 + [6, 1, 1]).answer("deploy/madras", [0, 1, 1, 1, 2])
    assert board.told("operations.loot")[0]["n"] == 3
    assert [family.cash for family in board.state.families] == [1, 0, 1, 1]


@rule("jc2.operations.deploy.loot.dead_not_paid", "jc2.operations.deploy.loot.idle_not_paid")
def test_the_dead_and_the_idle_are_not_paid() -> None:
    board = hyderabad(B, C, D, regiments=2)
    command(board, script=[1, 1, 6, 2]).answer("deploy/hyderabad", [0, 1, 1, 0, 2])
    assert board[B].cash == 0 and board[D].cash == 0
    assert (board[A].cash, board[C].cash) == (4, 4), "rounds of 1 + 1 + 2"


@rule("jc2.law.treasure_reform")
def test_with_treasure_reform_all_goes_to_the_balance() -> None:
    board = hyderabad(B, C, D)
    board.law("treasure_reform")
    command(board, script=[1, 1, 1, 1]).answer("deploy/hyderabad")
    assert board.state.company.balance == 15
    assert sum(family.cash for family in board.state.families) == 0
    assert board[A].trophies == 2


# --- conquest -------------------------------------------------------------------------------------------------
@rule(
    "jc2.operations.deploy.remove_tower", "jc2.operations.deploy.open_orders", "jc2.operations.deploy.governorship",
    "jc2.operations.deploy.governor_card", "jc2.operations.deploy.governor_not_now", "jc2.operations.governor.created",
    "jc2.operations.deploy.elephant_inside",
)  # fmt: skip
def test_a_region_becomes_the_companys() -> None:
    board = hyderabad(B, B, B)
    for region in ("bombay", "bengal"):
        board.conquer(region, region)
    india = board.state.india
    india.regions["mysore"].towers = 2
    india.closed = ["mysore_1", "mysore_2"]
    india.tail, india.head = "mysore", "madras"
    board.writers(C, "madras")
    board.office(D, "president_of_madras")
    board.run("operations", ("operations.presidency", {"presidency": "madras"}), script=[1, 1, 1, 1])
    board.answer("deploy/mysore")
    mysore = board.state.india.regions["mysore"]
    assert (mysore.control, mysore.towers, mysore.dome, mysore.loot_up) == ("madras", 0, False, False)
    assert board.state.india.closed == []
    assert board.state.offices["governor_of_mysore"] == Post(where="vacant")
    assert (board.state.india.tail, board.state.india.head) == ("mysore", "mysore")
    assert board.stopped, "nobody governs Mysore in this turn"
    board.run("hiring", ("hiring.office", {"after": 15}))
    assert board.asked == [(D, "hiring.choose")]


@rule("jc2.operations.deploy.elephant_towards")
def test_an_elephant_outside_stays() -> None:
    board = hyderabad(B, B, B)
    board.state.india.tail, board.state.india.head = "maratha", "hyderabad"
    command(board, script=[1, 1, 1, 1]).answer("deploy/hyderabad")
    assert (board.state.india.tail, board.state.india.head) == ("maratha", "hyderabad")


@rule("jc2.operations.deploy.remove_flag")
@pytest.mark.parametrize(("region", "left"), [("delhi", []), ("maratha", ["delhi", "punjab"])])
def test_flags_return(region: str, left: list[str]) -> None:
    board = army("bengal", *[B] * 3)
    board.conquer("bengal", "bengal")
    for name in ("delhi", "punjab", "maratha"):
        board.state.india.regions[name].flag = 0
    board.state.india.regions["delhi"].capital = True
    command(board, "bengal", [1, 1, 1, 1, 1, 1]).answer(f"deploy/{region}", [0, 3, 0, 0, 0])
    assert sorted(name for name, at in board.state.india.regions.items() if at.flag != NOBODY) == left


# --- catastrophe ----------------------------------------------------------------------------------------------
@rule(
    "jc2.operations.deploy.catastrophe.trophies", "jc2.operations.deploy.catastrophe.commander",
    "jc2.operations.deploy.catastrophe.order",
)  # fmt: skip
def test_a_catastrophe_costs_trophies_and_commander() -> None:
    board = army("madras", A, B)
    board[A].trophies = 5
    supply = board[A].supply
    command(board, script=[6, 6]).answer("deploy/madras", [1, 0, 0, 0, 0])
    assert board.stopped and board[A].trophies == 2
    assert board.state.india.armies["madras"].commander == NOBODY
    assert board[A].supply == supply + 2, "the officer lost, then the Commander"
    codes = [event.code for event in board.table.log(None)]
    assert codes.index("operations.losses") < codes.index("india.disgraced")


@rule("jc2.blackmail.diplomatic_connection")
def test_a_deploy_is_rolled_again_with_half_the_dice() -> None:
    board = army("madras", B, B, B)
    board.blackmail(C, "diplomatic_connection")
    command(board, script=[1, 1, 1, 4, 1, 1, 1]).answer("deploy/madras", [0, 3, 0, 0, 0], "play")
    assert not board.state.india.regions["madras"].control
