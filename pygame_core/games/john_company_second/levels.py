"""The computer players of a game, apart from what they know: every list of players needs their names."""

from __future__ import annotations

from ...parts.levels import Level

TEMPERED = ("trader", "soldier", "courtier")
"""Tempers, each a level of its own that thinks as well as a steady one; what they like stands with the bots."""

LEVELS = {
    "random": Level("random"),
    "easy": Level("greedy", blunder=400),
    **{name: Level("greedy", manner=name) for name in TEMPERED},
    "steady": Level("greedy"),
    "strong": Level("search", games=40, ahead=60, caution=2.0, clear=0.8),
}
