"""VIII. Parliament Meets: drawing a law, the dial, what policies do, and how a vote is resolved."""

from __future__ import annotations

from typing import Any

import pytest

from pygame_core.games.john_company_second.phases.parliament.policy import stops
from pygame_core.games.john_company_second.state import NOBODY
from tests.games.john_company_second.board import A, B, C, D
from tests.games.john_company_second.figures import PRINTED
from tests.games.john_company_second.spoken import SpokenBoard

rule = pytest.mark.rule


def sitting(*top: str, dial: int = 0) -> SpokenBoard:
    """These laws are drawn next."""
    board = SpokenBoard()
    parliament = board.state.parliament
    parliament.deck = [law for law in parliament.deck if law not in top] + [*reversed(top)]
    parliament.dial = dial
    return board


def meet(board: SpokenBoard, script: list[Any] | None = None) -> SpokenBoard:
    return board.run("parliament", "parliament.open", script=script)  # type: ignore[return-value]


def on_vote(law: str, stop: int, votes: int) -> SpokenBoard:
    """A law whose vote has just ended."""
    board = SpokenBoard()
    parliament = board.state.parliament
    parliament.deck.remove(law)
    parliament.ballot.law, parliament.ballot.stop, parliament.ballot.votes = law, stop, votes
    return board


def resolve(board: SpokenBoard, script: list[Any] | None = None) -> SpokenBoard:
    return board.run("parliament", "parliament.resolve", script=script)  # type: ignore[return-value]


# --- drawing --------------------------------------------------------------------------------------------------
@rule("jc2.parliament.draw", "jc2.parliament.stop_early", "jc2.parliament.pm_selects")
def test_the_prime_minister_may_stop_after_the_first_law() -> None:
    board = meet(sitting("ship_subsidy"))
    assert board.asked == [(A, "parliament.select")]
    assert board.open() == ["ship_subsidy", "draw"]
    assert board.options()["ship_subsidy"].params == {"law": "ship_subsidy", "n": -3, "policy": "policy.tax"}
    board.answer("ship_subsidy")
    assert board.state.parliament.ballot.law == "ship_subsidy" and board.ask.code == "parliament.policy"


@rule("jc2.parliament.draw", "jc2.parliament.choose", "jc2.parliament.discard")
@rule("jc2.parliament.negotiation_before_pm")
def test_one_of_three_is_chosen_and_the_others_are_discarded() -> None:
    board = meet(sitting("ship_subsidy", "army_spending", "tenure_limits"))
    board.answer("draw", "draw")
    assert board.open() == ["ship_subsidy", "army_spending", "tenure_limits"], "no fourth card"
    assert board.table.view(C)["parliament"]["revealed"] == ["ship_subsidy", "army_spending", "tenure_limits"]
    board.answer("ship_subsidy")
    parliament = board.state.parliament
    assert (parliament.ballot.law, parliament.revealed) == ("ship_subsidy", [])
    assert parliament.discards == ["army_spending", "tenure_limits"]


@rule("jc2.parliament.dilemma")
def test_a_dilemma_must_be_the_law() -> None:
    board = meet(sitting("ship_subsidy", "war_against_france"))
    board.answer("draw")
    parliament = board.state.parliament
    assert (parliament.ballot.law, parliament.discards) == ("war_against_france", ["ship_subsidy"])
    assert board.asked == [(A, "parliament.policy")]


@rule("jc2.parliament.discuss")
def test_deals_are_possible_between_two_draws() -> None:
    board = sitting("ship_subsidy", "army_spending")
    board.cash(5)
    meet(board)
    board.deal(A, B, {"kind": "cash", "from": A, "to": B, "n": 2})
    assert board[B].cash == 2 and board.asked == [(A, "parliament.select")]


@rule("jc2.parliament.deck_out")
def test_the_discards_become_the_deck() -> None:
    board = sitting()
    parliament = board.state.parliament
    parliament.discards, parliament.deck = parliament.deck, []
    before = list(parliament.discards)
    parliament.passed.append(before.pop())
    parliament.discards = list(before)
    order = [law for law in before if law != "ship_subsidy"] + ["ship_subsidy"]
    meet(board, [order])
    assert board.state.parliament.revealed == ["ship_subsidy"] and board.state.parliament.discards == []
    assert len(board.state.parliament.deck) == len(before) - 1


@rule("jc2.parliament.pm_selects")
def test_one_law_is_voted_on_each_turn() -> None:
    board = meet(sitting("ship_subsidy"))
    board.answer("ship_subsidy", 1, 2)
    assert board.stopped
    assert len(board.told("parliament.support")) == 1 and board.state.parliament.ballot.law == ""


# --- Old Ideas Made New! --------------------------------------------------------------------------------------
def with_old_ideas() -> SpokenBoard:
    board = sitting("ship_subsidy", "old_ideas_made_new")
    parliament = board.state.parliament
    for law in ("army_spending", "war_against_france", "calico_acts"):
        parliament.deck.remove(law)
        parliament.discards.append(law)
    return board


