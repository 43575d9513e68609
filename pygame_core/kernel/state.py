"""What lies on the table: slotted dataclasses of scalars, lists and string-keyed dicts.

`@state` makes a class a slotted dataclass that packs itself into plain tuples and lists and back, quickly:
the kernel does it at every checkpoint. Fields whose type is another state class, a list of them or a dict of
them are packed with them; everything else must be JSON already.

>>> @state
... class Purse:
...     owner: str
...     coins: list[int]
>>> pack(Purse(owner="Ann", coins=[1, 2]))
('Ann', [1, 2])
>>> unpack(Purse, ("Ann", [1, 2])).coins
[1, 2]
"""

from __future__ import annotations

import dataclasses
import sys
from collections.abc import Callable
from functools import cache
from itertools import starmap
from operator import attrgetter
from typing import (
    Any,
    Literal,
    NamedTuple,
    TypeGuard,
    TypeVar,
    dataclass_transform,
    get_args,
    get_origin,
    get_type_hints,
)

from .reasons import RuleBug

T = TypeVar("T")
Turn = Callable[[Any], Any]

LARGEST = 1_000_000
"""No number in a state goes further; a forged save with a huge one would keep a loop busy for ever."""


class Shape:
    """How one state class is packed and unpacked.

    The kernel does it at every checkpoint, so both are made once as one expression over all that the class holds, as
    dataclasses make their methods.
    """

    __slots__ = ("pack", "unpack")

    pack: Turn
    unpack: Turn

    def __init__(self, kind: type) -> None:
        known: dict[str, Any] = {"starmap": starmap}
        self.pack = eval(f"lambda it: {_turned(PACK, kind, 'it', known)}", known)
        self.unpack = eval(f"lambda it: {_turned(UNPACK, kind, 'it', known)}", known)


_shapes: dict[type, Shape] = {}


def _shape(kind: type) -> Shape:
    shape = _shapes.get(kind)
    if shape is None:
        if not _is_state(kind):
            raise RuleBug(f"{kind.__name__} is not a state class")
        shape = _shapes[kind] = Shape(kind)
    return shape


def _is_state(hint: Any) -> TypeGuard[type]:
    return isinstance(hint, type) and "__state__" in vars(hint)


@cache
def _fields(kind: type) -> dict[str, Any]:
    """The fields of a state class with their types, in order."""
    module = sys.modules.get(kind.__module__)
    hints = get_type_hints(kind, vars(module) if module else None)
    return {field.name: hints[field.name] for field in dataclasses.fields(kind)}


def _inner(hint: Any) -> Any:
    """The type of a list, a dict or an optional value that is or holds a state class; None if there is none."""
    return next((arg for arg in get_args(hint) if _is_state(arg) or _inner(arg)), None)


def _flat(hint: Any) -> TypeGuard[type]:
    """Whether it is a state class of several fields that hold no other one."""
    return (
        _is_state(hint)
        and len(_fields(hint)) > 1
        and not any(_is_state(field) or _inner(field) for field in _fields(hint).values())
    )


def _known(thing: Any, name: str, known: dict[str, Any]) -> str:
    """A name of its own for a thing that an expression calls, or for what one of its loops goes through (None)."""
    name = f"{name}_{len(known)}"
    known[name] = thing
    return name


class Way(NamedTuple):
    """Packing or unpacking: the expression for one object of a state class, and for all of a list of flat ones."""

    one: Callable[[type, str, dict[str, Any]], str]
    flat: Callable[[type, str, dict[str, Any]], str]


def _turned(way: Way, hint: Any, value: str, known: dict[str, Any]) -> str:
    """The expression that packs or unpacks a value of this type, which the expression `value` gives."""
    if _is_state(hint):
        return way.one(hint, value, known)
    inner = _inner(hint)
    if inner is None:
        return value
    if get_origin(hint) is list and _flat(inner):
        return f"list({way.flat(inner, value, known)})"
    one = _known(None, "one", known)
    if get_origin(hint) is list:
        return f"[{_turned(way, inner, one, known)} for {one} in {value}]"
    if get_origin(hint) is dict:
        return f"{{key: {_turned(way, inner, one, known)} for key, {one} in {value}.items()}}"
    return f"(None if {value} is None else {_turned(way, inner, value, known)})"


