"""Rows of the printed components as lines of a table."""

from __future__ import annotations

import re
from typing import Any

from pygame_core.parts.components import is_rows, row_names
from workshop.books.figures import Unknown, found
from workshop.books.library import Game

_HOLE = re.compile(r"\{([\w.#]+)(?::(\w+))?\}")
_PLACE = "#"
NOTHING = "–"
_ROMAN = ["", *"I II III IV V VI VII VIII IX X XI XII".split()]
ONLY = "only="


class NoSuch(Exception):
    """A table, a row or a value that the components do not have."""


def _shown(game: Game, value: Any, how: str) -> str:
    if how == "roman":
        return _ROMAN[int(value)]
    if isinstance(value, list):
        return ", ".join(_shown(game, one, how) for one in value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, str):
        label = game.label(f"{how}.{value}" if how else value)
        if label is None and how:
            raise NoSuch(f"the game has no word for {how}.{value}")
        text = label or value.replace("_", " ")
        return text[:1].upper() + text[1:]
    return f"−{-value}" if value < 0 else f"{value}"


class _Missing(Exception):
    """A row has no such value, which others of its table may have."""


def _cell(game: Game, row: dict[str, Any], place: int, wanted: str) -> str:
    def fill(match: re.Match[str]) -> str:
        if match[1] == _PLACE:
            return str(place)
        try:
            return _shown(game, found(row, match[1]), match[2] or "")
        except Unknown:
            raise _Missing from None

    try:
        return _HOLE.sub(fill, wanted)
    except _Missing:
        return NOTHING


def _of(game: Game, table: str) -> tuple[list[dict[str, Any]], list[str]]:
    """The rows of a table, each under the name by which it can be asked for."""
    try:
        there = found(game.tables, table)
    except Unknown:
        raise NoSuch(f"the components have no table {table}") from None
    if is_rows(there):
        return there, row_names(there)
    if isinstance(there, dict):
        inner = {key: value for key, value in there.items() if isinstance(value, dict)}
        if inner:
            return [{"id": key, **value} for key, value in inner.items()], list(inner)
        return [there], [table]
    raise NoSuch(f"{table} is no table of the components")


def filled(game: Game, table: str, columns: list[str], given: list[str]) -> tuple[list[list[str]], bool]:
    """A line for each row, and whether any of them is reconstructed. `given` can say `only=bengal,punjab`."""
    there, names = _of(game, table)
    wanted = names
    for word in given:
        if not word.startswith(ONLY):
            raise NoSuch(f"data does not know {word}")
        wanted = word.removeprefix(ONLY).split(",")
    if unknown := set(wanted) - set(names):
        raise NoSuch(f"{table} has no {', '.join(sorted(unknown))}; it has {', '.join(names)}")
    chosen = [there[names.index(name)] for name in wanted]
    lines = [[_cell(game, row, place, column) for column in columns] for place, row in enumerate(chosen, 1)]
    for column, cells in zip(columns, zip(*lines, strict=True), strict=True):
        if set(cells) == {NOTHING}:
            raise NoSuch(f"no row of {table} has {column}")
    return lines, any(row.get("source") == "reconstructed" for row in chosen)
