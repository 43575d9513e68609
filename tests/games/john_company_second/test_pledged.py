"""The words that families give each other: which events keep them, break them, or show that they could not be kept."""

from __future__ import annotations

from typing import Any

import pytest

from pygame_core.games.john_company_second import RULESET
from pygame_core.games.john_company_second.pledged import PLEDGES
from pygame_core.kernel.book import Book
from pygame_core.kernel.saves import light, loads
from tests.games.john_company_second.board import A, B, Board, C, clause
from tests.games.john_company_second.test_hiring import chaired, hiring
from tests.games.john_company_second.test_operations_london import chair, seated

TURN = 2

EVERY = {
    "hire": {"whose": C, "office": "manager_of_shipping", "turn": TURN},
    "support": {"whose": C, "turn": TURN},
    "vote": {"side": "word.for", "n": 3, "turn": TURN},
    "consent": {"whose": C, "what": "consent.debt", "turn": TURN},
    "allocate": {"n": 5, "office": "president_of_bengal", "turn": TURN},
    "fit": {"n": 2, "whose": C, "turn": TURN},
    "deploy": {"region": "mysore", "turn": TURN},
    "loot": {"n": 3, "turn": TURN},
    "dividend": {"n": 2, "turn": TURN},
    "spare": {"what": "spare.scandal", "turn": TURN},
    "lend": {"n": 4, "turn": TURN},
}
"""Each word as B gives it to A."""


def given(kind: str, board: Board | None = None, **other: Any) -> Board:
    board = board or Board()
    board.run("london")
    return board.deal(A, B, clause(kind, B, A, **EVERY[kind] | other))


def outcome(board: Board) -> str:
    return str(board.game.deals["words"][0]["outcome"])


def after(kind: str, *events: tuple[str, dict[str, Any]], board: Board | None = None, **other: Any) -> str:
    """What becomes of the word when these things happen."""
    one = given(kind, board, **other)
    for code, params in events:
        one.game.log(code, **params)
    return outcome(one)


OVER = ("turn.over", {"turn": TURN + 1})
ELECTED = ("hiring.elected", {"seat": C})
HIRED: dict[str, Any] = {"office": "manager_of_shipping", "by": B, "among": [A, C]}
PAID = ("promise.paid", {"seat": B, "other": A, "n": 2})
LOOTED = ("operations.earned", {"seat": B, "n": 6, "source": "earned.loot"})


def test_there_are_eleven_words() -> None:
    assert set(PLEDGES) == set(EVERY) and len(PLEDGES) == 11


@pytest.mark.parametrize(
    ("kind", "events", "wanted"),
    [
        ("hire", [("hiring.hired", HIRED | {"seat": C})], "kept"),
        ("hire", [("hiring.hired", HIRED | {"seat": A})], "broken"),
        ("hire", [("hiring.hired", HIRED | {"seat": A, "among": [A]}), OVER], "void"),
        ("hire", [("hiring.hired", HIRED | {"seat": A, "by": C}), OVER], "void"),
        ("hire", [("hiring.hired", HIRED | {"seat": A, "office": "military_affairs"}), OVER], "void"),
        ("support", [("hiring.supports", {"seat": B, "other": C}), ELECTED], "kept"),
        ("support", [("hiring.supports", {"seat": B, "other": A}), ELECTED], "broken"),
        ("support", [("hiring.supports", {"seat": B, "other": C}), ("hiring.waits", {"seat": B}), ELECTED], "broken"),
        ("support", [ELECTED], "void"),
        ("vote", [("parliament.voted_for", {"seat": B, "n": 1}), ("parliament.voted_for", {"seat": B, "n": 2}),
                  ("parliament.failed", {})], "kept"),
        ("vote", [("parliament.voted_for", {"seat": B, "n": 2}), ("parliament.passed", {})], "broken"),
        ("vote", [("parliament.voted_in_name", {"seat": B, "n": 3})], "broken"),
        ("vote", [OVER], "void"),
        ("consent", [("consent.given", {"seat": B, "by": C, "what": "operations.debt"})], "kept"),
        ("consent", [("consent.refused", {"seat": B, "by": C, "what": "operations.debt"})], "broken"),
        ("consent", [("consent.refused", {"seat": B, "by": A, "what": "operations.debt"}), OVER], "void"),
        ("consent", [("consent.refused", {"seat": B, "by": C, "what": "hiring.nepotism"}), OVER], "void"),
        ("deploy", [("operations.deploy", {"seat": B, "region": "mysore"})], "kept"),
        ("deploy", [("operations.deploy", {"seat": B, "region": "delhi"}), OVER], "broken"),
        ("deploy", [OVER], "void"),
        ("loot", [LOOTED, PAID, PAID], "kept"),
        ("loot", [PAID, LOOTED, PAID, OVER], "broken"),
        ("loot", [OVER], "void"),
        ("spare", [OVER], "kept"),
        ("spare", [("blackmail.scandal", {"seat": B, "other": A})], "broken"),
        ("spare", [("operations.dismissed", {"seat": B, "other": A})], "broken"),
        ("spare", [("blackmail.scandal", {"seat": B, "other": C}), ("promise.called", {"seat": B, "other": A}), OVER],
         "kept"),
        ("lend", [OVER], "broken"),
        ("lend", [("end.began", {"turn": TURN})], "broken"),
    ],
)  # fmt: skip
def test_what_happens_judges_a_word(kind: str, events: list[tuple[str, dict[str, Any]]], wanted: str) -> None:
    assert after(kind, *events) == wanted


