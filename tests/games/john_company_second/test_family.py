"""II. Family: actions, extra actions, new shares."""

from __future__ import annotations

import pytest

from pygame_core.games.john_company_second.pieces import all_shares, shares, windows
from pygame_core.games.john_company_second.state import NOBODY
from tests.games.john_company_second.board import A, B, Board, C, D, clause
from tests.games.john_company_second.figures import PRINTED

rule = pytest.mark.rule
ACTIONS = [
    "enlist_writer", "enlist_officer", "purchase_luxury", "purchase_shipyard", "purchase_workshop", "seek_share",
]  # fmt: skip


def act(board: Board, seat: int = A) -> Board:
    return board.run("family", ("family.action", {"seat": seat}))


def marked(action: str, cash: int = 20) -> Board:
    """Seat A has its opportunity marker on an action."""
    board = Board()
    board.cash(cash)
    board[A].opportunity = action
    return board


# --- order and marker -----------------------------------------------------------------------------------------
@rule("jc2.family.order", "jc2.sequence.chairman_order")
def test_actions_begin_with_the_former_chairman() -> None:
    board = Board()
    board.state.company.former = C
    board.run("family", "family.open")
    order = []
    while not board.stopped:
        order.append(board.ask.seat)
        board.answer("none")
    assert order == [C, D, A, B]


@rule("jc2.family.one_action", "jc2.family.opportunity.place", "jc2.family.workshop.cost")
def test_one_action_and_the_marker_moves_there() -> None:
    board = Board()
    board.cash(6)
    act(board)
    assert list(board.options()) == [*ACTIONS, "none"]
    board.answer("purchase_workshop")
    assert board.stopped
    assert (board[A].workshops, board[A].cash, board[A].opportunity) == (1, 1, "purchase_workshop")


@rule("jc2.family.opportunity.start")
def test_at_first_the_marker_is_nowhere() -> None:
    board = Board(turn=1)
    assert [family.opportunity for family in board.state.families] == ["", "", "", ""]
    board.cash(10)
    act(board).answer("purchase_shipyard")
    assert board.stopped


@rule("jc2.family.opportunity.repeat", "jc2.family.opportunity.pay_each", "jc2.example.opportunity")
def test_the_marked_action_may_be_taken_twice() -> None:
    board = marked("purchase_shipyard", cash=4)
    act(board).answer("purchase_shipyard")
    assert board.asked == [(A, "family.again")]
    board.answer("yes")
    assert board.stopped and board[A].cash == 0
    assert [yard.owner for yard in board.state.yards[:3]] == [A, A, NOBODY]


@rule("jc2.family.opportunity.pay_each")
def test_two_workshops_cost_ten() -> None:
    board = marked("purchase_workshop")
    act(board).answer("purchase_workshop", "yes")
    assert (board[A].workshops, board[A].cash) == (2, 10)


@rule("jc2.family.opportunity.no_repeat", "jc2.example.opportunity")
def test_another_action_is_taken_once() -> None:
    board = marked("purchase_shipyard")
    act(board).answer("seek_share", 0)
    assert board.stopped and board[A].opportunity == "seek_share"


@rule("jc2.family.opportunity.second_optional")
def test_the_second_time_is_optional_or_unpaid() -> None:
    board = marked("purchase_shipyard", cash=3)
    act(board).answer("purchase_shipyard")
    assert board.stopped and board[A].cash == 1
    board = marked("purchase_shipyard")
    act(board).answer("purchase_shipyard", "no")
    assert board.stopped and board[A].cash == 18


@rule("jc2.family.opportunity.repeat", "jc2.negotiation.any_time")
def test_the_second_time_is_asked_about_if_others_could_lend_the_money() -> None:
    board = marked("purchase_shipyard", cash=3)
    board[C].cash = 1
    act(board).answer("purchase_shipyard")
    assert board.asked == [(A, "family.again")] and board.open() == ["no"]
    assert board.ask.params["window"] == "if_lent" and board.why("yes") == "jc2.family.shipyard.cost"
    board.deal(C, A, clause("cash", C, A, n=1))
    assert "window" not in board.ask.params
    board.answer("yes")
    assert board.stopped and [yard.owner for yard in board.state.yards[:3]] == [A, A, NOBODY]


