"""VII. Events in India: Region Loss, and Foreign Invasions of the Company's regions."""

from __future__ import annotations

import pytest

from pygame_core.games.john_company_second.phases.events.attacks import lose
from pygame_core.games.john_company_second.pieces import holder
from pygame_core.games.john_company_second.state import NOBODY
from pygame_core.kernel.chance import ScriptedChance
from tests.games.john_company_second.board import A, B, C
from tests.games.john_company_second.figures import PRINTED
from tests.games.john_company_second.test_events_attacks import army, held, rebellion
from tests.games.john_company_second.test_events_crises import ALL, FACE
from tests.games.john_company_second.test_events_tiles import CRISIS, elephant, flip

rule = pytest.mark.rule


# --- Region Loss ----------------------------------------------------------------------------------------------
@rule("jc2.events.region_loss.order", "jc2.events.region_loss.commander", "jc2.events.region_loss.clean",
      "jc2.events.region_loss.dome", "jc2.events.attack.orders_once")  # fmt: skip
def test_the_steps_of_a_loss() -> None:
    board = held("mysore", unrest=3)
    board.state.india.regions["mysore"].half_ship = True
    board.commander(A, "madras")
    board.officers(B, "madras")
    board.office(C, "governor_of_mysore")
    rebellion(board, 3, [3])
    codes = [event.code for event in board.table.log(None)]
    order = [
        "india.disgraced", "events.rout", "events.governor_recalled", "india.rebuilt", "india.closed",
        "company.standing",
    ]  # fmt: skip
    assert [code for code in dict.fromkeys(codes) if code in order] == order
    at = board.state.india.regions["mysore"]
    assert (at.unrest, at.half_ship, at.dome, at.towers, at.flag) == (0, False, True, 1, NOBODY)
    assert board.state.india.closed == ["mysore_1", "mysore_2"] and board.told("india.cascade") == []
    assert elephant(board) == ("delhi", "maratha"), "the March follows the top of the stack"


@rule("jc2.events.region_loss.orders")
def test_a_lost_region_without_open_orders_cascades() -> None:
    board = held("mysore")
    board.state.india.closed[:] = ["mysore_1", "mysore_2"]
    lose(board.game, "mysore")
    assert sorted(board.state.india.closed) == ["bombay_3", "hyderabad_1", "madras_2", "mysore_1", "mysore_2"]


@rule("jc2.events.region_loss.rout_all", "jc2.events.region_loss.rout", "jc2.events.region_loss.rout_owner")
def test_all_officers_are_routed_and_no_regiments() -> None:
    board = held("mysore")
    board.officers(A, "madras", 0, tired=1)
    board.officers(B, "madras", 1, tired=1)
    army(board).regiments = 3
    board.game.chance = ScriptedChance([5, 6, 6])
    lose(board.game, "mysore")
    assert (army(board).active, army(board).exhausted) == ([0, 0, 0, 0], [1, 0, 0, 0])
    assert army(board).regiments == 3 and board[B].supply == 18


@rule("jc2.events.region_loss.governor")
@pytest.mark.parametrize("seat", [NOBODY, B])
def test_the_governor_goes(seat: int) -> None:
    board = held("bengal", presidency="bengal")
    if seat != NOBODY:
        board.office(seat, "governor_of_bengal", fatigue=1)
    lose(board.game, "bengal")
    post = board.state.offices["governor_of_bengal"]
    assert (post.where, post.holder, post.fatigue) == ("out", NOBODY, 0) and board[B].supply == 18


@rule("jc2.operations.governor_general.region_loss")
def test_with_a_governor_general_nobody_is_recalled() -> None:
    board = held("bengal", presidency="bengal")
    board.office(B, "governor_general")
    board.state.offices["governor_of_bengal"].where = "out"
    lose(board.game, "bengal")
    assert holder(board.game, "governor_general") == B and board.told("events.governor_recalled") == []


