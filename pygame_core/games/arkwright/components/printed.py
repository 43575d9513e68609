"""The tables of the components, read and checked: a value that cannot be is refused by table and key."""

from __future__ import annotations

from ....kernel.reasons import Refused
from ....parts.components import Components, Reader, Sheet, files
from ..ids import (
    BONUSES,
    COMMODITIES,
    EVENTS,
    GOODS,
    KINDS,
    MARKERS,
    TILES,
    Bonus,
    Commodity,
    EconomyId,
    EventId,
    FactoryKind,
    Good,
    MarkerId,
    ScenarioId,
    TileId,
)
from .figures import (
    Display,
    EconomyMarker,
    EventFigures,
    EventType,
    FactoryType,
    Influence,
    LaborStart,
    LinePlaces,
    MarkerType,
    Printed,
    ShipType,
    Start,
    TileFigures,
)

FILES = ("goods", "factories", "labor", "stock", "markers", "harbor", "tiles", "events", "start", "company")

PLAYERS = (2, 3, 4)
LEVELS = 4
LINES = 4
MARKER_ROWS = ("row_1", "row_2", "row_3", "row_4")
TABLES: dict[ScenarioId, str] = {"waterframe": "waterframe", "spinning-mule": "spinning_mule"}
"""What tables call the two games."""
BONUS_KEYS: dict[Bonus, str] = {bonus: f"{bonus}_from" for bonus in BONUSES}


def _by_players(row: Reader, lo: int, hi: int) -> dict[int, int]:
    return {players: row.number(f"players_{players}", lo, hi) for players in PLAYERS}


def _games(sheet: Sheet, table: str) -> dict[ScenarioId, Reader]:
    return {scenario: sheet.inner(table).inner(name) for scenario, name in TABLES.items()}


def _lines(sheet: Sheet) -> dict[Good, tuple[LinePlaces, ...]]:
    found: dict[Good, tuple[LinePlaces, ...]] = {}
    for good in GOODS:
        row = sheet.inner("production_lines").inner(good)
        slots = row.numbers("slots", 1, 6, LINES)
        machines = row.numbers("machine_slots", 0, 5, LINES)
        if any(m >= n for n, m in zip(slots, machines, strict=True)):
            raise row.wrong("machine_slots", "< slots")
        found[good] = tuple(LinePlaces(n, m) for n, m in zip(slots, machines, strict=True))
    return found


def _factories(sheet: Sheet) -> dict[FactoryKind, dict[Good, tuple[FactoryType, ...]]]:
    made: dict[FactoryKind, dict[Good, list[FactoryType]]] = {kind: {good: [] for good in GOODS} for kind in KINDS}
    for row in sheet.rows("factories"):
        # Which factory a row is about is fixed; what it costs and makes can be another in somebody's copy.
        kind: FactoryKind = row.data["kind"]
        good: Good = row.data["good"]
        made[kind][good].append(FactoryType(row.number("cost", 1, 60), row.numbers("output", 0, 9, LINES)))
    return {kind: {good: tuple(rows) for good, rows in goods.items()} for kind, goods in made.items()}


def _labor_rows(sheet: Sheet) -> tuple[tuple[int, tuple[int, ...]], ...]:
    return tuple(
        (row.number("wage", 0, 20), row.numbers("demand", 0, 60, len(GOODS))) for row in sheet.rows("labor_rows")
    )


def _labor_start(sheet: Sheet, places: int, workers: int) -> dict[int, LaborStart]:
    found = {}
    for players in PLAYERS:
        row = sheet.inner("labor_start").inner(f"players_{players}")
        start = LaborStart(*(row.number(key, 0, workers) for key in ("market", "fired", "removed")))
        if start.market > places or start.market + start.fired + start.removed != workers:
            raise row.wrong("market", f"{workers} in all")
        found[players] = start
    return found


def _demand(rows: tuple[tuple[int, tuple[int, ...]], ...]) -> dict[Good, tuple[int, ...]]:
    """Each numbered place that is empty is one buyer."""
    found: dict[Good, tuple[int, ...]] = {}
    for column, good in enumerate(GOODS):
        wanted = [0]
        for _, numbers in rows:
            for place, number in enumerate(numbers):
                wanted.append(wanted[-1] + int(place == column and number > 0))
        found[good] = tuple(wanted)
    return found


