"""K5: John & Co., a game of firms and bases."""

from __future__ import annotations

from typing import Any

import pytest

from pygame_core.games.john_company_first import RULESET
from pygame_core.games.john_company_first.firms import expectations
from pygame_core.games.john_company_first.phases.bases import settle_base
from pygame_core.games.john_company_first.scoring import parts
from pygame_core.games.john_company_first.state import Firm
from pygame_core.kernel.table import Table
from tests.games.john_company_first.board import CHAOS, A, B, Board, C, D, clause
from tests.games.john_company_first.test_deregulation import asked, away, fleet

rule = pytest.mark.rule
JONES = 3


def john(seats: int = 4, **firms: int) -> Board:
    board = Board(seats, "john_and_co")
    for name, cash in firms.items():
        board["abcd".index(name)].firm = Firm(cash=cash, shares=[0] * seats)
    return board


def base(board: Board, region: str, owner: int, side: str = "") -> Board:
    settle_base(board.game, region, owner)
    return board.region(region, side)


def played(seed: Any = 1) -> Table:
    return Table(RULESET, RULESET.mode(4, "john_and_co", {}), seed)


# --- setup --------------------------------------------------------------------------------------------------------
@rule("jc1.scenario.jc.start", "jc1.scenario.jc.no_prizes", "jc1.scenario.jc.board", "jc1.scenario.jc.start_player",
      "jc1.scenario.jc.sequence", "jc1.scenario.jc.no_presidencies")  # fmt: skip
def test_everybody_starts_with_six_pounds_and_a_ship() -> None:
    table = played()
    world = table.game.state
    assert [(family.cash, family.fleet.ships) for family in world.families] == [(6, 1)] * 4
    assert world.prizes == {} and table.game.scenario == "john_and_co"
    assert all(region.presidency == "" for region in world.india.regions.values())
    assert table.pending[0].code == "family.deed"
    first = table.pending[0].seat
    assert len({played(seed).pending[0].seat for seed in range(12)}) > 1
    board = john()
    board.state.offices["chairman"].former = first
    board.run("evening_post", "post.refresh").run("family", "dereg.begin")
    assert board.ask.seat == (first + 1) % 4


@rule("jc1.scenario.jc.boxes", "jc1.dereg.captain.closed")
def test_only_the_boxes_that_serve_firms() -> None:
    board = asked(john(), A)
    assert {key for key in board.options() if key.startswith("box")} == {"box/shipyard", "box/factory", "box/manor"}
    assert [board.options()[f"box/{box}"].params["n"] for box in ("shipyard", "factory", "manor")] == [2, 3, 4]


@rule("jc1.scenario.jc.income")
def test_a_family_without_a_firm_takes_a_pound_when_it_passes() -> None:
    board = john(b=0)
    asked(board, A).answer("pass")
    asked(board, B).answer("pass")
    assert (board[A].cash, board[B].cash, board[B].firm.cash) == (7, 6, 0)


@rule("jc1.scenario.jc.jones", "jc1.family.jones.timing")
def test_jones_places_only_in_boxes_that_exist() -> None:
    board = john(2).cash(6, 6)
    board.run("family", "jones.action", script=[1, 3, 5, 6])
    assert board.asked == (A, "auction.ship")
    board.answer("pass", "pass")
    assert board.state.works.yards[0] == [2]
    assert [told["box"] for told in board.told("jones.nothing")] == ["court_of_directors", "officer"]
    assert board.state.company.court == [0, 0, 0] and board.state.boxes.officers == [0, 0, 0]


# --- the turn -----------------------------------------------------------------------------------------------------
@rule("jc1.scenario.jc.no_news", "jc1.scenario.jc.cards_elephant")
def test_cards_move_the_elephant_and_bring_nothing_else() -> None:
    board = john().deck("tea_act").region("bengal", ruler="")
    board.run("evening_post", "post.begin", script=[4, 4, 4, 4, 4, 4])
    assert len(board.told("india.event")) == 3
    assert not board.told("vote.opened") and not board.told("attrition.rolled") and board.told("post.refreshed")


@rule("jc1.scenario.jc.last_turn", "jc1.victory.mutiny.when")
def test_the_last_turn_ends_after_its_events() -> None:
    board = john().deck("tea_act")
    board.state.turn.number = 6
    for name in board.state.india.regions:
        board.region(name, ruler="", port="")
    board.run("evening_post", "post.begin", script=[4, 4, 4, 4, 4, 4])
    assert board.state.ending.why == "turns" and not board.told("post.refreshed")


@rule("jc1.scenario.jc.opened")
def test_a_mission_opens_a_region_without_a_presidency() -> None:
    board = away(john(a=0), "punjab", a=1)
    board.run("family", ("firm.resolve", {"seat": A}), script=[1])
    assert board.stopped
    assert all(board.status(name)[2:] == (True, "") for name in ("punjab", "bengal", "sindh"))


