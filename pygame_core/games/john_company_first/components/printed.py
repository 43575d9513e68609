"""The tables of the components, read and checked: a value that cannot be is refused by table and key."""

from __future__ import annotations

from typing import Any, Literal, get_args

from ....parts.components import Components, Reader, Sheet, files
from ....parts.odds import Check
from ..ids import (
    ActionId,
    BoxId,
    CardId,
    Column,
    EventId,
    FamilyId,
    LawId,
    OfficeId,
    PresidencyId,
    PrizeId,
    ProvinceId,
    RegionId,
    ResourceId,
    ScenarioId,
    Side,
)
from .figures import (
    FAILURE,
    NO_EFFECT,
    SUCCESS,
    Ending,
    EventRow,
    Family,
    FirmFigures,
    London,
    Militant,
    Money,
    NewsCard,
    OfficeCard,
    Order,
    Placement,
    Printed,
    Prize,
    RegionCard,
    RegionSide,
    Scenario,
    SetupFigures,
    Statistics,
)

REGIONS: tuple[RegionId, ...] = get_args(RegionId)
SIDES: tuple[Side, ...] = get_args(Side)
COLUMNS: tuple[Column, ...] = get_args(Column)
PRESIDENCIES: tuple[PresidencyId, ...] = get_args(PresidencyId)
EVENTS: tuple[EventId, ...] = get_args(EventId)
ACTIONS: tuple[ActionId, ...] = get_args(ActionId)
CARDS: tuple[CardId, ...] = get_args(CardId)
BOXES: tuple[BoxId, ...] = get_args(BoxId)
PRICED: tuple[ResourceId, ...] = ("shipyard", "factory", "manor", "officer", "captain", "writer")
DIE = 6
MONEY = POINTS = 99
"""No printed price and no printed points are higher."""
PIECES = 30
CHANCES = ("six_turns_conquered", "six_turns_depression", "ten_turns_conquered", "ten_turns_depression")


# --- India ----------------------------------------------------------------------------------------------------
def _event(row: Reader) -> EventRow:
    event = row.one_of("event", EVENTS)
    if event != "conquest":
        return EventRow(event, 0, ())
    if not row.has("targets"):
        raise row.wrong("event", "a row with strength and targets")
    return EventRow(event, row.number("strength", 0, PIECES), row.any_of("targets", REGIONS))


def _orders(row: Reader) -> tuple[Order, ...]:
    return tuple(Order(one.number("demand", 1, 9), one.number("revenue", 0, MONEY)) for one in row.rows("orders"))


def _side(row: Reader) -> RegionSide:
    return RegionSide(
        defense=row.number("defense", 0, PIECES),
        plunder=row.number("plunder", 0, MONEY),
        tax=row.number("tax", 0, MONEY),
        orders=_orders(row),
        events={column: tuple(map(_event, row.rows(column))) for column in COLUMNS},
    )


def _region(row: Reader) -> RegionCard:
    """Number and way are fixed: the Elephant goes round. Disks keep their places when the card turns, so both sides
    have the same orders."""
    sides = {side: _side(row.inner(side)) for side in SIDES}
    if len({tuple(order.demand for order in one.orders) for one in sides.values()}) > 1:
        raise row.inner("depressed").wrong("orders", "the demands of the prosperous side")
    return RegionCard(row.name, row.data["number"], row.data["next"], sides)


# --- offices and cards ----------------------------------------------------------------------------------------
def _office(row: Reader) -> OfficeCard:
    """Rank, actions and who hires whom are fixed by the text of the rules."""
    targets = row.any_of("campaign_targets", REGIONS)
    actions = tuple(action for action in row.data["actions"] if action != "campaign" or targets)
    return OfficeCard(row.name, row.data["rank"], row.flag("treasury"), actions, targets)


def _in_order(sheet: Sheet, key: str) -> Any:
    """Offices by their place in a row; 0 is none."""
    placed = sorted((row.number(key, 0, 9), row.name) for row in sheet.rows("offices"))
    return tuple(name for place, name in placed if place)


def _card(row: Reader) -> NewsCard:
    law = row.data["kind"] == "law"
    return NewsCard(
        id=row.name, law=law, moves=row.number("elephant_moves", 0, 9), price=row.number("factory_goods_price", 0, 9),
        support=row.number("starting_support", -10, 10) if law else 0,
    )  # fmt: skip


def _prize(row: Reader) -> Prize:
    return Prize(
        vp=row.number("vp", 0, POINTS),
        cost={"executive": row.number("cost_executive", 0, MONEY), "senior": row.number("cost_senior", 0, MONEY)},
        parameter=row.number("parameter", 0, MONEY),
    )


def _family(row: Reader) -> Family:
    limit = row.number("limit_per_action", 0, PIECES) if row.has("limit_per_action") else 0
    return Family(row.number("parameter", 0, MONEY), limit)


