"""What a while of the game came to: who gained what and why, where money went, and what comes."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

# `from` is a word of Python's own. Without it: since the viewer's last decision.
AskRecap = TypedDict(
    "AskRecap",
    {"table": str, "viewer": NotRequired[int | None], "from": NotRequired[int | None], "to": NotRequired[int | None]},
)
"""A while of the game, from a position to another; without `from` since the viewer's last decision, without `to` up to
now."""


class RecapLine(TypedDict):
    """One sentence of about nine words at most; `seat` is null for what all share. `at` is where its moment is."""

    seat: int | None
    who: str
    """Whom the sentence is about, as it names them."""
    text: str
    amount: int
    unit: Literal["cash", "points", ""]
    """Empty where nothing is counted."""
    shown: str
    """The amount as the game writes it, with its sign; empty where nothing is counted."""
    at: int
    why: NotRequired[str]
    """The same with its cause, where the events have one, for where there is room."""


class AccountLine(TypedDict):
    """What came of one thing, and the position where most of it did."""

    text: str
    amount: int
    unit: Literal["cash", "points"]
    shown: str
    at: int


class Account(TypedDict):
    """One seat's money and points. The lines of a unit add up to what it has now less what it had before; where the
    points hold the money as well (`wealth`), all lines together add up to those of the points."""

    seat: int
    before: dict[str, int]
    """By unit: `cash` and `points`."""
    now: dict[str, int]
    shown: dict[str, str]
    """What there is now, as the game writes it, with its unit."""
    gained: dict[str, str]
    """The difference, with its sign; only units that changed."""
    earlier: dict[str, str]
    """What the difference was in the turn before; empty where the while is no turn, or the first."""
    wealth: bool
    lines: list[AccountLine]


class FlowPart(TypedDict):
    text: str
    amount: int
    shown: str


# `in` is a word of Python's own.
Flow = TypedDict(
    "Flow",
    {
        "text": str,
        "title": str,
        "seat": int | None,
        "before": FlowPart,
        "now": FlowPart,
        "in": list[FlowPart],
        "out": list[FlowPart],
        "come": str,
        "gone": str,
        "total": str,
        "earlier": str,
    },
)
"""Where money came from and where it went: `before` and all that came `in` is what went `out` and is there `now`. In
the game's own writing, `come` and `gone` say how much came and went, `total` how much there was in all, and `earlier`
how much more or less there was after the turn before."""


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
        "decisions": int,
        "compared": str,
        "lines": list[RecapLine],
        "money": list[Flow],
        "accounts": list[Account],
        "next": list[AheadLine],
        "watch": list[AheadLine],
        "promised": list[AheadLine],
    },
)
"""A while from one position to another. `compared` is the turn before it, if it is a turn that has one."""
