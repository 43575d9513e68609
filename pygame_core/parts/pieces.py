"""References: a piece, a place, a card, a choice as a typed value with one text form, and the board's elements.

A reference is an unchangeable record of names and numbers; two of different kinds are never equal. A `Codec` knows the
kinds that may stand in one place (the answers to one question, the keys of one table) and how they are written; nobody
else puts such a text together or takes one apart. Fields are `int`, `str` or `Literal` names, which are checked when a
text is read.

>>> @reference
... class Writer:
...     presidency: Literal["bengal", "madras"]
...     seat: int
>>> @reference
... class Ship:
...     yard: int
>>> HELD: Codec[Writer | Ship] = Codec({"writer": Writer, "yard": Ship})
>>> HELD.text(Writer("bengal", 2)), HELD.text(Ship(7))
('writer/bengal/2', 'yard/7')
>>> HELD.read("yard/7"), HELD.read("writer/bengal/2").seat
(Ship(yard=7), 2)
>>> HELD.read("writer/bombay/2")
Traceback (most recent call last):
...
ValueError: 'writer/bombay/2' is no writer, yard

One kind of a codec may be written without its name, as "":

>>> Codec({"": Writer}).text(Writer("madras", 1))
'madras/1'
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, Literal, TypeVar, dataclass_transform, get_args, get_origin, get_type_hints

from ..kernel.decisions import Target

__all__ = ["Codec", "Targets", "reference"]

T = TypeVar("T")
R = TypeVar("R")
K = TypeVar("K", bound=Hashable)


@dataclass_transform(frozen_default=True)
def reference(kind: type[T]) -> type[T]:
    """Class decorator: an unchangeable record, made by position, as short as it is read."""
    return dataclass(frozen=True, slots=True)(kind)


def _named(names: tuple[Any, ...]) -> Callable[[str], Any]:
    by_text = {str(name): name for name in names}
    return lambda text: by_text[text]


def _reader(hint: Any) -> Callable[[str], Any]:
    """What turns a text into the value of a field of this type."""
    if hint is int:
        return int
    if hint is str:
        return str
    if get_origin(hint) is Literal:
        return _named(get_args(hint))
    raise TypeError(f"a reference has names and numbers, not {hint!r}")


class _Kind:
    """One kind of references: its class, and how each field of it is read."""

    __slots__ = ("fields", "make", "name", "readers")

    def __init__(self, name: str, make: type[Any]) -> None:
        hints = get_type_hints(make)
        self.name = name
        self.make = make
        self.fields = tuple(hints)
        self.readers = tuple(_reader(hint) for hint in hints.values())


class Codec(Generic[R]):
    """The one spelling of some kinds of references: the kind's name and its fields, with `between` in between."""

    __slots__ = ("_by_name", "_by_type", "between")

    def __init__(self, kinds: Mapping[str, type[R]], between: str = "/") -> None:
        self.between = between
        self._by_name = {name: _Kind(name, kind) for name, kind in kinds.items()}
        self._by_type = {kind.make: kind for kind in self._by_name.values()}

    def name(self, reference: R) -> str:
        """The name of its kind, as words call it."""
        return self._by_type[type(reference)].name

    def text(self, reference: R) -> str:
        kind = self._by_type[type(reference)]
        fields = [str(getattr(reference, field)) for field in kind.fields]
        return self.between.join([kind.name, *fields] if kind.name else fields)

    def read(self, text: str) -> R:
        """The reference of a text; `ValueError` if it is none of these kinds."""
        name, *fields = parts = text.split(self.between)
        kind = self._by_name.get(name)
        try:
            if kind is None:
                kind, fields = self._by_name[""], parts
            made: R = kind.make(*[read(field) for read, field in zip(kind.readers, fields, strict=True)])
        except (KeyError, ValueError):
            names = [kind.name or kind.make.__name__ for kind in self._by_name.values()]
            raise ValueError(f"{text[:40]!r} is no {', '.join(names)}") from None
        return made

    def has(self, text: str) -> bool:
        """Whether the text is of one of these kinds."""
        try:
            self.read(text)
        except ValueError:
            return False
        return True


class Targets(dict[K, Target]):
    """The elements of the board of one kind, by what they stand for; each is made when it is first asked for.

    >>> ORDER: Targets[Literal["bengal_1", "bengal_2"]] = Targets("order")
    >>> ORDER["bengal_1"], ORDER["bengal_1"].kind
    ('order-bengal_1', 'order')
    """

    __slots__ = ("kind",)

    def __init__(self, kind: str) -> None:
        super().__init__()
        self.kind = kind

    def __missing__(self, name: K) -> Target:
        made = self[name] = Target(self.kind, str(name))
        return made
