"""What every bot is: asked with a chair, chance and a deadline, it returns a move and says why."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any, Protocol

from ..kernel.chance import Chance
from .chair import Chair

GRACE = 0.25
"""Seconds that a bot may be late: clocks and garbage collections are not its fault."""


class Deadline:
    """When a bot must have moved. Without seconds there is none, and only a bot's own caps end its thinking."""

    __slots__ = ("clock", "seconds", "start")

    def __init__(self, seconds: float | None = None, clock: Callable[[], float] = perf_counter) -> None:
        self.seconds = seconds
        self.clock = clock
        self.start = clock()

    def over(self) -> bool:
        """Time to come to an end."""
        return self.seconds is not None and self.clock() - self.start >= self.seconds

    def missed(self) -> bool:
        """The bot has thought so long that its move is not waited for any more."""
        return self.seconds is not None and self.clock() - self.start > 1.5 * self.seconds + GRACE


@dataclass(frozen=True, slots=True)
class Line:
    """One move that was weighed: what it is worth to the seat (in the game's points), in how many imagined games."""

    move: list[Any]
    worth: float
    games: int = 0


@dataclass(frozen=True, slots=True)
class Why:
    """A one-line explanation as code and parameters, and the moves that were weighed, best first."""

    code: str
    params: dict[str, Any] = field(default_factory=dict)
    lines: tuple[Line, ...] = ()


@dataclass(frozen=True, slots=True)
class Move:
    """`["answer", value]`, `["act", value]` or `["deal", move, *arguments]`, and why."""

    move: list[Any]
    why: Why


class Bot(Protocol):
    """Whoever has this method can sit down. It must not keep anything of one game for another."""

    def move(self, chair: Chair, chance: Chance, deadline: Deadline) -> Move: ...


def answer(value: Any, code: str, /, lines: tuple[Line, ...] = (), **params: Any) -> Move:
    return Move(["answer", value], Why(code, params, lines))


def points(worth: float) -> float | int:
    """A worth as it stands in a message: tenths, whole numbers bare."""
    rounded = round(worth, 1)
    return int(rounded) if rounded == int(rounded) else rounded
