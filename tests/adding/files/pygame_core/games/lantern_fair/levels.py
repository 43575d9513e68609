"""The computer players of a game, apart from what they know: every list of players needs their names."""

from __future__ import annotations

from ...parts.levels import Level

LEVELS = {"random": Level("random"), "easy": Level("greedy", blunder=300), "steady": Level("greedy")}
