"""The figures to take along: lines of text, a table for a spreadsheet, a page with plots that needs nothing else."""

from __future__ import annotations

import csv
import io
from html import escape

from ..games.registry import ruleset
from ..kernel.words import Catalogue, catalogue
from . import Run
from .compared import Compared, Figure

PACKAGE = __package__
LINE = 50
"""Signs from 0 to 100 per cent in a plot of text."""
PLOT = 320
EDGE = 8
STEP = 22
STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 62rem; margin: 2rem auto; padding: 0 1rem; color: #1d2230;
  background: #fbf7ec }
section { margin: 2rem 0; overflow-x: auto } h2 small { font-weight: normal; font-size: 0.9rem; color: #555 }
table { border-collapse: collapse } th, td { padding: 0.1rem 0.7rem; text-align: right; border-bottom: 1px solid #ddd }
th:first-child, td:first-child { text-align: left; padding-left: 0 } .far { color: #8a3b12; font-weight: bold }
svg { display: block } .axis { stroke: #ccc } .join { stroke: #999; stroke-width: 3 }
.book { fill: #fbf7ec; stroke: #1d2230; stroke-width: 2 } .own { fill: #7a5a10; stroke: #1d2230 }
.other { fill: none; stroke: #7a5a10; stroke-width: 2 } .remark { border-left: 4px solid #c9a227; padding-left: 0.8rem }
@media (prefers-color-scheme: dark) {
  body { background: #171a21; color: #e4dfd2 } h2 small { color: #aaa } th, td { border-color: #3a3f4a }
  .axis { stroke: #3a3f4a } .book { fill: #171a21; stroke: #e4dfd2 } .own { fill: #d8b24a; stroke: #e4dfd2 }
  .other { stroke: #d8b24a } .far { color: #e59a6b }
}
"""


class Sheet:
    """What is written of a run, in words."""

    def __init__(self, run: Run, compared: Compared) -> None:
        self.own: Catalogue = catalogue(PACKAGE)
        self.words: Catalogue = catalogue(ruleset(run.game).package)
        self.run = run
        self.compared = compared
        self.title = self.words.say("survey", "title", {})

    def say(self, code: str, **params: object) -> str:
        return self.own.say("survey", code, params)

    def panels(self) -> list[tuple[str, str, list[tuple[str, Figure]]]]:
        """Title, the line beside it, and the figures with the words of their rows."""
        return [
            (
                self.words.say("survey", panel.code, panel.params),
                self.words.say("survey", f"{panel.code}.within", panel.params),
                [(self.words.label(row), figure) for row, figure in self.compared.by_row(figures)],
            )
            for panel, figures in zip(self.run.panels, self.compared.figures, strict=True)
        ]

    @property
    def has_other(self) -> bool:
        return self.compared.figures[0][0].other is not None

    def columns(self) -> list[str]:
        names = ["row", "book", "own", "apart", *(["other"] if self.has_other else [])]
        return [self.say(f"column.{name}") for name in names]

    def closeness(self) -> list[str]:
        found = self.compared
        largest, row = found.largest
        return [
            self.say("near", n=found.near_in_all, many=found.many, points=f"{found.close:g}"),
            self.say("largest", points=f"{largest:.1f}", row=self.words.label(row)),
            self.say("mean_square", points=f"{found.mean_square:.2f}"),
            self.say("error", points=f"{found.error:.2f}"),
        ]

    def games(self) -> str:
        return self.say("games", n=self.compared.games, seed=self.run.seed)


def cells(figure: Figure) -> list[str]:
    found = [f"{figure.book:g}", f"{figure.own:.1f}", f"{figure.apart:+.1f}"]
    return found if figure.other is None else [*found, f"{figure.other:.1f}"]


def as_text(run: Run, compared: Compared) -> str:
    sheet = Sheet(run, compared)
    lines = [sheet.title, sheet.games(), ""]
    for title, within, rows in sheet.panels():
        lines.append(f"{title}, {within}")
        head, *columns = sheet.columns()
        lines.append(
            f"  {head:<12}" + "".join(f"{column:>9}" for column in columns) + "   0" + " " * (LINE - 3) + "100"
        )
        for name, figure in rows:
            lines.append(f"  {name:<12}" + "".join(f"{cell:>9}" for cell in cells(figure)) + "   " + _drawn(figure))
        lines.append("")
    return "\n".join([*lines, *sheet.closeness(), sheet.say("legend")]) + "\n"


def _line(name: str, columns: list[str], plot: str) -> str:
    return f"  {name:<12}" + "".join(f"{column:>9}" for column in columns) + "   " + plot


def _drawn(figure: Figure) -> str:
    """`o` is the rulebook, `*` one's own, `#` both in one place."""
    signs = ["."] * (LINE + 1)
    book, own = round(figure.book * LINE / 100), round(figure.own * LINE / 100)
    signs[book] = "o"
    signs[own] = "#" if own == book else "*"
    return "".join(signs)


def as_csv(run: Run, compared: Compared) -> str:
    sheet = Sheet(run, compared)
    file = io.StringIO()
    rows = csv.writer(file, lineterminator="\n")
    rows.writerow([sheet.say("column.panel"), *sheet.columns(), sheet.say("column.games")])
    for title, within, found in sheet.panels():
        for name, figure in found:
            numbers = [figure.book, round(figure.own, 3), round(figure.apart, 3)]
            if figure.other is not None:
                numbers.append(round(figure.other, 3))
            rows.writerow([f"{title}, {within}", name, *numbers, compared.games])
    return file.getvalue()


def as_html(run: Run, compared: Compared) -> str:
    sheet = Sheet(run, compared)
    out = [
        '<!doctype html>\n<html lang="en">\n<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(sheet.title)}</title>\n<style>{STYLE}</style>\n<h1>{escape(sheet.title)}</h1>",
        f"<p>{escape(sheet.games())} {escape(sheet.say('marks'))}</p>",
        "<ul>" + "".join(f"<li>{escape(line)}</li>" for line in sheet.closeness()) + "</ul>",
    ]
    for number, (title, within, rows) in enumerate(sheet.panels()):
        near = sheet.say("near", n=compared.near(number), many=len(rows), points=f"{compared.close:g}")
        out.append(f"<section><h2>{escape(title)} <small>{escape(within)} · {escape(near)}</small></h2>")
        out.append(_html_table(sheet, title, rows) + "</section>")
    out.append(f'<p class="remark">{escape(sheet.words.say("survey", "fitted", {}))}</p>')
    out += [f"<p>{escape(sheet.words.say('survey', code, {}))}</p>" for code in ("played", "counted")]
    return "\n".join(out) + "\n"


def _html_table(sheet: Sheet, title: str, rows: list[tuple[str, Figure]]) -> str:
    first, *others = [f'<th scope="col">{escape(column)}</th>' for column in sheet.columns()]
    lines = []
    for name, figure in rows:
        far = ' class="far"' if abs(figure.apart) > sheet.compared.close else ""
        numbers = "".join(f"<td>{cell}</td>" for cell in cells(figure))
        said = escape(sheet.say("point", row=name, book=f"{figure.book:g}", own=f"{figure.own:.1f}"))
        lines.append(f"<tr{far}><td>{escape(name)}</td><td>{plotted(figure, said)}</td>{numbers}</tr>")
    body = "\n".join(lines)
    return f"<table>\n<thead><tr>{first}<th></th>{''.join(others)}</tr></thead>\n<tbody>\n{body}\n</tbody></table>"


def plotted(figure: Figure, said: str) -> str:
    """A ring for the rulebook, a diamond for one's own, a bar between them, as SVG of our own."""

    def at(percent: float) -> float:
        return EDGE + (PLOT - 2 * EDGE) * percent / 100

    middle = STEP / 2
    grid = "".join(f'<path class="axis" d="M{at(mark):.1f} 0V{STEP}"/>' for mark in (0, 25, 50, 75, 100))
    book, own = at(figure.book), at(figure.own)
    found = [
        f'<svg width="{PLOT}" height="{STEP}" viewBox="0 0 {PLOT} {STEP}" role="img" aria-label="{said}">{grid}',
        f'<path class="join" d="M{book:.1f} {middle}H{own:.1f}"/>',
        f'<circle class="book" cx="{book:.1f}" cy="{middle}" r="6"/>',
    ]
    if figure.other is not None:
        found.append(f'<path class="other" d="M{at(figure.other):.1f} 3v{STEP - 6}"/>')
    found.append(f'<path class="own" d="M{own:.1f} {middle - 5}l5 5-5 5-5-5z"/></svg>')
    return "".join(found)


KINDS = {"txt": as_text, "csv": as_csv, "html": as_html}
