"""The component data: what is printed, where it comes from, and house values; the names that mypy knows."""

from __future__ import annotations

import doctest
import re
from typing import Any, get_args

import pytest

from pygame_core.games.arkwright import RULESET, components, ids, market, targets
from pygame_core.games.arkwright.components import COMPONENTS, Printed
from pygame_core.games.arkwright.ids import EVENTS, GOODS, MARKERS, TILES
from pygame_core.kernel.decisions import Target
from pygame_core.kernel.reasons import Refused
from pygame_core.parts.sources import sources
from tests.games import house_values
from tests.games.arkwright.board import A, Board


def load(house: Any = None) -> Printed:
    return COMPONENTS.of(COMPONENTS.read(house or {}))


def rows(table: str) -> list[Any]:
    return [row["id"] for row in COMPONENTS.printed()[table]]


# --- what is printed --------------------------------------------------------------------------------------------
def test_counts_of_the_rulebook() -> None:
    figures = load()
    assert sum(figures.tile_copies.values()) == 40 and sum(ship.on_board[4] for ship in figures.ships) == 16
    assert sum(marker.copies for marker in figures.marker.values()) == 28
    assert len(figures.event) == 16 and len(figures.economy) == 9 and figures.workers == 84
    assert [figures.demand[good][-1] for good in GOODS] == [20, 19, 18, 17]
    assert len(figures.values) == 60 and len(figures.wage) == 81
    for players in (2, 3, 4):
        start = figures.labor_start[players]
        assert start.market + start.fired + start.removed == 84


def test_every_table_has_a_source() -> None:
    lines = sources(COMPONENTS)
    names = [line["table"] for line in lines]
    assert len(names) == len(set(names)) > 150
    assert {line["source"] for line in lines} == {"rulebook", "reconstructed"}
    for name in COMPONENTS.printed():
        assert any(other == name or other.startswith(name + ".") for other in names), f"{name} has no source"
    by_name = {line["table"]: line for line in lines}
    assert by_name["factories.regular_lamps_2"]["printed"][-1] == "cost"
    assert by_name["factories.regular_lamps_2"]["reconstructed"] == ["output"]
    assert "cost" in by_name["factories.luxury_food_1"]["reconstructed"]
    assert by_name["stock_track"]["printed"] == ["start", "buy_at_least"]


@pytest.mark.parametrize(("names", "written"), [
    (ids.Good, rows("goods")), (ids.EconomyId, rows("economy_markers")), (ids.MarkerId, rows("action_markers")),
    (ids.TileId, rows("development_tiles")), (ids.EventId, rows("events")),
    (ids.Commodity, list(COMPONENTS.printed()["company_prices"])),
])  # fmt: skip
def test_ids_are_those_of_the_components(names: Any, written: list[str]) -> None:
    assert list(get_args(names)) == written


def test_kinds_are_those_of_the_components() -> None:
    tables = COMPONENTS.printed()
    assert {row["kind"] for row in tables["factories"]} == set(ids.KINDS)
    assert {row["kind"] for row in tables["action_markers"]} == set(ids.MARKER_KINDS)
    assert {row["shade"] for row in tables["action_markers"]} == set(ids.SHADES)
    assert {row["span"] for row in tables["events"]} == set(ids.SPANS)
    assert RULESET.phases == ids.PHASES
    assert {scenario.id for scenario in RULESET.scenarios} == set(get_args(ids.ScenarioId))
    assert (ids.POSTS[:4], ids.POSTS[4:]) == (GOODS, ids.ROWS) and len(EVENTS) + len(TILES) + len(MARKERS) == 53


