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
from operator import attrgetter
from typing import Any, Literal, TypeVar, dataclass_transform, get_args, get_origin, get_type_hints

from .reasons import RuleBug

T = TypeVar("T")
Turn = Callable[[Any], Any]

LARGEST = 1_000_000
"""No number in a state goes further; a forged save with a huge one would keep a loop busy for ever."""


class Shape:
    """How one state class is packed: its fields in order, and what to do with the fields that hold state."""

    __slots__ = ("get", "kind", "names", "nested", "single")

    def __init__(self, kind: type) -> None:
        self.kind = kind
        self.names = tuple(field.name for field in dataclasses.fields(kind))
        self.get = attrgetter(*self.names)
        self.single = len(self.names) == 1
        module = sys.modules.get(kind.__module__)
        hints = get_type_hints(kind, vars(module) if module else None)
        self.nested = [(i, *how) for i, name in enumerate(self.names) if (how := _how(hints[name]))]

    def pack(self, thing: Any) -> tuple[Any, ...]:
        values = (self.get(thing),) if self.single else self.get(thing)
        if not self.nested:
            return values
        out = list(values)
        for i, down, _ in self.nested:
            out[i] = down(out[i])
        return tuple(out)

    def unpack(self, values: Any) -> Any:
        if not self.nested:
            return self.kind(*values)
        out = list(values)
        for i, _, up in self.nested:
            out[i] = up(out[i])
        return self.kind(*out)


_shapes: dict[type, Shape] = {}


def _shape(kind: type) -> Shape:
    shape = _shapes.get(kind)
    if shape is None:
        if "__state__" not in vars(kind):
            raise RuleBug(f"{kind.__name__} is not a state class")
        shape = _shapes[kind] = Shape(kind)
    return shape


def _how(hint: Any) -> tuple[Turn, Turn] | None:
    """Packer and unpacker for a type hint that mentions a state class, else None."""
    if isinstance(hint, type) and "__state__" in vars(hint):
        shape = _shape(hint)
        return shape.pack, shape.unpack
    args = [how for arg in get_args(hint) if (how := _how(arg))]
    if not args:
        return None
    down, up = args[0]
    if get_origin(hint) is list:
        return (lambda items: [down(item) for item in items]), (lambda items: [up(item) for item in items])
    if get_origin(hint) is dict:
        return (
            lambda items: {key: down(item) for key, item in items.items()},
            lambda items: {key: up(item) for key, item in items.items()},
        )
    return (
        lambda item: None if item is None else down(item),
        lambda item: None if item is None else up(item),
    )


@dataclass_transform(kw_only_default=True)
def state(kind: type[T]) -> type[T]:
    """Class decorator: a slotted dataclass that `pack` and `unpack` understand. It is made by keywords; only
    `unpack`, which mypy does not see, gives the fields in their order."""
    made = dataclasses.dataclass(slots=True)(kind)
    made.__state__ = True  # type: ignore[attr-defined]
    return made


def pack(thing: Any) -> tuple[Any, ...]:
    return _shape(type(thing)).pack(thing)


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
    if isinstance(hint, type) and "__state__" in vars(hint):
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
    shape = _shape(kind)
    module = sys.modules.get(kind.__module__)
    hints = get_type_hints(kind, vars(module) if module else None)
    for name in shape.names:
        if name not in data:
            raise ValueError(f"{place}: {name!r} is missing")
    for name in data:
        if name not in hints:
            raise ValueError(f"{place}: {name!r} is unknown")
    return kind(*(from_json(hints[name], data[name], f"{place}.{name}") for name in shape.names))
