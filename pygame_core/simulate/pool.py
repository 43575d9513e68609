"""This machine's cores. A worker that is killed loses nothing: its batches are given to new workers.

`concurrent.futures` gives a whole pool up when one of its processes dies, so the pool is then made anew, and every
batch that was under way is handed out again. A batch that keeps killing its workers is named after a few attempts.
"""

from __future__ import annotations

import multiprocessing
from collections import Counter, deque
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Generic, TypeVar

from ..kernel.reasons import Refused

R = TypeVar("R")

MOST_ATTEMPTS = 5
AHEAD = 4
"""Batches in the workers' hands, for each worker: more would only pile up results that nobody has asked for."""


def in_processes(job: Callable[[range], R], batches: list[range], workers: int) -> Iterator[R]:
    """What the job makes of each batch, in order."""
    crew = Crew(job, batches, workers)
    try:
        for index in range(len(batches)):
            while index not in crew.done:
                crew.work()
            yield crew.done.pop(index)
    finally:
        crew.dismiss()


class Crew(Generic[R]):
    """A pool of processes, what they have in hand, and what is done."""

    def __init__(self, job: Callable[[range], R], batches: list[range], workers: int) -> None:
        self.job = job
        self.batches = batches
        self.workers = workers
        self.waiting = deque(range(len(batches)))
        self.under_way: dict[Future[R], int] = {}
        self.done: dict[int, R] = {}
        self.attempts: Counter[int] = Counter()
        self.pool = self.hire()

    def hire(self) -> ProcessPoolExecutor:
        # Fresh interpreters, so that it is the same on every system and nothing of this process leaks into a game.
        return ProcessPoolExecutor(self.workers, mp_context=multiprocessing.get_context("spawn"))

    def dismiss(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)

    def work(self) -> None:
        """Hand out batches and wait until one is done, or a worker is lost."""
        lost: list[int] = []
        while self.waiting and len(self.under_way) + len(self.done) < AHEAD * self.workers and not lost:
            index = self.waiting.popleft()
            try:
                self.under_way[self.pool.submit(self.job, self.batches[index])] = index
            except BrokenProcessPool:
                lost.append(index)
        if not lost:
            wait(self.under_way, return_when=FIRST_COMPLETED)
        lost += self.collect()
        if lost:
            self.start_again(lost)

    def collect(self) -> list[int]:
        """Take what is done; gives the batches whose worker was lost."""
        lost = []
        for future in [future for future in self.under_way if future.done()]:
            index = self.under_way.pop(future)
            try:
                self.done[index] = future.result()
            except BrokenProcessPool:
                lost.append(index)
        return lost

    def start_again(self, lost: list[int]) -> None:
        self.dismiss()
        wait(self.under_way)
        lost = sorted(lost + self.collect())
        self.attempts.update(lost)
        for index in lost:
            if self.attempts[index] >= MOST_ATTEMPTS:
                batch = self.batches[index]
                raise Refused("simulate.lost", first=batch[0], last=batch[-1], n=MOST_ATTEMPTS)
        self.waiting.extendleft(reversed(lost))
        self.pool = self.hire()
