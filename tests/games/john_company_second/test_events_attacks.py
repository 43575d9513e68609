"""VII. Events in India: attacks on the Company, the defence, additional Rebellions, Region Loss."""

from __future__ import annotations

from typing import Any

import pytest

from pygame_core.games.john_company_second.pieces import holder
from pygame_core.games.john_company_second.state import NOBODY, Army
from tests.games.john_company_second.board import A, B, Board, C, D
from tests.games.john_company_second.spoken import SpokenBoard
from tests.games.john_company_second.test_events_crises import flags, levels
from tests.games.john_company_second.test_events_tiles import CRISIS, elephant, flip, towers

rule = pytest.mark.rule


def held(*regions: str, presidency: str = "madras", unrest: int = 0) -> Board:
    """The Company holds these regions, and no Army has a piece."""
    board = SpokenBoard().plain()
    for army in board.state.india.armies.values():
        army.regiments = 0
    for region in regions:
        board.conquer(region, presidency)
        board.state.india.regions[region].unrest = unrest
    board.elephant(regions[0])
    return board


def army(board: Board, name: str = "madras") -> Army:
    return board.state.india.armies[name]


def rebellion(board: Board, modifier: int, script: list[Any] | None = None) -> Board:
    """A Crisis inside the first region; the next tile shows Delhi."""
    return flip(board, CRISIS[modifier], "delhi", script)


# --- strength -------------------------------------------------------------------------------------------------
@rule("jc2.example.region_loss", "jc2.events.attack.strength.primary", "jc2.events.attack.succeeds",
      "jc2.events.attack.successful_invasion", "jc2.events.region_loss.flag", "jc2.events.region_loss.trophies",
      "jc2.events.region_loss.rout", "jc2.events.region_loss.rout_owner", "jc2.events.region_loss.token",
      "jc2.events.attack.additional", "jc2.map.elephant.invasion")  # fmt: skip
def test_worked_example_region_loss() -> None:
    board = held("bengal", presidency="bengal", unrest=3)
    board.elephant("maratha", "bengal")
    levels(board, maratha=2)
    board.commander(A, "bengal")
    board[A].trophies = 3
    board.officers(A, "bengal")
    board.officers(B, "bengal")
    army(board, "bengal").regiments = 2
    army(board, "bengal").alliances["jagat_seths"] = True
    board.office(C, "governor_of_bengal", fatigue=2)
    standing = board.state.company.standing
    rebellion(board, 3, [2, 6])
    assert board.told("events.attack.invasion") == [
        {"region": "bengal", "by": "maratha", "army": "bengal", "attack": 8, "defence": 6,
         "attackers": {"empire": 2, "unrest": 3, "tile": 3},
         "defenders": {"officers": 2, "regiments": 2, "alliances": 2}, "served": [A, C]}
    ]  # fmt: skip
    assert flags(board) == {"maratha": "maratha", "bengal": "maratha"}
    assert (board[A].trophies, army(board, "bengal").commander) == (1, NOBODY)
    assert army(board, "bengal").active == [0] * 4 and army(board, "bengal").exhausted == [1, 0, 0, 0]
    assert (army(board, "bengal").exhausted_regiments, army(board, "bengal").regiments) == (2, 0)
    assert not army(board, "bengal").alliances["jagat_seths"]
    assert [family.supply for family in board.state.families] == [17, 18, 18, 18]
    at = board.state.india.regions["bengal"]
    assert (at.dome, at.towers, at.control, at.loot_up, at.unrest) == (True, 1, "", False, 0)
    assert board.state.india.closed == ["bengal_1", "bengal_2"]
    assert board.state.company.standing == standing - 1 and board.state.turn.lost == 1
    assert board.state.offices["governor_of_bengal"].where == "out"
    assert elephant(board)[0] == "maratha"


@rule("jc2.events.attack.strength.rebellion", "jc2.events.attack.same", "jc2.map.strength.company")
def test_a_rebellion_inside_a_region_is_modifier_and_unrest() -> None:
    board = held("madras", unrest=1)
    rebellion(board, 2)
    assert board.told("events.attack.rebellion")[0]["attack"] == 3
    assert board.state.india.regions["madras"].control == ""


@rule("jc2.law.sepoy_recruitment")
def test_with_sepoy_recruitment_unrest_counts_twice() -> None:
    board = held("madras", unrest=2)
    board.law("sepoy_recruitment")
    board.state.india.regions["madras"].unrest = 2
    rebellion(board, 1)
    assert board.told("events.attack.rebellion")[0]["attack"] == 5


