"""VIII. Parliament Meets: drawing a law, the dial, what policies do, and how a vote is resolved."""

from __future__ import annotations

from typing import Any

import pytest

from pygame_core.games.john_company_second.components import DIAL, LAWS
from pygame_core.games.john_company_second.phases.parliament.policy import stops
from pygame_core.games.john_company_second.state import NOBODY
from tests.games.john_company_second.board import A, B, C, D
from tests.games.john_company_second.spoken import SpokenBoard

rule = pytest.mark.rule


def house(*top: str, dial: int = 0) -> SpokenBoard:
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
    parliament.law, parliament.stop, parliament.votes = law, stop, votes
    return board


def resolve(board: SpokenBoard, script: list[Any] | None = None) -> SpokenBoard:
    return board.run("parliament", "parliament.resolve", script=script)  # type: ignore[return-value]


def enact(board: SpokenBoard, kind: str, consequence: str) -> SpokenBoard:
    """A policy takes effect, without window tax."""
    board.state.parliament.dial = next(
        number for number, space in enumerate(DIAL) if (space.consequence, space.target) == (consequence, kind)
    )
    return board.run("parliament", "policy.consequence")  # type: ignore[return-value]


# --- drawing --------------------------------------------------------------------------------------------------
@rule("jc2.parliament.draw", "jc2.parliament.stop_early", "jc2.parliament.pm_selects")
def test_the_prime_minister_may_stop_after_the_first_law() -> None:
    board = meet(house("ship_subsidy"))
    assert board.asked == [(A, "parliament.select")]
    assert board.open() == ["ship_subsidy", "draw"]
    assert board.options()["ship_subsidy"].params == {"n": -3, "policy": "policy.tax"}
    board.answer("ship_subsidy")
    assert board.state.parliament.law == "ship_subsidy" and board.ask.code == "parliament.policy"


@rule("jc2.parliament.draw", "jc2.parliament.choose", "jc2.parliament.discard")
@rule("jc2.parliament.negotiation_before_pm")
def test_one_of_three_is_chosen_and_the_others_are_discarded() -> None:
    board = meet(house("ship_subsidy", "army_spending", "tenure_limits"))
    board.answer("draw", "draw")
    assert board.open() == ["ship_subsidy", "army_spending", "tenure_limits"], "no fourth card"
    assert board.table.view(C)["parliament"]["revealed"] == ["ship_subsidy", "army_spending", "tenure_limits"]
    board.answer("ship_subsidy")
    parliament = board.state.parliament
    assert (parliament.law, parliament.revealed) == ("ship_subsidy", [])
    assert parliament.discards == ["army_spending", "tenure_limits"]


@rule("jc2.parliament.dilemma")
def test_a_dilemma_must_be_the_law() -> None:
    board = meet(house("ship_subsidy", "war_against_france"))
    board.answer("draw")
    parliament = board.state.parliament
    assert (parliament.law, parliament.discards) == ("war_against_france", ["ship_subsidy"])
    assert board.asked == [(A, "parliament.policy")]


@rule("jc2.parliament.discuss")
def test_deals_are_possible_between_two_draws() -> None:
    board = house("ship_subsidy", "army_spending")
    board.cash(5)
    meet(board)
    board.deal(A, B, {"kind": "cash", "from": A, "to": B, "n": 2})
    assert board[B].cash == 2 and board.asked == [(A, "parliament.select")]


@rule("jc2.parliament.deck_out")
def test_the_discards_become_the_deck() -> None:
    board = house()
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
    board = meet(house("ship_subsidy"))
    board.answer("ship_subsidy", 1, 2)
    assert board.stopped
    assert len(board.told("parliament.support")) == 1 and board.state.parliament.law == ""


