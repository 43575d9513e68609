"""The tables of the components, read and checked: a value that cannot be is refused by table and key."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from ....parts.components import Components, Reader, Sheet
from ....parts.odds import Check
from ..ids import ActionId, EnterpriseKind, PolicyId, PropertyKind, Shape
from .figures import (
    AllianceFigures,
    Attrition,
    Award,
    CardFigures,
    DialSpace,
    Failure,
    Law,
    OrderFigures,
    PolicyKind,
    Printed,
    Prize,
    RegionFigures,
    RevenueFigures,
    StandingSpace,
    StormFace,
    Tile,
)
from .scenarios import scenarios_of
from .structure import ACTIONS, PRESIDENCIES, REGIONS, SEA_ZONES, TABLES

ENLISTING = ("enlist_writer", "enlist_officer")
SUCCESS, FAILURE, CATASTROPHE = "success", "failure", "catastrophe"
POLICY_KINDS: tuple[PolicyKind, ...] = ("consequence", "target", "none")
CONSEQUENCES: tuple[PolicyId, ...] = ("power", "tax", "bonus")
KINDS: tuple[EnterpriseKind, ...] = ("manufacturing", "shipping", "social")
TARGETS: tuple[PropertyKind, ...] = (*KINDS, "company_share")
SHAPES: tuple[Shape, ...] = ("triangle", "circle", "square")
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


def _failure(row: Reader) -> Failure:
    """Points that the Company's failure costs; the refund of shares has none of its own."""
    score = row.inner("score")

    def points(key: str) -> int:
        return score.number(key, -POINTS, POINTS) if score.has(key) and score.data[key] != "refund" else 0

    return Failure(
        per=score.data["per"], vp=points("vp"), per_trophy=points("per_trophy"), limit=points("limit"),
        per_law_token=points("per_law_token"),
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
        missed=row.number("standing_loss_below_expectations", 0, 9),
        enthusiasm=row.number("standing_gain_dividends_above_expectations", 0, 9),
    )