@rule("jc2.family.opportunity.repeat")
def test_what_lacks_more_than_money_is_not_asked_about() -> None:
    board = marked("purchase_workshop", cash=5)
    board[C].cash = 20
    board.state.london.workshops = 1
    act(board).answer("purchase_workshop")
    assert board.stopped


@rule("jc2.family.extra.law", "jc2.negotiation.any_time")
def test_the_extra_action_is_asked_about_if_others_could_lend_the_money() -> None:
    board = marked("enlist_officer", cash=0)
    board[B].cash = 5
    board.law("ship_subsidy")
    act(board).answer("none")
    assert board.asked == [(A, "family.extra")] and board.open() == ["no"]
    board[B].cash = 0
    board.state.families[B].cash = 0
    act(board).answer("none")
    assert board.stopped


@rule("jc2.family.pass")
def test_a_pass_leaves_everything() -> None:
    board = marked("seek_share", cash=7)
    act(board).answer("none")
    assert board.stopped and (board[A].cash, board[A].opportunity) == (7, "seek_share")


@rule("jc2.prestige.lady_glencora")
def test_without_a_marker_nothing_is_doubled() -> None:
    board = marked("gone")
    board.card(A, "lady_glencora")
    board.law("ship_subsidy")
    act(board).answer("purchase_workshop")
    assert board.asked == [(A, "family.extra")] and board[A].opportunity == "gone"
    board.answer("yes")
    assert board.stopped and board[A].workshops == 1


# --- extra actions --------------------------------------------------------------------------------------------
@rule("jc2.family.extra.law", "jc2.family.extra.latest_only", "jc2.family.extra.no_marker", "jc2.family.officer.place")
def test_the_newest_law_gives_an_extra_action() -> None:
    board = marked("enlist_officer")
    board.law("window_tax_repeal", "army_spending")
    act(board).answer("purchase_luxury")
    assert board.asked == [(A, "family.extra")]
    assert board.ask.params["action"] == "family.enlist_officer"
    board.answer("yes")
    assert board.stopped
    assert board.state.india.training[A] == 1 and board[A].opportunity == "purchase_luxury"


@rule("jc2.family.extra.law", "jc2.law.industry_subsidy", "jc2.law.calico_acts")
def test_a_subsidy_is_for_the_main_action() -> None:
    board = Board()
    board.cash(20)
    board.law("industry_subsidy", "calico_acts")
    act(board)
    assert board.options()["purchase_workshop"].params["cost"] == 3
    board.answer("purchase_workshop", "yes")
    assert board[A].cash == 20 - 3 - 5
    act(board)
    assert board.options()["purchase_workshop"].params["cost"] == 5
    board.answer("purchase_workshop", "yes")
    assert board[A].cash == 12 - 10


@rule("jc2.law.tenure_limits", "jc2.prestige.mr_rochester")
def test_the_extra_writer_is_for_those_who_did_something_else() -> None:
    board = Board()
    board.vacant()
    board.law("tenure_limits")
    act(board).answer("enlist_writer", "bombay")
    assert board.stopped
    board = Board()
    board.vacant()
    board.law("tenure_limits")
    board.card(A, "mr_rochester")
    act(board)
    assert board.why("enlist_writer") == "jc2.prestige.mr_rochester"
    board.answer("enlist_officer", "yes", "madras")
    assert board.stopped and board.state.india.writers["madras"][A] == 1


@rule("jc2.law.tenure_limits", "jc2.family.writer.bonus")
def test_tenure_limits_give_one_writer_only() -> None:
    board = Board()
    board.vacant(*FOUR)
    board.law("tenure_limits")
    act(board).answer("enlist_officer", "yes", "madras")
    assert board.stopped, "none more for the vacant offices"
    assert sum(map(sum, board.state.india.writers.values())) == 1