@rule("jc2.events.region_loss.standing", "jc2.events.region_loss.standing_turn")
def test_losses_of_a_turn_cost_one_two_three() -> None:
    board = held("madras", "mysore", "hyderabad", "bombay")
    board.state.company.standing = len(PRINTED.tracks.standing) - 1
    falls = []
    for region in ("madras", "mysore", "hyderabad"):
        before = board.state.company.standing
        lose(board.game, region)
        falls.append(before - board.state.company.standing)
    assert falls == [1, 2, 3]
    board.run("upkeep", "turn.end")
    before = board.state.company.standing
    lose(board.game, "bombay")
    assert before - board.state.company.standing == 1


@rule("jc2.events.region_loss.failure")
def test_a_failed_company_sees_the_events_out() -> None:
    board = held("madras")
    board.state.company.standing = 1
    board.state.india.tiles[:] = [1, 2, 9, 10, CRISIS[3]]
    board.run("events", "events.tile", "events.tile")
    assert board.stopped and board.state.company.failed and len(board.told("events.tile")) == 2


@rule("jc2.events.region_loss.elephant")
def test_a_loss_does_not_move_the_elephant() -> None:
    board = held("madras", "mysore")
    lose(board.game, "mysore")
    assert elephant(board) == ("madras", "madras")


# --- Leader and Foreign Invasion ------------------------------------------------------------------------------
@rule("jc2.events.leader.company", "jc2.events.leader.redirect")
@pytest.mark.parametrize("lost", [False, True])
def test_a_leader_in_a_company_region(lost: bool) -> None:
    board = held("mysore", unrest=1)
    army(board).regiments = 2 if lost else 3
    flip(board, 20, "mysore")
    assert board.told("events.attack.rebellion")[0]["attack"] == 3 and board.stopped
    assert elephant(board) == (("mysore", "madras") if lost else ("mysore", "mysore"))


@rule("jc2.events.leader.redirect")
def test_a_leader_elsewhere_moves_an_elephant_whose_region_falls_to_additional_rebels() -> None:
    board = held("mysore", "madras", unrest=1)
    flip(board, 20, "madras")
    assert board.told("events.attack.additional")[0]["region"] == "mysore"
    assert elephant(board) == ("madras", "mysore"), "the square of Madras"


@rule("jc2.events.leader.redirect")
def test_an_elephant_outside_stays_when_a_leader_wins() -> None:
    board = held("mysore")
    board.elephant("delhi", "punjab")
    flip(board, 20, "mysore")
    assert board.state.turn.lost == 1 and elephant(board) == ("delhi", "punjab")


@rule("jc2.events.foreign_invasion.company", "jc2.events.foreign_invasion.success.dome",
      "jc2.events.foreign_invasion.success.strength_roll", "jc2.events.foreign_invasion.success.loss_steps",
      "jc2.events.foreign_invasion.orders_once", "jc2.events.foreign_invasion.redirect")  # fmt: skip
def test_foreigners_take_a_company_region() -> None:
    board = held("madras", unrest=2)
    standing = board.state.company.standing
    army(board).regiments = 4
    flip(board, 18, "bombay", [FACE["south_indian"], 3])
    assert board.told("events.attack.foreign")[0]["attack"] == 5
    at = board.state.india.regions["madras"]
    assert (at.control, at.dome, at.towers, at.flag) == ("", True, 1, NOBODY)
    assert board.state.company.standing == standing - 1
    assert sorted(board.state.india.closed) == ["madras_1", "madras_2"]
    assert elephant(board) == ("bombay", "maratha"), "the circle of Bombay"


@rule("jc2.events.foreign_invasion.company", "jc2.events.foreign_invasion.redirect", "jc2.events.attack.once_per_tile")
def test_foreigners_are_repelled_and_rebels_follow() -> None:
    board = held("madras", "mysore", unrest=1)
    board.conquer("bengal", "bengal")
    board.commander(A, "madras")
    army(board).regiments = 8
    flip(board, 18, "bombay", [ALL, 1, 6, 1])
    assert [event["region"] for event in board.told("events.attack.foreign")] == ["madras", "bengal"]
    assert [event["region"] for event in board.told("events.attack.additional")] == ["mysore"]
    assert board[A].trophies == 2 and army(board).regiments == 0
    assert board.state.india.regions["bengal"].towers == 0 and elephant(board) == ("madras", "madras")
