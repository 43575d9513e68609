"""The computer players of a game, apart from what they know: every list of players needs their names."""

from __future__ import annotations

from ...parts.levels import Level

# Imagined games differ in the markers that lie face down only: a few are enough, and they go on for more than a cycle.
LEVELS = {
    "random": Level("random"),
    "easy": Level("greedy", blunder=120),
    "steady": Level("greedy"),
    "strong": Level("search", games=20, ahead=44, caution=1.0, clear=12.0),
}
