"""The tables of the components, read and checked: a value that cannot be is refused by table and key."""

from __future__ import annotations

from typing import Literal, get_args

from ....kernel.reasons import Refused
from ....parts.components import Components, Reader, Sheet, files
from ....parts.order import left_of
from ..ids import (
    MARKETS,
    AgentCardId,
    BoxId,
    BoxKind,
    BoxPhase,
    CardId,
    CharacterId,
    DestinationId,
    EffectId,
    Good,
    MarketId,
    Pile,
    ShipIcon,
    ShipId,
    ZoneId,
)
from .figures import AgentCard, Box, DestinationCard, Printed, Row, ShipType, Space, Zone

FILES = ("goods", "companies", "map", "characters", "ships", "markets", "cards", "exchange", "neutral")

KINDS: tuple[BoxKind, ...] = get_args(BoxKind)
BOX_PHASES: tuple[BoxPhase, ...] = get_args(BoxPhase)
ICONS: tuple[ShipIcon, ...] = get_args(ShipIcon)
PILES: tuple[Pile, ...] = get_args(Pile)
EFFECTS: tuple[EffectId, ...] = get_args(EffectId)
DestinationKind = Literal["single", "trading_posts"]
DESTINATION_KINDS: tuple[DestinationKind, ...] = get_args(DestinationKind)
SIDES = {2: "players_2_3", 3: "players_2_3", 4: "players_4"}


def _market(sheet: Sheet, market: MarketId, goods: tuple[Good, ...]) -> dict[int, dict[Good, Row]]:
    out: dict[int, dict[Good, Row]] = {}
    for players, side in SIDES.items():
        out[players] = {}
        for good in goods:
            row = sheet.inner("markets").inner(side).inner(market).inner(good)
            slots = row.falling("slots", 0, 50)
            out[players][good] = Row(slots, row.number("setup", 0, len(slots)))
    return out


def _cards(sheet: Sheet, goods: tuple[Good, ...]) -> dict[int, dict[CardId, dict[Good, int]]]:
    worth: dict[int, dict[CardId, dict[Good, int]]] = {2: {}, 3: {}, 4: {}}
    for row in sheet.rows("indies_cards") + sheet.rows("europe_cards"):
        base = row.inner("base")
        extra = row.inner("extra4")
        small = {good: base.number(good, 0, 30) for good in goods}
        card = row.name
        worth[2][card] = worth[3][card] = small
        worth[4][card] = {good: small[good] + extra.number(good, 0, 30) for good in goods}
    return worth


def _piles(sheet: Sheet, pile: tuple[Pile, ...]) -> dict[MarketId, dict[Pile, tuple[CardId, ...]]]:
    out: dict[MarketId, dict[Pile, tuple[CardId, ...]]] = {}
    for market in MARKETS:
        rows = sheet.rows(f"{market}_cards")
        out[market] = {}
        for name in PILES:
            cards = tuple(row.name for row in rows if row.one_of("pile", PILES) == name)
            if len(cards) < pile.count(name):
                raise Refused("components.pile", game=sheet.game, table=f"{market}_cards", key=name, n=pile.count(name))
            out[market][name] = cards
    return out


def _boxes(sheet: Sheet, ring: tuple[CharacterId, ...], goods: tuple[Good, ...]) -> tuple[Box, ...]:
    boxes = []
    for row in sheet.rows("abilities"):
        kind = row.one_of("kind", KINDS)
        trading = kind == "trading"
        box = Box(
            row.name, row.one_of("character", ring), kind, row.one_of("phase", BOX_PHASES),
            row.one_of("good", goods) if trading else "", row.number("bonus_per_cube", 0, 9) if trading else 0,
        )  # fmt: skip
        if not row.has("enabled") or row.flag("enabled"):
            boxes.append(box)
    return tuple(boxes)


def _ring(sheet: Sheet) -> tuple[tuple[CharacterId, ...], dict[CharacterId, tuple[CharacterId, ...]]]:
    row = sheet.inner("characters")
    known: tuple[CharacterId, ...] = tuple(sorted({ability["character"] for ability in sheet.data["abilities"]}))
    ring = row.some_of("ring", known, len(known))
    if len(set(ring)) != len(known):
        raise row.wrong("ring", " + ".join(known))
    return ring, {name: (name, ring[i - 1], left_of(ring, name)) for i, name in enumerate(ring)}


