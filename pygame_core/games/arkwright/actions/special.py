"""Taking a special marker: a development tile, an advanced action marker or a ship."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial

from ....kernel.decisions import NOWHERE, Option, Pick
from ....kernel.game import Step
from ....kernel.reasons import OPEN, Closed, Reason
from ....parts.money import enough
from .. import labor, stock, targets
from ..components import ShipType
from ..ids import GOODS, MarkerId, TileId
from ..refs import TAKEN, Assign, HalfPrice, Nothing, Reach, TakeMarker, Taken, TakeShip, TakeTile
from ..state import Company, G, Ship, Tile, give_back, has_tile, level, printed, scenario, short_game, steps, tile_of
from ..storage import settle
from .inventor import reaches, use, ways

ASSIGNED: tuple[TileId, ...] = ("foreman", "workshop")
"""Tiles that are laid at one factory."""
FOUR = 4


# --- what may be taken ----------------------------------------------------------------------------------------
def may_take_tile(tile: TileId, owned: list[TileId], cost: int, cash: int | None, barred: str) -> Reason:
    """`cash`: the price of an Inventor is a payment due (None); in the preparation decade the money must be there."""
    if tile == barred:
        return Closed("ark.tile.charisma.special")
    if tile in owned:
        return Closed("ark.extra.tile.no-duplicates", tile=f"tile.{tile}")
    if cash is not None and cost > cash:
        return Closed("ark.setup.found.inventor-cost", cost=cost, cash=cash)
    return OPEN


def may_take_marker(marker: MarkerId, owned: bool, current: int, number: int, reach: Reach) -> Reason:
    """At the current level; `number` is that of the marker's row."""
    if owned:
        return Closed("ark.extra.marker.no-duplicates", marker=f"marker.{marker}")
    return reaches(current, number, reach, "ark.extra.marker.row-limit")


def ship_type(game: G, capacity: int) -> int:
    """The place of a size among the printed ones."""
    return printed(game).ship_place[capacity]


def crew(game: G, capacity: int) -> int:
    return printed(game).ships[ship_type(game, capacity)].crew if capacity else 0


def may_take_ship(game: G, company: Company, ship: ShipType, back: int, reach: Reach) -> Reason:
    figures, capacity = printed(game), ship.capacity
    if back and capacity <= back:
        return Closed("ark.extra.ship.exchange-higher", capacity=capacity, back=back)
    if not back and len(company.ships) >= figures.piers:
        return Closed("ark.extra.ship.two-piers", n=figures.piers)
    if game.seats == 2 and capacity == FOUR:
        fours = sum(ship.capacity == FOUR for ship in company.ships) - (back == FOUR)
        if fours >= figures.fours_with_two:
            return Closed("ark.sm.ship.one-four-2p" if short_game(game) else "ark.extra.ship.two-player-one-four")
    reached = reaches(level(game), ship.level, reach, "ark.extra.ship.row-limit")
    if not reached:
        return reached
    needed = ship.crew - crew(game, back)
    return OPEN if needed <= labor.to_be_had(game) else Closed("ark.extra.ship.crew-shortage", n=needed)


def may_assign(company: Company, tile: Tile, good: str) -> Reason:
    return OPEN if tile.at != good else Closed("ark.extra.tile.reassign", good=good)


def half_price(game: G, seat: int, count: int) -> int:
    """What so many shares cost with a Broker given back: half the buying price, rounded up in all."""
    return enough(count * stock.cost(game, seat), 2)


def may_half(game: G, seat: int, count: int) -> Reason:
    if "broker" not in game.state.turn.spare:
        return Closed("ark.tile.broker.owned-before")
    loans = stock.may_buy(game, seat)
    if not loans:
        return Closed("ark.tile.broker.loan-blocks")
    if stock.in_bank(game, seat) < count:
        return Closed("ark.exchange.shares.buy-limit-bank")
    return stock.at_hand(game, seat, half_price(game, seat, count), "ark.emergency.scope")


# --- options --------------------------------------------------------------------------------------------------
@cache
def tile_text(tile: TileId) -> str:
    return TAKEN.text(TakeTile(tile))


@cache
def ship_text(capacity: int, back: int, reach: Reach) -> str:
    return TAKEN.text(TakeShip(capacity, back, reach))


def tile_option(tile: TileId, left: int, cost: int, why: Reason) -> Option:
    return Option(tile_text(tile), why, targets.TILE[tile], "special.tile", tile=f"tile.{tile}", left=left, cost=cost)


@cache
def open_tile(tile: TileId, left: int, cost: int) -> Option:
    """What lies in the display for everybody is the same option time and again."""
    return tile_option(tile, left, cost, OPEN)


