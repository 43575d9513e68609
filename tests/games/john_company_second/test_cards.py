"""Prestige cards: spouses and enterprises."""

from __future__ import annotations

import pytest

from pygame_core.games.john_company_second.cards import prestige
from pygame_core.games.john_company_second.components import CARDS
from pygame_core.games.john_company_second.pieces import shares
from pygame_core.games.john_company_second.scoring import power
from pygame_core.games.john_company_second.state import NOBODY, Silent
from tests.games.john_company_second.board import A, B, Board, C, clause
from tests.games.john_company_second.figures import PRINTED
from tests.games.john_company_second.positions import taking

rule = pytest.mark.rule


# --- spouses --------------------------------------------------------------------------------------------------
@rule("jc2.london.cards.spouse.vp")
def test_a_spouse_brings_points() -> None:
    board = Board()
    taking(board, "lord_highgate").answer(["take", "lord_highgate"])
    assert board.stopped and board[A].vp == 3 and board[A].prestige == ["lord_highgate"]


@rule("jc2.prestige.mr_rochester", "jc2.prestige.lady_glencora", "jc2.prestige.lord_highgate",
      "jc2.prestige.lady_newcome", "jc2.prestige.becky_sharp", "jc2.prestige.joseph_sedley",
      "jc2.prestige.john_thorpe", "jc2.prestige.esther_summerson", "jc2.prestige.violet_effingham",
      "jc2.prestige.william_collins")  # fmt: skip
@pytest.mark.parametrize(
    ("card", "vp", "discount", "power"),
    [
        ("mr_rochester", 2, 2, 0), ("esther_summerson", 2, 1, 0), ("john_thorpe", 2, 2, 0),
        ("violet_effingham", 2, 1, 0), ("joseph_sedley", 2, 1, 0), ("becky_sharp", 0, 0, 2),
        ("william_collins", 2, 1, 0), ("lady_glencora", 2, 2, 0), ("lord_highgate", 3, 2, 0), ("lady_newcome", 3, 2, 0),
    ],
)  # fmt: skip
def test_the_faces_of_the_spouses(card: str, vp: int, discount: int, power: int) -> None:
    row = PRINTED.cards[card]
    assert (CARDS[card].kind, row.vp, row.discount, row.power) == ("spouse", vp, discount, power)


@rule("jc2.prestige.john_thorpe", "jc2.london.cards.spouse.immediate_trades")
def test_john_thorpe_leaves_time_to_sell_the_workshops() -> None:
    board = Board()
    board.workshops(A, 3)
    board.cash(0, 4)
    taking(board, "john_thorpe").answer(["take", "john_thorpe"])
    assert board.asked == [(A, "prestige.part")] and board.ask.params["n"] == 3
    board.deal(A, B, clause("workshops", A, B, n=2), clause("cash", B, A, n=4))
    assert board.ask.params["n"] == 1
    assert board.deal_refused(B, clause("workshops", B, A, n=1)) == "jc2.prestige.john_thorpe"
    board.answer("done")
    assert board.stopped and (board[A].workshops, board[B].workshops, board.state.london.workshops) == (0, 2, 18)


@rule("jc2.london.cards.spouse.immediate_trades")
def test_when_everything_is_sold_the_question_is_gone() -> None:
    board = Board()
    board.workshops(A, 1)
    taking(board, "john_thorpe").answer(["take", "john_thorpe"])
    board.deal(A, B, clause("workshops", A, B, n=1))
    assert board.stopped


@rule("jc2.prestige.violet_effingham", "jc2.london.cards.violet_effingham")
def test_violet_effingham_leaves_fitted_ships_in_play() -> None:
    board = Board()
    sailing = board.yard(A, "east_indian")
    building = board.yard(A)
    taking(board, "violet_effingham").answer(["take", "violet_effingham"], "done")
    yards = board.state.yards
    assert (yards[sailing].owner, yards[sailing].at) == (NOBODY, "east_indian")
    assert (yards[building].owner, yards[building].at) == (NOBODY, "")


@rule("jc2.prestige.joseph_sedley")
def test_joseph_sedley_empties_chair_court_and_exchange() -> None:
    board = Board()
    board.office(A, "chairman")
    board.shares(2, 1)
    board.exchange(A, B)
    taking(board, "joseph_sedley").answer(["take", "joseph_sedley"])
    assert board.ask.params["n"] == 3 and board.state.offices["chairman"].where == "vacant"
    board.deal(A, C, clause("shares", A, C, n=1))
    board.answer("done")
    assert board.state.company.court == [0, 1, 1, 0] and shares(board.game, A) == 0
    assert board.state.company.exchange[:2] == [NOBODY, B] and board[A].supply == 18
    assert board.state.company.former == A


@rule("jc2.prestige.esther_summerson")
def test_esther_summerson_clears_blackmail_away() -> None:
    board = Board()
    board.blackmail(A, "company_fraud", "man_on_the_inside")
    board.blackmail(A, "scandal_in_india", faceup=True)
    taking(board, "esther_summerson").answer(["take", "esther_summerson"])
    assert board.ask.params["n"] == 3
    board.deal(A, B, clause("blackmail", A, B, card=board.back("man_on_the_inside")))
    assert board.deal_refused(B, clause("blackmail", B, A, card="back.2")) == "jc2.prestige.esther_summerson"
    board.answer("done")
    assert board[A].blackmail == board[A].played == []
    assert {*board.state.london.discards} == {"company_fraud", "scandal_in_india"}
    assert power(board.game, A) == 2, "only the Prime Minister's own"


