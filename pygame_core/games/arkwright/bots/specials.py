"""What special markers are worth: development tiles, advanced action markers, ships."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from ....kernel.decisions import Pick
from ....kernel.reasons import OPEN
from ....parts.hints import Hint
from ..actions.special import half_price
from ..refs import TAKEN, Assign, HalfPrice, TakeMarker, Taken, TakeShip, TakeTile
from ..state import G, printed
from . import tools, worth

FARTHER = 8.0
"""What a use of the Inventor is worth."""


def taken_worth(game: G, seat: int) -> Callable[[Taken], float]:
    """What each special marker would add to what a company has."""
    company, ahead = game.state.companies[seat], tools.outlook(game, seat)
    now = tools.equipment(game, seat, company, ahead)
    most, take = printed(game).most_tiles, printed(game).tile.take

    @cache
    def added(taken: Taken) -> float:
        if isinstance(taken, TakeTile):
            more = tools.with_tile(company, taken.tile)
            gained = tools.equipment(game, seat, more, ahead) - now - take.get(taken.tile, 0)
            if len(company.tiles) < most:
                return gained
            return gained - min(
                now - tools.equipment(game, seat, tools.without_tile(company, tile.id), ahead) for tile in company.tiles
            )
        if isinstance(taken, TakeMarker):
            more = tools.with_marker(company, taken.marker)
            return tools.equipment(game, seat, more, ahead) - now - (FARTHER if taken.reach != "level" else 0.0)
        if isinstance(taken, TakeShip):
            more = tools.with_ship(company, taken.capacity, taken.back)
            return tools.equipment(game, seat, more, ahead) - now - (FARTHER if taken.reach != "level" else 0.0)
        if isinstance(taken, HalfPrice):
            brings = taken.count * worth.last_value(game, seat) - half_price(game, seat, taken.count)
            return brings - tools.tile_worth(game, seat, company, ahead, "broker")
        return -0.5 if isinstance(taken, Assign) else 0.0

    return added


def special_hints(game: G, asked: Pick) -> list[Hint]:
    added = taken_worth(game, asked.seat)
    return [Hint(option.value, added(TAKEN.read(option.value))) for option in asked.options if option.why is OPEN]


def return_hints(game: G, asked: Pick) -> list[Hint]:
    """The tile that is missed least."""
    company, ahead = game.state.companies[asked.seat], tools.outlook(game, asked.seat)
    return [
        Hint(option.value, tools.equipment(game, asked.seat, tools.without_tile(company, option.value), ahead))
        for option in asked.options
    ]
