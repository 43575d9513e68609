"""IV. Company Operation: Presidencies, their Trade, and the trade with China."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pygame_core.games.john_company_second.components import ORDERS, PRESIDENCIES, SEA_ZONE
from pygame_core.games.john_company_second.phases.operations.routes import grown, routes, usable
from pygame_core.games.john_company_second.pieces import ships_in
from pygame_core.games.john_company_second.state import NOBODY, Filled
from pygame_core.kernel.decisions import Amount
from tests.games.john_company_second.board import A, B, C, D
from tests.games.john_company_second.figures import PRINTED
from tests.games.john_company_second.spoken import SpokenBoard as Board

rule = pytest.mark.rule
CHINA = "superintendent_of_trade_in_china"


def trader(presidency: str = "madras", cash: int = 10, ships: int = 1) -> Board:
    """Seat A is President; all orders are open."""
    board = Board().bare()
    board.office(A, f"president_of_{presidency}")
    board.state.company.treasuries[f"president_of_{presidency}"] = cash
    board.state.company.company_ships[SEA_ZONE[presidency]] = ships
    return board


def operate(board: Board, presidency: str = "madras", script: list[Any] | None = None) -> Board:
    return board.run("operations", ("operations.presidency", {"presidency": presidency}), script=script)


def filled(board: Board) -> list[str]:
    return list(board.state.india.filled)


@rule("jc2.general.cash.no_family_money_in_offices")
def test_a_rich_family_adds_nothing_to_a_poor_treasury() -> None:
    board = trader(cash=0)
    board.cash(9)
    operate(board)
    assert "trade" not in board.open() and board[A].cash == 9
    some = trader(cash=2)
    some.cash(9)
    operate(some, script=[1, 1]).answer("trade")
    assert isinstance(some.ask, Amount) and some.ask.hi == 2
    some.answer(2)
    while not some.stopped:
        some.answer(some.open()[0])
    assert some[A].cash >= 9, "what an office spends is never the family's"


# --- who acts when --------------------------------------------------------------------------------------------
def staffed(president: int = A, chairman: int = NOBODY) -> Board:
    """Madras with a Commander of B, Governors of C (Madras) and D (Mysore)."""
    board = Board().bare()
    if president != NOBODY:
        board.office(president, "president_of_madras")
    if chairman != NOBODY:
        board.office(chairman, "chairman")
    for region, seat in (("madras", C), ("mysore", D)):
        board.conquer(region, "madras")
        board.office(seat, f"governor_of_{region}")
    board.commander(B, "madras")
    board.officers(B, "madras", 2)
    board.state.india.closed = ["madras_1"]
    return board


@rule("jc2.operations.presidency.order")
def test_presidencies_follow_each_other() -> None:
    board = Board().bare()
    for presidency in reversed(PRESIDENCIES):
        board.office(A, f"president_of_{presidency}")
        board.state.company.treasuries[f"president_of_{presidency}"] = 1
        board.state.company.company_ships[SEA_ZONE[presidency]] = 1
    board.run("operations", "operations.open")
    order = []
    while not board.stopped:
        if board.ask.code == "operations.position":
            order.append(board.ask.params["presidency"])
        board.answer("done" if "done" in board.options() else "none")
    assert order == ["bombay", "madras", "bengal"]


@rule(
    "jc2.operations.presidency.president_decides", "jc2.operations.presidency.must_offer",
    "jc2.operations.presidency.may_decline", "jc2.operations.presidency.finish_first",
)  # fmt: skip
def test_the_president_decides_who_acts() -> None:
    board = staffed()
    board.state.company.treasuries["president_of_madras"] = 2
    board.state.company.company_ships["south_indian"] = 1
    board.state.india.closed = ["madras_2"]
    operate(board, script=[3, 3])
    assert board.why("done") == "jc2.operations.presidency.must_offer"
    board.answer("governor_of_mysore")
    assert board.asked == [(D, "operations.administer")]
    board.answer("stop", "trade", "none", "commander")
    assert board.asked == [(B, "operations.commander")]
    board.answer("done")
    assert board.open() == ["trade", "governor_of_madras"], "the Commander has had the chance"
    board.answer("trade", 1, "governor_of_madras", "stop")
    assert board.open() == ["trade", "done"]
    board.answer("done")
    assert board.stopped and board.state.company.treasuries["president_of_madras"] == 1


@rule("jc2.operations.presidency.trade_between", "jc2.operations.trade.retry")
def test_trade_may_be_tried_before_and_after_the_commander() -> None:
    board = staffed()
    board.state.company.treasuries["president_of_madras"] = 3
    board.state.company.company_ships["south_indian"] = 1
    board.state.india.closed = ["madras_2"]
    operate(board, script=[4, 3, 1]).answer("trade", 1, "commander", "done", "trade", 2)
    assert filled(board) == ["madras_1"]
    assert board.state.company.treasuries["president_of_madras"] == 0


@rule("jc2.operations.presidency.vacant_order", "jc2.operations.presidency.vacant_limits")
def test_the_chairman_orders_without_a_president() -> None:
    board = staffed(NOBODY, A)
    board.state.company.treasuries["president_of_madras"] = 9
    board.state.company.company_ships["south_indian"] = 1
    operate(board)
    assert (board.asked, "trade" in board.options()) == ([(A, "operations.position")], False)
    board.answer("governor_of_mysore", "stop", "commander")
    assert board.why("ally/the_nizam") == "jc2.operations.presidency.vacant_limits"
    board.answer("done")
    assert board.asked == [(C, "operations.administer")]


@rule("jc2.operations.presidency.both_vacant")
def test_without_both_there_is_a_fixed_order() -> None:
    board = operate(staffed(NOBODY))
    order = []
    while not board.stopped:
        order.append(board.ask.seat)
        board.answer("done" if "done" in board.options() else "stop")
    assert order == [B, C, D]


# --- declaring ------------------------------------------------------------------------------------------------
@rule("jc2.operations.trade.declare")
def test_home_is_in_every_declaration() -> None:
    board = operate(trader(ships=3)).answer("trade")
    assert all(value.split()[0] == "madras" for value in board.options())
    board.refused(["mysore"])


@rule("jc2.operations.trade.declare.reachable")
def test_only_what_ships_can_reach_is_declared() -> None:
    board = trader(ships=2)
    operate(board).answer("trade")
    assert list(board.options()) == ["madras", "madras hyderabad"]
    board = trader(ships=3)
    board.state.india.closed = ["hyderabad_1"]
    operate(board).answer("trade")
    assert list(board.options()) == ["madras", "madras mysore"]


@rule("jc2.operations.trade.declare.other_home")
def test_no_orders_in_the_home_of_others() -> None:
    board = trader("bengal", ships=17)
    assert not {ORDERS[order].region for order in usable(board.game, "bengal")} & {"bombay", "madras"}
    known = routes(PRINTED, "bengal", usable(board.game, "bengal"), 17)
    declared = {region for route in known for region in route.regions}
    assert declared == {"bengal", "maratha", "delhi", "punjab", "hyderabad", "mysore"}


@rule("jc2.operations.trade.needs_port")
def test_no_trade_with_a_closed_port() -> None:
    board = trader()
    board.state.india.closed = ["madras_1"]
    board.conquer("mysore", "madras")
    board.office(B, "governor_of_mysore")
    board.commander(B, "madras")
    board.officers(B, "madras")
    operate(board)
    assert board.why("trade") == "jc2.operations.trade.needs_port"


@rule("jc2.operations.no_dead_actions", "jc2.operations.china.not_bengal_trade")
def test_no_trade_without_a_ship_in_the_zone() -> None:
    board = operate(trader(ships=0))
    assert board.stopped
    board = trader("bengal", ships=1)
    board.state.india.china = True
    board.state.company.company_ships["china"] = 2
    operate(board, "bengal", [1]).answer("trade", 1)
    assert board.stopped and filled(board) == ["bengal_2"]


@rule("jc2.operations.no_dead_dice", "jc2.operations.trade.dice", "jc2.operations.check.dice_count")
def test_each_further_region_takes_a_die() -> None:
    board = trader(cash=6, ships=4)
    operate(board, script=[4, 4, 4, 4]).answer("trade")
    assert board.options()["madras hyderabad mysore"].params["odds"]["dice"] == 4
    board.answer(["madras", "hyderabad", "mysore"])
    assert isinstance(board.ask, Amount) and (board.ask.lo, board.ask.hi) == (3, 6)
    assert board.refused(2) == "kernel.answer.range"
    odds = board.ask.params["odds"]
    assert odds["from"] == 3 and [(one["dice"], one["lost"]) for one in odds["by"]] == [(1, 2), (2, 2), (3, 2), (4, 2)]
    board.answer(6)
    assert len(board.told("operations.trade")[0]["dice"]) == 4


def chains(presidency: str, orders: frozenset[str], ships: int) -> set[frozenset[str]]:
    """Every set of orders that so many ships can fill, found one by one."""
    found: set[frozenset[str]] = set()

    def fill(chain: list[str]) -> None:
        for order in grown(presidency, orders, chain) if len(chain) < ships else []:
            if frozenset([*chain, order]) not in found:
                found.add(frozenset([*chain, order]))
                fill([*chain, order])

    fill([])
    return found


@rule("jc2.operations.trade.declare.reachable", "jc2.operations.trade.success.count")
@settings(max_examples=60, deadline=None)
@given(st.sampled_from(PRESIDENCIES), st.sets(st.sampled_from(sorted(ORDERS))), st.integers(0, 6))
def test_routes_are_what_chains_can_reach(presidency: str, closed: set[str], ships: int) -> None:
    board = trader(presidency, ships=ships)
    board.state.india.closed = sorted(closed)
    orders = usable(board.game, presidency)
    possible = chains(presidency, orders, ships)
    found = routes(PRINTED, presidency, orders, ships)
    assert {frozenset(route.regions) for route in found} == {
        frozenset(ORDERS[order].region for order in chain) for chain in possible
    }
    for route in found:
        inside = [chain for chain in possible if {ORDERS[order].region for order in chain} <= set(route.regions)]
        longest = max(len(chain) for chain in inside)
        best = max(sum(PRINTED.orders[order].value for order in chain) for chain in inside if len(chain) == longest)
        assert (route.orders, route.value, route.regions[0]) == (longest, best, presidency)


# --- filling --------------------------------------------------------------------------------------------------
@rule("jc2.operations.trade.success.count", "jc2.operations.trade.fatigued_ships")
def test_one_order_for_each_ship() -> None:
    board = trader(ships=2)
    board.yard(B, "south_indian", fatigued=True)
    operate(board, script=[1] * 8).answer("trade", ["madras", "hyderabad", "mysore"], 10)
    while not board.stopped:
        board.answer(board.open()[0])
    assert len(filled(board)) == 3


@rule("jc2.operations.trade.success.first", "jc2.operations.trade.success.adjacent")
def test_the_chain_grows_from_the_port() -> None:
    board = trader(ships=2)
    operate(board, script=[1]).answer("trade", ["madras", "hyderabad"], 2)
    assert filled(board) == ["madras_1"]
    assert board.open() == ["hyderabad_1", "madras_2"]
    board = trader("bombay", ships=2)
    operate(board, "bombay", [1]).answer("trade", ["bombay"], 1)
    assert filled(board) == ["bombay_3"]
    assert board.open() == ["bombay_1", "bombay_2"]


@rule("jc2.operations.trade.success.declared_only", "jc2.operations.trade.success.each_region")
def test_only_declared_regions_are_filled() -> None:
    board = trader(ships=3)
    operate(board, script=[1]).answer("trade", ["madras"], 1)
    assert board.stopped and filled(board) == ["madras_1", "madras_2"]
    board = trader(ships=2)
    operate(board, script=[1]).answer("trade", ["madras", "hyderabad"], 2, "madras_2")
    assert board.stopped and filled(board) == ["madras_1", "madras_2"]


@rule("jc2.operations.trade.success.empty", "jc2.operations.trade.success.own_chain")
def test_what_others_filled_is_no_way() -> None:
    board = trader("bengal", ships=9)
    board.state.india.filled["maratha_1"] = Filled(by="bombay", seat=NOBODY)
    known = routes(PRINTED, "bengal", usable(board.game, "bengal"), 9)
    reached = {region for route in known for region in route.regions}
    assert "delhi" not in reached, "only maratha_1 leads there"
    assert "maratha_1" not in usable(board.game, "bengal")
    assert "maratha" in reached, "over maratha_3"


@rule(
    "jc2.operations.trade.success.value", "jc2.operations.trade.success.president_income", "jc2.operations.trade.once"
)
def test_what_a_trade_brings() -> None:
    board = trader(ships=2)
    operate(board, script=[1]).answer("trade", ["madras"])
    values = PRINTED.orders["madras_1"].value + PRINTED.orders["madras_2"].value
    promised = board.ask.params
    assert (promised["orders"], promised["value"], promised["own"]) == (2, values, 2)
    board.answer(1)
    assert (board.state.company.balance, board[A].cash) == (values, 2)
    assert board.stopped, "no second success"
    board.run("operations", ("operations.presidency", {"presidency": "madras"}))
    assert board.stopped


@rule(
    "jc2.operations.trade.success.which_writers", "jc2.operations.trade.success.writers_first",
    "jc2.operations.trade.success.no_writers", "jc2.operations.trade.success.tokens_no_income",
    "jc2.operations.trade.success.writer_income", "jc2.general.cash.personal_income_box",
)  # fmt: skip
def test_writers_go_before_tokens() -> None:
    board = trader(ships=3)
    board.writers(A, "madras")
    board.writers(D, "madras")
    operate(board, script=[1]).answer("trade", ["madras", "hyderabad"], 2)
    assert board.asked == [(A, "operations.fill_writer")]
    board.answer(A, "madras_2")
    assert board.stopped
    fills = [board.state.india.filled[order].seat for order in filled(board)]
    assert fills == [A, D, NOBODY]
    assert (board[A].cash, board[D].cash) == (4, 1)


@rule("jc2.operations.trade.dividers")
def test_a_writer_stays_with_its_presidency() -> None:
    board = trader("bombay", ships=4)
    board.writers(B, "bombay", 4)
    board.state.india.filled["maratha_3"] = Filled(by="bengal", seat=C)
    board[C].supply -= 1
    operate(board, "bombay", [1]).answer("trade", ["bombay", "maratha"], 2)
    while not board.stopped:
        board.answer("maratha_2" if "maratha_2" in board.open() else board.open()[0])
    india = board.state.india
    assert india.filled["maratha_2"] == Filled(by="bombay", seat=B)
    assert india.filled["maratha_3"] == Filled(by="bengal", seat=C)
    board.run("upkeep", "upkeep.open")
    assert board.state.india.writers["bombay"][B] == 4
    assert board.state.india.writers["bengal"][C] == 1


@rule("jc2.example.trading", "jc2.operations.trade.success.writer_income")
def test_the_example_of_madras() -> None:
    """Four orders, £22: the President takes £5, Yellow £2. A is the President, D Yellow."""
    board = trader(cash=6, ships=5)
    board.writers(A, "madras")
    board.writers(D, "madras", 2)
    board.state.india.closed = ["mysore_1"]
    operate(board, script=[2, 5, 6, 3]).answer("trade", ["madras", "hyderabad", "mysore"], 6)
    assert len(board.told("operations.trade")[0]["dice"]) == 4
    while not board.stopped:
        board.answer(A if A in board.open() else board.open()[0])
    assert sorted(filled(board)) == ["hyderabad_1", "madras_1", "madras_2", "mysore_2"]
    assert sorted(PRINTED.orders[order].value for order in filled(board)) == [4, 5, 6, 7]
    assert board.state.company.balance == 22
    assert (board[A].cash, board[D].cash) == (5, 2)
    assert [at.seat for at in board.state.india.filled.values()].count(NOBODY) == 1


@rule("jc2.operations.trade.catastrophe", "jc2.operations.presidency.vacant_limits")
def test_after_a_catastrophe_the_president_is_gone() -> None:
    board = staffed()
    board.office(A, "chairman")
    board.state.company.treasuries["president_of_madras"] = 9
    board.state.company.company_ships["south_indian"] = 1
    board.state.india.closed = ["madras_2"]
    operate(board, script=[5]).answer("trade", 1)
    assert board.state.offices["president_of_madras"].where == "vacant"
    assert "trade" not in board.options()
    board.answer("commander")
    assert board.why("ally/arcot") == "jc2.operations.presidency.vacant_limits"


@rule("jc2.blackmail.mercantile_connection")
@pytest.mark.parametrize(("again", "orders"), [(4, 0), (2, 1)])
def test_a_trade_is_rolled_again_with_half_the_dice(again: int, orders: int) -> None:
    board = trader(cash=3)
    board.blackmail(C, "mercantile_connection")
    operate(board, script=[1, 1, 5, again]).answer("trade", 3)
    assert board.asked == [(C, "blackmail.reroll")]
    board.answer("play")
    assert len(filled(board)) == orders


# --- laws -----------------------------------------------------------------------------------------------------
@rule("jc2.law.trade_regulations", "jc2.law.writer_graft_reform")
def test_laws_that_pay_the_balance() -> None:
    board = trader(ships=2)
    board.writers(B, "madras", 2)
    board.law("trade_regulations", "writer_graft_reform")
    operate(board, script=[1]).answer("trade", ["madras"], 1)
    values = PRINTED.orders["madras_1"].value + PRINTED.orders["madras_2"].value
    assert board.state.company.balance == values + 2 + 2
    assert board[A].cash == board[B].cash == 0


@rule("jc2.law.writer_privileges")
def test_writers_with_privileges_earn_twice() -> None:
    board = trader(ships=2)
    board.writers(B, "madras", 2)
    board.law("writer_privileges")
    operate(board, script=[1]).answer("trade", ["madras"], 1)
    assert board[B].cash == 4


# --- China ----------------------------------------------------------------------------------------------------
def superintendent(ships: int = 3, *regions: str) -> Board:
    board = Board().bare()
    board.state.india.china = True
    board.office(B, CHINA)
    board.state.company.company_ships["china"] = ships
    for region in regions:
        board.conquer(region, "bengal")
    return board


@rule(
    "jc2.example.china", "jc2.operations.china.dice", "jc2.operations.china.success.balance",
    "jc2.operations.china.success.income", "jc2.general.cash.personal_income_box",
)  # fmt: skip
def test_the_example_of_china() -> None:
    board = superintendent(3, "bengal", "madras", "delhi")
    board.run("operations", "operations.china", script=[4, 6, 2]).answer("trade")
    assert board.stopped
    assert (board.state.company.balance, board[B].cash) == (16, 4)


@rule("jc2.law.envoy_to_china")
def test_five_pounds_an_icon_with_the_law() -> None:
    board = superintendent(1, "bengal")
    board.law("envoy_to_china")
    board.run("operations", "operations.china", script=[1]).answer("trade")
    assert (board.state.company.balance, board[B].cash) == (10, 2)


@rule("jc2.operations.china.once", "jc2.operations.china.optional")
def test_china_is_tried_once_or_not() -> None:
    board = superintendent(1, "bengal")
    board.run("operations", "operations.china", script=[4]).answer("trade")
    assert board.stopped and board.state.company.balance == 0
    board.run("operations", "operations.china", script=[]).answer("none")
    assert board.stopped and board.state.offices[CHINA].holder == B


@rule("jc2.operations.china.needs_opium", "jc2.operations.china.needs_ship")
def test_china_needs_opium_and_a_ship() -> None:
    assert superintendent(3, "bombay", "mysore").run("operations", "operations.china").stopped
    assert superintendent(0, "bengal").run("operations", "operations.china").stopped


@rule("jc2.operations.china.catastrophe", "jc2.operations.china.counts_east")
def test_a_catastrophe_leaves_the_ships_in_china() -> None:
    board = superintendent(2, "bengal")
    board.run("operations", "operations.china", script=[5, 6]).answer("trade")
    assert board.state.offices[CHINA].where == "vacant" and ships_in(board.game, "china") == 2


@rule("jc2.operations.china.order")
def test_regions_of_this_turn_count_in_china() -> None:
    """The Army of Bengal takes Bengal; its opium is traded right afterwards."""
    board = superintendent(1)
    board.commander(A, "bengal")
    board.officers(A, "bengal", 2)
    board.run("operations", "operations.open", script=[1, 1, 2, 1])
    assert board.asked == [(A, "operations.commander")]
    board.answer("deploy/bengal")
    assert board.asked == [(B, "operations.china")]
    board.answer("trade")
    assert board.state.company.balance == 8
