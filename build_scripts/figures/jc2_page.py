"""John Company, second edition, in the browser: from an answer to the patched page, and choices a second in Pyodide."""

from collections.abc import Iterator

from workshop import in_page
from workshop.figure import Figure, Provider

GAME = "john_company_second"


def patches() -> Iterator[Figure]:
    yield from in_page.patches("jc2", {"game": GAME, "scenario": "1710", "options": {"draft": False}}, at_most=20)


def choices() -> Iterator[Figure]:
    yield Figure("jc2.browser_choices_per_s", in_page.in_pyodide(GAME), "choices/s", at_least=4_000)


FIGURES: dict[str, Provider] = {"jc2.patch": patches, "jc2.browser": choices}
