"""Scripts that run in a page, each in a file of its own: one function, or statements for the beginning of a page."""

import json
from pathlib import Path

FUNCTION = "export default "


def read(path: Path) -> str:
    """The function that the file exports (what is evaluated is called with its argument), or its statements."""
    text = path.read_text(encoding="utf-8")
    _, found, function = text.partition(FUNCTION)
    return function.rstrip().removesuffix(";") if found else text


def called(function: str, given: object) -> str:
    """What calls the function with its argument, for the beginning of a page, which hands over none."""
    return f"({function})({json.dumps(given)})"


def handed(function: str) -> str:
    """What evaluates to the function itself (a browser is given it to call, it is not called here)."""
    return f"() => ({function})"
