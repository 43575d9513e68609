"""Why a choice is or is not available.

The predicate that decides legality returns the reason, so that the page can show a closed option with its cause:

>>> def can_pay(cash: int, price: int) -> Reason:
...     return OPEN if cash >= price else Closed("toy.pay.cash", cash=cash, price=price)
>>> bool(can_pay(3, 2)), can_pay(1, 2)
(True, Closed('toy.pay.cash', cash=1, price=2))
"""

from __future__ import annotations

from typing import Any, Final


class Open:
    """The choice is available. Truthy; there is one, `OPEN`."""

    __slots__ = ()

    def __bool__(self) -> bool:
        return True

    def __repr__(self) -> str:
        return "OPEN"


class Closed:
    """The choice is not available: the rule that forbids it and the figures its message needs. Falsy."""

    __slots__ = ("params", "rule")

    def __init__(self, rule: str, /, **params: Any) -> None:
        self.rule = rule
        self.params = params

    def __bool__(self) -> bool:
        return False

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Closed) and (self.rule, self.params) == (other.rule, other.params)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        said = "".join(f", {name}={value!r}" for name, value in self.params.items())
        return f"Closed({self.rule!r}{said})"

    def describe(self) -> dict[str, Any]:
        return {"rule": self.rule, "params": {**self.params}}


Reason = Open | Closed

OPEN: Final = Open()


class Refused(Exception):
    """What was asked for is not allowed. Whoever raises it has changed nothing."""

    def __init__(self, rule: str | Closed, /, **params: Any) -> None:
        self.reason = rule if isinstance(rule, Closed) else Closed(rule, **params)
        super().__init__(repr(self.reason))


class RuleBug(Exception):
    """A game broke the kernel's contract (an impossible decision, an unknown step): a defect, not a bad answer."""


def all_of(*reasons: Reason) -> Reason:
    """The first reason that closes, or `OPEN`."""
    for reason in reasons:
        if not reason:
            return reason
    return OPEN
