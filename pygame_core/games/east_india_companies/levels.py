"""The computer players of a game, apart from what they know: every list of players needs their names."""

from __future__ import annotations

from ...parts.levels import Level

LEVELS = {
    "random": Level("random"),
    "easy": Level("greedy", blunder=150),
    "steady": Level("greedy"),
    "strong": Level("search", games=16, ahead=22, caution=1.0, clear=3.0),
}
