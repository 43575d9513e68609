"""What a turn consists of, and which phase it is."""

from __future__ import annotations

from typing import Literal

from .ids import PhaseId
from .state import G, printed

PHASES: tuple[PhaseId, ...] = (
    "session",
    "london",
    "family",
    "firms",
    "hiring",
    "operations",
    "bonuses",
    "revenue",
    "events",
    "parliament",
    "upkeep",
)
"""In the order of play. A special session is held where the scenario has one, firms come with Deregulation."""

WINDOWS: tuple[PhaseId, ...] = ("family", "revenue", "events")
"""Before these phases holders of facedown blackmail are asked whether they play some of it: the last moments of
cards that could otherwise pass by without anybody being asked anything."""

FAILS: tuple[PhaseId, ...] = ("events", "parliament")
"""After these phases a failed Company is wound up; in Revenue that happens at once."""


def monopoly(game: G) -> bool:
    """Whether a special session may still end the Company's monopoly."""
    return printed(game).scenarios[game.scenario].sessions and not game.state.company.deregulated


def phases(game: G) -> tuple[PhaseId, ...]:
    """The phases of a turn, as things stand."""
    left_out = {"session": not monopoly(game), "firms": not game.state.company.deregulated}
    return tuple([phase for phase in PHASES if not left_out.get(phase)])


def enter(game: G, phase: Literal[PhaseId, "end"]) -> None:
    game.state.turn.phase = phase
    game.at(phase=phase, acting="")
