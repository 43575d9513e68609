"""Negotiation and promises."""

from __future__ import annotations

import pytest

from pygame_core.games.john_company_second import RULESET
from pygame_core.games.john_company_second.negotiation import gives
from pygame_core.games.john_company_second.pieces import all_shares, enterprises
from pygame_core.games.john_company_second.state import Turned
from tests.games.john_company_second.board import A, B, Board, C, clause

rule = pytest.mark.rule


def talking(board: Board, phase: str = "operations") -> Board:
    """Somebody else's question is pending."""
    return board.run(phase)


@rule("jc2.negotiation.any_time", "jc2.negotiation.assets", "jc2.negotiation.binding", "jc2.negotiation.cash",
      "jc2.promise.give")  # fmt: skip
@pytest.mark.parametrize("phase", ["london", "family", "hiring", "operations", "revenue", "events", "parliament"])
def test_deals_are_carried_out_at_once_in_every_phase(phase: str) -> None:
    board = Board()
    board.workshops(B)
    board.cash(0, 0, 5)
    talking(board, phase).deal(
        B, C, clause("workshops", B, C, n=1), clause("cash", C, B, n=4),
        clause("promise", C, B, promise="larkins.pay_two"),
    )  # fmt: skip
    assert (board[B].cash, board[C].cash, board[B].workshops, board[C].workshops) == (4, 1, 0, 1)
    assert board.holds(B, C, "pay_two") and not board.holds(C, C, "pay_two")


@rule("jc2.negotiation.not_assets", "jc2.negotiation.no_office_cash", "jc2.london.cards.spouse.keep",
      "jc2.general.cash.no_family_money_in_offices")  # fmt: skip
def test_what_is_no_asset_cannot_be_offered() -> None:
    board = Board()
    board.card(A, "mr_rochester")
    board[A].trophies = board[A].laws = 2
    talking(board)
    assert board.deal_refused(A, clause("prestige", A, B, card="mr_rochester")) == "jc2.london.cards.spouse.keep"
    for kind in ("trophy", "law", "office", "writer", "treasury", "dial"):
        assert board.deal_refused(A, clause(kind, A, B, n=1)) == "kernel.deal.kind"
    kinds = set(RULESET.trade.kinds if RULESET.trade else ()) - {"cubes", "button"}
    assert {row["kind"] for row in gives(board.game, A)} == kinds - {"new_shares", "invested", "firm_share"}
    board.state.company.deregulated = True
    assert {row["kind"] for row in gives(board.game, A)} == kinds


@rule("jc2.negotiation.debt_of_pieces")
@pytest.mark.parametrize(
    ("what", "reason"),
    [
        (clause("cash", A, B, n=4), "jc2.negotiation.debt_of_pieces"),
        (clause("cash", A, B, n=0), "jc2.negotiation.debt_of_pieces"),
        (clause("cash", A, B, n=-2), "jc2.negotiation.debt_of_pieces"),
        (clause("workshops", A, B, n=1), "jc2.negotiation.debt_of_pieces"),
        (clause("luxuries", A, B, n=1), "jc2.negotiation.debt_of_pieces"),
        (clause("shipyard", A, B, yard="yard.0"), "jc2.negotiation.debt_of_pieces"),
        (clause("shipyard", A, B, yard="yard.٣"), "jc2.negotiation.debt_of_pieces"),
        (clause("prestige", A, B, card="foundry"), "jc2.negotiation.debt_of_pieces"),
        (clause("promise", A, B, promise="hastings.pay_two"), "jc2.negotiation.debt_of_pieces"),
        (clause("promise", A, B, promise="nobody.pay_two"), "jc2.negotiation.debt_of_pieces"),
        (clause("shares", A, B, n=1), "jc2.negotiation.no_chairman"),
        (clause("blackmail", A, B, card="back.1"), "jc2.negotiation.blackmail_facedown"),
    ],
)
def test_nobody_gives_what_he_has_not(what: dict[str, object], reason: str) -> None:
    board = Board()
    board.cash(3)
    board.yard(B)
    assert talking(board).deal_refused(A, what) == reason


@rule("jc2.negotiation.non_binding")
def test_words_bind_nobody() -> None:
    board = Board()
    talking(board).deal(A, B, clause("words", B, A, text="I shall vote for the law"))
    assert board.game.deals["words"][0]["text"] == "I shall vote for the law"
    assert board.stopped


@rule("jc2.negotiation.enterprises", "jc2.components.prestige_enterprises")
def test_prestige_enterprises_are_traded_with_their_power() -> None:
    board = Board()
    board.card(A, "foundry")
    talking(board).deal(A, B, clause("prestige", A, B, card="foundry"))
    assert enterprises(board.game, A, "manufacturing") == 0 and enterprises(board.game, B, "manufacturing") == 1


