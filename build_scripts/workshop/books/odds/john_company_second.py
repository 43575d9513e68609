"""Checks by their number of dice, storms, and what the event tiles hold."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

from pygame_core.games.john_company_second.components import COMPONENTS
from workshop.books.odds import Table, Tables, percent

_TABLES = COMPONENTS.printed()
_MOST_DICE = 7
_SIDES = 6


def checks() -> Table:
    check = _TABLES["check"]
    success, disgrace = max(check["success"]), min(check["catastrophe"])
    dice = range(1, _MOST_DICE + 1)
    lowest_over = {
        least: [Fraction(_SIDES + 1 - least, _SIDES) ** number for number in dice] for least in (success + 1, disgrace)
    }
    succeeds = [1 - over for over in lowest_over[success + 1]]
    ruins = lowest_over[disgrace]
    fails = [1 - good - bad for good, bad in zip(succeeds, ruins, strict=True)]
    rows = {"Success": succeeds, "Failure": fails, "Disgrace": ruins}
    return ["Dice", *map(str, dice)], [[name, *map(percent, chances)] for name, chances in rows.items()]


def storms() -> Table:
    faces = _TABLES["storm_die"]["faces"]
    seas = [sea for face in faces for sea in face["storms"]]
    chances = [percent(Fraction(count, len(faces))) for count in Counter(seas).values()]
    events = Counter(face["events"] for face in faces)
    return ["Of one roll of the storm die", "Chance"], [
        ["A given sea is stormy", chances[0]],
        *[[f"{n} event{'s' if n > 1 else ''}", percent(Fraction(events[n], len(faces)))] for n in sorted(events)],
    ]


def events() -> Table:
    kinds = Counter(tile["type"] for tile in _TABLES["event_tiles"])
    names = {kind: kind.replace("_", " ").capitalize() for kind in kinds}
    return ["Event tile", "How many"], [[names[kind], str(count)] for kind, count in kinds.most_common()]


TABLES: Tables = {"checks": checks, "storms": storms, "events": events}
