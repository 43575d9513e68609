"""VII. Events in India: the storm die, the tiles, where they happen, Turmoil, Windfall, Peace, Shuffle, the March."""

from __future__ import annotations

from collections import Counter

import pytest

from pygame_core.games.john_company_second import india
from pygame_core.games.john_company_second.components import REGIONS, TILES
from pygame_core.games.john_company_second.components.figures import StormFace
from pygame_core.games.john_company_second.phases.events.storm import blow, sink
from pygame_core.games.john_company_second.phases.events.tiles import turmoil
from pygame_core.games.john_company_second.state import NOBODY, Filled
from pygame_core.kernel.chance import ScriptedChance
from tests.games.john_company_second.board import A, B, Board, C
from tests.games.john_company_second.figures import PRINTED
from tests.games.john_company_second.spoken import SpokenBoard

rule = pytest.mark.rule
TOP = {
    "delhi": 1, "punjab": 2, "maratha": 3, "bombay": 4, "hyderabad": 5, "bengal": 6, "mysore": 7, "madras": 8,
}  # fmt: skip
"""A tile with each back ..."""
OTHER = {
    "delhi": 9, "punjab": 10, "maratha": 11, "bombay": 12, "hyderabad": 13, "bengal": 14, "mysore": 15, "madras": 16,
}  # fmt: skip
"""... and another one."""
CRISIS = {PRINTED.events.tiles[number].strength: number for number in (1, 2, 3, 4, 7)}
"""A Crisis tile for each modifier but the second +1."""


def flip(board: Board, tile: int, region: str, script: list[object] | None = None) -> Board:
    """This tile is drawn, and the next one shows the region."""
    stack = board.state.india.tiles
    under = TOP[region] if TOP[region] != tile else OTHER[region]
    stack[:] = [number for number in TILES if number not in (tile, under)] + [under, tile]
    return board.run("events", "events.tile", script=script)


def elephant(board: Board) -> tuple[str, str]:
    return board.state.india.tail, board.state.india.head


def towers(board: Board) -> dict[str, int]:
    return {region: at.towers for region, at in board.state.india.regions.items()}


# --- the storm die --------------------------------------------------------------------------------------------
def test_every_tile_back_has_two_tiles() -> None:
    assert all(
        PRINTED.events.tiles[number].back == region for table in (TOP, OTHER) for region, number in table.items()
    )


@rule("jc2.events.order", "jc2.events.storm.zones", "jc2.events.storm.sinks", "jc2.events.storm.returns")
def test_storms_come_before_the_first_tile() -> None:
    board = SpokenBoard().plain()
    east, west = board.yard(A, "east_indian"), board.yard(A, "west_indian")
    flip(board, 1, "delhi")
    board.run("events", "events.open", script=[2, 5])
    assert PRINTED.events.storm[1] == StormFace(events=2, storms=("east_indian",))
    assert (board.state.yards[east].at, board.state.yards[west].at) == ("yard", "west_indian")
    codes = [event.code for event in board.table.log(None)]
    assert codes.index("events.ship_sunk") < codes.index("events.tile")


@pytest.mark.parametrize("face", range(1, 7))
@rule("jc2.events.count", "jc2.events.storm.zones")
def test_the_die_counts_the_events(face: int) -> None:
    board = SpokenBoard().plain()
    others = [number for number, tile in PRINTED.events.tiles.items() if tile.type != "turmoil"]
    board.state.india.tiles[:] = [*others, 12, 11, 10, 9]
    board.run("events", "events.open", script=[face])
    assert len(board.state.india.tiles) == 20 - PRINTED.events.storm[face - 1].events
    assert len(board.state.india.discards) == len(board.told("events.tile")) == PRINTED.events.storm[face - 1].events
    rolled = PRINTED.events.storm[face - 1]
    assert board.told("events.storm_die") == [{"zones": list(rolled.storms), "n": rolled.events}]


@rule("jc2.events.storm.roll", "jc2.events.storm.nothing", "jc2.events.storm.fatigue", "jc2.events.storm.exempt")
def test_one_die_for_each_player_ship() -> None:
    board = SpokenBoard().plain()
    ships = [board.yard(seat, "south_indian") for seat in (A, B, C)]
    board.state.company.company_ships["south_indian"] = 2
    board.state.company.extra_ships["south_indian"] = 1
    board.game.chance = ScriptedChance([1, 2, 3])
    blow(board.game, "south_indian")
    assert [board.state.yards[ship].fatigued for ship in ships] == [False, False, True]
    assert board.state.company.company_ships["south_indian"] == 2
    assert board.state.company.extra_ships["south_indian"] == 1


