"""I. The London Season."""

from __future__ import annotations

import pytest

from pygame_core.games.john_company_second.pieces import all_shares
from pygame_core.games.john_company_second.view import view
from tests.games.john_company_second.board import A, B, Board, C, D

rule = pytest.mark.rule
PRIZES = {"prize_0": (2, 0, 0, 0), "prize_2": (4, 1, 2, 1), "prize_4": (8, 2, 4, 2), "prize_8": (14, 3, 8, 3),
          "prize_12": (20, 4, 12, 4)}  # fmt: skip
"""Cost, upkeep, points, windows."""


def retire(board: Board, seat: int = A) -> Board:
    return board.run("london", ("london.retire", {"seat": seat}))


# --- attrition ------------------------------------------------------------------------------------------------
@rule("jc2.london.steps")
def test_dice_come_before_retirements_and_those_before_cards() -> None:
    board = Board()
    board.office(B, "chairman")
    board.office(C, "president_of_bombay")
    board.cash(0, 30, 30)
    board.display("scottish_castle", "foundry", "stock_broker")
    board.run("london", "london.open", script=[5, 6, *range(3)])
    assert [told["office"] for told in board.told("london.attrition")] == ["chairman", "president_of_bombay"]
    assert board.asked == [(B, "london.retire")]
    board.answer("prize_4", "prize_8")
    assert board.asked == [(C, "london.pick")]


@rule(
    "jc2.london.attrition.roll",
    "jc2.london.attrition.who_not",
    "jc2.london.attrition.nothing",
    "jc2.london.attrition.fatigue",
    "jc2.london.attrition.retire",
)
def test_each_office_card_has_a_die_of_its_own() -> None:
    board = Board()
    for seat, office in ((A, "director_of_trade"), (A, "manager_of_shipping"), (B, "military_affairs")):
        board.office(seat, office)
    board.commander(C, "bengal")
    board.officers(C, "bengal")
    board.writers(C, "bengal")
    board.shares(0, 0, 1)
    board.run("london", "london.attrition", script=[2, 4, 6])
    assert [(told["office"], told["dice"]) for told in board.told("london.attrition")] == [
        ("director_of_trade", [2]),
        ("manager_of_shipping", [4]),
        ("military_affairs", [6]),
    ]
    offices = board.state.offices
    assert (offices["director_of_trade"].holder, offices["director_of_trade"].fatigue) == (A, 0)
    assert offices["manager_of_shipping"].fatigue == 1
    assert offices["military_affairs"].where == "vacant"
    assert board.state.london.pensioners == [0, 1, 0, 0]
    assert board.state.india.armies["bengal"].commander == C


def stays(board: Board) -> dict[str, tuple[int, int]]:
    """What the view says of each office: what is added to its die, and with which face its holder does not tire."""
    return {told["office"]: (told["strain"], told["stays"]) for told in view(board.game, None)["offices"]}


@rule("jc2.london.attrition.nothing", "jc2.law.tenure_limits")
def test_the_view_says_with_which_die_an_officeholder_stays() -> None:
    board = Board()
    board.office(A, "chairman")
    board.office(B, "military_affairs")
    board.state.offices["military_affairs"].fatigue = 2
    assert (stays(board)["chairman"], stays(board)["military_affairs"]) == ((1, 1), (2, 0))
    board.state.parliament.passed.append("tenure_limits")
    assert stays(board)["chairman"] == (1, 0)


def test_the_view_goes_by_what_a_player_has_printed_of_attrition() -> None:
    board = Board(house={"check": {"attrition_fatigue": [4], "attrition_chairman_bonus": 2}})
    board.office(A, "chairman")
    board.office(B, "military_affairs")
    assert (stays(board)["chairman"], stays(board)["military_affairs"]) == ((2, 1), (0, 3))


@rule("jc2.london.attrition.fatigue_bonus", "jc2.london.attrition.card_vacant", "jc2.london.attrition.fatigue_returned")
def test_fatigue_raises_the_roll_and_goes_with_the_retired() -> None:
    board = Board()
    board.office(A, "director_of_trade", fatigue=2)
    board.run("london", "london.attrition", script=[3])
    post = board.state.offices["director_of_trade"]
    assert (post.where, post.fatigue) == ("vacant", 0)
    assert board.state.london.pensioners[A] == 1


