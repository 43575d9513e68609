"""What may lie in the state, in an answer, in a line of the log: plain JSON that every JSON library keeps as it is."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any

LARGEST = 2**53 - 1
"""JavaScript has no larger exact integer."""


def unclean(value: Any, place: str) -> Iterator[str]:
    """Everything in a value that is not plain JSON, and where."""
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        for field in dataclasses.fields(value):
            yield from unclean(getattr(value, field.name), f"{place}.{field.name}")
    elif type(value) is list:
        for index, item in enumerate(value):
            yield from unclean(item, f"{place}[{index}]")
    elif type(value) is dict:
        for key, item in value.items():
            yield from _unclean_key(key, place)
            yield from unclean(item, f"{place}.{key}")
    elif type(value) is int:
        if abs(value) > LARGEST:
            yield f"{place} is too large a number: {value}"
    elif value is not None and type(value) not in (bool, str):
        yield f"{place} is a {type(value).__name__}: {value!r}"


def _unclean_key(key: Any, place: str) -> Iterator[str]:
    if type(key) is not str:
        yield f"{place} has the key {key!r}, a {type(key).__name__}"
    elif key.lstrip("-").isdigit():
        # JavaScript puts such keys first, whatever their order was
        yield f"{place} has the key {key!r}, which reads as a number"


def assert_clean(value: Any, place: str) -> None:
    faults = list(unclean(value, place))
    assert not faults, "; ".join(faults[:5])
