"""The tables of the components, read and checked: a value that cannot be is refused by table and key."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from ....parts.components import Components, Reader, Sheet
from ....parts.odds import Check
from ..ids import ActionId, EnterpriseKind, LawId, PolicyId, PropertyKind, Shape
from .crown import crown_of
from .figures import (
    Actions,
    AllianceFigures,
    Attrition,
    Award,
    CardFigures,
    CardNumbers,
    DialSpace,
    Enterprise,
    Enterprises,
    Events,
    Failure,
    FirmFigures,
    FirmValue,
    Governing,
    Law,
    LawNumbers,
    Luxury,
    Mark,
    Offices,
    OrderFigures,
    ParliamentFigures,
    Pieces,
    PolicyKind,
    Power,
    Printed,
    Prize,
    RegionFigures,
    RevenueFigures,
    Rolls,
    Spoils,
    StandingSpace,
    StormFace,
    Tile,
    Tracks,
    Workshop,
)
from .scenarios import deal_of, scenarios_of
from .structure import ACTIONS, PRESIDENCIES, REGIONS, SEA_ZONES, TABLES

ENLISTING = ("enlist_writer", "enlist_officer")
SUCCESS, FAILURE, CATASTROPHE = "success", "failure", "catastrophe"
POLICY_KINDS: tuple[PolicyKind, ...] = ("consequence", "target", "none")
CONSEQUENCES: tuple[PolicyId, ...] = ("power", "tax", "bonus")
KINDS: tuple[EnterpriseKind, ...] = ("manufacturing", "shipping", "social")
TARGETS: tuple[PropertyKind, ...] = (*KINDS, "company_share")
SHAPES: tuple[Shape, ...] = ("triangle", "circle", "square")
MARKS: tuple[Mark, ...] = ("fail", "star", "lined", "plain")
DIE = 6
MONEY = POINTS = 99
"""No printed price and no printed points are higher. Of pieces there are at least as many as setup cards ask for."""


def _faces(row: Reader, key: str) -> tuple[int, ...]:
    return row.numbers(key, 1, DIE)


def _check(row: Reader) -> Check:
    """Each face brings one thing."""
    faces = {name: _faces(row, name) for name in (SUCCESS, FAILURE, CATASTROPHE)}
    if sorted(face for some in faces.values() for face in some) != list(range(1, DIE + 1)):
        raise row.wrong(CATASTROPHE, "1..6, once each, with success and failure")
    return Check(faces, without=FAILURE)


def _law(row: Reader) -> Law:
    kind = row.one_of("policy_kind", POLICY_KINDS) if row.has("policy_kind") else "none"
    known: Sequence[Literal[PolicyId, PropertyKind]] = ()
    if kind != "none":
        known = CONSEQUENCES if kind == "consequence" else TARGETS
    return Law(
        id=row.name,
        dilemma=row.flag("dilemma"),
        policy_kind=kind,
        policy=row.one_of("policy", known) if known else "",
        support=row.number("support", -20, 20) if row.has("support") else 0,
        extra_action=row.one_of("extra_action", ACTIONS) if row.has("extra_action") else "",
    )


def _card(row: Reader) -> CardFigures:
    def number(key: str) -> int:
        return row.number(key, 0, POINTS) if row.has(key) else 0

    return CardFigures(
        type=row.one_of("type", KINDS) if row.has("type") else "",
        vp=number("vp"),
        discount=number("discount"),
        power=number("power"),
        votes=number("votes"),
        conditional_votes=number("conditional_votes"),
        conditional_targets=row.any_of("conditional_targets", TARGETS) if row.has("conditional_targets") else (),
    )


def _tile(row: Reader) -> Tile:
    """Kinds and backs are fixed: what a tile is and where it lies must fit each other in the whole stack."""
    return Tile(
        id=row.data["id"],
        type=row.data["type"],
        back=row.one_of("back", tuple(REGIONS)),
        strength=row.number("strength", -9, 9) if row.has("strength") else 0,
        mark=row.one_of("shape", SHAPES) if row.has("shape") else "",
    )


def _region(row: Reader) -> RegionFigures:
    around = REGIONS[row.name].clockwise
    shapes = row.inner("shapes")
    return RegionFigures(
        loot=row.number("loot", 0, MONEY),
        opium=row.number("opium", 0, 9),
        shapes={shape: shapes.one_of(shape, around) for shape in SHAPES},
    )


def _prize(row: Reader) -> Prize:
    return Prize(
        cost=row.number("cost", 0, MONEY), upkeep=row.number("upkeep", 0, MONEY), vp=row.number("vp", 0, POINTS),
        windows=row.number("windows", 0, 9),
    )  # fmt: skip


def _failure(row: Reader) -> Failure:
    """Points that the Company's failure costs; the refund of shares has none of its own."""
    score = row.inner("score")

    def points(key: str) -> int:
        return score.number(key, -POINTS, POINTS) if score.has(key) and score.data[key] != "refund" else 0

    return Failure(
        per=score.data["per"], vp=points("vp"), per_trophy=points("per_trophy"), limit=points("limit"),
        per_law_token=points("per_law_token"), from_vp=points("from_vp"),
    )  # fmt: skip


