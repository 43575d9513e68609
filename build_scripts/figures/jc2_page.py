"""John Company, second edition, in the browser: from an answer to the patched page, and choices a second in Pyodide."""

import statistics
from collections.abc import Iterator

from figures.eic_page import in_pyodide, steps
from workshop.figure import Figure, Provider

GAME = "john_company_second"


def patches() -> Iterator[Figure]:
    times = steps({"game": GAME, "scenario": "1710", "options": {"draft": False}})
    yield Figure("jc2.patch_p95_ms", statistics.quantiles(times, n=20)[-1], "ms", at_most=20)
    yield Figure("jc2.patch_median_ms", statistics.median(times), "ms")


def choices() -> Iterator[Figure]:
    yield Figure("jc2.browser_choices_per_s", in_pyodide(GAME), "choices/s", at_least=4_000)


FIGURES: dict[str, Provider] = {"jc2.patch": patches, "jc2.browser": choices}
