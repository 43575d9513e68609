"""The table before the first period."""

from __future__ import annotations

from typing import Any

from .components import COMPONENTS, Tables
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
    Table,
    receive,
    steps,
    tables,
)


def new_company(t: Tables, companies: int, players: int) -> Company:
    galleons = [tile for tile, ship in enumerate(t.tiles) if not ship.purchasable][: t.docks[0]]
    return Company(
        cash=0,
        sales=0,
        marker=0,
        value=t.start_value,
        left=t.shares[players],
        shares=[0] * companies,
        presidency=t.presidency,
        mortgaged=0,
        level=0,
        store={},
        posts=t.posts,
        ships=[Ship(tile=tile, dock=dock, where=PORT, zone="", cargo={}) for dock, tile in enumerate(galleons)],
        stack=[tile for tile, ship in enumerate(t.tiles) if ship.purchasable],
        box=[],
        agents=[Agent(start="", at="") for _ in range(t.agents)],
    )


def new_market(t: Tables, market: MarketId, players: int) -> Market:
    rows = (t.indies if market == "indies" else t.europe)[players]
    return Market(
        rows={good: row.setup for good, row in rows.items()},
        dice={},
        piles={name: list(cards) for name, cards in t.piles[market].items()},
        card="",
        open=False,
        seen=[],
    )


def new_state(seats: int, scenario: str, options: dict[str, Any]) -> Table:
    t = COMPONENTS.of_mode(options)
    count = seats + (seats == NEUTRAL_SEATS)
    companies = [new_company(t, count, seats) for _ in range(count)]
    indies, europe = new_market(t, "indies", seats), new_market(t, "europe", seats)
    for neutral in companies[seats:]:
        neutral.presidency = 0
    return Table(
        seats=seats,
        period=1,
        phase=Phase(),
        initiative=list(range(seats)),
        companies=companies,
        bank=t.coins,
        reserve={good: t.cubes[good] - indies.rows[good] - europe.rows[good] for good in t.goods},
        indies=indies,
        europe=europe,
        boxes={box.id: [] for box in t.boxes},
        seals={space.id: NOBODY for space in t.spaces},
        stacks={zone.id: [] for zone in t.zones},
        left={zone.id: [] for zone in t.zones},
        ranking=[],
        placing=Placing(),
        exchange=Exchange(),
        sailing=Sailing(),
        loading=Loading(track=[[] for _ in t.speeds]),
        agent_cards=[],
        destinations=[],
    )


def setup(game: G) -> None:
    table = game.state
    t = tables(game)
    for market in (table.indies, table.europe):
        for pile in market.piles.values():
            game.chance.shuffle(pile, "cards")
    game.chance.shuffle(table.initiative, "initiative")
    for seat, cash in zip(table.initiative, t.cash[game.seats], strict=True):
        receive(game, seat, cash)
    if game.seats == NEUTRAL_SEATS:
        table.initiative.append(NEUTRAL_SEATS)
        table.agent_cards = game.chance.shuffled(list(t.agent_cards), "neutral")
        table.destinations = game.chance.shuffled(list(t.destination_cards), "neutral")
    game.later(tell_setup)
    game.later(open_period)


@steps("setup.told")
def tell_setup(game: G) -> None:
    table = game.state
    game.log("setup.initiative", "eic.setup.initiative.random", order=list(table.initiative))
    rule = "eic.setup.cash.four" if game.seats == MOST_PLAYERS else "eic.setup.cash.treasury"
    for seat in table.initiative[: game.seats]:
        game.log("setup.cash", rule, seat=seat, n=table.companies[seat].cash)
    if game.seats == NEUTRAL_SEATS:
        game.log("setup.neutral", "eic.two.setup.base", company=tables(game).companies[NEUTRAL_SEATS])
