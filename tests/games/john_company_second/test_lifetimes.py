"""What is remembered for a while ends with what it was for: a vote, an election, a season."""

from __future__ import annotations

import pytest

from pygame_core.games.john_company_second.phases.london import new_season
from pygame_core.games.john_company_second.phases.parliament.ballot import closed, new_ballot
from pygame_core.games.john_company_second.pieces import vacate
from pygame_core.games.john_company_second.state import Ballot, Coalition, Turned
from tests.games.john_company_second.board import A, B, Board, C, D
from tests.games.john_company_second.spoken import SpokenBoard

pytestmark = pytest.mark.usefixtures("nobody_lends")


# --- Parliament -----------------------------------------------------------------------------------------------
def two_sessions() -> SpokenBoard:
    """Two sessions of Parliament in one turn, with a law of each on top of the deck; A is Prime Minister."""
    board = SpokenBoard()
    board.cash(0, 3, 3)
    board.workshops(A, 2)
    parliament = board.state.parliament
    first = ["tenure_limits", "calico_acts"]
    parliament.deck = [law for law in parliament.deck if law not in first] + [*reversed(first)]
    board.run("parliament", "parliament.open", "parliament.open")
    return board


def ballot(board: Board) -> Ballot:
    return board.state.parliament.ballot


def to_the_vote(board: SpokenBoard) -> SpokenBoard:
    """The law on top, with the first policy that is offered."""
    board.answer(board.open()[0])
    board.answer(board.open()[0])
    return board


def test_a_second_vote_in_a_turn_finds_a_clean_ballot() -> None:
    board = to_the_vote(two_sessions())
    board.answer("for", [1], "done")
    board.answer("against", C, "no")
    assert ballot(board).refused == [Coalition(by=B, credit=C)]
    board.answer("against", B, [1], "done")
    board.answer("done")
    assert ballot(board).supported == [True, False, False, False] and ballot(board).cast
    assert ballot(board).turned == [Turned(workshops=1), Turned(), Turned(), Turned()]
    assert ballot(board).opposed[B] and ballot(board).against[B] == 1
    board.answer("end")
    while board.ask.code != "parliament.select":
        board.answer(board.open()[0])
    assert ballot(board) == new_ballot(4), "whatever was voted on the law before"
    to_the_vote(board)
    assert board.asked == [(A, "parliament.vote")]
    clean = new_ballot(4)
    clean.law, clean.stop, clean.votes = ballot(board).law, ballot(board).stop, ballot(board).votes
    assert ballot(board) == clean and ballot(board).law == "calico_acts"


def test_who_opposed_one_law_may_support_the_next_in_the_same_turn() -> None:
    board = to_the_vote(two_sessions())
    board.answer("for", [1], "done", "against", B, [1])
    assert board.why("for") == "jc2.parliament.opposition.no_return"
    board.answer("done", "done", "end")
    while board.ask.code != "parliament.select":
        board.answer(board.open()[0])
    to_the_vote(board).answer("done")
    assert board.asked == [(B, "parliament.vote")] and "for" in board.open()


def test_a_round_of_the_second_vote_in_which_nobody_votes_is_empty() -> None:
    board = to_the_vote(two_sessions()).answer("for", [1], "done", "done", "done", "end")
    while board.ask.code != "parliament.select":
        board.answer(board.open()[0])
    to_the_vote(board).answer("done", "done", "done")
    assert board.ask.code != "parliament.more"


def test_what_was_voted_stays_in_sight_and_what_it_was_for_does_not() -> None:
    done = new_ballot(3)
    done.law, done.stop, done.window, done.named, done.cast = "calico_acts", 3, True, "chairman", True
    done.votes, done.against, done.opposed = -2, [0, 3, 0], [False, True, False]
    done.supported, done.refused = [True, False, False], [Coalition(by=1, credit=2)]
    left = new_ballot(3)
    left.votes, left.against, left.opposed = -2, [0, 3, 0], [False, True, False]
    assert closed(done) == left


# --- the election ---------------------------------------------------------------------------------------------
def test_a_second_election_in_a_turn_finds_no_shares_bound() -> None:
    board = Board()
    board.vacant("chairman")
    board.shares(0, 1, 1, 4)
    board.promise(B, C, "support_with_my_shares")
    board.run("hiring", "hiring.election").answer("call_2")
    assert board.state.company.election.bound == [False, False, True, False]
    board.answer(B)
    assert board.asked == [(D, "hiring.support")], "C's shares are B's to use"
    board.answer(D)
    assert board.state.offices["chairman"].holder == D
    board.state.company.court[vacate(board.game, "chairman")] += 1
    board.state.company.former = A
    board.run("hiring", "hiring.election").answer("none")
    assert board.asked == [(C, "hiring.support")]


def test_the_shares_that_a_promise_bound_are_free_once_somebody_is_elected() -> None:
    board = Board()
    board.vacant("chairman")
    board.shares(0, 2, 1)
    board.promise(B, C, "support_with_my_shares")
    board.run("hiring", "hiring.election").answer("call_2")
    assert board.state.offices["chairman"].holder == B and not any(board.state.company.election.bound)


# --- the London Season ----------------------------------------------------------------------------------------
def test_a_second_season_finds_nothing_used() -> None:
    board = Board()
    board.season.letters[A] = True
    board.season.discounts[A] = ["mr_rochester"]
    board.season.spent[B] = board.season.retired[B] = 4
    board.run("london", "london.open")
    assert board.season == new_season(4)