# --- Old Ideas Made New! --------------------------------------------------------------------------------------
def with_old_ideas() -> SpokenBoard:
    board = house("ship_subsidy", "old_ideas_made_new")
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
    assert parliament.law == "calico_acts"
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
    board = house("old_ideas_made_new")
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
    board = house("calico_acts", "masses_demand_franchise", dial=dial)
    meet(board).answer("draw")
    parliament = board.state.parliament
    assert (parliament.law, parliament.discards) == ("masses_demand_franchise", ["calico_acts"])
    assert stops(board.game, "masses_demand_franchise") == {"clockwise": 7, "counterclockwise": 3}
    assert board.open() == [7, 3]
    assert [option.code for option in board.options().values()] == ["parliament.power_top", "parliament.policy"]
    assert (DIAL[7].consequence, DIAL[3].consequence, DIAL[3].window) == ("power", "tax", True)


@rule("jc2.example.law", "jc2.parliament.policy.elements", "jc2.parliament.policy.window")
def test_the_example_of_a_tax_on_luxuries_and_windows() -> None:
    board = house("calico_acts", "masses_demand_franchise", dial=4)
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
    board = house("army_spending", dial=8)
    assert DIAL[8].consequence == LAWS["army_spending"].policy == "tax"
    assert stops(board.game, "army_spending") == {"clockwise": 10, "counterclockwise": 3}


@rule("jc2.parliament.policy.turn")
def test_every_law_has_a_match_in_each_direction_from_everywhere() -> None:
    board = house()
    for law, row in LAWS.items():
        if row.policy_kind == "none":
            continue
        for dial in range(len(DIAL)):
            board.state.parliament.dial = dial
            assert set(stops(board.game, law).values()).isdisjoint({dial})


@rule("jc2.parliament.policy.only_if_passed")
def test_nobody_pays_during_the_vote() -> None:
    board = house("ship_subsidy", dial=0)
    board.shares(1)
    board.cash(5)
    meet(board).answer("ship_subsidy", 1)
    assert board.state.parliament.stop == 1 and board.state.parliament.dial == 0 and board[A].cash == 5


# --- taxes ----------------------------------------------------------------------------------------------------
@rule("jc2.parliament.policy.tax", "jc2.parliament.policy.tax.must_pay")
@rule("jc2.general.cash.family_treasury")
def test_a_tax_is_a_pound_for_each_target() -> None:
    board = SpokenBoard()
    board.workshops(A, 3)
    board.cash(5, 5)
    enact(board, "manufacturing", "tax")
    assert board.stopped and (board[A].cash, board[A].workshops, board[B].cash) == (2, 3, 5)


@rule("jc2.parliament.policy.tax.unpaid")
def test_what_is_not_paid_for_is_lost() -> None:
    board = SpokenBoard()
    board.workshops(A, 3)
    board.cash(2)
    enact(board, "manufacturing", "tax")
    assert board.asked == [(A, "policy.unpaid")] and board.ask.params["n"] == 1
    board.answer([1])
    assert board.stopped
    assert (board[A].cash, board[A].workshops, board.state.london.workshops) == (0, 2, 18)


@rule("jc2.parliament.policy.tax.which", "jc2.components.prestige_enterprises")
@rule("jc2.london.cards.enterprise.power")
def test_the_owner_chooses_what_is_lost_prestige_enterprises_among_it() -> None:
    board = SpokenBoard()
    first, second = board.yard(A), board.yard(A)
    board.card(A, "shipbuilders")
    board.cash(2)
    enact(board, "shipping", "tax")
    assert board.open() == [f"yard/{first}", f"yard/{second}", "shipbuilders"]
    board.answer([0, 0, 1])
    assert board[A].cash == 0 and board[A].prestige == [] and "shipbuilders" in board.state.london.discards
    assert [board.state.yards[number].owner for number in (first, second)] == [A, A]


