"""A firm merges or a base is sold while its old owner is asked: nothing that is paid for may vanish."""

from __future__ import annotations

import pytest

from tests.games.john_company_first.board import A, B, Board, C
from tests.games.john_company_first.test_deregulation import asked, away, fleet, free, resolved
from tests.games.john_company_first.test_john_and_co import base, john

rule = pytest.mark.rule


def merged_away(board: Board, asker: int = B, gone: int = A) -> Board:
    """The other firm proposes a merger on terms that leave it the owner; whoever else has a part agrees."""
    board.act(asker, "firm.merge", gone)
    terms = next(one for one in board.table.pending if one.code == "merger.terms")
    board.table.answer(asker, [9 if slot.value == asker else 1 for slot in terms.slots])
    for one in [one for one in board.table.pending if one.code == "merger.consent"]:
        board.table.answer(one.seat, "yes")
    board.look()
    assert board[gone].firm is None and board[asker].firm is not None
    return board


@rule("jc1.dereg.buy.owner", "jc1.dereg.buy.no_firm", "jc1.dereg.merger.single")
@pytest.mark.parametrize("deed, fleet_of, at", [("ships", (1, 0), 0), ("goods", (0, 1), 0)])
def test_what_is_bought_while_the_firm_merges_stays_with_the_family(
    deed: str, fleet_of: tuple[int, int], at: int
) -> None:
    board = asked(free(a=6, b=0).cash(6, 0, 0, 0), A).answer(deed, at)
    assert board.asked == (A, "firm.purse")
    merged_away(board)
    while not board.stopped:
        board.answer("enough" if board.ask.code.startswith("buy.") else 0)
    assert (board[A].fleet.ships, board[A].fleet.goods) == fleet_of
    assert board[A].cash == 6 - (6 if deed == "ships" else 3) and board[B].firm.cash == 6


@rule("jc1.dereg.buy.purse")
def test_a_purchase_that_a_merger_makes_unpayable_does_not_happen() -> None:
    board = asked(free(a=6, b=0).cash(2, 0, 0, 0), A).answer("ships", 0)
    assert board.asked == (A, "firm.purse") and board.ask.lo == 4
    merged_away(board)
    assert board.stopped and board[A].cash == 2 and board[A].fleet.ships == 0 and board.state.works.ships[0]


@rule("jc1.dereg.mission.who")
def test_no_mission_leaves_when_the_firm_has_merged() -> None:
    board = asked(fleet(free(a=0, b=0), A, 3), A).answer("mission/mysore")
    assert board.asked == (A, "mission.ships")
    merged_away(board)
    assert board.stopped and board.state.missions == {} and board[B].fleet.ships == 3
    assert not board.told("mission.sent")


@rule("jc1.dereg.mission.who")
def test_nor_with_ships_that_a_family_without_a_firm_is_given() -> None:
    board = asked(fleet(fleet(free(a=0, b=0), A, 3), C, 2), A).answer("mission/mysore")
    board.deal(C, A, {"kind": "ships", "from": C, "to": A, "n": 2})
    board.act(B, "firm.merge", A)
    board.table.answer(B, [1, 9])
    board.table.answer(A, "yes")
    board.look()
    assert board.stopped and board.state.missions == {}


@rule("jc1.dereg.resolve.each", "jc1.dereg.merger.single")
def test_ships_that_have_changed_hands_wait_for_their_new_firm() -> None:
    board = away(away(free(a=0, b=0).held(chairman=C), "hyderabad", a=1), "sindh", a=1)
    resolved(board, 1)
    assert board.asked == (C, "mission.presidency")
    merged_away(board)
    board.answer("bombay")
    assert board.stopped and board.state.missions == {"sindh": [0, 1, 0, 0]}
    assert [told["region"] for told in board.told("mission.checked")] == ["hyderabad"]


@rule("jc1.scenario.jc.base_trade", "jc1.scenario.jc.base_action")
def test_a_base_that_is_sold_acts_no_more_for_its_old_owner() -> None:
    board = base(john(a=8, b=0), "hyderabad", A, side="depressed")
    asked(board, A).answer("invest/hyderabad")
    assert board.asked == (A, "base.strength")
    board.deal(A, B, {"kind": "base", "from": A, "to": B, "base": "hyderabad"})
    assert board.stopped and board.state.bases == {"hyderabad": B} and board[A].firm.cash == 8


@rule("jc1.dereg.merger.consent", "jc1.dereg.merger.disagree")
def test_whoever_buys_in_while_a_merger_is_put_to_the_vote_is_not_bought_out() -> None:
    board = asked(free(a=2, b=3), C)
    board.act(B, "firm.merge", A)
    board.table.answer(B, [4, 6])
    board.deal(A, C, {"kind": "firm_part", "from": A, "to": C, "of": A})
    board.table.answer(A, "yes")
    board.look()
    assert board.told("merger.refused") and board[A].firm.shares[C] == 1
    assert (board[A].firm.cash, board[B].firm.cash) == (2, 3)
