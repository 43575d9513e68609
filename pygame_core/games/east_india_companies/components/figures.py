"""The component data, typed: what the rules read. Everything that can be worked out once is worked out here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

from ....kernel.reasons import Refused
from ....parts.components import Reader, Sheet
from ..ids import (
    MARKETS,
    AgentCardId,
    BoxId,
    BoxKind,
    BoxPhase,
    CardId,
    CharacterId,
    CompanyId,
    DestinationId,
    EffectId,
    Good,
    MarketId,
    Pile,
    SealId,
    ShipIcon,
    ShipId,
    ZoneId,
)

KINDS: tuple[BoxKind, ...] = get_args(BoxKind)
BOX_PHASES: tuple[BoxPhase, ...] = get_args(BoxPhase)
ICONS: tuple[ShipIcon, ...] = get_args(ShipIcon)
PILES: tuple[Pile, ...] = get_args(Pile)
EFFECTS: tuple[EffectId, ...] = get_args(EffectId)
DestinationKind = Literal["single", "trading_posts"]
DESTINATION_KINDS: tuple[DestinationKind, ...] = get_args(DestinationKind)
SIDES = {2: "players_2_3", 3: "players_2_3", 4: "players_4"}
PERIODS = 5


@dataclass(frozen=True, slots=True)
class ShipType:
    id: ShipId
    period: int
    cost: int
    purchasable: bool
    speed: int
    tonnage: int
    icon: ShipIcon


@dataclass(frozen=True, slots=True)
class Row:
    """One good's row on a market: prices from the dearest slot to the cheapest, and how many start with a cube."""

    slots: tuple[int, ...]
    setup: int


@dataclass(frozen=True, slots=True)
class Zone:
    id: ZoneId
    number: int
    goods: tuple[Good, ...]
    travel: int


@dataclass(frozen=True, slots=True)
class Box:
    """One ability box of a Character."""

    id: BoxId
    character: CharacterId
    kind: BoxKind
    phase: BoxPhase
    good: Literal[Good, ""]
    bonus: int


@dataclass(frozen=True, slots=True)
class Space:
    """A seal where a Trading Post can stand."""

    id: SealId
    zone: ZoneId
    closed_small: bool


@dataclass(frozen=True, slots=True)
class AgentCard:
    id: AgentCardId
    effects: tuple[EffectId, ...]
    boxes: tuple[BoxId, ...]


