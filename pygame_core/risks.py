"""What an answer or an act would show or give away, tried out on a copy.

What the seat cannot know is dealt afresh there.
Who answers by one click can take the answer back as long as nothing has shown. So each answer is tried on an imagined
table before it is given, with what is passed after it: the trial says that dice would fall, never which way.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from .composing import enter
from .kernel.chance import Chance
from .kernel.entries import MORE
from .kernel.reasons import Refused
from .kernel.table import Table
from .passing import Passing

if TYPE_CHECKING:
    from .contract import Risks
    from .contract.choices import Risk

MOST = 60
"""More answers than anybody looks at."""


def found(table: Table, seat: int, entries: int) -> Risk:
    """What the entries of a table that logs, from so many on, have brought this seat."""
    events = [event for event in table.game.events if event[0] > table.skip + entries]
    if any("dice" in params for _, _, _, _, params, *_ in events):
        return "dice"
    if any(table.flags[entries:]):
        return "secret"
    spent = table.ruleset.spent
    if any(code in spent and params.get("seat") == seat for _, _, _, code, params, *_ in events):
        return "property"
    return ""


class Trials:
    """Tries the answers and acts of one seat, each on a copy of its own; `after` is composed before them."""

    def __init__(self, table: Table, seat: int, passing: Passing, after: list[Any]) -> None:
        self.seat = seat
        self.passing = passing
        self.imagined = table.imagine(seat, Chance(f"risk/{table.position}"))
        if after:
            first = self.imagined.decision(seat)
            for number, answer in enumerate(after):
                enter(self.imagined, first, answer, MORE if number else "", passing)

    def risk(self, move: Callable[[Table], None]) -> Risk:
        copy = self.imagined.fork()
        copy.game.quiet = False
        before = len(copy.record)
        move(copy)
        self.passing.settle(copy, self.seat)
        return found(copy, self.seat, before)

    def answer(self, value: Any) -> Risk:
        """Where several are asked at the same time, what they have answered opens when the last one has."""
        runner = self.imagined.runner
        sealed = runner.frames[-1].together and len(runner.group()) > 1
        return "secret" if sealed else self.risk(lambda copy: copy.answer(self.seat, value))

    def act(self, value: Any) -> Risk:
        return self.risk(lambda copy: copy.act(self.seat, value))


def _listed(wanted: Any) -> list[Any]:
    if wanted is None:
        return []
    if not isinstance(wanted, list) or len(wanted) > MOST:
        raise Refused("kernel.request.form", what=f"at most {MOST} answers or acts")
    return wanted


def risks(table: Table, passing: Passing, seat: int, after: Any, answers: Any, acts: Any) -> Risks:
    """What each of these risks; `Refused` if one of them is not legal."""
    table.acts(seat)  # no seat, nothing to try
    trials = Trials(table, seat, passing, _listed(after))
    return {
        "answers": [trials.answer(answer) for answer in _checked(trials, _listed(answers))],
        "acts": [trials.act(act) for act in _listed(acts)],
    }


def _checked(trials: Trials, answers: list[Any]) -> list[Any]:
    decision = trials.imagined.decision(trials.seat) if answers else None
    return [decision.check(answer) for answer in answers] if decision else []
