"""East India Companies in the browser: from an answer to the patched page, and choices a second in Pyodide."""

from collections.abc import Iterator

from workshop import in_page
from workshop.figure import Figure, Provider

GAME = "east_india_companies"


def patches() -> Iterator[Figure]:
    yield from in_page.patches(
        "eic", {"game": GAME, "scenario": "standard", "options": {"mortgage": False}}, at_most=16
    )


def choices() -> Iterator[Figure]:
    yield Figure("eic.browser_choices_per_s", in_page.in_pyodide(GAME), "choices/s", at_least=7_000)


FIGURES: dict[str, Provider] = {"eic.patch": patches, "eic.browser": choices}
