"""What a second process brings."""

from collections.abc import Iterator
from functools import partial
from statistics import median
from time import perf_counter

from pygame_core.simulate import Order
from pygame_core.simulate.one_game import check_order, play_batch
from pygame_core.simulate.pool import in_processes
from workshop.figure import Figure, Provider

GAMES = 400
WARM = 40
ROUNDS = 3
PART = 10


def seconds(order: Order, workers: int) -> float:
    """For all games but the first few: starting the interpreters is no part of the games' rate."""
    parts = [range(first, first + PART) for first in range(0, GAMES + WARM, PART)]
    results = in_processes(partial(play_batch, order), parts, workers)
    for _ in range(WARM // PART):
        next(results)
    start = perf_counter()
    for _ in results:
        pass
    return perf_counter() - start


def scaling() -> Iterator[Figure]:
    """Games per second of two processes over those of one, tries taking turns."""
    order = check_order("auction_house", ["steady"] * 3, None, None, "scaling")
    times: dict[int, list[float]] = {1: [], 2: []}
    for _ in range(ROUNDS):
        for workers, found in times.items():
            found.append(seconds(order, workers))
    one, two = median(times[1]), median(times[2])
    yield Figure("simulate.games_per_s", GAMES / two, "games/s")
    yield Figure("simulate.scaling", one / two, "times", at_least=1.8)


FIGURES: dict[str, Provider] = {"simulate.games_per_s": scaling, "simulate.scaling": scaling}
