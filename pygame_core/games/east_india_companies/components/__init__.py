"""The printed pieces as data: loaded from the TOML files beside this module, checked, and typed in `tables`.

Some numbers of this game are printed on boards and tiles only and had to be reconstructed. Whoever owns the game
can say what the real pieces show: *house values*, a mapping shaped like the files, a row of a list named by its id:

>>> mine = {"ships": {"yacht": {"cost": 6}}, "markets": {"players_4": {"indies": {"tea": {"setup": 9}}}}}
>>> load(mine).ship["yacht"].cost
6

House values are part of a game's setup (the option `components`, a JSON text) and are kept in the state, so that
saves, replays and forks have them. They are checked as the files are; a complaint names the table and the key.
"""

from __future__ import annotations

import json
from copy import deepcopy
from functools import cache
from typing import Any

from ....kernel.files import tables_of
from ....kernel.reasons import Refused
from .tables import Row, Tables, build

__all__ = ["FILES", "Row", "Tables", "canonical", "load", "of", "read", "report"]

FILES = ("goods", "companies", "map", "characters", "ships", "markets", "cards", "exchange", "neutral")
NAMED_BY = ("id", "number", "level")
"""The keys that name a row in a list of tables, first found first."""
ABOUT = ("source", "printed_keys", "reconstructed_keys", "house_keys")
"""Keys that say where values come from; they are no values."""

Data = dict[str, Any]


@cache
def printed() -> Data:
    """The tables of all files, as they stand there."""
    found: Data = {}
    for name in FILES:
        found |= tables_of(__package__, name)
    return found


def row_name(row: Data) -> str:
    return next(str(row[key]) for key in NAMED_BY if key in row)


def _merge(table: Data, given: Any, place: str) -> None:
    """Put house values into a table, key by key, and note in `house_keys` which ones they are."""
    if not isinstance(given, dict):
        raise Refused("components.table", table=place)
    for key, value in given.items():
        if key not in table or key in ABOUT:
            raise Refused("components.unknown", table=place, key=str(key)[:40])
        old = table[key]
        if isinstance(old, list) and old and isinstance(old[0], dict):
            _merge_rows(old, value, f"{place}.{key}")
        elif isinstance(old, dict):
            _merge(old, value, f"{place}.{key}")
        elif type(value) is not type(old):
            raise Refused("components.value", table=place, key=key, value=str(value)[:40], need=type(old).__name__)
        else:
            table[key] = value
            table.setdefault("house_keys", []).append(key)


def _merge_rows(rows: list[Data], given: Any, place: str) -> None:
    if not isinstance(given, dict):
        raise Refused("components.table", table=place)
    known = {row_name(row): row for row in rows}
    for name, values in given.items():
        if name not in known:
            raise Refused("components.unknown", table=place, key=str(name)[:40])
        _merge(known[name], values, f"{place}.{name}")


def merged(overrides: Data | None) -> Data:
    data = deepcopy(printed())
    if overrides:
        _merge({"components": data}, {"components": overrides}, "house")
    return data


def canonical(overrides: Data | None) -> str:
    """House values as the one text that stands for them; "" for none."""
    return json.dumps(overrides, sort_keys=True, separators=(",", ":")) if overrides else ""


@cache
def of(text: str) -> Tables:
    """The tables of a game whose house values are this text (`""`: the files as they are)."""
    return build(merged(json.loads(text) if text else None))


def read(given: object) -> str:
    """House values as they come from outside, a mapping or a JSON text, as their canonical text; `Refused` if wrong."""
    found = given
    if isinstance(given, str):
        try:
            found = json.loads(given)
        except ValueError:
            found = None
    if not isinstance(found, dict):
        raise Refused("components.text", value=str(given)[:40])
    text = canonical(found)
    of(text)
    return text


def load(overrides: Data | None = None) -> Tables:
    """The tables with these house values; `Refused` names the table and the key of a value that cannot be."""
    return of(canonical(overrides))


def _tables(name: str, found: Any) -> list[tuple[str, Data]]:
    """Every table with a source, under its dotted name."""
    if isinstance(found, list):
        return [line for row in found for line in _tables(f"{name}.{row_name(row)}", row)]
    here = [(name, found)] if "source" in found else []
    inner = [(key, value) for key, value in found.items() if isinstance(value, dict) and key not in ("base", "extra4")]
    return here + [line for key, value in inner for line in _tables(f"{name}.{key}", value)]


def report(overrides: Data | None = None) -> list[Data]:
    """Each table with its source, and which of its values are printed in the rules, reconstructed, or of the house."""
    lines = []
    for name, found in merged(overrides).items():
        for place, table in _tables(name, found):
            keys = [
                key for key, value in table.items() if key not in ABOUT and not ("source" in table and _is_table(value))
            ]
            house = table.get("house_keys", [])
            given = [key for key in keys if key not in house]
            sure = table["source"] != "reconstructed"
            rest = table.get("reconstructed_keys" if sure else "printed_keys", [])
            lines.append({
                "table": place,
                "source": table["source"],
                "printed": [key for key in given if (key in rest) != sure],
                "reconstructed": [key for key in given if (key in rest) == sure],
                "house": house,
            })  # fmt: skip
    return lines


def _is_table(value: Any) -> bool:
    return isinstance(value, dict) and any(isinstance(inner, dict) for inner in value.values())
