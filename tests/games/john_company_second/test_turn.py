"""The sequence of play, Bonuses, Upkeep and Refresh, general rules."""

from __future__ import annotations

import pytest

from pygame_core.games.john_company_second import RULESET
from pygame_core.games.john_company_second.calendar import phases
from pygame_core.games.john_company_second.pieces import (
    chairman_order,
    company_receives,
    move_standing,
    prime_minister_order,
    receive,
    spend_treasury,
    vacate,
)
from pygame_core.games.john_company_second.state import NOBODY, Filled, Operations, Refusals, Revenue
from pygame_core.games.john_company_second.turn import new_turn
from tests.games.john_company_second.board import A, B, Board, C, D, clause
from tests.games.john_company_second.figures import PRINTED

rule = pytest.mark.rule


def opened(board: Board) -> list[str]:
    """The phases whose first steps stand on the agenda at the beginning of a turn."""
    RULESET.steps.by_name["turn.begin"](board.game)
    return [step.removesuffix(".open") for step, _ in board.game.added if step.endswith(".open")]


# --- order ----------------------------------------------------------------------------------------------------
@rule("jc2.sequence.order")
def test_the_phases_of_a_turn() -> None:
    names = ["london", "family", "hiring", "operations", "bonuses", "revenue", "events", "parliament", "upkeep"]
    board = Board(turn=2)
    assert list(phases(board.game)) == opened(board) == names


@rule("jc2.sequence.first_turn")
def test_there_is_no_season_in_the_first_turn_played() -> None:
    assert opened(Board(turn=1))[:2] == ["family", "hiring"]
    later = Board(turn=3)
    later.state.turn.first = 3
    assert opened(later)[0] == "family"


@rule("jc2.sequence.prime_minister_order")
def test_prime_minister_order() -> None:
    board = Board()
    board.state.parliament.prime_minister = C
    assert prime_minister_order(board.game) == [C, D, A, B]


@rule("jc2.sequence.chairman_order")
def test_chairman_order() -> None:
    board = Board()
    board.office(B, "chairman")
    assert chairman_order(board.game) == [B, C, D, A]
    vacate(board.game, "chairman")
    assert chairman_order(board.game) == [B, C, D, A]


@rule("jc2.upkeep.refresh.turn")
def test_the_next_turn_begins_with_the_season() -> None:
    board = Board(turn=3)
    board.office(A, "manager_of_shipping")
    turn = board.state.turn
    turn.bonus_writers, turn.lost = [B], 2
    turn.operations = Operations(debt_advanced=3, dismissed=True, traded=["bengal"], allied=["sikhs"])
    turn.revenue = Revenue(loans=2, paid=True)
    turn.refusals = Refusals(debt=True, broker=[C])
    turn.silent.workshops[C] = 1
    board.cash(5)
    board.run("upkeep", "turn.end", script=[6])
    clean = new_turn(4, number=4, first=turn.first, last=turn.last)
    clean.phase = "london"
    assert board.state.turn == clean
    assert board.asked == [(A, "london.retire")]


@rule("jc2.end.scenario", "jc2.end.1710", "jc2.setup.1710.values")
def test_after_the_fifth_turn_the_game_is_scored() -> None:
    board = Board(turn=5)
    board.run("upkeep", "turn.end").answer(*["done"] * 4)
    assert board.table.result is not None and board.state.turn.number == 5


# --- bonuses --------------------------------------------------------------------------------------------------
@rule("jc2.bonuses.shipyard", "jc2.bonuses.fatigued", "jc2.bonuses.workshop", "jc2.general.bank_unlimited")
def test_fitted_ships_and_workshops_pay() -> None:
    board = Board()
    board.yard(A, "west_indian")
    board.yard(A, "east_indian", fatigued=True)
    board.yard(A)
    board.workshops(B, 2)
    board[B].invested = 1
    board.state.london.workshops -= 1
    board.run("bonuses", "bonuses.open")
    assert [family.cash for family in board.state.families] == [2, 2, 0, 0]
    assert board.state.bank < 0


@rule("jc2.bonuses.no_luxury", "jc2.bonuses.prestige")
def test_luxuries_shares_and_prestige_cards_pay_nothing() -> None:
    board = Board()
    board.luxuries(A, 2)
    board.shares(3)
    board.card(A, "foundry", "shipbuilders", "stock_broker")
    board.run("bonuses", "bonuses.open")
    assert board[A].cash == 0


@rule("jc2.law.inclosure_acts")
def test_inclosure_acts_pay_for_prizes() -> None:
    board = Board()
    board.law("inclosure_acts")
    board.prize(A, "prize_0", 2)
    board.prize(A, "prize_8")
    board.run("bonuses", "bonuses.open")
    assert board[A].cash == 3
    board.state.parliament.passed.remove("inclosure_acts")
    board.state.parliament.deck.append("inclosure_acts")
    board.run("bonuses", "bonuses.open")
    assert board[A].cash == 3, "without the law prizes pay nothing"


