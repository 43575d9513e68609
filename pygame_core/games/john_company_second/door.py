"""The one door through which every question of a step goes: to a person, or to the family that nobody holds.

A game with such a family says who answers by `steps.door`; without one, steps run as they are.
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
    """Steps whose questions go through a door where the state has an `automa` to answer some of them."""

    def __init__(self, manned: Callable[[Game[Any]], bool]) -> None:
        super().__init__()
        self.manned = manned
        """Whether somebody stands at the door in this game."""
        self.door: Door | None = None

    def __call__(self, name: str) -> Callable[[Callable[Concatenate[Game[Any], P], Work]], AgendaStep[P, Work]]:
        add = super().__call__(name)

        def through(function: Callable[Concatenate[Game[Any], P], Work]) -> AgendaStep[P, Work]:
            @wraps(function)
            def step(game: Game[Any], /, *args: P.args, **params: P.kwargs) -> Any:
                work = function(game, *args, **params)
                if work is None or self.door is None or not self.manned(game):
                    return work
                return led(game, work, self.door)

            return add(step)

        return through


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