@rule("jc2.general.limits.do_as_much", "jc2.components.orange_cubes")
def test_fatigue_needs_a_cube_from_the_supply() -> None:
    board = Board()
    for office in ("director_of_trade", "manager_of_shipping"):
        board.office(A, office)
    board.conquer("mysore", "madras")
    board.state.india.regions["mysore"].unrest = 17
    board.run("london", "london.attrition", script=[3, 4])
    assert [board.state.offices[office].fatigue for office in ("director_of_trade", "manager_of_shipping")] == [1, 0]
    assert [told["outcome"] for told in board.told("london.attrition")] == ["attrition.tires", "attrition.stays"]


@rule("jc2.london.attrition.chairman_bonus", "jc2.london.attrition.chairman_share")
def test_the_chairman_is_under_stress_and_takes_a_share_along() -> None:
    board = Board()
    board.office(B, "chairman")
    board.shares(2, 2)
    assert all_shares(board.game) == 5
    board.run("london", "london.attrition", script=[4])
    assert board.state.offices["chairman"].where == "vacant"
    assert all_shares(board.game) == 4
    assert board.state.company.former == B


@rule("jc2.law.tenure_limits")
def test_tenure_limits_retire_the_chairman_whatever_the_roll() -> None:
    board = Board()
    board.law("tenure_limits")
    board.office(B, "chairman")
    board.office(B, "military_affairs")
    board.run("london", "london.attrition", script=[1, 1])
    assert board.state.london.pensioners[B] == 1
    assert board.state.offices["military_affairs"].holder == B


# --- retirements ----------------------------------------------------------------------------------------------
@rule("jc2.london.retire.order", "jc2.sequence.chairman_order")
def test_the_former_chairman_retires_first() -> None:
    board = Board(3)
    board.office(B, "chairman", fatigue=1)
    board.office(A, "manager_of_shipping", fatigue=4)
    board.office(C, "military_affairs", fatigue=4)
    board.cash(9, 9, 9)
    board.run("london", "london.attrition", "london.retirements", script=[3, 1, 1])
    order = []
    while not board.stopped:
        order.append(board.ask.seat)
        board.answer("prize_0")
    assert order == [B, C, A]


@rule(
    "jc2.london.retire.optional",
    "jc2.london.retire.one_prize_each",
    "jc2.london.retire.prizes",
    "jc2.london.retire.cost",
    "jc2.london.retire.vp",
)
def test_pensioners_retire_one_by_one_to_any_prize_that_can_be_paid() -> None:
    board = Board()
    board.pensioners(3)
    board.cash(13)
    retire(board)
    for prize, (cost, upkeep, vp, windows) in PRIZES.items():
        params = board.options()[prize].params
        assert (params["cost"], params["upkeep"], params["vp"], params["windows"]) == (cost, upkeep, vp, windows)
    assert board.why("prize_8") == "jc2.london.retire.cost"
    board.answer("prize_4")
    assert (board[A].vp, board[A].cash) == (4, 5)
    board.answer("prize_2", "none")
    assert board.stopped
    assert (board[A].vp, board[A].cash, board.season.retired[A]) == (6, 1, 2)
    prizes = board.state.london.prizes
    assert (prizes["prize_4"][A], prizes["prize_2"][A], board.state.london.pensioners[A]) == (1, 1, 1)


@rule("jc2.london.retire.one_prize_each")
def test_a_prize_holds_any_number_of_pieces() -> None:
    board = Board()
    board.prize(B, "prize_0", 2)
    board.pensioners(2)
    board.cash(4)
    retire(board).answer("prize_0", "prize_0")
    assert board.state.london.prizes["prize_0"][:2] == [2, 2]


@rule("jc2.london.retire.spent_pool", "jc2.london.retire.discount_spent")
def test_what_was_paid_is_seen_in_the_next_step() -> None:
    board = Board()
    board.card(A, "mr_rochester")
    board.pensioners(1)
    board.cash(8)
    retire(board).answer("prize_4", ["mr_rochester"])
    family = board.table.view(B)["families"][A]
    assert (family["spent"], family["cash"]) == (6, 2)


