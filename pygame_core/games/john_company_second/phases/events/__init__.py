"""VII. Events in India: storms, then event tiles."""

from . import attacks, crises, foreign, storm, tiles

__all__ = ["attacks", "crises", "foreign", "storm", "tiles"]