# --- upkeep ---------------------------------------------------------------------------------------------------
@rule("jc2.upkeep.pay", "jc2.upkeep.each", "jc2.upkeep.must_pay", "jc2.upkeep.final_turn")
def test_every_piece_on_a_prize_is_paid_for() -> None:
    board = Board(turn=5)
    board.prize(A, "prize_2")
    board.prize(A, "prize_4", 2)
    board.prize(A, "prize_0")
    board.cash(5)
    board[A].vp = 10
    board.run("upkeep", "upkeep.open")
    assert board.stopped and (board[A].cash, board[A].vp) == (0, 10)


@rule("jc2.upkeep.unpaid", "jc2.upkeep.which")
def test_who_cannot_pay_all_chooses_what_to_keep() -> None:
    board = Board()
    board.prize(A, "prize_2")
    board.prize(A, "prize_4")
    board[A].vp = 6
    board.cash(2)
    board.run("upkeep", ("upkeep.pay", {"seat": A}))
    assert board.asked == [(A, "upkeep.which")] and board.open() == ["prize_2", "prize_4"]
    board.answer("prize_4")
    assert board.ask.code == "upkeep.which" and board.open() == ["none"], "the last moment for a loan"
    board.answer("none")
    assert board.stopped and (board[A].cash, board[A].vp, board[A].supply) == (0, 4, 17)


@rule("jc2.upkeep.must_pay")
def test_what_can_be_paid_cannot_be_given_up() -> None:
    board = Board()
    board.prize(A, "prize_2")
    board.prize(A, "prize_4")
    board.prize(A, "prize_12")
    board.cash(3)
    board.run("upkeep", ("upkeep.pay", {"seat": A}))
    assert board.open() == ["prize_2", "prize_4"]
    assert board.refused("none") == "kernel.answer.not_offered"
    board.answer("prize_2", "prize_4", "none")
    assert board[A].cash == 0 and board.state.london.prizes["prize_12"][A] == 0


@rule("jc2.upkeep.help")
def test_others_may_help() -> None:
    board = Board()
    board.prize(A, "prize_4")
    board[A].vp = 4
    board.cash(0, 2)
    board.run("upkeep", ("upkeep.pay", {"seat": A}))
    assert board.asked == [(A, "upkeep.which")]
    board.deal(B, A, clause("cash", B, A, n=2))
    assert board.stopped and (board[A].cash, board[A].vp) == (0, 4)


@rule(
    "jc2.upkeep.refresh.writers",
    "jc2.upkeep.refresh.tokens",
    "jc2.upkeep.refresh.closed_stay",
    "jc2.upkeep.refresh.extra_ships",
    "jc2.upkeep.refresh.armies",
    "jc2.upkeep.refresh.alliances",
    "jc2.upkeep.refresh.company_ships_stay",
    "jc2.upkeep.refresh.unrest_stays",
)
def test_refresh() -> None:
    board = Board()
    board[A].supply -= 1
    india, company = board.state.india, board.state.company
    india.china = True
    india.filled = {"mysore_1": Filled(by="bombay", seat=A), "bombay_3": Filled(by="bombay", seat=NOBODY)}
    board.officers(B, "bombay", n=2, tired=3)
    india.armies["bombay"].exhausted_regiments = 2
    alliance = next(iter(india.armies["bombay"].alliances))
    india.armies["bombay"].alliances[alliance] = True
    company.extra_ships["west_indian"] = company.extra_ships["china"] = company.company_ships["west_indian"] = 1
    tired = board.yard(C, "west_indian", fatigued=True)
    board.conquer("mysore", "madras")
    india.regions["mysore"].unrest = 2
    board.office(D, "governor_of_mysore", fatigue=1)
    closed = list(india.closed)
    board.run("upkeep", "upkeep.refresh")
    india, company = board.state.india, board.state.company
    assert india.writers["bombay"][A] == 1 and india.filled == {} and india.closed == closed
    assert set(company.extra_ships.values()) == {0} and company.company_ships["west_indian"] == 1
    army = india.armies["bombay"]
    assert (army.active[B], army.exhausted[B], army.regiments, army.exhausted_regiments) == (5, 0, 3, 0)
    assert not army.alliances[alliance]
    assert board.state.yards[tired].fatigued and board.state.yards[tired].at == "west_indian"
    assert india.regions["mysore"].unrest == 2 and board.state.offices["governor_of_mysore"].fatigue == 1


