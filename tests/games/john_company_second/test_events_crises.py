"""VII. Events in India: Invasions and Rebellions between local regions, Foreign Invasions of them."""

from __future__ import annotations

import pytest

from pygame_core.games.john_company_second import india
from pygame_core.games.john_company_second.phases.events.crises import invade, rebel
from pygame_core.games.john_company_second.state import NOBODY
from tests.games.john_company_second.board import A, Board
from tests.games.john_company_second.figures import PRINTED
from tests.games.john_company_second.spoken import SpokenBoard
from tests.games.john_company_second.test_events_tiles import CRISIS, elephant, flip, towers

rule = pytest.mark.rule


def flags(board: Board) -> dict[str, str]:
    """Each flagged region with its capital."""
    return {
        region: india.capital_of(board.game, region)
        for region, at in board.state.india.regions.items()
        if at.flag != NOBODY
    }


def levels(board: Board, **wanted: int) -> None:
    for region, n in wanted.items():
        board.state.india.regions[region].towers = n


# --- Invasions ------------------------------------------------------------------------------------------------
@rule("jc2.map.empire.definition", "jc2.map.empire.strength")
def test_worked_example_map_reading() -> None:
    board = SpokenBoard().plain()
    levels(board, hyderabad=2, mysore=1, delhi=0)
    board.empire("hyderabad", "mysore")
    assert india.empire_strength(board.game, "hyderabad") == india.empire_strength(board.game, "mysore") == 3
    assert india.strength(board.game, "delhi") == 0 and india.sovereign(board.game, "delhi")
    assert PRINTED.orders["hyderabad_1"].value == 7


@rule("jc2.example.mysore_invades", "jc2.events.elephant.ambitions", "jc2.events.invasion.new_empire",
      "jc2.events.invasion.shattered", "jc2.map.elephant.invasion")  # fmt: skip
def test_worked_example_invasion_of_a_capital() -> None:
    board = SpokenBoard().plain()
    levels(board, mysore=2)
    board.empire("hyderabad", "madras")
    board.elephant("mysore", "hyderabad")
    assert (PRINTED.events.tiles[4].strength, PRINTED.events.tiles[4].shape) == (1, "square")
    flip(board, 4, "hyderabad")
    assert board.told("events.invasion_won") == [
        {"attacker": "mysore", "defender": "hyderabad", "attack": 3, "defence": 2,
         "attackers": {"empire": 2, "tile": 1}, "defenders": {"empire": 2}}
    ]  # fmt: skip
    assert flags(board) == {"mysore": "mysore", "hyderabad": "mysore"}
    assert elephant(board) == ("mysore", "madras")


@rule("jc2.events.invasion.compare", "jc2.events.invasion.tie", "jc2.events.invasion.negative",
      "jc2.events.invasion.fail", "jc2.events.crisis.modifier", "jc2.events.elephant.every_crisis")  # fmt: skip
@pytest.mark.parametrize(("modifier", "won"), [(-1, False), (1, True), (2, True), (3, True), (0, False)])
def test_an_invasion_needs_more_than_the_defence(modifier: int, won: bool) -> None:
    board = SpokenBoard().plain()
    levels(board, mysore=2, hyderabad=2)
    board.elephant("mysore", "hyderabad")
    flip(board, CRISIS[modifier], "delhi")
    assert flags(board) == ({"mysore": "mysore", "hyderabad": "mysore"} if won else {})
    assert towers(board)["mysore"] == (2 if won else 1)
    assert elephant(board)[0] == ("mysore" if won else "delhi")


@rule("jc2.events.invasion.compare", "jc2.map.empire.strength")
def test_both_sides_count_their_empires() -> None:
    board = SpokenBoard().plain()
    board.empire("mysore", "madras")
    board.empire("maratha", "bengal", "hyderabad")
    levels(board, mysore=1, madras=2, hyderabad=0, maratha=1, bengal=2)
    assert not invade(board.game, "mysore", "hyderabad", 0)
    assert board.told("events.invasion_failed")[0]["attack"] == board.told("events.invasion_failed")[0]["defence"] == 3
    levels(board, mysore=1)
    assert invade(board.game, "mysore", "hyderabad", 1)
    assert flags(board) == {
        "mysore": "mysore", "madras": "mysore", "hyderabad": "mysore", "maratha": "maratha", "bengal": "maratha",
    }  # fmt: skip