@rule("jc2.prestige.william_collins")
def test_william_collins_forbids_officers_but_not_the_extra_one() -> None:
    board = Board()
    board.law("army_spending")
    board.card(A, "william_collins")
    act(board)
    assert board.why("enlist_officer") == "jc2.prestige.william_collins"
    board.answer("none", "yes")
    assert board.state.india.training[A] == 1


# --- family members -------------------------------------------------------------------------------------------
@rule("jc2.family.writer.place", "jc2.family.writer.free")
def test_a_writer_goes_anywhere_for_nothing() -> None:
    board = Board()
    board.vacant()
    act(board).answer("enlist_writer")
    assert board.open() == ["bombay", "madras", "bengal"]
    board.answer("bengal")
    assert board.stopped and board.state.india.writers["bengal"] == [1, 0, 0, 0] and board[A].supply == 17


FOUR = ("manager_of_shipping", "military_affairs", "president_of_madras", "director_of_trade")


@rule("jc2.family.writer.bonus", "jc2.family.writer.vacant_count", "jc2.family.writer.boxes")
def test_four_vacant_offices_give_one_more_writer() -> None:
    board = Board()
    board.vacant(*FOUR[:3])
    act(board).answer("enlist_writer", "bombay")
    assert board.stopped, "vacant Commander slots and offices out of play do not count"
    board = Board()
    board.vacant(*FOUR)
    act(board).answer("enlist_writer", "bombay", "madras")
    assert board.stopped
    writers = board.state.india.writers
    assert (writers["bombay"][A], writers["madras"][A]) == (1, 1)
    act(board).answer("none")
    assert board.stopped


@rule("jc2.family.writer.bonus_with_repeat")
def test_a_repeat_gives_no_second_bonus_writer() -> None:
    board = marked("enlist_writer")
    board.vacant(*FOUR)
    act(board).answer("enlist_writer", "bombay", "yes", "bombay", "bombay")
    assert board.stopped and board.state.india.writers["bombay"][A] == 3


@rule("jc2.prestige.lady_glencora", "jc2.family.writer.bonus")
def test_vacant_offices_help_a_family_without_a_marker() -> None:
    board = marked("gone")
    board.card(A, "lady_glencora")
    board.vacant(*FOUR)
    act(board).answer("enlist_writer", "bombay", "bengal")
    assert board.stopped and board[A].supply == 16


@rule("jc2.family.writer.bonus")
def test_the_bonus_writer_is_optional() -> None:
    board = Board()
    board.vacant(*FOUR)
    act(board).answer("enlist_writer", "bombay", "none")
    assert board.stopped and board[A].supply == 17


@rule("jc2.family.out_of_pieces", "jc2.family.out_of_pieces.vp", "jc2.components.family_members")
def test_without_supply_a_piece_leaves_a_prize() -> None:
    board = Board()
    board.vacant()
    board.prize(A, "prize_4")
    board.prize(A, "prize_0")
    board.training(A, 16)
    board[A].vp = 4
    act(board)
    warned = [action for action, option in board.options().items() if option.params.get("prize")]
    assert warned == ["enlist_writer", "enlist_officer", "seek_share"]
    board.answer("enlist_writer", "bombay")
    assert board.asked == [(A, "family.piece")]
    board.answer("prize_4")
    assert board.stopped and (board[A].vp, board[A].supply) == (0, 0)
    assert board.state.india.writers["bombay"][A] == 1


@rule("jc2.family.out_of_pieces", "jc2.negotiation.shares")
def test_a_sold_share_saves_the_prizes() -> None:
    board = Board()
    board.vacant()
    board.prize(A, "prize_4")
    board.prize(A, "prize_0")
    board.shares(1)
    board.training(A, 15)
    board[A].vp = 4
    act(board).answer("enlist_writer", "bombay")
    assert board.asked == [(A, "family.piece")]
    board.deal(A, B, clause("shares", A, B, n=1))
    assert board.stopped and (board[A].vp, board[A].supply) == (4, 0)
    assert board.state.india.writers["bombay"][A] == 1


