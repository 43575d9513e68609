"""The map of India: strength, empires, orders and Cascades, the Elephant, conquest."""

from __future__ import annotations

import pytest

from pygame_core.games.john_company_second import india
from pygame_core.games.john_company_second.army import disgrace, unrest_strength
from pygame_core.games.john_company_second.components import HOME_PORT, ORDERS, REGIONS, TABLES
from pygame_core.games.john_company_second.state import NOBODY, Filled
from pygame_core.kernel.reasons import RuleBug
from tests.games.john_company_second.board import A, B, Board
from tests.games.john_company_second.figures import PRINTED

rule = pytest.mark.rule


def closed(board: Board) -> list[str]:
    return sorted(board.state.india.closed)


# --- regions --------------------------------------------------------------------------------------------------
@rule("jc2.map.regions")
def test_eight_regions_and_seventeen_orders() -> None:
    assert sorted(REGIONS) == [
        "bengal", "bombay", "delhi", "hyderabad", "madras", "maratha", "mysore", "punjab",
    ]  # fmt: skip
    assert len(ORDERS) == 17


@rule("jc2.map.loot_values")
def test_loot_tokens() -> None:
    assert {name: region.loot for name, region in PRINTED.regions.items()} == {
        "maratha": 3, "bombay": 4, "mysore": 5, "madras": 5, "punjab": 6, "bengal": 6, "hyderabad": 7, "delhi": 8,
    }  # fmt: skip


@rule("jc2.map.strength")
def test_strength_is_tower_levels_without_the_dome() -> None:
    board = Board().plain()
    regions = board.state.india.regions
    regions["mysore"].towers = 2
    regions["punjab"].towers = 0
    assert regions["mysore"].dome and regions["punjab"].dome
    assert (india.strength(board.game, "mysore"), india.strength(board.game, "punjab")) == (2, 0)


@rule("jc2.map.strength.company")
def test_a_company_region_has_no_strength_of_its_own() -> None:
    board = Board().plain()
    board.conquer("madras", "madras")
    assert india.strength(board.game, "madras") == india.empire_strength(board.game, "madras") == 0
    assert india.army_of(board.game, "madras") is board.state.india.armies["madras"]


@rule("jc2.map.region_status")
def test_every_region_is_sovereign_dominated_or_the_companys() -> None:
    board = Board().plain()
    board.empire("delhi", "punjab")
    board.conquer("madras", "madras")
    game = board.game
    assert india.sovereign(game, "delhi") and india.dominated(game, "punjab") and india.sovereign(game, "mysore")
    assert india.company_controlled(game, "madras")
    for region in REGIONS:
        kinds = [india.sovereign(game, region), india.dominated(game, region), india.company_controlled(game, region)]
        assert kinds.count(True) == 1


@rule("jc2.example.reading_india", "jc2.map.strength", "jc2.map.empire.strength", "jc2.map.loot_token")
def test_worked_example_reading_india() -> None:
    board = Board().plain()
    regions = board.state.india.regions
    board.conquer("madras", "madras")
    board.empire("hyderabad", "mysore")
    regions["hyderabad"].towers, regions["mysore"].towers, regions["bombay"].towers = 2, 1, 0
    regions["madras"].unrest = 2
    board.state.india.closed.append("mysore_1")
    assert PRINTED.orders["hyderabad_1"].value == 7
    assert india.is_open(board.game, "hyderabad_1") and not india.is_open(board.game, "mysore_1")
    assert india.empire_strength(board.game, "hyderabad") == 3
    assert india.sovereign(board.game, "bombay") and india.empire_strength(board.game, "bombay") == 0
    assert india.army_of(board.game, "madras") is board.state.india.armies["madras"]
    assert unrest_strength(board.game, "madras") == 2
    assert regions["hyderabad"].loot_up and regions["mysore"].loot_up
    india.conquer(board.game, "mysore", "madras")
    assert not regions["mysore"].loot_up and regions["hyderabad"].loot_up


@rule("jc2.general.limits.do_as_much", "jc2.components.orange_cubes")
def test_unrest_and_fatigue_share_eighteen_cubes() -> None:
    board = Board()
    board.office(A, "chairman", fatigue=2)
    for region in ("mysore", "madras"):
        board.conquer(region, "madras")
    board.state.india.regions["mysore"].unrest = 15
    india.add_unrest(board.game, "madras", 2, "test")
    india.add_unrest(board.game, "mysore", 1, "test")
    assert [board.state.india.regions[region].unrest for region in ("mysore", "madras")] == [15, 1]
    assert [told["n"] for told in board.told("india.unrest")] == [1]


# --- orders ---------------------------------------------------------------------------------------------------
@rule("jc2.map.order_links")
def test_orders_are_joined_by_lines_both_ways() -> None:
    assert sorted(ORDERS["madras_1"].links) == ["hyderabad_1", "madras_2"]
    for order, row in ORDERS.items():
        assert all(order in ORDERS[link].links for link in row.links) and order not in row.links


@rule("jc2.map.order_value")
def test_order_values() -> None:
    assert PRINTED.orders["hyderabad_1"].value == 7
    assert [PRINTED.orders[order].value for order in REGIONS["madras"].orders] == [5, 4]
    for row in TABLES["orders"]:
        assert PRINTED.orders[row["id"]].value == row["value"] > row["filled"] == row["value"] // 2


@rule("jc2.map.home_port", "jc2.map.home_ports")
def test_home_ports() -> None:
    assert HOME_PORT == {"bombay": "bombay_3", "madras": "madras_1", "bengal": "bengal_2"}
    assert all(ORDERS[port].region == presidency for presidency, port in HOME_PORT.items())
    assert PRINTED.orders["bengal_2"].value == 6 and ORDERS["bengal_2"].links == ("bengal_1",)


