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
    """What each player sells, and the importer, which has a good on each row from its own down to 1.

    The same as `rows`, only that whole rows are counted instead of told: bots ask this thousands of times a game.
    """
    spans = [(importer, 0), *[(seller.appeal, seller.appeal - seller.offered) for seller in sellers]]
    row, left, count = max([0, *[top for top, _ in spans]]), demand, 0
    while row > 0:
        count = 0
        for top, below in spans:
            if below < row <= top:
                count += 1
        if count >= left:
            break
        left -= count
        row -= 1
    ends = row > 0 and count > left
    if row > 0 and count == left:
        row -= 1
    # All above this row is sold; if the demand ends in it, some of those who have a good there are left out.
    imported, *sold = [max(0, min(top - row, top - below)) for top, below in spans]
    if ends:
        selling = [number for number, seller in enumerate(sellers) if seller.has(row)]
        for number in _last_row(left, sellers, [*selling, IMPORTER] if importer >= row else selling, importer):
            if number == IMPORTER:
                imported += 1
            else:
                sold[number] += 1
    return sold, imported


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
