"""How many games are cut into batches, which is what a worker is given at a time."""

from __future__ import annotations

LARGEST = 32
FOR_EACH = 6
"""Batches per worker at the least: few enough to cost little, enough that no worker waits long for the last one."""


def cut(games: int, workers: int) -> list[range]:
    size = max(1, min(LARGEST, games // (workers * FOR_EACH)))
    return [range(first, min(first + size, games)) for first in range(0, games, size)]
