"""What a hand is: something that opens the page in a browser and does there what a person's hands can do.

Which gesture comes next is found in the page by the scripts of `e2e/scripts/hands`, alike for every browser; a hand
only carries it out, as real input.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, Protocol

from e2e.scripts import script

Way = Literal["mouse", "keys", "touch"]
WAYS: tuple[Way, ...] = ("mouse", "keys", "touch")
Gesture = dict[str, Any]
HOLD_MS = 650
"""A little longer than the curtain has to be held."""
DESK = (1440, 900)
PHONE = (390, 844)
PARTS = ("begin", "sense", "press", "answers", "deals", "past", "around")
SETTINGS = {"pace": "off", "motion": "off", "recap": "asked", "click": "confirm", "windows": "usable"}
"""Nothing is told or summed up between two questions, nothing moves, and every answer is confirmed."""


def scripts() -> list[str]:
    """What makes `hands` in a page: functions, to be called one after the other."""
    return [script(f"hands/{name}") for name in PARTS]


def window(way: Way) -> tuple[int, int]:
    return PHONE if way == "touch" else DESK


@dataclass(frozen=True)
class Standing:
    """Where the table of the page stands."""

    id: str
    position: int
    branch: str
    """The what-if that lies open; empty for the game itself."""
    branches: int
    """How many lines of play there are, with the game."""
    digest: str
    viewer: int | None
    curtain: int | None

    @property
    def holder(self) -> int | None:
        """Who has the screen, or will have it when the curtain is lifted."""
        return self.viewer if self.curtain is None else self.curtain


class Hand(Protocol):
    """One page in one browser."""

    name: str
    way: Way
    size: tuple[int, int]

    def open(self, code: str) -> Standing:
        """The table of a link, beside whatever is open."""

    def next(self, deed: dict[str, Any] | None) -> Gesture:
        """What the hands do next for this deed, or for the one before."""

    def do(self, gesture: Gesture) -> None:
        """Carries a gesture out."""

    def complaints(self) -> list[str]:
        """What the page has complained of since it was last asked."""