@rule("jc2.components.family_members", "jc2.family.out_of_pieces")
def test_without_any_piece_nobody_is_enlisted() -> None:
    board = Board()
    board.training(A, 18)
    board.cash(20)
    act(board)
    for action in ("enlist_writer", "enlist_officer", "seek_share"):
        assert board.why(action) == "jc2.family.out_of_pieces"


@rule("jc2.family.officer.place")
def test_an_officer_goes_into_training() -> None:
    board = Board()
    act(board).answer("enlist_officer")
    assert board.stopped and board.state.india.training == [1, 0, 0, 0] and board[A].supply == 17


# --- purchases ------------------------------------------------------------------------------------------------
@rule("jc2.family.luxury.cost", "jc2.family.luxury.vp", "jc2.family.luxury.window")
def test_a_luxury() -> None:
    board = Board()
    board.cash(3)
    act(board)
    assert board.why("purchase_luxury") == "jc2.family.luxury.cost"
    board.answer("none")
    board.cash(4)
    act(board).answer("purchase_luxury")
    assert (board[A].luxuries, board[A].vp, board[A].cash) == (1, 2, 0)
    assert windows(board.game, A) == 1


@rule("jc2.family.shipyard.cost", "jc2.family.shipyard.ship", "jc2.components.ship_fitted")
def test_a_shipyard_comes_with_its_ship_unfitted() -> None:
    board = Board()
    board.cash(5)
    act(board).answer("purchase_shipyard")
    assert board[A].cash == 3
    assert (board.state.yards[0].owner, board.state.yards[0].at) == (A, "yard")


@rule("jc2.family.shipyard.ship_in_play", "jc2.london.cards.violet_effingham", "jc2.family.purchase.available")
def test_a_shipyard_whose_ship_sails_is_not_on_offer() -> None:
    board = Board()
    board.cash(5)
    for _ in range(21):
        board.yard(B)
    lost = board.yard(B, "east_indian")
    board.state.yards[lost].owner = NOBODY
    act(board)
    assert board.why("purchase_shipyard") == "jc2.family.purchase.available"
    board.answer("none")
    board.state.yards[lost].at = ""
    act(board).answer("purchase_shipyard")
    assert board.state.yards[lost].owner == A


@rule("jc2.family.purchase.available")
def test_enterprises_run_out() -> None:
    board = Board()
    board.cash(20)
    board.luxuries(B, 15)
    board.workshops(B, 20)
    act(board)
    assert board.why("purchase_luxury") == board.why("purchase_workshop") == "jc2.family.purchase.available"


@rule("jc2.prestige.foundry")
def test_the_foundry_earns_with_every_workshop() -> None:
    board = marked("purchase_workshop")
    board.card(B, "foundry")
    act(board).answer("purchase_workshop", "yes")
    assert board[B].cash == 2


@rule("jc2.prestige.john_thorpe", "jc2.prestige.violet_effingham", "jc2.prestige.joseph_sedley",
      "jc2.london.cards.spouse.restriction")  # fmt: skip
@pytest.mark.parametrize(
    ("spouse", "action"),
    [("john_thorpe", "purchase_workshop"), ("violet_effingham", "purchase_shipyard"), ("joseph_sedley", "seek_share")],
)
def test_spouses_forbid_purchases(spouse: str, action: str) -> None:
    board = Board()
    board.cash(20)
    board.card(A, spouse)
    act(board)
    assert board.why(action) == f"jc2.prestige.{spouse}"
    assert board.refused(action) == f"jc2.prestige.{spouse}"


