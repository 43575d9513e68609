"""How large the site is: raw, gzip and brotli, by whose it is."""

import gzip
import importlib
import json
import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

from workshop import manifest
from workshop.paths import CACHE
from workshop.plan import Plan

GROUPS = {"vendor/pyodide/": "pyodide", "vendor/pyscript/": "pyscript", "vendor/": "vendor"}
OWN = "own"
Measures = dict[str, int]


def group(path: str) -> str:
    """Whose is this file?"""
    return next((name for prefix, name in GROUPS.items() if path.startswith(prefix)), OWN)


def brotli_size(data: bytes) -> int | None:
    """The size under brotli 11; None outside the virtual environment, which has the package."""
    try:
        brotli: Any = importlib.import_module("brotli")
    except ImportError:
        return None
    return len(brotli.compress(data, quality=11))


class Gauge:
    """Sizes by content, remembered: compressing ten megabytes takes seconds."""

    def __init__(self, memory: Path = CACHE / "sizes.json") -> None:
        self.memory = memory
        self.known: dict[str, Measures] = {}
        # a memory that was not written to its end is none
        with suppress(OSError, ValueError):
            self.known = json.loads(memory.read_text(encoding="utf-8"))

    def measure(self, digest: str, data: bytes, *, brotli: bool) -> Measures:
        if digest not in self.known:
            self.known[digest] = {"raw": len(data), "gzip": len(gzip.compress(data, 9))}
        sizes = self.known[digest]
        if brotli and "brotli" not in sizes:
            compressed = brotli_size(data)
            if compressed is not None:
                sizes["brotli"] = compressed
        return sizes

    def keep(self) -> None:
        self.memory.parent.mkdir(parents=True, exist_ok=True)
        written = self.memory.with_suffix(f".{os.getpid()}")
        written.write_text(json.dumps(self.known), encoding="utf-8")
        written.replace(self.memory)


def total(rows: Iterable[Measures]) -> Measures:
    """The sum of some measures; brotli only if it is known for all."""
    listed = list(rows)
    keys = [key for key in ("raw", "gzip", "brotli") if all(key in row for row in listed)]
    return {key: sum(row[key] for row in listed) for key in keys}


def report(plan: Plan, paths: Iterable[str] | None = None, *, brotli: bool = False) -> dict[str, Measures]:
    """Sizes by group, of the given paths or of all that a first visit brings (the page and what is kept for later)."""
    wanted = sorted(paths) if paths is not None else [path for path in plan.paths() if manifest.kept(path)]
    gauge = Gauge()
    rows: dict[str, list[Measures]] = {}
    for path in wanted:
        sizes = gauge.measure(plan.digest(path), plan.content(path), brotli=brotli)
        rows.setdefault(group(path), []).append(sizes)
    gauge.keep()
    summary = {name: total(measures) for name, measures in sorted(rows.items())}
    summary["all"] = total([sizes for measures in rows.values() for sizes in measures])
    return summary


def as_text(summary: dict[str, Measures]) -> str:
    """The report as a small table, in kilobytes."""
    lines = [f"{'':10}{'raw':>9}{'gzip':>9}{'brotli':>9}   kB"]
    for name, sizes in summary.items():
        cells = (f"{sizes[key] / 1000:9.0f}" if key in sizes else f"{'-':>9}" for key in ("raw", "gzip", "brotli"))
        lines.append(f"{name:10}{''.join(cells)}")
    return "\n".join(lines)
