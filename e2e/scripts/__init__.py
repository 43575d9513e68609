"""Scripts that tests run in the page, in files of their own: what one needs comes as its argument."""

from functools import cache
from pathlib import Path

from workshop.scripts import called, handed, read

__all__ = ["called", "handed", "script"]

FOLDER = Path(__file__).parent


@cache
def script(name: str) -> str:
    """`script("lesson/standing")`: the function in e2e/scripts/lesson/standing.js, as Playwright wants it."""
    return read(FOLDER / f"{name}.js")
