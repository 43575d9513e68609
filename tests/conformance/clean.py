"""What may lie in the state, in an answer, in a line of the log: plain JSON that every JSON library keeps as it is."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Iterator
from typing import Any

from pygame_core.kernel.decisions import Target

LARGEST = 2**53 - 1
"""JavaScript has no larger exact integer."""


def unclean(value: Any, place: str, texts: tuple[type, ...] = (str,)) -> Iterator[str]:
    """Everything in a value that is not plain JSON, and where."""
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        for field in dataclasses.fields(value):
            yield from unclean(getattr(value, field.name), f"{place}.{field.name}", texts)
    elif type(value) is list:
        for index, item in enumerate(value):
            yield from unclean(item, f"{place}[{index}]", texts)
    elif type(value) is dict:
        for key, item in value.items():
            yield from _unclean_key(key, place)
            yield from unclean(item, f"{place}.{key}", texts)
    elif type(value) is int:
        if abs(value) > LARGEST:
            yield f"{place} is too large a number: {value}"
    elif value is not None and type(value) is not bool and type(value) not in texts:
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


def assert_showable(value: Any, place: str) -> None:
    """What goes to the page and is not kept may hold targets of the board beside."""
    faults = list(unclean(value, place, (str, Target)))
    assert not faults, "; ".join(faults[:5])


def assert_same_in_json(value: Any, place: str) -> None:
    """What goes to the page: it comes out of a JSON text as it went in, targets as the texts that they are."""
    assert_showable(value, place)
    assert json.loads(json.dumps(value, allow_nan=False)) == value, f"{place} is another in JSON"
