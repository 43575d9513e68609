"""Two tables that one seat cannot tell apart, and what a seat can see of a table."""

from __future__ import annotations

from typing import Any

from pygame_core.kernel.book import Book
from pygame_core.kernel.chance import Chance
from pygame_core.kernel.table import Table
from pygame_core.present import Presenter
from tests.conformance.play import as_json


def twin(table: Table, seat: int | None = None, seed: str = "") -> Table:
    """A copy that logs. With a seat: what that seat must not know is dealt afresh, chance to come stays the same."""
    other = table.fork()
    other.game.quiet = False
    if seat is not None:
        other.ruleset.resample(other.game, seat, Chance(seed))
        for frame in other.runner.frames:
            frame.group = None
    return other


def seen(table: Table, seat: int) -> dict[str, str]:
    """All that a seat can see, part by part: what the rules give it and what the page would show it."""
    presenter = Presenter(Book(table))
    parts: dict[str, Any] = {
        "view": table.view(seat),
        "asked": [decision.describe() for decision in table.pending if decision.seat == seat],
        "waiting": [[decision.seat, decision.code, decision.params] for decision in table.pending],
        "acts": [option.describe() for option in table.acts(seat)],
        "deals": table.game.deals,
        "place": table.game.place,
        "result": table.result,
        "log": [event.describe() for event in table.log(seat)],
        "lines": [presenter.line(event) for event in table.log(seat)],
    }
    for name, section in presenter.sections(seat).items():
        parts[f"page {name}"] = section
    return {name: as_json(part) for name, part in parts.items()}


def differences(one: dict[str, str], other: dict[str, str]) -> list[str]:
    """The parts in which two sights differ, from the first place where they do."""
    told = []
    for name in one.keys() | other.keys():
        a, b = one.get(name, ""), other.get(name, "")
        if a != b:
            start = next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
            told.append(f"{name}: …{a[max(0, start - 60) : start + 60]} / …{b[max(0, start - 60) : start + 60]}")
    return sorted(told)
