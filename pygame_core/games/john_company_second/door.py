"""The one door through which every question of a step goes: to a person, or to the family that nobody holds.

Who joins such a family to the rules opens the door (`steps.open`); before that, steps run as they are.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from ...kernel.decisions import Answer, Ask
from ...kernel.game import AgendaStep, Game, Step, Steps

P = ParamSpec("P")
Work = TypeVar("Work", bound=Step | None, covariant=True)
Door = Callable[[Game[Any], Ask], Generator[Ask, Any, Answer]]


class DooredSteps(Steps):
    """Steps whose questions can go through a door, where the state has a family to answer some of them. Until somebody
    opens one they run as they are."""

    def __init__(self, manned: Callable[[Game[Any]], bool]) -> None:
        super().__init__()
        self.manned = manned
        """Whether somebody stands at the door in this game."""
        self.made: list[AgendaStep[Any, Any]] = []
        self.door: Door | None = None

    def __call__(self, name: str) -> Callable[[Callable[Concatenate[Game[Any], P], Work]], AgendaStep[P, Work]]:
        add = super().__call__(name)

        def kept(function: Callable[Concatenate[Game[Any], P], Work]) -> AgendaStep[P, Work]:
            step = add(function)
            self.made.append(step)
            if self.door is not None:
                self._lead(step, self.door)
            return step

        return kept

    def open(self, door: Door) -> None:
        """From now on what steps ask goes through it, where it is manned."""
        self.door = door
        for step in self.made:
            self._lead(step, door)

    def _lead(self, step: AgendaStep[Any, Any], door: Door) -> None:
        function = step.function

        @wraps(function)
        def through(game: Game[Any], /, *args: Any, **params: Any) -> Any:
            work = function(game, *args, **params)
            return work if work is None or not self.manned(game) else led(game, work, door)

        step.function = self.by_name[step.name] = through


def led(game: Game[Any], work: Step, door: Door) -> Step:
    """A step whose questions the door answers or passes on."""
    answer = None
    try:
        while True:
            try:
                ask = work.send(answer)
            except StopIteration as over:
                return over.value
            answer = yield from door(game, ask)
    finally:
        work.close()