def _wage(rows: tuple[tuple[int, tuple[int, ...]], ...]) -> tuple[int, ...]:
    """The row of the lowest empty place; while none is empty, the top row."""
    return (rows[0][0], *(wage for wage, numbers in rows for _ in numbers))


def _markers(sheet: Sheet) -> dict[MarkerId, MarkerType]:
    found: dict[MarkerId, MarkerType] = {}
    for row in sheet.rows("action_markers"):
        found[row.name] = MarkerType(
            row.name, row.data["kind"], row.data["shade"],
            row.number("copies", 0, 9) if row.has("copies") else 0,
            row.rising("thresholds", 0, 99) if row.has("thresholds") else (),
            row.number("most", 0, 99) if row.has("most") else 0,
            row.number("lines", 0, LINES) if row.has("lines") else 0,
        )  # fmt: skip
    return found


def _pool(sheet: Sheet, marker: dict[MarkerId, MarkerType]) -> dict[int, dict[MarkerId, int]]:
    gray = [name for name in MARKERS if marker[name].shade != "own"]
    rows = {players: sheet.inner("marker_pool").inner(f"players_{players}") for players in PLAYERS}
    return {players: {name: row.number(name, 0, marker[name].copies) for name in gray} for players, row in rows.items()}


def _predefined_markers(sheet: Sheet, row_size: dict[int, int]) -> dict[int, tuple[tuple[MarkerId, ...], ...]]:
    found = {}
    for players in PLAYERS:
        table = sheet.inner("predefined_markers").inner(f"players_{players}")
        found[players] = tuple(table.each_of(name, MARKERS) for name in MARKER_ROWS)
        if any(len(row) != row_size[players] for row in found[players]):
            raise table.wrong(MARKER_ROWS[0], f"{row_size[players]} a row")
    return found


def _tile_figures(sheet: Sheet) -> TileFigures:
    row, tinkerer = sheet.inner("tile_numbers"), sheet.inner("tinkerer")
    names = (
        "accountant_range", "agent_goods", "developer_saves", "developer_saves_at_most", "foreman_workers",
        "foreman_saves", "foreman_least_wage", "machine_works", "machine_works_two_players", "office",
        "patent_points", "patent_levels", "small_warehouse", "workshop_adds", "workshop_maintenance",
    )  # fmt: skip
    return TileFigures(
        **{name: row.number(name, 0, 99) for name in names},
        take={"inventor": row.number("inventor_take", 0, 99), "tinkerer": tinkerer.number("take", 0, 99)},
        keep={"inventor": row.numbers("inventor_keep", 0, 99), "tinkerer": tinkerer.numbers("keep", 0, 99)},
    )


def _event_figures(row: Reader) -> EventFigures:
    names = (
        "hamburg_unlock", "made_in_england_levels", "luddites_payment", "navigation_spaces", "opium_capacity_a_step",
        "recession_spaces", "royal_tile", "royal_line", "unrest_worker", "unrest_most", "strike_wage",
        "fair_workers", "crisis_workers",
    )  # fmt: skip
    return EventFigures(**{name: row.number(name, int(name == "opium_capacity_a_step"), 99) for name in names})


def _events(sheet: Sheet) -> dict[EventId, EventType]:
    return {
        row.name: EventType(row.name, row.data["span"], not row.flag("not_with_two"), not row.flag("not_in_short_game"))
        for row in sheet.rows("events")
    }


def _starts(sheet: Sheet, min_price: dict[Good, int]) -> dict[int, tuple[Start, ...]]:
    found: dict[int, list[Start]] = {players: [] for players in PLAYERS}
    for row in sheet.rows("predefined_start"):
        goods: tuple[Good, ...] = row.some_of("goods", GOODS, 2)
        prices = row.numbers("prices", 1, 60, 2)
        if goods[0] == goods[1] or any(price < min_price[good] for good, price in zip(goods, prices, strict=True)):
            raise row.wrong("prices", "two goods at their minimum price or more")
        tile: TileId = row.one_of("tile", TILES)
        at: Good | None = row.one_of("tile_at", GOODS) if row.has("tile_at") else None
        found[row.data["players"]].append(
            Start(row.number("shares", 0, 30), row.number("cash", 0, 999), tile, at, goods, prices)
        )
    return {players: tuple(rows) for players, rows in found.items()}


