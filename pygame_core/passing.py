"""Questions that are answered by themselves: those with a single answer, and windows that a person does not want.

A window is a question that stands only because of something that a seat holds (a card that could be played now). The
question names its kind in its parameter `window`; the quiet option is the way past it. What a person wishes is theirs
for each kind:

>>> from pygame_core.kernel.decisions import Option, Pick
>>> from pygame_core.kernel.reasons import Closed
>>> idle = Pick(0, "play", [Option("card", Closed("toy.late")), Option("none", quiet=True)], window="cards")
>>> armed = Pick(0, "play", [Option("card"), Option("none", quiet=True)], window="cards")
>>> Wishes().answer(idle), Wishes().answer(armed)
(Given(value='none'), None)
>>> wishes = Wishes()
>>> wishes.set("cards", "pass")
>>> wishes.answer(armed)
Given(value='none')
>>> wishes.set("cards", "always")
>>> wishes.answer(idle) is None
True
"""

from __future__ import annotations

from typing import Any, Final, Literal, NamedTuple, get_args

from .kernel.decisions import Answer, Decision, Pick
from .kernel.reasons import OPEN, Refused
from .kernel.table import PASSED, Table

Wish = Literal["usable", "pass", "always"]
"""Ask only when something can be used; pass the kind; ask always."""
WISHES: Final = get_args(Wish)


class Given(NamedTuple):
    """An answer that needs nobody to think about it."""

    value: Answer


def single_answer(decision: Decision) -> Given | None:
    """The one legal answer of a question, if there is only one."""
    found = decision.listed(2)
    return Given(found[0]) if len(found) == 1 else None


def way_past(decision: Decision) -> Given | None:
    """The answer of a window that uses nothing."""
    if not isinstance(decision, Pick):
        return None
    quiet = [option for option in decision.options if option.params.get("quiet") and option.why is OPEN]
    return Given(quiet[0].value) if len(quiet) == 1 else None


class Wishes:
    """What one person wishes to be asked, by kind of window; `usable` where nothing is said."""

    __slots__ = ("by_kind",)

    def __init__(self) -> None:
        self.by_kind: dict[str, Wish] = {}

    def set(self, kind: str, wish: Any) -> None:
        if wish not in WISHES:
            raise Refused("kernel.request.form", what=f"wish: {' or '.join(WISHES)}")
        self.by_kind[kind] = wish

    def answer(self, decision: Decision) -> Given | None:
        """What is answered without asking; None if the person is to be asked."""
        kind = decision.params.get("window")
        wish = self.by_kind.get(kind, "usable") if kind else "usable"
        if wish == "always":
            return None
        if wish == "pass" and (past := way_past(decision)) is not None:
            return past
        return single_answer(decision)


class Passing:
    """What is passed for the people at one table."""

    __slots__ = ("held", "on", "wishes")

    def __init__(self, seats: int) -> None:
        self.on = False
        """Everything is asked until somebody wants it otherwise; a lesson's steps name every answer."""
        self.wishes = [Wishes() for _ in range(seats)]
        self.held: set[int] = set()
        """Positions at which a person wants to be asked, having taken back what was passed there."""

    def wishes_of(self, seat: int) -> Wishes:
        if not 0 <= seat < len(self.wishes):
            raise Refused("kernel.seat", seat=str(seat)[:20])
        return self.wishes[seat]

    def settle(self, table: Table) -> int:
        """Answer for people whatever needs nobody; gives how many questions that were."""
        if not self.on:
            return 0
        self.held = {position for position in self.held if position <= table.position}
        count = 0
        while self._one(table):
            count += 1
        return count

    def _one(self, table: Table) -> bool:
        if table.result is not None or table.position in self.held:
            return False
        for decision in table.pending:
            if not table.players[decision.seat].human:
                continue
            given = self.wishes[decision.seat].answer(decision)
            if given is not None:
                table.answer(decision.seat, given.value, PASSED)
                return True
        return False

    def take_back(self, table: Table, seat: int, position: int) -> None:
        """Open a question again that was passed for this seat."""
        table.take_back(seat, position)
        self.held.add(position)
