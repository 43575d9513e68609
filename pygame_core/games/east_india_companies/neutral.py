"""The neutral company of the 2-player game: its cards, its priorities, its place in every phase."""

from __future__ import annotations

from .components.tables import ShipType
from .ids import BoxId, EffectId
from .phases import agents, loading, navigation, selling
from .state import PORT, G, free_docks, loading_zone, receive, ship_of, steps, tables


def neutral_company(game: G) -> int:
    return game.state.seats


# --- A. Agent card ---------------------------------------------------------------------------------------------
@steps("neutral.agents")
def play_agent_card(game: G) -> None:
    """Draw one card, apply its two effects, then place its three Agents. The card leaves the game."""
    table = game.state
    table.agent_card = table.agent_cards.pop()
    game.reveal()
    card = tables(game).agent_cards[table.agent_card]
    game.log(
        "neutral.card", "eic.two.agents.card", card=card.id, effects=[f"effect.{effect}" for effect in card.effects]
    )
    for effect in card.effects:
        apply_effect(game, effect)
    for index, box in enumerate(card.boxes):
        place_agent(game, index, box)


def apply_effect(game: G, effect: EffectId) -> None:
    if effect == "dock_extension":
        agents.extend(game, neutral_company(game))
    elif effect in ("ship_sail", "ship_crate"):
        take_ship(game, by_speed=effect == "ship_sail")
    else:
        take_post(game, int(effect.removeprefix("trading_post_")))


def take_ship(game: G, by_speed: bool) -> None:
    """The fastest or largest unused ship of the period, else the best older one; without a dock the oldest goes."""
    t = tables(game)
    company = neutral_company(game)
    own = game.state.companies[company]

    def merit(ship: ShipType) -> int:
        return ship.speed if by_speed else ship.tonnage

    period = game.state.period
    fresh = [tile for tile in own.stack if t.tiles[tile].period == period]
    known = fresh or [tile for tile in own.stack if t.tiles[tile].period < period]
    if not known:
        game.log("neutral.no_ship", "eic.two.effect.ship_fallback", seat=company)
        return
    tile = max(known, key=lambda tile: (merit(t.tiles[tile]), t.tiles[tile].period))
    docks = free_docks(own, t.docks[own.level])
    if not docks:
        # Ships that cannot be bought (the Galleons) are older than all others; of two equally old ones the
        # fastest or largest goes.
        def age(tile: int) -> tuple[bool, int, int]:
            ship = t.tiles[tile]
            return (ship.purchasable, ship.period, -merit(ship))

        docks = [agents.discard(game, company, min((ship.tile for ship in own.ships), key=age))]
    agents.dock_new(own, tile, docks[0])
    rule = "eic.two.effect.sail" if by_speed else "eic.two.effect.crate"
    game.log("neutral.ship", rule, seat=company, ship=t.tiles[tile].id)


def take_post(game: G, number: int) -> None:
    """A Trading Post on the first free seal of the zone, if the rules for posts allow one."""
    company = neutral_company(game)
    zone = next(zone for zone in tables(game).zones if zone.number == number)
    seals = [space.id for space in tables(game).spaces if space.zone == zone.id]
    able = [seal for seal in seals if agents.seal_open(game, company, seal)]
    if able and game.state.companies[company].posts:
        agents.set_post(game, company, able[0])
    else:
        game.log("neutral.no_post", "eic.two.effect.post_blocked", seat=company, zone=zone.id)


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
    """A Destination card sends the leftmost docked ship."""
    table = game.state
    t = tables(game)
    company = neutral_company(game)
    card = t.destination_cards[table.destinations.pop()]
    table.sailed.append(card.id)
    game.reveal()
    with_post = [zone for zone in card.zones if card.by_posts and loading.has_post(game, company, zone)]
    zone = (with_post or card.zones)[0]
    ship = min(navigation.in_hand(table.companies[company]), key=lambda ship: ship.dock)
    navigation.send(game, company, ship.tile, zone)
    ship.dock = -1
    rule = "eic.two.navigation.posts" if card.by_posts else "eic.two.navigation.single"
    game.log("neutral.sent", rule, seat=company, ship=t.tiles[ship.tile].id, zone=zone, card=card.id)


@steps("neutral.reshuffle")
def reshuffle(game: G) -> None:
    table = game.state
    table.destinations += table.sailed
    table.sailed = []
    game.chance.shuffle(table.destinations, "neutral")
    game.log("neutral.reshuffled", "eic.two.navigation.reshuffle", n=len(table.destinations))


# --- D. and E. goods ----------------------------------------------------------------------------------------------
@steps("neutral.load")
def load_neutral(game: G, seat: int, tile: int) -> None:
    """The zone's primary good, then tea, up to the tonnage and for free; then the first free dock from the left."""
    table = game.state
    t = tables(game)
    own = table.companies[seat]
    ship = ship_of(own, tile)
    room = t.tiles[tile].tonnage
    for good in loading_zone(game).goods:
        count = min(room, table.indies.rows[good])
        for _ in range(count):
            loading.take_cube(game, ship, good)
        room -= count
    ship.where = PORT
    ship.dock = free_docks(own, t.docks[own.level])[0]
    own.ships.sort(key=lambda ship: ship.dock)
    loaded = [good for good, n in ship.cargo.items() for _ in range(n)]
    game.log("neutral.loaded", "eic.two.loading.primary", seat=seat, ship=t.tiles[tile].id, goods=loaded)
    loading.finish(game, seat, tile)


@steps("neutral.warehouse")
def sell_all_stored(game: G, seat: int) -> None:
    own = game.state.companies[seat]
    for good, count in own.store.items():
        selling.sell(game, seat, good, count)
    own.store = {}


@steps("neutral.unload")
def unload_neutral(game: G, seat: int, speed: int) -> None:
    """The ship in the leftmost dock: everything is sold while the row has room, then stored, then sold at 1."""
    t = tables(game)
    table = game.state
    own = table.companies[seat]
    ship = next(ship for ship in selling.loaded(own) if t.tiles[ship.tile].speed == speed)
    for good, count in ship.cargo.items():
        room = len(t.europe[game.seats][good].slots) - table.europe.rows[good]
        free = t.stores[own.level] - sum(own.store.values())
        stored = min(free, max(0, count - room))
        if count > stored:
            selling.sell(game, seat, good, count - stored)
        if stored:
            selling.store(game, seat, good, stored)
    ship.cargo = {}
