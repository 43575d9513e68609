"""What the bots plan for: the Militant Company trades before it conquers; families of John & Co. save for manors."""

from __future__ import annotations

from typing import Any, Final

import pytest

from pygame_core.games.john_company_first.bots import BY_QUESTION, alone, hints, policy, weighty
from pygame_core.games.john_company_first.bots.worth import Worth
from pygame_core.games.john_company_first.refs import OFFICE_ACTION, Campaign, Sail
from pygame_core.kernel.chance import Chance
from pygame_core.parts.hints import best
from tests.games.john_company_first.board import A, Board

BENGAL: Final = "president_bengal"


def militant(turn: int = 4) -> Board:
    board = Board(1, "militant").poor()
    board.state.turn.number = turn
    for name, port in (("bengal", "bengal"), ("bombay", "bombay"), ("madras", "madras")):
        board.region(name, "depressed", "", port).ships(port, 0)
    return board.held(president_bengal=A)


def acting(board: Board, office: str = BENGAL) -> Board:
    return board.run("company", ("company.office", {"office": office}))


def liked(board: Board) -> Any:
    decision = board.table.pending[0]
    found = hints(board.game, decision)
    assert found is not None and decision.code in BY_QUESTION
    return best(found).answer


# --- the Militant Company ---------------------------------------------------------------------------------------
def test_a_president_keeps_the_money_for_his_sail() -> None:
    """Expenses are paid by Sails alone: a Campaign waits until both can be paid."""
    poor = acting(militant().purse(president_bengal=9).ships("bengal", 2))
    assert OFFICE_ACTION.read(liked(poor)) == Sail()
    rich = acting(militant().purse(president_bengal=14).ships("bengal", 2))
    assert OFFICE_ACTION.read(liked(rich)) == Campaign("bengal")


def test_nothing_is_conquered_with_few_dice_or_too_early() -> None:
    w = Worth(militant().game, A)
    assert alone.dares(w, BENGAL, Campaign("bengal"), 14, 7, 1)
    assert not alone.dares(w, BENGAL, Campaign("bengal"), 14, 3, 1)
    assert not alone.dares(Worth(militant(turn=1).game, A), BENGAL, Campaign("bengal"), 14, 7, 1)


def test_two_provinces_are_enough_until_the_governor_general_comes() -> None:
    board = militant().province("bombay", "bombay").province("madras", "madras")
    assert not alone.wants_more(Worth(board.game, A))
    assert not alone.dares(Worth(board.game, A), BENGAL, Campaign("bengal"), 30, 15, 1)
    board.state.turn.number = board.state.turn.last - alone.RUSH + 1
    assert alone.dares(Worth(board.game, A), BENGAL, Campaign("bengal"), 30, 15, 1)
    assert alone.wants_more(Worth(board.law("governor_general").game, A))


def test_money_goes_to_sails_then_ships_then_conquest() -> None:
    board = militant().ships("bengal", 2)
    w = Worth(board.game, A)
    names: list[Any] = [BENGAL, "president_bombay", "ship_purchasing", "military_affairs"]
    assert alone.money(w, names, 4) == [4, 0, 0, 0]
    assert alone.money(w, names, 11) == [5, 0, 6, 0]
    given = alone.money(w, names, 40)
    assert sum(given) == 40 and given[2] == 12 and given[3] == 0
    assert given[0] >= alone.price_of_conquest(w, BENGAL) > alone.for_sail(w, BENGAL) == alone.SAIL


def test_each_region_more_needs_a_pound_more_for_the_sail() -> None:
    board = militant().ships("bengal", 2).region("sindh", "depressed", "", "bengal")
    assert alone.for_sail(Worth(board.game, A), BENGAL) == alone.SAIL + 1
    assert alone.for_sail(Worth(militant().game, A), BENGAL) == 0, "without ships nothing sails"


def test_dice_are_saved_while_money_is_short() -> None:
    w = Worth(militant().game, A)
    assert alone.more_dice(w, 2) < alone.more_dice(w, 20)
    merged = Worth(militant().law("governor_general").game, A)
    assert alone.more_dice(merged, 20) > alone.more_dice(w, 20)


def test_the_strong_player_keeps_to_the_plan_alone() -> None:
    board = acting(militant().purse(president_bengal=9).ships("bengal", 2))
    assert not weighty(board.game, board.ask)
    assert weighty(acting(Board().held(president_bengal=A).ships("bengal", 2)).game, board.ask)


# --- John & Co. -------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("closed", "answer"), [(6, "pass"), (0, "box/shipyard")])
def test_families_of_john_and_co_save_for_a_manor_in_imagined_games(closed: int, answer: str) -> None:
    """£2 and a pound a turn: with the third turn perhaps the last one, a shipyard would cost the second manor. With
    India open there is time for both."""
    board = Board(4, "john_and_co").cash(2, 2, 2, 2)
    for number, region in enumerate(board.state.india.regions.values()):
        region.open = number >= closed
    rounds = board.state.rounds
    rounds.passed, rounds.taken = [False] * 4, [["manor"] for _ in range(4)]
    board.run("family", ("dereg.action", {"seat": A}))
    assert policy(board.game, board.ask, Chance("plan")) == answer
    assert liked(board) == "box/shipyard", "at once it looks better"