@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize("fatigued", [False, True])
@rule("jc2.events.storm.nothing", "jc2.events.storm.fatigue", "jc2.events.storm.fatigued_sinks",
      "jc2.events.storm.sinks", "jc2.events.storm.returns")  # fmt: skip
def test_what_a_storm_does_to_a_ship(die: int, fatigued: bool) -> None:
    board = SpokenBoard().plain()
    ship = board.state.yards[board.yard(B, "west_indian", fatigued=fatigued)]
    board.game.chance = ScriptedChance([die])
    blow(board.game, "west_indian")
    sunk = die >= 5 or (die >= 3 and fatigued)
    assert ship.owner == B
    assert (ship.at, ship.fatigued) == (("yard", False) if sunk else ("west_indian", fatigued or die >= 3))


@rule("jc2.events.storm.returns_lost_yard")
def test_a_ship_without_owner_joins_its_shipyard_in_the_supply() -> None:
    board = SpokenBoard().plain()
    number = board.yard(B, "west_indian", fatigued=True)
    board.state.yards[number].owner = NOBODY
    sink(board.game, number, "test")
    assert (board.state.yards[number].at, board.state.yards[number].fatigued) == ("", False)
    assert board.yard(A) == number, "it is the next one to be bought"


@rule("jc2.events.storm.china", "jc2.operations.china.counts_east")
def test_a_storm_of_the_east_reaches_china() -> None:
    board = SpokenBoard().plain()
    ship = board.state.yards[board.yard(A, "china")]
    board.game.chance = ScriptedChance([4])
    blow(board.game, "west_indian")
    assert not ship.fatigued
    blow(board.game, "east_indian")
    assert ship.fatigued


# --- tiles ----------------------------------------------------------------------------------------------------
@rule("jc2.events.location", "jc2.events.discard", "jc2.events.turmoil", "jc2.example.flip_event")
def test_a_tile_happens_where_the_next_one_says() -> None:
    board = SpokenBoard().plain()
    flip(board, 9, "maratha")
    assert board.state.india.closed == ["maratha_1"] and board.state.india.discards == [9]
    assert board.told("events.tile") == [{"tile": "tile.turmoil", "region": "maratha", "n": 0}]


@rule("jc2.events.turmoil", "jc2.events.elephant.not_after")
def test_turmoil_closes_the_northernmost_open_order() -> None:
    board = SpokenBoard().plain()
    flip(board, 10, "delhi")
    flip(board, 10, "delhi")
    assert board.state.india.closed == ["delhi_1", "delhi_2"] and elephant(board) == ("bengal", "delhi")


@rule("jc2.events.turmoil.cascade", "jc2.events.cascade.trigger", "jc2.events.cascade.connected")
def test_turmoil_without_an_open_order_cascades() -> None:
    board = SpokenBoard().plain()
    board.state.india.closed[:] = ["punjab_1"]
    flip(board, 9, "punjab")
    assert sorted(board.state.india.closed) == ["bombay_1", "delhi_1", "punjab_1"]


@rule("jc2.events.cascade.connected")
def test_hyderabad_closes_its_three_neighbours() -> None:
    board = SpokenBoard().plain()
    board.state.india.closed[:] = ["hyderabad_1"]
    flip(board, 9, "hyderabad")
    assert sorted(board.state.india.closed) == ["hyderabad_1", "madras_1", "maratha_3", "mysore_2"]


@rule("jc2.events.cascade.already_closed", "jc2.events.cascade.sequence")
def test_a_closed_connected_order_is_replaced_by_the_northernmost_open_one() -> None:
    board = SpokenBoard().plain()
    board.state.india.closed[:] = ["hyderabad_1", "mysore_2"]
    flip(board, 9, "hyderabad")
    assert "mysore_1" in board.state.india.closed