@rule("jc2.negotiation.shipyard_with_ship")
def test_a_ship_follows_its_shipyard() -> None:
    board = Board()
    number = board.yard(A, "south_indian")
    talking(board).deal(A, B, clause("shipyard", A, B, yard=f"yard.{number}"))
    board.run("bonuses", "bonuses.open")
    assert (board[A].cash, board[B].cash) == (0, 1)


@rule("jc2.negotiation.luxury_vp")
def test_luxuries_take_their_points_along() -> None:
    board = Board()
    board.luxuries(A, 3)
    board[A].vp, board[B].vp = 6, 5
    talking(board).deal(A, B, clause("luxuries", A, B, n=2))
    assert (board[A].vp, board[B].vp, board[A].luxuries, board[B].luxuries) == (2, 9, 1, 2)


@rule("jc2.negotiation.shares", "jc2.negotiation.share_kinds")
def test_a_traded_share_is_a_piece_of_its_new_owner() -> None:
    board = Board()
    board.shares(2)
    board.exchange(A)
    before = all_shares(board.game)
    talking(board).deal(A, B, clause("shares", A, B, n=2))
    assert board.state.company.court == [0, 2, 0, 0] and all_shares(board.game) == before
    assert (board[A].supply, board[B].supply) == (17, 16)
    assert board.deal_refused(A, clause("shares", A, B, n=1)) == "jc2.negotiation.no_chairman"


@rule("jc2.negotiation.shares_need_piece")
def test_a_share_needs_a_piece_in_supply() -> None:
    board = Board()
    board.shares(1)
    board.training(B, 18)
    assert talking(board).deal_refused(A, clause("shares", A, B, n=1)) == "jc2.negotiation.shares_need_piece"


@rule("jc2.negotiation.shares_need_piece", "jc2.negotiation.binding")
def test_two_families_without_a_spare_piece_swap_what_stands_for_shares() -> None:
    board = Board()
    board.state.company.deregulated = True
    board.firm(C, 0, 1, 1)
    board.shares(1)
    board.training(A, 17)
    board.training(B, 17)
    assert (board[A].supply, board[B].supply) == (0, 0)
    talking(board)
    share, stake = clause("shares", A, B, n=1), clause("firm_share", B, A, share="firm.2")
    assert board.deal_refused(A, share) == "jc2.negotiation.shares_need_piece"
    board.deal(A, B, share, stake)
    assert board.state.company.court[:2] == [0, 1] and board.managed(C).shares[:2] == [1, 0]
    assert (board[A].supply, board[B].supply) == (0, 0)


@rule("jc2.negotiation.shares_need_piece")
def test_more_shares_than_pieces_that_come_home_are_refused() -> None:
    board = Board()
    board.shares(2, 1)
    board.training(A, 16)
    board.training(B, 17)
    talking(board)
    assert (board[A].supply, board[B].supply) == (0, 0)
    swap = [clause("shares", A, B, n=2), clause("shares", B, A, n=1)]
    assert board.deal_refused(A, *swap) == "jc2.negotiation.shares_need_piece"
    assert board.state.company.court[:2] == [2, 1]


@rule("jc2.negotiation.binding", "jc2.negotiation.cash")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0), (1, 0, 2)])
def test_what_one_clause_brings_another_gives_on_in_whatever_order(order: tuple[int, ...]) -> None:
    """A pays B, who has nothing and pays C, who gives A a workshop."""
    board = Board()
    board.cash(5)
    board.workshops(C)
    talking(board)
    chain = [clause("cash", A, B, n=5), clause("cash", B, C, n=5), clause("workshops", C, A, n=1)]
    board.table.deal(A, "propose", [chain[n] for n in order])
    number = board.game.deals["open"][-1]["id"]
    board.table.deal(B, "accept", number)
    board.table.deal(C, "accept", number)
    assert [board[seat].cash for seat in (A, B, C)] == [0, 0, 5] and board[A].workshops == 1


@rule("jc2.negotiation.no_chairman")
def test_the_chairmans_share_stays() -> None:
    board = Board()
    board.office(A, "chairman")
    assert talking(board).deal_refused(A, clause("shares", A, B, n=1)) == "jc2.negotiation.no_chairman"


@rule("jc2.negotiation.blackmail_facedown", "jc2.general.information.public")
def test_blackmail_changes_hands_facedown() -> None:
    board = Board()
    board.blackmail(A, "company_fraud")
    talking(board).deal(A, B, clause("blackmail", A, B, card="back.1"))
    assert board[B].blackmail == ["company_fraud"]
    seen = {seat: [row["card"] for row in board.table.view(seat)["hand"]] for seat in (A, B, C)}
    assert seen == {A: ["company_fraud"], B: ["company_fraud"], C: []}, "the giver remembers it"
    assert "company_fraud" not in str(board.table.log(C))


