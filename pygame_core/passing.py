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

Where several people sit at the table, some questions would tell the others something if they were passed at once:
that somebody is not asked about a roll shows that they hold no card against it. Such a question (one of several put at
the same time, or one whose answers depend on a hand) stands, for all eyes alike, until the person has the screen; then
it is passed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, get_args

from .kernel.decisions import Answer, Decision, Pick
from .kernel.entries import BESIDE, HAND, PASSED
from .kernel.reasons import OPEN, Refused
from .kernel.table import Table

if TYPE_CHECKING:
    from .contract.view import Habits

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
    """What one person wishes to be asked, by kind of window; where nothing is said, as `usual`."""

    __slots__ = ("by_kind", "usual")

    def __init__(self) -> None:
        self.by_kind: dict[str, Wish] = {}
        self.usual: Wish = "usable"

    def set(self, kind: str, wish: Wish) -> None:
        self.by_kind[kind] = wish

    def of(self, kind: str) -> Wish:
        return self.by_kind.get(kind, self.usual)

    def answer(self, decision: Decision) -> Given | None:
        """What is answered without asking; None if the person is to be asked."""
        kind = decision.params.get("window")
        wish = self.of(kind) if kind else "usable"
        if wish == "always":
            return None
        if wish == "pass" and (past := way_past(decision)) is not None:
            return past
        return None if decision.params.get(BESIDE) else single_answer(decision)


def hides(table: Table, decision: Decision) -> bool:
    """Whether it would tell others something if this question were not asked."""
    return table.runner.frames[-1].together or bool(decision.params.get(HAND))


class Passing:
    """What is passed for the people at one table."""

    __slots__ = ("held", "on", "wishes")

    def __init__(self, seats: int) -> None:
        self.on = False
        """Everything is asked until somebody wants it otherwise; a lesson's steps name every answer."""
        self.wishes = [Wishes() for _ in range(seats)]
        self.held: set[int] = set()
        """Positions at which a person wants to be asked, having taken back what was passed there."""

    # --- what is kept beside the record -----------------------------------------------------------------------
    def habits(self) -> Habits:
        """The wishes of all, and what is to be asked although it could be passed, to be kept with the table."""
        return {
            "usual": self.wishes[0].usual,
            "wishes": [dict(one.by_kind) for one in self.wishes],
            "held": sorted(self.held),
        }

    def begin(self, habits: Habits) -> None:
        """From now on questions are passed, by these habits as far as they say anything."""
        for one in self.wishes:
            one.usual = habits.get("usual", "usable")
        for one, row in zip(self.wishes, habits.get("wishes", []), strict=False):
            for kind, wish in row.items():
                one.set(kind, wish)
        self.held |= set(habits.get("held", []))
        self.on = True

    def wishes_of(self, seat: int) -> Wishes:
        if not 0 <= seat < len(self.wishes):
            raise Refused("kernel.seat", seat=str(seat)[:20])
        return self.wishes[seat]

    # --- passing ----------------------------------------------------------------------------------------------
    def settle(self, table: Table, viewer: int | None, enough: Callable[[], bool] = lambda: False) -> int:
        """Answer for people whatever needs nobody while `viewer` has the screen, until that is `enough`; gives how many
        questions that were."""
        if not self.on:
            return 0
        self.held = {position for position in self.held if position <= table.position}
        count = 0
        while not enough() and self.one(table, viewer):
            count += 1
        return count

    def one(self, table: Table, viewer: int | None) -> bool:
        """Answer one such question, if there is one."""
        if table.result is not None or table.position in self.held:
            return False
        people = [seat for seat, player in enumerate(table.players) if player.human]
        for decision in table.pending:
            seat = decision.seat
            if seat not in people or (len(people) > 1 and seat != viewer and self._tells(table, decision)):
                continue
            option = self.wishes[seat].answer(decision)
            if option is not None:
                table.answer(seat, option.value, PASSED)
                return True
        return False

    def _tells(self, table: Table, decision: Decision) -> bool:
        """Whether the others would learn something from its being passed; what is passed in any case says nothing."""
        kind = decision.params.get("window")
        return hides(table, decision) and not (kind and self.wishes[decision.seat].of(kind) == "pass")

    def take_back(self, table: Table, seat: int, position: int) -> None:
        """Open a question again that was passed for this seat."""
        table.take_back(seat, position)
        self.held.add(position)
