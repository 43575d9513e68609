"""What a while of the game came to: who gained what and why, where money went, and what comes."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict


class RecapLine(TypedDict):
    """One sentence of about nine words at most; `seat` is null for what all share. `at` is where its moment is."""

    seat: int | None
    text: str
    amount: int
    unit: Literal["cash", "points", ""]
    """Empty where nothing is counted."""
    shown: str
    """The amount as the game writes it, with its sign; empty where nothing is counted."""
    at: int


class AccountLine(TypedDict):
    """What came of one thing, and the position where most of it did."""

    text: str
    amount: int
    unit: Literal["cash", "points"]
    shown: str
    at: int


class Account(TypedDict):
    """One seat's money and points. The lines of a unit add up to what it has now less what it had before."""

    seat: int
    before: dict[str, int]
    """By unit: `cash` and `points`."""
    now: dict[str, int]
    lines: list[AccountLine]


class FlowPart(TypedDict):
    text: str
    amount: int


# `in` is a word of Python's own.
Flow = TypedDict(
    "Flow",
    {"text": str, "seat": int | None, "before": int, "now": int, "in": list[FlowPart], "out": list[FlowPart]},
)
"""Where money came from and where it went: `before` and all that came `in` is what went `out` and is there `now`."""


class AheadLine(TypedDict):
    text: str
    seat: NotRequired[int]
    """Whom it concerns."""


# `from` again.
Recap = TypedDict(
    "Recap",
    {
        "from": int,
        "to": int,
        "title": str,
        "lines": list[RecapLine],
        "money": list[Flow],
        "accounts": list[Account],
        "next": list[AheadLine],
        "watch": list[AheadLine],
        "promised": list[AheadLine],
    },
)
"""A while from one position to another."""
