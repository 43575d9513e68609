"""An existing Dask cluster. Dask itself hands out again what a lost worker had."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from importlib import import_module
from typing import Any

from ..kernel.reasons import Refused
from .batches import cut
from .one_game import Order, Result, play_batch

MOST_ATTEMPTS = 5
AHEAD = 4
SECONDS_TO_CONNECT = 10


def on_cluster(order: Order, games: int, scheduler: str) -> Iterator[list[Result]]:
    """The results of each batch, in order. Whether there is a cluster is found out at once."""
    client = connect(scheduler)
    workers = max(1, sum(client.nthreads().values()))
    return _results(client, order, cut(games, workers), AHEAD * workers)


def connect(scheduler: str) -> Any:
    try:
        distributed: Any = import_module("distributed")
    except ImportError:
        raise Refused("simulate.no_dask") from None
    try:
        return distributed.Client(scheduler, timeout=SECONDS_TO_CONNECT, set_as_default=False)
    except Exception:  # an address that is none fails in ways of its own, each of them: nobody is there
        raise Refused("simulate.no_cluster", address=scheduler[:80]) from None


def _results(client: Any, order: Order, batches: list[range], ahead: int) -> Iterator[list[Result]]:
    killed: Any = import_module("distributed").KilledWorker
    under_way: deque[tuple[range, Any]] = deque()
    waiting = deque(batches)
    try:
        while under_way or waiting:
            while waiting and len(under_way) < ahead:
                batch = waiting.popleft()
                under_way.append((batch, client.submit(play_batch, order, batch, pure=False, retries=MOST_ATTEMPTS)))
            batch, future = under_way.popleft()
            try:
                yield future.result()
            except killed:
                raise Refused("simulate.lost", first=batch[0], last=batch[-1], n=MOST_ATTEMPTS) from None
            except ModuleNotFoundError:
                raise Refused("simulate.not_installed") from None
    finally:
        client.cancel([future for _, future in under_way])
        client.close()
