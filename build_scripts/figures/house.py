"""The house itself: how many modules, whether they import each other in circles, how long its files are, and how many
places take an id apart."""

from collections.abc import Iterator

from workshop import house, parsed
from workshop.figure import Figure, Provider

LONGEST = 500


def modules() -> Iterator[Figure]:
    graph = house.graph()
    yield Figure("house.modules", len(graph), "modules of Python")
    yield Figure("house.import_cycles", len(house.cycles(graph)), "cycles", at_most=0)


def lengths() -> Iterator[Figure]:
    yield Figure("house.longest_file", house.longest()[0], "lines", at_most=LONGEST)


def strings() -> Iterator[Figure]:
    found = parsed.taken_apart([*parsed.in_python(), *parsed.in_page()])
    yield Figure("house.strings_parsed", len(found), "places", at_most=0)


FIGURES: dict[str, Provider] = {
    "house.modules": modules,
    "house.import_cycles": modules,
    "house.longest_file": lengths,
    "house.strings_parsed": strings,
}