@rule("jc2.parliament.policy.tax.must_pay")
def test_borrowed_money_pays_too() -> None:
    board = SpokenBoard()
    board.workshops(A, 3)
    board.cash(1, 4)
    enact(board, "manufacturing", "tax")
    assert board.ask.params["n"] == 2
    board.deal(B, A, {"kind": "cash", "from": B, "to": A, "n": 1})
    assert board.ask.params["n"] == 1
    board.deal(B, A, {"kind": "cash", "from": B, "to": A, "n": 1})
    assert board.stopped and (board[A].workshops, board[A].cash) == (3, 0)


@rule("jc2.parliament.policy.tax.shares", "jc2.parliament.policy.tax.shares_return")
def test_a_tax_on_shares_reaches_the_chairman() -> None:
    board = SpokenBoard()
    board.office(A, "chairman")
    board.shares(1, 2)
    board.cash(1, 2)
    enact(board, "company_share", "tax")
    assert board.open() == ["court", "chairman"]
    board.answer([0, 1])
    assert board.state.offices["chairman"].where == "vacant" and board.state.company.former == A
    assert (board[A].supply, board.state.company.court) == (17, [1, 2, 0, 0])
    assert board[B].cash == 0
    enact(board, "company_share", "tax")
    board.answer([1], [2])
    assert board.state.company.court == [0, 0, 0, 0] and (board[A].supply, board[B].supply) == (18, 18)


@rule("jc2.parliament.policy.tax.ship_stays", "jc2.parliament.policy.tax.ship_unfitted")
def test_a_fitted_ship_stays_and_an_unfitted_one_goes() -> None:
    board = SpokenBoard()
    sails, lies = board.yard(A, "west_indian"), board.yard(A)
    enact(board, "shipping", "tax")
    board.answer([1, 1])
    yards = board.state.yards
    assert (yards[sails].owner, yards[sails].at) == (NOBODY, "west_indian")
    assert (yards[lies].owner, yards[lies].at) == (NOBODY, "")


@rule("jc2.parliament.policy.tax.luxury_vp")
def test_a_lost_luxury_takes_its_points_along() -> None:
    board = SpokenBoard()
    board.luxuries(A, 2)
    board[A].vp = 9
    board.cash(1)
    enact(board, "social", "tax").answer([1])
    assert (board[A].luxuries, board[A].vp, board[A].cash, board.state.london.luxuries) == (1, 7, 0, 14)


# --- window tax -----------------------------------------------------------------------------------------------
def windows(board: SpokenBoard, stop: int = 3) -> SpokenBoard:
    """The policy of a space with a window takes effect: 3 is a tax on luxuries, 8 on shipping."""
    board.state.parliament.law, board.state.parliament.stop = "army_spending", stop
    board.state.parliament.deck.remove("army_spending")
    return resolve(board)


@rule("jc2.parliament.policy.window", "jc2.parliament.policy.window.besides")
def test_windows_are_taxed_besides() -> None:
    board = SpokenBoard()
    board.luxuries(A, 2)
    board.prize(A, "prize_4")
    board.cash(20)
    windows(board)
    assert board[A].cash == 20 - 2 - 4
    board = SpokenBoard()
    board.luxuries(A)
    board.cash(20)
    windows(board, stop=8)
    assert board[A].cash == 19


@rule("jc2.parliament.policy.window.unpaid", "jc2.parliament.policy.window.unit", "jc2.parliament.policy.window.vp")
def test_a_prize_is_kept_only_if_all_its_windows_are_paid() -> None:
    board = SpokenBoard()
    board.prize(A, "prize_4")
    board[A].vp = 4
    board.cash(1)
    windows(board, stop=8)
    assert board.asked == [(A, "policy.window")] and board.open() == ["none"]
    board.answer("none")
    assert (board[A].cash, board[A].vp, board[A].supply) == (1, 0, 18)
    assert board.state.london.prizes["prize_4"][A] == 0


