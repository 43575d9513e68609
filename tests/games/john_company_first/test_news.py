"""H4: domestic events, the vote, and what laws do at once."""

from __future__ import annotations

from typing import Any

import pytest

from pygame_core.games.john_company_first.phases.news import base_power
from pygame_core.games.john_company_first.state import Firm
from pygame_core.games.john_company_first.works import factory_price
from tests.games.john_company_first.board import PRINTED, A, B, Board, C, D

rule = pytest.mark.rule
JONES = 3


def voting(law: str, board: Board) -> Board:
    """The card lies on top of the discard pile."""
    return board.discard(law).run("evening_post", ("news.vote", {"law": law}))


def news(card: str, board: Board) -> Board:
    return board.discard(card).run("evening_post", ("news.open", {"card": card}))


# --- the vote -----------------------------------------------------------------------------------------------------
@rule("jc1.post.vote.support", "jc1.post.vote.placer", "jc1.post.vote.once", "jc1.post.vote.direction",
      "jc1.post.vote.money", "jc1.post.vote.power")  # fmt: skip
def test_one_round_from_the_chairman() -> None:
    board = voting("permanent_settlement", Board().held(chairman=B).yard(0, B, B).factory(B).cash(0, 3, 1, 0))
    assert board.told("vote.opened")[0]["support"] == -3
    assert board.asked == (B, "vote.side") and board.open() == ["for", "against"]
    bank = board.state.bank
    board.answer("for", 3)
    assert board.told("vote.cast")[0] == {
        "seat": B, "law": "permanent_settlement", "side": "for", "n": 6, "spent": 3, "support": 3,
    }  # fmt: skip
    assert board.state.bank == bank + 3
    assert board.asked == (C, "vote.side")
    board.answer("against", 1)
    assert board.stopped and len(board.told("vote.cast")) == 2
    assert [told["seat"] for told in board.told("vote.powerless")] == [D, A]


@rule("jc1.post.law.permanent", "jc1.post.law.cumulative")
def test_laws_add_up_and_stay() -> None:
    board = Board().held(chairman=A).law("recruitment_act", "tea_act").guns("bengal", 4)
    board.state.company.debt, board.state.company.revenue = 4, 20
    for turn in (2, 6):
        board.state.turn.number = turn
        board.state.company.revenue = 20
        board.run("trade", "trade.expenses")
        told = board.told("trade.expenses")[-1]
        assert (told["army"], told["debt"]) == (2, 2), "both halves, in every turn"
        if turn == 2:
            board.deck("royal_favour").run("evening_post", "post.refresh")
    assert board.state.news.laws == ["recruitment_act", "tea_act"]


@rule("jc1.post.vote.pass", "jc1.post.law.discard_price")
def test_a_law_that_passes_leaves_the_discard_pile() -> None:
    board = Board().held(chairman=A).cash(0, 0, 0, 0).discard("royal_favour").law("calico_acts").yard(0, A, A)
    voting("tea_act", board).answer("for")
    assert board.state.news.laws == ["calico_acts", "tea_act"]
    assert board.state.news.discard == ["royal_favour"]
    assert board.told("vote.passed")[0]["support"] == 1


@rule("jc1.post.law.discard_price", "jc1.post.vote.pass")
@pytest.mark.parametrize("answer, price", [("for", 2), ("against", 3)])
def test_a_passed_law_changes_the_price_of_goods(answer: str, price: int) -> None:
    """A good costs 3 by the Tea Act, and 2 by the card below it."""
    board = voting("tea_act", Board().held(chairman=A).cash(0, 0, 0, 0).discard("royal_favour").yard(0, A, A))
    assert factory_price(board.game) == 3
    assert factory_price(board.answer(answer).game) == price


@rule("jc1.post.vote.zero")
def test_support_of_zero_is_not_enough() -> None:
    board = voting("dividend_act", Board().held(chairman=A).cash(0, 0, 0, 0))
    assert board.told("vote.failed")[0]["support"] == 0
    assert board.state.news.laws == [] and board.state.news.discard == ["dividend_act"]


@rule("jc1.post.vote.cap", "jc1.post.vote.cap_step")
def test_the_track_ends_at_every_vote() -> None:
    board = voting("calico_acts", Board().held(chairman=A).cash(20, 20, 0, 0))
    board.answer("for", 20, "against", 10)
    assert [told["support"] for told in board.told("vote.cast")] == [10, 0]
    assert board.told("vote.failed")


@rule("jc1.post.vote.jones")
def test_jones_has_no_vote() -> None:
    board = voting("calico_acts", Board(3).held(chairman=A).cash(0, 0, 0).yard(0, JONES, JONES).yard(1, JONES, JONES))
    assert board.stopped and board.told("vote.passed")[0]["support"] == 3


@rule("jc1.post.vote.power", "jc1.card.prize.house_of_commons", "jc1.card.prize.house_of_lords",
      "jc1.card.family.walsh")  # fmt: skip
