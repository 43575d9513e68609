"""Where results go: JSON lines, or a table for a spreadsheet."""

from __future__ import annotations

import csv
import json
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any, TextIO

from ..kernel.reasons import Refused
from .one_game import Result

Write = Callable[[Result], None]


def as_lines(file: TextIO, seats: int) -> Write:
    def write(result: Result) -> None:
        file.write(json.dumps(asdict(result), separators=(",", ":")) + "\n")

    return write


def as_table(file: TextIO, seats: int) -> Write:
    """One row a game; the columns of each seat stand together."""
    whole = ["number", "seed", "rotation", "answers", "failed", "digest", "seconds"]
    each = [f"{name}_{seat}" for seat in range(seats) for name in ("bot", "score", "place", "won")]
    rows = csv.writer(file, lineterminator="\n")
    rows.writerow(whole + each)

    def write(result: Result) -> None:
        row: list[Any] = [getattr(result, name) for name in whole]
        for seat, bot in enumerate(result.seats):
            row += [bot, result.scores[seat], result.order.index(seat) + 1, int(seat in result.winners)]
        rows.writerow(row)

    return write


KINDS = {".jsonl": as_lines, ".csv": as_table}


def kind_of(path: str) -> Callable[[TextIO, int], Write]:
    found = KINDS.get(Path(path).suffix.lower())
    if found is None:
        raise Refused("simulate.extension", file=path[-80:], known=list(KINDS))
    return found


def open_for_writing(path: str) -> TextIO:
    try:
        return open(path, "w", encoding="utf-8", newline="")
    except OSError as error:
        raise Refused("simulate.file", file=path[-80:], why=error.strerror or "") from None
