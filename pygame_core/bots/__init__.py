"""Bots: who plays a seat that no human plays.

A bot is given a `Chair` (what its seat may know, and `imagine`, which deals afresh everything it may not), chance
of its own and a deadline, and returns a `Move`. What a game adds is its `bots` module; see `mind.Mind`.
"""

from ..games.registry import levels
from ..parts.hints import Hint
from ..parts.levels import Level
from .bot import Bot, Deadline, Line, Move, Why
from .chair import Chair
from .driver import Driver, Played
from .mind import Mind
from .roster import make

__all__ = [
    "Bot",
    "Chair",
    "Deadline",
    "Driver",
    "Hint",
    "Level",
    "Line",
    "Mind",
    "Move",
    "Played",
    "Why",
    "levels",
    "make",
]
