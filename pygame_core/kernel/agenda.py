"""The runner: takes steps off the agenda and works them off, coroutine by coroutine.

At most one step of the agenda runs at a time; acts beside stand on top of it as further frames. Between two
steps (no frame open) everything is in the state: there the table takes its checkpoints, by `border`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .decisions import Answer, Ask, Decision
from .game import Game, Step, Steps
from .reasons import Refused, RuleBug


class Frame:
    """One running step: what it asked, the decisions made from that, and the answers given so far (and when)."""

    __slots__ = ("answers", "ask", "group", "seat", "step", "together", "when", "work")

    def __init__(self, step: str, work: Step, seat: int = -1) -> None:
        self.step = step
        self.work = work
        self.seat = seat
        self.ask: Ask | None = None
        self.group: list[Decision] | None = None
        self.together = False
        self.answers: dict[int, Answer] = {}
        self.when: dict[int, int] = {}


NEVER = 1 << 60

MOST_STEPS = 20_000
"""No rules work so long without asking anybody: a defect that would hang the page is told instead."""


class Runner:
    """Runs one game's agenda until somebody must decide."""

    __slots__ = ("afresh", "border", "due", "frames", "game", "steps")

    def __init__(
        self, game: Game[Any], steps: Steps, afresh: bool, due: int = NEVER, border: Callable[[], int] | None = None
    ) -> None:
        self.game = game
        self.steps = steps.by_name
        self.afresh = afresh
        self.due = due
        """From this position on `border` is called at the next step border; it says when it wants to be next."""
        self.border = border
        self.frames: list[Frame] = []

    # --- what is asked ----------------------------------------------------------------------------------------
    def group(self) -> list[Decision]:
        """The decisions that the top step asks, answered ones among them; made at most once until re-asked."""
        if not self.frames:
            return []
        frame = self.frames[-1]
        if frame.group is None and not self._make(frame):
            raise RuleBug(f"{frame.step}: a fresh question cannot be empty")
        return frame.group  # type: ignore[return-value]

    def _make(self, frame: Frame) -> bool:
        if callable(frame.ask):
            made = frame.ask()
        elif self.afresh:
            raise RuleBug(f"{frame.step}: a game with acts or deals must yield functions that make its questions")
        else:
            made = frame.ask
        if not made:
            return False
        if type(made) is list:
            frame.together = True
            frame.group = made
        else:
            frame.together = False
            frame.group = [made]  # type: ignore[list-item]
        for decision in frame.group:
            if not decision.possible():
                raise RuleBug(f"{frame.step}: {decision.code} leaves nothing to answer")
        return True

    def pending(self) -> list[Decision]:
        """The decisions still open."""
        if not self.frames:
            return []
        frame = self.frames[-1]
        group = frame.group or self.group()
        return [decision for decision in group if decision.seat not in frame.answers] if frame.answers else group

    # --- going on ---------------------------------------------------------------------------------------------
    def advance(self) -> None:
        """With no frame open: work off the agenda until somebody is asked or the game is over."""
        game = self.game
        for _ in range(MOST_STEPS):
            if game.added:
                game.agenda[:0] = game.added
                game.added = []
            if game.result is not None:
                return
            if game.position >= self.due and self.border is not None:
                self.due = self.border()
            if not game.agenda:
                raise RuleBug("the agenda is empty and the game is not over")
            name, params = game.agenda.pop(0)
            game.step = name
            try:
                work = self.steps[name](game, **params)
            except KeyError:
                if name in self.steps:
                    raise
                raise RuleBug(f"no step is called {name!r}") from None
            if work is not None and self._open(Frame(name, work)):
                return
        raise RuleBug(f"{MOST_STEPS} steps without a question: the agenda goes round, last through {game.step!r}")

    def _open(self, frame: Frame) -> bool:
        self.frames.append(frame)
        if self._resume(frame, None):
            return True
        self.frames.pop()
        return False

    def _resume(self, frame: Frame, value: Any) -> bool:
        """Send a value into a step; True if it asks again, False if it has ended."""
        self.game.step = frame.step
        try:
            frame.ask = frame.work.send(value)
        except StopIteration:
            return False
        frame.group = None
        if frame.answers:
            frame.answers = {}
            frame.when = {}
        return True

    def send(self, value: Any) -> None:
        """The top question is answered: go on until the next one."""
        frame = self.frames[-1]
        if self._resume(frame, value):
            return
        self.frames.pop()
        if self.frames:
            self.ask_again()
        else:
            self._settle()

    def _settle(self) -> None:
        if self.game.result is not None:
            for frame in self.frames:
                frame.work.close()
            self.frames.clear()
            self.game.drop_agenda()
            return
        if not self.frames:
            self.advance()

    def give(self, seat: int, value: Answer) -> bool:
        """One answer to several simultaneous questions, kept secret until all are in; True if sealed answers of others
        were opened by it."""
        frame = self.frames[-1]
        group = self.group()
        frame.answers[seat] = value
        frame.when[seat] = self.game.position
        if len(frame.answers) < len(group):
            return False
        self.send([frame.answers[decision.seat] for decision in group])
        return len(group) > 1

    def act(self, seat: int, step: str, arguments: list[Any]) -> None:
        """Run an act beside on top of the pending question, which is then asked again."""
        self.game.step = step
        work = self.steps[step](self.game, seat, *arguments)
        if work is not None and self._open(Frame(step, work, seat)):
            return
        self.ask_again()

    def ask_again(self) -> None:
        """Something beside the question changed the table: make the question afresh, or go on if it dissolved.

        A secret answer already given stays if it is still legal, else its seat is asked again.
        """
        if self.game.result is not None:
            self._settle()
        if not self.frames:
            return
        frame = self.frames[-1]
        frame.group = None
        if not self._make(frame):
            self.send(None)
            return
        group: list[Decision] = frame.group or []
        for decision in group:
            if decision.seat in frame.answers and not _still_legal(decision, frame.answers[decision.seat]):
                del frame.answers[decision.seat]
        seats = {decision.seat for decision in group}
        frame.answers = {seat: value for seat, value in frame.answers.items() if seat in seats}
        frame.when = {seat: frame.when[seat] for seat in frame.answers}
        if frame.together and len(frame.answers) == len(seats):
            self.game.reveal()
            self.send([frame.answers[decision.seat] for decision in group])


def _still_legal(decision: Decision, answer: Answer) -> bool:
    try:
        decision.check(answer)
    except Refused:
        return False
    return True
