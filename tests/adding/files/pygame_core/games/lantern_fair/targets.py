"""The elements of the board."""

from __future__ import annotations

from ...kernel.decisions import Target


def lantern(place: int) -> Target:
    """A lantern on the line, by its place."""
    return Target("lantern", place)
