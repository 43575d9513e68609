"""IV. Company Operation: the Manager of Shipping, Military Affairs, and those who look over their shoulders."""

from __future__ import annotations

import pytest

from pygame_core.composing import attempt, give
from pygame_core.games.john_company_second.state import NOBODY
from pygame_core.passing import Passing
from tests.games.john_company_second.board import A, B, C, D
from tests.games.john_company_second.spoken import SpokenBoard as Board
from tests.games.john_company_second.test_operations_london import chair, seated, treasury

rule = pytest.mark.rule
MANAGER, MILITARY = "manager_of_shipping", "military_affairs"


# --- Manager of Shipping --------------------------------------------------------------------------------------
@rule("jc2.operations.shipping.must_spend", "jc2.operations.shipping.may_go_on", "jc2.operations.shipping.buy")
def test_at_most_two_pounds_stay() -> None:
    board = seated(MANAGER, 7)
    board.run("operations", "operations.manager_of_shipping")
    assert board.why("done") == "jc2.operations.shipping.must_spend"
    board.answer("buy", "east_indian")
    assert treasury(board, MANAGER) == 2
    assert board.open() == ["lease", "done"]
    board.answer("lease", "south_indian")
    assert board.stopped and treasury(board, MANAGER) == 0
    assert board.state.company.company_ships["east_indian"] == 1
    assert board.state.company.extra_ships["south_indian"] == 1


def test_a_ship_that_alone_is_left_to_be_paid_for_is_paid_for_in_the_same_bar() -> None:
    board = seated(MANAGER, 7)
    board.yard(B)
    board.state.company.extra_ships["west_indian"] = 13
    board.run("operations", "operations.manager_of_shipping")
    passing = Passing(board.table.mode.seats)
    passing.begin({})
    seat = board.ask.seat
    trial = attempt(board.table, seat, ["lease", "west_indian"], passing)
    assert trial.following is not None and trial.following.code == "operations.ship"
    assert trial.following.listed(2) == ["fit/0"]
    assert give(board.table, seat, ["lease", "west_indian", "fit/0"], passing).stood == 3
    assert board.ask.code == "operations.ship_to" and treasury(board, MANAGER) == 5


@rule(
    "jc2.operations.shipping.fit", "jc2.operations.shipping.fit.no_consent", "jc2.operations.shipping.fit.choice",
)  # fmt: skip
def test_a_ship_is_fitted_without_asking_its_owner() -> None:
    board = seated(MANAGER, 5)
    blue, pink = board.yard(B), board.yard(C)
    board.run("operations", "operations.manager_of_shipping").answer(f"fit/{pink}")
    assert board.open() == ["west_indian", "south_indian", "east_indian"]
    board.answer("west_indian", "done")
    assert board.stopped and treasury(board, MANAGER) == 2
    assert board.state.yards[pink].at == "west_indian" and board.state.yards[blue].at == "yard"


@rule("jc2.operations.shipping.buy.only_if_no_yard_ship", "jc2.operations.shipping.lease_always")
def test_no_company_ship_while_ships_wait() -> None:
    board = seated(MANAGER, 6)
    board.yard(B)
    board.run("operations", "operations.manager_of_shipping")
    assert board.why("buy") == "jc2.operations.shipping.buy.only_if_no_yard_ship"
    board.answer("lease", "west_indian")
    assert treasury(board, MANAGER) == 4 and board.state.company.extra_ships["west_indian"] == 1


@rule("jc2.operations.shipping.lease", "jc2.prestige.shipbuilders")
def test_shipbuilders_earn_with_each_new_ship() -> None:
    board = seated(MANAGER, 9)
    board.card(C, "shipbuilders")
    board.run("operations", "operations.manager_of_shipping")
    board.answer("lease", "west_indian", "buy", "west_indian", "done")
    assert board.stopped and board[C].cash == 2 and treasury(board, MANAGER) == 2


@rule("jc2.operations.shipping.stuck", "jc2.general.limits.do_as_much")
def test_without_ships_the_money_stays() -> None:
    board = seated(MANAGER, 9)
    board.state.company.extra_ships["west_indian"] = 13
    board.run("operations", "operations.manager_of_shipping").answer("lease", "west_indian")
    assert board.stopped and treasury(board, MANAGER) == 7


@rule("jc2.components.ship_kinds", "jc2.general.limits.do_as_much")
def test_a_partly_built_ship_is_one_of_the_fourteen() -> None:
    board = seated(MANAGER, 9)
    board.conquer("mysore", "madras")
    board.state.india.regions["mysore"].half_ship = True
    board.state.company.extra_ships["west_indian"] = 7
    board.state.company.company_ships["south_indian"] = 5
    board.run("operations", "operations.manager_of_shipping").answer("lease", "west_indian")
    assert board.stopped and treasury(board, MANAGER) == 7


