"""Printed components: tables in TOML with their `source`, and house values that replace what is printed.

A game writes its boards, cards and counts into files beside a module and says how they are read. Whoever owns the game
can say what its real pieces show: *house values*, a mapping shaped like the files, a row of a list named by its id.
They are part of a game's setup (the data option `components`, a JSON text), so that saves, replays and forks have them.

>>> def read_prizes(sheet: Sheet) -> dict[str, int]:
...     return {row.name: row.number("cost", 0, 30) for row in sheet.rows("prizes")}
>>> prizes = [{"source": "rulebook", "id": "horse", "cost": 3}, {"source": "web", "id": "house", "cost": 7}]
>>> FAIR = Components("fair", lambda: {"prizes": prizes}, read_prizes)
>>> FAIR.of(""), FAIR.of(FAIR.read({"prizes": {"horse": {"cost": 4}}}))
({'horse': 3, 'house': 7}, {'horse': 4, 'house': 7})
>>> FAIR.read({"prizes": {"horse": {"cost": 40}}})
Traceback (most recent call last):
...
pygame_core.kernel.reasons.Refused: Closed('components.value', game='fair', table='prizes.horse', key='cost', \
value='40', need='0..30')

What there is (which rows, which keys) is fixed, values are not; a key that no reader asks for is no value of the
rules, and replacing it is refused too.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import deepcopy
from typing import Any, Generic, TypeVar

from ..kernel.files import tables_of
from ..kernel.forms import Data as AnyData
from ..kernel.forms import Mapped, Unreadable, read_json
from ..kernel.reasons import Refused

__all__ = ["OPTION", "Components", "Data", "Reader", "Sheet", "canonical", "files", "is_about", "is_rows", "row_names"]

T = TypeVar("T")
N = TypeVar("N", bound=str)
Data = dict[str, Any]

OPTION = "components"
"""The data option of a game's setup that holds house values."""
LONGEST, DEEPEST = 1_000_000, 12
HOUSE = Mapped(AnyData(20_000, DEEPEST, 2000), 200)
"""What house values can be at all; the tables say which there are, their reader which values are allowed."""
NAMED_BY = ("id", "number", "level", "index", "scenario", "turn", "n")
"""The keys that can name the rows of a list, the first that tells all of them apart; else they go by their places,
from 1."""
ABOUT = ("source", "printed_keys", "reconstructed_keys", "house_keys", "asked_keys", "note", "confidence")
"""Keys that say where values come from; they are no values. So is `<key>_source`, the source of one value."""


def files(package: str, *names: str) -> Callable[[], Data]:
    """The tables of some files of a package, all together."""

    def load() -> Data:
        found: Data = {}
        for name in names:
            found |= tables_of(package, name)
        return found

    return load


def canonical(house: Data | None) -> str:
    """House values as the one text that stands for them; "" for none."""
    return json.dumps(house, sort_keys=True, separators=(",", ":")) if house else ""


def is_about(key: str) -> bool:
    return key in ABOUT or key.endswith("_source")


def naming_key(rows: Sequence[Data]) -> str:
    """By which key the rows of a list are told apart, "" if by none."""
    for key in NAMED_BY:
        if len({str(row[key]) for row in rows if key in row}) == len(rows):
            return key
    return ""


def row_names(rows: Sequence[Data]) -> list[str]:
    key = naming_key(rows)
    return [str(row[key] if key else place) for place, row in enumerate(rows, 1)]


def is_rows(found: Any) -> bool:
    return isinstance(found, list) and bool(found) and isinstance(found[0], dict)