def test_any_office_will_do() -> None:
    passed_over = ("hiring.hired", HIRED | {"seat": A})
    assert after("hire", passed_over, ("hiring.hired", HIRED | {"seat": C}), office="any_office") == "kept"
    assert after("hire", passed_over, OVER, office="any_office") == "broken"


def test_calls_on_promises_can_be_spared() -> None:
    assert after("spare", ("promise.called", {"seat": B, "other": A}), what="spare.promises") == "broken"


@pytest.mark.parametrize(
    ("n", "balance", "wanted"), [(2, 0, "kept"), (1, 9, "broken"), (1, 2, "void")]
)  # fmt: skip
def test_a_dividend_that_could_not_be_paid_is_no_broken_word(n: int, balance: int, wanted: str) -> None:
    board = Board()
    board.office(B, "chairman")
    paid = ("revenue.dividends", {"n": n, "cost": 4 * n, "balance": balance})
    assert after("dividend", paid, board=board) == wanted


def test_a_word_for_the_next_turn_is_not_judged_by_this_one() -> None:
    board = given("hire", turn=TURN + 1)
    board.game.log("hiring.hired", **HIRED, seat=A)
    board.game.log("turn.over", turn=TURN + 1)
    assert outcome(board) == "open"


# --- at the table ---------------------------------------------------------------------------------------------
def test_who_hires_somebody_else_breaks_a_word() -> None:
    for answer, wanted in (("writer/madras/2", "kept"), ("writer/bombay/0", "broken")):
        board = chaired("manager_of_shipping", seat=B)
        board.writers(A, "bombay")
        board.writers(C, "madras")
        hiring(board).deal(A, B, clause("hire", B, A, **EVERY["hire"])).answer(answer)
        assert outcome(board) == wanted


def test_the_chairman_keeps_a_word_by_allocating() -> None:
    for given_out, wanted in (([0, 0, 0, 0, 6], "kept"), ([0, 0, 0, 2, 4], "open")):
        board = chair(0, 6)
        board.run("operations", "operations.chairman")
        board.deal(B, A, clause("allocate", A, B, **EVERY["allocate"])).answer("allocate", given_out)
        assert outcome(board) == wanted


def test_the_manager_keeps_a_word_by_fitting() -> None:
    board = seated("manager_of_shipping", 20, B)
    for seat in (C, C, A):
        board.yard(seat)
    board.run("operations", "operations.manager_of_shipping")
    board.deal(A, B, clause("fit", B, A, **EVERY["fit"]))
    first, second, _ = (value for value in board.open() if str(value).startswith("fit"))
    board.answer(first, "west_indian")
    assert outcome(board) == "open"
    board.answer(second, "west_indian")
    assert outcome(board) == "kept"


def test_what_was_lent_is_paid_back_by_a_later_deal() -> None:
    board = Board()
    board.cash(9, 0)
    board.run("london").deal(A, B, clause("cash", A, B, n=4), clause("lend", B, A, n=4, turn=TURN))
    board.deal(B, A, clause("cash", B, A, n=3))
    assert outcome(board) == "open"
    board.deal(B, A, clause("cash", B, A, n=1))
    assert outcome(board) == "kept"
    assert board.told("kernel.word.kept")[0]["seat"] == B


def test_what_changes_hands_with_a_loan_pays_nothing_back() -> None:
    board = Board()
    board.cash(9, 9)
    board.run("london").deal(A, B, clause("cash", B, A, n=4), clause("lend", B, A, n=4, turn=TURN))
    assert outcome(board) == "open"


@pytest.mark.parametrize(
    ("phase", "turns"), [("london", [2, 3]), ("hiring", [2, 3]), ("operations", [3]), ("end", [])]
)  # fmt: skip
def test_nobody_promises_what_is_over(phase: str, turns: list[int]) -> None:
    board = Board()
    board.state.turn.phase = phase  # type: ignore[assignment]
    blank = PLEDGES["hire"].blanks[-1]
    assert blank.values(board.game, A) == turns


def test_no_word_reaches_beyond_the_last_turn() -> None:
    board = Board(turn=5)
    board.run("london")
    assert board.deal_refused(B, clause("lend", B, A, n=1, turn=6)) == "kernel.deal.word"


def test_words_lie_in_a_save() -> None:
    board = given("lend")
    table = loads(light(board.table)).table
    assert table.game.deals["words"] == board.game.deals["words"]
    assert Book(table).table.ruleset is RULESET
