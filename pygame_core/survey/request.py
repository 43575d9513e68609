"""A survey as the page asks for it: its words, a few games more, a file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..games.registry import ruleset
from ..kernel.reasons import Refused
from ..kernel.survey import Counts
from ..kernel.words import MINUS, Catalogue, catalogue
from . import BATCH, Run, add, batches_of, nothing
from .compared import Compared, Figure, compare
from .files import KINDS

if TYPE_CHECKING:
    from .. import contract
    from ..contract import survey as border


def described(run: Run, lang: str) -> contract.survey.SurveyFound:
    survey, rules = run.survey, ruleset(run.game)
    words = catalogue(rules.package, lang)

    def say(code: str) -> str:
        return words.say("survey", code, {})

    panels: list[border.SurveyPanel] = [
        {
            "title": words.say("survey", panel.code, panel.params),
            "within": words.say("survey", f"{panel.code}.within", panel.params),
            "rows": [
                {"text": words.label(row), "book": book} for row, book in zip(survey.rows, panel.book, strict=True)
            ],
        }
        for panel in run.panels
    ]
    return {
        "title": say("title"), "about": say("about"), "scale": say("scale"), "played": [say("played"), say("counted")],
        "rule": survey.rule, "fitted": say("fitted"),
        "games": survey.games, "quick": survey.quick, "step": BATCH, "close": survey.close, "panels": panels,
    }  # fmt: skip


def counts_from(run: Run, games: int, given: object) -> Counts:
    """What was counted before, as it comes back; `Refused` if it cannot be from this survey."""
    found = nothing(run.survey, run.panels)
    if given is None and not games:
        return found
    if not isinstance(given, list) or not all(isinstance(panel, list) for panel in given):
        raise Refused("kernel.request.form", what="counts: lists of numbers")
    if [len(panel) for panel in given] != [len(panel) for panel in found]:
        raise Refused("kernel.request.form", what="counts: one a panel and row")
    if not all(type(n) is int and 0 <= n <= games for panel in given for n in panel):
        raise Refused("kernel.request.form", what="counts: from 0 to games")
    return [list(panel) for panel in given]


def played_on(run: Run, games: int, given: object, more: int, lang: str) -> contract.survey.SurveyPlayed:
    first = batches_of(games) if games else 0
    counts = counts_from(run, games, given)
    last = first + batches_of(more)
    add(counts, run.count(range(first, last)))
    found = compare(run.survey, run.panels, last * BATCH, counts)
    return told(found, counts, catalogue(ruleset(run.game).package, lang))


def told(found: Compared, counts: Counts, words: Catalogue) -> contract.survey.SurveyPlayed:
    largest, row = found.largest
    return {
        "games": found.games,
        "counts": counts,
        "panels": [
            {"near": found.near(number), "rows": [_figure(figure, found.close) for figure in panel]}
            for number, panel in enumerate(found.figures)
        ],
        "near": found.near_in_all,
        "many": found.many,
        "largest": f"{largest:.1f}",
        "row": words.label(row),
        "mean_square": f"{found.mean_square:.2f}",
        "error": f"{found.error:.2f}",
    }


def _figure(figure: Figure, close: float) -> border.SurveyFigure:
    apart = f"{figure.apart:+.1f}".replace("-", MINUS)
    return {
        "percent": figure.own,
        "own": f"{figure.own:.1f}",
        "apart": apart,
        "far": abs(figure.apart) > close,
    }


def file_of(run: Run, games: int, given: object, kind: str) -> contract.survey.SurveyFile:
    if kind not in KINDS:
        raise Refused("kernel.request.form", what=f"kind: {kind[:20]}")
    batches_of(games)
    found = compare(run.survey, run.panels, games, counts_from(run, games, given))
    return {"name": f"{run.game}.{kind}", "text": KINDS[kind](run, found)}
