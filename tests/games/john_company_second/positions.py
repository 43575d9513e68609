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
