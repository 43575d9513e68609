"""What of the printed pieces is reconstructed, since no public source shows it: boards mark it. What a player's own
copy says is no longer among it."""

from __future__ import annotations

import json
from functools import lru_cache

from ...parts.components import OPTION
from ...parts.sources import sources
from .components import COMPONENTS
from .state import G

AREAS: dict[str, tuple[str, ...]] = {
    "economy": ("economy_markers",),
    "labor": ("labor_rows",),
    "lines": ("production_lines",),
    "special": ("special_board", "predefined_markers", "marker_pool", "ships"),
    "tiles": ("development_tiles", "tinkerer", "predefined_display"),
    "track": ("contracts",),
    "values": ("stock_track",),
}
"""Parts of the board, and the tables that they are drawn from."""
NAME = "id"
"""Names a row; nothing is printed by it."""


@lru_cache(8)
def values(house: str) -> dict[str, list[list[str]]]:
    """Of each list of tables the reconstructed values, a row after the other; `house` is the text of a player's own."""
    found: dict[str, list[list[str]]] = {}
    for line in sources(COMPONENTS, json.loads(house) if house else None):
        found.setdefault(line["list"], []).append([key for key in line["reconstructed"] if key != NAME])
    return found


def house_of(game: G) -> str:
    text: str = game.options.get(OPTION, "")
    return text


def areas(game: G) -> list[str]:
    """Parts of the board that show some reconstructed value."""
    known = values(house_of(game))
    return [area for area, names in AREAS.items() if any(any(known[name]) for name in names)]


def factory_values(game: G) -> dict[tuple[str, str, int], list[str]]:
    """What is reconstructed of each factory, by its kind, good and level."""
    rows = COMPONENTS.printed()["factories"]
    known = values(house_of(game))["factories"]
    return {
        (row["kind"], row["good"], row["factory_level"]): [key for key in keys if key in ("cost", "output")]
        for row, keys in zip(rows, known, strict=True)
    }
