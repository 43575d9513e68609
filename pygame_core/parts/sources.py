"""Where the printed values of a game come from: the rules, a reconstruction, or a player's own file.

>>> prizes = [{"id": "horse", "source": "web", "cost": 3}, {"id": "house", "source": "reconstructed", "cost": 7}]
>>> FAIR = Components("fair", lambda: {"prizes": prizes}, lambda sheet: None)
>>> [line["table"] for line in sources(FAIR) if line["reconstructed"]]
['prizes.house']
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .components import Components, Data, is_about, is_rows, row_names

RECONSTRUCTED = "reconstructed"


def sources(components: Components[Any], house: Data | None = None) -> list[Data]:
    """Each table with its source, and which of its values are printed in the rules, reconstructed, or of the house;
    `list` is what the table belongs to."""
    tables = components.merged(house)
    lines = [
        {"list": name, **_told(place, table, source)}
        for name, found in tables.items()
        for place, table, source in _tables(name, found, tables.get(f"{name}_meta", {}).get("source", ""))
    ]
    return [line for line in lines if line["printed"] or line["reconstructed"] or line["house"]]


def _tables(name: str, found: Any, source: str) -> Iterator[tuple[str, Data, str]]:
    """Every table that says or inherits a source, under its dotted name."""
    if is_rows(found):
        for row_name, row in zip(row_names(found), found, strict=True):
            yield from _tables(f"{name}.{row_name}", row, source)
    if isinstance(found, dict):
        own = found.get("source", source)
        if own:
            yield name, found, own
        for key, value in found.items():
            if isinstance(value, dict):
                yield from _tables(f"{name}.{key}", value, "")


def _told(place: str, table: Data, source: str) -> Data:
    keys = [key for key, value in table.items() if not is_about(key) and not _holds_tables(value)]
    house = table.get("house_keys", [])
    sure = source != RECONSTRUCTED
    rest = table.get("reconstructed_keys" if sure else "printed_keys", [])

    def is_sure(key: str) -> bool:
        own = table.get(f"{key}_source")
        return (key in rest) != sure if own is None else own != RECONSTRUCTED

    given = [key for key in keys if key not in house]
    return {
        "table": place,
        "source": source,
        "printed": [key for key in given if is_sure(key)],
        "reconstructed": [key for key in given if not is_sure(key)],
        "house": house,
    }


def _holds_tables(value: Any) -> bool:
    return isinstance(value, dict) and any(isinstance(inner, dict) for inner in value.values())
