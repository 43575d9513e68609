"""A table of chances that a rulebook prints, and the games of one's own that make it again.

Such a table says how often something happens at least once: a few panels (what, within how long), each with the same
rows (to whom). A game declares its `Survey`; the frame (`pygame_core.survey`) plays, compares and draws any of them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from .chance import Chance

Counts = list[list[int]]
"""In how many games it has happened, by panel and row."""


@dataclass(frozen=True, slots=True)
class Panel:
    """What happens; its title and the line beside it are `<code>` and `<code>.within` of the catalogue's section
    `survey`, with these parameters."""

    code: str
    params: dict[str, int]
    book: tuple[float, ...]
    """What the rulebook prints, in per cent, row by row."""


@dataclass(frozen=True, slots=True)
class Survey:
    """`rows` are labels. `panels(components)` and `count(components, games, chance)` are given the printed tables of
    a mode: `count` plays so many games and says in how many of them each thing has happened."""

    rows: tuple[str, ...]
    games: int
    """As many as the rulebook's figures were made of."""
    quick: int
    """Enough for a first look."""
    close: float
    """Points between two figures that are near each other."""
    rule: str
    """The entry of the ledger that says how it is played."""
    panels: Callable[[Any], tuple[Panel, ...]]
    count: Callable[[Any, int, Chance], Counts]