@rule("jc2.events.invasion.flag")
def test_a_subject_changes_its_master() -> None:
    board = SpokenBoard().plain()
    board.empire("hyderabad", "madras", "maratha")
    levels(board, hyderabad=0, maratha=0, mysore=5)
    assert invade(board.game, "mysore", "madras", 0)
    assert flags(board) == {"mysore": "mysore", "madras": "mysore", "hyderabad": "hyderabad", "maratha": "hyderabad"}


@rule("jc2.map.empire.last_region", "jc2.events.invasion.flag")
def test_a_capital_without_subjects_is_an_ordinary_region() -> None:
    board = SpokenBoard().plain()
    board.empire("hyderabad", "madras")
    levels(board, mysore=5)
    assert invade(board.game, "mysore", "madras", 0)
    assert flags(board) == {"mysore": "mysore", "madras": "mysore"}
    assert india.sovereign(board.game, "hyderabad")


@rule("jc2.events.invasion.fail", "jc2.events.invasion.fail_zero")
def test_a_failed_invader_loses_a_level_if_there_is_one() -> None:
    board = SpokenBoard().plain()
    levels(board, mysore=1)
    assert not invade(board.game, "mysore", "hyderabad", -1)
    assert not invade(board.game, "mysore", "hyderabad", -1)
    assert towers(board)["mysore"] == 0


@rule("jc2.events.invasion.no_orders")
def test_an_invasion_changes_no_orders_and_no_towers() -> None:
    board = SpokenBoard().plain()
    board.state.india.closed[:] = ["mysore_1"]
    before = towers(board)
    assert invade(board.game, "mysore", "madras", 3)
    assert board.state.india.closed == ["mysore_1"] and towers(board) == before


def three_empires() -> Board:
    board = SpokenBoard().plain()
    board.empire("delhi", "punjab")
    board.empire("bengal", "maratha")
    board.empire("hyderabad", "madras")
    return board


@rule("jc2.events.invasion.no_flag_left", "jc2.components.flags_three_sets", "jc2.events.elephant.ambitions")
def test_no_fourth_empire() -> None:
    board = three_empires()
    board.elephant("mysore", "bombay")
    flip(board, CRISIS[3], "delhi")
    assert len(flags(board)) == 6 and "mysore" not in flags(board) and "bombay" not in flags(board)
    assert elephant(board) == ("mysore", "bombay"), "it won all the same"


@rule("jc2.events.invasion.no_flag_left")
def test_without_a_set_the_defender_still_loses_its_flag() -> None:
    board = three_empires()
    board.state.india.regions["mysore"].flag = board.state.india.regions["madras"].flag
    assert invade(board.game, "bombay", "mysore", 3)
    assert "mysore" not in flags(board) and "bombay" not in flags(board) and flags(board)["madras"] == "hyderabad"


@rule("jc2.events.invasion.flag_freed_first")
@pytest.mark.parametrize("defender", ["hyderabad", "madras"])
def test_freed_flags_serve_the_new_empire(defender: str) -> None:
    board = three_empires()
    levels(board, mysore=5)
    assert invade(board.game, "mysore", defender, 0)
    assert flags(board)["mysore"] == flags(board)[defender] == "mysore"


# --- what is announced ----------------------------------------------------------------------------------------
def told(board: Board) -> list[object]:
    return list(board.table.view(None)["events"]["crisis"].values())