@rule("jc2.parliament.policy.window.unpaid", "jc2.parliament.policy.window.unit")
def test_the_family_chooses_whose_windows_it_pays() -> None:
    board = SpokenBoard()
    board.prize(A, "prize_4")
    board.luxuries(A, 2)
    board[A].vp = 8
    board.cash(3)
    windows(board, stop=8)
    assert board.open() == ["prize_4", "luxury"]
    board.answer("prize_4")
    assert board.open() == ["luxury"], "what can still be paid must be paid"
    board.answer("luxury", "none")
    assert (board[A].cash, board[A].luxuries, board[A].vp) == (0, 1, 6)
    assert board.state.london.prizes["prize_4"][A] == 1


@rule("jc2.parliament.policy.window.unpaid")
def test_a_loan_saves_the_windows() -> None:
    board = SpokenBoard()
    board.luxuries(A, 2)
    board.cash(1, 5)
    windows(board, stop=8)
    board.deal(B, A, {"kind": "cash", "from": B, "to": A, "n": 1})
    assert board.stopped and (board[A].luxuries, board[A].cash) == (2, 0)


@rule("jc2.law.window_tax_repeal")
def test_the_repeal_ends_the_dials_window_tax() -> None:
    board = SpokenBoard()
    board.luxuries(A, 2)
    board.cash(9)
    board.law("window_tax_repeal")
    windows(board)
    assert board[A].cash == 7


# --- bonus and power ------------------------------------------------------------------------------------------
@rule("jc2.parliament.policy.bonus")
def test_a_bonus_is_a_pound_for_each_target() -> None:
    board = SpokenBoard()
    board.workshops(A, 2)
    board.card(B, "foundry")
    enact(board, "manufacturing", "bonus")
    assert [family.cash for family in board.state.families] == [2, 1, 0, 0]


@rule("jc2.parliament.policy.power", "jc2.parliament.policy.power.bottom")
def test_a_marker_climbs_one_place() -> None:
    board = SpokenBoard()
    power = board.state.parliament.power
    assert power == ["social", "company_share", "shipping", "manufacturing"]
    enact(board, "shipping", "power")
    assert board.state.parliament.power == ["social", "shipping", "company_share", "manufacturing"]
    enact(board, "manufacturing", "power")
    assert board.state.parliament.power == ["social", "manufacturing", "company_share", "shipping"]
    enact(board, "manufacturing", "power")
    assert board.state.parliament.power == ["manufacturing", "social", "company_share", "shipping"]


@rule("jc2.parliament.policy.power.top")
def test_under_the_highest_marker_two_others_swap() -> None:
    board = SpokenBoard()
    board.state.parliament.prime_minister = C
    enact(board, "social", "power")
    assert board.asked == [(C, "policy.power")] and board.open() == ["1 2", "1 3", "2 3"]
    board.answer([1, 3])
    assert board.state.parliament.power == ["social", "manufacturing", "shipping", "company_share"]


@rule("jc2.parliament.policy.simultaneous")
def test_payments_go_in_prime_minister_order() -> None:
    board = SpokenBoard()
    board.state.parliament.prime_minister = C
    for seat in range(4):
        board.workshops(seat)
    board.cash(1, 1, 1, 1)
    enact(board, "manufacturing", "tax")
    assert [event["seat"] for event in board.told("policy.taxed")] == [C, D, A, B]


# --- the Tax Collectors ---------------------------------------------------------------------------------------
def collectors(owner: int) -> SpokenBoard:
    """A bonus policy is selected; B has two windows."""
    board = SpokenBoard()
    board.card(owner, "tax_collectors")
    board.luxuries(B, 2)
    board.cash(0, 5)
    parliament = board.state.parliament
    parliament.deck.remove("calico_acts")
    parliament.law, parliament.stop, parliament.votes = "calico_acts", 5, 1
    return board


@rule("jc2.prestige.tax_collectors")
def test_the_tax_collectors_add_a_window_with_the_prime_ministers_consent() -> None:
    board = collectors(D)
    board.run("parliament", "parliament.window", "parliament.resolve")
    assert board.asked == [(D, "parliament.collectors")]
    assert board.options()["yes"].params["effects"] == [0, -2, 0, 0]
    board.answer("yes")
    assert board.asked == [(A, "parliament.window")]
    board.answer("yes")
    assert board.stopped and board[B].cash == 3 and board[D].cash == 1 + 2, "the bonus, and the Calico Acts"
    board = collectors(D)
    board.run("parliament", "parliament.window", "parliament.resolve").answer("yes", "no")
    assert board.stopped and board[B].cash == 5


