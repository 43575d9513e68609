"""What bots once did to their own harm: each folly with a position in which it would be one."""

from __future__ import annotations

from pygame_core.games.john_company_second.bots.hiring import emptied
from pygame_core.games.john_company_second.bots.stakes import Stakes
from pygame_core.games.john_company_second.refs import Writer
from tests.games.john_company_second.board import A, B, Board
from tests.games.john_company_second.positions import chaired, hiring
from tests.games.john_company_second.test_bots import best, worths
from tests.games.john_company_second.test_bots_deals import reply
from tests.games.john_company_second.test_operations_deploy import army, command
from tests.games.john_company_second.test_revenue import owners


def threatened(*officers: int, regiments: int) -> Board:
    """A commands in Madras, which is the Company's and lies before the Elephant."""
    board = army("madras", *officers, regiments=regiments)
    board.conquer("madras", "madras")
    board.elephant("mysore", "madras")
    return command(board)


# --- war ----------------------------------------------------------------------------------------------------------
def test_nobody_attacks_with_a_single_die() -> None:
    board = command(army("madras", A))
    assert best(board) == "done" and worths(board)["deploy/madras"] < 0


def test_nobody_marches_out_of_a_region_that_would_fall() -> None:
    assert best(threatened(A, regiments=1)) == "done"
    assert best(threatened(A, B, regiments=1)) == "done"


def test_whoever_marches_leaves_a_garrison() -> None:
    board = threatened(A, A, B, regiments=4)
    assert str(best(board)).startswith("deploy/")
    board.answer(best(board))
    sent = best(board)
    assert isinstance(sent, list) and 1 < sum(sent) < 7


# --- offices ------------------------------------------------------------------------------------------------------
def test_the_last_writer_of_a_presidency_is_left_to_be_its_president() -> None:
    """There is a President to hire next, and nobody else for it."""
    board = chaired("manager_of_shipping", "president_of_bombay")
    for presidency in ("bombay", "madras"):
        board.writers(A, presidency)
    board.office(B, "president_of_madras")
    hiring(board)
    assert best(board) == f"writer/madras/{A}"
    last = Writer("bombay", A)
    assert emptied(Stakes(board.game), "manager_of_shipping", last) > 0
    board.writers(B, "bombay")
    assert emptied(Stakes(board.game), "manager_of_shipping", last) == 0


# --- money --------------------------------------------------------------------------------------------------------
def test_dividends_are_paid_in_a_good_year() -> None:
    for balance in (12, 20, 30):
        board = owners(balance)
        board.state.company.standing = 3
        board.office(A, "chairman")
        board.run("revenue", "revenue.dividends")
        assert best(board) == max(board.open())


def test_nobody_retires_for_a_prize_that_brings_nothing() -> None:
    board = Board()
    board.cash(2)
    board.pensioners(1)
    board.run("london", ("london.retire", {"seat": A, "final": False}))
    assert best(board) == "none"


def test_nothing_is_bought_from_another_that_the_bank_sells_for_less() -> None:
    board = Board()
    board.cash(0, 20)
    board.luxuries(A, 1)
    board.run("family", ("family.action", {"seat": A}))
    luxury = {"kind": "luxuries", "from": A, "to": B, "n": 1}
    dear = {"kind": "cash", "from": B, "to": A, "n": 7}
    assert reply(board, luxury, dear)[0] != "accept"
    assert reply(board, luxury, {**dear, "n": 2})[0] == "accept"


# --- Parliament ---------------------------------------------------------------------------------------------------
def test_a_prime_minister_does_not_drop_his_law_for_a_pound() -> None:
    """It fails by one vote, and nobody else has one."""
    board = Board()
    board.cash(9)
    parliament = board.state.parliament
    parliament.ballot.law, parliament.ballot.stop, parliament.ballot.votes = "tenure_limits", 0, -1
    parliament.deck.remove("tenure_limits")
    board.run("parliament", ("parliament.vote", {"seat": A}))
    assert parliament.prime_minister == A and best(board) == "for"
