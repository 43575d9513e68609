"""IV. Company Operation: the ribbon, checks, the Chairman and the Director of Trade."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from pygame_core.games.john_company_second import checks
from pygame_core.games.john_company_second.pieces import all_shares, ships_in
from pygame_core.games.john_company_second.state import NOBODY
from tests.games.john_company_second.board import A, B, C, clause
from tests.games.john_company_second.figures import PRINTED
from tests.games.john_company_second.spoken import SpokenBoard as Board

rule = pytest.mark.rule
DIRECTOR, MANAGER, MILITARY = "director_of_trade", "manager_of_shipping", "military_affairs"
CHINA = "superintendent_of_trade_in_china"
OFFICES = ["chairman", DIRECTOR, MANAGER, MILITARY]


def chair(debt: int = 0, balance: int = 0, *shares: int) -> Board:
    """Seat A is Chairman."""
    board = Board().bare()
    board.office(A, "chairman")
    board.shares(*shares)
    board.state.company.debt, board.state.company.balance = debt, balance
    return board


def seated(office: str, cash: int = 0, seat: int = A) -> Board:
    board = Board().bare()
    board.office(seat, office)
    board.state.company.treasuries[office] = cash
    return board


def treasury(board: Board, office: str) -> int:
    return board.state.company.treasuries[office]


# --- the ribbon -----------------------------------------------------------------------------------------------
@rule("jc2.operations.order")
def test_offices_act_along_the_ribbon() -> None:
    board = Board().bare()
    board.conquer("bengal", "bengal")
    for office in [*OFFICES, "president_of_bombay", "president_of_madras", "president_of_bengal"]:
        board.office(B, office)
    board.state.india.china = True
    board.office(C, CHINA)
    board.state.company.company_ships["china"] = 1
    for zone in ("west_indian", "south_indian", "east_indian"):
        board.state.company.extra_ships[zone] = 1
    board.state.company.balance = 1
    for office in board.state.company.treasuries:
        board.state.company.treasuries[office] = 2
    board.state.india.armies["bengal"].regiments = 1
    board.state.india.closed = ["maratha_1"]
    asked: list[str] = []
    board.run("operations", "operations.open")
    while not board.stopped:
        asked.append(board.ask.code)
        if board.ask.code == "operations.chairman" and board.state.company.balance:
            board.answer("allocate", [1, 0, 0, 0, 0])
        elif board.ask.code == "operations.position":
            asked[-1] = board.ask.params["presidency"]
            board.answer("done")
        else:
            board.answer("done" if "done" in board.options() else "none")
    assert asked == [
        "operations.chairman", "operations.chairman", "operations.envoy", "operations.transfer", "operations.ship",
        "operations.army_transfer", "bombay", "madras", "bengal", "operations.china",
    ]  # fmt: skip


@rule("jc2.operations.vacant_skip", "jc2.operations.chairman.vacant", "jc2.operations.military.vacant")
def test_vacant_offices_are_skipped() -> None:
    board = Board().bare()
    board.vacant(*OFFICES, "president_of_bombay")
    board.state.company.balance = 7
    board.training(B, 3)
    board.officers(C, "bombay")
    board.run("operations", "operations.open")
    assert board.stopped
    skipped = [event["office"] for event in board.told("operations.skipped")]
    assert skipped == [*OFFICES, "president_of_bombay"]
    assert board.state.company.balance == 7
    assert board.state.india.training[B] == 3
    assert board.state.india.armies["bombay"].commander == NOBODY


# --- checks ---------------------------------------------------------------------------------------------------
@rule(
    "jc2.operations.check.lowest", "jc2.operations.check.success", "jc2.operations.check.failure",
    "jc2.operations.check.catastrophe",
)  # fmt: skip
@pytest.mark.parametrize(
    ("dice", "found"),
    [
        ([6, 2, 5], checks.SUCCESS), ([1], checks.SUCCESS), ([3, 6], checks.FAILURE), ([4], checks.FAILURE),
        ([5, 6], checks.CATASTROPHE), ([6], checks.CATASTROPHE),
    ],
)  # fmt: skip
def test_the_lowest_die_decides(dice: list[int], found: str) -> None:
    assert PRINTED.check.outcome(dice) == found


@rule("jc2.operations.check.odds", "jc2.example.odds")
@pytest.mark.parametrize("count", range(1, 5))
def test_odds_are_those_of_all_rolls(count: int) -> None:
    rolls = [PRINTED.check.outcome(list(dice)) for dice in product(range(1, 7), repeat=count)]
    said = {line["code"]: line["permille"] for line in PRINTED.check.odds(count)["lines"]}
    assert said == {found: round(Fraction(rolls.count(found), 6**count) * 1000) for found in said}


@rule("jc2.example.odds")
def test_the_printed_odds() -> None:
    percents = [[(line["permille"] + 5) // 10 for line in PRINTED.check.odds(n)["lines"]] for n in range(1, 8)]
    assert [line[0] for line in percents] == [33, 56, 70, 80, 87, 91, 94]
    assert [line[1] for line in percents] == [33, 33, 26, 19, 13, 9, 6]
    assert [line[2] for line in percents][:4] == [33, 11, 4, 1]


# --- Chairman -------------------------------------------------------------------------------------------------
@rule("jc2.operations.chairman.debt.three", "jc2.operations.chairman.debt.cash", "jc2.example.seeking_debt")
def test_three_advances_without_asking() -> None:
    board = chair(2, 3, 0, 5)
    board.run("operations", "operations.chairman").answer("advance", "advance", "advance")
    assert (board.state.company.debt, board.state.company.balance) == (5, 18)
    assert board.asked == [(A, "operations.chairman")]
    board.answer("advance")
    assert board.asked == [(B, "operations.debt")]


@rule("jc2.operations.chairman.debt.more")
def test_each_further_advance_needs_the_court() -> None:
    board = chair(2, 0, 0, 2, 2)
    board.run("operations", "operations.chairman").answer("advance", "advance", "advance")
    board.answer("advance", "yes", "no")
    assert board.state.company.debt == 6
    board.answer("advance", "no", "no")
    assert board.state.company.debt == 6
    assert board.why("advance") == "jc2.operations.chairman.debt.more"


@rule("jc2.operations.chairman.debt.more", "jc2.negotiation.any_time")
def test_a_deal_lets_the_court_be_asked_again() -> None:
    board = chair(2, 0, 0, 2, 2)
    board.cash(1)
    board.run("operations", "operations.chairman").answer(*["advance"] * 4, "no", "no")
    assert board.why("advance") == "jc2.operations.chairman.debt.more"
    board.deal(A, B, clause("cash", A, B, n=1)).answer("advance", "yes", "no")
    assert board.state.company.debt == 6


@rule("jc2.operations.chairman.debt.more", "jc2.operations.chairman.debt.chairman_share")
def test_half_of_the_court_is_no_majority() -> None:
    board = chair(0, 0, 0, 1, 2)
    board.run("operations", "operations.chairman").answer(*["advance"] * 4, "yes", "no")
    assert board.state.company.debt == 3, "the Chairman and one more are two of four"


@rule("jc2.operations.chairman.debt.chairman_share")
def test_a_chairman_with_a_majority_asks_nobody() -> None:
    board = chair(0, 0, 2, 2)
    assert all_shares(board.game) == 5
    board.run("operations", "operations.chairman").answer(*["advance"] * 4)
    assert board.asked == [(A, "operations.chairman")]
    assert board.state.company.debt == 4


@rule("jc2.promise.card.support_with_my_shares")
def test_promised_shares_make_up_for_a_refusal() -> None:
    board = chair(0, 0, 0, 2, 2)
    board.promise(A, B, "support_with_my_shares")
    board.run("operations", "operations.chairman").answer(*["advance"] * 4, "no", "no")
    assert board.asked == [(A, "operations.debt_promise")]
    board.answer("call")
    assert board.state.company.debt == 4
    assert board.holds(B, 1, "support_with_my_shares")


@rule("jc2.operations.chairman.debt.end")
def test_debt_ends_with_its_track() -> None:
    board = chair(7, 0)
    board.run("operations", "operations.chairman").answer("advance")
    assert board.state.company.debt == 8
    assert board.why("advance") == "jc2.operations.chairman.debt.end"


@rule(
    "jc2.operations.chairman.allocate.all", "jc2.operations.chairman.allocate.targets",
    "jc2.operations.chairman.allocate.vacant", "jc2.operations.china.treasury_ships",
)  # fmt: skip
def test_all_of_the_balance_goes_to_the_five_treasuries() -> None:
    board = chair(8, 18)
    board.vacant("president_of_bombay")
    board.state.india.china = True
    board.office(B, CHINA)
    board.run("operations", "operations.chairman")
    assert board.why("done") == "jc2.operations.chairman.allocate.all"
    board.answer("allocate")
    assert list(board.options()) == [
        DIRECTOR, MANAGER, "president_of_bombay", "president_of_madras", "president_of_bengal",
    ]  # fmt: skip
    board.answer([5, 4, 4, 0, 5])
    assert board.stopped
    assert board.state.company.balance == 0
    assert treasury(board, "president_of_bombay") == 4


@rule("jc2.operations.chairman.allocate.free", "jc2.operations.chairman.balance_carries")
def test_everything_may_go_to_one_treasury() -> None:
    board = chair(8, 18)
    board.state.company.treasuries["president_of_madras"] = 3
    board.run("operations", "operations.chairman").answer("allocate", [0, 0, 0, 18, 0])
    assert treasury(board, "president_of_madras") == 21


@rule("jc2.operations.chairman.debt.while_allocating", "jc2.general.limits.no_track_limit")
def test_debt_may_come_between_allocations() -> None:
    board = chair(0, 58)
    board.run("operations", "operations.chairman")
    board.answer("advance", "allocate", [0, 0, 0, 0, 60], "advance", "advance")
    assert board.state.company.balance == 13
    board.answer("allocate", [13, 0, 0, 0, 0], "done")
    assert board.stopped and treasury(board, "president_of_bengal") == 60


# --- Director of Trade ----------------------------------------------------------------------------------------
@rule(
    "jc2.operations.director.envoy.dice", "jc2.operations.director.envoy.open_order",
    "jc2.operations.director.envoy.not_company_region", "jc2.example.special_envoy",
    "jc2.operations.check.spend_to_bank", "jc2.operations.check.dice_count",
)  # fmt: skip
def test_a_special_envoy_opens_an_order() -> None:
    board = seated(DIRECTOR, 3)
    board.conquer("bengal", "bengal")
    board.state.india.closed = ["maratha_1", "bengal_1"]
    board.run("operations", "operations.director_of_trade", script=[4, 2, 6]).answer(3)
    assert board.told("operations.envoy")[0]["dice"] == [4, 2, 6]
    assert board.open() == ["maratha_1", "china"]
    board.answer("maratha_1")
    assert board.state.india.closed == ["bengal_1"]
    assert treasury(board, DIRECTOR) == 0


@rule("jc2.operations.director.envoy.repeat", "jc2.operations.director.envoy.one_choice")
def test_envoys_may_go_again_and_again() -> None:
    board = seated(DIRECTOR, 5)
    board.state.india.closed = ["maratha_1", "mysore_1"]
    board.run("operations", "operations.director_of_trade", script=[1, 3, 2])
    board.answer(1, "maratha_1")
    assert not board.state.india.china
    board.answer(1, 1, "mysore_1")
    assert board.state.india.closed == [] and treasury(board, DIRECTOR) == 2


@rule("jc2.operations.director.order", "jc2.operations.director.transfers.two")
def test_transfers_come_after_the_envoys() -> None:
    board = seated(DIRECTOR, 5)
    board.writers(B, "bombay", 3)
    board.run("operations", "operations.director_of_trade").answer("none")
    assert board.asked == [(A, "operations.transfer")]
    board.answer("writer/bombay/1", "bengal", "writer/bombay/1", "madras")
    assert board.stopped
    assert treasury(board, DIRECTOR) == 5


@rule("jc2.operations.director.transfers.writer")
def test_a_writer_changes_its_presidency() -> None:
    board = seated(DIRECTOR)
    board.writers(B, "bombay")
    board.run("operations", "operations.director_of_trade").answer("writer/bombay/1")
    assert board.open() == ["madras", "bengal"]
    board.answer("bengal", "none")
    assert board.stopped and board.state.india.writers["bengal"][B] == 1


@rule(
    "jc2.operations.director.transfers.ship", "jc2.operations.director.transfers.any_kind",
    "jc2.operations.director.transfers.not_partial",
)  # fmt: skip
def test_any_ship_at_sea_may_be_moved() -> None:
    board = seated(DIRECTOR)
    number = board.yard(B, "south_indian", fatigued=True)
    board.yard(B)
    board.conquer("mysore", "madras")
    board.state.india.regions["mysore"].half_ship = True
    board.state.company.extra_ships["west_indian"] = 1
    board.run("operations", "operations.director_of_trade")
    assert board.open() == ["extra/west_indian/-", f"yard/south_indian/{number}", "none"]
    board.answer(f"yard/south_indian/{number}")
    assert board.open() == ["west_indian", "east_indian"]
    board.answer("east_indian", "extra/west_indian/-", "south_indian")
    assert board.stopped
    assert board.state.yards[number].at == "east_indian" and board.state.yards[number].fatigued
    assert board.state.company.extra_ships["south_indian"] == 1


@rule("jc2.operations.director.transfers.any_kind", "jc2.parliament.policy.tax.ship_stays")
def test_a_ship_whose_shipyard_is_lost_sails_on() -> None:
    board = seated(DIRECTOR)
    number = board.yard(B, "south_indian")
    board.state.yards[number].owner = NOBODY
    board.run("operations", "operations.director_of_trade")
    assert board.options()[f"yard/south_indian/{number}"].code == "move.orphan"
    board.answer(f"yard/south_indian/{number}", "west_indian", "none")
    assert board.stopped and board.state.yards[number].at == "west_indian"


@rule("jc2.operations.director.transfers.ship")
def test_china_is_a_zone_once_it_is_open() -> None:
    board = seated(DIRECTOR)
    board.state.india.china = True
    board.state.company.company_ships["south_indian"] = 1
    board.run("operations", "operations.director_of_trade").answer("company/south_indian/-", "china")
    assert ships_in(board.game, "china") == 1
    board.answer("company/china/-", "east_indian")
    assert board.stopped and ships_in(board.game, "east_indian") == 1


@rule("jc2.operations.director.transfers.without_envoy", "jc2.operations.check.failure")
def test_transfers_follow_a_failed_envoy() -> None:
    board = seated(DIRECTOR, 1)
    board.writers(B, "bombay")
    board.run("operations", "operations.director_of_trade", script=[3]).answer(1)
    assert board.asked == [(A, "operations.transfer")]


@rule(
    "jc2.operations.check.catastrophe", "jc2.operations.check.catastrophe.card",
    "jc2.operations.check.catastrophe.not_pensioner", "jc2.operations.check.catastrophe.not_refilled",
)  # fmt: skip
def test_a_catastrophe_ends_the_office() -> None:
    board = seated(DIRECTOR, 4)
    board.office(C, "chairman")
    board.writers(B, "bombay")
    board.state.offices[DIRECTOR].fatigue = 2
    supply = board[A].supply
    board.run("operations", "operations.director_of_trade", "operations.manager_of_shipping", script=[5]).answer(1)
    assert board.stopped
    post = board.state.offices[DIRECTOR]
    assert (post.where, post.holder, post.fatigue) == ("vacant", NOBODY, 0)
    assert board[A].supply == supply + 1 and board.state.london.pensioners[A] == 0
    assert treasury(board, DIRECTOR) == 3


@rule("jc2.general.information.rolls_after_choice")
def test_nothing_is_added_after_the_dice_are_seen() -> None:
    board = seated(DIRECTOR, 4)
    board.state.india.closed = ["maratha_1"]
    board.run("operations", "operations.director_of_trade", script=[3, 3]).answer(2)
    assert board.told("operations.envoy")[0]["outcome"] == checks.FAILURE
    assert treasury(board, DIRECTOR) == 2, "more money is a new check"
    assert board.asked == [(A, "operations.envoy")]


@rule(
    "jc2.operations.director.envoy.china", "jc2.operations.director.envoy.china_hire", "jc2.operations.china.created",
    "jc2.operations.china.hired_now",
)  # fmt: skip
def test_china_opens_and_its_office_is_hired_at_once() -> None:
    board = seated(DIRECTOR, 2)
    board.office(C, "chairman")
    board.writers(B, "bombay")
    board.writers(C, "madras")
    board.state.india.closed = ["maratha_1"]
    board.run("operations", "operations.director_of_trade", script=[1]).answer(1, "china")
    assert board.asked == [(C, "hiring.choose")]
    board.answer("writer/madras/2")
    assert board.asked == [(B, "hiring.nepotism")]
    board.answer("no", "writer/bombay/1")
    assert board.state.offices[CHINA].holder == B


@rule("jc2.operations.director.envoy.china_once", "jc2.operations.no_dead_actions")
def test_china_opens_once() -> None:
    board = seated(DIRECTOR, 2)
    board.state.india.china = True
    board.state.india.closed = ["maratha_1"]
    board.run("operations", "operations.director_of_trade", script=[1]).answer(1)
    assert board.state.india.closed == [], "the only choice is made by itself"
    assert board.stopped, "no envoy without anything to open"


@rule("jc2.operations.china.no_writer")
@pytest.mark.parametrize("chairman", [False, True])
def test_without_chairman_or_writer_china_stays_vacant(chairman: bool) -> None:
    board = seated(DIRECTOR, 1)
    if chairman:
        board.office(C, "chairman")
    else:
        board.writers(B, "bombay")
    board.run("operations", "operations.director_of_trade", script=[1]).answer(1)
    assert board.state.offices[CHINA].where == "vacant" and board.state.india.china


def test_the_chairman_sees_what_open_orders_pay() -> None:
    """As many orders as there are ships, from the home port on; the offices in London fill none."""
    paid = []
    for ships in (0, 1, 2):
        board = chair(0, 10)
        board.state.company.company_ships["south_indian"] = ships
        board.run("operations", "operations.chairman").answer("allocate")
        paid.append({slot.value: slot.params["pays"] for slot in board.ask.slots})
    assert [pays["president_of_madras"] for pays in paid] == [0, 5, 12]
    assert {pays[office] for pays in paid for office in (DIRECTOR, MANAGER)} == {0}