@rule("jc2.upkeep.refresh.skip_final")
def test_no_refresh_on_the_final_turn() -> None:
    board = Board(turn=5)
    board[A].supply -= 1
    board.state.india.filled = {"mysore_1": Filled(by="bombay", seat=A)}
    board.run("upkeep", "upkeep.refresh")
    assert board.state.india.filled["mysore_1"].seat == A and board.state.india.writers["bombay"][A] == 0


# --- general rules --------------------------------------------------------------------------------------------
@rule("jc2.general.limits.no_track_limit", "jc2.general.limits.proxies")
def test_tracks_have_no_end() -> None:
    board = Board()
    company_receives(board.game, 95)
    receive(board.game, A, 500)
    board[A].vp, board[A].trophies, board.state.parliament.ballot.votes = -12, 19, -30
    board.run("parliament")
    view = board.table.view(B)
    assert (view["company"]["balance"], view["parliament"]["votes"]) == (100, -30)
    assert (view["families"][A]["vp"], view["families"][A]["trophies"], view["families"][A]["cash"]) == (-12, 19, 500)


@rule("jc2.general.one_prime_minister")
def test_there_is_one_prime_minister_from_the_first_turn_on() -> None:
    for seed in range(4):
        state = Board(seed=seed).table.game.state
        assert 0 <= state.parliament.prime_minister < 4


@rule("jc2.general.cash.treasury_keeps", "jc2.general.cash.office_treasury")
def test_a_treasury_stays_with_the_office() -> None:
    board = Board()
    board.office(A, "president_of_bombay")
    spend_treasury(board.game, "president_of_bombay", 1)
    vacate(board.game, "president_of_bombay")
    board[A].supply += 1
    board.office(B, "president_of_bombay")
    board.run("upkeep", "upkeep.refresh")
    assert board.state.company.treasuries["president_of_bombay"] == 2 and board[A].cash == board[B].cash == 0


@rule("jc2.general.presidency.definition")
def test_a_presidency_has_all_it_needs() -> None:
    board = Board()
    india, company = board.state.india, board.state.company
    for name in ("bombay", "madras", "bengal"):
        assert name in india.armies and name in india.writers and name in india.regions
        assert f"president_of_{name}" in company.treasuries
    assert list(company.extra_ships) == ["west_indian", "south_indian", "east_indian", "china"]


@rule("jc2.general.presidency.associated")
def test_a_region_belongs_to_one_presidency() -> None:
    board = Board()
    board.conquer("mysore", "madras")
    board.run("hiring")
    offices = {row["office"]: row["hirer"] for row in board.table.view(A)["offices"]}
    assert offices["governor_of_mysore"] == "president_of_madras"


@rule("jc2.example.odds")
def test_the_odds_of_a_check() -> None:
    found = [[(line["permille"] + 5) // 10 for line in PRINTED.check.odds(dice)["lines"]] for dice in range(1, 8)]
    assert [row[0] for row in found] == [33, 56, 70, 80, 87, 91, 94]
    assert [row[1] for row in found] == [33, 33, 26, 19, 13, 9, 6]
    assert [row[2] for row in found][:4] == [33, 11, 4, 1]
    assert all(PRINTED.check.odds(dice)["lines"][2]["permille"] < 10 for dice in (5, 6, 7))
    found = [PRINTED.check.outcome(dice) for dice in ([6, 2], [6, 3], [5, 6], [])]
    assert found == ["success", "failure", "catastrophe", "failure"]


# --- failure --------------------------------------------------------------------------------------------------
@rule("jc2.end.failure")
def test_the_leftmost_space_fails_the_company() -> None:
    board = Board()
    board.state.company.standing = 1
    move_standing(board.game, -1, "jc2.end.failure")
    assert board.state.company.failed
    safe = Board()
    move_standing(safe.game, -2, "jc2.end.failure")
    assert not safe.state.company.failed and safe.state.company.standing == 2


@rule("jc2.end.failure_moments")
def test_a_failed_company_is_wound_up_after_events_and_parliament() -> None:
    RULESET.steps.by_name["turn.begin"]((board := Board()).game)
    added = [step for step, _ in board.game.added]
    after = {phase: added[added.index(f"{phase}.open") + 1] for phase in ("events", "parliament", "operations")}
    assert after == {"events": "turn.failure", "parliament": "turn.failure", "operations": "turn.phase"}
    failed = Board()
    failed.state.company.standing = 0
    failed.state.company.failed = True
    failed.run("events", "turn.failure", "upkeep.open", script=[0])
    assert failed.table.result is not None and not failed.told("upkeep.refreshed")
    sound = Board()
    sound.run("events", "turn.failure", "upkeep.open")
    assert sound.stopped and sound.told("upkeep.refreshed")