# --- scenarios and counts -------------------------------------------------------------------------------------
def _placement(row: Reader) -> Placement:
    rulers: tuple[Literal[RegionId, "company", ""], ...] = (*REGIONS, "company", "")
    places: tuple[Literal[PresidencyId, ""], ...] = (*PRESIDENCIES, "")
    presidency = row.one_of("presidency", places)
    opened = row.flag("open") if row.has("open") else bool(presidency)
    return Placement(
        row.data["region"], row.one_of("side", SIDES), row.one_of("dominated_by", rulers), opened, presidency or None
    )  # fmt: skip


def _scenario(row: Reader, manor_vp: int) -> Scenario:
    """Offices, laws and cards of a scenario are named by the rulebook and fixed."""

    def number(key: str) -> int:
        return row.number(key, 0, PIECES) if row.has(key) else 0

    created: list[OfficeId] = row.data.get("created_offices", [])
    gone: list[OfficeId] = row.data.get("eliminated_offices", [])
    laws: list[LawId] = row.data["laws_in_effect"]
    removed: list[CardId] = row.data["remove_cards"]
    return Scenario(
        id=row.name, year=row.data["year"], turns=row.number("turns", 1, 12), family_cash=number("family_treasury"),
        family_ships=number("family_ships"), office_cash=number("office_treasury"),
        ships=number("ships_per_presidency"), china_ships=number("china_ships"),
        manor_vp=number("manor_vp") if row.has("manor_vp") else manor_vp, yard_vp=number("shipyard_vp"),
        factory_vp=number("factory_vp"), income=number("non_firm_pass_income"),
        bid=number("base_minimum_bid_per_defense"),
        extra_cubes=number("extra_starting_cubes"), stack=tuple(row.data.get("stack", ())), created=tuple(created),
        gone=tuple(gone), laws=tuple(laws), removed=tuple(removed),
        placement=tuple(map(_placement, row.rows("placement"))),
    )  # fmt: skip


def _setup(sheet: Sheet) -> SetupFigures:
    row, pieces = sheet.inner("setup"), sheet.inner("pieces")
    cubes = row.numbers("starting_cubes", 0, 20, 5)
    two, three = sheet.inner("resources").numbers("jones_dice", 0, 9, 2)
    return SetupFigures(
        share_price=sheet.inner("share_price_track").number("start", 0, MONEY),
        ship_slots=row.number("ship_slots", 0, 6), goods_slots=row.number("goods_slots", 0, 10),
        stock=row.number("stock_cubes", 0, 20), cubes=dict(enumerate(cubes, 2)),
        cubes_in_all=pieces.number("family_cubes_per_colour", 1, 99),
        court_money=row.number("random_court_cube_allocation", 0, MONEY),
        bonus_writers=row.number("officer_or_captain_bonus_writers", 0, 9),
        elephant=row.one_of("elephant_region", REGIONS), prizes=pieces.number("prizes_in_play", 0, 18),
        faces=sheet.inner("resource_roll").each_of("faces", BOXES), jones_dice={2: two, 3: three},
    )  # fmt: skip


def _money(row: Reader) -> Money:
    def pounds(key: str) -> int:
        return row.number(key, 0, MONEY)

    return Money(
        debt_action=pounds("debt_action"), loan=row.number("emergency_loan", 1, MONEY),
        debt_service=pounds("debt_service_per_disk"), upkeep=pounds("upkeep_per_gun_or_officer"),
        country_trade=pounds("country_trade_per_captain"), interloper=pounds("interloper_per_captain"),
        bonus=pounds("presidential_bonus_per_order"), shipyard_income=pounds("shipyard_income_per_ship"),
        mercenary=row.number("mercenary_cost_per_strength", 1, MONEY),
        disk_surcharge=pounds("black_disk_prize_surcharge"), bailout_surcharge=pounds("bailout_prize_surcharge"),
        buy_back=pounds("promise_buy_back"), promise_vp=row.number("promise_vp", -POINTS, 0),
        goods=row.number("good_without_factory", 1, MONEY),
        first_price=row.number("good_with_factory_before_first_card", 1, MONEY),
    )  # fmt: skip


def _london(sheet: Sheet) -> London:
    resources, costs, yard = sheet.inner("resources"), sheet.inner("costs"), sheet.inner("shipyard")
    track, vote = sheet.inner("share_price_track"), sheet.inner("voting_track")
    lowest = yard.number("floor_price", 1, MONEY)
    return London(
        costs={box: costs.number(box, 0, MONEY) for box in PRICED},
        careers={
            False: resources.number("max_writers_officers_captains", 1, 9),
            True: resources.number("max_writers_officers_captains_2_3_players", 1, 9),
        },
        manors=resources.number("max_manors", 0, 9),
        share_vp=resources.number("share_vp", 0, POINTS),
        columns=yard.number("columns", 1, 6),
        yard_prices=(*yard.falling("slots_per_column", lowest, MONEY), lowest),
        prices=track.rising("spaces", 1, MONEY),
        support=(vote.number("min", -MONEY, 0), vote.number("max", 0, MONEY)),
        passes_above=vote.number("passes_above", -MONEY, MONEY),
    )


