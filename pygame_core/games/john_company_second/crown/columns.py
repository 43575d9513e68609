"""The charts of the handbook as columns, one for each climate: what the page draws beside the row that decides."""

from __future__ import annotations

from typing import Any

from ..components.crown import CLIMATES
from ..components.crown_figures import Chart
from ..state import G, printed

View = dict[str, Any]


def _word(*words: str) -> View:
    return {"words": [f"cell.{word}" for word in words]}


def _number(n: int, *words: str) -> View:
    return {"n": n, **_word(*words)}


def _boxes(row: Chart) -> dict[str, list[View]]:
    """The lines of each box."""
    return {
        "session": [_number(row.session)],
        "family": [_word(action) for action in row.family],
        "invests": [_word("once" if row.invests else "no")],
        "debt": [_word(row.debt)],
        "allocate": [_number(one.pounds, one.to) for one in row.allocate],
        "envoy": [_number(row.envoy)],
        "transfers": [_word(one.piece, one.origin, "to", one.goal) for one in row.transfers],
        "govern": [_number(row.govern)],
        "result": [_word(row.result)],
        "buys": [_word("all")] if row.buys > 1 else [_number(row.buys)],
        "place": [_word(one) for one in row.place],
        "march": [_word(row.army_origin, "to", row.army_goal)],
        "assign": [_word(one) for one in row.assign],
        "administer": [_number(row.administer)],
        "alliance": [_word(row.alliance)],
        "targets": [_word(one) for one in row.targets],
        "conquest": [_number(row.conquest)],
        "pacify": [_number(row.pacify)],
        "again": [_word("again" if row.again else "no")],
        "trade": [_number(row.trade)],
        "china": [_number(row.china)],
        "reserve": [_number(row.reserve)],
    }


MONEY = ("session", "allocate", "envoy", "reserve")
"""Whose numbers are pounds."""


def columns(game: G) -> View:
    """Each row with its boxes by climate, and the laws on which a climate decides."""
    figures = printed(game).crown
    boxes = [_boxes(figures.charts[climate]) for climate in CLIMATES]
    return {
        "rows": {name: {"money": name in MONEY, "boxes": [one[name] for one in boxes]} for name in boxes[0]},
        "laws": {
            law: [climate in vote.climates for climate in CLIMATES]
            for law, vote in figures.plan.items()
            if vote.test == "climate"
        },
    }
