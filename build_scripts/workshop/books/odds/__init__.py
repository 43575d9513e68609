"""Chances that a book tells: a module for each game that has some, made of what the rules roll and draw."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from importlib import import_module
from importlib.util import find_spec

Table = tuple[list[str], list[list[str]]]
"""A head and its rows."""
Tables = dict[str, Callable[[], Table]]


def percent(chance: Fraction | float) -> str:
    """Whole per cent; what is rare and what is nearly certain is not rounded away."""
    whole = round(100 * chance)
    if whole == 0 and chance > 0:
        return "<1%"
    return ">99%" if whole == 100 and chance < 1 else f"{whole}%"


def tables_of(game: str) -> Tables:
    module = f"{__name__}.{game}"
    if find_spec(module) is None:
        return {}
    found: Tables = import_module(module).TABLES
    return found
