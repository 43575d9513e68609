"""A view as a vector: every game, one length.

The view, the pending decision and what has been spelled of its answer are flattened to paths and values. A path is
hashed to a place in the vector and to a sign (feature hashing); a number is squeezed between -1 and 1, anything else
counts as the path `path=value` with the value 1. The hash is the same on every Python and every machine.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

LENGTH = 512
HALF = 8.0
"""The number that becomes one half."""


def encode(parts: dict[str, Any], length: int = LENGTH) -> NDArray[np.float32]:
    vector = np.zeros(length, dtype=np.float32)
    for path, value in flatten("", parts):
        place, sign = hashed(path, length)
        vector[place] += sign * value
    return np.clip(vector, -1.0, 1.0)


@lru_cache(maxsize=65536)
def hashed(path: str, length: int) -> tuple[int, float]:
    word = crc32(path.encode())
    return word % length, 1.0 if word & 0x80000000 else -1.0


def flatten(path: str, value: Any) -> Iterator[tuple[str, float]]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from flatten(f"{path}.{key}", inner)
    elif isinstance(value, (list, tuple)):
        yield f"{path}#", squeeze(len(value))
        for index, inner in enumerate(value):
            yield from flatten(f"{path}.{index}", inner)
    elif isinstance(value, bool) or not isinstance(value, (int, float)):
        yield f"{path}={value}", 1.0
    else:
        yield path, squeeze(value)


def squeeze(number: float) -> float:
    return number / (HALF + abs(number))