@rule("jc2.events.attack.zero", "jc2.events.attack.fails")
def test_an_attack_of_nothing_is_held_by_nobody() -> None:
    board = held("madras")
    board.commander(A, "madras")
    board.officers(B, "madras", 2)
    rebellion(board, -1)
    assert board.told("events.attack.rebellion")[0]["attack"] == 0 and board.told("events.exhausted") == []
    assert board.stopped and board[A].trophies == 1 and army(board).active[B] == 2
    assert elephant(board) == ("delhi", "maratha")


@rule("jc2.events.attack.fails", "jc2.events.attack.failed_invasion", "jc2.events.attack.no_losses",
      "jc2.events.attack.defend")  # fmt: skip
def test_a_held_invasion() -> None:
    board = held("bengal", presidency="bengal", unrest=1)
    board.elephant("maratha", "bengal")
    levels(board, maratha=2)
    board.commander(C, "bengal")
    board.officers(B, "bengal", 6)
    rebellion(board, 1)
    assert board.stopped
    assert towers(board)["maratha"] == 1 and board[C].trophies == 1
    assert (army(board, "bengal").active[B], army(board, "bengal").exhausted[B]) == (2, 4)
    assert board.state.india.regions["bengal"].unrest == 0 and board.state.turn.lost == 0
    assert elephant(board) == ("delhi", "punjab")


# --- the defence ----------------------------------------------------------------------------------------------
def mixed(unrest: int = 0) -> Board:
    """Madras with 2 regiments, an officer of A and two of B, the Nizam (2) and Arcot (2); C commands."""
    board = held("madras", unrest=unrest)
    board.commander(C, "madras")
    board.officers(A, "madras")
    board.officers(B, "madras", 2)
    army(board).regiments = 2
    army(board).alliances.update(the_nizam=True, arcot=True)
    return board


@rule("jc2.events.attack.defend.choice", "jc2.events.attack.defend.alliance", "jc2.events.attack.defend")
def test_the_commander_chooses_who_defends() -> None:
    board = mixed(1)
    rebellion(board, 2)
    assert board.asked == [(C, "events.allies")] and board.ask.params["n"] == 3
    assert {key: option.params["n"] for key, option in board.options().items()} == {
        "": 3, "the_nizam": 1, "arcot": 1, "the_nizam arcot": 0,
    }  # fmt: skip
    board.answer(["arcot"])
    assert board.asked == [(C, "events.pieces")]
    assert list(board.options()) == ["regiments", "officers_0", "officers_1"]
    board.answer([0, 0, 1])
    assert board.stopped and board[C].trophies == 1
    assert (army(board).active, army(board).exhausted) == ([1, 1, 0, 0], [0, 1, 0, 0])
    assert army(board).regiments == 2 and army(board).alliances == {"the_nizam": True, "arcot": False}


@rule("jc2.events.attack.defend.choice")
def test_regiments_before_officers() -> None:
    board = mixed()
    rebellion(board, 3)
    board.answer([], [2, 1, 0])
    assert board.stopped and army(board).exhausted_regiments == 2 and army(board).exhausted == [1, 0, 0, 0]


@rule("jc2.events.attack.defend.overshoot", "jc2.events.attack.defend.alliance")
def test_an_alliance_cannot_be_split() -> None:
    board = held("bombay", presidency="bombay")
    board.commander(A, "bombay")
    board.officers(A, "bombay")
    army(board, "bombay").alliances["rajput_prince"] = True
    rebellion(board, 3)
    assert board.stopped, "the officer alone is not enough, and with the alliance there is nothing left to do"
    assert army(board, "bombay").active[A] == 1 and not army(board, "bombay").alliances["rajput_prince"]
    assert board[A].trophies == 1


@rule("jc2.events.attack.defend.overshoot")
def test_no_alliance_fights_in_vain() -> None:
    board = mixed()
    rebellion(board, 2)
    assert list(board.options()) == ["", "the_nizam", "arcot"]
    board.answer(["the_nizam"])
    assert board.stopped and army(board).alliances == {"the_nizam": False, "arcot": True}


@rule("jc2.events.attack.defend.commander")
def test_the_commander_is_no_piece_of_the_defence() -> None:
    board = held("madras")
    board.commander(A, "madras")
    board.officers(A, "madras")
    rebellion(board, 2, [1])
    assert board.told("events.attack.rebellion")[0]["defence"] == 1
    assert board.state.india.regions["madras"].control == ""


