"""What a question shows beside its answers, in words: the bar of things taken one by one, and chances."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .kernel.bars import Bar, Column, Row
from .kernel.reasons import OPEN
from .kernel.words import Catalogue

if TYPE_CHECKING:
    from .contract import choices
    from .present import Presenter


# --- the bar --------------------------------------------------------------------------------------------------
def bar(presenter: Presenter, bar: Bar) -> choices.Bar:
    """What can be taken one by one."""
    return {
        "code": bar.code,
        "params": bar.params,
        "rows": [_row(presenter, row) for row in bar.rows],
        "columns": [_column(presenter.words, column) for column in bar.columns],
        "have": bar.have,
    }


def _row(presenter: Presenter, row: Row) -> choices.BarRow:
    said: choices.BarRow = {
        "text": presenter.say("bar", row.code, row.params),
        "detail": presenter.maybe("bar", f"{row.code}.detail", row.params),
        "icon": row.icon,
        "values": row.values,
        "next": row.next,
        "prices": row.prices,
        "worth": row.worth,
    }
    if row.why is not OPEN:
        said["closed"] = presenter.reason(row.why)  # type: ignore[arg-type]
    return said


def _column(words: Catalogue, column: Column) -> choices.BarColumn:
    said: choices.BarColumn = {"value": column.value, "text": words.label(str(column.value)), "n": column.n}
    if column.target:
        said["target"] = column.target
    return said


# --- chances --------------------------------------------------------------------------------------------------
def odds_of(words: Catalogue, odds_asked: dict[str, Any]) -> choices.Odds | choices.OddsByNumber:
    """One roll, or one for each number that may be chosen."""
    if "by" in odds_asked:
        return {"from": odds_asked["from"], "by": [odds(words, one) for one in odds_asked["by"]]}
    return odds(words, odds_asked)


def odds(words: Catalogue, roll: dict[str, Any]) -> choices.Odds:
    """The chances of one roll."""
    said: choices.Odds = {
        "dice": roll["dice"],
        "lines": [{"text": words.label(line["code"]), "permille": line["permille"]} for line in roll["lines"]],
    }
    if "lost" in roll:
        said["lost"] = roll["lost"]
    return said
