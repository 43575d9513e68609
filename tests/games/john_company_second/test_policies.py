"""VIII. Parliament Meets: what policies do (taxes, window taxes, bonuses, power), and the Tax Collectors."""

from __future__ import annotations

import pytest

from pygame_core.games.john_company_second.state import NOBODY
from tests.games.john_company_second.board import A, B, C, D, clause
from tests.games.john_company_second.figures import PRINTED
from tests.games.john_company_second.spoken import SpokenBoard

rule = pytest.mark.rule


def resolve(board: SpokenBoard) -> SpokenBoard:
    return board.run("parliament", "parliament.resolve")


def enact(board: SpokenBoard, kind: str, consequence: str) -> SpokenBoard:
    """A policy takes effect, without window tax."""
    board.state.parliament.dial = next(
        number for number, space in enumerate(PRINTED.dial) if (space.consequence, space.target) == (consequence, kind)
    )
    return board.run("parliament", "policy.consequence")


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


@rule("jc2.negotiation.no_double_activation", "jc2.parliament.policy.tax")
@pytest.mark.parametrize("kind", ["manufacturing", "shipping", "social", "company_share"])
def test_nothing_that_is_taxed_slips_away_to_who_has_paid(kind: str) -> None:
    board = SpokenBoard()
    board.workshops(B)
    yard = board.yard(B)
    board.luxuries(B)
    board.shares(0, 1)
    board.card(B, "foundry", "shipbuilders", "stock_broker")
    board.promise(C, B, "pay_two")
    things = {
        "manufacturing": [clause("workshops", B, A, n=1), clause("prestige", B, A, card="foundry")],
        "shipping": [clause("shipyard", B, A, yard=f"yard.{yard}"), clause("prestige", B, A, card="shipbuilders")],
        "social": [clause("luxuries", B, A, n=1), clause("prestige", B, A, card="stock_broker")],
        "company_share": [clause("shares", B, A, n=1)],
    }
    enact(board, kind, "tax")
    assert board.asked == [(B, "policy.unpaid")], "A has paid already"
    for other, gifts in things.items():
        for gift in gifts:
            if other == kind:
                assert board.deal_refused(B, gift) == "jc2.negotiation.no_double_activation"
            else:
                board.deal(B, A, gift)
    board.answer([1] * len(board.options()))
    assert board.stopped and board.state.parliament.levy is None, "afterwards all is free again"


@rule("jc2.negotiation.no_double_activation", "jc2.parliament.policy.window")
def test_no_luxury_slips_away_from_the_window_tax() -> None:
    board = SpokenBoard()
    board.luxuries(B, 2)
    windows(board, stop=8)
    assert board.asked == [(B, "policy.window")]
    assert board.deal_refused(B, clause("luxuries", B, A, n=1)) == "jc2.negotiation.no_double_activation"
    board.answer("none")
    assert board.stopped and board[B].luxuries == 0 and board.state.parliament.levy is None


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
    board.state.parliament.ballot.law, board.state.parliament.ballot.stop = "army_spending", stop
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
    parliament.ballot.law, parliament.ballot.stop, parliament.ballot.votes = "calico_acts", 5, 1
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
    for answers in (["yes", "no"], ["no"]):
        board = collectors(D)
        board.run("parliament", "parliament.window", "parliament.resolve").answer(*answers)
        assert board.stopped and board[B].cash == 5


@rule("jc2.prestige.tax_collectors", "jc2.law.window_tax_repeal")
def test_a_prime_minister_needs_no_consent_and_the_repeal_does_not_help() -> None:
    board = collectors(A)
    board.law("window_tax_repeal")
    board.run("parliament", "parliament.window", "parliament.resolve").answer("yes")
    assert board.stopped and board[B].cash == 3
    assert not board.state.parliament.ballot.window, "it is for one policy only"


@rule("jc2.prestige.tax_collectors")
def test_a_window_that_is_there_already_is_not_added() -> None:
    board = collectors(D)
    board.state.parliament.ballot.stop = 8
    board.run("parliament", "parliament.window")
    assert board.stopped
    board.law("window_tax_repeal")
    board.run("parliament", "parliament.window")
    assert board.asked == [(D, "parliament.collectors")]


@rule("jc2.prestige.tax_collectors")
def test_a_victorious_owner_may_add_a_window_to_the_new_policy() -> None:
    board = collectors(D)
    parliament = board.state.parliament
    parliament.ballot.votes, parliament.opposition, parliament.ballot.stop = -1, D, 5
    parliament.ballot.opposed[D], parliament.ballot.against[D] = True, 3
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
    parliament.ballot.votes, parliament.opposition, parliament.ballot.window = -1, D, True
    parliament.ballot.opposed[D] = True
    resolve(board).answer(6, "no")
    assert board.stopped and board[B].cash == 5


@rule("jc2.prestige.tax_collectors")
def test_without_an_opposition_nobody_has_won() -> None:
    board = collectors(A)
    board.state.parliament.ballot.votes = -1
    resolve(board).answer(4)
    assert board.stopped
    assert not board.told("parliament.window")