@rule(
    "jc2.london.retire.discount",
    "jc2.london.retire.discount_once",
    "jc2.london.retire.discount_own",
    "jc2.prestige.mr_rochester",
)
def test_a_discount_serves_its_own_family_once_a_season() -> None:
    board = Board()
    board.card(A, "mr_rochester")
    board.card(B, "lady_glencora")
    board.pensioners(2)
    board.cash(20)
    retire(board).answer("prize_4")
    assert board.open() == ["mr_rochester"]
    board.answer(["mr_rochester"])
    assert board[A].cash == 14
    board.answer("prize_4")
    assert board.stopped and board[A].cash == 6


@rule("jc2.london.retire.discount_stack")
def test_discounts_stack() -> None:
    board = Board()
    board.card(A, "mr_rochester", "esther_summerson")
    board.pensioners(1)
    board.cash(11)
    retire(board)
    assert board.options()["prize_8"].why
    assert not board.options()["prize_12"].why
    board.answer("prize_8", ["mr_rochester", "esther_summerson"])
    assert (board[A].cash, board[A].vp) == (0, 8)


@rule("jc2.london.retire.discount_floor")
def test_a_discount_gives_no_change() -> None:
    board = Board()
    board.card(A, "mr_rochester", "esther_summerson")
    board.pensioners(1)
    board.cash(1)
    retire(board).answer("prize_0", ["mr_rochester", "esther_summerson"])
    assert board[A].cash == 1 and board.season.spent[A] == 0


@rule("jc2.london.retire.discount")
def test_a_discount_too_small_leaves_the_choice_open() -> None:
    board = Board()
    board.card(A, "mr_rochester", "esther_summerson")
    board.pensioners(1)
    board.cash(6)
    retire(board).answer("prize_4", ["esther_summerson"])
    assert board.asked == [(A, "london.retire")] and board.season.retired[A] == 0
    board.answer("prize_4", ["mr_rochester"])
    assert board.stopped and board[A].cash == 0


@rule("jc2.prestige.lord_highgate")
def test_lord_highgate_wants_high_prizes() -> None:
    board = Board()
    board.card(A, "lord_highgate")
    board.pensioners(1)
    board.cash(12)
    retire(board)
    assert board.why("prize_4") == "jc2.prestige.lord_highgate"
    board.answer("prize_8", ["lord_highgate"])
    assert (board[A].cash, board[A].vp) == (0, 8)


# --- prestige cards -------------------------------------------------------------------------------------------
def picked_by(board: Board) -> list[int]:
    board.run("london", "london.prestige")
    order = []
    while not board.stopped:
        order.append(board.ask.seat)
        board.answer(next(iter(board.ask.answers())))
    return order


@rule("jc2.london.prestige.who", "jc2.london.prestige.one_card", "jc2.london.prestige.order_spent")
def test_who_retired_picks_once_the_highest_spender_first() -> None:
    board = Board()
    board.display("scottish_castle", "foundry", "stock_broker")
    board.pensioners(0, 1)
    for seat, spent, retired in ((A, 4, 2), (C, 8, 1)):
        board.season.spent[seat], board.season.retired[seat] = spent, retired
    assert picked_by(board) == [C, A]


@rule("jc2.london.prestige.order_tie_windows", "jc2.london.prestige.order_tie_pm")
def test_ties_go_by_windows_then_by_prime_minister_order() -> None:
    board = Board()
    board.state.parliament.prime_minister = D
    board.display("scottish_castle", "foundry", "stock_broker")
    for seat in (A, B, D):
        board.season.spent[seat], board.season.retired[seat] = 8, 1
    board.prize(B, "prize_4")
    board.luxuries(B)
    board.prize(A, "prize_4")
    board.prize(D, "prize_4")
    assert picked_by(board) == [B, D, A]


