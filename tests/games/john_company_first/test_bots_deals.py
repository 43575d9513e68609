"""How families bargain: what they offer for what, when they say no at once, and what they remember."""

from __future__ import annotations

from typing import Any

import pytest

from pygame_core.bots import Driver, make, mind
from pygame_core.bots.chair import Chair
from pygame_core.games.john_company_first.bots import deals, evaluate
from pygame_core.games.john_company_first.bots.worth import Worth
from pygame_core.games.john_company_first.state import Firm
from pygame_core.games.registry import ruleset
from pygame_core.kernel.deals import Clause
from pygame_core.kernel.table import Player, Table
from tests.games.john_company_first.board import A, B, Board, C, D, clause

GAME = "john_company_first"


def moved(board: Board, *seats: int) -> list[Any]:
    """The next move of a steady player on one of these seats."""
    for seat in seats:
        board.table.players[seat] = Player("b", "steady")
    played = Driver(board.table, {seat: make(GAME, "steady") for seat in seats}, "deals").play_one()
    assert played is not None and not played.failed
    return played.move.move


def family_phase(board: Board) -> Board:
    return board.run("family", ("family.action", {"seat": A}))


def retiring(cash: int, lender: int = 9, turn: int = 5) -> Board:
    """A's Director leaves; the dearest prize is out of reach."""
    board = Board().held(director_of_trade=A).prize("court_favour").cash(cash, lender, 0, 0)
    board.state.turn.number = turn
    return board.run("evening_post", ("post.leave", {"office": "director_of_trade"}))


def price(board: Board) -> int:
    asked: Any = board.ask
    cost: int = asked.options[0].params["n"]
    return cost


# --- what is offered --------------------------------------------------------------------------------------------
def test_who_lacks_a_pound_for_a_prize_sells_promises_for_what_they_are_worth() -> None:
    """One promise is too little for a part of such a prize; for two more than the missing pound is paid."""
    dear = price(retiring(0))
    move = moved(retiring(dear - 1), A, B)
    assert move[:2] == ["deal", "propose"]
    assert move[2] == [clause("cash", B, A, n=2), clause("promises", A, B, n=2)]


def test_who_can_pay_borrows_nothing() -> None:
    assert moved(retiring(price(retiring(0))), A, B)[0] == "answer"


def test_nobody_borrows_what_costs_more_in_the_end() -> None:
    """In the last turn nothing is left to buy promises back with: each is two points."""
    dear = price(retiring(0))
    assert Worth(retiring(dear - 1, turn=6).game, A).promise() == 2.0
    board = retiring(dear - 4, turn=6)
    assert moved(board, A, B)[0] == "answer"


def test_a_loan_is_made_and_the_prize_claimed() -> None:
    board = retiring(price(retiring(0)) - 1)
    assert [moved(board, A, B)[1] for _ in range(2)] == ["propose", "accept"]
    assert moved(board, A, B) == ["answer", "court_favour"]
    assert board[B].promises[A] == 2 and board.state.prizes["court_favour"].fresh[A] == 1


def test_a_promise_is_passed_on_where_it_cancels() -> None:
    """B holds C's promise; A owes C. For A it is worth an own promise that comes home."""
    board = family_phase(Board().promise(B, of=C).promise(C, of=A).cash(5, 0, 5, 5))
    offers = deals.Market(board.game, B).passed_on(B, A)
    [sale] = list(offers)
    assert sale.clauses == [clause("held", B, A, of=C)]
    assert sale.theirs == Worth(board.game, A).promise() > -sale.mine > 0
    board.deal(B, A, *sale.clauses)
    assert not any(any(family.promises) for family in board.state.families)


def test_a_swap_brings_ones_own_promise_home() -> None:
    """A holds C's promise, B, as poor as C, holds A's and owes C: A gets its own back, and B and C are quits."""
    board = family_phase(Board().cash(5, 0, 0, 5).promise(A, of=C).promise(B, of=A).promise(C, of=B))
    move = moved(board, A, B)
    assert move[:2] == ["deal", "propose"]
    assert move[2][:2] == [clause("held", A, B, of=C), clause("held", B, A, of=A)]
    assert moved(board, A, B)[:2] == ["deal", "accept"]
    assert not any(any(family.promises) for family in board.state.families)


def test_a_promise_is_called_in_for_what_is_left_of_its_price() -> None:
    board = family_phase(Board().promise(B, of=A))
    [sale] = list(deals.Market(board.game, B).called_in(A))
    assert sale.clauses == [clause("held", B, A, of=A)] and sale.mine < 0 < sale.theirs
    top = deals.Market(board.game, B).priced(sale, A)
    assert top is not None and top[1][1] == clause("cash", A, B, n=2), "no more than it costs to buy it back"


def firms() -> Board:
    """A has a firm without a ship, B a ship without a firm."""
    board = Board(4, "campaign").cash(9, 4, 2, 2).held(chairman=D)
    board.state.deregulated = True
    board[A].firm = Firm(cash=6, shares=[0] * 4)
    board[B].fleet.ships = 1
    board.region("bengal", ruler="", port="bengal").region("bombay", ruler="", port="bombay")
    rounds = board.state.rounds
    rounds.passed, rounds.taken = [False] * 4, [[] for _ in range(4)]
    return board.run("family", ("dereg.action", {"seat": A}))


