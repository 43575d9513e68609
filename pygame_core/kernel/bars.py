"""What the bar shows where several answers are one decision: things taken one by one, each from a row.

A thing may have to go somewhere, which is a second answer: the rows then have columns. Codes and figures only; what is
left to spend is what every following question of the decision says anew.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from .decisions import NOWHERE, Answer, Target
from .reasons import OPEN, Reason


@dataclass(frozen=True, slots=True)
class Row:
    """Things of a kind. `values` are all the answers that take one, `next` those that can be given now, in turn.

    `prices` say what the next ones cost, also those that cannot be paid; `worth` what each brings later;
    `icon` names the drawing of one.
    """

    code: str
    values: list[Answer]
    next: list[Answer]
    prices: list[int]
    worth: list[int] = field(default_factory=list)
    icon: str = ""
    why: Reason = OPEN
    params: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Column:
    """A place to put things, and how many are there."""

    value: Answer
    n: int
    target: Target = NOWHERE


@dataclass(frozen=True, slots=True)
class Bar:
    """Rows, the places that what is taken goes to, and what there is to spend. Its words stand in the section `bar`."""

    code: str
    rows: list[Row]
    have: int
    columns: list[Column] = field(default_factory=list)
    params: dict[str, Any] = field(default_factory=dict)