def _prices(sheet: Sheet) -> dict[ActionId, int]:
    """Enlisting is free, a share costs what its space says."""
    rows = [row for row in sheet.rows("family_actions") if row.name != "seek_share"]
    return {row.name: 0 if row.name in ENLISTING else row.number("cost", 0, MONEY) for row in rows}


def _revenue(row: Reader) -> RevenueFigures:
    return RevenueFigures(
        debt=row.number("expense_debt", 0, 9),
        regiment=row.number("expense_regiment", 0, 9),
        officer=row.number("expense_officer", 0, 9),
        ship=row.number("expense_ship", 0, 9),
        loan=row.number("emergency_loan_cash", 1, MONEY),
        few_loans=row.number("standing_loss_1_or_2_loans", 0, 9),
        many_loans=row.number("standing_loss_3_or_more_loans", 0, 9),
        many=row.number("many_loans_from", 1, MONEY),
        missed=row.number("standing_loss_below_expectations", 0, 9),
        enthusiasm=row.number("standing_gain_dividends_above_expectations", 0, 9),
        dividend=row.number("dividend_per_share", 1, 9),
    )


def _events(sheet: Sheet) -> Events:
    meta, storm = sheet.inner("event_tiles_meta"), sheet.inner("storm_die")
    lands = storm.inner("foreign_invasion_region")
    return Events(
        tiles={row.data["id"]: _tile(row) for row in sheet.rows("event_tiles")},
        storm=tuple(
            StormFace(row.number("events", 0, 9), row.any_of("storms", SEA_ZONES)) for row in storm.rows("faces")
        ),
        lands={sea: lands.one_of(sea, PRESIDENCIES) for sea in SEA_ZONES},
        redirect=meta.one_of("foreign_invasion_redirect_shape", SHAPES),
        force_per_level=meta.number("foreign_invasion_force_per_level", 1, DIE),
    )


def _rolls(check: Reader) -> Rolls:
    return Rolls(
        officer_lost=check.number("officer_loss_on", 1, DIE),
        storm_spares=_faces(check, "storm_nothing"),
        storm_sinks=_faces(check, "storm_sunk"),
    )


def _attrition(check: Reader) -> Attrition:
    return Attrition(
        tires_from=min(_faces(check, "attrition_fatigue")),
        retires_from=check.number("attrition_retire_from", 1, 20),
        chairman=check.number("attrition_chairman_bonus", 0, 9),
    )


def _parliament(sheet: Sheet) -> ParliamentFigures:
    meta, dial = sheet.inner("laws_meta"), sheet.inner("dial")
    return ParliamentFigures(
        votes_end=sheet.inner("votes_track").number("end", 1, MONEY),
        passes_at=meta.number("passes_at", -20, 20),
        drawn=meta.number("laws_drawn_at_most", 1, 9),
        vote_price=meta.number("vote_price", 1, MONEY),
        tax=dial.number("tax_per_target", 1, 9),
        bonus=dial.number("bonus_per_target", 0, 9),
        window=dial.number("window_tax_per_window", 1, 9),
    )


def _law_numbers(sheet: Sheet) -> LawNumbers:
    rows = {row.name: row for row in sheet.rows("laws")}

    def number(law: LawId, key: str, least: int = 0) -> int:
        return rows[law].number(key, least, MONEY)

    return LawNumbers(
        calico_pay=number("calico_acts", "pays_per_enterprise"),
        calico_step=number("calico_acts", "balance_per_loss", 1),
        envoy_opium=number("envoy_to_china", "balance_per_icon"),
        army_regiments=number("army_spending", "regiments_per_army"),
        sepoy_expense=number("sepoy_recruitment", "expense_regiment"),
        sepoy_unrest=number("sepoy_recruitment", "strength_per_unrest"),
        inclosure_pay=number("inclosure_acts", "pays_per_prize"),
        subsidy_fit=number("ship_subsidy", "fit_ship"),
        subsidy_workshop=number("industry_subsidy", "workshop_cost"),
        zamindar_dice=number("zamindar_taxes", "governor_dice"),
        zamindar_unrest=number("zamindar_taxes", "unrest"),
        zamindar_income=number("zamindar_taxes", "income_of_general"),
        privileges_support=number("writer_privileges", "deregulation_support"),
        privileges_income=number("writer_privileges", "income_per_writer"),
        aid_debt=number("company_aids_government", "expense_debt"),
        impeachment_standing=number("public_demands_impeachment", "standing_loss"),
        famine_unrest=number("relief_demanded_for_indian_famine", "unrest_if_failed"),
        franchise_borough=number("masses_demand_franchise", "borough_votes"),
        franchise_vote=number("masses_demand_franchise", "vote_price", 1),
        war_pieces=number("war_against_france", "pieces_sent"),
    )


