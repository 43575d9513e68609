"""A7: what may change hands, and promises beside any question."""

from __future__ import annotations

import pytest

from pygame_core.games.john_company_first.scoring import standing
from pygame_core.kernel.reasons import Refused
from tests.games.john_company_first.board import A, B, Board, C, clause

rule = pytest.mark.rule


def table(board: Board | None = None) -> Board:
    """A question stands: the first family's action."""
    return (board or Board()).held(chairman=A).run("family", ("family.action", {"seat": A}))


@rule("jc1.general.deal.free", "jc1.general.deal.money")
def test_money_changes_hands_at_any_time() -> None:
    board = table().deal(A, B, clause("cash", A, B, n=3))
    assert (board[A].cash, board[B].cash) == (2, 8)
    assert board.deal_refused(A, clause("cash", A, B, n=3)) == "jc1.general.deal.money"


@rule("jc1.general.deal.future_not_binding")
def test_words_bind_nobody() -> None:
    board = table().deal(B, A, clause("cash", B, A, n=2), clause("words", A, B, text="I shall place a captain"))
    assert "writer" in board.open()


@rule("jc1.general.deal.ships", "jc1.company.captain.sold", "jc1.company.captain.ownership")
def test_a_ship_is_sold_with_its_captain() -> None:
    board = table(Board().captain("bengal", A))
    stocks = board[A].stock, board[B].stock
    assert board.deal_refused(B, clause("ship", B, A, place="bengal")) == "jc1.general.deal.ships"
    board.deal(A, B, clause("ship", A, B, place="bengal"))
    assert board.state.ports["bengal"].captains[:2] == [0, 1]
    assert (board[A].stock, board[B].stock) == (stocks[0] + 1, stocks[1] - 1)


@rule("jc1.general.promise.example", "jc1.general.deal.promise_cubes", "jc1.general.promise.holder",
      "jc1.victory.points.promise")  # fmt: skip
def test_drew_borrows_against_promises() -> None:
    drew, chas = A, B
    board = table(Board().cash(0, 5, 0, 0))
    stock = board[drew].stock
    board.deal(drew, chas, clause("cash", chas, drew, n=5), clause("promises", drew, chas, n=4))
    assert (board[drew].cash, board[chas].cash, board[drew].stock) == (5, 0, stock - 4)
    assert standing(board.game, drew) == -8
    assert board.deal_refused(drew, clause("promises", drew, chas, n=99)) == "jc1.general.deal.promise_cubes"


@rule("jc1.general.promise.buyback")
def test_a_promise_is_bought_back_for_two() -> None:
    board = table(Board().promise(B, of=A).cash(3, 0, 0, 0)).act(A, "promise.buy_back", B)
    assert (board[A].cash, board[B].cash, board[B].promises[A]) == (1, 2, 0)
    poor = table(Board().promise(B, of=A).cash(1, 0, 0, 0))
    assert poor.acts(A)[f"promise.buy_back {B}"].why.rule == "jc1.general.promise.buyback"


@rule("jc1.general.promise.gift_back")
def test_a_promise_may_be_given_back() -> None:
    board = table(Board().promise(B, of=A))
    stock = board[A].stock
    board.act(B, "promise.give_back", A)
    assert (board[A].stock, board[B].promises[A]) == (stock + 1, 0)


@rule("jc1.card.prize.charity_hospital")
def test_the_hospital_takes_back_all_of_one_holder() -> None:
    board = table(Board().promise(B, of=A, n=3).promise(C, of=A).prize("charity_hospital", A))
    board.act(A, "promise.recall", B)
    assert (board[B].promises[A], board[C].promises[A]) == (0, 1)
    assert f"promise.recall {C}" not in board.acts(A)


@rule("jc1.general.deal.held_promises", "jc1.general.promise.cancel")
def test_a_promise_of_a_third_may_be_passed_on_and_cancels() -> None:
    board = table(Board().promise(B, of=A))
    board.deal(B, C, clause("held", B, C, of=A))
    assert (board[B].promises[A], board[C].promises[A]) == (0, 1)
    stocks = board[A].stock, board[B].stock
    board.promise(A, of=B).deal(C, B, clause("held", C, B, of=A))
    assert all(family.promises == [0] * 4 for family in board.state.families)
    assert (board[A].stock, board[B].stock) == (stocks[0] + 1, stocks[1])


@rule("jc1.general.promise.cancel")
def test_a_new_promise_sends_home_the_others() -> None:
    board = table(Board().promise(A, of=B))
    board.deal(A, B, clause("promises", A, B, n=2))
    assert (board[A].promises[B], board[B].promises[A]) == (0, 1)


@rule("jc1.general.deal.nothing_else", "jc1.general.money.no_mixing")
@pytest.mark.parametrize("kind", ["shipyard", "office", "shares", "goods"])
def test_nothing_else_can_be_traded(kind: str) -> None:
    with pytest.raises(Refused):
        table().table.deal(A, "propose", [clause(kind, A, B, n=1)])


@rule("jc1.components.limit.cubes", "jc1.family.action.cost")
def test_cubes_promised_away_meanwhile_cannot_be_placed() -> None:
    board = Board().cash(4, 5, 5, 5)
    board.put("officers", A, board[A].stock - 3)
    table(board).answer("shipyard", 2)
    assert board.asked == (A, "family.column")
    board.answer(0)
    board.deal(A, B, clause("promises", A, B, n=board[A].stock))
    board.answer(1)
    assert board.stopped
    assert (board.state.works.yards[0], board.state.works.yards[1], board[A].cash) == ([A], [], 2)
