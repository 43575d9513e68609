"""C. Navigation: the market cards are set, then every docked ship sails, one a turn and face down."""

from __future__ import annotations

from ....kernel.decisions import Option, Pick
from ....kernel.game import Step
from ....kernel.reasons import OPEN, Reason
from ....parts.money import affordable
from .. import targets
from ..components.figures import Zone
from ..ids import BoxId, ZoneId
from ..neutral import NEUTRAL
from ..shares import may_raise
from ..state import (
    LEFT,
    PORT,
    SEA,
    Company,
    G,
    Sailing,
    Ship,
    Tile,
    enter,
    is_neutral,
    neutral_company,
    pays,
    printed,
    receive,
    ship_of,
    steps,
)
from . import market

CARTOGRAPHY: BoxId = "captain.cartography"


@steps("navigation.open")
def open_navigation(game: G) -> None:
    enter(game, "navigation")
    game.state.sailing = Sailing()
    game.next(market.draw_card, market="europe")
    game.next(market.draw_card, market="indies")
    game.next(navigation_round)


@steps("navigation.round")
def navigation_round(game: G) -> None:
    """One ship of everybody who has one in hand, until all have sailed."""
    world = game.state
    sailing = [company for company in world.initiative if in_hand(world.companies[company])]
    for company in sailing:
        if is_neutral(world, company):
            game.next(sail)
        else:
            game.next(navigation_turn, seat=company)
    if sailing:
        game.next(navigation_round)
    elif world.seats < len(world.companies):
        game.next(reshuffle)


def in_hand(company: Company) -> list[Ship]:
    return [ship for ship in company.ships if ship.where == PORT]


def travel_cost(game: G, seat: int, zone: Zone) -> int:
    world = game.state
    return 0 if seat in world.boxes[CARTOGRAPHY] or not pays(world, seat) else zone.travel


def zone_open(cost: int, cash: int) -> Reason:
    """Whether the trip can be paid."""
    return affordable(cash, cost, "eic.navigation.cost.unaffordable")


def zone_options(game: G, seat: int) -> list[Option]:
    world = game.state
    cash = world.companies[seat].cash
    options = []
    for zone in printed(game).zones:
        cost = travel_cost(game, seat, zone)
        options.append(
            Option(
                zone.id, zone_open(cost, cash), targets.ZONE[zone.id], "", cost=cost,
                cash=cash - cost, ahead=len(world.stacks[zone.id]), left=len(world.left[zone.id]),
            )
        )  # fmt: skip
    return options


def hand_options(game: G, seat: int) -> list[Option]:
    """One option for each kind of ship in hand: two Galleons are the same to all rules."""
    figures = printed(game)
    elements = targets.ships(figures.companies[seat])
    options = []
    seen = set()
    for ship in in_hand(game.state.companies[seat]):
        kind = figures.tiles[ship.tile]
        if kind.id not in seen:
            seen.add(kind.id)
            options.append(
                Option(
                    ship.tile, OPEN, elements[ship.tile], "navigation.send", ship=kind.id,
                    speed=kind.speed, tonnage=kind.tonnage,
                )
            )  # fmt: skip
    return options


def choice_of_ship(game: G, seat: int) -> bool:
    """Whether the owner is asked which ship sails: whoever is asked must not tell the others by it what is left in
    hand, so it depends only on what they know."""
    figures = printed(game)
    own = game.state.companies[seat]
    kinds = {figures.tiles[ship.tile].id for ship in own.ships if ship.where != LEFT}
    return len(kinds) > 1 and len(in_hand(own)) > 1


def zone_question(game: G, seat: int) -> Pick:
    return Pick(
        seat, "navigation.zone", zone_options(game, seat), "eic.navigation.turn.choice",
        n=len(in_hand(game.state.companies[seat])),
    )  # fmt: skip


def ship_question(game: G, seat: int, zone: ZoneId) -> Pick:
    """How many kinds are left in hand is the owner's own matter."""
    options = hand_options(game, seat)
    return Pick(seat, "navigation.ship", options, "eic.navigation.turn.choice", zone=zone, hand=True)


@steps("navigation.turn")
def navigation_turn(game: G, seat: int) -> Step:
    """First the zone, which all may know, then the ship, which is the owner's secret."""
    world = game.state
    world.phase.active = seat
    cash = world.companies[seat].cash
    able = [zone.id for zone in printed(game).zones if zone_open(travel_cost(game, seat, zone), cash)]
    where = able[0]
    if len(able) > 1 or may_raise(game, seat):
        where = yield lambda: zone_question(game, seat)
    tile = in_hand(world.companies[seat])[0].tile
    if choice_of_ship(game, seat):
        tile = yield lambda: ship_question(game, seat, where)
    cost = travel_cost(game, seat, printed(game).zone[where])
    receive(game, seat, -cost)
    send(game, seat, tile, where)
    game.log("navigation.sent", "eic.navigation.turn.face_down", seat=seat, zone=where, n=cost)


def send(game: G, company: int, tile: int, zone: ZoneId) -> None:
    ship_of(game.state.companies[company], tile).where = SEA
    game.state.stacks[zone].append(Tile(company=company, number=tile))


# --- the neutral company ------------------------------------------------------------------------------------------
@steps("neutral.sail")
def sail(game: G) -> None:
    """A Destination card sends one of the docked ships."""
    world = game.state
    company = neutral_company(game)
    card = world.destinations.pop()
    world.sailing.drawn.append(card)
    game.reveal()
    where = NEUTRAL.decide(game, zone_question(game, company))
    tile = NEUTRAL.decide(game, ship_question(game, company, where.answer)).answer
    send(game, company, tile, where.answer)
    ship_of(world.companies[company], tile).dock = -1
    ship = printed(game).tiles[tile].id
    game.log("neutral.sent", where.rule, seat=company, ship=ship, zone=where.answer, card=card)


@steps("neutral.reshuffle")
def reshuffle(game: G) -> None:
    world = game.state
    world.destinations += world.sailing.drawn
    world.sailing.drawn = []
    game.chance.shuffle(world.destinations, "neutral")
    game.log("neutral.reshuffled", "eic.two.navigation.reshuffle", n=len(world.destinations))