class Reader:
    """Reads one table and complains by its name. What it is asked for can be replaced by house values: where there are
    any, it notes in the table what that is."""

    __slots__ = ("_asked", "_notes", "data", "game", "name", "table")

    def __init__(self, game: str, table: str, data: Data, notes: bool, name: Any = "") -> None:
        self.game = game
        self.table = table
        self.data = data
        self.name = name
        """What names this row in its list."""
        self._notes = notes
        self._asked: list[str] = data.setdefault("asked_keys", []) if notes else []

    def wrong(self, key: str, need: str) -> Refused:
        value = str(self.data.get(key))[:40]
        return Refused("components.value", game=self.game, table=self.table, key=key, value=value, need=need)

    def _value(self, key: str) -> Any:
        self._asked.append(key)
        return self.data.get(key)

    def has(self, key: str) -> bool:
        """Whether the table says it at all: that is fixed."""
        return key in self.data

    def number(self, key: str, lo: int, hi: int) -> int:
        value = self._value(key)
        if type(value) is not int or not lo <= value <= hi:
            raise self.wrong(key, f"{lo}..{hi}")
        return value

    def fraction(self, key: str) -> float:
        """A part of something, from none to all of it."""
        value = self._value(key)
        if type(value) is not float or not 0 <= value <= 1:
            raise self.wrong(key, "0.0..1.0")
        return value

    def halves(self, key: str, lo: int, hi: int) -> int:
        """A number of halves, for what is printed as whole ones and halves: 3 for 1.5."""
        value = self._value(key)
        if type(value) not in (int, float) or not lo <= value <= hi or value * 2 != int(value * 2):
            raise self.wrong(key, f"{lo}..{hi}, in steps of 0.5")
        return int(value * 2)

    def flag(self, key: str) -> bool:
        value = self._value(key)
        if type(value) is not bool:
            raise self.wrong(key, "true | false")
        return value

    def words(self, key: str) -> str:
        """Text that is printed and that no rule asks for."""
        value = self._value(key)
        if type(value) is not str:
            raise self.wrong(key, "text")
        return value

    def numbers(self, key: str, lo: int, hi: int, count: int = 0) -> tuple[int, ...]:
        value = self._value(key)
        if not isinstance(value, list) or not value or any(type(n) is not int or not lo <= n <= hi for n in value):
            raise self.wrong(key, f"[{lo}..{hi}]")
        if count and len(value) != count:
            raise self.wrong(key, f"{count} x {lo}..{hi}")
        return tuple(value)

    def falling(self, key: str, lo: int, hi: int) -> tuple[int, ...]:
        value = self.numbers(key, lo, hi)
        if list(value) != sorted(value, reverse=True):
            raise self.wrong(key, ">= ... >=")
        return value

    def rising(self, key: str, lo: int, hi: int) -> tuple[int, ...]:
        value = self.numbers(key, lo, hi)
        if list(value) != sorted(value):
            raise self.wrong(key, "<= ... <=")
        return value

    def one_of(self, key: str, known: Sequence[N]) -> N:
        value = self._value(key)
        for name in known:
            if name == value:
                return name
        raise self.wrong(key, " | ".join(known))

    def some_of(self, key: str, known: Sequence[N], count: int) -> tuple[N, ...]:
        value = self._value(key)
        if not isinstance(value, list) or len(value) != count or any(item not in known for item in value):
            raise self.wrong(key, f"{count} x " + " | ".join(known))
        return tuple(value)

    def any_of(self, key: str, known: Sequence[N]) -> tuple[N, ...]:
        """Some of the known names, none twice, maybe none at all."""
        value = self._value(key)
        if (
            not isinstance(value, list)
            or any(item not in known for item in value)
            or len({*map(str, value)}) < len(value)
        ):
            raise self.wrong(key, "[" + " | ".join(known) + "]")
        return tuple(value)

    def each_of(self, key: str, known: Sequence[N]) -> tuple[N, ...]:
        """Some of the known names, any of them as often as it is printed, maybe none at all."""
        value = self._value(key)
        if not isinstance(value, list) or any(item not in known for item in value):
            raise self.wrong(key, "[" + " | ".join(known) + "]")
        return tuple(value)

    def inner(self, key: str) -> Reader:
        """A table within this one."""
        return Reader(self.game, f"{self.table}.{key}", self.data[key], self._notes)

    def rows(self, key: str) -> list[Reader]:
        """The rows of a list of tables within this one."""
        place = f"{self.table}.{key}" if self.table else key
        rows = self.data[key]
        named = zip(row_names(rows), rows, strict=True)
        return [Reader(self.game, f"{place}.{name}", row, self._notes, name) for name, row in named]


class Sheet(Reader):
    """All tables of a game."""

    __slots__ = ()

    def __init__(self, game: str, data: Data, notes: bool = False) -> None:
        super().__init__(game, "", data, notes)

    def inner(self, key: str) -> Reader:
        return Reader(self.game, key, self.data[key], self._notes)


