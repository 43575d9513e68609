"""One measured figure and what it should be."""

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass


@dataclass(frozen=True)
class Figure:
    """A value with its unit and, where something was promised, a bound."""

    name: str
    value: float
    unit: str
    at_most: float | None = None
    at_least: float | None = None

    @property
    def ok(self) -> bool:
        above = self.at_most is not None and self.value > self.at_most
        below = self.at_least is not None and self.value < self.at_least
        return not (above or below)

    @property
    def target(self) -> str:
        bounds = [("<=", self.at_most), (">=", self.at_least)]
        return " and ".join(f"{sign} {bound:g}" for sign, bound in bounds if bound is not None)

    def as_json(self) -> str:
        row = {"name": self.name, "value": round(self.value, 4), "unit": self.unit}
        return json.dumps({**row, "target": self.target, "ok": self.ok})

    def as_text(self) -> str:
        verdict = ("ok" if self.ok else "MISSED") if self.target else ""
        return f"{self.name:34} {self.value:>12.3f} {self.unit:14} {self.target:14} {verdict}"


Provider = Callable[[], Iterable[Figure]]
