"""John Company, first edition, in the browser: from an answer to the patched page, choices a second in Pyodide, the
designer's table of simulated games, and what a first table fetches."""

from collections.abc import Iterator

from workshop import in_page, site
from workshop.figure import Figure, Provider
from workshop.paths import SITE

GAME = "john_company_first"
SETUP = {
    "game": GAME, "scenario": "early_company", "options": {"ribbon_draft": False, "skip_india": False, "trial": False},
}  # fmt: skip
BATCHES, ROUNDS = 12, 3

# Seconds for all games of the rulebook, by those of a few batches: of each the round that others disturbed least.
SURVEY = f"""
import time
from pygame_core.survey import BATCH, check_run

run = check_run({GAME!r}, None, "figures")

def taken(number):
    began = time.perf_counter()
    run.count(range(number, number + 1))
    return time.perf_counter() - began

best = [min(taken(number) for _ in range({ROUNDS})) for number in range({BATCHES})]
sum(best) / {BATCHES} * run.survey.games / BATCH
"""


def patches() -> Iterator[Figure]:
    yield from in_page.patches("jc1", SETUP, at_most=8)


def choices() -> Iterator[Figure]:
    yield Figure("jc1.browser_choices_per_s", in_page.in_pyodide(GAME), "choices/s", at_least=8_000)


def survey() -> Iterator[Figure]:
    seconds = in_page.run_in_pyodide(GAME, SURVEY, "survey")
    yield Figure("jc1.browser_india_250k_s", seconds, "s, reckoned from batches", at_most=300)


def pack() -> Iterator[Figure]:
    site.build(quiet=True)
    [found] = (SITE / "packs").glob(f"{GAME}.[!r]*")
    yield Figure("jc1.pack_kb", found.stat().st_size / 1000, "kB", at_most=200)


FIGURES: dict[str, Provider] = {
    "jc1.patch": patches, "jc1.browser": choices, "jc1.browser_india": survey, "jc1.pack": pack,
}  # fmt: skip