def tile_options(game: G, seat: int, due: bool, barred: str) -> Iterator[Option]:
    company, take = game.state.companies[seat], printed(game).tile.take
    owned, cash = [tile.id for tile in company.tiles], None if due else company.cash
    for tile, count in game.state.tiles.items():
        if count:
            cost = take.get(tile, 0)
            why = may_take_tile(tile, owned, cost, cash, barred)
            yield open_tile(tile, count, cost) if why is OPEN else tile_option(tile, count, cost, why)


@cache
def marker_option(row: int, marker: MarkerId, reach: Reach, owned: bool, current: int, number: int) -> Option:
    return Option(
        TAKEN.text(TakeMarker(row, marker, reach)), may_take_marker(marker, owned, current, number, reach),
        targets.gray(row)[marker], "special.marker", marker=f"marker.{marker}", row=f"level.{row}",
        reach="" if reach == "level" else f"tile.{reach}",
    )  # fmt: skip


def marker_options(game: G, seat: int) -> Iterator[Option]:
    company, levels, current = game.state.companies[seat], printed(game).row_level[scenario(game)], level(game)
    for row, (markers, number) in enumerate(zip(game.state.gray, levels, strict=True), 1):
        reached_by = ways(game, company, number)
        for marker in dict.fromkeys(markers):
            for reach in reached_by:
                yield marker_option(row, marker, reach, marker in company.gray, current, number)


def ship_option(capacity: int, back: int, more: int, reach: Reach, why: Reason) -> Option:
    return Option(
        ship_text(capacity, back, reach), why, targets.SHIP[capacity], "special.ship", capacity=capacity, back=back,
        crew=more, reach="" if reach == "level" else f"tile.{reach}",
    )  # fmt: skip


open_ship = cache(partial(ship_option, why=OPEN))


def ship_options(game: G, seat: int) -> Iterator[Option]:
    company = game.state.companies[seat]
    backs = [(0, 0), *[(back, crew(game, back)) for back in dict.fromkeys(ship.capacity for ship in company.ships)]]
    for ship, count in zip(printed(game).ships, game.state.ships, strict=True):
        if count:
            reached_by = ways(game, company, ship.level)
            for back, fewer in backs:
                for reach in reached_by:
                    why, more = may_take_ship(game, company, ship, back, reach), ship.crew - fewer
                    if why is OPEN:
                        yield open_ship(ship.capacity, back, more, reach)
                    else:
                        yield ship_option(ship.capacity, back, more, reach, why)


def assign_options(game: G, seat: int) -> Iterator[Option]:
    company = game.state.companies[seat]
    for name in ASSIGNED:
        tile = tile_of(company, name)
        if tile is not None:
            for good in company.factories:
                yield Option(
                    TAKEN.text(Assign(name, good)), may_assign(company, tile, good), targets.tiles(seat)[name],
                    "special.assign", tile=f"tile.{name}", good=good,
                )  # fmt: skip


def broker_options(game: G, seat: int) -> Iterator[Option]:
    if has_tile(game.state.companies[seat], "broker"):
        for count in (1, 2):
            yield Option(
                TAKEN.text(HalfPrice(count)), may_half(game, seat, count), targets.tiles(seat)["broker"],
                "special.broker", n=count, cost=half_price(game, seat, count),
            )  # fmt: skip


def special_options(game: G, seat: int, additional: bool, due: bool, barred: str) -> list[Option]:
    """`additional`: in place of a turn's additional action a Broker can be given back."""
    return [
        *tile_options(game, seat, due, barred),
        *marker_options(game, seat),
        *ship_options(game, seat),
        *assign_options(game, seat),
        *(broker_options(game, seat) if additional else ()),
        Option(TAKEN.text(Nothing()), OPEN, NOWHERE, "special.none", quiet=True),
    ]


# --- taking ---------------------------------------------------------------------------------------------------
@steps("special.take")
def take(game: G, seat: int, additional: bool, due: bool, barred: str) -> Step:
    answer = yield lambda: Pick(
        seat, "special.take", special_options(game, seat, additional, due, barred), "ark.extra.special.one"
    )
    chosen: Taken = TAKEN.read(answer)
    if isinstance(chosen, TakeTile):
        yield from _take_tile(game, seat, chosen.tile)
    elif isinstance(chosen, TakeMarker):
        yield from _take_marker(game, seat, chosen)
    elif isinstance(chosen, TakeShip):
        yield from _take_ship(game, seat, chosen)
    elif isinstance(chosen, Assign):
        _assign(game, seat, chosen.tile, chosen.good)
    elif isinstance(chosen, HalfPrice):
        _buy_at_half(game, seat, chosen.count)
    else:
        game.log("special.none", "ark.action.turn.skip-effect", seat=seat)


