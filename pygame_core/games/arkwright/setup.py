"""The world before the first cycle: what lies where by the set-up that was chosen."""

from __future__ import annotations

from typing import Any

from .actions.special import own_tile
from .components import COMPONENTS, Printed
from .ids import COMMODITIES, GOODS, MARKERS, TILES, EventId, MarkerId, ScenarioId, TileId
from .phases.close import BUREAUCRACY_BY
from .phases.cycle import open_cycle
from .phases.founding import open_founding, place
from .state import Company, G, Labor, Production, Ship, Track, Turn, World, printed, scenario, steps
from .stock import receive

ROWS = 4
LIGHT_ROWS = 2


def is_free(game: G) -> bool:
    """Whether players found their factories themselves; the short game knows no other set-up."""
    return game.scenario == "spinning-mule" or game.options["setup"] == "free"


def new_company(figures: Printed) -> Company:
    return Company(
        cash=0,
        shares=figures.shares_owned,
        space=figures.start_space,
        loans=0,
        factories={},
        boxed=[],
        goods={},
        posts=[],
        ships=[],
        contracts={},
        limit=0,
        gray=[],
        spaces=["" for _ in figures.spaces],
        tiles=[],
    )


def new_state(seats: int, scenario: str, options: dict[str, Any]) -> World:
    figures = COMPONENTS.of_mode(options)
    start = figures.labor_start[seats]
    which: ScenarioId = "spinning-mule" if scenario == "spinning-mule" else "waterframe"
    return World(
        decade=0,
        cycle=0,
        shown=0,
        revealed=0,
        phase="",
        starting=0,
        companies=[new_company(figures) for _ in range(seats)],
        bank=0,
        machines=0,
        labor=Labor(front=figures.places - start.market, end=figures.places, fired=start.fired, gone=start.removed),
        importers=dict.fromkeys(GOODS, figures.importers[which][seats]),
        economy={good: list(figures.economy) for good in GOODS},
        events=[],
        reserve="",
        seen=[],
        boxed=[],
        running=None,
        bureaucracy=False,
        tiles=dict.fromkeys(TILES, 0),
        gray=[[] for _ in range(ROWS)],
        ships=ships_laid_out(figures, which, seats),
        turn=Turn(seat=0),
        production=Production(),
        tracks={commodity: Track(price=0, influence=[0] * seats) for commodity in COMMODITIES if options["eitc"]},
    )


def ships_laid_out(figures: Printed, which: ScenarioId, seats: int) -> list[int]:
    """In the short game without the large ones, and less those that everybody begins with."""
    if which == "waterframe":
        return [ship.on_board[seats] for ship in figures.ships]
    return [
        0 if ship.capacity > figures.short_largest[seats]
        else max(0, ship.on_board[seats] - (seats if ship.capacity == figures.short_start else 0))
        for ship in figures.ships
    ]  # fmt: skip


def setup(game: G) -> None:
    world, figures = game.state, printed(game)
    for markers in world.economy.values():
        game.chance.shuffle(markers, "economy")
    if game.scenario == "spinning-mule":
        for company in world.companies:
            company.ships.append(Ship(capacity=figures.short_start, active=True))
    if game.seats == 2 and game.scenario != "spinning-mule":
        for company in world.companies:
            company.limit = figures.limit_with_two
    if is_free(game):
        lay_events(game, drawn_events(game))
        lay_gray(game)
        lay_tiles(game)
        world.starting = game.chance.below(game.seats, "starting")
        game.later(tell_setup)
        game.later(open_founding)
    else:
        lay_predefined(game)
        game.later(tell_setup)
    game.later(open_cycle)


@steps("setup.told")
def tell_setup(game: G) -> None:
    world = game.state
    game.at(turn=0)
    game.log("setup.starting", "ark.setup.player.starting-player", seat=world.starting)
    game.log("setup.events", "ark.setup.events.face-down", events=[f"event.{event}" for event in world.seen])
    game.log("setup.labor", "ark.setup.market.fill-from-bottom", market=world.labor.end - world.labor.front,
             fired=world.labor.fired)  # fmt: skip


