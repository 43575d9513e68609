"""Arkwright in the browser: from an answer to the patched page, and choices a second in Pyodide."""

from collections.abc import Iterator

from workshop import in_page
from workshop.figure import Figure, Provider

GAME = "arkwright"


def patches() -> Iterator[Figure]:
    yield from in_page.patches("ark", {"game": GAME, "scenario": "waterframe", "options": {}}, at_most=8)


def choices() -> Iterator[Figure]:
    yield Figure("ark.browser_choices_per_s", in_page.in_pyodide(GAME), "choices/s", at_least=8_000)


FIGURES: dict[str, Provider] = {"ark.patch": patches, "ark.browser": choices}
