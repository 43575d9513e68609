"""Bars with their intervals, as SVG of our own: a few lines need no library."""

from __future__ import annotations

from html import escape
from typing import NamedTuple

LABEL, BAR, VALUE, STEP, THICK = 190, 380, 70, 22, 14


class Bar(NamedTuple):
    name: str
    value: float
    low: float | None = None
    high: float | None = None


def bars(drawn: list[Bar], title: str) -> str:
    """A horizontal bar each, the interval as a line across its end."""
    if not drawn:
        return ""
    top = max(max(bar.value, bar.high or 0.0) for bar in drawn) or 1.0
    scale = BAR / top
    height = STEP * len(drawn) + 6
    lines = [
        f'<svg viewBox="0 0 {LABEL + BAR + VALUE} {height}" role="img" aria-label="{escape(title)}">',
    ]
    for place, bar in enumerate(drawn):
        y = STEP * place + 4
        middle = y + THICK / 2
        width = max(0.0, bar.value) * scale
        lines.append(f'<text x="{LABEL - 8}" y="{y + 11}" text-anchor="end">{escape(bar.name)}</text>')
        lines.append(f'<rect x="{LABEL}" y="{y}" width="{width:.1f}" height="{THICK}"/>')
        if bar.low is not None and bar.high is not None:
            low, high = LABEL + max(0.0, bar.low) * scale, LABEL + bar.high * scale
            lines.append(f'<path d="M{low:.1f} {middle}H{high:.1f}M{low:.1f} {y}v{THICK}M{high:.1f} {y}v{THICK}"/>')
        shown = f"{bar.value:.3f}" if top <= 1 else f"{bar.value:.1f}"
        end = LABEL + max(width, (bar.high or 0.0) * scale) + 6
        lines.append(f'<text x="{end:.1f}" y="{y + 11}">{shown}</text>')
    return "\n".join([*lines, "</svg>"])
