"""Tempers: what a player of the computer likes beside what it is worth, so that several of them go different ways.

>>> merchant = Temper("merchant", {"trade": 0.4})
>>> merchant["trade"], merchant["war"]
(0.4, 0.0)
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from ..kernel.decisions import Decision
from .hints import Hint

__all__ = ["Manner", "Temper"]


@dataclass(frozen=True, slots=True)
class Temper:
    """`likes`: points by which a thing seems better (or worse) than it is."""

    name: str
    likes: dict[str, float] = field(default_factory=dict)

    def __getitem__(self, thing: str) -> float:
        return self.likes.get(thing, 0.0)


class Manner:
    """A game's `bots` with one temper, whoever plays: hints of its own, and everything else as it is there."""

    def __init__(
        self, bots: dict[str, Any], temper: Temper, hints: Callable[[Temper, Any, Decision], list[Hint] | None]
    ) -> None:
        vars(self).update(bots)
        self.temper = temper
        self.hints = partial(hints, temper)
