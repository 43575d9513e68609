"""One thing that persons can pay the Crown for, and what paying for it does to what its plan reckons with."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from .....kernel.decisions import NOWHERE, Answer, Option, Pick, Target
from ...state import NOBODY, G
from ..family import crown
from ..plans.plan import Planned


@dataclass(frozen=True, slots=True)
class Offer:
    """`value` tells it from others of the same favour; `seats` are those who may pay, everybody if None."""

    favour: str
    value: tuple[Any, ...] = ()
    answer: Answer = None
    decides: bool = True
    effect: Callable[[], None] | None = None
    each: int = 1
    seats: tuple[int, ...] | None = None
    target: Target = NOWHERE
    figures: dict[str, Any] = field(default_factory=dict)
    """What its words name."""
    holder: int = NOBODY
    """Whose piece the answer names, if it is one of a family."""


Offered = Iterator[Offer]
Maker = Callable[[G, Any, Planned, dict[int, Answer]], Offered]
"""From the question, the plan and what persons have answered at the same moment."""
Makers = dict[str, Maker]


# --- effects --------------------------------------------------------------------------------------------------
def shift(game: G, by: int) -> Callable[[], None]:
    def effect() -> None:
        crown(game).duty.shift += by

    return effect


def steps(game: G, by: int) -> Callable[[], None]:
    def effect() -> None:
        crown(game).duty.steps += by

    return effect


def named(game: G, name: str) -> Callable[[], None]:
    def effect() -> None:
        crown(game).duty.named = name

    return effect


def paid(game: G, *marks: str) -> Callable[[], None]:
    def effect() -> None:
        mine = crown(game).duty
        mine.paid = [*mine.paid, *marks]

    return effect


def both(*effects: Callable[[], None]) -> Callable[[], None]:
    def effect() -> None:
        for one in effects:
            one()

    return effect


def dice(game: G, favour: str) -> Offered:
    """A die more or a die fewer."""
    for by, word in ((1, "dice_more"), (-1, "dice_fewer")):
        yield Offer(favour, (word,), decides=False, effect=shift(game, by), figures={"dice": word})


def others(asked: Pick, planned: Planned) -> list[Option]:
    return [option for option in asked.options if option.why and option.value != planned.answer]


def moving(kind: str, origin: str, goal: str) -> dict[str, str]:
    return {"piece": f"piece.{kind}", "origin": origin, "goal": goal}
