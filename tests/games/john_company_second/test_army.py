"""The Army as one thing: who serves in it, how strong it is, what it loses."""

from __future__ import annotations

import pytest

from pygame_core.games.john_company_second import army
from pygame_core.games.john_company_second.refs import Officer, Regiment, TiredOfficer, TiredRegiment, Troops
from pygame_core.games.john_company_second.state import Army
from tests.games.john_company_second.board import Board


@pytest.fixture
def board() -> Board:
    board = Board()
    board.state.india.armies["madras"] = Army(
        commander=0, active=[2, 1, 0], exhausted=[0, 1, 0], regiments=3, exhausted_regiments=1,
        alliances={"the_nizam": True, "arcot": False},
    )  # fmt: skip
    return board


def test_the_muster_tells_the_ready_from_the_exhausted(board: Board) -> None:
    assert army.muster(board.game, "madras") == [
        (Officer("madras", 0), 2), (Officer("madras", 1), 1), (TiredOfficer("madras", 1), 1),
        (Regiment("madras"), 3), (TiredRegiment("madras"), 1),
    ]  # fmt: skip
    here = board.state.india.armies["madras"]
    assert [army.officers(here, seat) for seat in range(3)] == [2, 2, 0]
    assert [army.members(here, seat) for seat in range(3)] == [3, 2, 0]


@pytest.mark.parametrize(
    "troops", [Officer("madras", 1), TiredOfficer("madras", 1), Regiment("madras"), TiredRegiment("madras")]
)
def test_a_piece_that_moves_is_gone_here_and_active_there(board: Board, troops: Troops) -> None:
    before = dict(army.muster(board.game, "madras"))
    there = board.state.india.armies["bombay"]
    ready = army.men(there)
    army.leave(board.game, troops)
    army.join(board.game, "bombay", troops)
    assert dict(army.muster(board.game, "madras")).get(troops, 0) == before[troops] - 1
    assert army.men(there) == ready + 1
    assert sum(there.exhausted) == there.exhausted_regiments == 0


def test_strength_is_of_men_and_alliances_that_are_ready(board: Board) -> None:
    here = board.state.india.armies["madras"]
    nizam = army.support(board.game, ["the_nizam"])
    assert army.men(here) == 6 and army.allied(here) == ["the_nizam"] and nizam > 0
    assert army.ready(board.game, here) == 6 + nizam
    here.alliances["arcot"] = True
    assert army.choices(here) == [[], ["the_nizam"], ["arcot"], ["the_nizam", "arcot"]]


def test_what_is_exhausted_recovers_and_alliances_end(board: Board) -> None:
    here = board.state.india.armies["madras"]
    army.exhaust(here, [1, 1, 0], 2, ["the_nizam"])
    assert (here.active, here.exhausted, here.regiments, here.exhausted_regiments) == ([1, 0, 0], [1, 2, 0], 1, 3)
    army.recover(here)
    assert (here.active, here.exhausted, here.regiments, here.exhausted_regiments) == ([2, 2, 0], [0, 0, 0], 4, 0)
    assert not army.allied(here)


def test_half_of_the_trophies_go_with_a_commander() -> None:
    assert [army.disgraced(Board().game, n) for n in range(5)] == [0, 1, 1, 2, 2]