def _check(row: Reader) -> Check:
    """Each face brings one thing."""
    faces = {name: row.numbers(name, 1, DIE) for name in (SUCCESS, NO_EFFECT, FAILURE)}
    if sorted(face for some in faces.values() for face in some) != list(range(1, DIE + 1)):
        raise row.wrong(FAILURE, "1..6, once each, with success and no effect")
    return Check(faces, without=NO_EFFECT)


def _firm(row: Reader) -> FirmFigures:
    return FirmFigures(
        establish=row.number("establish_cost", 0, MONEY), sure=row.number("final_turn_auto_sail_base_cost", 0, MONEY),
        buys={False: row.number("buy_limit", 1, 9), True: row.number("buy_limit_2_3_players", 1, 9)},
        expectations=row.numbers("public_expectations", 0, MONEY, 8),
    )  # fmt: skip


def _militant(rows: list[Reader]) -> Militant:
    row = next(row for row in rows if row.name == "militant")
    return Militant(
        ship_price=row.number("ship_price", 1, MONEY), deck=row.number("deck_stack", 1, 16),
        province_cost=row.number("provincial_office_expense", 0, MONEY),
        merged_province_cost=row.number("provincial_office_expense_after_governor_general", 0, MONEY),
    )  # fmt: skip


def _ending(row: Reader) -> Ending:
    return Ending(
        mutiny_closed=row.number("mutiny_closed_regions", 0, 9),
        mutiny_from=row.number("mutiny_first_checked_turn", 1, 12),
        mutiny_vp=row.number("mutiny_vp_penalty", -POINTS, 0),
        failure_vp=row.number("company_failure_vp_penalty", -POINTS, 0),
    )  # fmt: skip


def _statistics(sheet: Sheet) -> Statistics:
    """What was printed or found by others is fixed: it is what a run is held against."""
    table, fit = sheet.inner("statistics").data, sheet.inner("statistics_fit").data
    protocol = sheet.inner("statistics_protocol").data
    return Statistics(
        games=table["games"], printed={key: tuple(table[key]) for key in CHANCES},
        fit={key: tuple(fit[key]) for key in CHANCES}, to_printed=protocol["tolerance_to_rulebook"],
        to_fit=protocol["tolerance_to_fit"], quick_games=protocol["quick_games"],
        quick_to_fit=protocol["quick_tolerance_to_fit"],
    )  # fmt: skip


def _build(sheet: Sheet) -> Printed:
    cards: dict[CardId, NewsCard] = {row.name: _card(row) for row in sheet.rows("evening_post")}
    prizes: dict[PrizeId, Prize] = {row.name: _prize(row) for row in sheet.rows("prizes")}
    families: dict[FamilyId, Family] = {row.name: _family(row) for row in sheet.rows("families")}
    manor_vp = sheet.inner("resources").number("manor_vp", 0, POINTS)
    scenarios: dict[ScenarioId, Scenario] = {row.name: _scenario(row, manor_vp) for row in sheet.rows("scenarios")}
    provinces: dict[RegionId, ProvinceId] = {
        row.data["region"]: row.name for row in sheet.rows("provincial_offices")
    }  # fmt: skip
    army, stress = sheet.inner("army"), sheet.inner("stress")
    return Printed(
        regions={row.name: _region(row) for row in sheet.rows("regions")},
        offices={row.name: _office(row) for key in ("offices", "provincial_offices") for row in sheet.rows(key)},
        ribbon=_in_order(sheet, "ribbon_order"), track=_in_order(sheet, "company_order"), provinces=provinces,
        homes={office: region for region, office in provinces.items()},
        china=_orders(sheet.inner("china")), cards=cards, prizes=prizes, families=families, scenarios=scenarios,
        setup=_setup(sheet), money=_money(sheet.inner("money")), london=_london(sheet),
        stress={rank: stress.number(rank, 1, DIE + 1) for rank in ("chairman", "executive", "senior")},
        officers=army.number("army_officer_limit", 0, PIECES),
        merged_officers=army.number("merged_officer_limit", 0, PIECES), check=_check(sheet.inner("checks")),
        firm=_firm(sheet.inner("firm")),
        militant=_militant(sheet.rows("scenarios")), ending=_ending(sheet.inner("scenario_rules")),
        statistics=_statistics(sheet),
    )  # fmt: skip


COMPONENTS: Components[Printed] = Components(
    "john_company_first",
    files(__package__, "regions", "offices", "evening_post", "prizes", "scenarios", "counts", "statistics"),
    _build,
)
