"""What threatens in India: the Crisis that the Elephant announces, what the next tile can be, who is how strong."""

from __future__ import annotations

from collections import Counter
from typing import Any

from .. import india, targets
from ..army import ready, unrest_strength
from ..components import REGIONS
from ..components.figures import Tile
from ..ids import RegionId
from ..phases.events.crises import announced
from ..state import G, printed


def elephant(game: G) -> dict[str, Any]:
    threat = announced(game)
    against = threat["against"]
    ours = bool(threat["kind"]) and india.company_controlled(game, against)
    beats = threat["defence"] - threat["attack"] + 1
    tiles = _crises(game, beats)
    place = f"{threat['kind']}.{'company' if ours else 'local'}" if threat["kind"] else "strayed"
    told = {
        **threat,
        "code": f"elephant.{place}",
        "army": game.state.india.regions[against].control if ours else "",
        "beats": beats,
        "tiles": tiles,
        "wins": sum(tile["count"] for tile in tiles if tile["wins"]),
        "all": sum(tile["count"] for tile in tiles),
        "lost": game.state.turn.lost + 1 if ours else 0,
    }
    outcome = {"code": f"elephant.{place}.wins", "by": told["by"], "against": against, "lost": told["lost"]}
    return told | {"outcome": outcome}


def _stack(game: G) -> list[Tile]:
    """The tiles left, in an order that does not tell theirs."""
    return [printed(game).events.tiles[tile] for tile in sorted(game.state.india.tiles)]


def _crises(game: G, beats: int) -> list[dict[str, Any]]:
    """The Crisis tiles in the stack, by their number, and whether the attacker then succeeds."""
    numbers = Counter(tile.strength for tile in _stack(game) if tile.type == "crisis")
    return [{"n": n, "count": numbers[n], "wins": n >= beats} for n in sorted(numbers)]


def next_tile(game: G) -> dict[str, Any]:
    """The back on top of the stack says which tiles it can be, and after a Shuffle what was mixed."""
    tiles = [printed(game).events.tiles[tile] for tile in india.may_lie_on_top(game)]
    kinds = Counter((tile.type, tile.strength) for tile in tiles)
    told = [
        {"code": f"next.{kind}", "kind": kind, "n": n, "count": count} for (kind, n), count in sorted(kinds.items())
    ]
    return {"tiles": told, "all": sum(kinds.values())}


def strengths(game: G) -> list[dict[str, Any]]:
    return [_strength(game, region) for region in REGIONS]


def _strength(game: G, region: RegionId) -> dict[str, Any]:
    ours = india.company_controlled(game, region)
    code = "company" if ours else "alone" if len(india.empire(game, region)) == 1 else "empire"
    return {
        "id": targets.REGION[region],
        "region": region,
        "code": f"strength.{code}",
        "own": india.strength(game, region),
        "all": india.empire_strength(game, region),
        "unrest": unrest_strength(game, region),
        "army": ready(game, india.army_of(game, region)) if ours else -1,
    }
