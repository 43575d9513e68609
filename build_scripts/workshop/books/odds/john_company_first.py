"""Checks by their number of dice, and what the Balance of India does to an event's die."""

from __future__ import annotations

from fractions import Fraction

from pygame_core.games.john_company_first.components import COMPONENTS
from workshop.books.odds import Table, Tables, percent

_CHECK = COMPONENTS.of("").check
_MOST_DICE = 7
_SIDES = 6


def checks() -> Table:
    dice = range(1, _MOST_DICE + 1)
    rows = [
        [code.replace("_", " ").capitalize(), *(percent(_CHECK.chance(code, number)) for number in dice)]
        for code in _CHECK.codes
    ]
    return ["Dice", *map(str, dice)], rows


def _weights() -> dict[str, list[Fraction]]:
    """The face that counts: one die, or the lower or the higher of two."""
    higher = [Fraction(2 * face - 1, _SIDES * _SIDES) for face in range(1, _SIDES + 1)]
    return {"Order": [*reversed(higher)], "Equilibrium": [Fraction(1, _SIDES)] * _SIDES, "Chaos": higher}


def balance() -> Table:
    faces = [str(face) for face in range(1, _SIDES + 1)]
    return ["The die that counts", *faces], [[name, *map(percent, row)] for name, row in _weights().items()]


# What closes a region, breaks its trade, or sets it against its neighbours.
_TROUBLE = {"conquest", "flip_to_depressed", "revolt", "collapse"}
_SIDES_OF_CARD = ("prosperous", "depressed")
_COLUMNS = ("sovereign", "dominated")


def trouble() -> Table:
    """How likely an event is one of those, for each table of each region and each state of the Balance."""
    lines = []
    for region in COMPONENTS.printed()["regions"]:
        for side in _SIDES_OF_CARD:
            for column in _COLUMNS:
                events = [row["event"] in _TROUBLE for row in region[side][column]]
                chances = [
                    sum((weight for weight, bad in zip(weights, events, strict=True) if bad), Fraction(0))
                    for weights in _weights().values()
                ]
                lines.append([f"{region['name']}, {side}, {column}", *map(percent, chances)])
    return ["Table", *_weights()], lines


TABLES: Tables = {"checks": checks, "balance": balance, "trouble": trouble}