def own_tile(game: G, seat: int, tile: TileId) -> Tile:
    """A tile of the display comes to a player."""
    game.state.tiles[tile] -= 1
    held = Tile(id=tile, at="", uses=0, turned=False)
    game.state.companies[seat].tiles.append(held)
    return held


def _take_tile(game: G, seat: int, tile: TileId) -> Step:
    company = game.state.companies[seat]
    own_tile(game, seat, tile)
    game.log("special.tile", "ark.extra.tile.any-displayed", seat=seat, tile=f"tile.{tile}")
    if cost := printed(game).tile.take.get(tile, 0):
        stock.pay(game, seat, cost)
        game.log("inventor.paid", "ark.tile.inventor.fee", seat=seat, tile=f"tile.{tile}", n=cost)
    if len(company.tiles) > printed(game).most_tiles:
        yield from _one_too_many(game, seat, tile)
    if tile in ASSIGNED and company.factories:
        good = yield lambda: Pick(
            seat, "special.assign",
            [Option(good, OPEN, targets.factories(seat)[good], "special.at", good=good) for good in company.factories],
            f"ark.tile.{tile}.assign", tile=f"tile.{tile}",
        )  # fmt: skip
        _assign(game, seat, tile, good)


def _one_too_many(game: G, seat: int, new: TileId) -> Step:
    """Another tile goes back at once; what it stored may be lost."""
    company = game.state.companies[seat]
    options = [
        Option(tile.id, OPEN, targets.tiles(seat)[tile.id], "special.return", tile=f"tile.{tile.id}")
        for tile in company.tiles
        if tile.id != new
    ]
    tile: TileId = yield lambda: Pick(seat, "special.return", options, "ark.extra.tile.fifth-returns",
                                      tile=f"tile.{new}")  # fmt: skip
    give_back(game, seat, tile)
    if tile == "small_warehouse":
        game.next(settle, seat=seat)


def _assign(game: G, seat: int, name: TileId, good: str) -> None:
    tile = tile_of(game.state.companies[seat], name)
    if tile is not None:
        tile.at = next(one for one in GOODS if one == good)
        game.log("special.assigned", "ark.extra.tile.reassign", seat=seat, tile=f"tile.{name}", good=good)


def _take_marker(game: G, seat: int, chosen: TakeMarker) -> Step:
    game.state.gray[chosen.row - 1].remove(chosen.marker)
    game.state.companies[seat].gray.append(chosen.marker)
    game.log("special.marker", "ark.extra.marker.available-now", seat=seat, marker=f"marker.{chosen.marker}",
             row=f"level.{chosen.row}")  # fmt: skip
    if chosen.reach != "level":
        yield from use(game, seat, chosen.reach)


def _given_back(game: G, seat: int, capacity: int) -> Step:
    """Gives the pier of the ship that goes back; of two alike in size one may rest, then the owner says which."""
    company = game.state.companies[seat]
    alike = [pier for pier, ship in enumerate(company.ships) if ship.capacity == capacity]
    if len({company.ships[pier].active for pier in alike}) == 1:
        return alike[0]
    options = [
        Option(pier, OPEN, targets.piers(seat)[pier], "special.pier", capacity=capacity,
               active=int(company.ships[pier].active))
        for pier in alike
    ]  # fmt: skip
    pier: int = yield lambda: Pick(seat, "special.pier", options, "ark.sm.ship.exchange-inactive", capacity=capacity)
    return pier


def _take_ship(game: G, seat: int, chosen: TakeShip) -> Step:
    """The crew comes at once; a ship in exchange shows the face of the one given back."""
    world, company = game.state, game.state.companies[seat]
    ship = Ship(capacity=chosen.capacity, active=True)
    if chosen.back:
        pier = yield from _given_back(game, seat, chosen.back)
        ship.active = company.ships[pier].active
        world.ships[ship_type(game, chosen.back)] += 1
        company.ships[pier] = ship
    else:
        company.ships.append(ship)
    world.ships[ship_type(game, chosen.capacity)] -= 1
    labor.hire(game, crew(game, chosen.capacity) - crew(game, chosen.back))
    game.log("special.ship", "ark.extra.ship.crew", seat=seat, capacity=chosen.capacity, back=chosen.back)
    if chosen.reach != "level":
        yield from use(game, seat, chosen.reach)


def _buy_at_half(game: G, seat: int, count: int) -> None:
    paid = half_price(game, seat, count)
    give_back(game, seat, "broker")
    stock.buy(game, seat, count, paid)
    game.log("special.broker", "ark.tile.broker.half-two" if count > 1 else "ark.tile.broker.half-one", seat=seat,
             count=count, n=paid)  # fmt: skip