@rule("jc2.events.attack.defend.exhausted")
def test_exhausted_pieces_do_not_defend() -> None:
    board = held("madras")
    board.officers(A, "madras", 1, tired=3)
    army(board).exhausted_regiments = 2
    rebellion(board, 2, [1, 1, 1, 1])
    assert board.told("events.attack.rebellion")[0]["defence"] == 1


@rule("jc2.events.attack.defend.other_army")
def test_only_the_army_of_the_presidency_defends() -> None:
    board = held("mysore")
    army(board, "bombay").regiments = 6
    rebellion(board, 1)
    assert board.told("events.attack.rebellion")[0] | {"attack": 0} == {
        "region": "mysore", "by": "", "army": "madras", "attack": 0, "defence": 0,
        "attackers": {"empire": 0, "unrest": 0, "tile": 1},
        "defenders": {"officers": 0, "regiments": 0, "alliances": 0}, "served": [],
    }  # fmt: skip
    assert army(board, "bombay").regiments == 6


@rule("jc2.events.attack.vacant_commander", "jc2.events.attack.vacant_no_trophies")
@pytest.mark.parametrize("office", ["military_affairs", "chairman"])
def test_others_decide_without_a_commander(office: str) -> None:
    board = mixed()
    army(board).commander = NOBODY
    board[C].supply += 1
    board.office(D, "chairman")
    board.office(A, "president_of_madras")
    if office == "military_affairs":
        board.office(B, "military_affairs")
    rebellion(board, 3)
    assert board.asked == [(holder(board.game, office), "events.allies")]
    board.answer([], [0, 1, 2])
    assert board.stopped and [family.trophies for family in board.state.families] == [0] * 4


@rule("jc2.events.attack.vacant_no_trophies")
def test_who_stands_in_loses_no_trophies() -> None:
    board = held("madras")
    board.office(B, "military_affairs")
    board[B].trophies = 4
    rebellion(board, 1)
    assert board[B].trophies == 4 and board.state.turn.lost == 1


@rule("jc2.events.attack.vacant_all")
@pytest.mark.parametrize(
    ("modifier", "regiments", "officers", "allies"),
    [(2, 1, [1, 0, 0, 0], []), (3, 1, [2, 0, 0, 0], []), (3, 0, [2, 0, 0, 0], ["rajput_prince"])],
)
def test_with_nobody_in_command_a_fixed_order(
    modifier: int, regiments: int, officers: list[int], allies: list[str]
) -> None:
    board = held("bombay", presidency="bombay")
    board.officers(A, "bombay", 2)
    army(board, "bombay").regiments = regiments
    army(board, "bombay").alliances["rajput_prince"] = True
    rebellion(board, modifier)
    assert board.stopped and board.told("events.exhausted") == [
        {"army": "bombay", "officers": sum(officers), "regiments": regiments, "allies": allies}
    ]
    assert army(board, "bombay").exhausted == officers and board.state.turn.lost == 0


@rule("jc2.events.attack.vacant_commander", "jc2.events.attack.vacant_all")
@pytest.mark.parametrize("chairman", [False, True])
def test_a_scandal_strikes_who_was_asked(chairman: bool) -> None:
    board = mixed()
    army(board).commander = NOBODY
    board[C].supply += 1
    board.office(B, "military_affairs")
    if chairman:
        board.office(D, "chairman")
    board.blackmail(A, "scandal_on_leadenhall_street")
    rebellion(board, 3)
    assert board.asked == [(B, "events.allies")]
    board.act(A, "blackmail.play", "scandal_on_leadenhall_street").answer("military_affairs")
    if chairman:
        assert board.asked == [(D, "events.allies")]
        board.answer(["arcot"], [1, 0, 0])
    assert board.stopped and board.state.turn.lost == 0
    assert army(board).exhausted_regiments == (1 if chairman else 2)
    assert army(board).exhausted == ([0, 0, 0, 0] if chairman else [1, 0, 0, 0])


@rule("jc2.events.attack.vacant_all")
def test_a_scandal_strikes_while_pieces_are_chosen() -> None:
    board = mixed()
    army(board).commander = NOBODY
    board[C].supply += 1
    board.office(B, "military_affairs")
    board.blackmail(A, "scandal_on_leadenhall_street")
    rebellion(board, 3).answer(["arcot"])
    assert board.asked == [(B, "events.pieces")]
    board.act(A, "blackmail.play", "scandal_on_leadenhall_street").answer("military_affairs")
    assert board.stopped and army(board).exhausted_regiments == 1 and army(board).exhausted == [0, 0, 0, 0]