def _ships(sheet: Sheet, periods: int) -> tuple[dict[ShipId, ShipType], tuple[ShipType, ...]]:
    speeds = sheet.inner("loading_track").falling("sections_left_to_right", 1, 9)
    ships: dict[ShipId, ShipType] = {}
    tiles: list[ShipType] = []
    for row in sheet.rows("ships"):
        ship = ShipType(
            row.name, row.number("period", 1, periods), row.number("cost", 0, 99), row.flag("purchasable"),
            row.number("speed", min(speeds), max(speeds)), row.number("tonnage", 1, 20),
            row.one_of("icon", ICONS),
        )  # fmt: skip
        ships[ship.id] = ship
        tiles += [ship] * row.number("copies_per_company", 1, 4)
    return ships, tuple(tiles)


def _coins(row: Reader) -> int:
    values = row.numbers("values", 1, 1000)
    return sum(value * n for value, n in zip(values, row.numbers("counts", 0, 1000, len(values)), strict=True))


def _check_supply(game: str, cubes: dict[Good, int], *markets: dict[int, dict[Good, Row]]) -> None:
    for players, side in SIDES.items():
        for good, supply in cubes.items():
            needed = sum(market[players][good].setup for market in markets)
            if needed > supply:
                raise Refused("components.supply", game=game, table=f"markets.{side}", key=good, n=needed, most=supply)


def _zones(sheet: Sheet, goods: tuple[Good, ...]) -> tuple[Zone, ...]:
    """Each has a number of its own, and a company without money must have somewhere to send its ships."""
    zones = tuple(
        Zone(row.name, row.number("number", 1, 3), row.some_of("goods", goods, 2), row.number("travel_cost", 0, 20))
        for row in sheet.rows("zones")
    )
    if len({zone.number for zone in zones}) < len(zones):
        raise Refused("components.same_number", game=sheet.game, table="zones", key="number")
    if all(zone.travel for zone in zones):
        raise Refused("components.free_zone", game=sheet.game, table="zones", key="travel_cost")
    return zones


def _spaces(sheet: Sheet, numbered: dict[int, ZoneId]) -> tuple[Space, ...]:
    return tuple(
        Space(row.name, numbered[row.number("zone", 1, 3)], row.flag("closed_with_2_or_3_players"))
        for row in sheet.rows("trading_post_spaces")
    )


def _by_level(sheet: Sheet, key: str, low: int, high: int, most_more: int) -> tuple[int, ...]:
    """So many in the port, and with each Dock Extension."""
    found = [sheet.inner("port").number(key, low, high)]
    for level in sheet.rows("dock_extensions"):
        found.append(found[-1] + level.number(key, 0, most_more))
    return tuple(found)


def _shares(rules: Reader) -> dict[int, int]:
    """The shares of a company on the Stock Exchange, by number of players."""
    return {players: rules.number(f"shares_available_{side}", 1, 20) for players, side in SIDES.items()}


def _rank_moves(end: Reader) -> dict[int, tuple[int, ...]]:
    """How far a marker moves for each place in the ranking of sales, by number of players."""
    first, second = end.number("highest_sales_move", -9, 9), end.number("second_highest_sales_move", -9, 9)
    small, large = (end.number(f"lowest_sales_move_{side}", -9, 9) for side in ("players_2_3", "players_4"))
    return {2: (first, second, small), 3: (first, second, small), 4: (first, second, 0, large)}


def _agent_cards(sheet: Sheet, boxes: tuple[BoxId, ...]) -> dict[AgentCardId, AgentCard]:
    return {
        row.name: AgentCard(row.name, row.some_of("effects", EFFECTS, 2), row.some_of("agents", boxes, 3))
        for row in sheet.rows("agent_cards")
    }


def _destination_cards(sheet: Sheet, numbered: dict[int, ZoneId]) -> dict[DestinationId, DestinationCard]:
    return {
        row.name: DestinationCard(
            row.name,
            row.one_of("kind", DESTINATION_KINDS) == "trading_posts",
            tuple(numbered[n] for n in row.numbers("zones", 1, 3)),
        )
        for row in sheet.rows("destination_cards")
    }