@rule("jc2.prestige.tax_collectors", "jc2.law.window_tax_repeal")
def test_a_prime_minister_needs_no_consent_and_the_repeal_does_not_help() -> None:
    board = collectors(A)
    board.law("window_tax_repeal")
    board.run("parliament", "parliament.window", "parliament.resolve").answer("yes")
    assert board.stopped and board[B].cash == 3
    assert not board.state.parliament.window, "it is for one policy only"


@rule("jc2.prestige.tax_collectors")
def test_a_window_that_is_there_already_is_not_added() -> None:
    board = collectors(D)
    board.state.parliament.stop = 8
    board.run("parliament", "parliament.window")
    assert board.stopped
    board.law("window_tax_repeal")
    board.run("parliament", "parliament.window")
    assert board.asked == [(D, "parliament.collectors")]


@rule("jc2.prestige.tax_collectors")
def test_a_victorious_owner_may_add_a_window_to_the_new_policy() -> None:
    board = collectors(D)
    parliament = board.state.parliament
    parliament.votes, parliament.opposition, parliament.stop = -1, D, 5
    parliament.opposed[D], parliament.against[D] = True, 3
    resolve(board)
    assert board.asked == [(D, "parliament.shift")] and board.open() == [6, 4]
    board.answer(6)
    assert board.asked == [(D, "parliament.collectors")]
    board.answer("yes")
    assert board.stopped and board[B].cash == 3


@rule("jc2.prestige.tax_collectors")
def test_a_window_added_before_falls_with_the_law() -> None:
    board = collectors(D)
    parliament = board.state.parliament
    parliament.votes, parliament.opposition, parliament.window = -1, D, True
    parliament.opposed[D] = True
    resolve(board).answer(6, "no")
    assert board.stopped and board[B].cash == 5


@rule("jc2.prestige.tax_collectors")
def test_without_an_opposition_nobody_has_won() -> None:
    board = collectors(A)
    board.state.parliament.votes = -1
    resolve(board).answer(4)
    assert board.stopped
    assert not board.told("parliament.window")


# --- resolving ------------------------------------------------------------------------------------------------
@rule("jc2.parliament.resolve.threshold", "jc2.parliament.resolve.pass.place", "jc2.parliament.resolve.pass.token")
@rule("jc2.parliament.resolve.pass.dial", "jc2.parliament.resolve.arm_stays", "jc2.law.ship_subsidy")
@rule("jc2.parliament.resolve.law_over_rules", "jc2.parliament.opposition.leader_stays")
def test_at_nought_the_law_passes() -> None:
    board = on_vote("ship_subsidy", 1, 0)
    board.state.parliament.opposition = C
    board.state.parliament.opposed[C] = True
    resolve(board)
    parliament = board.state.parliament
    assert board.stopped and parliament.passed[-1] == "ship_subsidy" and parliament.law == ""
    assert (board[A].laws, parliament.prime_minister, parliament.opposition, parliament.dial) == (1, A, C, 1)


@rule("jc2.parliament.resolve.threshold", "jc2.parliament.resolve.fail.discard", "jc2.parliament.resolve.fail.dial")
@rule("jc2.parliament.resolve.fail.policy", "jc2.parliament.resolve.arm_stays", "jc2.general.one_prime_minister")
def test_at_minus_one_the_law_fails_and_the_opposition_takes_over() -> None:
    board = on_vote("ship_subsidy", 7, -1)
    parliament = board.state.parliament
    parliament.opposition = C
    parliament.opposed[C] = True
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
    board.state.parliament.opposed[C] = True
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
