"""The computer players of a game, apart from what they know: every list of players needs their names."""

from __future__ import annotations

from ...parts.levels import Level

TEMPERED = ("merchant", "courtier", "adventurer")
"""Tempers, each a level of its own that thinks as well as a steady one; what they like stands with the bots."""

LEVELS = {
    "random": Level("random"),
    "easy": Level("greedy", blunder=850),
    **{name: Level("greedy", manner=name) for name in TEMPERED},
    "steady": Level("greedy"),
    "strong": Level("search", games=100, ahead=50, caution=1.5, clear=1.5),
}
