"""The home market: who sells how much of the active good, row by row from the highest appeal down.

>>> yellow, red, blue = Seller(6, 3, 8), Seller(4, 3, 8), Seller(3, 4, 8)
>>> share_out(8, [yellow, red, blue], importer=4)
([3, 2, 1], 2)
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple


class Seller(NamedTuple):
    """What a player offers: the appeal of the first good, how many there are, and their quality."""

    appeal: int
    offered: int
    quality: int

    def has(self, row: int) -> bool:
        """Whether one of the goods stands on this row: the first at its appeal, each further one a row lower."""
        return self.appeal - self.offered < row <= self.appeal


IMPORTER = -1


class Row(NamedTuple):
    """One row of the home market as it sells: who has a good there, who of them sells, the demand left before it."""

    row: int
    selling: list[int]
    served: list[int]
    left: int


def rows(demand: int, sellers: Sequence[Seller], importer: int) -> Iterator[Row]:
    """The rows from the highest appeal down to the one in which the demand ends.

    Rows that fit into the demand are sold whole. In the row where it runs out appeal comes first, at equal appeal
    players before the importer, then quality; players who are equal in all sell together, even over the demand.
    """
    left = demand
    for row in range(max((importer, *(seller.appeal for seller in sellers))), 0, -1):
        selling = [number for number, seller in enumerate(sellers) if seller.has(row)]
        if importer >= row:
            selling.append(IMPORTER)
        served = selling if len(selling) < left else _last_row(left, sellers, selling, importer)
        yield Row(row, selling, served, left)
        left -= len(served)
        if left <= 0:
            return


def share_out(demand: int, sellers: Sequence[Seller], importer: int) -> tuple[list[int], int]:
    """What each player sells, and the importer, which has a good on each row from its own down to 1."""
    sold = [0] * (len(sellers) + 1)
    for row in rows(demand, sellers, importer):
        for number in row.served:
            sold[number] += 1
    return sold[:IMPORTER], sold[IMPORTER]


def _last_row(left: int, sellers: Sequence[Seller], selling: list[int], importer: int) -> list[int]:
    """Who sells in the row in which the demand ends."""
    groups: dict[tuple[int, bool, int], list[int]] = {}
    for number in selling:
        if number == IMPORTER:
            groups[importer, False, 0] = [IMPORTER]
        else:
            groups.setdefault((sellers[number].appeal, True, sellers[number].quality), []).append(number)
    few: list[int] = []
    for key in sorted(groups, reverse=True):
        if len(few) >= left:
            break
        few += groups[key]
    return few
