"""Several answers that are one decision: tried out on a copy, then given in a row.

A ruleset's `chains` say which questions belong to one decision (a ship, then the sea it goes to, then the next ship).
Whoever composes sees each following question at once, on a copy of the table that nobody else sees; nothing is sent
until the whole stands. A copy goes no further than where dice fall, something hidden shows or somebody else decides.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from .kernel.decisions import Answer, Decision
from .kernel.entries import MORE
from .kernel.reasons import Closed, Refused
from .kernel.table import Table
from .passing import Passing

LONGEST = 60
"""More answers than any one decision of a game consists of."""


class Trial(NamedTuple):
    """A copy of the table with the answers given, as far as they go without showing anything."""

    table: Table
    following: Decision | None
    """The next question of the same decision, or None if it is whole."""
    shows: bool
    """Whether the last answer would show dice or something hidden; the copy then stands before it."""
    stood: int
    """How many of the answers the copy took."""
    why: Closed | None
    """Why it did not take the next one."""


class Given(NamedTuple):
    """How many answers were given in a row, and why not all."""

    stood: int
    why: Closed | None


def _checked(answers: Any) -> list[Answer]:
    if not isinstance(answers, list) or not 0 < len(answers) <= LONGEST:
        raise Refused("kernel.compose.answers", most=LONGEST)
    return answers


def follows(table: Table, first: Decision) -> Decision | None:
    """What the seat is asked now, if it belongs to the decision that began with `first`."""
    chain = table.ruleset.chains.get(first.code)
    if chain is None:
        return None
    asked = next((decision for decision in table.pending if decision.seat == first.seat), None)
    return asked if asked is not None and chain.holds(first, asked) else None


def _in_bar(table: Table, first: Decision) -> bool:
    """Whether the seat goes on taking things in the bar that the decision began with: also the only thing that is left
    to be taken is taken there, and not passed."""
    asked = follows(table, first)
    chain = table.ruleset.chains.get(first.code)
    if asked is None or asked.code != first.code or chain is None or chain.bar is None:
        return False
    return any(row.next for row in chain.bar(table.game, asked).rows)


def enter(table: Table, first: Decision, answer: Answer, given: str, passing: Passing | None) -> bool:
    """Give one answer, and what is passed after it; gives whether dice fell or something showed."""
    before = len(table.flags)
    table.answer(first.seat, answer, given)
    if passing is not None and not table.flags[-1]:
        passing.settle(table, first.seat, lambda: _in_bar(table, first))
    return any(table.flags[before:])


def attempt(table: Table, seat: int, answers: Any, passing: Passing | None = None) -> Trial:
    """What the answers lead to, up to the first that is not legal there. Changes nothing."""
    wanted = _checked(answers)
    first = table.decision(seat)
    copy = table.fork()
    following: Decision | None = first
    for number, answer in enumerate(wanted):
        if following is None:
            return Trial(copy, None, False, number, Closed("kernel.compose.parted"))
        try:
            shown = enter(copy, first, answer, MORE if number else "", passing)
        except Refused as refused:
            return Trial(copy, following, False, number, refused.reason)
        if shown:
            return _stopped(table, first, wanted, number, passing)
        following = follows(copy, first)
    return Trial(copy, following, False, len(wanted), None)


def _stopped(table: Table, first: Decision, wanted: list[Answer], number: int, passing: Passing | None) -> Trial:
    """Dice or something hidden would show with this answer: a copy that stands before it."""
    before = table.fork()
    for answer in wanted[:number]:
        enter(before, first, answer, "", passing)
    more = number + 1 < len(wanted)
    return Trial(before, None, True, number + 1, Closed("kernel.compose.shows") if more else None)


def give(table: Table, seat: int, answers: Any, passing: Passing | None = None) -> Given:
    """Give the answers in a row, as one decision that an undo takes back whole.

    If something shows between them, or one is not legal any more, those before it stand and the rest is not given.
    """
    wanted = _checked(answers)
    first = table.decision(seat)
    shown = enter(table, first, wanted[0], "", passing)
    for number, answer in enumerate(wanted[1:], 1):
        if shown:
            return Given(number, Closed("kernel.compose.shows"))
        if follows(table, first) is None:
            return Given(number, Closed("kernel.compose.parted"))
        try:
            shown = enter(table, first, answer, MORE, passing)
        except Refused as refused:
            return Given(number, refused.reason)
    return Given(len(wanted), None)