@dataclass(frozen=True, slots=True)
class DestinationCard:
    id: DestinationId
    by_posts: bool
    zones: tuple[ZoneId, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Printed:
    """Everything the rules read. There is one object for each set of house values, so it goes by identity."""

    goods: tuple[Good, ...]
    cubes: dict[Good, int]
    colours: dict[Good, str]
    coins: int
    cash: dict[int, tuple[int, ...]]
    companies: tuple[CompanyId, ...]
    company_colours: tuple[str, ...]
    labels: tuple[str, ...]
    agents: int
    posts: int
    presidency: int
    docks: tuple[int, ...]
    """Docks at extension levels 0, 1, 2."""
    stores: tuple[int, ...]
    """Warehouse spaces at extension levels 0, 1, 2."""
    zones: tuple[Zone, ...]
    zone: dict[ZoneId, Zone]
    post_cost: int
    post_discount: int
    post_floor: int
    spaces: tuple[Space, ...]
    space: dict[SealId, Space]
    spaces_of: dict[ZoneId, tuple[SealId, ...]]
    """The seals of each zone."""
    ring: tuple[CharacterId, ...]
    near: dict[CharacterId, tuple[CharacterId, ...]]
    """The Characters an Agent can reach from each one: itself and its two neighbours."""
    fee: int
    boxes: tuple[Box, ...]
    box: dict[BoxId, Box]
    trading: dict[Good, tuple[Box, ...]]
    """The Trading boxes of each good."""
    expertise: tuple[int, ...]
    ship: dict[ShipId, ShipType]
    tiles: tuple[ShipType, ...]
    """The ship tiles of a company, by tile number."""
    leaving: int
    """The period at whose start the ships that cannot be bought leave the game."""
    speeds: tuple[int, ...]
    indies: dict[int, dict[Good, Row]]
    """The Indies rows by number of players and good."""
    europe: dict[int, dict[Good, Row]]
    full_row_price: int
    faces: tuple[int, ...]
    pile: tuple[Pile, ...]
    """The pile of each period."""
    piles: dict[MarketId, dict[Pile, tuple[CardId, ...]]]
    """The cards of each market (`indies`, `europe`) by pile."""
    cards: dict[int, dict[CardId, dict[Good, int]]]
    """What a market card is worth, by number of players, card and good."""
    values: tuple[int, ...]
    dividends: tuple[int, ...]
    start_value: int
    """The space of the share track (not the value) on which companies begin."""
    shares: dict[int, int]
    mortgage_divisor: int
    rank_moves: dict[int, tuple[int, ...]]
    sales_track: tuple[int, ...]
    agent_cards: dict[AgentCardId, AgentCard]
    destination_cards: dict[DestinationId, DestinationCard]


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
    return ring, {name: (name, ring[i - 1], ring[(i + 1) % len(ring)]) for i, name in enumerate(ring)}


def _ships(sheet: Sheet) -> tuple[dict[ShipId, ShipType], tuple[ShipType, ...]]:
    speeds = sheet.inner("loading_track").falling("sections_left_to_right", 1, 9)
    ships: dict[ShipId, ShipType] = {}
    tiles: list[ShipType] = []
    for row in sheet.rows("ships"):
        ship = ShipType(
            row.name, row.number("period", 1, PERIODS), row.number("cost", 0, 99), row.flag("purchasable"),
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


def build(sheet: Sheet) -> Printed:
    """The typed tables; `Refused` names the table and the key of a value that cannot be."""
    goods: tuple[Good, ...] = tuple(row.name for row in sheet.rows("goods"))
    cubes: dict[Good, int] = {row.name: row.number("cubes", 1, 200) for row in sheet.rows("goods")}
    ring, near = _ring(sheet)
    boxes = _boxes(sheet, ring, goods)
    names = tuple(box.id for box in boxes)
    ships, tiles = _ships(sheet)
    indies, europe = _market(sheet, "indies", goods), _market(sheet, "europe", goods)
    _check_supply(sheet.game, cubes, indies, europe)
    zones = tuple(
        Zone(row.name, row.number("number", 1, 3), row.some_of("goods", goods, 2), row.number("travel_cost", 0, 20))
        for row in sheet.rows("zones")
    )
    numbered = {zone.number: zone.id for zone in zones}
    spaces = tuple(
        Space(row.name, numbered[row.number("zone", 1, 3)], row.flag("closed_with_2_or_3_players"))
        for row in sheet.rows("trading_post_spaces")
    )
    cash = sheet.inner("starting_cash")
    counts = sheet.inner("counts")
    port = sheet.inner("port")
    levels = sheet.rows("dock_extensions")
    docks, stores = [port.number("docks", 1, 6)], [port.number("warehouse_spaces", 0, 9)]
    for level in levels:
        docks.append(docks[-1] + level.number("docks", 0, 4))
        stores.append(stores[-1] + level.number("warehouse_spaces", 0, 9))
    posts = sheet.inner("trading_post_rules")
    exchange = sheet.inner("stock_exchange")
    rules = exchange.inner("rules")
    end = sheet.inner("end_of_period")
    values = exchange.rising("values", 1, 200)
    pile = sheet.inner("market_card_piles").some_of("pile_of_period", PILES, PERIODS)
    first, second = end.number("highest_sales_move", -9, 9), end.number("second_highest_sales_move", -9, 9)
    small, large = (
        rules.number("shares_available_players_2_3", 1, 20),
        rules.number("shares_available_players_4", 1, 20),
    )
    return Printed(
        goods=goods,
        cubes=cubes,
        colours={row.name: row.words("cube_colour") for row in sheet.rows("goods")},
        coins=_coins(sheet.inner("coins")),
        cash={n: cash.numbers(f"players_{n}", 0, 99, n) for n in SIDES},
        companies=tuple(row.name for row in sheet.rows("companies")),
        company_colours=tuple(row.words("colour") for row in sheet.rows("companies")),
        labels=tuple(row.words("label") for row in sheet.rows("periods")),
        agents=counts.number("agents_per_player", 1, 5),
        posts=counts.number("trading_posts_per_player", 0, 8),
        presidency=counts.number("presidency_shares_per_company", 0, 9),
        docks=tuple(docks),
        stores=tuple(stores),
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
        expertise=sheet.inner("expertise").numbers("cost_by_period", 0, 99, PERIODS),
        ship=ships,
        tiles=tiles,
        leaving=sheet.inner("ships_overview").number("galleons_removed_at_start_of_period", 2, PERIODS),
        speeds=sheet.inner("loading_track").falling("sections_left_to_right", 1, 9),
        indies=indies,
        europe=europe,
        full_row_price=sheet.inner("markets").number("sale_value_when_row_full", 0, 9),
        faces=sheet.inner("market_dice").numbers("faces", 0, 12),
        pile=pile,
        piles=_piles(sheet, pile),
        cards=_cards(sheet, goods),
        values=values,
        dividends=exchange.numbers("dividends", 0, 50, len(values)),
        start_value=exchange.number("start_index", 0, len(values) - 1),
        shares={2: small, 3: small, 4: large},
        mortgage_divisor=rules.number("mortgage_divisor", 1, 10),
        rank_moves={
            2: (first, second, end.number("lowest_sales_move_players_2_3", -9, 9)),
            3: (first, second, end.number("lowest_sales_move_players_2_3", -9, 9)),
            4: (first, second, 0, end.number("lowest_sales_move_players_4", -9, 9)),
        },
        sales_track=sheet.inner("sales_track").rising("thresholds", 0, 1000),
        agent_cards={
            row.name: AgentCard(row.name, row.some_of("effects", EFFECTS, 2), row.some_of("agents", names, 3))
            for row in sheet.rows("agent_cards")
        },
        destination_cards={
            row.name: DestinationCard(
                row.name,
                row.one_of("kind", DESTINATION_KINDS) == "trading_posts",
                tuple(numbered[n] for n in row.numbers("zones", 1, 3)),
            )
            for row in sheet.rows("destination_cards")
        },
    )
