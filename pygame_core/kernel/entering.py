"""Entries from outside: each is checked like a move of today."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .decisions import short
from .entries import ENTRY, Entry
from .reasons import Refused

if TYPE_CHECKING:
    from .table import Table


def enter(table: Table, entry: Any, again: bool = True) -> None:
    """One entry: of a record, or a new one that has the form of a record's."""
    if ENTRY.wrong(entry, "entry") is not None:
        raise Refused("kernel.entry", entry=short(entry))
    match entry:
        case ["a" | "s", seat, value]:
            table.answer(seat, value)
        case ["a" | "s", seat, value, how]:
            table.answer(seat, value, how)
        case ["x", seat, value]:
            table.act(seat, value)
        case ["d", seat, move, arguments]:
            table.deal(seat, move, *arguments, again=again)
        case ["n", seat, code, params]:
            table.note(seat, code, **params)
        case ["r", _, seed]:
            table.reseed(seed)


def enter_all(table: Table, entries: list[Entry]) -> None:
    """New entries one after the other; if one of them cannot be, none of them has been."""
    start, undone = table.position, list(table.undone)
    try:
        for entry in entries:
            enter(table, entry, again=False)
    except Exception:
        table.forget(start, undone)
        raise