def test_what_adds_to_political_power() -> None:
    board = Board().yard(0, A)
    assert base_power(board.game, A) == 1
    board.prize("house_of_commons", A, A)
    assert base_power(board.game, A) == 3
    board.prize("house_of_lords", A)
    assert base_power(board.game, A) == 6
    assert base_power(board.named(B, "walsh").game, B) == 2
    board[B].firm = Firm(cash=0, shares=[0] * 4)
    assert base_power(board.game, B) == 0, "not on the side of the firm"


@rule("jc1.card.prize.newspaper")
def test_a_newspaper_moves_the_support_before_the_first_vote() -> None:
    board = voting("permanent_settlement", Board().held(chairman=A).prize("newspaper", C).cash(1, 0, 0, 0))
    assert board.asked == (C, "vote.newspaper") and (board.ask.lo, board.ask.hi) == (-3, 3)
    board.answer(3)
    assert board.asked == (A, "vote.side") and board.ask.params["support"] == 0
    assert board.state.prizes["newspaper"].used[C] == 1


# --- laws at once -------------------------------------------------------------------------------------------------
@rule("jc1.card.law.governor_general", "jc1.card.law.governor_general_penalty")
def test_the_governor_general_merges_the_presidencies() -> None:
    board = Board().held(president_bombay=A, president_madras=B, president_bengal=C, chairman=D).prize("grand_tour")
    board.purse(president_bombay=4, president_madras=1, president_bengal=2).cash(3, 0, 0, 9)
    board.ships("bombay", 2).ships("madras", 3).ships("bengal", 1).guns("bombay", 2).officers("madras", D)
    board.province("sindh", "bombay").region("mysore", port="madras").captain("bombay", B)
    voting("governor_general", board).answer("for", 9, "for", 0)
    assert board.asked == (A, "prize.which")
    board.answer("grand_tour", "home")
    bengal, army = board.state.ports["bengal"], board.state.armies["bengal"]
    assert (board.state.offices["president_bengal"].cash, bengal.ships) == (7, 6)
    assert (army.guns, army.officers[D]) == (2, 1)
    assert [board.state.ports[name].captains[B] for name in ("bombay", "bengal")] == [0, 1]
    assert [board.state.offices[name].post for name in ("president_bombay", "president_madras")] == ["gone", "gone"]
    assert all(region.presidency in ("", "bengal") for region in board.state.india.regions.values())
    assert board.state.prizes["grand_tour"].fresh[A] == 1
    board.run("company", ("company.office", {"office": "president_bengal"}))
    assert board.options()["sail"].params["penalty"] == 4


# --- domestic events ------------------------------------------------------------------------------------------------
@rule("jc1.post.news.domestic", "jc1.company.china.created", "jc1.card.event.trade_with_china")
def test_trade_with_china_creates_its_office_once() -> None:
    board = news("trade_with_china", Board().held(chairman=A))
    assert board.stopped and board.state.offices["china"].post == "vacant"
    assert board.state.offices["china"].cash == 0
    board.held(china=B)
    news("trade_with_china", board)
    assert board.state.offices["china"].holder == B


@rule("jc1.card.event.shareholder_revolt")
def test_the_shareholders_dismiss_the_chairman() -> None:
    board = news("shareholder_revolt", Board().held(chairman=A).prize("town_house").cash(4, 0, 0, 0))
    board.answer("town_house")
    assert (board.state.offices["chairman"].post, board.state.offices["chairman"].former) == ("vacant", A)
    assert board.state.prizes["town_house"].fresh[A] == 1
    assert news("shareholder_revolt", board).stopped


@rule("jc1.card.event.market_crash")
@pytest.mark.parametrize("space, left", [(2, 4), (0, 3)])
def test_a_crash_stops_at_the_lowest_price(space: int, left: int) -> None:
    board = Board()
    board.state.company.price = space
    news("south_sea_crash", board)
    assert PRINTED.london.prices[board.state.company.price] == left
    assert not board.told("bailout.begun")


@rule("jc1.card.event.war_with_france")
def test_war_with_france_takes_a_ship_of_each_presidency() -> None:
    board = Board().ships("bombay", 0).ships("madras", 2).ships("bengal", 1).captain("bengal", A, 2).ships("china", 2)
    news("war_with_france", board)
    ships = {name: port.ships for name, port in board.state.ports.items()}
    assert ships == {"bombay": 0, "madras": 1, "bengal": 0, "china": 2}
    assert board.state.ports["bengal"].captains[A] == 2


@rule("jc1.card.event.royal_favour")
def test_royal_favour_is_allocated() -> None:
    board = Board()
    board.state.offices["chairman"].former = C
    news("royal_favour", board)
    assert board.asked == (C, "money.allocate") and board.ask.total == 5
    board.answer([0, 0, 5, 0, 0, 0])
    assert (board.state.offices["president_bengal"].cash, board.state.company.revenue) == (10, 0)


def cards() -> list[Any]:
    return [name for name, card in PRINTED.cards.items() if card.law]


@pytest.mark.parametrize("law", [law for law in cards() if law != "revoke_monopoly"])
def test_every_law_can_pass(law: str) -> None:
    board = voting(law, Board().held(chairman=A).cash(30, 0, 0, 0)).answer("for", 30)
    while not board.stopped:
        board.answer("home")
    assert board.state.news.laws == [law]
