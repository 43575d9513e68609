"""The neutral company of the 2-player game: its place in every phase. What it decides is in `plans`."""

from __future__ import annotations

from collections.abc import Callable

from ...parts.automa import follow
from .ids import BoxId, EffectId
from .phases import agents, loading, navigation, selling
from .plans import FASTEST, LARGEST, NEUTRAL, ShipPlans
from .state import PORT, G, free_docks, loading_zone, receive, ship_of, steps, tables


def neutral_company(game: G) -> int:
    return game.state.seats


# --- A. Agent card ---------------------------------------------------------------------------------------------
@steps("neutral.agents")
def play_agent_card(game: G) -> None:
    """Draw one card, apply its two effects, then place its three Agents. The card leaves the game."""
    table = game.state
    drawn = table.agent_cards.pop()
    table.placing.card = drawn
    game.reveal()
    card = tables(game).agent_cards[drawn]
    game.log(
        "neutral.card", "eic.two.agents.card", card=card.id, effects=[f"effect.{effect}" for effect in card.effects]
    )
    for effect in card.effects:
        EFFECTS[effect](game)
    for index, box in enumerate(card.boxes):
        place_agent(game, index, box)


def take_ship(game: G, plans: ShipPlans) -> None:
    """A ship of its stack, for free; it takes the first free dock, or that of a ship that goes."""
    t = tables(game)
    company = neutral_company(game)
    own = game.state.companies[company]
    chosen = follow(game, agents.ship_question(game, company), plans.take)
    tile = chosen.answer
    if tile == "none":
        game.log("neutral.no_ship", chosen.rule, seat=company)
        return
    docks = free_docks(own, t.docks[own.level])
    if not docks:
        gone = follow(game, agents.discard_question(game, company, tile), plans.discard)
        docks = [agents.discard(game, company, gone.answer)]
    agents.dock_new(own, tile, docks[0])
    game.log("neutral.ship", chosen.rule, seat=company, ship=t.tiles[tile].id)


def take_post(game: G, number: int) -> None:
    """A Trading Post in the zone, if the rules for posts allow one."""
    company = neutral_company(game)
    zone = next(zone for zone in tables(game).zones if zone.number == number)
    question = agents.post_question(game, company, zone.id)
    if question.possible() and game.state.companies[company].posts:
        agents.set_post(game, company, NEUTRAL.decide(game, question).answer)
    else:
        game.log("neutral.no_post", "eic.two.effect.post_blocked", seat=company, zone=zone.id)


EFFECTS: dict[EffectId, Callable[[G], None]] = {
    "ship_sail": lambda game: take_ship(game, FASTEST),
    "ship_crate": lambda game: take_ship(game, LARGEST),
    "dock_extension": lambda game: agents.extend(game, neutral_company(game)),
    "trading_post_1": lambda game: take_post(game, 1),
    "trading_post_2": lambda game: take_post(game, 2),
    "trading_post_3": lambda game: take_post(game, 3),
}
"""What the effects of Agent cards do."""


def place_agent(game: G, index: int, box: BoxId) -> None:
    """No ability, no cost; each player already there gets the entry fee from the bank."""
    table = game.state
    company = neutral_company(game)
    fee = tables(game).fee
    for other in table.boxes[box]:
        receive(game, other, fee)
        game.log("neutral.fee", "eic.two.place.bank_pays", seat=other, n=fee)
    table.boxes[box].append(company)
    table.companies[company].agents[index].at = box
    game.log("neutral.placed", "eic.two.place.three", seat=company, box=box)


# --- C. Destination cards ---------------------------------------------------------------------------------------
@steps("neutral.sail")
def sail(game: G) -> None:
    """A Destination card sends one of the docked ships."""
    table = game.state
    company = neutral_company(game)
    card = table.destinations.pop()
    table.sailing.drawn.append(card)
    game.reveal()
    where = NEUTRAL.decide(game, navigation.zone_question(game, company))
    tile = NEUTRAL.decide(game, navigation.ship_question(game, company, where.answer)).answer
    navigation.send(game, company, tile, where.answer)
    ship_of(table.companies[company], tile).dock = -1
    ship = tables(game).tiles[tile].id
    game.log("neutral.sent", where.rule, seat=company, ship=ship, zone=where.answer, card=card)


@steps("neutral.reshuffle")
def reshuffle(game: G) -> None:
    table = game.state
    table.destinations += table.sailing.drawn
    table.sailing.drawn = []
    game.chance.shuffle(table.destinations, "neutral")
    game.log("neutral.reshuffled", "eic.two.navigation.reshuffle", n=len(table.destinations))


# --- D. and E. goods ----------------------------------------------------------------------------------------------
@steps("neutral.load")
def load_neutral(game: G, seat: int, tile: int) -> None:
    """Cubes for free, up to the tonnage; then the first free dock from the left."""
    t = tables(game)
    own = game.state.companies[seat]
    ship = ship_of(own, tile)
    zone = loading_zone(game)
    for _ in range(t.tiles[tile].tonnage):
        good = NEUTRAL.decide(game, loading.ship_question(game, seat, ship, zone, 0)).answer
        if good == "home":
            break
        loading.take_cube(game, ship, good)
    ship.where = PORT
    ship.dock = free_docks(own, t.docks[own.level])[0]
    own.ships.sort(key=lambda ship: ship.dock)
    loaded = [good for good, n in ship.cargo.items() for _ in range(n)]
    game.log("neutral.loaded", "eic.two.loading.primary", seat=seat, ship=t.tiles[tile].id, goods=loaded)
    loading.finish(game, seat, tile)


@steps("neutral.warehouse")
def sell_all_stored(game: G, seat: int) -> None:
    counts = NEUTRAL.decide(game, selling.warehouse_question(game, seat)).answer
    selling.sell_stored(game, seat, counts)


@steps("neutral.unload")
def unload_neutral(game: G, seat: int, speed: int) -> None:
    tile = NEUTRAL.decide(game, selling.which_question(game, seat, speed)).answer
    ship = ship_of(game.state.companies[seat], tile)
    counts = NEUTRAL.decide(game, selling.ship_question(game, seat, ship)).answer
    selling.unload(game, seat, ship, counts)
