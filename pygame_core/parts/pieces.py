"""References: a piece, a place, a card, a choice as a typed value with one text form, and the board's elements.

A reference is a record of names and numbers that does not change; two of different kinds are never equal. A `Codec`
knows the kinds that may stand in one place (the answers to one question, the keys of one table) and how they are
written; nobody else puts such a text together or takes one apart. Fields are `int`, `str` or `Literal` names, which are
checked when a text is read.

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

Where the fields do not simply follow the name, a spelling says with `*` where they stand:

>>> Codec({"*/*": Writer}).text(Writer("madras", 1)), Codec({"yard/*/-": Ship}).text(Ship(7))
('madras/1', 'yard/7/-')
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass
from operator import attrgetter
from typing import Any, Generic, Literal, TypeVar, dataclass_transform, get_args, get_origin, get_type_hints

from ..kernel.decisions import Target

__all__ = ["Codec", "ListCodec", "Targets", "reference"]

T = TypeVar("T")
R = TypeVar("R")
K = TypeVar("K", bound=Hashable)

FIELD = "*"
LONG = 10
"""No number of a reference has so many digits."""


@dataclass_transform(frozen_default=True)
def reference(kind: type[T]) -> type[T]:
    """Class decorator: a record that does not change, made by position. mypy sees to it that nobody changes one; a
    frozen dataclass would see to it at run time, but takes three times as long to make."""
    return dataclass(slots=True, unsafe_hash=True)(kind)


def _named(names: tuple[Any, ...]) -> Callable[[str], Any]:
    by_text = {str(name): name for name in names}
    return lambda text: by_text[text]


def _number(text: str) -> int:
    """A number in the one way that it is written: no `+7`, no `07`; and none that no piece could have."""
    number = int(text) if len(text) < LONG else -1
    if str(number) != text:
        raise ValueError
    return number


def _reader(hint: Any) -> Callable[[str], Any]:
    """What turns a text into the value of a field of this type."""
    if hint is int:
        return _number
    if hint is str:
        return str
    if get_origin(hint) is Literal:
        return _named(get_args(hint))
    raise TypeError(f"a reference has names and numbers, not {hint!r}")


class _Kind:
    """One kind of references: its class, and how it is written."""

    __slots__ = ("get", "make", "parts", "readers", "template")

    def __init__(self, spelling: str, between: str, make: type[Any]) -> None:
        hints = get_type_hints(make)
        parts = spelling.split(between)
        self.parts = parts if FIELD in parts else [*parts, *[FIELD] * len(hints)]
        if self.parts.count(FIELD) != len(hints):
            raise TypeError(f"{spelling!r} has not a place for each of {', '.join(hints)}")
        self.make = make
        self.get: Callable[[Any], Any] = attrgetter(*hints) if hints else lambda reference: ()
        self.template = between.join("%s" if part == FIELD else part.replace("%", "%%") for part in self.parts)
        self.readers = tuple(_reader(hint) for hint in hints.values())

    @property
    def name(self) -> str:
        return self.make.__name__ if self.parts[0] == FIELD else self.parts[0]

    def read(self, texts: list[str]) -> Any:
        readers, values = iter(self.readers), []
        for part, text in zip(self.parts, texts, strict=True):
            if part == FIELD:
                values.append(next(readers)(text))
            elif part != text:
                raise ValueError
        return self.make(*values)


class Codec(Generic[R]):
    """The one spelling of some kinds of references: by the name of the kind, with `between` before each field."""

    __slots__ = ("_by_name", "_kinds", "_names", "_written", "between")

    def __init__(self, kinds: Mapping[str, type[R]], between: str = "/") -> None:
        self.between = between
        self._kinds = [_Kind(spelling, between, kind) for spelling, kind in kinds.items()]
        self._by_name = {kind.parts[0]: kind for kind in self._kinds}
        self._names = {kind.make: kind.name for kind in self._kinds}
        self._written = {kind.make: (kind.template, kind.get) for kind in self._kinds}

    def name(self, reference: R) -> str:
        """The name of its kind, as words call it."""
        return self._names[type(reference)]

    def text(self, reference: R) -> str:
        template, get = self._written[type(reference)]
        written: str = template % get(reference)
        return written

    def read(self, text: str) -> R:
        """The reference of a text; `ValueError` if it is none of these kinds."""
        texts = text.split(self.between)
        kind = self._by_name.get(texts[0]) or self._by_name.get(FIELD)
        try:
            if kind is None:
                raise ValueError
            made: R = kind.read(texts)
        except (KeyError, ValueError):
            names = self._names.values()
            raise ValueError(f"{text[:40]!r} is no {', '.join(names)}") from None
        return made

    def has(self, text: str) -> bool:
        """Whether the text is of one of these kinds."""
        try:
            self.read(text)
        except ValueError:
            return False
        return True


class ListCodec(Generic[R]):
    """Answers that are lists: the name of the kind, then its fields.

    >>> @reference
    ... class Give:
    ...     card: str
    ...     seat: int
    >>> @reference
    ... class Keep:
    ...     pass
    >>> DEED: ListCodec[Give | Keep] = ListCodec({"give": Give, "keep": Keep})
    >>> DEED.answer(Give("joker", 2)), DEED.answer(Keep())
    (['give', 'joker', 2], ['keep'])
    >>> DEED.read(["give", "joker", 2])
    Give(card='joker', seat=2)

    A kind that is alone may have no name (`*`): its answers are its fields. What is read is an answer that was offered,
    so that nothing about it is checked again.
    """

    __slots__ = ("_kinds", "_written")

    def __init__(self, kinds: Mapping[str, type[R]]) -> None:
        self._kinds = dict(kinds)
        self._written: dict[type[R], tuple[str, tuple[str, ...]]] = {
            kind: (name, tuple(get_type_hints(kind))) for name, kind in kinds.items()
        }

    def answer(self, reference: R) -> list[Any]:
        name, fields = self._written[type(reference)]
        values = [getattr(reference, field) for field in fields]
        return values if name == FIELD else [name, *values]

    def read(self, answer: list[Any]) -> R:
        if FIELD in self._kinds:
            return self._kinds[FIELD](*answer)
        name, *fields = answer
        return self._kinds[name](*fields)


class Targets(dict[K, Target]):
    """The elements of the board of one kind (`of` something), by what they stand for; each is made when it is first
    asked for.

    >>> ORDER: Targets[Literal["bengal_1", "bengal_2"]] = Targets("order")
    >>> ORDER["bengal_1"], ORDER["bengal_1"].kind
    ('order-bengal_1', 'order')
    >>> SHIPS: Targets[int] = Targets("ship", "french")
    >>> SHIPS[7], SHIPS[7].kind
    ('ship-french-7', 'ship')
    """

    __slots__ = ("kind", "of")

    def __init__(self, kind: str, *of: str | int) -> None:
        super().__init__()
        self.kind = kind
        self.of = of

    def __missing__(self, name: K) -> Target:
        made = self[name] = Target(self.kind, *self.of, str(name))
        return made
