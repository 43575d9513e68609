"""What can be saved of a damaged document.

Tried in this order: the last checkpoint (the game goes on from there, its past may be lost), then the record
from the beginning as far as it can be followed. What was lost is told.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from . import saves
from .book import Book
from .entries import ENTRY
from .forms import no_number
from .history import UNKNOWN, replay
from .reasons import Refused
from .saves import Document, SaveError
from .table import DIGEST_EVERY, Table


@dataclass(slots=True)
class Recovered:
    """A book, and what had to be left behind (codes of the `save` messages with parameters)."""

    book: Book
    warnings: list[tuple[str, dict[str, Any]]] = field(default_factory=list)


def salvage(text: str) -> Document:
    """Every whole part of a broken JSON object, and of a broken list its whole items."""
    decoder = json.JSONDecoder(parse_constant=no_number)
    found: Document = {}
    i = text.find("{") + 1
    while 0 < i < len(text):
        try:
            i = _skip(text, i, ",")
            key, i = decoder.raw_decode(text, i)
            i = _skip(text, i, ":")
            if not isinstance(key, str):
                break
            if text[i : i + 1] == "[":
                found[key], i = _items(decoder, text, i + 1)
            else:
                found[key], i = decoder.raw_decode(text, i)
        except (ValueError, IndexError, RecursionError):
            break
    return found


def _skip(text: str, i: int, mark: str) -> int:
    while i < len(text) and (text[i].isspace() or text[i] == mark):
        i += 1
    return i


def _items(decoder: json.JSONDecoder, text: str, i: int) -> tuple[list[Any], int]:
    """The items of a list, as many as are whole; past the text's end if the list is broken."""
    items: list[Any] = []
    while True:
        i = _skip(text, i, ",")
        if text[i : i + 1] == "]":
            return items, i + 1
        try:
            item, i = decoder.raw_decode(text, i)
        except (ValueError, RecursionError):
            return items, len(text)
        items.append(item)


def recover(text: str) -> Recovered:
    """The best book that the text still holds; `SaveError` if nothing of it can be played."""
    try:
        found = saves.parse(text)
    except SaveError as error:
        if not error.recoverable:
            raise
        found = salvage(text)
    if found.get("format") != saves.FORMAT:
        raise SaveError("foreign", saves.WHOLE)
    version = found.get("version")
    if type(version) is not int or not 1 <= version <= saves.VERSION:
        raise SaveError("newer", "version", False, version=str(version)[:20], known=saves.VERSION)
    while found["version"] < saves.VERSION:
        found = saves.UPGRADES[found["version"]](found)
    return _best(found)


def _best(found: Document) -> Recovered:
    for part, kind in saves.PART_TYPES.items():
        if not isinstance(found.get(part), kind) and part not in ("setup", "players"):
            found[part] = kind()
    for part in ("setup", "players"):
        if not isinstance(found.get(part), saves.PART_TYPES[part]):
            raise SaveError("lost", part)
    rules = saves._rules(found)
    players = saves._players(found)
    mode = saves._mode(found, rules, len(players))
    seed = found["setup"]["seed"]
    found["record"] = _entries(found["record"])
    past = replay(rules, mode, seed, players, found["record"], [])
    from_checkpoint = _resume(found)
    lines = [("told_branches", {"n": len(found["branches"])})] if found["branches"] else []
    if from_checkpoint is not None and from_checkpoint.position > past.table.position:
        return Recovered(Book(from_checkpoint), [("told_checkpoint", {"position": from_checkpoint.position}), *lines])
    lost = len(found["record"]) - past.table.position
    return Recovered(Book(past.table), [("told_record", {"position": past.table.position, "n": lost}), *lines])


def _entries(record: list[Any]) -> list[Any]:
    """The record up to its first entry that is none."""
    out = []
    for entry in record:
        if ENTRY.wrong(entry, "") is not None:
            break
        out.append(entry)
    return out


def _resume(found: Document) -> Table | None:
    """The table at the checkpoint, if that part is whole, and what can be played after it."""
    try:
        rules = saves._rules(found)
        players = saves._players(found)
        mode = saves._mode(found, rules, len(players))
        game = saves._checkpoint_game(saves._upgraded_checkpoint(found, rules), rules, mode)
        seed = found["setup"]["seed"]
        skip = found["setup"].get("skip", 0)
        kept = found["record"][: game.position - skip]
        if skip + len(kept) < game.position:
            kept, skip = [], game.position
        unknown = [UNKNOWN] * (game.position // DIGEST_EVERY)
        table = saves._resume(rules, mode, seed, players, game, skip, kept, unknown)
    except (SaveError, Refused, ValueError, TypeError, KeyError, IndexError):
        return None
    for entry in found["record"][game.position - skip :] if skip < game.position else []:
        try:
            table.enter(entry)
        except Exception:
            break
    return table