# --- points -------------------------------------------------------------------------------------------------------
@rule("jc1.scenario.jc.vp_manor", "jc1.scenario.jc.vp_shipyard", "jc1.scenario.jc.vp_factory",
      "jc1.scenario.jc.vp_firm")  # fmt: skip
def test_what_counts() -> None:
    board = john(a=0).put("manors", A, 2).yard(0, A, A).yard(1, A).factory(A, A)
    board[A].firm.sailed = 14
    board.state.turn.number = 6
    board.run("trade", "firm.payouts")
    found = parts(board.game, A)
    assert (found["manors"], found["works"], found["firms"]) == (6, 5, 14)
    early = Board().put("manors", A, 2).yard(0, A)
    assert (parts(early.game, A)["manors"], parts(early.game, A)["works"]) == (4, 0)


# --- bases: how they come -------------------------------------------------------------------------------------------
def revolted(board: Board, first: int = C) -> Board:
    """Sindh, a dominion of Punjab: result 4 of its prosperous side is a revolt."""
    return board.event("sindh", 4, after=[first])


@rule("jc1.scenario.jc.base_bid", "jc1.scenario.jc.base_firms", "jc1.scenario.jc.base_bid_order",
      "jc1.scenario.jc.base_min", "jc1.scenario.jc.base_raise", "jc1.scenario.jc.base_out",
      "jc1.scenario.jc.base_pay", "jc1.scenario.jc.base_card", "jc1.scenario.jc.base_def")  # fmt: skip
def test_firms_bid_for_a_region_that_revolts() -> None:
    board = revolted(john(a=9, b=9, d=9))
    assert board.asked == (D, "base.bid") and board.ask.lo == 4
    board.answer("pass")
    assert board.asked == (A, "base.bid")
    board.answer(6)
    assert board.asked == (B, "base.bid") and board.refused(6) == "kernel.answer.range"
    board.answer("pass")
    assert board.stopped
    assert board.state.bases == {"sindh": A} and board[A].firm.cash == 3
    assert board.status("sindh") == ("prosperous", "company", True, "")


@rule("jc1.scenario.jc.base_ships", "jc1.scenario.jc.base_effects", "jc1.scenario.jc.base_open")
def test_a_base_spares_the_ships_but_not_the_tilt() -> None:
    board = fleet(john(a=9), A, 3).region("sindh", ruler="punjab")
    board.state.india.regions["sindh"].open = True
    order = board.state.india.regions["sindh"].orders[1]
    order.by, order.seat = "firm", A
    board[A].stock -= 1
    before = expectations(board.game)
    revolted(board, A).answer(4)
    assert board[A].fleet.ships == 3 and board.state.india.balance == CHAOS
    assert board.state.india.sent == "mysore"
    assert expectations(board.game) == before


@rule("jc1.scenario.jc.base_no_bid")
def test_without_a_bid_the_revolt_takes_its_course() -> None:
    board = revolted(john(a=9).region("sindh", ruler="punjab"), A).answer("pass")
    assert board.status("sindh") == ("prosperous", "", False, "") and board.state.bases == {}
    assert revolted(john(a=3), A).stopped


# --- bases: what they do --------------------------------------------------------------------------------------------
@rule("jc1.scenario.jc.base_tax")
def test_tax_comes_before_the_payout() -> None:
    board = base(john(a=5), "bombay", A).run("trade", "trade.begin")
    assert board[A].firm.cash == 8 and board.asked == (A, "firm.payout")


@rule("jc1.scenario.jc.base_permission", "jc1.scenario.jc.base_permission_first")
def test_others_sail_there_by_permission_only() -> None:
    board = fleet(base(john(a=0, b=5), "bombay", A), B, 2)
    board.run("family", ("firm.sail", {"seat": B}))
    assert board.why("bombay") == "jc1.scenario.jc.base_permission" and "madras" in board.open()
    board.act(A, "base.grant", "bombay", B)
    assert "bombay" in board.open()
    board.run("evening_post", "post.refresh")
    assert board.state.grants == {}


@rule("jc1.scenario.jc.base_permission_first")
def test_a_permission_after_the_check_comes_too_late() -> None:
    board = fleet(base(john(a=0, b=5), "bombay", A), B, 2)
    board.run("family", ("firm.sail", {"seat": B}), script=[1, 1]).answer(["madras"], 2)
    before = board.open()
    board.act(A, "base.grant", "bombay", B)
    assert board.open() == before and not any(key.startswith("order/bombay") for key in before)


@rule("jc1.scenario.jc.sequence")
def test_a_turn_of_john_and_company_has_neither_company_nor_attrition_nor_news() -> None:
    board = john(a=3)
    RULESET.steps.by_name["turn.begin"](board.game)
    planned = [step for step, _ in board.game.added]
    assert [step for step in planned if step not in ("turn.phase", "turn.begin")] == [
        "dereg.begin", "trade.begin", "post.begin",
    ]  # fmt: skip
    board.run("trade", "trade.begin")
    assert not board.told("trade.expenses") and not board.told("trade.dividends")
    fresh = john().deck("tea_act").region("bengal", ruler="").run("evening_post", "post.begin", script=[4] * 9)
    assert fresh.told("india.event") and fresh.told("post.refreshed")
    assert not fresh.told("attrition.rolled") and not fresh.told("vote.opened")


