"""Whether a piece of JSON has the form of a type of the contract. For tests: the rules never ask."""

from __future__ import annotations

import types
import typing
from collections.abc import Iterator
from typing import Any, get_args, get_origin

from pygame_core.contract import OPEN_ENDED


def wrong(value: Any, kind: Any, place: str = "$") -> list[str]:
    """Where the value is not of that type; empty if it is.

    >>> wrong({"rule": "a.b", "text": 3}, Reason)
    ['$.text: 3 is no str']
    """
    return list(_wrong(value, kind, place))


def _wrong(value: Any, kind: Any, place: str) -> Iterator[str]:
    if kind is Any:
        return
    if kind is None or kind is type(None):
        if value is not None:
            yield f"{place}: {_short(value)} is not null"
    elif typing.is_typeddict(kind):
        yield from _object(value, kind, place)
    elif get_origin(kind) in (typing.Union, types.UnionType):
        yield from _one_of(value, get_args(kind), place)
    elif get_origin(kind) is typing.Literal:
        if not any(type(value) is type(one) and value == one for one in get_args(kind)):
            yield f"{place}: {_short(value)} is none of {list(get_args(kind))}"
    elif get_origin(kind) is typing.NotRequired:
        yield from _wrong(value, get_args(kind)[0], place)
    elif get_origin(kind) is list:
        yield from _list(value, get_args(kind)[0], place)
    elif get_origin(kind) is dict:
        yield from _mapping(value, get_args(kind)[1], place)
    elif type(value) is not kind and not (kind is float and type(value) is int):
        yield f"{place}: {_short(value)} is no {kind.__name__}"


def _object(value: Any, kind: Any, place: str) -> Iterator[str]:
    if type(value) is not dict:
        yield f"{place}: {_short(value)} is no {kind.__name__}"
        return
    known = typing.get_type_hints(kind, include_extras=True)
    for name, wanted in known.items():
        if name not in value and kind.__total__ and get_origin(wanted) is not typing.NotRequired:
            yield f"{place}: {kind.__name__} has no {name}"
    for name, one in value.items():
        if name in known:
            yield from _wrong(one, known[name], f"{place}.{name}")
        elif kind.__name__ not in OPEN_ENDED:
            yield f"{place}.{name}: {kind.__name__} knows no such key"


def _one_of(value: Any, kinds: tuple[Any, ...], place: str) -> Iterator[str]:
    """Wrong unless one of them fits; then what comes nearest tells what is wrong."""
    attempts = [wrong(value, kind, place) for kind in kinds]
    if all(attempts):
        yield from min(attempts, key=len)


def _list(value: Any, kind: Any, place: str) -> Iterator[str]:
    if type(value) is not list:
        yield f"{place}: {_short(value)} is no list"
        return
    for at, one in enumerate(value):
        yield from _wrong(one, kind, f"{place}[{at}]")


def _mapping(value: Any, kind: Any, place: str) -> Iterator[str]:
    if type(value) is not dict:
        yield f"{place}: {_short(value)} is no object"
        return
    for name, one in value.items():
        yield from _wrong(one, kind, f"{place}.{name}")


def _short(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."