@rule("jc2.map.elephant.invasion", "jc2.map.elephant.rebellion", "jc2.events.crisis.place", "jc2.events.crisis.kind")
def test_everybody_sees_which_crisis_looms() -> None:
    board = SpokenBoard().plain()
    board.empire("delhi", "punjab")
    levels(board, delhi=2, mysore=3)
    board.elephant("mysore", "hyderabad")
    assert told(board) == ["invasion", "mysore", "hyderabad", 3, 1]
    board.elephant("bombay", "punjab")
    assert told(board) == ["invasion", "bombay", "punjab", 1, 3]
    board.elephant("punjab", "delhi")
    assert told(board) == ["rebellion", "punjab", "delhi", 1, 2]
    board.conquer("madras", "madras")
    board.state.india.regions["madras"].unrest = 2
    board.officers(A, "madras", 4, tired=1)
    board.elephant("mysore", "madras")
    assert told(board) == ["invasion", "mysore", "madras", 5, 5]
    board.elephant("madras")
    assert told(board) == ["rebellion", "madras", "madras", 2, 5]
    board.elephant("mysore")
    assert told(board) == ["", "mysore", "mysore", 0, 0]


# --- Rebellions -----------------------------------------------------------------------------------------------
@rule("jc2.events.rebellion.compare", "jc2.events.rebellion.success", "jc2.events.rebellion.success_orders",
      "jc2.events.crisis.kind", "jc2.map.elephant.rebellion")  # fmt: skip
def test_a_subject_rises_and_is_free() -> None:
    board = SpokenBoard().plain()
    board.empire("delhi", "punjab")
    levels(board, delhi=2)
    board.elephant("punjab", "delhi")
    flip(board, CRISIS[2], "mysore")
    assert flags(board) == {} and board.state.india.closed == ["punjab_1"]
    assert elephant(board) == ("mysore", "madras")


@rule("jc2.events.rebellion.fail", "jc2.events.rebellion.compare")
def test_a_failed_rebellion_costs_the_capital_a_level() -> None:
    board = SpokenBoard().plain()
    board.empire("delhi", "punjab")
    levels(board, delhi=2)
    board.elephant("punjab", "delhi")
    flip(board, CRISIS[1], "mysore")
    assert towers(board)["delhi"] == 1 and flags(board) == {"delhi": "delhi", "punjab": "delhi"}
    assert board.state.india.closed == []


@rule("jc2.events.rebellion.two_only")
def test_other_subjects_do_not_help() -> None:
    board = SpokenBoard().plain()
    board.empire("delhi", "punjab", "maratha", "bengal")
    levels(board, delhi=2, maratha=3, bengal=3, punjab=3)
    rebel(board.game, "punjab", 0)
    assert flags(board) == {"delhi": "delhi", "maratha": "delhi", "bengal": "delhi"}


@rule("jc2.events.rebellion.success_orders")
def test_a_free_region_without_open_orders_cascades() -> None:
    board = SpokenBoard().plain()
    board.empire("delhi", "punjab")
    board.state.india.closed[:] = ["punjab_1"]
    rebel(board.game, "punjab", 3)
    assert sorted(board.state.india.closed) == ["bombay_1", "delhi_1", "punjab_1"]


@rule("jc2.events.crisis.kind_now", "jc2.events.crisis.place")
def test_the_kind_of_crisis_is_judged_when_it_comes() -> None:
    board = SpokenBoard().plain()
    board.empire("delhi", "punjab")
    board.elephant("punjab", "delhi")
    india.take_flag(board.game, "punjab", "test")
    flip(board, CRISIS[3], "mysore")
    assert board.told("events.invasion_won")[0]["attacker"] == "punjab"
    assert flags(board) == {"punjab": "punjab", "delhi": "punjab"} and elephant(board)[0] == "punjab"


# --- Foreign Invasions of local regions -----------------------------------------------------------------------
FACE = {
    zone: number for number, face in enumerate(PRINTED.events.storm, 1) if len(face.storms) == 1 for zone in face.storms
}
ALL, NONE = 1, 5


