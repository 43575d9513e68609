"""A clean ballot: a session of Parliament begins with one, however many sessions a turn has."""

from __future__ import annotations

from ...state import NOBODY, Ballot, Turned


def new_ballot(seats: int) -> Ballot:
    """No law has been chosen, and nobody has voted."""
    return Ballot(
        law="", stop=NOBODY, window=False, named="", votes=0, cast=False, supported=[False] * seats,
        opposed=[False] * seats, committed=[False] * seats, prompted=[False] * seats, against=[0] * seats, refused=[],
        turned=none_turned(seats),
    )  # fmt: skip


def closed(ballot: Ballot) -> Ballot:
    """The session is over: how it was voted stays in sight until the next one, the rest is gone."""
    left = new_ballot(len(ballot.turned))
    left.votes, left.opposed, left.against = ballot.votes, ballot.opposed, ballot.against
    return left


def none_turned(seats: int) -> list[Turned]:
    return [Turned() for _ in range(seats)]