def _pack_one(kind: type, value: str, known: dict[str, Any]) -> str:
    values = (_turned(PACK, field, f"{value}.{name}", known) for name, field in _fields(kind).items())
    return f"({', '.join(values)},)"


def _pack_flat(kind: type, values: str, known: dict[str, Any]) -> str:
    return f"map({_known(attrgetter(*_fields(kind)), 'fields', known)}, {values})"


def _unpack_one(kind: type, value: str, known: dict[str, Any]) -> str:
    make = _known(kind, kind.__name__, known)
    if _flat(kind):
        return f"{make}(*{value})"
    values = (_turned(UNPACK, field, f"{value}[{i}]", known) for i, field in enumerate(_fields(kind).values()))
    return f"{make}({', '.join(values)})"


def _unpack_flat(kind: type, values: str, known: dict[str, Any]) -> str:
    return f"starmap({_known(kind, kind.__name__, known)}, {values})"


PACK, UNPACK = Way(_pack_one, _pack_flat), Way(_unpack_one, _unpack_flat)


@dataclass_transform(kw_only_default=True)
def state(kind: type[T]) -> type[T]:
    """Class decorator: a slotted dataclass that `pack` and `unpack` understand. It is made by keywords; only
    `unpack`, which mypy does not see, gives the fields in their order."""
    made = dataclasses.dataclass(slots=True)(kind)
    made.__state__ = True  # type: ignore[attr-defined]
    return made


def pack(thing: Any) -> tuple[Any, ...]:
    packed: tuple[Any, ...] = _shape(type(thing)).pack(thing)
    return packed


def unpack(kind: type[T], values: Any) -> T:
    return _shape(kind).unpack(values)  # type: ignore[no-any-return]


def to_json(thing: Any) -> Any:
    """The state with its field names, as saves keep it."""
    if dataclasses.is_dataclass(thing):
        return {field.name: to_json(getattr(thing, field.name)) for field in dataclasses.fields(thing)}
    if isinstance(thing, list):
        return [to_json(item) for item in thing]
    if isinstance(thing, dict):
        return {key: to_json(item) for key, item in thing.items()}
    return thing


def from_json(hint: Any, data: Any, place: str = "state") -> Any:
    """The reverse of `to_json`, checked: every complaint names the place, as in `state.players[1].cash`."""
    if _is_state(hint):
        return _object(hint, data, place)
    origin, args = get_origin(hint), get_args(hint)
    if origin is list or hint is list:
        if not isinstance(data, list):
            raise ValueError(f"{place}: a list is needed")
        return [from_json(args[0] if args else Any, item, f"{place}[{i}]") for i, item in enumerate(data)]
    if origin is dict or hint is dict:
        if not isinstance(data, dict):
            raise ValueError(f"{place}: an object is needed")
        key_hint, item_hint = args or (Any, Any)
        return {
            from_json(key_hint, key, f"{place}.{key[:40]}"): from_json(item_hint, item, f"{place}.{key[:40]}")
            for key, item in data.items()
        }
    if origin is Literal:
        if type(data) is not type(args[0]) or data not in args:
            raise ValueError(f"{place}: {str(data)[:40]!r} is not one of {len(args)} known names")
        return data
    if args and origin is not None:
        return _union(args, data, place)
    if isinstance(hint, type) and hint in (int, str, bool, type(None)) and type(data) is not hint:
        raise ValueError(f"{place}: {hint.__name__} is needed, not {type(data).__name__}")
    if type(data) is int and not -LARGEST <= data <= LARGEST:
        raise ValueError(f"{place}: no number of a game is beyond {LARGEST}")
    return data


def _union(args: tuple[Any, ...], data: Any, place: str) -> Any:
    complaint = ValueError(f"{place}: no allowed kind of value")
    for arg in args:
        try:
            return from_json(arg, data, place)
        except ValueError as error:
            if arg is not type(None):
                complaint = error
    raise complaint


def _object(kind: type, data: Any, place: str) -> Any:
    if not isinstance(data, dict):
        raise ValueError(f"{place}: an object is needed")
    fields = _fields(kind)
    for name in fields:
        if name not in data:
            raise ValueError(f"{place}: {name!r} is missing")
    for name in data:
        if name not in fields:
            raise ValueError(f"{place}: {name!r} is unknown")
    return kind(*(from_json(hint, data[name], f"{place}.{name}") for name, hint in fields.items()))
