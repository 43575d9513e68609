"""Words between bots and others: what they ask for one, that they keep it, and whose word counts with them."""

from __future__ import annotations

from typing import Any

from pygame_core.bots import Driver, make
from pygame_core.games.john_company_second import bots
from pygame_core.games.john_company_second.bots import pledges, words
from pygame_core.games.john_company_second.bots.occasions import NEPOTISM
from pygame_core.games.john_company_second.bots.stakes import Stakes
from pygame_core.games.john_company_second.bots.terms import terms
from pygame_core.kernel.table import Player
from tests.games.john_company_second.board import A, B, Board, C, clause
from tests.games.john_company_second.positions import chaired, hiring
from tests.games.john_company_second.test_bots import GAME, best

OFFICE = "manager_of_shipping"


def shipping(*rivals: int) -> Board:
    """B is Chairman, has a Manager of Shipping to hire and a candidate of its own; so has each of these."""
    board = chaired(OFFICE, seat=B)
    board.cash(12, 4, 12)
    for seat in (B, *rivals):
        board.writers(seat, "bombay")
    hiring(board)
    assert board.asked == [(B, "hiring.choose")]
    return board


def word(kind: str, giver: int, taker: int, **what: Any) -> dict[str, Any]:
    return clause(kind, giver, taker, turn=2, whose=taker, **what)


def hire(taker: int = A) -> dict[str, Any]:
    return word("hire", B, taker, office=OFFICE)


def money(giver: int, taker: int, n: int) -> dict[str, Any]:
    return clause("cash", giver, taker, n=n)


def asked(board: Board, seat: int, *clauses: dict[str, Any]) -> tuple[str, list[dict[str, Any]]]:
    """What a steady bot on seat B answers, and what it wants instead."""
    board.table.players[B] = Player("Bot", "steady")
    board.table.deal(seat, "propose", list(clauses))
    played = Driver(board.table, {B: make(GAME, "steady")}).play_one()
    assert played is not None and not played.failed
    _, answer, _, *said = played.move.move
    return answer, said[0]["wants"] if said and answer == "reject" else []


def paid(clauses: list[dict[str, Any]]) -> int:
    return sum(row["n"] for row in clauses if row["kind"] == "cash" and row["to"] == B)


# --- what is asked for a word -------------------------------------------------------------------------------------
def test_a_hirer_names_the_price_of_his_word_and_keeps_it() -> None:
    board = shipping(A)
    assert best(board) == f"writer/bombay/{B}"
    assert asked(board, A, hire(), money(A, B, 1)) == ("counter", [])
    (named,) = board.game.deals["open"]
    assert hire() in named["clauses"] and 1 < paid(named["clauses"]) <= 5
    board.table.deal(A, "accept", named["id"])
    board.look()
    assert best(board) == f"writer/bombay/{A}"
    board.answer(f"writer/bombay/{A}")
    assert board.game.deals["words"][0]["outcome"] == "kept"


def test_the_same_office_is_not_sold_twice() -> None:
    board = shipping(A, C)
    assert asked(board, A, hire(), money(A, B, 9))[0] == "accept"
    assert asked(board, C, hire(C), money(C, B, 12))[0] == "reject"
    board.look()
    assert best(board) == f"writer/bombay/{A}"


def test_a_word_that_cannot_be_priced_is_not_given() -> None:
    board = shipping(A)
    for other in (
        clause("spare", B, A, what="spare.promises", turn=2),
        clause("vote", B, A, side="word.for", n=3, turn=2),
        clause("hire", B, A, whose=A, office=OFFICE, turn=3),
    ):
        assert asked(board, A, other, money(A, B, 9)) == ("reject", []), "nobody is asked for a gift instead"


def test_consent_is_sold_and_given() -> None:
    board = chaired(OFFICE)
    board.cash(12, 4)
    for seat in (A, B):
        board.writers(seat, "bombay")
    hiring(board)
    assert board.asked == [(A, "hiring.choose")]
    consent = word("consent", B, A, what=NEPOTISM)
    cost, gain = terms(Stakes(board.game), consent)
    assert cost > 0 and gain > 0
    assert asked(board, A, consent, money(A, B, 9))[0] == "accept"
    board.look()
    board.answer(f"writer/bombay/{A}")
    assert board.asked == [(B, "hiring.nepotism")] and best(board) == "yes"


def test_without_the_word_there_is_no_consent() -> None:
    board = chaired(OFFICE)
    for seat in (A, B):
        board.writers(seat, "bombay")
    hiring(board).answer(f"writer/bombay/{A}")
    assert board.asked == [(B, "hiring.nepotism")] and best(board) == "no"


# --- what a word is worth -----------------------------------------------------------------------------------------
def test_a_word_for_what_would_happen_in_any_case_is_worth_nothing() -> None:
    board = shipping(A)
    board.state.india.writers["bombay"][B] = 0
    assert terms(Stakes(board.game), hire()) == (0.0, 0.0)


def test_words_that_stand_count_for_both() -> None:
    board = shipping(A)
    before = [pledges.balance(Stakes(board.game), seat) for seat in (A, B, C)]
    board.table.deal(A, "propose", [hire(), money(A, B, 1)])
    board.table.deal(B, "accept", 1)
    after = [pledges.balance(Stakes(board.game), seat) for seat in (A, B, C)]
    assert before == [0.0, 0.0, 0.0] and after[A] > 0 > after[B] and after[C] == 0


def test_whoever_broke_a_word_gets_less_for_the_next() -> None:
    board = shipping(A)
    trusted = words.trust(Stakes(board.game), B)
    board.game.deals["words"].append({**hire(), "at": 0, "done": 0, "able": True, "outcome": "kept"})
    more = words.trust(Stakes(board.game), B)
    board.game.deals["words"][0]["outcome"] = "broken"
    less = words.trust(Stakes(board.game), B)
    assert trusted < more < 1 and less < 0.5 * trusted


def test_a_family_offers_its_word_and_asks_for_others() -> None:
    """B could sell the office; A offers to pay for it."""
    board = shipping(A)
    for seat in (A, B):
        kinds = [row["kind"] for clauses in bots.proposals(board.game, seat) for row in clauses]
        assert "hire" in kinds and "cash" in kinds


def test_a_price_that_can_no_longer_be_paid_is_not_named_again() -> None:
    """The same offer is declined at once the second time, with the same words: but A has given its money to C."""
    offer = [hire(), money(A, B, 1)]
    said = {"code": "kernel.deal.why.bad", "params": {}, "wants": [hire(), money(A, B, 9)]}
    for cash, wants in ((12, said["wants"]), (2, [])):
        board = shipping(A)
        board.table.deal(A, "propose", offer)
        board.table.deal(B, "reject", 1, said)
        board.cash(cash)
        assert asked(board, A, *offer) == ("reject", wants)