def _card_numbers(sheet: Sheet) -> CardNumbers:
    rows = {row.name: row for table in ("prestige", "blackmail", "promises") for row in sheet.rows(table)}
    return CardNumbers(
        display=sheet.inner("prestige_meta").number("display", 1, len(rows)),
        highgate_from=rows["lord_highgate"].number("retires_from_vp", 0, POINTS),
        shipbuilders=rows["shipbuilders"].number("income_per_ship", 0, MONEY),
        foundry=rows["foundry"].number("income_per_thing", 0, MONEY),
        broker=rows["stock_broker"].number("space_price", 0, MONEY),
        fraud=rows["company_fraud"].number("times_the_highest", 0, 9),
        trade_divisor=rows["mercantile_connection"].number("dice_divided_by", 1, 9),
        deploy_divisor=rows["diplomatic_connection"].number("dice_divided_by", 1, 9),
        promised=rows["pay_two"].number("amount", 0, MONEY),
    )


def _power(sheet: Sheet) -> Power:
    track, sources = sheet.inner("power_track"), sheet.inner("power_sources")
    return Power(
        spaces=tuple(row.number("power", 0, 9) for row in track.rows("spaces")),
        start=track.some_of("start", TARGETS, len(TARGETS)),
        prime_minister=sources.number("prime_minister", 0, 9),
        law=sources.number("passed_law_token", 0, 9),
        trophy=sources.number("trophy", 0, 9),
        award={
            row.data["turn"]: Award(row.number("first", 0, POINTS), row.number("second", 0, POINTS))
            for row in sheet.inner("power_award").rows("by_turn")
        },
    )


def _actions(sheet: Sheet) -> Actions:
    rules = sheet.inner("family_action_rules")
    return Actions(
        prices=_prices(sheet),
        exchange=tuple(row.number("price", 0, MONEY) for row in sheet.inner("stock_exchange").rows("spaces")),
        repeats=rules.number("opportunity_repeat_actions", 1, 9),
        crowded=rules.number("vacant_offices_for_bonus_writer", 0, 20),
    )


def _enterprises(sheet: Sheet) -> Enterprises:
    """Setup cards ask for at least so many of each."""
    tables = sheet.inner("enterprises")
    shipyard, workshop, luxury = (tables.inner(kind) for kind in ("shipyard", "workshop", "luxury"))
    return Enterprises(
        shipyard=Enterprise(
            shipyard.number("count", 6, MONEY), shipyard.number("votes", 0, 9),
            shipyard.number("income_if_fitted", 0, 9),
        ),
        workshop=Workshop(
            workshop.number("count", 4, MONEY), workshop.number("votes", 0, 9), workshop.number("income", 0, 9),
            workshop.number("vp_if_company_fails", 0, POINTS),
        ),
        luxury=Luxury(
            luxury.number("count", 2, MONEY), luxury.number("vp", 0, POINTS), luxury.number("windows", 0, 9)
        ),
    )  # fmt: skip


def _pieces(counts: Reader) -> Pieces:
    return Pieces(
        members=counts.number("family_members_per_family", 12, MONEY),
        levels=counts.number("tower_levels", 1, MONEY),
        cubes=counts.number("wooden_cubes", 0, MONEY) - counts.number("crown_promise_cubes", 0, MONEY),
        ships=counts.number("company_or_extra_ships", 0, MONEY),
    )


def _tracks(company: Reader) -> Tracks:
    debt, standing = company.inner("debt"), company.inner("standing")
    spaces = standing.rows("spaces")
    return Tracks(
        standing=tuple(
            StandingSpace(row.number("expectations", 0, MONEY), row.one_of("mark", MARKS)) for row in spaces
        ),
        debt=len(debt.data["spaces"]) - 1,
        debt_marks=tuple(row.one_of("mark", MARKS[1:]) for row in debt.rows("spaces")),
        reset=standing.number("s_index", 1, len(spaces) - 1),
        free_advances=debt.number("free_advances", 0, 9),
        cash_per_debt=debt.number("cash_per_debt", 0, MONEY),
        balance=company.inner("balance").number("start", 0, MONEY),
        share_values=company.inner("share_value").rising("steps", 0, 9),
    )