# --- events ---------------------------------------------------------------------------------------------------
def in_game(game: G, event: EventId) -> bool:
    kind = printed(game).event[event]
    return (kind.with_two or game.seats > 2) and (kind.in_short_game or game.scenario != "spinning-mule")


def drawn_events(game: G) -> list[EventId]:
    """The events that everybody gets to see; the last of them goes out again unseen."""
    figures = printed(game)
    others: list[EventId] = [
        event for event in figures.event if event not in ("bureaucracy", "end_of_game") and in_game(game, event)
    ]
    seen = game.chance.sample(others, figures.events_seen[scenario(game)], "events")
    game.state.boxed = [seen[-1]]
    return seen


def mixed_spaces(game: G) -> int:
    """How many decades may have Bureaucracy: those up to 1790."""
    return sum(year <= BUREAUCRACY_BY for year in printed(game).decades[scenario(game)])


def lay_events(game: G, seen: list[EventId]) -> None:
    """Bureaucracy is mixed with the events of the first decades and the reserve; the last decade ends the game."""
    world, mixed = game.state, mixed_spaces(game)
    laid = [event for event in seen if event not in world.boxed]
    world.seen = [event for event in printed(game).event if event in seen]
    first: list[EventId] = game.chance.shuffled([*laid[:mixed], "bureaucracy"], "events")
    world.reserve = first.pop()
    world.events = [*first, *laid[mixed:], "end_of_game"]


# --- the free set-up ------------------------------------------------------------------------------------------
def lay_gray(game: G) -> None:
    """Light markers fill rows I and II, dark ones III and IV; in the short game Production markers lie out first."""
    world, figures = game.state, printed(game)
    pool, size = figures.marker_pool[game.seats], figures.row_size[game.seats]

    def shade(name: str) -> list[MarkerId]:
        return [marker for marker in MARKERS if figures.marker[marker].shade == name for _ in range(pool[marker])]

    light, dark = shade("light"), game.chance.shuffled(shade("dark"), "markers")
    fixed: list[MarkerId] = []
    if game.scenario == "spinning-mule":
        fixed = ["light_production"] * game.seats
        light = [marker for marker in light if marker != "light_production"]
    light = (fixed + game.chance.shuffled(light, "markers"))[: LIGHT_ROWS * size]
    world.gray = [
        sorted(row, key=MARKERS.index) for row in (light[:size], light[size:], dark[:size], dark[size : 2 * size])
    ]


def lay_tiles(game: G) -> None:
    """Some always lie out, others are drawn; of no kind are there as many as players."""
    world, figures = game.state, printed(game)
    display = figures.display[scenario(game)]
    laid: list[TileId] = [*display.always]
    if game.scenario == "spinning-mule":
        laid += ["inventor"] * (game.seats - 2)
    pile = [
        tile for tile in TILES if tile not in display.out for _ in range(figures.tile_copies[tile] - laid.count(tile))
    ]
    for tile in game.chance.shuffled(pile, "tiles"):
        if len(laid) < display.total[game.seats] and laid.count(tile) + 1 < game.seats:
            laid.append(tile)
    for tile in laid:
        world.tiles[tile] += 1


# --- the predefined set-up ------------------------------------------------------------------------------------
def lay_predefined(game: G) -> None:
    world, figures = game.state, printed(game)
    if game.options["setup"] == "shuffled":
        known = [*figures.predefined_events[:-1], figures.predefined_reserve]
        others = [event for event in known if event != "bureaucracy"]
        lay_events(game, game.chance.shuffled(others, "events"))
    else:
        world.events = list(figures.predefined_events)
        world.reserve = figures.predefined_reserve
        world.seen = [event for event in figures.event if event in (*world.events, world.reserve)]
    world.gray = [list(row) for row in figures.predefined_markers[game.seats]]
    for tile in (*figures.predefined_display[game.seats], *(start.tile for start in figures.start[game.seats])):
        world.tiles[tile] += 1
    for seat, start in enumerate(figures.start[game.seats]):
        company = world.companies[seat]
        for good, price in zip(start.goods, start.prices, strict=True):
            place(game, seat, good, "regular")
            company.factories[good].price = price
        company.shares = start.shares
        receive(game, seat, start.cash)
        own_tile(game, seat, start.tile).at = start.tile_at or ""