@rule("jc2.negotiation.no_double_activation", "jc2.example.double_activation")
def test_a_workshop_that_has_paid_does_not_pay_its_buyer() -> None:
    cati, buyer = A, B
    board = Board()
    board.workshops(cati)
    board.run("bonuses", "bonuses.open")
    board.deal(cati, buyer, clause("workshops", cati, buyer, n=1), clause("cash", cati, buyer, n=1))
    assert board.stopped
    assert (board[cati].cash, board[buyer].cash, board[buyer].workshops) == (0, 1, 1)
    assert board.told("bonuses.paid") == [{"seat": cati, "n": 1, "source": "source.workshops"}]


@rule("jc2.negotiation.no_double_vote")
def test_enterprises_turned_for_votes_stay_turned() -> None:
    board = Board()
    board.workshops(A, 3)
    number = board.yard(A)
    board.card(A, "rotten_borough_1")
    board.state.parliament.ballot.turned[A] = Turned(workshops=2, yards=[number], cards=["rotten_borough_1"])
    talking(board, "parliament").deal(
        A, B, clause("workshops", A, B, n=2), clause("shipyard", A, B, yard=f"yard.{number}"),
        clause("prestige", A, B, card="rotten_borough_1"),
    )  # fmt: skip
    turned = board.state.parliament.ballot.turned
    assert turned[A] == Turned(workshops=1)
    assert turned[B] == Turned(workshops=1, yards=[number], cards=["rotten_borough_1"])


# --- promises -------------------------------------------------------------------------------------------------
@rule("jc2.promise.trade_third")
def test_a_promise_goes_on_to_third_hands_and_home() -> None:
    board = Board()
    board.promise(B, A, "pay_two")
    talking(board).deal(B, C, clause("promise", B, C, promise="benyon.pay_two"))
    assert board.holds(C, A, "pay_two")
    board.deal(C, A, clause("promise", C, A, promise="benyon.pay_two"))
    assert board.holds(A, A, "pay_two")


@rule("jc2.promise.card.pay_two", "jc2.promise.call", "jc2.promise.return")
@pytest.mark.parametrize(("cash", "paid"), [(5, 2), (1, 1)])
def test_pay_two_or_all_there_is(cash: int, paid: int) -> None:
    board = Board()
    board.cash(cash)
    board.promise(B, A, "pay_two")
    talking(board).act(B, "promise.pay", A)
    assert (board[A].cash, board[B].cash) == (cash - paid, paid)
    assert board.holds(A, A, "pay_two") and board.acts(B) == {}


@rule("jc2.promise.if_able")
def test_a_promise_that_cannot_be_kept_stays_with_its_holder() -> None:
    board = Board()
    board.promise(B, A, "pay_two")
    talking(board)
    why = board.acts(B)[f"promise.pay {A}"].why
    assert not why and why.rule == "jc2.promise.if_able"  # type: ignore[union-attr]
    assert board.holds(B, A, "pay_two")


@rule("jc2.promise.not_in_final_scoring", "jc2.end.no_negotiation")
def test_after_the_end_nothing_is_called_or_traded() -> None:
    board = Board()
    board.cash(5)
    board.promise(B, A, "pay_two")
    talking(board, "end")
    assert board.acts(B) == {}
    assert board.deal_refused(A, clause("cash", A, B, n=1)) == "jc2.end.no_negotiation"
    assert board.holds(B, A, "pay_two")


@rule("jc2.promise.several")
def test_no_two_holders_can_hold_the_same_promise() -> None:
    """There is one card of a kind, so a guarantor is never called upon twice for the same thing; of two holders who
    call different ones, each is kept where its own effect lies."""
    board = Board()
    board.cash(3)
    board.promise(B, A, "pay_two")
    board.promise(C, A, "support_with_my_shares")
    talking(board).act(B, "promise.pay", A)
    assert board.holds(C, A, "support_with_my_shares") and board[A].cash == 1
    labels = [card for family in board.state.families for card in family.promises]
    assert len(labels) == len(set(labels))


@rule("jc2.promise.give")
def test_an_open_offer_lapses_when_it_has_become_impossible() -> None:
    board = Board()
    board.cash(3, 3)
    talking(board)
    board.table.deal(A, "propose", [clause("cash", A, B, n=3)])
    board.deal(A, C, clause("cash", A, C, n=1))
    assert board.game.deals["open"] == []
    assert board.told("kernel.deal.lapsed")
