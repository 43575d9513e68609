"""A real Dask cluster on this machine."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from typing import Any

import pytest

from pygame_core.kernel.reasons import Refused
from pygame_core.simulate import simulate

distributed = pytest.importorskip("distributed")

pytestmark = [pytest.mark.cluster, pytest.mark.native]

SEATS = ["steady", "random", "random"]
GAMES = 60


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as started:
        yield started


def worker_processes(cluster: Any) -> list[int]:
    with distributed.Client(cluster, set_as_default=False) as client:
        return list(client.run(os.getpid).values())


def test_a_cluster_gives_what_one_process_gives(cluster: Any) -> None:
    here = list(simulate("auction_house", GAMES, SEATS, seed="d", workers=1))
    there = list(simulate("auction_house", GAMES, SEATS, seed="d", scheduler=cluster.scheduler_address))
    assert there == here


def test_a_killed_worker_loses_nothing(cluster: Any) -> None:
    victim = worker_processes(cluster)[0]
    results = simulate("auction_house", GAMES, SEATS, seed="k", scheduler=cluster.scheduler_address)
    got = [next(results)]
    os.kill(victim, signal.SIGKILL)
    got += results
    assert got == list(simulate("auction_house", GAMES, SEATS, seed="k", workers=1))


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:9", "no address at all", "ftp://127.0.0.1:9"])
def test_an_address_where_nobody_answers(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pygame_core.simulate.cluster.SECONDS_TO_CONNECT", 1)
    with pytest.raises(Refused, match=r"simulate\.no_cluster"):
        simulate("auction_house", 3, SEATS, scheduler=address)