def _display(sheet: Sheet) -> dict[ScenarioId, Display]:
    return {
        scenario: Display(_by_players(row, 4, 40), row.any_of("always", TILES), row.any_of("out", TILES))
        for scenario, row in _games(sheet, "free_display").items()
    }


def _ships(sheet: Sheet) -> tuple[ShipType, ...]:
    return tuple(
        ShipType(row.number("capacity", 1, 20), row.number("crew", 0, 9), row.number("ship_level", 1, LEVELS),
                 _by_players(row, 0, 9))
        for row in sheet.rows("ships")
    )  # fmt: skip


def _influence(sheet: Sheet) -> dict[ScenarioId, Influence]:
    found: dict[ScenarioId, Influence] = {}
    for scenario, row in _games(sheet, "influence").items():
        multiplier = row.rising("multiplier", 0, 9)
        starts = {bonus: row.number(key, 0, len(multiplier) - 1) for bonus, key in BONUS_KEYS.items()}
        found[scenario] = Influence(multiplier, starts)
    return found


def _short_largest(short: Reader) -> dict[int, int]:
    """The largest ships of the short game, by number of players."""
    largest = short.number("largest", 1, 20)
    return {2: short.number("largest_with_two_players", 1, 20), 3: largest, 4: largest}


def _track(sheet: Sheet) -> tuple[int, ...]:
    return sheet.inner("contracts").rising("track", 1, 40)


def _check_supplies(sheet: Sheet, made: Printed) -> None:
    """What the predefined set-ups lay out must be there."""
    for players, display in made.predefined_display.items():
        tiles = [*display, *(start.tile for start in made.start[players])]
        for tile in set(tiles):
            if tiles.count(tile) > made.tile_copies[tile]:
                raise Refused("components.supply", game=sheet.game, table=f"predefined_display.players_{players}",
                              key=tile, n=tiles.count(tile), most=made.tile_copies[tile])  # fmt: skip
        markers = [name for row in made.predefined_markers[players] for name in row]
        for name in set(markers):
            if markers.count(name) > made.marker[name].copies:
                raise Refused("components.supply", game=sheet.game, table=f"predefined_markers.players_{players}",
                              key=name, n=markers.count(name), most=made.marker[name].copies)  # fmt: skip


