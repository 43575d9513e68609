"""Options of a game as they are written on the command line."""

from __future__ import annotations

import json
import tomllib
from typing import Any

from ..kernel.reasons import Refused
from .files import read


def data_from(name: str) -> dict[str, Any]:
    """A file of data for an option, such as component values of one's own copy: JSON, or TOML by its name."""
    text = read(name)
    try:
        found = tomllib.loads(text) if name.endswith(".toml") else json.loads(text)
    except ValueError as error:
        raise Refused("cli.file", file=name, why=str(error)[:120]) from None
    if not isinstance(found, dict):
        raise Refused("cli.file", file=name, why=type(found).__name__)
    return found


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
            out[name] = json.loads(value)
        except ValueError:
            out[name] = value
    return out
