"""Several answers that are one decision: tried out on a copy, then given in a row.

A ruleset's `chains` say which questions belong to one decision (a ship, then the sea it goes to, then the next ship).
Whoever composes sees each following question at once, on a copy of the table that nobody else sees; nothing is sent
until the whole stands. A copy goes no further than where dice fall, something hidden shows or somebody else decides.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from .kernel.decisions import Answer, Decision
from .kernel.reasons import Refused
from .kernel.table import MORE, Table

LONGEST = 60
"""More answers than any one decision of a game consists of."""


class Trial(NamedTuple):
    """A copy of the table with the answers given, as far as they go without showing anything."""

    table: Table
    following: Decision | None
    """The next question of the same decision, or None if it is whole."""
    shows: bool
    """Whether the last answer would show dice or something hidden; the copy then stands before it."""


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


def attempt(table: Table, seat: int, answers: Any) -> Trial:
    """What the answers lead to; `Refused` for one that is not legal there. Changes nothing."""
    first = table.decision(seat)
    copy = table.fork()
    following: Decision | None = first
    for number, answer in enumerate(_checked(answers)):
        if following is None:
            raise Refused("kernel.compose.parted", n=number)
        before = copy.fork()
        copy.answer(seat, answer)
        if copy.flags[-1]:
            if number + 1 < len(answers):
                raise Refused("kernel.compose.shows", n=number + 1)
            return Trial(before, None, True)
        following = follows(copy, first)
    return Trial(copy, following, False)


def give(table: Table, seat: int, answers: Any) -> int:
    """Give the answers in a row, as one decision that an undo takes back whole; gives how many there were.

    If something shows between them, or one is not legal any more, those before it stand and the rest is not given.
    """
    wanted = _checked(answers)
    first = table.decision(seat)
    table.answer(seat, wanted[0])
    for number, answer in enumerate(wanted[1:], 1):
        if table.flags[-1] or follows(table, first) is None:
            return number
        try:
            table.answer(seat, answer, MORE)
        except Refused:
            return number
    return len(wanted)