@pytest.mark.parametrize(("target", "kind", "text"), [
    (targets.TILE["office"], "tile", "tile-display-office"), (targets.tiles(2)["office"], "tile", "tile-2-office"),
    (targets.SHIP[6], "ship", "ship-board-6"), (targets.piers(0)[1], "ship", "ship-0-1"),
    (targets.factories(1)["food"], "factory", "factory-1-food"), (targets.lines(1, "food")[3], "line", "line-1-food-3"),
    (targets.spaces(0)[4], "space", "space-0-4"), (targets.markers(3)["investor"], "marker", "marker-3-investor"),
    (targets.gray(2)["light_quality"], "marker", "marker-row_2-light_quality"),
    (targets.contracts(0)["lamps"], "contract", "contract-0-lamps"), (targets.TRACK["silver"], "track", "track-silver"),
    (targets.SHARE[2], "share", "share-2"), (targets.COMPANY[2], "company", "company-2"),
])  # fmt: skip
def test_targets_have_one_spelling(target: Target, kind: str, text: str) -> None:
    assert (target, target.kind) == (text, kind)
    assert re.fullmatch(r"[a-z]+(-[a-z0-9_.]+)*", target)


def test_the_examples_of_the_modules() -> None:
    for module in (components, market):
        assert doctest.testmod(module).attempted > 0 == doctest.testmod(module).failed


# --- house values -----------------------------------------------------------------------------------------------
MINE = {
    "factories": {"regular_food_1": {"cost": 7}},
    "labor_rows": {"row_6": {"wage": 2}},
    "event_numbers": {"unrest_most": 3},
}


def test_house_values_rule_the_game() -> None:
    board = Board(house=MINE)
    board.factory(A, "lamps", full=2)
    board.step("factory.work", seat=A, done=0).answer("build/food/1/regular/full")
    assert board[A].cash == 93 and board.ask.hi == 7  # type: ignore[attr-defined]
    board.answer(7)
    board.run(("event.carry_out", {"event": "social_unrest"}), phase="close")
    assert board[A].cash == 90
    told = {line["table"]: line for line in sources(COMPONENTS, MINE)}
    assert told["factories.regular_food_1"]["house"] == ["cost"]


@pytest.mark.parametrize(("overrides", "rule", "table", "key"), [
    ({"factorys": {}}, "components.unknown", "components", "factorys"),
    ({"factories": {"regular_tea_1": {"cost": 1}}}, "components.unknown", "factories", "regular_tea_1"),
    ({"factories": {"regular_food_1": {"kind": "mass"}}}, "components.fixed", "factories.regular_food_1", "kind"),
    ({"factories": {"regular_food_1": {"cost": 0}}}, "components.value", "factories.regular_food_1", "cost"),
    ({"factories": {"regular_food_1": {"output": [2, 1]}}}, "components.value", "factories.regular_food_1", "output"),
    ({"production_lines": {"food": {"machine_slots": [2, 1, 1, 1]}}}, "components.value", "production_lines.food",
     "machine_slots"),
    ({"labor_start": {"players_4": {"market": 70}}}, "components.value", "labor_start.players_4", "market"),
    ({"stock_track": {"value": [3, 2]}}, "components.value", "stock_track", "value"),
    ({"timeline": {"waterframe": {"level": [1, 2]}}}, "components.value", "timeline.waterframe", "level"),
    ({"predefined_markers": {"players_2": {"row_1": ["investor"]}}}, "components.value", "predefined_markers.players_2",
     "row_1"),
    ({"predefined_display": {"players_2": {"tiles": ["charisma", "charisma"]}}}, "components.supply",
     "predefined_display.players_2", "charisma"),
    ({"predefined_markers": {"players_2": {"row_2": ["investor", "investor"], "row_1": ["investor", "investor"]}}},
     "components.supply", "predefined_markers.players_2", "investor"),
    ({"predefined_start": {"players_2_seat_1": {"prices": [1, 8]}}}, "components.value",
     "predefined_start.players_2_seat_1", "prices"),
    ({"company_prices": {"silver": {"prices": [1, 2]}}}, "components.value", "company_prices.silver", "prices"),
])  # fmt: skip
def test_a_wrong_house_value_is_named(overrides: Any, rule: str, table: str, key: str) -> None:
    with pytest.raises(Refused) as caught:
        load(overrides)
    params = caught.value.reason.params
    assert (caught.value.reason.rule, params["table"], params.get("key")) == (rule, table, key)


def test_house_values_travel_with_mode_save_and_replay() -> None:
    house_values.travel(RULESET, MINE)