@rule("jc2.events.cascade.per_order", "jc2.events.cascade.connected")
def test_a_cascade_counts_orders_and_not_lines() -> None:
    board = Board().plain()
    board.state.india.closed[:] = ["maratha_1", "maratha_2", "maratha_3"]
    india.cascade(board.game, "maratha")
    assert closed(board) == sorted(
        ["maratha_1", "maratha_2", "maratha_3", "bengal_1", "bombay_2", "delhi_2", "hyderabad_1"]
    )
    assert india.is_open(board.game, "bengal_2")


@rule("jc2.events.writer_loss", "jc2.events.filled_closes", "jc2.events.filled_open_count")
def test_what_lies_on_an_order_is_gone_when_it_closes() -> None:
    board = Board().plain()
    board.writers(B, "bombay")
    india.fill(board.game, "delhi_1", "bombay", B)
    india.fill(board.game, "delhi_2", "bombay")
    assert board.state.india.filled == {
        "delhi_1": Filled(by="bombay", seat=B),
        "delhi_2": Filled(by="bombay", seat=NOBODY),
    }
    assert board.state.india.writers["bombay"][B] == 0
    assert india.open_orders(board.game, "delhi") == ["delhi_1", "delhi_2", "delhi_3"]
    india.close_northernmost(board.game, "delhi", "test")
    india.close_northernmost(board.game, "delhi", "test")
    assert board.state.india.filled == {} and closed(board) == ["delhi_1", "delhi_2"]
    assert board[B].supply == 18


# --- conquest -------------------------------------------------------------------------------------------------
@rule("jc2.map.loot_token", "jc2.map.empire.last_region", "jc2.operations.deploy.remove_tower",
      "jc2.operations.deploy.remove_flag", "jc2.operations.deploy.governor_card")  # fmt: skip
def test_conquest_takes_towers_flags_and_loot() -> None:
    board = Board().plain()
    board.empire("delhi", "punjab")
    india.conquer(board.game, "punjab", "bombay")
    at = board.state.india.regions["punjab"]
    assert (at.towers, at.dome, at.flag, at.control, at.loot_up) == (0, False, NOBODY, "bombay", False)
    capital = board.state.india.regions["delhi"]
    assert (capital.flag, capital.capital) == (NOBODY, False)
    assert board.state.offices["governor_of_punjab"].where == "vacant"
    assert india.associated(board.game, "bombay") == india.held_regions(board.game) == ["punjab"]


@rule("jc2.operations.deploy.elephant_inside", "jc2.operations.deploy.elephant_towards", "jc2.map.elephant.always")
def test_the_elephant_walks_inside_with_its_tail_there_only() -> None:
    board = Board().plain()
    board.elephant("mysore", "madras")
    india.conquer(board.game, "madras", "madras")
    assert (board.state.india.tail, board.state.india.head) == ("mysore", "madras")
    india.conquer(board.game, "mysore", "madras")
    assert (board.state.india.tail, board.state.india.head) == ("mysore", "mysore")


@rule("jc2.operations.governor_general.no_new_governors")
def test_with_a_governor_general_conquests_make_no_governors() -> None:
    board = Board().plain()
    board.state.offices["governor_general"].where = "vacant"
    india.conquer(board.game, "delhi", "bengal")
    assert board.state.offices["governor_of_delhi"].where == "out"


@rule("jc2.components.tower_supply")
def test_the_supply_of_levels_is_limited() -> None:
    board = Board().plain()
    board.state.india.regions["delhi"].towers = 12
    india.add_level(board.game, "punjab", "test")
    india.add_level(board.game, "maratha", "test")
    regions = board.state.india.regions
    assert (regions["punjab"].towers, regions["maratha"].towers) == (2, 1)
    assert sum(at.towers for at in regions.values()) == 20


@pytest.mark.parametrize(("before", "after"), [(5, 2), (3, 1), (1, 0), (0, 0)])
@rule("jc2.events.region_loss.trophies", "jc2.operations.deploy.catastrophe.trophies")
def test_a_disgraced_commander_loses_half_of_the_trophies(before: int, after: int) -> None:
    board = Board().plain()
    board.commander(A, "madras")
    board[A].trophies = before
    disgrace(board.game, "madras", "test")
    assert board[A].trophies == after and board.state.india.armies["madras"].commander == NOBODY
    assert board[A].supply == 18


# --- the Elephant ---------------------------------------------------------------------------------------------
@rule("jc2.events.elephant.sovereign")
@pytest.mark.parametrize("shape", ["triangle", "circle", "square"])
@pytest.mark.parametrize("region", list(REGIONS))
def test_every_shape_of_every_region_leads_to_a_neighbour(region: str, shape: str) -> None:
    tail, head = india.position(Board().plain().game, region, shape)
    assert tail == region and head == PRINTED.regions[region].shapes[shape] and head in REGIONS[region].clockwise


def test_every_tile_that_can_move_the_elephant_has_a_shape() -> None:
    still = {"turmoil", "windfall"}
    assert all((tile.type in still) == (tile.mark == "") for tile in PRINTED.events.tiles.values())


def test_unrest_that_there_is_not_is_a_defect_and_no_peace() -> None:
    board = Board()
    board.state.india.regions["madras"].unrest = PRINTED.pieces.cubes + 1
    with pytest.raises(RuleBug, match="more cubes"):
        india.add_unrest(board.game, "mysore", 1, "test")
    assert board.state.india.regions["mysore"].unrest == 0
