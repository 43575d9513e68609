"""The tables of the Crown, read and checked."""

from __future__ import annotations

from typing import get_args

from ....parts.components import Reader, Sheet
from ..ids import ClimateId, LevelId, Way
from .crown_figures import (
    AiCard,
    Berth,
    Camp,
    Carried,
    Cause,
    Chart,
    ChartRow,
    CrownFigures,
    Favour,
    Filter,
    Level,
    Metric,
    Payee,
    Payment,
    Quarry,
    Result,
    Test,
    Transfer,
    Vote,
    Whence,
)
from .structure import ACTIONS, LAWS, PRESIDENCIES, REGIONS

CLIMATES: tuple[ClimateId, ...] = get_args(ClimateId)
LEVELS: tuple[LevelId, ...] = get_args(LevelId)
WAYS: tuple[Way, ...] = get_args(Way)
ALLIANCES = ("none", "cheapest", "dearest")
MONEY, DICE = 99, 12
TURNS = range(1, 9)
SCENARIOS = ("1710", "1758", "1813", "long_1710")


def _row(row: Reader) -> ChartRow:
    return ChartRow(
        climate=row.one_of("climate", CLIMATES),
        least=row.number("min", 0, MONEY) if row.has("min") else -MONEY,
        most=row.number("max", 0, MONEY) if row.has("max") else MONEY,
        deregulated=row.has("if"),
    )


def _card(row: Reader) -> AiCard:
    return AiCard(
        id=row.data["id"],
        shaded=row.number("shaded", 0, 2),
        finger=row.number("finger", 0, 1),
        rank=row.numbers("rank", 1, 3, 3),
        regions=row.some_of("regions", tuple(REGIONS), len(REGIONS)),
        slots=row.some_of("slots", PRESIDENCIES, 3),
        ways=row.some_of("ways", WAYS, 2),
        metric=row.one_of("metric", get_args(Metric)),
        chart=tuple(_row(one) for one in row.rows("chart")),
    )


def _transfer(row: Reader) -> Transfer:
    return Transfer(
        row.one_of("piece", get_args(Carried)), row.one_of("origin", get_args(Whence)),
        row.one_of("goal", get_args(Whence)),
    )  # fmt: skip


def _chart(row: Reader) -> Chart:
    return Chart(
        id=row.name,
        family=row.each_of("family", ACTIONS),
        invests=row.flag("invests"),
        debt=row.one_of("debt", get_args(Cause)),
        allocate=tuple(
            Payment(one.number("pounds", 0, MONEY), one.one_of("to", get_args(Payee))) for one in row.rows("allocate")
        ),
        envoy=row.number("envoy", 1, DICE),
        transfers=tuple(_transfer(one) for one in row.rows("transfers")),
        govern=row.number("govern", 1, DICE),
        result=row.one_of("result", get_args(Result)),
        buys=row.number("buys", 0, MONEY),
        place=row.each_of("place", get_args(Berth)),
        army_origin=row.one_of("army_origin", get_args(Camp)),
        army_goal=row.one_of("army_goal", get_args(Camp)),
        assign=row.each_of("assign", get_args(Filter)),
        administer=row.number("administer", 1, DICE),
        alliance=row.one_of("alliance", ALLIANCES),  # type: ignore[arg-type]
        alliance_strength=row.number("alliance_strength", 0, DICE),
        targets=row.each_of("targets", get_args(Quarry)),
        conquest=row.number("conquest", 1, DICE),
        pacify=row.number("pacify", 1, DICE),
        again=row.flag("again"),
        trade=row.number("trade", 1, DICE),
        china=row.number("china", 1, DICE),
        reserve=row.number("reserve", 0, MONEY),
        session=row.number("session", 0, MONEY),
    )


def _by_climate(row: Reader, lo: int, hi: int) -> dict[ClimateId, int]:
    """A climate that is not named has none."""
    return {climate: row.number(climate, lo, hi) for climate in CLIMATES if row.has(climate)}


def _favour(row: Reader, cubes: int) -> Favour:
    return Favour(
        id=row.name,
        part=row.data["part"],
        crowned=row.flag("crowned") if row.has("crowned") else False,
        cubes=_by_climate(row.inner("cubes"), -cubes, cubes),
        each=row.flag("each") if row.has("each") else False,
        deregulated=row.number("deregulated", -cubes, cubes) if row.has("deregulated") else 0,
        pounds=_by_climate(row.inner("pounds"), 1, MONEY) if row.has("pounds") else {},
    )


def _vote(row: Reader) -> Vote:
    return Vote(row.name, row.one_of("test", get_args(Test)), row.flag("turned"), row.any_of("climates", CLIMATES))


def _level(row: Reader, cubes: int) -> Level:
    return Level(
        id=row.name, solo=row.number("solo", 0, cubes), two=row.number("two", 0, cubes // 2),
        extra=row.number("extra", 0, 6), all_in=row.flag("all_in"), promises=row.flag("promises"),
    )  # fmt: skip


def crown_of(sheet: Sheet) -> CrownFigures:
    crown = sheet.inner("crown")
    cubes = crown.number("cubes", 1, MONEY)
    plan = {row.name: _vote(row) for row in sheet.rows("crown_votes")}
    assert plan.keys() <= {*LAWS}
    failure = sheet.inner("crown_failure")
    return CrownFigures(
        members=crown.number("members", 18, MONEY),
        cubes=cubes,
        dice=crown.number("shift_dice", 1, DICE),
        round=crown.number("cards_round", 3, 3),
        laws=crown.number("final_cards", 1, 6),
        votes=crown.rising("vote_from", 0, MONEY),
        extra=crown.number("trade_extra", 0, MONEY),
        transfers=crown.number("transfers", 0, 9),
        leaves=crown.number("leaves", 0, MONEY),
        gift=crown.number("gift", 0, MONEY),
        promises=crown.number("promise_cards", 0, 6),
        levels={row.name: _level(row, cubes) for row in sheet.rows("crown_levels")},
        cards={row.data["id"]: _card(row) for row in sheet.rows("crown_cards")},
        charts={row.name: _chart(row) for row in sheet.rows("crown_climates")},
        favours={row.name: _favour(row, cubes) for row in sheet.rows("crown_favours")},
        plan=plan,
        failure={
            name: {turn: row.number(str(turn), -MONEY, 0) for turn in TURNS if row.has(str(turn))}
            for name, row in ((name, failure.inner(name)) for name in SCENARIOS)
        },
    )  # fmt: skip