@rule("jc2.operations.shipping.china")
def test_ships_may_go_straight_to_china() -> None:
    board = seated(MANAGER, 2)
    board.state.india.china = True
    board.run("operations", "operations.manager_of_shipping").answer("lease", "china")
    assert board.state.company.extra_ships["china"] == 1


@rule("jc2.law.ship_subsidy")
def test_ship_subsidy_makes_fitting_cheaper() -> None:
    board = seated(MANAGER, 2)
    number = board.yard(B)
    board.law("ship_subsidy")
    board.run("operations", "operations.manager_of_shipping").answer(f"fit/{number}", "west_indian")
    assert board.stopped and treasury(board, MANAGER) == 0


# --- Military Affairs -----------------------------------------------------------------------------------------
@rule("jc2.operations.military.order", "jc2.operations.military.transfers.two")
def test_two_transfers_then_the_trainees() -> None:
    board = seated(MILITARY)
    board.officers(B, "bombay", 2)
    board.training(C)
    board.run("operations", "operations.military_affairs")
    board.answer("officer/bombay/1", "madras", "officer/bombay/1", "bengal")
    assert board.asked == [(A, "operations.assign")]
    board.answer([1, 0, 0])
    assert board.stopped
    commanders = [army.commander for army in board.state.india.armies.values()]
    assert commanders == [C, B, B]


@rule("jc2.operations.military.transfers.active", "jc2.operations.military.transfers.not")
def test_moved_pieces_are_active() -> None:
    board = seated(MILITARY)
    board.commander(B, "bombay")
    board.officers(B, "bombay", 0, tired=1)
    army = board.state.india.armies["bombay"]
    army.exhausted_regiments = 1
    army.alliances["sikhs"] = True
    board.commander(C, "madras")
    board.run("operations", "operations.military_affairs")
    assert board.open() == ["tired/bombay/1", "tired_regiment/bombay/-", "none"]
    board.answer("tired/bombay/1", "madras", "tired_regiment/bombay/-", "bengal")
    madras, bengal = board.state.india.armies["madras"], board.state.india.armies["bengal"]
    assert (madras.active[B], madras.exhausted[B]) == (1, 0)
    assert bengal.regiments == 1 and army.exhausted_regiments == 0


@rule(
    "jc2.operations.military.assign", "jc2.operations.military.assign_active", "jc2.operations.military.assign_free",
)  # fmt: skip
def test_all_trainees_are_assigned() -> None:
    board = seated(MILITARY)
    board.training(B, 3)
    board.training(D)
    board.commander(B, "bombay")
    board.commander(B, "madras")
    board.commander(B, "bengal")
    board.run("operations", "operations.military_affairs")
    assert board.asked == [(A, "operations.assign")]
    board.refused([1, 0, 1])
    board.answer([1, 0, 2], [0, 0, 1])
    assert board.stopped and board.state.india.training == [0] * 4
    bengal = board.state.india.armies["bengal"]
    assert (bengal.active, bengal.commander) == ([0, 2, 0, 1], B)


@rule("jc2.operations.military.commander.when", "jc2.operations.military.commander.count")
def test_more_pieces_than_the_commander() -> None:
    board = seated(MILITARY)
    board.commander(C, "bombay")
    board.officers(C, "bombay")
    board.officers(B, "bombay", 1, tired=2)
    board.run("operations", ("operations.appoint", {"army": "bombay"}))
    army = board.state.india.armies["bombay"]
    assert army.commander == B and army.active == [0, 0, 2, 0] and army.exhausted == [0, 2, 0, 0]


@rule("jc2.operations.military.commander.not_on_tie", "jc2.operations.military.commander.none")
def test_no_change_on_a_tie_and_none_without_pieces() -> None:
    board = seated(MILITARY)
    board.commander(C, "bombay")
    board.officers(C, "bombay")
    board.officers(B, "bombay", 2)
    board.state.india.armies["madras"].regiments = 3
    board.run("operations", "operations.military_affairs").answer("none")
    assert board.stopped
    assert board.state.india.armies["bombay"].commander == C
    assert board.state.india.armies["madras"].commander == NOBODY


@rule("jc2.operations.military.commander.most", "jc2.operations.military.commander.move")
def test_only_the_strongest_family_counts() -> None:
    board = seated(MILITARY)
    board.officers(B, "bengal", 3)
    board.officers(D, "bengal", 2)
    board.run("operations", ("operations.appoint", {"army": "bengal"}))
    army = board.state.india.armies["bengal"]
    assert army.commander == B and army.active == [0, 2, 0, 2]


