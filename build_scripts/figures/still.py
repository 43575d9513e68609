"""How still the table holds: what of it moves while a whole game is played in the page, on a desk.

The bar's height is the same from question to question. Of layout shifts the browser keeps count itself; what moves
together in five seconds is added up, as the web's own measure does, which leaves out what a person has just done.
"""

from collections.abc import Iterator
from functools import cache
from typing import Any

from workshop import in_page, scripts
from workshop.figure import Figure, Provider

STILL = scripts.read(in_page.HERE / "still.js")
GAMES: list[dict[str, Any]] = [
    {"game": "east_india_companies", "scenario": "standard", "options": {"mortgage": False}},
    {"game": "john_company_second", "scenario": "1710", "options": {"draft": False}},
    {"game": "john_company_second", "scenario": "1813", "options": {"draft": False}},
    {"game": "john_company_first", "scenario": "early_company", "options": {}},
    {"game": "john_company_first", "scenario": "john_and_co", "options": {}},
    {"game": "arkwright", "scenario": "waterframe", "options": {}},
    {"game": "arkwright", "scenario": "spinning-mule", "options": {"eitc": True, "asymmetric": True}},
]
MOST_MOVES = 1_000
TOGETHER = 7
"""Moves of others that are shown in five seconds, at the usual pace."""


@cache
def played() -> list[list[dict[str, Any]]]:
    """The moves of each game."""
    return in_page.in_lobby(STILL, [{"setup": setup, "most": MOST_MOVES} for setup in GAMES])


def bar() -> Iterator[Figure]:
    heights = [height for moves in played() for move in moves for height in move["heights"]]
    yield Figure("page.bar_shift_px", max(heights) - min(heights), "px", at_most=0)


def shifts() -> Iterator[Figure]:
    yield Figure("page.cls", max(most_together(moves) for moves in played()), "of the page", at_most=0.02)


def most_together(moves: list[dict[str, Any]]) -> float:
    """The largest sum of so many moves of others in a row."""
    others = [0.0 if move["own"] else move["shifted"] for move in moves]
    return max(sum(others[at : at + TOGETHER]) for at in range(len(others)))


FIGURES: dict[str, Provider] = {"page.bar": bar, "page.cls": shifts}