@rule("jc2.events.cascade.sequence")
def test_open_connected_orders_close_before_replacements() -> None:
    board = SpokenBoard().plain()
    board.state.india.closed[:] = ["bombay_1", "bombay_2", "bombay_3", "maratha_1"]
    # Delhi is cascading: bombay_1, maratha_1 (closed) and punjab_1 are connected
    india.cascade(board.game, "delhi")
    closed = board.state.india.closed
    assert closed.index("punjab_1") < closed.index("maratha_2")
    # Bombay has no open order and cascades: mysore_1, and for closed ones the next of their regions
    assert {"mysore_1", "maratha_3", "delhi_1", "delhi_3"} & set(closed) >= {"mysore_1", "delhi_3"}


@rule("jc2.events.cascade.overflow", "jc2.events.cascade.once")
def test_a_cascade_runs_on_and_each_region_falls_once() -> None:
    board = SpokenBoard().plain()
    board.state.india.closed[:] = ["hyderabad_1", "mysore_1", "mysore_2"]
    flip(board, 9, "hyderabad")
    assert [event["region"] for event in board.told("india.cascade")] == ["hyderabad", "mysore"]
    assert sorted(board.state.india.closed) == [
        "bombay_3", "hyderabad_1", "madras_1", "madras_2", "maratha_3", "mysore_1", "mysore_2",
    ]  # fmt: skip


@rule("jc2.events.cascade.once")
def test_the_next_tile_may_cascade_again() -> None:
    board = SpokenBoard().plain()
    board.state.india.closed[:] = ["punjab_1"]
    flip(board, 9, "punjab")
    flip(board, 9, "punjab")
    assert {"delhi_1", "delhi_2", "bombay_1", "bombay_2"} <= set(board.state.india.closed)


@rule("jc2.events.cascade.once")
def test_a_rebellion_may_cascade_where_a_turmoil_did() -> None:
    board = SpokenBoard().plain()
    board.state.india.closed[:] = ["punjab_1"]
    flip(board, 9, "punjab")
    board.empire("delhi", "punjab")
    flip(board, 13, "punjab")
    assert {"delhi_1", "delhi_2", "bombay_1", "bombay_2"} <= set(board.state.india.closed)


@rule("jc2.events.cascade.once", "jc2.law.relief_demanded_for_indian_famine")
def test_several_turmoils_of_a_dilemma_cascade_each() -> None:
    board = SpokenBoard().plain()
    board.state.india.closed[:] = ["punjab_1"]
    turmoil(board.game, "punjab", "test")
    turmoil(board.game, "punjab", "test")
    assert {"delhi_1", "delhi_2", "bombay_1", "bombay_2"} <= set(board.state.india.closed)


@rule("jc2.events.cascade.many_hits")
def test_a_region_may_be_hit_by_several_cascades() -> None:
    board = SpokenBoard().plain()
    closed = board.state.india.closed
    closed[:] = ["hyderabad_1", "mysore_1", "mysore_2", "bombay_1", "bombay_2", "bombay_3"]
    flip(board, 9, "hyderabad")
    assert [event["region"] for event in board.told("india.cascade")] == ["hyderabad", "mysore", "bombay"]
    # Maratha loses maratha_3 to Hyderabad and maratha_2 to Bombay.
    assert {"maratha_2", "maratha_3"} <= set(closed)


@rule("jc2.map.closed_order")
def test_a_closed_order_is_not_among_the_open_ones() -> None:
    board = SpokenBoard().plain()
    board.state.india.closed[:] = ["madras_2"]
    assert india.open_orders(board.game, "madras") == ["madras_1"]
    assert india.closed_orders(board.game, "madras") == ["madras_2"]


# --- Windfall -------------------------------------------------------------------------------------------------
@rule("jc2.events.windfall", "jc2.events.windfall.box")
def test_windfall_pays_writers_on_orders_near() -> None:
    board = SpokenBoard().plain()
    board.writers(A, "madras", 4)
    board.writers(B, "bengal", 2)
    for order, presidency, seat in (
        ("hyderabad_1", "madras", A), ("mysore_1", "madras", A), ("bombay_1", "madras", A), ("bengal_1", "bengal", B),
        ("maratha_1", "bengal", B),
    ):  # fmt: skip
        india.fill(board.game, order, presidency, seat)
    board.state.india.filled["madras_1"] = Filled(by="madras", seat=NOBODY)
    flip(board, 8, "hyderabad")
    assert [family.cash for family in board.state.families] == [3, 1, 0, 0]
    assert elephant(board) == ("bengal", "delhi")


