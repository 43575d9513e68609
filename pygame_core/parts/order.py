"""Order round the table and by merit.

All of it works on whoever takes part, given in the order in which they sit: seats, or families of which some are
held by nobody. From an office is from the family that holds it; an initiative is an order that a game keeps.

>>> families = ["Benyon", "Paxton", "Sykes", "the Crown"]
>>> clockwise(families, "Sykes")
['Sykes', 'the Crown', 'Benyon', 'Paxton']
>>> left_of(families, "Sykes")
'the Crown'
>>> spent = {"Benyon": 2, "Paxton": 5, "Sykes": 5, "the Crown": 0}
>>> ranked(clockwise(families, "Sykes"), lambda family: spent[family])
['Sykes', 'Paxton', 'Benyon', 'the Crown']
>>> to_the_front(families, ["Sykes", "Paxton"])
['Sykes', 'Paxton', 'Benyon', 'the Crown']
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

__all__ = ["clockwise", "left_of", "ranked", "to_the_front"]

P = TypeVar("P")


def clockwise(table: Sequence[P], first: P) -> list[P]:
    """All at the table, from one of them on."""
    everybody = [*table]
    at = everybody.index(first)
    return everybody[at:] + everybody[:at]


def left_of(table: Sequence[P], one: P) -> P:
    """Who comes next after one of them."""
    return table[(table.index(one) + 1) % len(table)]


def ranked(table: Iterable[P], merit: Callable[[P], Any]) -> list[P]:
    """The greatest merit first; among equals the order in which they are given decides."""
    return sorted(table, key=merit, reverse=True)


def to_the_front(initiative: Iterable[P], some: Sequence[P]) -> list[P]:
    """Some go ahead in an order of their own, the others follow as they were."""
    return [*some, *(one for one in initiative if one not in some)]
