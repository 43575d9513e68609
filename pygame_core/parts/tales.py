"""What one event shows, made from its own figures: what there is more or less of, and where on the board.

>>> from pygame_core.kernel.events import Event
>>> def stall(params: dict[str, Any]) -> Target:
...     return f"stall-{params['good']}"
>>> event = Event(3, {}, "sell", "goods.sold", {"good": "tea", "n": 4, "seat": 0}, "", None)
>>> sold = changed("cash", 1, "n", stall)(Told(None, event, lambda: iter(())))  # type: ignore[arg-type]
>>> sold.changes, sold.about
((Change(unit='cash', amount=4, seat=0, target=''),), ('stall-tea',))
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from ..kernel.decisions import Target
from ..kernel.story import Change, Moment, Told

__all__ = ["Place", "Teller", "at", "changed", "one"]

Place = Callable[[dict[str, Any]], Target]
"""An element of the board, by the figures of an event."""
Teller = Callable[[Told], Moment]


def changed(unit: str, sign: Literal[1, -1], amount: str = "n", *about: Place) -> Teller:
    """Something that the seat of the event, if it has one, has more or less of now."""

    def tell(told: Told) -> Moment:
        params = told.params
        change = Change(unit, sign * params[amount], params.get("seat"))
        return Moment(about=tuple(place(params) for place in about), changes=(change,))

    return tell


def one(unit: str, sign: Literal[1, -1], *about: Place) -> Teller:
    """The same where it is a single thing, which lies at the first of these places."""

    def tell(told: Told) -> Moment:
        places = tuple(place(told.params) for place in about)
        return Moment(about=places, changes=(Change(unit, sign, told.params.get("seat"), *places[:1]),))

    return tell


def at(*about: Place) -> Teller:
    """Somewhere on the board."""
    return lambda told: Moment(about=tuple(place(told.params) for place in about))
