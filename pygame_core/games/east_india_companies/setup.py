"""The world before the first period."""

from __future__ import annotations

from typing import Any

from .components import COMPONENTS, Printed
from .ids import MarketId
from .phases.period import open_period
from .state import (
    MOST_PLAYERS,
    NEUTRAL_SEATS,
    NOBODY,
    PORT,
    Agent,
    Company,
    Exchange,
    G,
    Loading,
    Market,
    Phase,
    Placing,
    Sailing,
    Ship,
    World,
    printed,
    receive,
    steps,
)


def new_company(figures: Printed, companies: int, players: int) -> Company:
    galleons = [tile for tile, ship in enumerate(figures.tiles) if not ship.purchasable][: figures.docks[0]]
    return Company(
        cash=0,
        sales=0,
        marker=0,
        value=figures.start_value,
        left=figures.shares[players],
        shares=[0] * companies,
        presidency=figures.presidency,
        mortgaged=0,
        level=0,
        store={},
        posts=figures.posts,
        ships=[Ship(tile=tile, dock=dock, where=PORT, zone="", cargo={}) for dock, tile in enumerate(galleons)],
        stack=[tile for tile, ship in enumerate(figures.tiles) if ship.purchasable],
        box=[],
        agents=[Agent(start="", at="") for _ in range(figures.agents)],
    )


def new_market(figures: Printed, market: MarketId, players: int) -> Market:
    rows = (figures.indies if market == "indies" else figures.europe)[players]
    return Market(
        rows={good: row.setup for good, row in rows.items()},
        dice={},
        piles={name: list(cards) for name, cards in figures.piles[market].items()},
        card="",
        open=False,
        seen=[],
    )


def new_state(seats: int, scenario: str, options: dict[str, Any]) -> World:
    figures = COMPONENTS.of_mode(options)
    count = seats + (seats == NEUTRAL_SEATS)
    companies = [new_company(figures, count, seats) for _ in range(count)]
    indies, europe = new_market(figures, "indies", seats), new_market(figures, "europe", seats)
    for neutral in companies[seats:]:
        neutral.presidency = 0
    return World(
        seats=seats,
        period=1,
        phase=Phase(),
        initiative=list(range(seats)),
        companies=companies,
        bank=figures.coins,
        reserve={good: figures.cubes[good] - indies.rows[good] - europe.rows[good] for good in figures.goods},
        indies=indies,
        europe=europe,
        boxes={box.id: [] for box in figures.boxes},
        seals={space.id: NOBODY for space in figures.spaces},
        stacks={zone.id: [] for zone in figures.zones},
        left={zone.id: [] for zone in figures.zones},
        ranking=[],
        placing=Placing(),
        exchange=Exchange(),
        sailing=Sailing(),
        loading=Loading(track=[[] for _ in figures.speeds]),
        agent_cards=[],
        destinations=[],
    )


def setup(game: G) -> None:
    world = game.state
    figures = printed(game)
    for market in (world.indies, world.europe):
        for pile in market.piles.values():
            game.chance.shuffle(pile, "cards")
    game.chance.shuffle(world.initiative, "initiative")
    for seat, cash in zip(world.initiative, figures.cash[game.seats], strict=True):
        receive(game, seat, cash)
    if game.seats == NEUTRAL_SEATS:
        world.initiative.append(NEUTRAL_SEATS)
        world.agent_cards = game.chance.shuffled(list(figures.agent_cards), "neutral")
        world.destinations = game.chance.shuffled(list(figures.destination_cards), "neutral")
    game.later(tell_setup)
    game.later(open_period)


@steps("setup.told")
def tell_setup(game: G) -> None:
    world = game.state
    game.log("setup.initiative", "eic.setup.initiative.random", order=list(world.initiative))
    rule = "eic.setup.cash.four" if game.seats == MOST_PLAYERS else "eic.setup.cash.treasury"
    for seat in world.initiative[: game.seats]:
        game.log("setup.cash", rule, seat=seat, n=world.companies[seat].cash)
    if game.seats == NEUTRAL_SEATS:
        game.log("setup.neutral", "eic.two.setup.base", company=printed(game).companies[NEUTRAL_SEATS])
