"""An answer of the Crown with its reason, and the answers that are as good."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from .....kernel.decisions import Answer, Decision
from .....parts.automa import Choice
from ...state import G

LEAST = "least"
"""Under this name stands what a row needs at least."""


class Planned(Choice):
    """`row` names the row of the chart; `tied` are answers between which nothing decides."""

    __slots__ = ("lots", "passes", "tied")

    def __init__(
        self, answer: Answer, rule: str, row: str, /, tied: Sequence[Answer] = (), passes: bool = False,
        lots: Sequence[Answer] = (), **params: Any,
    ) -> None:  # fmt: skip
        super().__init__(answer, rule, row, **params)
        self.tied = list(tied)
        self.passes = passes
        """Whether it was a choice between the persons, after which the Button passes."""
        self.lots = list(lots)
        """Among these lots are drawn."""

    @property
    def does(self) -> tuple[Answer, dict[str, Any]]:
        """What it comes to: the figure that a row asks for at least is only a reason."""
        return self.answer, {name: value for name, value in self.params.items() if name != LEAST}


Plan = Callable[[G, Any], Planned]
Plans = dict[str, Plan]


def always(answer: Answer, rule: str, row: str) -> Plan:
    def plan(game: G, asked: Decision) -> Planned:
        return Planned(answer, rule, row)

    return plan


def best_first(found: Sequence[Answer], merit: Callable[[Any], Any]) -> list[Answer]:
    """All those of the greatest merit."""
    best = max(merit(one) for one in found)
    return [one for one in found if merit(one) == best]
