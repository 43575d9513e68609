"""References: a piece, a place, a card, a choice as a typed value with one text form.

A reference is a `NamedTuple` of names and numbers. A `Codec` knows the kinds that may stand in one place (the answers
to one question, the keys of one table) and how they are written; nobody else puts such a text together or takes one
apart. Fields are `int`, `str` or `Literal` names, which are checked when a text is read.

>>> class Writer(NamedTuple):
...     presidency: Literal["bengal", "madras"]
...     seat: int
>>> class Ship(NamedTuple):
...     yard: int
>>> HELD = Codec({"writer": Writer, "yard": Ship})
>>> HELD.text(Writer("bengal", 2)), HELD.text(Ship(7))
('writer/bengal/2', 'yard/7')
>>> HELD.read("yard/7"), HELD.read("writer/bengal/2").seat
(Ship(yard=7), 2)
>>> HELD.read("writer/bombay/2")
Traceback (most recent call last):
...
ValueError: 'writer/bombay/2' is no writer, yard
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, Literal, NamedTuple, TypeVar, get_args, get_origin, get_type_hints

__all__ = ["Codec", "NamedTuple"]

R = TypeVar("R", bound=tuple[Any, ...])


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


class Codec(Generic[R]):
    """The one spelling of some kinds of references: the kind's name and its fields, with `between` in between."""

    __slots__ = ("_kinds", "_names", "_readers", "between")

    def __init__(self, kinds: Mapping[str, type[R]], between: str = "/") -> None:
        self.between = between
        self._kinds = dict(kinds)
        self._names = {kind: name for name, kind in kinds.items()}
        self._readers = {
            name: tuple(_reader(hint) for hint in get_type_hints(kind).values()) for name, kind in kinds.items()
        }

    def text(self, reference: R) -> str:
        return self.between.join((self._names[type(reference)], *map(str, reference)))

    def read(self, text: str) -> R:
        """The reference of a text; `ValueError` if it is none of these kinds."""
        name, *fields = text.split(self.between)
        try:
            values = [read(field) for read, field in zip(self._readers[name], fields, strict=True)]
            return self._kinds[name](*values)
        except (KeyError, ValueError):
            raise ValueError(f"{text[:40]!r} is no {', '.join(self._kinds)}") from None

    def has(self, text: str) -> bool:
        """Whether the text is of one of these kinds."""
        try:
            self.read(text)
        except ValueError:
            return False
        return True
