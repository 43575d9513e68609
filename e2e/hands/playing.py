"""Plays a course through a page by hand, and compares where the page stands with the native rules after each answer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from time import perf_counter

from e2e.hands.course import Course, Deed, NotReplayable, Unfinished
from e2e.hands.hand import Gesture, Hand, Standing
from pygame_core.kernel.reasons import Refused

MOST_GESTURES = 400
"""More than any one decision needs, Tab included."""
SAME = 6
"""So often a gesture is repeated that changes nothing, before the hands give up."""
HELD = 40
"""The first curtain of a game, and one in so many, is held as long as it asks for; the others are lifted as assistive
technology does."""


LEAST_BACK, MORE_BACK = 2, 3
"""So many entries at least, and so many more, somebody goes back who looks at the past."""
LINES = 20
"""With more lines of play than these nobody begins another; the table has room for a few more."""


TO_THE_SCREEN = ("curtain", "button[do=holding", "button[do=give-screen")
"""Gestures by which somebody gets the screen."""


class Parted(Exception):
    """Hands and rules came to different places, or a hand cannot reach what the rules offer."""

    def __init__(self, why: str, course: Course, hand: Hand) -> None:
        place = course.table.game.place.get("phase") or course.table.ruleset.id
        width, height = hand.size
        super().__init__(
            f"{course.title}, {course.where()}, in {place!r}, by {hand.way} in {hand.name} at {width} x {height}: {why}"
        )
        self.save = course.save()


@dataclass
class Played:
    """What was played, and how quickly."""

    answers: int = 0
    entries: int = 0
    undone: int = 0
    tried: int = 0
    """What-ifs that were begun and left again."""
    returned: int = 0
    """How often the game went back to an earlier moment, without anything being undone."""
    seconds: float = 0.0
    standing: Standing | None = None
    """Where the page stood at the end."""
    codes: set[str] = field(default_factory=set)


class Playing:
    """One game through one page. Every `undo_every` answers one is taken back and given again, where that can be; every
    `past_every` a what-if is begun and left again, or the game goes back by some entries, in turn."""

    def __init__(
        self, course: Course, hand: Hand, *, undo_every: int = 0, past_every: int = 0, board: bool = True
    ) -> None:
        self.course = course
        self.hand = hand
        self.undo_every = undo_every
        self.past_every = past_every
        self.board = board
        self.played = Played()
        self.look: Callable[[Deed], None] = lambda deed: None
        """Called once for each deed, when the one who has it has the screen."""

    def play(self, most: int | None = None) -> Played:
        """To the end of the record, or of so many entries."""
        began = perf_counter()
        standing = self.hand.open(self.course.code)
        self.agree(standing)
        while not self.course.over and (most is None or self.course.position < most):
            self.course.prefer(standing.holder)
            standing = self.enter(standing)
        self.played.entries = self.course.position
        self.played.standing = standing
        self.played.seconds += perf_counter() - began
        return self.played

    def part(self, why: str) -> Parted:
        return Parted(why, self.course, self.hand)

    def agree(self, standing: Standing) -> None:
        if not self.course.follow(standing.position, standing.digest):
            raise self.part(f"after {standing.position} entries the page stands at {standing.digest}, the rules do not")
        heard = self.hand.complaints()
        if heard:
            raise self.part("; ".join(heard))

    def enter(self, standing: Standing) -> Standing:
        """The next entry of the record, with whatever belongs to the same decision or is passed after it."""
        try:
            deed = self.course.deed()
        except Unfinished:
            self.course.rest = []
            return standing
        except (NotReplayable, Refused) as problem:
            raise self.part(str(problem)) from None
        found = self.fulfil(deed, standing)
        self.agree(found)
        self.played.answers += 1
        if deed.what == "answer":
            self.played.codes.add(deed.given["steps"][0]["decision"]["code"])
        if self.undo_every and not self.played.answers % self.undo_every and not self.course.over:
            return self.back_and_forth(deed.seat, found)
        wished = self.past_every and not self.played.answers % self.past_every
        if wished and self.course.position >= LEAST_BACK + MORE_BACK and found.branches < LINES:
            return self.to_the_past(found)
        return found

    def fulfil(self, deed: Deed, standing: Standing) -> Standing:
        """Gesture after gesture until the table has moved on."""
        told = {
            **deed.given, "what": deed.what, "seat": deed.seat, "position": standing.position, "id": standing.id,
            "branch": standing.branch, "branches": standing.branches,
            "way": self.hand.way, "board": self.board and self.played.answers % 3 != 2,
            "holds": self.played.answers % HELD == 0,
        }  # fmt: skip
        gesture = self.hand.next(told)
        before: Gesture = {}
        same, looked = 0, False
        for _ in range(MOST_GESTURES):
            if gesture["do"] == "done":
                return Standing(**gesture["standing"])
            if gesture["do"] == "cannot":
                return standing
            if gesture["do"] == "stuck":
                raise self.part(f"{deed.text()}: {gesture['why']}")
            if not looked and not gesture["on"].startswith(TO_THE_SCREEN):
                self.look(deed)
                looked = True
            same = same + 1 if _alike(gesture, before) else 0
            if same > SAME:
                raise self.part(f"{deed.text()}: {gesture['on']} changes nothing")
            self.hand.do(gesture)
            before = gesture
            gesture = self.hand.next(None)
        raise self.part(f"{deed.text()}: the hands come to no end")

    def back_and_forth(self, seat: int, standing: Standing) -> Standing:
        """Takes the last decision of this seat back and gives it again, if it may."""
        back = self.fulfil(Deed("undo", seat), standing)
        if back is standing:
            return standing
        before = self.course.position
        if back.position >= before:
            # whoever was to take back got the screen, and something was passed for them first
            self.agree(back)
            return back
        if not self.course.wind_back(back.position, back.digest):
            raise self.part(f"taken back to {back.position}, the page stands at {back.digest}, the rules do not")
        self.played.undone += 1
        while self.course.position < before:
            again = self.fulfil(Deed("redo", seat if back.viewer is None else back.viewer), back)
            if again is back:
                # something was passed meanwhile in another order: it is answered anew
                return back
            self.agree(again)
            back = again
        return back

    def to_the_past(self, standing: Standing) -> Standing:
        """A what-if, or back for good, from a few entries ago, by whoever has the screen."""
        which = self.played.answers // self.past_every
        steps = LEAST_BACK + which % MORE_BACK
        to = standing.position - steps
        deed = Deed("what_if" if which % 2 else "go_back", standing.holder or 0, {"steps": steps})
        found = self.fulfil(deed, standing)
        if found.branch:
            if not self.course.is_beside(to, standing.branches - 1, found.position, found.digest):
                raise self.part(f"a what-if from {to} stands at {found.digest} in the page, in the rules it does not")
            self.played.tried += 1
            while found.branch:
                found = self.fulfil(Deed("home", found.holder or 0), found)
            self.agree(found)
        elif found.position > standing.position:
            # whoever was to go back got the screen, and something was passed for them first
            self.agree(found)
        elif not self.course.go_back(to, found.position, found.digest):
            raise self.part(f"back at {found.position}, the page stands at {found.digest}, the rules do not")
        else:
            self.played.returned += 1
        return found


def _alike(one: Gesture, other: Gesture) -> bool:
    return not one.get("tab") and (one["do"], one.get("on")) == (other.get("do"), other.get("on"))
