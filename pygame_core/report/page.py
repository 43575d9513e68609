"""The report as one file: HTML that needs nothing else, or Markdown with the tables alone."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import NamedTuple

from .figures import Block
from .plot import bars

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #222 }
h2 { margin-top: 3rem; border-bottom: 1px solid #999 } h3 { margin-bottom: 0.3rem }
table { border-collapse: collapse; margin: 0.5rem 0 } caption { text-align: left }
th, td { padding: 0.15rem 0.8rem; text-align: right; border-bottom: 1px solid #ddd }
th:first-child, td:first-child { text-align: left; padding-left: 0 }
svg { width: 100%; max-width: 40rem; display: block; font-size: 12px }
svg rect { fill: #2f6f7e } svg path { stroke: #222; stroke-width: 1.5; fill: none }
.remark { border-left: 4px solid #b4552d; padding-left: 0.8rem }
@media (prefers-color-scheme: dark) {
  body { background: #181818; color: #ddd } svg text { fill: #ddd } svg rect { fill: #5fa8b8 } svg path { stroke: #ddd }
  th, td { border-color: #444 }
}
"""


class Part(NamedTuple):
    """All about one number of players."""

    title: str
    text: str
    blocks: list[Block]


def as_html(title: str, text: str, parts: list[Part]) -> str:
    out = [
        '<!doctype html>\n<html lang="en">\n<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n<h1>{escape(title)}</h1>\n<p>{escape(text)}</p>",
    ]
    for part in parts:
        out.append(f"<h2>{escape(part.title)}</h2>\n<p>{escape(part.text)}</p>")
        for block in part.blocks:
            out.append(f"<h3>{escape(block.title)}</h3>")
            out += [f'<p class="remark">{escape(remark)}</p>' for remark in block.remarks]
            out += [bars(block.bars, block.title), _html_table(block)]
    return "\n".join(out) + "\n"


def _html_table(block: Block) -> str:
    head = "".join(f'<th scope="col">{escape(column)}</th>' for column in block.columns)
    rows = ["".join(f"<td>{escape(cell)}</td>" for cell in row) for row in block.rows]
    body = "\n".join(f"<tr>{row}</tr>" for row in rows)
    return f"<table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{body}\n</tbody></table>"


def as_markdown(title: str, text: str, parts: list[Part]) -> str:
    out = [f"# {title}", text]
    for part in parts:
        out += [f"## {part.title}", part.text]
        for block in part.blocks:
            lines = [block.columns, ["---"] + ["---:"] * (len(block.columns) - 1), *block.rows]
            table = "\n".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in lines)
            out += [f"### {block.title}", *(f"> {remark}" for remark in block.remarks), table]
    return "\n\n".join(out) + "\n"


KINDS: dict[str, Callable[[str, str, list[Part]], str]] = {".html": as_html, ".md": as_markdown}
