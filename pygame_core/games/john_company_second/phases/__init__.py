"""The phases of a turn, one module each; importing this makes their steps known. Those of firms come with their
supplement."""

from . import bonuses, events, family, hiring, london, operations, parliament, revenue, upkeep

__all__ = ["bonuses", "events", "family", "hiring", "london", "operations", "parliament", "revenue", "upkeep"]
