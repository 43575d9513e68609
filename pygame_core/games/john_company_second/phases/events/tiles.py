"""The event tiles. The region of an event is on the back of the next tile, the Elephant's shape on its own front."""

from __future__ import annotations

from ... import india
from ...components import REGIONS
from ...components.figures import Tile
from ...ids import RegionId
from ...pieces import receive
from ...state import G, families, printed, steps
from . import attacks, crises, foreign
from .attacks import attack
from .crises import crisis, rebel


@steps("events.tile")
def turn_tile(game: G) -> None:
    """The next tile is flipped and resolved."""
    world = game.state.india
    tile = printed(game).events.tiles[india.draw_tile(game)]
    game.reveal()
    india.new_cascades(game)
    if tile.type == "shuffle":
        game.log("events.tile", "jc2.events.shuffle.mix", tile=f"tile.{tile.type}")
        shuffle(game, tile)
        return
    world.discards.append(tile.id)
    region = india.top_region(game)
    game.log("events.tile", "jc2.events.location", tile=f"tile.{tile.type}", region=region, n=tile.strength)
    match tile.type:
        case "turmoil":
            turmoil(game, region)
        case "windfall":
            windfall(game, region)
        case "leader":
            leader(game, tile, region)
        case "peace":
            peace(game, tile)
        case "crisis":
            crisis(game, tile)
        case _:
            game.next(foreign.open_invasions)


def turmoil(game: G, region: RegionId, rule: str = "jc2.events.turmoil") -> None:
    """The northernmost open order closes, or the region cascades. Each Turmoil has Cascades of its own."""
    india.new_cascades(game)
    india.close_northernmost(game, region, rule)


def windfall(game: G, region: RegionId) -> None:
    """£1 for each writer on an order of the region or of one that borders it."""
    reached = [order for near in (region, *REGIONS[region].clockwise) for order in REGIONS[near].orders]
    filled = game.state.india.filled
    for seat in families(game):
        writers = len([order for order in reached if order in filled and filled[order].seat == seat])
        if writers:
            receive(game, seat, writers)
            game.log("events.windfall", "jc2.events.windfall", seat=seat, region=region, n=writers)


def leader(game: G, tile: Tile, region: RegionId) -> None:
    """A sovereign region grows, any other rebels. The Elephant leaves a region that the Company loses by it."""
    if india.sovereign(game, region):
        india.add_level(game, region, "jc2.events.leader.sovereign")
    elif india.dominated(game, region):
        rebel(game, region, tile.strength)
    else:
        attack(game, region, "rebellion", tile.strength)
        game.next(attacks.additional_rebellions)
        game.next(crises.redirect, shape=tile.shape, rule="jc2.events.leader.redirect")


def peace(game: G, tile: Tile) -> None:
    """Inside a region all its orders open and its unrest ends; on a border the orders joined across it open, and
    local regions grow."""
    world = game.state.india
    if world.tail == world.head:
        for order in india.closed_orders(game, world.tail):
            india.reopen(game, order, "jc2.events.peace.inside")
        calm(game, world.tail, "jc2.events.peace.inside")
    else:
        for order in india.joined(world.tail, world.head):
            india.reopen(game, order, "jc2.events.peace.border")
        for region in (world.tail, world.head):
            if not india.company_controlled(game, region):
                india.add_level(game, region, "jc2.events.peace.tower")
    india.march(game, tile.shape, "jc2.events.peace.march")


def calm(game: G, region: RegionId, rule: str) -> None:
    at = game.state.india.regions[region]
    if at.unrest:
        game.log("events.calm", rule, region=region, n=at.unrest)
        at.unrest = 0


def shuffle(game: G, tile: Tile) -> None:
    """The Elephant marches, then this tile goes into the rest of the stack, and the mixed discards on top; if no
    tile is left to show a region, the March waits for that."""
    empty = not game.state.india.tiles
    if not empty:
        india.march(game, tile.shape, "jc2.events.shuffle.march")
    _mix(game, tile)
    if empty:
        india.march(game, tile.shape, "jc2.events.shuffle.empty")


def _mix(game: G, tile: Tile) -> None:
    world = game.state.india
    rest = game.chance.shuffled([*world.tiles, tile.id], "tiles")
    world.tiles = rest + game.chance.shuffled(world.discards, "tiles")
    world.mixed = len(world.discards)
    world.discards.clear()
    game.log("events.mixed", "jc2.events.shuffle.mix", n=len(world.tiles))
