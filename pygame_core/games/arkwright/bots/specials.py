"""What special markers are worth: development tiles, advanced action markers, ships."""

from __future__ import annotations

from ....kernel.decisions import Pick
from ....kernel.reasons import OPEN
from ....parts.hints import Hint
from ..ids import GOODS, Good, MarkerId, TileId
from ..phases.production import PATRONS
from ..refs import TAKEN, Assign, TakeMarker, TakeShip, TakeTile
from ..state import Company, G, printed, short_game
from . import worth

TILE_WORTH: dict[TileId, float] = {
    "patron_food": 8, "patron_clothing": 8, "patron_cutlery": 8, "patron_lamps": 9, "engineer": 4, "workshop": 7,
    "foreman": 7, "machine_works": 4, "administrator": 3, "accountant": 3, "patent": 6, "press_attache": 5,
    "developer": 5, "school": 3, "small_warehouse": 2, "extra_shifts": 3, "broker": 5, "charisma": 1, "inventor": 2,
    "tinkerer": 1, "office": 1, "agent": 0,
}  # fmt: skip
"""What a tile should bring in a long game, in pounds."""
PATRON_OF: dict[TileId, Good] = {tile: good for good, tile in PATRONS.items()}
MARKER_WORTH: dict[MarkerId, float] = {
    "light_machines": 8, "light_quality": 22, "light_marketing": 4, "investor": 2, "light_production": 0,
    "dark_machines": 9, "dark_quality": 18, "dark_marketing": 5, "dark_production": 0,
}  # fmt: skip
SHIP_WORTH = 4.5
"""What room for one more good overseas should bring in a long game, in pounds."""
SHORT_QUALITY = 0.45
"""What an advanced Quality marker is worth in the short game, in which it is used half as often."""


def special_hints(game: G, asked: Pick) -> list[Hint]:
    company = game.state.companies[asked.seat]
    left = sum(worth.cycles_left(game, good) for good in GOODS) / 20
    found = []
    for option in asked.options:
        if option.why is OPEN:
            found.append(Hint(option.value, left * _special_worth(game, asked.seat, company, option.value)))
    return found


def _special_worth(game: G, seat: int, company: Company, answer: str) -> float:
    taken = TAKEN.read(answer)
    if isinstance(taken, TakeTile):
        full = len(company.tiles) >= printed(game).most_tiles
        base = _patron_worth(company, taken.tile) if taken.tile in PATRON_OF else TILE_WORTH[taken.tile]
        cost = printed(game).tile.take.get(taken.tile, 0)
        return base - cost - (5.0 if full else 0.0)
    if isinstance(taken, TakeMarker):
        part = SHORT_QUALITY if short_game(game) and printed(game).marker[taken.marker].kind == "quality" else 1.0
        return part * MARKER_WORTH.get(taken.marker, 0.0) - (6.0 if taken.reach != "level" else 0.0)
    if isinstance(taken, TakeShip):
        more = taken.capacity - taken.back - 2.0 * (len(company.ships) > 0 and not taken.back)
        return SHIP_WORTH * more - (6.0 if taken.reach != "level" else 0.0)
    if isinstance(taken, Assign):
        return -0.5
    return 0.0


def _patron_worth(company: Company, tile: TileId) -> float:
    return TILE_WORTH[tile] + 6 if PATRON_OF[tile] in company.factories else 0.0
