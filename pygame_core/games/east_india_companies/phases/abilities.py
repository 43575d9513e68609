"""What the ability boxes do: a Dock Extension, a ship, a Trading Post."""

from __future__ import annotations

from ....kernel.decisions import NOWHERE, Option, Pick
from ....kernel.game import Step
from ....kernel.reasons import OPEN, Closed, Reason
from .. import targets
from ..ids import BoxKind, SealId, ZoneId
from ..shares import may_raise
from ..state import (
    LEFT,
    MOST_PLAYERS,
    NOBODY,
    PORT,
    Company,
    G,
    Ship,
    Tile,
    free_docks,
    pays,
    printed,
    receive,
    ship_of,
    steps,
)

EXTENDED = ("eic.ability.dock.level1", "eic.ability.dock.level2")
CLOSED_SEAL = Closed("eic.three.posts.closed")


def post_possible(game: G, company: int) -> bool:
    return game.state.companies[company].posts > 0 and any(seal_open(game, company, seal) for seal in game.state.seals)


def fixed_costs(game: G, company: int) -> dict[BoxKind, int]:
    """The costs of boxes that are due on placement, by kind of box; the others have none."""
    figures = printed(game)
    post = figures.post_cost if post_possible(game, company) else 0
    return {"expertise": figures.expertise[game.state.period - 1], "trading_post": post}


def extend(game: G, company: int) -> None:
    """The next Dock Extension, if there is one."""
    owner = game.state.companies[company]
    figures = printed(game)
    if owner.level + 1 >= len(figures.docks):
        game.log("agents.extended_none", "eic.ability.dock.max", seat=company)
        return
    owner.level += 1
    game.log(
        "agents.extended", EXTENDED[owner.level - 1], seat=company, level=owner.level,
        docks=figures.docks[owner.level], stores=figures.stores[owner.level],
    )  # fmt: skip


# --- Ship -----------------------------------------------------------------------------------------------------
def ship_options(game: G, seat: int) -> list[Option]:
    figures = printed(game)
    own = game.state.companies[seat]
    paid = pays(game.state, seat)
    elements = targets.ships(figures.companies[seat])
    options = []
    for tile in own.stack:
        ship = figures.tiles[tile]
        cost = ship.cost if paid else 0
        why: Reason = OPEN
        if ship.period > game.state.period:
            why = Closed("eic.ability.ship.period", period=ship.period)
        elif cost > own.cash:
            why = Closed("eic.ability.ship.pay", cost=cost, cash=own.cash)
        options.append(
            Option(
                tile, why, elements[tile], "agents.buy", ship=ship.id, cost=cost,
                cash=own.cash - cost, speed=ship.speed, tonnage=ship.tonnage,
            )
        )  # fmt: skip
    options.append(Option("none", OPEN, NOWHERE, "agents.no_ship"))
    return options


def ship_question(game: G, seat: int) -> Pick:
    return Pick(seat, "agents.ship", ship_options(game, seat), "eic.ability.ship.one")


@steps("agents.ship")
def buy_ship(game: G, seat: int) -> Step:
    """One ship from the own stack, if wanted; without a free dock one of the fleet must go."""
    figures = printed(game)
    own = game.state.companies[seat]
    game.state.phase.active = seat
    built = [tile for tile in own.stack if figures.tiles[tile].period <= game.state.period]
    payable = [tile for tile in built if figures.tiles[tile].cost <= own.cash]
    tile: int | str = "none"
    if payable or (built and may_raise(game, seat)):
        tile = yield lambda: ship_question(game, seat)
    if isinstance(tile, str):
        game.log("agents.no_ship", "eic.ability.ship.optional", seat=seat)
        return
    docks = free_docks(own, figures.docks[own.level])
    if not docks:
        gone = yield from _choose_discard(game, seat, tile)
        docks = [discard(game, seat, gone)]
    ship = figures.tiles[tile]
    receive(game, seat, -ship.cost)
    dock_new(own, tile, docks[0])
    game.log("agents.bought", "eic.ability.ship.pay", seat=seat, ship=ship.id, n=ship.cost)


