"""What happened, as codes and parameters; the words come later, from a message catalogue."""

from __future__ import annotations

from typing import Any, NamedTuple

RawEvent = tuple[int, dict[str, Any], str, str, dict[str, Any], str, tuple[int, ...] | None]
"""An event as it is kept: the fields of `Event` as a bare tuple, which costs a tenth to make."""


class Event(NamedTuple):
    """One line of the log.

    `at` is how many entries the record held when it happened, `place` the turn, phase and whatever else the
    game set with `game.at`, `step` the rule step that ran. `to` names the seats that may read it (None: all).
    """

    at: int
    place: dict[str, Any]
    step: str
    code: str
    params: dict[str, Any]
    rule: str
    to: tuple[int, ...] | None

    def __repr__(self) -> str:
        said = "".join(f", {name}={value!r}" for name, value in self.params.items())
        return f"<Event {self.at}: {self.code}{said}>"

    def seen_by(self, seat: int | None) -> bool:
        return self.to is None or seat in self.to

    def describe(self) -> dict[str, Any]:
        said = {"at": self.at, "place": self.place, "step": self.step, "code": self.code, "params": self.params}
        if self.rule:
            said["rule"] = self.rule
        if self.to is not None:
            said["to"] = list(self.to)
        return said
