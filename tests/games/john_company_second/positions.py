"""Positions with which the tests of several subjects begin."""

from __future__ import annotations

from typing import Any

from tests.games.john_company_second.board import A, Board
from tests.games.john_company_second.spoken import SpokenBoard

HARMLESS = 2
"""A space of the Power track that only moves the shipping marker."""


# --- London ---------------------------------------------------------------------------------------------------
def taking(board: Board, *cards: str, seat: int = A) -> Board:
    """A seat has retired somebody and may choose from this display."""
    board.display(*cards)
    return board.run("london", ("london.pick", {"seat": seat}))


# --- Hiring ---------------------------------------------------------------------------------------------------
def hiring(board: Board) -> Board:
    return board.run("hiring", "hiring.open")


def chaired(*vacant: str, seat: int = A) -> Board:
    """One seat is Chairman; of the other offices only these are in the game."""
    board = Board()
    board.vacant(*vacant)
    board.office(seat, "chairman")
    return board


def holders(board: Board) -> dict[str, int]:
    return {office: post.holder for office, post in board.state.offices.items() if post.where == "held"}


def rivals(office: str, *seats: int) -> Board:
    """Seat A is Chairman and has this office to fill; each of the seats has one candidate, a Bombay writer."""
    board = chaired(office)
    for seat in seats:
        board.writers(seat, "bombay")
    return board


# --- Parliament -----------------------------------------------------------------------------------------------
def passing(law: str, *, stop: int = HARMLESS) -> SpokenBoard:
    """Seat A's law has won its vote."""
    board = SpokenBoard()
    parliament = board.state.parliament
    parliament.deck.remove(law)
    parliament.ballot.law, parliament.ballot.stop = law, stop
    return board


def enact(board: SpokenBoard, script: list[Any] | None = None) -> SpokenBoard:
    return board.run("parliament", "parliament.resolve", script=script)


def failing(law: str) -> SpokenBoard:
    board = passing(law)
    board.state.parliament.ballot.votes = -1
    return board


def in_force(board: SpokenBoard, law: str) -> bool:
    return law in board.state.parliament.passed


# --- firms ----------------------------------------------------------------------------------------------------
def market(seats: int = 4, *, turn: int = 6) -> SpokenBoard:
    """The Company is deregulated, owns nothing and owes nothing; all orders are open."""
    board = SpokenBoard(seats, turn=turn, scenario="1813")
    board.bare()
    board.state.company.company_ships = dict.fromkeys(board.state.company.company_ships, 0)
    return board


def investing(board: SpokenBoard, script: list[Any] | None = None) -> SpokenBoard:
    """The investment step begins."""
    return board.run("firms", "firms.round", script=script)


def do(board: SpokenBoard, wanted: dict[int, str]) -> SpokenBoard:
    """One round: these families want something, the others nothing."""
    for decision in [decision for decision in board.table.pending if decision.code == "firms.invest"]:
        board.table.answer(decision.seat, wanted.get(decision.seat, "done"))
    board.look()
    return board


def done(board: SpokenBoard) -> bool:
    """Nobody wants more: the step is over."""
    do(board, {})
    return board.stopped