class Components(Generic[T]):
    """The printed components of one game: `load` gives its tables as they are written, `build` what the rules read.

    `of` gives the same object for the same house values.
    """

    __slots__ = ("_build", "_built", "_load", "_tables", "game")

    def __init__(self, game: str, load: Callable[[], Data], build: Callable[[Sheet], T]) -> None:
        self.game = game
        self._load = load
        self._build = build
        self._tables: Data = {}
        self._built: dict[str, T] = {}

    # --- what the rules read ----------------------------------------------------------------------------------
    def of(self, house: str) -> T:
        """What the rules read with the house values that this text stands for ("": everything as printed)."""
        built = self._built.get(house)
        if built is None:
            if not house:
                built = self._build(Sheet(self.game, self.printed()))
            else:
                tables = self.merged(json.loads(house))
                built = self._build(Sheet(self.game, tables, notes=True))
                _refuse_unread(self.game, "", tables)
            self._built[house] = built
        return built

    def of_mode(self, options: Mapping[str, Any]) -> T:
        """What the rules read in a game with these options."""
        return self.of(options.get(OPTION, ""))

    def read(self, given: object) -> str:
        """House values as they come from outside, a mapping or a JSON text, as their canonical text; `Refused` if
        wrong."""
        found = given
        if isinstance(given, str):
            try:
                found = read_json(given, LONGEST, DEEPEST)
            except Unreadable as bad:
                if bad.why is None:
                    raise Refused(f"kernel.text.{bad.code}") from None
                found = None
        if not isinstance(found, dict):
            raise Refused("components.text", game=self.game, value=str(given)[:40])
        HOUSE.check(found, OPTION)
        house = canonical(found)
        self.of(house)
        return house

    # --- the tables themselves --------------------------------------------------------------------------------
    def printed(self) -> Data:
        """The tables as they are written; nobody changes them."""
        if not self._tables:
            self._tables = self._load()
        return self._tables

    def merged(self, house: Data | None) -> Data:
        """A copy of the tables with house values in it, which each table notes under `house_keys`."""
        tables = deepcopy(self.printed())
        if house:
            self._build(Sheet(self.game, tables, notes=True))
            self._merge(tables, house, "")
        return tables

    def _unknown(self, place: str, key: object, allowed: Sequence[str]) -> Refused:
        return Refused(
            "components.unknown", game=self.game, table=place or OPTION, key=str(key)[:40],
            allowed=" | ".join(allowed)[:400],
        )  # fmt: skip

    def _merge(self, table: Data, given: Any, place: str) -> None:
        if not isinstance(given, dict):
            raise Refused("components.table", game=self.game, table=place or OPTION)
        for key, value in given.items():
            if key not in table or is_about(key):
                raise self._unknown(place, key, _replaceable(table))
            old, inner = table[key], _place(place, key)
            if is_rows(old):
                self._merge_rows(old, value, inner)
            elif isinstance(old, dict):
                self._merge(old, value, inner)
            elif type(value) is not type(old):
                raise Refused(
                    "components.value", game=self.game, table=place, key=key, value=str(value)[:40],
                    need=type(old).__name__,
                )  # fmt: skip
            else:
                table[key] = value
                table.setdefault("house_keys", []).append(key)

    def _merge_rows(self, rows: list[Data], given: Any, place: str) -> None:
        if not isinstance(given, dict):
            raise Refused("components.table", game=self.game, table=place)
        known = dict(zip(row_names(rows), rows, strict=True))
        for name, values in given.items():
            if name not in known:
                raise self._unknown(place, name, [name for name, row in known.items() if _replaceable(row)])
            row, own = known[name], naming_key(rows)
            if isinstance(values, dict) and own in values:
                raise self._unknown(f"{place}.{name}", own, [key for key in _replaceable(row) if key != own])
            self._merge(row, values, f"{place}.{name}")


def _place(place: str, key: str) -> str:
    """The name of a table within a table."""
    return f"{place}.{key}" if place else key


def _replaceable(table: Data) -> list[str]:
    """The keys of a table that a reader has asked for, and those of tables within it in which there are any."""
    asked = table.get("asked_keys", [])
    return [
        key for key, value in table.items()
        if (key in asked and not _is_deeper(value)) or any(_replaceable(inner) for _, inner in _inner(value))
    ]  # fmt: skip


def _refuse_unread(game: str, place: str, table: Data) -> None:
    """House values that no reader has asked for would change nothing: say so."""
    for key in table.get("house_keys", []):
        if key not in table.get("asked_keys", []):
            allowed = " | ".join(_replaceable(table))
            raise Refused("components.fixed", game=game, table=place, key=key, allowed=allowed[:400])
    for key, value in table.items():
        for name, inner in _inner(value):
            _refuse_unread(game, ".".join(filter(None, (place, key, name))), inner)


def _is_deeper(value: Any) -> bool:
    return isinstance(value, dict) or is_rows(value)


def _inner(value: Any) -> Iterator[tuple[str, Data]]:
    """The tables in a value: itself, or its rows with their names."""
    if isinstance(value, dict):
        yield "", value
    elif is_rows(value):
        yield from zip(row_names(value), value, strict=True)
