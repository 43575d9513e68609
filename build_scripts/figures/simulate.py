"""What a second process brings."""

from collections.abc import Iterator
from statistics import median
from time import perf_counter

from pygame_core.simulate import Order
from pygame_core.simulate.one_game import check_order
from pygame_core.simulate.parts import cut
from pygame_core.simulate.pool import in_processes
from workshop.figure import Figure, Provider

GAMES = 600
ROUNDS = 5


def seconds(order: Order, workers: int) -> float:
    """From the first result to the last: starting the interpreters is no part of the games' rate."""
    parts = cut(GAMES, workers * 4)
    results = in_processes(order, parts, workers)
    got = len(next(results))
    start = perf_counter()
    rest = sum(len(part) for part in results)
    return (perf_counter() - start) * GAMES / (got + rest)


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
