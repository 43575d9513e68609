"""The phases of a turn, one module each; importing this makes their steps known."""

from . import bonuses, family, hiring, london, upkeep

__all__ = ["bonuses", "family", "hiring", "london", "upkeep"]