@rule("jc2.law.old_ideas_made_new")
def test_old_ideas_bring_a_discarded_law_to_the_vote() -> None:
    board = meet(with_old_ideas()).answer("draw")
    assert board.asked == [(A, "parliament.old_ideas")]
    assert board.open() == ["army_spending", "war_against_france", "calico_acts"]
    board.answer("calico_acts")
    parliament = board.state.parliament
    assert parliament.ballot.law == "calico_acts"
    assert parliament.discards == ["army_spending", "war_against_france"], "what was drawn waits for the end"
    assert parliament.revealed == ["ship_subsidy", "old_ideas_made_new"]


@rule("jc2.law.old_ideas_made_new")
def test_after_old_ideas_all_goes_back_into_the_deck() -> None:
    board = meet(with_old_ideas()).answer("draw", "calico_acts", 5)
    assert board.stopped
    parliament = board.state.parliament
    assert parliament.passed == ["royal_protection", "calico_acts"]
    assert parliament.discards == [] and parliament.revealed == []
    assert {"army_spending", "war_against_france", "ship_subsidy", "old_ideas_made_new"} <= set(parliament.deck)


@pytest.mark.usefixtures("nobody_lends")
@rule("jc2.law.old_ideas_made_new")
def test_a_chosen_dilemma_keeps_its_failure() -> None:
    board = with_old_ideas()
    board.state.parliament.discards.append("public_demands_impeachment")
    board.state.parliament.deck.remove("public_demands_impeachment")
    board.office(B, "military_affairs")
    board.cash(0, 2)
    meet(board).answer("draw", "public_demands_impeachment", 1)
    assert board.asked == [(A, "parliament.name")]
    board.answer("military_affairs", "against", B, [2], "end")
    assert board.state.company.standing == 3


@rule("jc2.law.old_ideas_made_new")
def test_without_discards_another_law_is_drawn() -> None:
    board = sitting("old_ideas_made_new")
    deck = [*board.state.parliament.deck]
    order = [law for law in deck if law != "ship_subsidy"] + ["ship_subsidy"]
    meet(board, [order])
    assert board.asked == [(A, "parliament.select")] and board.state.parliament.revealed == ["ship_subsidy"]
    assert "old_ideas_made_new" in board.state.parliament.deck


# --- the dial -------------------------------------------------------------------------------------------------
@rule("jc2.parliament.policy.turn", "jc2.example.law")
@pytest.mark.parametrize("dial", [4, 5, 6])
def test_the_arm_stops_at_the_first_match_either_way(dial: int) -> None:
    """A dilemma with the social icon: power clockwise, a tax with windows counterclockwise."""
    board = sitting("calico_acts", "masses_demand_franchise", dial=dial)
    meet(board).answer("draw")
    parliament = board.state.parliament
    assert (parliament.ballot.law, parliament.discards) == ("masses_demand_franchise", ["calico_acts"])
    assert stops(board.game, "masses_demand_franchise") == {"clockwise": 7, "counterclockwise": 3}
    assert board.open() == [7, 3]
    assert [option.code for option in board.options().values()] == ["parliament.power_top", "parliament.policy"]
    assert (PRINTED.dial[7].consequence, PRINTED.dial[3].consequence, PRINTED.dial[3].window) == ("power", "tax", True)


@rule("jc2.example.law", "jc2.parliament.policy.elements", "jc2.parliament.policy.window")
def test_the_example_of_a_tax_on_luxuries_and_windows() -> None:
    board = sitting("calico_acts", "masses_demand_franchise", dial=4)
    board.luxuries(B, 2)
    board.prize(B, "prize_4")
    board.cash(0, 10)
    meet(board).answer("draw")
    assert board.options()[3].params["effects"] == [0, -6, 0, 0]
    board.answer(3)
    while not board.stopped:
        board.answer("done")
    assert board[B].cash == 10 - 2 - 4
    assert "masses_demand_franchise" in board.state.parliament.passed and board.state.parliament.dial == 3


@rule("jc2.parliament.policy.not_current")
def test_the_arm_always_moves() -> None:
    board = sitting("army_spending", dial=8)
    assert PRINTED.dial[8].consequence == PRINTED.laws["army_spending"].policy == "tax"
    assert stops(board.game, "army_spending") == {"clockwise": 10, "counterclockwise": 3}


@rule("jc2.parliament.policy.turn")
def test_every_law_has_a_match_in_each_direction_from_everywhere() -> None:
    board = sitting()
    for law, row in PRINTED.laws.items():
        if row.policy_kind == "none":
            continue
        for dial in range(len(PRINTED.dial)):
            board.state.parliament.dial = dial
            assert set(stops(board.game, law).values()).isdisjoint({dial})


@rule("jc2.parliament.policy.only_if_passed")
def test_nobody_pays_during_the_vote() -> None:
    board = sitting("ship_subsidy", dial=0)
    board.shares(1)
    board.cash(5)
    meet(board).answer("ship_subsidy", 1)
    assert board.state.parliament.ballot.stop == 1 and board.state.parliament.dial == 0 and board[A].cash == 5


