"""Simulation: the games are cut into batches, batches go to workers, results come back in the order of the seeds."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from ..kernel.reasons import Refused
from .batches import cut
from .cluster import on_cluster
from .one_game import Order, Result, check_order, play_batch
from .pool import in_processes

MOST_GAMES = 10_000_000
MOST_WORKERS = 512


def simulate(
    game: str, games: int, seats: Sequence[str], scenario: str | None = None, options: dict[str, Any] | None = None,
    seed: str | int = 0, workers: int | None = None, scheduler: str | None = None,
) -> Iterator[Result]:  # fmt: skip
    """Play `games` games and give their results in the order of their seeds, the same whatever the workers.

    `seats` names the bots; they change seats from game to game. Without `workers` all cores are used; `scheduler` is
    the address of a Dask scheduler to use instead (needs the `cluster` extra). Wrong input is refused at once.
    """
    if not 0 < games <= MOST_GAMES:
        raise Refused("simulate.games", n=games, most=MOST_GAMES)
    check_workers(workers)
    order = check_order(game, seats, scenario, options, seed)
    if scheduler is not None:
        return _one_by_one(on_cluster(order, games, scheduler))
    return play_order(order, games, workers)


def check_workers(workers: int | None) -> int:
    """How many processes: all cores, if nothing is said."""
    if workers is not None and not 0 < workers <= MOST_WORKERS:
        raise Refused("simulate.workers", n=workers, most=MOST_WORKERS)
    return workers or cores()


def play_order(order: Order, games: int, workers: int | None = None) -> Iterator[Result]:
    """The results of a checked order, by this machine's cores."""
    count = min(workers or cores(), games)
    return _one_by_one(
        in_processes(partial(play_batch, order), cut(games, count), count) if count > 1 else _here(order, games)
    )


def cores() -> int:
    """The cores this process may use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:
        return os.cpu_count() or 1


def _here(order: Order, games: int) -> Iterator[list[Result]]:
    for number in range(games):
        yield play_batch(order, range(number, number + 1))


def _one_by_one(done: Iterator[list[Result]]) -> Iterator[Result]:
    for results in done:
        yield from results
