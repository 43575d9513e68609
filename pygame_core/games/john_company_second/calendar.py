"""What a turn consists of, and which phase it is."""

from __future__ import annotations

from typing import Literal

from .ids import PhaseId
from .state import G

PHASES: tuple[PhaseId, ...] = (
    "london",
    "family",
    "hiring",
    "operations",
    "bonuses",
    "revenue",
    "events",
    "parliament",
    "upkeep",
)
"""In the order of play. Firms will come between family and hiring once the Company is deregulated."""

WINDOWS: tuple[PhaseId, ...] = ("family", "revenue", "events")
"""Before these phases holders of facedown blackmail are asked whether they play some of it: the last moments of
cards that could otherwise pass by without anybody being asked anything."""

FAILS: tuple[PhaseId, ...] = ("events", "parliament")
"""After these phases a failed Company is wound up; in Revenue that happens at once."""


def enter(game: G, phase: Literal[PhaseId, "end"]) -> None:
    game.state.turn.phase = phase
    game.at(phase=phase, acting="")