# --- resolving ------------------------------------------------------------------------------------------------
@rule("jc2.parliament.resolve.threshold", "jc2.parliament.resolve.pass.place", "jc2.parliament.resolve.pass.token")
@rule("jc2.parliament.resolve.pass.dial", "jc2.parliament.resolve.arm_stays", "jc2.law.ship_subsidy")
@rule("jc2.parliament.resolve.law_over_rules", "jc2.parliament.opposition.leader_stays")
def test_at_nought_the_law_passes() -> None:
    board = on_vote("ship_subsidy", 1, 0)
    board.state.parliament.opposition = C
    board.state.parliament.ballot.opposed[C] = True
    resolve(board)
    parliament = board.state.parliament
    assert board.stopped and parliament.passed[-1] == "ship_subsidy" and parliament.ballot.law == ""
    assert (board[A].laws, parliament.prime_minister, parliament.opposition, parliament.dial) == (1, A, C, 1)


@rule("jc2.parliament.opposition.leader_stays", "jc2.parliament.resolve.pass.place", "jc2.parliament.resolve.pass.dial")
def test_in_the_next_turn_marker_dial_and_law_are_where_they_were() -> None:
    board = on_vote("ship_subsidy", 1, 0)
    parliament = board.state.parliament
    parliament.opposition = C
    parliament.ballot.opposed[C] = True
    top = "trade_regulations"
    board.workshops(B)
    parliament.deck = [law for law in parliament.deck if law != top] + [top]
    board.run("parliament", "parliament.resolve", "upkeep.refresh", "parliament.open")
    assert board.asked == [(A, "parliament.select")], "the same Prime Minister"
    board.answer(top)
    while board.ask.code != "parliament.vote":
        board.answer(board.open()[0])
    parliament = board.state.parliament
    assert parliament.ballot.opposed == [False] * 4 and parliament.opposition == C, "nobody has voted against it yet"
    assert parliament.passed[-1:] == ["ship_subsidy"]


@rule("jc2.parliament.resolve.threshold", "jc2.parliament.resolve.fail.discard", "jc2.parliament.resolve.fail.dial")
@rule("jc2.parliament.resolve.fail.policy", "jc2.parliament.resolve.arm_stays", "jc2.general.one_prime_minister")
def test_at_minus_one_the_law_fails_and_the_opposition_takes_over() -> None:
    board = on_vote("ship_subsidy", 7, -1)
    parliament = board.state.parliament
    parliament.opposition = C
    parliament.ballot.opposed[C] = True
    board.luxuries(B, 2)
    board.cash(0, 3)
    resolve(board)
    assert parliament.discards == ["ship_subsidy"]
    assert (parliament.prime_minister, parliament.opposition) == (C, NOBODY)
    assert board.asked == [(C, "parliament.shift")] and board.open() == [8, 6]
    assert board.options()[8].params["effects"] == [0, -2, 0, 0]
    board.answer(8)
    assert board.stopped and board[B].cash == 1, "the window tax is included"
    assert board.state.parliament.dial == 8 and board[A].laws == board[C].laws == 0


@rule("jc2.parliament.resolve.fail.no_opposition")
def test_without_an_opposition_the_dial_stays_or_goes_to_the_markers_holder() -> None:
    board = resolve(on_vote("trade_regulations", 6, -2))
    assert board.asked == [(A, "parliament.shift")] and board.state.parliament.prime_minister == A
    board = on_vote("trade_regulations", 6, -2)
    board.state.parliament.opposition = D
    resolve(board)
    assert board.asked == [(D, "parliament.shift")] and board.state.parliament.prime_minister == D


@rule("jc2.parliament.resolve.fail.dilemma", "jc2.parliament.resolve.fail.order")
def test_a_failed_dilemma_comes_before_the_dial() -> None:
    board = on_vote("public_demands_impeachment", 4, -1)
    board.state.parliament.opposition = C
    board.state.parliament.ballot.opposed[C] = True
    resolve(board).answer(5)
    codes = [event.code for event in board.table.log(None)]
    order = ["parliament.failed", "company.standing", "parliament.minister", "policy.enacted"]
    assert [code for code in codes if code in order] == order


@rule("jc2.parliament.resolve.pass.policy")
def test_the_policy_comes_before_the_laws_text() -> None:
    board = on_vote("calico_acts", 10, 1)
    board.workshops(A, 2)
    board.cash(0)
    resolve(board)
    assert board.asked == [(A, "policy.unpaid")], "the tax is due before the £2 for each workshop"
    board.answer([2])
    assert board.stopped and board[A].cash == 0


@rule("jc2.parliament.resolve.company_failure")
def test_a_failure_by_a_law_waits_for_the_end_of_the_vote() -> None:
    board = on_vote("public_demands_impeachment", 4, -1)
    board.state.company.standing = 1
    board.luxuries(A)
    board.run("parliament", "parliament.resolve", "turn.failure", "upkeep.open", script=[0])
    assert board.state.company.failed and board.asked == [(A, "parliament.shift")]
    board.answer(3, [1])
    assert board.table.result is not None and not board.told("upkeep.refreshed")
