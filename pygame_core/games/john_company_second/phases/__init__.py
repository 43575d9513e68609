"""The phases of a turn, one module each; importing this makes their steps known."""

from . import bonuses, events, family, firms, hiring, london, operations, parliament, revenue, upkeep

__all__ = ["bonuses", "events", "family", "firms", "hiring", "london", "operations", "parliament", "revenue", "upkeep"]
