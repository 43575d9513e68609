"""How long the table of simulated games of John Company, first edition, takes on two cores."""

import time
from collections.abc import Iterator

from pygame_core.simulate.pool import in_processes
from pygame_core.survey import BATCH, add, check_run, nothing
from pygame_core.survey.compared import compare
from workshop.figure import Figure, Provider

GAME = "john_company_first"
CORES = 2
PORTION = 4
"""Batches that a process is given at a time."""


def india() -> Iterator[Figure]:
    """The designer's table with as many games as the rulebook's, and how far its figures lie from the rulebook's."""
    run = check_run(GAME, None, "figures")
    survey, counts = run.survey, nothing(run.survey, run.panels)
    last = survey.games // BATCH
    began = time.perf_counter()
    portions = [range(first, min(first + PORTION, last)) for first in range(0, last, PORTION)]
    for part in in_processes(run.count, portions, CORES):
        add(counts, part)
    yield Figure("jc1.india_250k_s", time.perf_counter() - began, f"s, {CORES} cores", at_most=60)
    found = compare(survey, run.panels, survey.games, counts)
    figures = run.components.statistics
    yield Figure("jc1.india_to_rulebook", found.largest[0], "points, largest", at_most=figures.to_printed)
    rows = zip(found.figures, figures.fit.values(), strict=True)
    apart = [abs(one.own - fit) for row, fits in rows for one, fit in zip(row, fits, strict=True)]
    yield Figure("jc1.india_to_fit", max(apart), "points, largest", at_most=figures.to_fit)


FIGURES: dict[str, Provider] = {"jc1.india": india}