# --- Peace ----------------------------------------------------------------------------------------------------
@rule("jc2.example.peace", "jc2.events.peace.border", "jc2.events.peace.tower", "jc2.events.peace.border_unrest",
      "jc2.events.peace.march")  # fmt: skip
def test_worked_example_peace() -> None:
    board = SpokenBoard().plain()
    board.conquer("madras", "madras")
    board.state.india.closed[:] = ["madras_1", "madras_2"]
    board.state.india.regions["madras"].unrest = 1
    board.state.india.regions["mysore"].towers = 2
    board.elephant("madras")
    board.elephant("mysore", "madras")
    assert (PRINTED.events.tiles[16].type, PRINTED.events.tiles[16].shape) == ("peace", "triangle")
    flip(board, 16, "mysore")
    regions = board.state.india.regions
    assert board.state.india.closed == ["madras_1"] and regions["madras"].unrest == 1
    assert (regions["mysore"].towers, regions["madras"].towers) == (3, 0)
    assert elephant(board) == ("mysore", "hyderabad")


@rule("jc2.events.peace.border_links")
def test_every_link_across_the_border_counts() -> None:
    board = SpokenBoard().plain()
    orders = [order for region in REGIONS.values() for order in region.orders]
    board.state.india.closed[:] = orders
    board.elephant("bengal", "maratha")
    flip(board, 15, "bombay")
    assert set(orders) - set(board.state.india.closed) == {"bengal_1", "maratha_1", "maratha_3"}
    board.state.india.closed[:] = orders
    board.elephant("bengal", "delhi")
    flip(board, 15, "bombay")
    assert board.state.india.closed == orders
    assert towers(board) == dict.fromkeys(REGIONS, 1) | {"bengal": 3, "delhi": 2, "maratha": 2}


@rule("jc2.events.peace.inside")
def test_peace_inside_a_region_opens_everything_and_ends_unrest() -> None:
    board = SpokenBoard().plain()
    board.conquer("madras", "madras")
    board.state.india.closed[:] = ["madras_1", "madras_2", "mysore_2"]
    board.state.india.regions["madras"].unrest = 3
    board.elephant("madras")
    flip(board, 16, "delhi")
    assert board.state.india.closed == ["mysore_2"] and board.state.india.regions["madras"].unrest == 0
    assert towers(board)["madras"] == 0 and elephant(board) == ("delhi", "bengal")


@rule("jc2.components.tower_supply")
def test_peace_adds_nothing_from_an_empty_supply() -> None:
    board = SpokenBoard().plain()
    board.state.india.regions["mysore"].towers = 13
    flip(board, 16, "delhi")
    assert sum(towers(board).values()) == 20


# --- Shuffle --------------------------------------------------------------------------------------------------
@rule("jc2.events.shuffle.march", "jc2.events.shuffle.mix", "jc2.events.discard")
def test_shuffle_marches_then_mixes() -> None:
    board = SpokenBoard().plain()
    stack = board.state.india
    stack.tiles[:] = [1, 2, 9, TOP["mysore"], 17]
    stack.discards[:] = [number for number in TILES if number not in stack.tiles]
    lying = list(stack.discards)
    rest, mixed = [17, 1, 2, 9, TOP["mysore"]], list(reversed(lying))
    board.run("events", "events.tile", script=[rest, mixed])
    assert elephant(board) == ("mysore", "bombay"), "the old top, and the circle of the tile"
    assert stack.tiles == rest + mixed and len(stack.tiles) == 20 and stack.discards == []
    assert stack.mixed == len(mixed) and mixed[-1] in india.may_lie_on_top(board.game)
    board.run("events", "events.tile")
    assert stack.mixed == len(mixed) - 1


@rule("jc2.events.shuffle.empty")
def test_shuffle_as_the_last_tile_mixes_first() -> None:
    board = SpokenBoard().plain()
    stack = board.state.india
    stack.tiles[:] = [17]
    stack.discards[:] = [number for number in TILES if number != 17]
    mixed = [number for number in TILES if number not in (17, TOP["bombay"])] + [TOP["bombay"]]
    board.run("events", "events.tile", script=[[17], mixed])
    assert stack.tiles == [17, *mixed] and elephant(board) == ("bombay", "maratha")