def dock_new(owner: Company, tile: int, dock: int) -> None:
    owner.stack.remove(tile)
    owner.ships.append(Ship(tile=tile, dock=dock, where=PORT, zone="", cargo={}))
    owner.ships.sort(key=lambda ship: ship.dock)


def discard_options(game: G, seat: int) -> list[Option]:
    """One option for each kind of ship and place: two docked Galleons are the same to all rules."""
    figures = printed(game)
    elements = targets.ships(figures.companies[seat])
    options = []
    seen = set()
    for ship in game.state.companies[seat].ships:
        kind = figures.tiles[ship.tile]
        if (kind.id, ship.where, ship.zone) not in seen:
            seen.add((kind.id, ship.where, ship.zone))
            options.append(
                Option(
                    ship.tile, OPEN, elements[ship.tile], "agents.scrap", ship=kind.id,
                    speed=kind.speed, tonnage=kind.tonnage, zone=ship.zone if ship.where == LEFT else "",
                )
            )  # fmt: skip
    return options


def discard_question(game: G, seat: int, tile: int) -> Pick:
    """Which ship makes room for this tile."""
    new = printed(game).tiles[tile].id
    return Pick(seat, "agents.discard", discard_options(game, seat), "eic.ability.ship.replace", ship=new)


def _choose_discard(game: G, seat: int, tile: int) -> Step:
    options = discard_options(game, seat)
    if len(options) == 1:
        return options[0].value
    chosen = yield lambda: discard_question(game, seat, tile)
    return chosen


def discard(game: G, company: int, tile: int) -> int:
    """Take a ship out of the game; gives the dock that becomes free."""
    world = game.state
    owner = world.companies[company]
    ship = ship_of(owner, tile)
    if ship.where == LEFT and ship.zone:
        world.left[ship.zone].remove(Tile(company=company, number=tile))
    owner.ships.remove(ship)
    owner.box.append(tile)
    game.log("agents.discarded", "eic.ability.ship.discarded", seat=company, ship=printed(game).tiles[tile].id)
    return ship.dock


# --- Trading Post ---------------------------------------------------------------------------------------------
def seal_open(game: G, company: int, space_id: SealId) -> Reason:
    """Whether this company may place a Trading Post on the seal."""
    world = game.state
    figures = printed(game)
    space = figures.space[space_id]
    if space.closed_small and game.seats < MOST_PLAYERS:
        return CLOSED_SEAL
    if world.seals[space_id] != NOBODY:
        return Closed("eic.ability.post.space", by=world.seals[space_id])
    for other in figures.spaces_of[space.zone]:
        if world.seals[other] == company:
            return Closed("eic.ability.post.per_area", zone=space.zone)
    return OPEN


def post_options(game: G, seat: int) -> list[Option]:
    return [
        Option(
            space.id, seal_open(game, seat, space.id), targets.SEAL[space.id], "agents.seal", space=space.id,
            zone=space.zone,
        )
        for space in printed(game).spaces
    ]  # fmt: skip


def post_question(game: G, seat: int, zone: ZoneId | None = None) -> Pick:
    """On which seal a Trading Post goes; in this zone, if one is said."""
    options = [option for option in post_options(game, seat) if zone in (None, option.params["zone"])]
    return Pick(seat, "agents.post", options, "eic.ability.post.space")


@steps("agents.post")
def place_post(game: G, seat: int) -> Step:
    """The 3 GP are paid already: a post must be placed."""
    game.state.phase.active = seat
    options = post_options(game, seat)
    able = [option.value for option in options if option.why is OPEN]
    chosen = able[0]
    if len(able) > 1:
        chosen = yield lambda: post_question(game, seat)
    set_post(game, seat, chosen)


def set_post(game: G, company: int, space_id: SealId) -> None:
    world = game.state
    world.seals[space_id] = company
    world.companies[company].posts -= 1
    zone = printed(game).space[space_id].zone
    game.log("agents.posted", "eic.ability.post.cost", seat=company, space=space_id, zone=zone)
