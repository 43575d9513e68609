"""What dice and market cards bring, by pile."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

from pygame_core.games.east_india_companies.components import COMPONENTS
from pygame_core.games.east_india_companies.ids import MarketId
from workshop.books.odds import Table, Tables, percent

_FULL_TABLE = 4
_PRINTED = COMPONENTS.of("")


def market_die() -> Table:
    faces = Counter(_PRINTED.faces)
    sides = sum(faces.values())
    chances = [percent(Fraction(faces[face], sides)) for face in sorted(faces)]
    return ["Cubes by the die", *map(str, sorted(faces))], [["Chance", *chances]]


def _market(side: MarketId) -> Table:
    """How many cubes of a good come or go with each pile: the middle half of all that can, and the most."""
    piles = list(dict.fromkeys(_PRINTED.pile))
    periods = [[str(number) for number, one in enumerate(_PRINTED.pile, 1) if one == pile] for pile in piles]
    lines = []
    for good in _PRINTED.goods:
        line = [good.capitalize()]
        for pile in piles:
            cards = [_PRINTED.cards[_FULL_TABLE][name] for name in _PRINTED.piles[side][pile]]
            sums = sorted(face + card[good] for face in _PRINTED.faces for card in cards)
            low, high = sums[len(sums) // 4], sums[-1 - len(sums) // 4]
            usual = f"{low}" if low == high else f"{low} to {high}"
            line.append(f"{usual}; at most {sums[-1]}")
        lines.append(line)
    heads = [f"Period {some[0]}" if len(some) == 1 else f"Periods {' and '.join(some)}" for some in periods]
    return ["Good", *heads], lines


def supply() -> Table:
    return _market("indies")


def demand() -> Table:
    return _market("europe")


TABLES: Tables = {"market_die": market_die, "supply": supply, "demand": demand}