def _build(sheet: Sheet) -> Printed:
    goods: tuple[Good, ...] = tuple(row.name for row in sheet.rows("goods"))
    cubes: dict[Good, int] = {row.name: row.number("cubes", 1, 200) for row in sheet.rows("goods")}
    labels = tuple(row.words("label") for row in sheet.rows("periods"))
    ring, near = _ring(sheet)
    boxes = _boxes(sheet, ring, goods)
    ships, tiles = _ships(sheet, len(labels))
    indies, europe = _market(sheet, "indies", goods), _market(sheet, "europe", goods)
    _check_supply(sheet.game, cubes, indies, europe)
    zones = _zones(sheet, goods)
    numbered = {zone.number: zone.id for zone in zones}
    spaces = _spaces(sheet, numbered)
    counts, posts, exchange = (sheet.inner(name) for name in ("counts", "trading_post_rules", "stock_exchange"))
    values = exchange.rising("values", 1, 200)
    pile = sheet.inner("market_card_piles").some_of("pile_of_period", PILES, len(labels))
    return Printed(
        goods=goods,
        cubes=cubes,
        colours={row.name: row.words("cube_colour") for row in sheet.rows("goods")},
        coins=_coins(sheet.inner("coins")),
        cash={n: sheet.inner("starting_cash").numbers(f"players_{n}", 0, 99, n) for n in SIDES},
        companies=tuple(row.name for row in sheet.rows("companies")),
        company_colours=tuple(row.words("colour") for row in sheet.rows("companies")),
        labels=labels,
        periods=counts.number("periods", 1, len(labels)),
        agents=counts.number("agents_per_player", 1, 5),
        posts=counts.number("trading_posts_per_player", 0, 8),
        presidency=counts.number("presidency_shares_per_company", 0, 9),
        docks=_by_level(sheet, "docks", 1, 6, 4),
        stores=_by_level(sheet, "warehouse_spaces", 0, 9, 9),
        zones=zones,
        zone={zone.id: zone for zone in zones},
        post_cost=posts.number("ability_cost", 0, 99),
        post_discount=posts.number("discount_per_cube", 0, 9),
        post_floor=posts.number("minimum_cube_cost", 0, 9),
        spaces=spaces,
        space={space.id: space for space in spaces},
        spaces_of={zone.id: tuple(space.id for space in spaces if space.zone == zone.id) for zone in zones},
        ring=ring,
        near=near,
        fee=sheet.inner("characters").number("fee_per_agent_already_there", 0, 9),
        boxes=boxes,
        box={box.id: box for box in boxes},
        trading={good: tuple(box for box in boxes if box.good == good) for good in goods},
        expertise=sheet.inner("expertise").numbers("cost_by_period", 0, 99, len(labels)),
        ship=ships,
        tiles=tiles,
        leaving=sheet.inner("ships_overview").number("galleons_removed_at_start_of_period", 2, len(labels)),
        speeds=sheet.inner("loading_track").falling("sections_left_to_right", 1, 9),
        indies=indies,
        europe=europe,
        leave_cost=sheet.inner("loading").number("leave_cost", 0, 99),
        full_row_price=sheet.inner("markets").number("sale_value_when_row_full", 0, 9),
        faces=sheet.inner("market_dice").numbers("faces", 0, 12),
        pile=pile,
        piles=_piles(sheet, pile),
        cards=_cards(sheet, goods),
        values=values,
        dividends=exchange.numbers("dividends", 0, 50, len(values)),
        start_value=exchange.number("start_index", 0, len(values) - 1),
        shares=_shares(exchange.inner("rules")),
        mortgage_divisor=exchange.inner("rules").number("mortgage_divisor", 1, 10),
        rank_moves=_rank_moves(sheet.inner("end_of_period")),
        sales_track=sheet.inner("sales_track").rising("thresholds", 0, 1000),
        agent_cards=_agent_cards(sheet, tuple(box.id for box in boxes)),
        destination_cards=_destination_cards(sheet, numbered),
    )


COMPONENTS = Components("east_india_companies", files(__package__, *FILES), _build)
