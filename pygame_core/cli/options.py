"""Options of a game as they are written on the command line."""

from __future__ import annotations

import tomllib
from typing import Any

from ..kernel.forms import Unreadable, read_json
from ..kernel.reasons import Refused
from .files import read

LONGEST, MOST_BRACKETS = 1_000_000, 20_000


def data_from(name: str) -> dict[str, Any]:
    """A file of data for an option, such as component values of one's own copy: JSON, or TOML by its name."""
    text = read(name)
    try:
        found = _tables(text) if name.endswith(".toml") else read_json(text)
    except Unreadable as bad:
        if bad.why is None:
            raise Refused(f"kernel.text.{bad.code}") from None
        raise Refused("cli.file", file=name[-200:], why=str(bad.why)[:120]) from None
    if not isinstance(found, dict):
        raise Refused("cli.file", file=name, why=type(found).__name__)
    return found


def _tables(text: str) -> dict[str, Any]:
    """What a TOML text holds. Whatever brackets stand in it, a house value nests no deeper than it."""
    if len(text) > LONGEST:
        raise Unreadable("long")
    if text.count("[") + text.count("{") > MOST_BRACKETS:
        raise Unreadable("deep")
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise Unreadable("deep") from None
    except ValueError as error:
        raise Unreadable("json", error) from None


def options_from(pairs: list[str]) -> dict[str, Any]:
    """`NAME=VALUE` pairs; a value that is JSON (a number, true, false) is taken as such, `@FILE` as what it holds."""
    out: dict[str, Any] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise Refused("cli.option", pair=pair[:40])
        if value.startswith("@"):
            out[name] = data_from(value[1:])
            continue
        try:
            out[name] = read_json(value)
        except Unreadable as bad:
            if bad.why is None:
                raise Refused(f"kernel.text.{bad.code}") from None
            out[name] = value
    return out