@rule(
    "jc2.example.commanders", "jc2.operations.military.commander.tie", "jc2.operations.military.commander.move",
    "jc2.hiring.nepotism.not_commander",
)  # fmt: skip
def test_the_example_of_three_armies() -> None:
    """Seat B is Blue with Military Affairs, C Pink, D Yellow."""
    board = seated(MILITARY, seat=B)
    board.commander(D, "bombay")
    board.officers(B, "bombay")
    board.officers(B, "madras", 2)
    board.officers(D, "madras", 2)
    board.commander(C, "bengal")
    board.officers(B, "bengal", 2)
    board.officers(D, "bengal", 2)
    board.run("operations", "operations.military_affairs").answer("none")
    assert board.asked == [(B, "operations.appoint")] and board.open() == [B, D]
    board.answer(B, B)
    assert board.stopped, "nobody else is asked for consent"
    armies = board.state.india.armies
    assert [army.commander for army in armies.values()] == [D, B, B]
    assert armies["bengal"].active == [0, 1, 1, 2]


# --- laws -----------------------------------------------------------------------------------------------------
@rule("jc2.law.board_of_control")
def test_the_board_of_control_dismisses_once() -> None:
    board = seated(MANAGER)
    board.office(C, MILITARY)
    board.state.parliament.prime_minister = D
    board.law("board_of_control")
    supply = board[A].supply
    board.run("operations", "operations.open")
    assert board.asked == [(D, "operations.control")]
    board.answer("dismiss")
    assert board.stopped, "a second dismissal is not offered"
    assert board.state.offices[MANAGER].where == "vacant" and board[A].supply == supply + 1
    assert board.state.offices[MILITARY].holder == C


@rule("jc2.law.board_of_control")
def test_the_board_of_control_may_keep_and_never_meets_the_chairman() -> None:
    board = chair(8, 0)
    board.office(B, MANAGER)
    board.office(C, MILITARY)
    board.law("board_of_control")
    board.run("operations", "operations.open").answer("keep")
    assert board.ask.params["office"] == MILITARY
    board.answer("keep")
    assert board.stopped and board.state.offices["chairman"].holder == A


@rule("jc2.law.military_oversight")
def test_the_prime_minister_comes_once_and_after_military_affairs() -> None:
    board = seated(MILITARY)
    board.state.parliament.prime_minister = B
    board.law("military_oversight")
    board.commander(C, "madras")
    board.officers(C, "madras", 2)
    board.officers(D, "madras")
    board.run("operations", "operations.open")
    assert board.asked[0][0] == A and board.asked[0][1] != "operations.oversight"
    board.answer("none")
    assert board.asked == [(B, "operations.oversight")]
    board.answer("none")
    assert board.asked == [(C, "operations.commander")], "it is Madras's turn, and the Prime Minister's is over"


@rule("jc2.law.military_oversight", "jc2.hiring.nepotism.alone")
def test_military_oversight_may_do_nothing_or_appoint_without_asking() -> None:
    board = seated(MILITARY)
    board.state.parliament.prime_minister = B
    board.law("military_oversight")
    board.commander(C, "madras")
    board.officers(B, "madras")
    board.run("operations", "operations.oversight").answer("none")
    assert board.stopped and board.state.india.armies["madras"].commander == C
    board.run("operations", "operations.oversight").answer("madras/1")
    assert board.stopped and board.state.india.armies["madras"].commander == B, "nobody else has an officer there"


@rule("jc2.law.military_oversight")
def test_military_oversight_replaces_a_commander() -> None:
    board = Board().bare()
    board.state.parliament.prime_minister = B
    board.law("military_oversight")
    board.commander(C, "madras")
    for seat in (B, C, D):
        board.officers(seat, "madras")
    board.commander(D, "bombay")
    board.officers(D, "bombay")
    board.run("operations", "operations.open")
    assert board.asked == [(B, "operations.oversight")]
    assert board.open() == ["madras/1", "madras/3", "none"], "kin of the Commander would change nothing"
    board.answer("madras/1")
    assert board.asked == [(C, "hiring.nepotism"), (D, "hiring.nepotism")]
    board.answer("yes", "no")
    assert board.why("madras/1") == "jc2.hiring.nepotism.refused"
    board.answer("madras/3")
    army = board.state.india.armies["madras"]
    assert army.commander == D and army.active == [0, 1, 2, 0]
