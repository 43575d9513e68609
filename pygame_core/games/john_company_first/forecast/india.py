"""Events in India before they happen: how likely each row of a table is, and what a Conquest would meet."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any

from .. import india as events
from ..company import ready_guns, ready_officers
from ..components.figures import EventRow
from ..ids import RegionId
from ..phases.events import BALANCE, army_of, defender, happen
from ..state import NOBODY, G, India, printed

FACES = range(1, 7)


def chances(world: India) -> list[int]:
    """How many in a thousand each result of the event die is, from 1 to 6."""
    rolls: list[Sequence[int]] = list(product(FACES, repeat=events.event_dice(world)))
    results = [events.result(world, dice) for dice in rolls]
    return [round(1000 * results.count(face) / len(rolls)) for face in FACES]


def india(game: G) -> dict[str, Any]:
    world, figures = game.state.india, printed(game)
    likely = chances(world)
    return {
        "elephant": world.sent or figures.regions[world.elephant].next,
        "sent": bool(world.sent),
        "dice": events.event_dice(world),
        "balance": BALANCE[world.balance],
        "moves": sum(name == happen.name for name, _ in game.agenda),
        "tables": {region: _table(game, region, likely) for region in world.regions},
    }


def _table(game: G, region: RegionId, likely: list[int]) -> list[dict[str, Any]]:
    figures, regions = printed(game), game.state.india.regions
    return [
        {"what": row.event, "permille": permille} | (_conquest(game, region, row) if row.event == "conquest" else {})
        for face, permille in zip(FACES, likely, strict=True)
        for row in [events.event_row(figures, regions, region, face)]
    ]


def _conquest(game: G, region: RegionId, row: EventRow) -> dict[str, Any]:
    """Whom it reaches, if anybody; `added` is the most that whoever may defend can raise, `wins` whether all of that
    is too little."""
    regions = game.state.india.regions
    target = events.target_of(regions, row, region)
    if target is None:
        return {}
    defense, added = events.defense(printed(game), regions, target), most_added(game, target)
    return {"target": target, "strength": row.strength, "defense": defense, "added": added,
            "wins": row.strength > defense + added}  # fmt: skip


def most_added(game: G, target: RegionId) -> int:
    """What an office, or the firm whose base it is, can put up for a region that is attacked."""
    price = printed(game).money.mercenary
    owner = game.state.bases.get(target, NOBODY)
    firm = game.state.families[owner].firm if owner != NOBODY else None
    if firm is not None:
        return firm.cash // price
    office = defender(game, target)
    if office is None:
        return 0
    army = army_of(game, target)
    return ready_guns(army) + ready_officers(army) + game.state.offices[office].cash // price