def _offices(sheet: Sheet) -> Offices:
    rows = {row.name: row for row in sheet.rows("offices")}
    purchases, general = sheet.inner("company").inner("purchases"), rows["governor_general"]
    return Offices(
        dice={name: row.number("dice", 0, 9) for name, row in rows.items() if row.data.get("region")},
        transfers={name: rows[name].number("transfers", 0, 9) for name in ("director_of_trade", "military_affairs")},
        general_income=general.number("income_per_region", 0, MONEY),
        general_wage=general.number("income_per_region_governed", 0, MONEY),
        general_unrest_on=general.number("unrest_on", 1, DIE),
        keeps=rows["manager_of_shipping"].number("may_keep_at_most", 0, MONEY),
        fit_ship=purchases.number("fit_ship", 0, MONEY),
        buy_ship=purchases.number("buy_company_ship", 0, MONEY),
        lease_ship=purchases.number("lease_extra_ship", 0, MONEY),
        opium=rows["superintendent_of_trade_in_china"].number("balance_per_icon", 0, MONEY),
    )


def _governing(row: Reader) -> Governing:
    return Governing(
        tax=row.number("tax", 0, MONEY),
        income=row.number("income", 0, MONEY),
        income_after_failure=row.number("income_after_failure", 0, MONEY),
        unrest_of_failure=row.number("unrest_of_failure", 0, 9),
        unrest_of_tax=row.number("unrest_of_tax", 0, 9),
    )


def _firms(sheet: Sheet) -> FirmFigures:
    firm, track = sheet.inner("firm"), sheet.inner("firm_value_track")
    rows = track.rows("spaces")
    return FirmFigures(
        stake=firm.number("cash_per_investment", 0, MONEY),
        limit=firm.number("share_limit", 1, MONEY),
        fit_ship=firm.number("fit_ship", 0, MONEY),
        buy_back=firm.number("buy_back_ship", 0, MONEY),
        buy_back_fatigued=firm.number("buy_back_fatigued_ship", 0, MONEY),
        step=firm.number("value_step_cash", 1, MONEY),
        more_orders=firm.number("orders_bonus", 0, 9),
        ship=firm.number("expense_per_ship", 0, 9),
        manager=firm.number("dividend_manager", 0, 9),
        rescue_loss=firm.number("value_loss_per_emergency_investment", 0, 9),
        prison=firm.number("debtors_prison_vp", -POINTS, 0),
        start=track.number("start_value", 0, len(rows) - 1),
        values=tuple(
            FirmValue(row.number("expense", 0, MONEY), row.halves("vp", -POINTS, POINTS)) for row in rows
        ),
    )  # fmt: skip


def build(sheet: Sheet) -> Printed:
    check, company = sheet.inner("check"), sheet.inner("company")
    return Printed(
        orders={
            row.name: OrderFigures(row.number("value", 0, MONEY), row.number("filled", 0, MONEY))
            for row in sheet.rows("orders")
        },
        regions={row.name: _region(row) for row in sheet.rows("regions")},
        alliances={
            row.name: AllianceFigures(row.number("cost", 0, MONEY), row.number("strength", 0, 20))
            for row in sheet.rows("local_alliances")
        },
        spoils=Spoils(
            loot_per_level=sheet.inner("regions_meta").number("loot_per_tower_level", 0, MONEY),
            trophies_lost=sheet.inner("armies").fraction("trophies_lost_fraction"),
        ),
        events=_events(sheet),
        check=_check(check),
        rolls=_rolls(check),
        attrition=_attrition(check),
        laws={row.name: _law(row) for row in sheet.rows("laws")},
        dial=tuple(
            DialSpace(row.one_of("consequence", CONSEQUENCES), row.one_of("target", TARGETS), row.flag("window"))
            for row in sheet.inner("dial").rows("spaces")
        ),
        parliament=_parliament(sheet),
        law_numbers=_law_numbers(sheet),
        cards={row.name: _card(row) for row in [*sheet.rows("prestige"), *sheet.rows("blackmail")]},
        card_numbers=_card_numbers(sheet),
        prizes={row.name: _prize(row) for row in sheet.rows("prizes")},
        failures={row.name: _failure(row) for row in sheet.rows("failure_cards")},
        power=_power(sheet),
        actions=_actions(sheet),
        enterprises=_enterprises(sheet),
        pieces=_pieces(sheet.inner("counts")),
        tracks=_tracks(company),
        revenue=_revenue(company.inner("revenue")),
        offices=_offices(sheet),
        governing=_governing(sheet.inner("governing")),
        firms=_firms(sheet),
        scenarios=scenarios_of(sheet),
        deal=deal_of(sheet),
        crown=crown_of(sheet),
    )


COMPONENTS = Components("john_company_second", lambda: TABLES, build)
