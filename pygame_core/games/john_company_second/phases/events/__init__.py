"""VII. Events in India: storms, then event tiles."""

from __future__ import annotations

from ...state import G, steps
from . import attacks, crises, foreign, storm, tiles

__all__ = ["attacks", "crises", "foreign", "storm", "tiles"]


@steps("events.open")
def open_events(game: G) -> None:
    face = storm.roll_storm_die(game, "events.storm_die", "jc2.events.count")
    for zone in face.storms:
        storm.blow(game, zone)
    for _ in range(face.events):
        game.next(tiles.turn_tile)