# --- Leader ---------------------------------------------------------------------------------------------------
@rule("jc2.events.leader.sovereign", "jc2.events.elephant.not_after")
def test_a_leader_strengthens_a_sovereign_region() -> None:
    board = SpokenBoard().plain()
    flip(board, 13, "mysore")
    assert towers(board)["mysore"] == 2 and elephant(board) == ("bengal", "delhi")


@rule("jc2.events.leader.rebellion")
def test_a_leader_raises_a_dominated_region_against_its_capital_alone() -> None:
    board = SpokenBoard().plain()
    board.empire("delhi", "punjab", "maratha")
    board.state.india.regions["delhi"].towers = 3
    board.state.india.regions["maratha"].towers = 9
    flip(board, 19, "punjab")
    assert board.told("events.rebellion_won") == [
        {"region": "punjab", "capital": "delhi", "attack": 4, "defence": 3,
         "attackers": {"levels": 1, "tile": 3}, "defenders": {"levels": 3}}
    ]  # fmt: skip
    assert elephant(board) == ("bengal", "delhi")


# --- the March ------------------------------------------------------------------------------------------------
@rule("jc2.events.elephant.march", "jc2.events.elephant.company")
def test_in_a_company_region_it_stands_inside() -> None:
    board = SpokenBoard().plain()
    board.conquer("madras", "madras")
    flip(board, 15, "madras")
    assert elephant(board) == ("madras", "madras")


@rule("jc2.events.elephant.dominated", "jc2.map.elephant.rebellion")
def test_in_a_dominated_region_it_faces_the_capital() -> None:
    board = SpokenBoard().plain()
    board.empire("delhi", "punjab")
    flip(board, 15, "punjab")
    assert elephant(board) == ("punjab", "delhi")


@rule("jc2.example.elephant_march", "jc2.events.elephant.sovereign")
def test_worked_example_march() -> None:
    board = SpokenBoard().plain()
    flip(board, CRISIS[-1], "mysore")
    assert PRINTED.events.tiles[CRISIS[-1]].shape == "circle" and elephant(board) == ("mysore", "bombay")


@rule("jc2.events.elephant.shape_source")
def test_the_shape_is_on_the_resolved_tile() -> None:
    board = SpokenBoard().plain()
    flip(board, 15, "bombay")
    assert (PRINTED.events.tiles[15].shape, PRINTED.events.tiles[TOP["bombay"]].shape) == ("square", "square")
    assert elephant(board) == ("bombay", "hyderabad")
    flip(board, 16, "bombay")
    assert elephant(board) == ("bombay", "punjab"), "a triangle was resolved, a square lies on top"


@rule("jc2.events.elephant.own_subject", "jc2.events.elephant.subject_of_other")
def test_it_does_not_face_its_own_subject_but_may_face_others() -> None:
    board = SpokenBoard().plain()
    board.empire("delhi", "bengal")
    assert india.position(board.game, "delhi", "triangle") == ("delhi", "maratha")
    board.empire("hyderabad", "maratha")
    assert india.position(board.game, "delhi", "triangle") == ("delhi", "maratha")
    board = SpokenBoard().plain()
    board.empire("bombay", "punjab", "mysore")
    assert india.position(board.game, "bombay", "triangle") == ("bombay", "delhi")


@rule("jc2.events.elephant.own_subject")
def test_the_search_goes_round_clockwise() -> None:
    board = SpokenBoard().plain()
    board.empire("mysore", "madras")
    assert REGIONS["mysore"].clockwise[-1] == "madras"
    assert india.position(board.game, "mysore", "square") == ("mysore", "bombay")


@rule("jc2.events.elephant.full_empire")
def test_with_all_neighbours_dominated_it_faces_the_capital() -> None:
    board = SpokenBoard().plain()
    board.empire("punjab", "delhi", "bombay")
    assert india.position(board.game, "punjab", "square") == ("delhi", "punjab")
    assert india.position(board.game, "punjab", "circle") == ("bombay", "punjab")