@rule("jc2.london.prestige.take_or_discard", "jc2.london.prestige.no_refill", "jc2.london.prestige.empty")
def test_cards_are_taken_or_discarded_and_not_replaced() -> None:
    board = Board()
    board.display("scottish_castle", "foundry", "stock_broker")
    for seat in (A, B, C, D):
        board.season.spent[seat], board.season.retired[seat] = 9 - seat, 1
    board.run("london", "london.prestige")
    board.answer(["discard", "foundry"])
    assert board[A].prestige == [] and board.state.london.display == ["scottish_castle", "stock_broker"]
    board.answer(["take", "stock_broker"], ["take", "scottish_castle"])
    assert board[B].prestige == ["stock_broker"] and board[C].prestige == ["scottish_castle"]
    assert board.stopped and board.told("london.nothing_left") == [{"seat": D}]


@rule("jc2.london.prestige.peek", "jc2.general.information.public")
def test_only_the_acting_player_sees_facedown_blackmail() -> None:
    board = Board()
    board.display("scottish_castle", "company_fraud", "stock_broker")
    board.season.retired[B] = 1
    board.run("london", "london.prestige")
    shown = {seat: board.table.view(seat)["london"]["display"][1]["card"] for seat in (None, A, B)}
    assert shown == {None: "", A: "", B: "company_fraud"}
    assert board.told("london.peeked", B) and not board.told("london.peeked", A)
    board.answer(["take", "company_fraud"])
    assert board.told("london.took_blackmail", A) == [{"seat": B, "card": "back.1"}]
    assert board.table.view(A)["hand"] == []
    assert board.table.view(B)["hand"][0]["card"] == "company_fraud"


@rule("jc2.london.prestige.refresh", "jc2.london.prestige.pensioners_return", "jc2.setup.display")
def test_the_display_is_new_after_every_season() -> None:
    board = Board()
    board.display("scottish_castle", "company_fraud", "stock_broker")
    board.on_top("becky_sharp", "man_on_the_inside", "foundry")
    board.pensioners(2)
    board.run("london", "london.open", script=[])
    board.answer("none")
    london = board.state.london
    assert london.discards == ["scottish_castle", "company_fraud", "stock_broker"]
    assert london.display == ["becky_sharp", "man_on_the_inside", "foundry"]
    shown = [(card["id"], card["card"]) for card in board.table.view(None)["london"]["display"]]
    assert shown == [("card-becky_sharp", "becky_sharp"), ("card-back.2", ""), ("card-foundry", "foundry")]
    assert london.pensioners == [0, 0, 0, 0] and board[A].supply == 18


@rule("jc2.london.prestige.deck_out")
def test_an_exhausted_deck_deals_what_is_left() -> None:
    board = Board()
    board.state.london.discards = board.state.london.deck[2:]
    board.state.london.deck = board.state.london.deck[:2]
    board.run("london", "london.close")
    assert len(board.state.london.display) == 2 and board.state.london.deck == []


# --- examples -------------------------------------------------------------------------------------------------
@rule("jc2.example.attrition", "jc2.example.london_display")
def test_attrition_and_display_of_two_families() -> None:
    blue, yellow = A, B
    board = Board(3)
    board.state.company.former = yellow
    board.cash(8, 4)
    board.office(blue, "manager_of_shipping")
    board.office(yellow, "director_of_trade", fatigue=1)
    board.office(yellow, "president_of_madras", fatigue=1)
    board.display("lord_highgate", "foundry", "company_fraud")
    board.run("london", "london.open", script=[4, 5, 2])
    assert board.state.offices["president_of_madras"].fatigue == 2
    assert {o for o in ("manager_of_shipping", "director_of_trade") if board.state.offices[o].where == "vacant"} == {
        "manager_of_shipping",
        "director_of_trade",
    }
    assert board.asked == [(yellow, "london.retire")]
    board.answer("prize_2")
    assert board.asked == [(blue, "london.retire")]
    board.answer("prize_4")
    assert (board[yellow].vp, board[blue].vp) == (2, 4)
    assert board.asked == [(blue, "london.pick")] and board.told("london.peeked", blue)
    board.answer(["take", "lord_highgate"])
    assert board.state.london.display == ["foundry", "company_fraud"]
    assert board.asked == [(yellow, "london.pick")] and board.told("london.peeked", yellow)
    board.answer(["take", "company_fraud"])
    assert board[yellow].blackmail == ["company_fraud"]
    assert board.state.london.discards == ["foundry"] and len(board.state.london.display) == 3
