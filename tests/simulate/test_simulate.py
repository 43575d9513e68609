"""The same games whatever plays them, and nothing lost when a worker is."""

from __future__ import annotations

import multiprocessing
from multiprocessing.connection import wait
from typing import Any

import pytest

from pygame_core.kernel.reasons import Refused
from pygame_core.simulate import Result, simulate
from pygame_core.simulate.batches import cut

TOY = "auction_house"
SEATS = ["steady", "random", "random"]
SMALL = {"options": {"rounds": 3}, "seed": "t"}


def played(games: int, **how: Any) -> list[Result]:
    return list(simulate(TOY, games, SEATS, **{**SMALL, **how}))


def test_results_come_in_the_order_of_their_seeds_and_seats_rotate() -> None:
    results = played(7, workers=1)
    assert [(result.number, result.seed) for result in results] == [(n, f"t/{n}") for n in range(7)]
    assert [result.rotation for result in results] == [0, 1, 2, 0, 1, 2, 0]
    assert [result.seats.index("steady") for result in results] == [0, 1, 2, 0, 1, 2, 0]
    assert len({result.digest for result in results}) == 7


def test_a_result_tells_how_the_game_ended() -> None:
    for result in played(6, workers=1):
        best = max(result.scores)
        assert all(result.scores[seat] == best for seat in result.winners)
        assert result.order[0] in result.winners and sorted(result.order) == [0, 1, 2]
        assert result.answers > 20 and result.failed == 0 and result.seconds > 0


def test_another_seed_is_other_games() -> None:
    assert {r.digest for r in played(3, workers=1)}.isdisjoint(r.digest for r in played(3, workers=1, seed="u"))


@pytest.mark.parametrize(("games", "workers"), [(1, 1), (5, 2), (100, 2), (1000, 7), (100_000, 3)])
def test_parts_hold_every_game_once_in_order(games: int, workers: int) -> None:
    assert [number for batch in cut(games, workers) for number in batch] == list(range(games))


@pytest.mark.native
def test_processes_give_what_one_process_gives() -> None:
    assert played(30, workers=2) == played(30, workers=1)


@pytest.mark.native
def test_a_killed_worker_loses_nothing() -> None:
    results = simulate(TOY, 40, SEATS, workers=2, **SMALL)  # type: ignore[arg-type]
    got = [next(results)]
    victims = multiprocessing.active_children()
    assert victims
    victims[0].kill()
    got += results
    assert got == played(40, workers=1)


@pytest.mark.native
def test_whoever_stops_listening_leaves_no_process_behind() -> None:
    results = simulate(TOY, 400, SEATS, workers=2, **SMALL)  # type: ignore[arg-type]
    next(results)
    # Their ends are watched, not their exit codes: the pool's own thread may collect those first.
    alive = [process.sentinel for process in multiprocessing.active_children()]
    assert alive
    results.close()  # type: ignore[attr-defined]
    for sentinel in alive:
        assert wait([sentinel], timeout=30)


WRONG: list[tuple[str, dict[str, Any]]] = [
    ("simulate.games", {"games": 0}),
    ("simulate.games", {"games": 10**9}),
    ("simulate.workers", {"workers": 0}),
    ("kernel.setup.bot", {"seats": ["steady", "steady", "genius"]}),
    ("kernel.setup.seats", {"seats": ["steady"] * 9}),
    ("kernel.setup.seats", {"seats": []}),
    ("kernel.setup.scenario", {"scenario": "monsoon"}),
    ("kernel.setup.value", {"options": {"rounds": 4}}),
    ("kernel.setup.option", {"options": {"weather": 4}}),
    ("kernel.setup.game", {"game": "chess"}),
]


@pytest.mark.parametrize(("code", "change"), WRONG)
def test_wrong_input_is_refused_at_once(code: str, change: dict[str, Any]) -> None:
    order: dict[str, Any] = {"game": TOY, "games": 3, "seats": SEATS, **change}
    with pytest.raises(Refused) as refused:
        simulate(**order)  # not even begun to be consumed
    assert refused.value.reason.rule == code