@rule("jc1.scenario.jc.base_action", "jc1.scenario.jc.base_action_paid", "jc1.scenario.jc.base_repeat",
      "jc1.company.provincial.resident_no_campaign")  # fmt: skip
def test_a_base_acts_until_a_check_of_it_fails() -> None:
    board = base(base(john(a=9), "bengal", A, "depressed"), "hyderabad", A, "depressed").cash(0, 0, 0, 0)
    asked(board, A)
    found = {key for key in board.options() if key.startswith(("invest", "campaign"))}
    assert found == {
        "invest/bengal", "invest/hyderabad", "campaign/bengal/punjab", "campaign/bengal/hyderabad",
        "campaign/bengal/madras",
    }  # fmt: skip
    assert board.why("campaign/bengal/hyderabad") == "jc1.scenario.jc.base_no_attack"
    board.run("family", ("dereg.action", {"seat": A}), ("dereg.action", {"seat": A}), script=[3, 4, 4, 5])
    board.answer("invest/bengal", 3)
    assert board[A].firm.cash == 6 and "invest/bengal" in board.open()
    board.answer("invest/bengal", 1)
    assert board.state.idle_bases == ["bengal"]
    asked(board, A)
    assert board.why("invest/bengal") == "jc1.scenario.jc.base_repeat" and "invest/hyderabad" in board.open()


@rule("jc1.scenario.jc.base_campaign", "jc1.scenario.jc.base_mercenaries", "jc1.scenario.jc.base_no_attack",
      "jc1.company.campaign.penalty_empire")  # fmt: skip
def test_a_campaign_makes_another_base_at_once() -> None:
    board = base(john(a=13, b=0), "madras", A)
    asked(board, A)
    board.run("family", ("dereg.action", {"seat": A}), script=[2]).answer("campaign/madras/mysore", 6)
    assert board[A].firm.cash == 1
    assert board.state.bases == {"madras": A, "mysore": A}
    assert board.status("mysore") == ("prosperous", "company", True, "")
    other = base(base(john(a=13, b=0), "madras", A), "mysore", B)
    assert asked(other, A).why("campaign/madras/mysore") == "jc1.scenario.jc.base_no_attack"


# --- bases: how they go ---------------------------------------------------------------------------------------------
@rule("jc1.scenario.jc.base_defend", "jc1.scenario.jc.base_lost")
@pytest.mark.parametrize("hired, kept", [(3, True), (2, False)])
def test_police_of_mercenaries(hired: int, kept: bool) -> None:
    board = base(john(a=6), "sindh", A).event("sindh", 3, after=[] if kept else [A])
    assert board.asked == (A, "base.police")
    board.answer(hired)
    assert (board.state.bases == {"sindh": A}) is kept
    assert board[A].firm.cash == 6 - 2 * hired


@rule("jc1.scenario.jc.base_lost", "jc1.scenario.jc.base_defend")
def test_a_base_is_conquered_like_a_province() -> None:
    board = base(john(a=8), "sindh", A)
    board.region("bombay", ruler="punjab").event("punjab", 1)
    assert board.asked == (A, "base.defend")
    board.answer(0)
    assert board.state.bases == {} and board.status("sindh") == ("prosperous", "punjab", False, "")


@rule("jc1.scenario.jc.base_firm_fails")
def test_the_bases_of_a_failed_firm_close() -> None:
    board = fleet(base(base(john(a=0, b=9), "bombay", A), "madras", A), B, 2)
    order = board.state.india.regions["bombay"].orders[2]
    order.by, order.seat = "firm", B
    board[B].stock -= 1
    board.run("trade", ("firm.payout", {"seat": A}))
    assert board.state.bases == {} and board.status("bombay") == ("prosperous", "", False, "")
    assert board[B].fleet.ships == 0


@rule("jc1.scenario.jc.base_trade", "jc1.scenario.jc.base_takeover")
def test_bases_are_sold_and_go_with_their_firm() -> None:
    board = asked(base(john(a=0, b=9), "bombay", A), A)
    assert board.deal_refused(A, clause("base", A, C, base="bombay")) == "jc1.scenario.jc.base_trade"
    board.deal(A, B, clause("base", A, B, base="bombay"), clause("firm_cash", B, A, n=6))
    assert board.state.bases == {"bombay": B} and board[A].firm.cash == 6
    board[B].firm.shares[C] = 6
    board[C].stock -= 1
    asked(board, D).act(C, "firm.take_over", B)
    assert board.state.bases == {"bombay": C}