def test_a_firm_buys_the_ship_that_lies_idle() -> None:
    board = firms()
    [sale] = list(deals.Market(board.game, A).ships(B, A))
    assert sale.clauses == [clause("ships", B, A, n=1)] and sale.mine > -sale.theirs > 0
    assert list(deals.Market(board.game, A).ships(A, B)) == []


def test_a_firms_tenth_is_sold_for_money_that_goes_into_it_and_never_the_majority() -> None:
    board = firms()
    market = deals.Market(board.game, A)
    for sale in market.investments(B):
        assert sale.least == 0 and {row["kind"] for row in sale.clauses} == {"firm_cash", "firm_part"}
    firm = board[A].firm
    assert firm is not None and list(market.investments(B))
    firm.shares[C] = 4
    assert list(deals.Market(board.game, A).investments(B)) == []


# --- what is answered -------------------------------------------------------------------------------------------
def offered(board: Board, *clauses: Clause) -> list[Any]:
    board.table.deal(A, "propose", list(clauses))
    return moved(board, B, C, D)


def begging(n: int) -> Clause:
    return clause("cash", B, A, n=n)


def test_what_was_declined_is_declined_again_in_the_same_words() -> None:
    board = family_phase(Board().cash(5, 9, 5, 5))
    first = offered(board, begging(2))
    again = offered(board, begging(2))
    assert first[1] == again[1] == "reject" and first[3] == again[3]


def test_patience_ends_until_something_changes() -> None:
    board = family_phase(Board().cash(5, 9, 5, 5))
    for n in (2, 3, 4):
        assert offered(board, begging(n))[3]["code"] != "kernel.deal.why.later"
    assert offered(board, begging(5))[3]["code"] == "kernel.deal.why.later"
    fair = [clause("cash", A, B, n=5), begging(1)]
    assert offered(board, *fair)[3]["code"] == "kernel.deal.why.later"
    assert offered(board, clause("cash", A, C, n=1), clause("cash", C, A, n=2))[3]["code"] != "kernel.deal.why.later"
    assert offered(board, clause("cash", A, B, n=1))[1] == "accept", "a gift is always looked at"
    assert offered(board, begging(6))[3]["code"] != "kernel.deal.why.later", "a deal was made: things have changed"


def test_what_a_family_has_named_itself_it_takes_even_then() -> None:
    board = family_phase(Board().cash(9, 9, 5, 5))
    asked = [clause("promises", B, A, n=1), clause("cash", A, B, n=1)]
    said = offered(board, *asked)[3]
    assert said["wants"]
    for n in (2, 3, 4):
        offered(board, begging(n))
    assert offered(board, *said["wants"])[1] == "accept"


def test_the_last_price_that_a_family_names_still_leaves_it_its_part() -> None:
    """Whoever asks for it and takes it gains no more than a fair price would have brought."""
    board = family_phase(Board().cash(9, 9, 5, 5))
    said = offered(board, clause("promises", B, A, n=1), clause("cash", A, B, n=1))[3]
    before = evaluate(board.game, B)
    assert offered(board, *said["wants"])[1] == "accept"
    assert evaluate(board.game, B) - before >= deals.SPREAD


def test_few_offers_in_a_turn_and_one_in_a_phase() -> None:
    board = family_phase(Board())
    board.table.deal(A, "propose", [begging(1)])
    chair = Chair(board.table, A, board.ask)
    assert not chair.free_to_propose(deals.OFFERS)
    board.game.at(phase="company")
    assert chair.free_to_propose(deals.OFFERS) and not chair.free_to_propose(1)
    board.game.at(turn=board.state.turn.number + 1)
    assert chair.free_to_propose(1)


@pytest.mark.parametrize(("scenario", "least"), [("early_company", 1), ("post_monopoly", 5)])
def test_deals_are_made_among_bots_but_not_too_many(scenario: str, least: int) -> None:
    made = turns = 0
    for number in range(6):
        rules = ruleset(GAME)
        table = Table(rules, rules.mode(4, scenario, None), f"m/{number}", [Player("b", "steady")] * 4)
        for played in Driver(table, {seat: make(GAME, "steady") for seat in range(4)}, number).play():
            assert not played.failed
        codes = [event.code for event in table.log(None)]
        made += codes.count("kernel.deal.made")
        assert codes.count("kernel.deal.proposed") <= 4 * deals.OFFERS * table.game.state.turn.number
        turns += table.game.state.turn.number
    assert least <= made < 4 * turns


def test_all_prices_come_from_one_worth() -> None:
    """Buying something and selling it again costs a family the spread: nothing is gained by going round."""
    board = family_phase(Board().promise(B, of=A).cash(9, 9, 5, 5))
    own = mind.of(GAME)
    assert own.spread > 0 and own.evaluate is evaluate
    asked = board.table.fork()
    before = evaluate(board.game, B)
    sold, bought = (
        [clause("held", B, A, of=A), clause("cash", A, B, n=2)],
        [clause("promises", A, B, n=1), clause("cash", B, A, n=2)],
    )
    for clauses in (sold, bought):
        asked.deal(A, "propose", clauses)
        asked.deal(B, "accept", asked.game.deals["open"][-1]["id"])
    assert evaluate(asked.game, B) == pytest.approx(before)
    answers = [
        offered(family_phase(Board().promise(B, of=A).cash(9, 9, 5, 5)), *clauses)[1] for clauses in (sold, bought)
    ]
    assert answers.count("accept") <= 1
