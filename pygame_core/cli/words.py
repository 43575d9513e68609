"""Words of the command line, and of whatever goes wrong in it."""

from __future__ import annotations

import json
from typing import Any

from ..kernel.reasons import Refused
from ..kernel.saves import SaveError
from ..kernel.words import catalogue

PACKAGE = "pygame_core.cli"


def say(code: str, **params: Any) -> str:
    return catalogue(PACKAGE).say("cli", code, params)


def complaint(error: Refused | SaveError) -> str:
    if isinstance(error, SaveError):
        return catalogue(PACKAGE).say("save", error.code, error.params)
    return catalogue(PACKAGE).say("reason", error.reason.rule, error.reason.params)


def options_from(pairs: list[str]) -> dict[str, Any]:
    """`NAME=VALUE` pairs; a value that is JSON (a number, true, false) is taken as such."""
    out: dict[str, Any] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise Refused("cli.option", pair=pair[:40])
        try:
            out[name] = json.loads(value)
        except ValueError:
            out[name] = value
    return out