def test_the_twenty_tiles_by_their_kinds() -> None:
    assert Counter(tile.type for tile in PRINTED.events.tiles.values()) == {
        "crisis": 6, "turmoil": 4, "leader": 4, "windfall": 2, "peace": 2, "shuffle": 1, "foreign_invasion": 1,
    }  # fmt: skip
    assert sorted(tile.strength for tile in PRINTED.events.tiles.values() if tile.type == "crisis") == [
        -1,
        0,
        1,
        1,
        2,
        3,
    ]
    assert sorted(tile.strength for tile in PRINTED.events.tiles.values() if tile.type == "leader") == [2, 2, 3, 4]


@pytest.mark.parametrize("tile", [number for number, tile in PRINTED.events.tiles.items() if tile.type == "crisis"])
@rule("jc2.events.crisis.modifier", "jc2.events.invasion.compare", "jc2.events.invasion.fail")
def test_each_crisis_adds_its_number_to_an_invasion(tile: int) -> None:
    board = SpokenBoard().plain()
    board.elephant("mysore", "madras")
    flip(board, tile, "delhi")
    won = PRINTED.events.tiles[tile].strength > 0
    assert board.state.india.regions["madras"].flag == (0 if won else NOBODY)
    assert towers(board)["mysore"] == (1 if won else 0)
    assert elephant(board)[0] == ("mysore" if won else "delhi")


@pytest.mark.parametrize("tile", [one.id for one in PRINTED.events.tiles.values() if one.type in ("crisis", "leader")])
@rule("jc2.events.attack.strength.rebellion", "jc2.events.leader.company", "jc2.events.attack.defend")
def test_each_crisis_and_leader_attacks_the_company_with_its_number(tile: int) -> None:
    board = SpokenBoard().plain()
    board.conquer("madras", "madras")
    board.elephant("madras")
    board.commander(A, "madras")
    board.state.india.armies["madras"].regiments = 9
    flip(board, tile, "madras")
    assert board.state.india.armies["madras"].exhausted_regiments == max(0, PRINTED.events.tiles[tile].strength)
    assert board[A].trophies == 1 and elephant(board) == ("madras", "madras")


@pytest.mark.parametrize("tile", [number for number, tile in PRINTED.events.tiles.items() if tile.type == "leader"])
@rule("jc2.events.leader.rebellion", "jc2.events.rebellion.compare", "jc2.events.rebellion.fail")
def test_each_leader_adds_its_number_to_a_rebellion(tile: int) -> None:
    board = SpokenBoard().plain()
    board.empire("delhi", "punjab")
    board.state.india.regions["delhi"].towers = 1 + PRINTED.events.tiles[tile].strength
    flip(board, tile, "punjab")
    assert towers(board)["delhi"] == PRINTED.events.tiles[tile].strength, "a tie fails"
    board.empire("hyderabad", "mysore")
    board.state.india.regions["hyderabad"].towers = PRINTED.events.tiles[tile].strength
    flip(board, tile, "mysore")
    assert india.sovereign(board.game, "mysore") and towers(board)["hyderabad"] == PRINTED.events.tiles[tile].strength


SHAPED = [number for number, tile in PRINTED.events.tiles.items() if tile.type in ("crisis", "peace", "shuffle")]
SHAPELESS = [number for number in TILES if number not in SHAPED]


@pytest.mark.parametrize("tile", SHAPED)
@pytest.mark.parametrize("region", ["bombay", "delhi", "hyderabad"])
@rule("jc2.events.elephant.every_crisis", "jc2.events.crisis.march", "jc2.events.elephant.march")
def test_each_crisis_peace_and_shuffle_marches_by_its_shape(tile: int, region: str) -> None:
    board = SpokenBoard().plain()
    board.state.india.regions["delhi"].towers = 9
    flip(board, tile, region)
    assert elephant(board) == (region, PRINTED.regions[region].shapes[PRINTED.events.tiles[tile].shape])


@pytest.mark.parametrize("tile", SHAPELESS)
@pytest.mark.parametrize("face", [1, 5])
@rule("jc2.events.elephant.not_after")
def test_no_other_tile_moves_it(tile: int, face: int) -> None:
    board = SpokenBoard().plain()
    invasion = PRINTED.events.tiles[tile].type == "foreign_invasion"
    script = [face, *[1] * len(PRINTED.events.storm[face - 1].storms or [0])] if invasion else None
    flip(board, tile, "hyderabad", script)
    assert elephant(board) == ("bengal", "delhi") and board.stopped