@pytest.mark.parametrize(
    ("zone", "region"), [("west_indian", "bombay"), ("south_indian", "madras"), ("east_indian", "bengal")]
)
@rule("jc2.events.foreign_invasion.where", "jc2.events.foreign_invasion.strength",
      "jc2.events.foreign_invasion.no_ships")  # fmt: skip
def test_the_storm_names_where_invaders_land(zone: str, region: str) -> None:
    board = SpokenBoard().plain()
    ship = board.yard(A, zone)
    flip(board, 18, "delhi", [FACE[zone], 5])
    assert board.told("events.foreign_won") == [
        {"region": region, "attack": 5, "defence": 1, "attackers": {"foreign": 5}, "defenders": {"empire": 1}}
    ]
    assert board.state.yards[ship].at == zone and not board.state.yards[ship].fatigued
    assert len(board.state.india.discards) == 1


@rule("jc2.events.foreign_invasion.all")
def test_all_storms_are_three_invasions_in_order() -> None:
    board = SpokenBoard().plain()
    flip(board, 18, "delhi", [ALL, 4, 5, 6])
    assert [(event["region"], event["attack"]) for event in board.told("events.foreign_won")] == [
        ("bombay", 4), ("madras", 5), ("bengal", 6),
    ]  # fmt: skip


@rule("jc2.events.foreign_invasion.none")
def test_without_a_storm_they_come_to_the_top_region() -> None:
    board = SpokenBoard().plain()
    flip(board, 18, "delhi", [NONE, 2])
    assert board.told("events.foreign_won")[0]["region"] == "delhi"


@rule("jc2.law.war_against_france")
def test_a_dilemma_without_a_storm_brings_none() -> None:
    board = SpokenBoard().plain()
    board.run("parliament", ("events.foreign", {"inland": False}), script=[NONE])
    assert board.stopped and board.told("events.foreign_won") == [] and board.state.india.closed == []
    board.run("parliament", ("events.foreign", {"inland": False}), script=[FACE["south_indian"], 6])
    assert towers(board)["madras"] == 3


@rule("jc2.events.foreign_invasion.local", "jc2.events.foreign_invasion.fail")
@pytest.mark.parametrize(("force", "won"), [(3, False), (4, True)])
def test_they_must_beat_the_whole_empire(force: int, won: bool) -> None:
    board = SpokenBoard().plain()
    board.empire("hyderabad", "madras")
    levels(board, hyderabad=2)
    flip(board, 18, "delhi", [FACE["south_indian"], force])
    assert len(board.told("events.foreign_won")) == won
    assert towers(board) | {"madras": 1} == towers(SpokenBoard().plain()) | {"hyderabad": 2, "madras": 1}
    assert towers(board)["madras"] == (2 if won else 1)


@rule("jc2.events.foreign_invasion.success.orders", "jc2.events.foreign_invasion.success.flags",
      "jc2.events.foreign_invasion.success.strength")  # fmt: skip
def test_what_foreign_victors_leave_of_a_capital() -> None:
    board = SpokenBoard().plain()
    board.empire("madras", "mysore", "hyderabad")
    levels(board, madras=0)
    flip(board, 18, "delhi", [FACE["south_indian"], 5])
    assert flags(board) == {} and towers(board)["madras"] == 2
    assert board.state.india.closed == ["madras_1", "madras_2"]


@rule("jc2.events.foreign_invasion.success.orders")
def test_foreign_victors_in_a_closed_region_make_it_cascade() -> None:
    board = SpokenBoard().plain()
    board.state.india.closed[:] = ["madras_1", "madras_2"]
    flip(board, 18, "delhi", [FACE["south_indian"], 5])
    assert sorted(board.state.india.closed) == ["hyderabad_1", "madras_1", "madras_2", "mysore_2"]


@rule("jc2.events.foreign_invasion.success.strength")
def test_half_of_one_is_nothing() -> None:
    board = SpokenBoard().plain()
    levels(board, bombay=0)
    flip(board, 18, "delhi", [FACE["west_indian"], 1])
    assert towers(board)["bombay"] == 0 and len(board.told("events.foreign_won")) == 1
