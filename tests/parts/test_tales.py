"""Tales: what an event shows, from its own figures."""

from __future__ import annotations

from typing import Any

from pygame_core.kernel.events import Event
from pygame_core.kernel.story import Change, Moment, Told
from pygame_core.parts.tales import at, changed, one


def stall(params: dict[str, Any]) -> str:
    return f"stall-{params['good']}"


def told(**params: Any) -> Told:
    event = Event(0, {}, "", "goods.sold", {"good": "tea", **params}, "", None)
    return Told(None, event, lambda: iter(()))  # type: ignore[arg-type]


def test_what_changed_is_the_seats_or_what_all_share() -> None:
    assert changed("cash", -1)(told(n=4, seat=2)) == Moment(changes=(Change("cash", -4, 2),))
    assert changed("stock", 1, "left")(told(n=4, left=7)) == Moment(changes=(Change("stock", 7),))


def test_where_it_was_stands_beside_it() -> None:
    assert changed("cash", 1, "n", stall)(told(n=4, seat=0)).about == ("stall-tea",)
    assert at(stall, stall)(told()) == Moment(about=("stall-tea", "stall-tea"))
    assert at()(told()) == Moment()


def test_a_single_thing_lies_at_its_place() -> None:
    assert one("crate", -1, stall)(told(seat=1)) == Moment(
        about=("stall-tea",), changes=(Change("crate", -1, 1, "stall-tea"),)
    )
    assert one("crate", 1)(told()) == Moment(changes=(Change("crate", 1),))
