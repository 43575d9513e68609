"""Numbers: those of the printed components and of a plate's position by their paths, and those that a text says."""

from __future__ import annotations

import ast
import operator
import re
from collections.abc import Callable
from typing import Any

from pygame_core.parts.components import is_rows, row_names

SAID = "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen".split()
WORDS = {word: number for number, word in enumerate(SAID, 2)}
"""Numbers that a text says in words. One is as often a pronoun, and "a pair" nobody counts."""
_NUMBER = re.compile(rf"(?<![\w.])(\d+(?:,\d{{3}})*(?:\.\d+)?|½)(?!\w)|\b({'|'.join(WORDS)})\b", re.IGNORECASE)
_YEAR = re.compile(r"1[5-9]\d\d|20\d\d")
_PATH = re.compile(r"@?[A-Za-z_][\w.#]*|\d+(?:\.\d+)?|[-+*/()]")
_COUNT = "#"
_OPERATIONS: dict[type, Callable[[float, float], float]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: operator.truediv,
}
# What names a thing in a list of a view.
_NAMED_BY = ("id", "good", "company", "region", "office", "seat", "code", "kind", "name", "space", "zone", "number")


class Unknown(Exception):
    """No such figure."""


def number_of(word: str) -> float | None:
    """The number that a text says, in figures or in words; None if it is none."""
    plain = word.strip().lower().lstrip("£+−-").replace(",", "").removesuffix("%")
    if plain == "½":
        return 0.5
    if plain in WORDS:
        return WORDS[plain]
    if plain == "one":
        return 1
    if plain in ("no", "none", "nothing"):
        return 0
    try:
        return float(plain)
    except ValueError:
        return None


def numbers_in(text: str) -> set[float]:
    """All numbers that a text says, but years."""
    found = (match[0] for match in _NUMBER.finditer(text))
    return {number for word in found if not _YEAR.fullmatch(word) and (number := number_of(word)) is not None}


def _in_list(rows: list[Any], name: str) -> Any:
    if name == _COUNT:
        return len(rows)
    if is_rows(rows):
        for key in _NAMED_BY:
            for row in rows:
                if key in row and str(row[key]) == name:
                    return row
        names = row_names(rows)
        if name in names:
            return rows[names.index(name)]
    if name.isdigit() and 0 < int(name) <= len(rows):
        return rows[int(name) - 1]
    raise Unknown(name)


def _step(value: Any, name: str) -> Any:
    if isinstance(value, list):
        return _in_list(value, name)
    if isinstance(value, dict):
        if name in value:
            return value[name]
        if name == _COUNT:
            return len(value)
    raise Unknown(name)


def found(tables: Any, path: str) -> Any:
    """What stands at a path: keys, rows by what names them, places counted from 1, `#` for how many there are.

    A name may have dots of its own ("shipowner.ship"): the longest one that there is counts.
    """
    value, parts = tables, path.split(".")
    while parts:
        for length in range(len(parts), 0, -1):
            try:
                value = _step(value, ".".join(parts[:length]))
            except Unknown:
                continue
            del parts[:length]
            break
        else:
            raise Unknown(path)
    return value


class Figures:
    """What a chapter's figures are held against."""

    def __init__(self, tables: dict[str, Any]) -> None:
        self.tables = tables
        self.view: dict[str, Any] | None = None
        """The position of the plate that was met last: `@board.…` speaks of it."""

    def _number(self, path: str) -> float:
        if path.startswith("@"):
            if self.view is None:
                raise Unknown(f"{path}: there is no plate before it")
            value = found(self.view, path[1:])
        else:
            value = found(self.tables, path)
        if isinstance(value, bool) or not isinstance(value, (int, float)):
            raise Unknown(f"{path} is no number")
        return value

    def value(self, said: str) -> float:
        """The value of a path, or of a sum in which paths and numbers stand."""
        paths: list[str] = []

        def name(match: re.Match[str]) -> str:
            if match[0][0].isdigit() or match[0] in "-+*/()":
                return match[0]
            paths.append(match[0])
            return f"n{len(paths) - 1}"

        text = _PATH.sub(name, said)
        known = {f"n{at}": self._number(path) for at, path in enumerate(paths)}
        try:
            return _sum(ast.parse(text, mode="eval").body, known)
        except (SyntaxError, KeyError, TypeError):
            raise Unknown(said) from None


def _sum(node: ast.expr, known: dict[str, float]) -> float:
    if isinstance(node, ast.Constant) and isinstance(node.value, (int, float)):
        return node.value
    if isinstance(node, ast.Name):
        return known[node.id]
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        return -_sum(node.operand, known)
    if isinstance(node, ast.BinOp):
        return _OPERATIONS[type(node.op)](_sum(node.left, known), _sum(node.right, known))
    raise TypeError