@rule("jc2.events.attack.additional_order")
def test_nobody_in_command_orders_nothing() -> None:
    board = held("madras", "mysore", "bengal", unrest=1)
    board.elephant("bengal")
    rebellion(board, 1)
    assert board.stopped and board.state.turn.lost == 3


# --- additional Rebellions ------------------------------------------------------------------------------------
@rule("jc2.events.attack.additional", "jc2.events.attack.primary_first", "jc2.events.attack.strength.additional",
      "jc2.events.attack.once_per_tile")  # fmt: skip
def test_other_regions_with_unrest_rise_too() -> None:
    board = held("madras", "mysore")
    board.conquer("bengal", "bengal")
    board.state.india.regions["mysore"].unrest = 2
    board.elephant("bengal")
    board.commander(A, "madras")
    army(board).regiments = 2
    rebellion(board, 3)
    assert board.stopped and board.state.india.regions["bengal"].control == ""
    assert board.told("events.attack.additional") == [
        {"region": "mysore", "by": "", "army": "madras", "attack": 2, "defence": 2,
         "attackers": {"empire": 0, "unrest": 2, "tile": 0},
         "defenders": {"officers": 0, "regiments": 2, "alliances": 0}, "served": [A]}
    ]  # fmt: skip
    assert board.state.india.regions["mysore"].unrest == 0 and board[A].trophies == 1
    codes = [event.code for event in board.table.log(None)]
    assert codes.index("events.region_lost") < codes.index("events.attack.additional") < codes.index("india.elephant")


@rule("jc2.events.attack.once_per_tile")
def test_a_region_that_falls_to_rebels_starts_no_further_rebellion() -> None:
    board = held("punjab", presidency="bengal")
    board.conquer("bengal", "bengal")
    board.conquer("mysore", "madras")
    board.state.india.regions["bengal"].unrest, board.state.india.regions["mysore"].unrest = 1, 2
    army(board, "bengal").regiments = 9
    rebellion(board, 1)
    assert [event["region"] for event in board.told("events.attack.additional")] == ["mysore", "bengal"]
    assert [event["region"] for event in board.told("events.region_lost")] == ["mysore"]


@rule("jc2.events.attack.additional_order")
def test_armies_in_order_and_each_commander_orders_his_regions() -> None:
    board = held("madras", "mysore", "hyderabad", unrest=1)
    board.state.india.regions["mysore"].unrest = 2
    for region in ("bengal", "bombay"):
        board.conquer(region, region)
        board.state.india.regions[region].unrest = 1
    board.commander(B, "madras")
    board.elephant("hyderabad", "hyderabad")
    board.conquer("delhi", "bengal")
    board.elephant("delhi")
    army(board).regiments = 2
    rebellion(board, 1)
    assert board.asked == [(B, "events.rebels")] and board.ask.params["n"] == 2
    assert {key: option.params["n"] for key, option in board.options().items()} == {
        "hyderabad": 1, "mysore": 2, "madras": 1,
    }  # fmt: skip
    board.answer("mysore")
    assert board.asked == [(B, "events.rebels")]
    board.answer("hyderabad")
    assert board.stopped
    assert [event["region"] for event in board.told("events.attack.additional")] == [
        "bombay", "mysore", "hyderabad", "madras", "bengal",
    ]  # fmt: skip
    assert board.state.india.regions["mysore"].control == "madras"
    assert board.state.india.regions["hyderabad"].control == ""


@rule("jc2.law.sepoy_recruitment", "jc2.events.attack.strength.additional")
def test_sepoys_count_in_additional_rebellions_too() -> None:
    board = held("madras", "mysore")
    board.law("sepoy_recruitment")
    board.state.india.regions["mysore"].unrest = 2
    rebellion(board, -1)
    assert board.told("events.attack.additional")[0]["attack"] == 4


@rule("jc2.events.attack.additional")
def test_a_local_crisis_brings_no_additional_rebellions() -> None:
    board = held("madras", unrest=2)
    board.elephant("delhi", "punjab")
    rebellion(board, 1)
    assert board.told("events.attack.additional") == [] and board.state.india.regions["madras"].unrest == 2