def build(sheet: Sheet) -> Printed:
    check, dial, enterprises = sheet.inner("check"), sheet.inner("dial"), sheet.inner("enterprises")
    shipyard, workshop, luxury = (enterprises.inner(kind) for kind in ("shipyard", "workshop", "luxury"))
    company, counts, sources = sheet.inner("company"), sheet.inner("counts"), sheet.inner("power_sources")
    debt, purchases = company.inner("debt"), company.inner("purchases")
    offices = {row.name: row for row in sheet.rows("offices")}
    lands = sheet.inner("storm_die").inner("foreign_invasion_region")
    return Printed(
        orders={row.name: OrderFigures(row.number("value", 0, MONEY)) for row in sheet.rows("orders")},
        regions={row.name: _region(row) for row in sheet.rows("regions")},
        loot_per_level=sheet.inner("regions_meta").number("loot_per_tower_level", 0, MONEY),
        alliances={
            row.name: AllianceFigures(row.number("cost", 0, MONEY), row.number("strength", 0, 20))
            for row in sheet.rows("local_alliances")
        },
        tiles={row.data["id"]: _tile(row) for row in sheet.rows("event_tiles")},
        storm=tuple(
            StormFace(row.number("events", 0, 9), row.any_of("storms", SEA_ZONES))
            for row in sheet.inner("storm_die").rows("faces")
        ),
        lands={sea: lands.one_of(sea, PRESIDENCIES) for sea in SEA_ZONES},
        redirect=sheet.inner("event_tiles_meta").one_of("foreign_invasion_redirect_shape", SHAPES),
        check=_check(check),
        officer_lost=check.number("officer_loss_on", 1, DIE),
        storm_spares=_faces(check, "storm_nothing"),
        storm_sinks=_faces(check, "storm_sunk"),
        attrition=Attrition(
            tires_from=min(_faces(check, "attrition_fatigue")),
            retires_from=check.number("attrition_retire_from", 1, 20),
            chairman=check.number("attrition_chairman_bonus", 0, 9),
        ),
        laws={row.name: _law(row) for row in sheet.rows("laws")},
        dial=tuple(
            DialSpace(row.one_of("consequence", CONSEQUENCES), row.one_of("target", TARGETS), row.flag("window"))
            for row in dial.rows("spaces")
        ),
        votes_end=sheet.inner("votes_track").number("end", 1, MONEY),
        cards={row.name: _card(row) for row in [*sheet.rows("prestige"), *sheet.rows("blackmail")]},
        prizes={
            row.name: Prize(
                row.number("cost", 0, MONEY),
                row.number("upkeep", 0, MONEY),
                row.number("vp", 0, POINTS),
                row.number("windows", 0, 9),
            )
            for row in sheet.rows("prizes")
        },
        failures={row.name: _failure(row) for row in sheet.rows("failure_cards")},
        award={
            row.data["turn"]: Award(row.number("first", 0, POINTS), row.number("second", 0, POINTS))
            for row in sheet.inner("power_award").rows("by_turn")
        },
        power=tuple(row.number("power", 0, 9) for row in sheet.inner("power_track").rows("spaces")),
        power_start=sheet.inner("power_track").some_of("start", TARGETS, len(TARGETS)),
        prime_minister_power=sources.number("prime_minister", 0, 9),
        law_power=sources.number("passed_law_token", 0, 9),
        trophy_power=sources.number("trophy", 0, 9),
        exchange=tuple(row.number("price", 0, MONEY) for row in sheet.inner("stock_exchange").rows("spaces")),
        prices=_prices(sheet),
        crowded=sheet.inner("family_action_rules").number("vacant_offices_for_bonus_writer", 0, 20),
        workshop_votes=workshop.number("votes", 0, 9),
        shipyard_votes=shipyard.number("votes", 0, 9),
        workshop_income=workshop.number("income", 0, 9),
        workshop_points=workshop.number("vp_if_company_fails", 0, POINTS),
        shipyard_income=shipyard.number("income_if_fitted", 0, 9),
        luxury_vp=luxury.number("vp", 0, POINTS),
        luxury_windows=luxury.number("windows", 0, 9),
        shipyards=shipyard.number("count", 6, MONEY),
        workshops=workshop.number("count", 4, MONEY),
        luxuries=luxury.number("count", 2, MONEY),
        members=counts.number("family_members_per_family", 12, MONEY),
        levels=counts.number("tower_levels", 1, MONEY),
        cubes=counts.number("wooden_cubes", 0, MONEY) - counts.number("crown_promise_cubes", 0, MONEY),
        ships=counts.number("company_or_extra_ships", 0, MONEY),
        standing=tuple(
            StandingSpace(row.number("expectations", 0, MONEY), row.one_of("mark", ("fail", "star", "lined", "plain")))
            for row in company.inner("standing").rows("spaces")
        ),
        debt=len(debt.data["spaces"]) - 1,
        free_advances=debt.number("free_advances", 0, 9),
        cash_per_debt=debt.number("cash_per_debt", 0, MONEY),
        balance=company.inner("balance").number("start", 0, MONEY),
        share_values=company.inner("share_value").rising("steps", 0, 9),
        revenue=_revenue(company.inner("revenue")),
        fit_ship=purchases.number("fit_ship", 0, MONEY),
        buy_ship=purchases.number("buy_company_ship", 0, MONEY),
        lease_ship=purchases.number("lease_extra_ship", 0, MONEY),
        dice={name: row.number("dice", 0, 9) for name, row in offices.items() if row.data.get("region")},
        manager_keeps=offices["manager_of_shipping"].number("may_keep_at_most", 0, MONEY),
        general_income=offices["governor_general"].number("income_per_region", 0, MONEY),
        transfers={name: offices[name].number("transfers", 0, 9) for name in ("director_of_trade", "military_affairs")},
        scenarios=scenarios_of(sheet),
    )


COMPONENTS = Components("john_company_second", lambda: TABLES, build)