# --- shares ---------------------------------------------------------------------------------------------------
@rule("jc2.family.share.place", "jc2.family.share.choice", "jc2.family.share.prices")
def test_any_empty_space_may_be_bought() -> None:
    assert PRINTED.actions.exchange == (2, 3, 3, 4, 5)
    board = Board()
    board.cash(5)
    board.exchange(NOBODY, B)
    act(board).answer("seek_share")
    assert board.open() == [0, 2, 3, 4]
    board.answer(4)
    assert board.stopped and board[A].cash == 0
    assert board.state.company.exchange == [NOBODY, B, NOBODY, NOBODY, A]


@rule("jc2.family.share.full")
def test_a_full_exchange_has_no_space() -> None:
    board = Board()
    board.cash(9)
    board.exchange(B, B, B, C, D)
    act(board)
    assert board.why("seek_share") == "jc2.family.share.full"


@rule("jc2.family.share.not_yet")
def test_a_piece_on_the_exchange_is_no_share() -> None:
    board = Board()
    board.exchange(A)
    assert shares(board.game, A) == 0 and all_shares(board.game) == 0


@rule("jc2.prestige.stock_broker", "jc2.london.cards.enterprise.ability")
def test_the_stock_broker_makes_every_space_cheap_for_his_owner() -> None:
    board = Board()
    board.cash(6)
    board.card(A, "stock_broker")
    act(board).answer("seek_share")
    assert board.options()["broker_4"].params["cost"] == 1 and board.options()[4].params["cost"] == 5
    board.answer("broker_4")
    assert board.stopped and board[A].cash == 5 and board.state.company.exchange[4] == A


@rule("jc2.prestige.stock_broker")
def test_others_need_permission_for_the_stock_broker() -> None:
    board = Board()
    board.cash(4)
    board.card(B, "stock_broker")
    act(board).answer("seek_share", "broker_4")
    assert board.asked == [(B, "family.broker")]
    board.answer("no")
    assert board.asked == [(A, "family.share")] and "broker_4" not in board.options()
    assert board.why(4) == "jc2.family.share.place"
    board.deal(A, B, clause("promise", A, B, promise="benyon.pay_two"))
    board.answer("broker_4", "no", 3)
    assert board.stopped and board[A].cash == 0, "a deal lets the question be put again"
    board = Board()
    board.cash(1)
    board.card(B, "stock_broker")
    act(board).answer("seek_share", "broker_4", "yes")
    assert board.stopped and board[A].cash == 0 and board.state.company.exchange[4] == A


@rule("jc2.family.shares.when", "jc2.family.shares.convert", "jc2.family.shares.no_money")
def test_new_shares_come_after_all_actions() -> None:
    board = Board()
    board.state.company.debt = 2
    board.exchange(A, NOBODY, B, NOBODY, C)
    board.run("family", "family.open")
    for _ in range(3):
        board.answer("none")
        assert board.state.company.court == [0, 0, 0, 0]
    board.answer("none")
    company = board.state.company
    assert (company.court, company.debt, company.balance) == ([0, 1, 1, 0], 0, 5)
    assert company.exchange == [NOBODY] * 4 + [A]


@rule("jc2.family.shares.stop_no_debt", "jc2.family.shares.slide")
def test_without_debt_pieces_only_move_up() -> None:
    board = Board()
    board.exchange(A, NOBODY, B)
    board.run("family", "family.shares")
    assert board.state.company.court == [0, 0, 0, 0]
    assert board.state.company.exchange == [NOBODY, NOBODY, NOBODY, A, B]


@rule("jc2.family.shares.stop_no_pieces")
def test_debt_without_pieces_stays() -> None:
    board = Board()
    board.state.company.debt = 3
    board.exchange(NOBODY, D)
    board.run("family", "family.shares")
    assert board.state.company.debt == 2 and board.state.company.court == [0, 0, 0, 1]


@rule("jc2.family.shares.court_is_share")
def test_court_and_chairman_are_the_shares() -> None:
    board = Board()
    board.shares(3, 1)
    board.office(B, "chairman")
    assert all_shares(board.game) == 5 and shares(board.game, B) == 2