@rule("jc2.prestige.esther_summerson")
def test_esther_summerson_takes_no_blackmail_from_the_display() -> None:
    board = Board()
    board.card(A, "esther_summerson")
    taking(board, "company_fraud", "foundry")
    assert board.why(["take", "company_fraud"]) == "jc2.prestige.esther_summerson"
    board.answer(["discard", "company_fraud"])
    assert board.stopped and board.state.london.discards == ["company_fraud"]


@rule("jc2.prestige.becky_sharp")
def test_becky_sharp_may_take_the_top_of_the_deck() -> None:
    board = Board()
    board.card(A, "becky_sharp")
    board.on_top("scottish_castle")
    taking(board, "foundry").answer(["top"])
    assert board[A].prestige == ["becky_sharp", "scottish_castle"]
    assert board.state.london.display == ["foundry"]
    board.run("london", ("london.pick", {"seat": B}))
    assert board.open() == ["take foundry", "discard foundry"], "only Becky's own family may"
    board.answer(["discard", "foundry"])
    assert power(board.game, A) == 2 + 2 + 3 + 2, "dial, Becky, the castle's own and one social enterprise"


@rule("jc2.prestige.becky_sharp")
def test_becky_sharp_needs_a_card_in_the_display() -> None:
    board = Board()
    board.card(A, "becky_sharp")
    taking(board)
    assert board.stopped


@rule("jc2.prestige.becky_sharp", "jc2.general.information.public")
def test_blackmail_from_the_top_is_seen_by_its_taker_only() -> None:
    board = Board()
    board.card(A, "becky_sharp")
    board.on_top("company_fraud")
    taking(board, "foundry").answer(["top"])
    assert board[A].blackmail == ["company_fraud"]
    assert board.told("london.top", B) == [{"seat": A, "card": "back.1"}]
    assert board.told("blackmail.seen", A) and not board.told("blackmail.seen", B)


@rule("jc2.prestige.lady_glencora")
def test_lady_glencora_takes_the_marker_away() -> None:
    board = Board()
    board[A].opportunity = "seek_share"
    taking(board, "lady_glencora").answer(["take", "lady_glencora"])
    assert board[A].opportunity == "gone"


@rule("jc2.prestige.lady_newcome")
def test_lady_newcome_takes_the_vote_promise_out_and_silences_what_is_passed_on() -> None:
    board = Board()
    board.promise(C, A, "vote_with_my_enterprises")
    board.workshops(A, 2)
    ship = board.yard(A)
    board.card(A, "rotten_borough_1")
    taking(board, "lady_newcome").answer(["take", "lady_newcome"])
    assert not board.holds(C, A, "vote_with_my_enterprises")
    assert board.holds(B, B, "vote_with_my_enterprises")
    board.deal(
        A, B, clause("workshops", A, B, n=1), clause("shipyard", A, B, yard=f"yard.{ship}"),
        clause("prestige", A, B, card="rotten_borough_1"),
    )  # fmt: skip
    assert board.state.turn.silent == Silent(workshops=[0, 1, 0, 0], yards=[ship], cards=["rotten_borough_1"])
    board.deal(B, C, clause("workshops", B, C, n=1))
    assert board.state.turn.silent.workshops == [0, 0, 1, 0]


# --- prestige enterprises -------------------------------------------------------------------------------------
@rule("jc2.prestige.shipbuilders", "jc2.prestige.foundry")
def test_shipbuilders_and_foundry_collect_for_their_owner() -> None:
    board = Board()
    board.card(B, "shipbuilders")
    prestige.collect(board.game, "shipbuilders", 3)
    prestige.collect(board.game, "foundry", 6)
    assert [family.cash for family in board.state.families] == [0, 3, 0, 0]
    board.card(C, "foundry")
    prestige.collect(board.game, "foundry", 6)
    assert board[C].cash == 6


@rule("jc2.prestige.scottish_castle", "jc2.prestige.rotten_borough", "jc2.prestige.labour_newspaper",
      "jc2.prestige.social_magazine", "jc2.prestige.tax_collectors")  # fmt: skip
def test_the_faces_of_the_enterprises() -> None:
    faces = {
        card: (row.type, row.votes, row.conditional_votes, row.conditional_targets, row.power)
        for card, row in PRINTED.cards.items()
        if CARDS[card].kind == "enterprise"
    }
    assert faces == {
        "shipbuilders": ("shipping", 0, 0, (), 0),
        "tax_collectors": ("manufacturing", 0, 0, (), 0),
        "labour_newspaper": ("manufacturing", 0, 4, ("manufacturing", "shipping"), 0),
        "foundry": ("manufacturing", 0, 0, (), 0),
        "stock_broker": ("social", 0, 0, (), 0),
        "social_magazine": ("social", 0, 4, ("social", "company_share"), 0),
        "scottish_castle": ("social", 0, 0, (), 3),
        "rotten_borough_1": ("social", 3, 0, (), 0),
        "rotten_borough_2": ("social", 3, 0, (), 0),
        "rotten_borough_3": ("social", 3, 0, (), 0),
    }


@rule("jc2.prestige.becky_sharp", "jc2.prestige.esther_summerson")
def test_blackmail_from_the_top_is_nothing_for_esther_summerson() -> None:
    board = Board()
    board.card(A, "becky_sharp", "esther_summerson")
    board.on_top("company_fraud")
    taking(board, "foundry").answer(["top"])
    assert board.stopped and board[A].blackmail == [] and board.state.london.discards == ["company_fraud"]
    assert board.told("london.discarded") == [{"seat": A, "card": "company_fraud", "was": "back.1"}]