def _build(sheet: Sheet) -> Printed:
    min_price: dict[Good, int] = {row.name: row.number("min_price", 1, 20) for row in sheet.rows("goods")}
    timeline = _games(sheet, "timeline")
    decades = {scenario: row.rising("decades", 1000, 2000) for scenario, row in timeline.items()}
    levels = {scenario: row.rising("level", 1, 3) for scenario, row in timeline.items()}
    for scenario, row in timeline.items():
        if len(levels[scenario]) != len(decades[scenario]):
            raise row.wrong("level", f"{len(decades[scenario])} x 1..3")
    rows = _labor_rows(sheet)
    places, workers = len(rows) * len(GOODS), sheet.inner("labor").number("workers", 1, 200)
    stock, shares, loans = (sheet.inner(name) for name in ("stock_track", "shares", "loans"))
    values = stock.rising("value", 1, 99)
    per_company = shares.number("per_company", 1, 99)
    administration, quality, marketing = (sheet.inner(name) for name in ("administration", "quality", "marketing"))
    spaces = administration.numbers("spaces", 0, 30)
    most_quality = quality.number("most", 0, 9)
    marker = _markers(sheet)
    row_size = _by_players(sheet.inner("special_board").inner("row_size"), 0, 7)
    harbor, short, contracts = (sheet.inner(name) for name in ("harbor", "short_ships", "contracts"))
    warehouse, asymmetrical = sheet.inner("warehouse"), sheet.inner("asymmetrical")
    predefined = sheet.inner("predefined_events")
    company_players = sheet.inner("company_spaces").numbers("min_players", 2, 4)
    company: dict[Commodity, tuple[int, ...]] = {
        commodity: sheet.inner("company_prices").inner(commodity).rising("prices", 0, 30) for commodity in COMMODITIES
    }
    for commodity, prices in company.items():
        if len(prices) != len(company_players):
            raise sheet.inner("company_prices").inner(commodity).wrong("prices", f"{len(company_players)} x 0..30")
    economy: dict[EconomyId, EconomyMarker] = {
        row.name: EconomyMarker(row.name, row.number("steps", 0, 9), row.number("workers", 0, 9))
        for row in sheet.rows("economy_markers")
    }
    ships = _ships(sheet)
    made = Printed(
        min_price=min_price,
        decades=decades,
        levels=levels,
        importers={scenario: _by_players(row, 0, 20) for scenario, row in _games(sheet, "importers").items()},
        economy=economy,
        lines=_lines(sheet),
        factory=_factories(sheet),
        most_of_a_kind=asymmetrical.number("most_of_a_kind", 0, 4),
        mass_marketing=asymmetrical.number("mass_opening_marketing", 0, 4),
        workers=workers,
        labor_start=_labor_start(sheet, places, workers),
        labor_rows=rows,
        places=places,
        demand=_demand(rows),
        wage=_wage(rows),
        values=values,
        start_space=stock.number("start", 1, len(values)),
        buy_at_least=stock.number("buy_at_least", 0, 99),
        beyond=stock.number("spaces_per_pound_beyond", 1, 9),
        shares=per_company,
        shares_owned=shares.number("owned_at_start", 0, per_company),
        loan=loans.number("amount", 1, 99),
        loan_repaid=loans.number("repay", 1, 99),
        spaces=spaces,
        reuse_fee=administration.number("reuse_fee", 0, 9),
        marketing_cost=marketing.rising("level_cost", 0, 30),
        most_quality=most_quality,
        most_quality_engineer=quality.number("most_with_engineer", most_quality, 12),
        marker=marker,
        row_level={
            scenario: row.rising("row_level", 1, LEVELS)
            for scenario, row in ((s, sheet.inner("special_board").inner(name)) for s, name in TABLES.items())
        },
        row_size=row_size,
        predefined_markers=_predefined_markers(sheet, row_size),
        marker_pool=_pool(sheet, marker),
        ships=ships,
        ship_place={ship.capacity: place for place, ship in enumerate(ships)},
        piers=harbor.number("piers", 1, 4),
        fours_with_two=harbor.number("fours_with_two_players", 0, 4),
        short_start=short.number("start_capacity", 1, 20),
        short_largest=_short_largest(short),
        track=_track(sheet),
        limit_with_two=contracts.number("limit_with_two_players", 1, 40),
        stuck_loss=contracts.number("stuck_loss", 0, 9),
        column=warehouse.number("column", 0, 20),
        rows=warehouse.numbers("rows", 0, 20, 2),
        tile_copies={row.name: row.number("copies", 0, 9) for row in sheet.rows("development_tiles")},
        most_tiles=sheet.inner("tile_rules").number("most_per_player", 1, 9),
        tile=_tile_figures(sheet),
        predefined_display={
            n: sheet.inner("predefined_display").inner(f"players_{n}").each_of("tiles", TILES) for n in PLAYERS
        },
        display=_display(sheet),
        event=_events(sheet),
        predefined_events=predefined.some_of("spaces", EVENTS, len(decades["waterframe"])),
        predefined_reserve=predefined.one_of("reserve", EVENTS),
        events_seen={
            scenario: sheet.inner("free_events").number(f"seen_{name}", len(decades[scenario]), 10)
            for scenario, name in TABLES.items()
        },
        events=_event_figures(sheet.inner("event_numbers")),
        start=_starts(sheet, min_price),
        company_prices=company,
        company_players=company_players,
        influence=_influence(sheet),
    )  # fmt: skip
    _check_supplies(sheet, made)
    return made


COMPONENTS = Components("arkwright", files(__package__, *FILES), _build)
