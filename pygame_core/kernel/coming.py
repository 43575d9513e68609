"""When a seat is certain to decide: told from the steps that stand on the agenda, never guessed.

A game declares of some of its steps that they ask a seat for certain, and where in the game that will be. Whatever asks
before that only makes it sooner; nothing but the end of the game can come in between.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from .game import AgendaStep, Game


class Coming(NamedTuple):
    """Where in the game a seat decides for certain."""

    turn: int
    phase: str


Certainty = Callable[[Game[Any], int, dict[str, Any]], Coming | None]
"""Of a step on the agenda with its arguments: where it is certain to ask a seat; None if it may not ask it."""


def by_name(certain: Mapping[AgendaStep[Any, Any], Certainty]) -> dict[str, Certainty]:
    """As the agenda names its steps."""
    return {step.name: certainty for step, certainty in certain.items()}


def coming(game: Game[Any], certain: Mapping[str, Certainty], seat: int) -> Coming | None:
    """The first step of the agenda that is certain to ask the seat."""
    for name, arguments in game.agenda:
        if name in certain and (found := certain[name](game, seat, arguments)) is not None:
            return found
    return None
