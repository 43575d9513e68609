"""Hostile and damaged input: how many inputs the storm of the suite tries on the doors of the rules core, and how many
of them a door does not hold against."""

import sys
from collections.abc import Iterator

from workshop.figure import Figure, Provider
from workshop.paths import ROOT

INPUTS = 20_000


def storm() -> Iterator[Figure]:
    sys.path.insert(0, str(ROOT))
    from tests.hostile.doors import storm as storm_of

    found = storm_of(INPUTS)
    yield Figure("hostile.inputs", found.inputs, "inputs", at_least=INPUTS)
    yield Figure("hostile.broken", len(found.broken), "inputs", at_most=0)


FIGURES: dict[str, Provider] = {"hostile.": storm}
