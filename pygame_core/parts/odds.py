"""Dice that somebody may roll, and what each number of them promises.

Odds are told to persons before they choose, stand in the figures of an option or a question and go to the page as they
are: plain JSON with a type. In a check the lowest die decides, and the faces of the die say what it brings.

>>> check = Check({"success": [1, 2], "failure": [3, 4], "disaster": [5, 6]}, without="failure")
>>> check.outcome([5, 2, 6]), check.outcome([])
('success', 'failure')
>>> check.odds(1)
{'dice': 1, 'lines': [{'code': 'success', 'permille': 333}, {'code': 'failure', 'permille': 333}, \
{'code': 'disaster', 'permille': 333}]}
>>> [permille(odds, "success") for odds in check.by_number(1, 3)["by"]]
[333, 556, 704]
>>> round(check.chance("success", 2), 3), check.chance("success", 0)
(0.556, 0.0)
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import NotRequired, TypedDict

__all__ = ["Check", "Line", "Odds", "OddsByNumber", "permille"]


class Line(TypedDict):
    """One thing that can come of it, and how often in a thousand rolls."""

    code: str
    permille: int


class Odds(TypedDict):
    """What a roll of so many dice can give; `lost` dice of those paid for are not rolled."""

    dice: int
    lines: list[Line]
    lost: NotRequired[int]


OddsByNumber = TypedDict("OddsByNumber", {"from": int, "by": list[Odds]})
"""The odds of each number that may be chosen, from the lowest on."""


def permille(odds: Odds, code: str) -> int:
    return next(line["permille"] for line in odds["lines"] if line["code"] == code)


def _spans(faces: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Faces that follow each other, as the first and the last of them."""
    start = 0
    for at in range(1, len(faces) + 1):
        if at == len(faces) or faces[at] != faces[at - 1] + 1:
            yield faces[start], faces[at - 1]
            start = at


class Check:
    """Dice of which the lowest decides. `faces` says which faces bring what; `without` is what no dice bring."""

    __slots__ = ("_brings", "_known", "_sides", "_spans", "codes", "without")

    def __init__(self, faces: Mapping[str, Sequence[int]], without: str) -> None:
        self.codes = tuple(faces)
        self.without = without
        self._brings = {face: code for code, some in faces.items() for face in some}
        self._sides = len(self._brings)
        self._spans = {code: [*_spans(sorted(some))] for code, some in faces.items()}
        self._known: dict[int, list[Line]] = {}

    def outcome(self, dice: Sequence[int]) -> str:
        return self._brings[min(dice)] if dice else self.without

    def chance(self, code: str, dice: int) -> float:
        """How likely so many dice bring this."""
        if dice <= 0:
            return float(code == self.without)
        sides = self._sides
        return sum(
            [((sides + 1 - low) / sides) ** dice - ((sides - high) / sides) ** dice for low, high in self._spans[code]]
        )

    def odds(self, dice: int, lost: int = 0) -> Odds:
        rolled = max(0, dice)
        lines = self._known.get(rolled)
        if lines is None:
            lines = self._known[rolled] = [
                {"code": code, "permille": round(1000 * self._exactly(code, rolled))} for code in self.codes
            ]
        return {"dice": rolled, "lines": lines, "lost": lost} if lost else {"dice": rolled, "lines": lines}

    def by_number(self, least: int, most: int, extra: int = 0) -> OddsByNumber:
        """The odds for each number of dice that may be chosen, `extra` of them given or with a minus taken."""
        return {
            "from": least,
            "by": [self.odds(number + extra, max(0, -extra)) for number in range(least, most + 1)],
        }

    def _exactly(self, code: str, dice: int) -> Fraction:
        if not dice:
            return Fraction(code == self.without)
        sides = self._sides
        return sum(
            (
                Fraction(sides + 1 - low, sides) ** dice - Fraction(sides - high, sides) ** dice
                for low, high in self._spans[code]
            ),
            Fraction(0),
        )
