"""`tables`: a rulebook's table of chances, made again by games of one's own on all cores."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from ..kernel.reasons import Refused
from ..kernel.survey import Counts
from ..parts.components import OPTION
from ..simulate.pool import in_processes
from ..simulate.progress import Progress
from ..simulate.run import check_workers
from ..survey import BATCH, Run, add, batches_of, check_run, nothing
from ..survey.compared import compare
from ..survey.files import KINDS, as_text
from .options import data_from
from .words import say

PORTION = 4
"""Batches that a process is given at a time."""


def run(arguments: argparse.Namespace) -> int:
    """`game, games, values, seed, out, workers`. The lines of text are printed in any case."""
    for out in arguments.out:
        if kind_of(out) not in KINDS:
            raise Refused("simulate.extension", file=out[-80:], known=[f".{kind}" for kind in KINDS])
    plain = check_run(arguments.game, None, arguments.seed)
    house = {OPTION: data_from(arguments.values)} if arguments.values else None
    own = check_run(arguments.game, house, arguments.seed)
    games = arguments.games or plain.survey.games
    batches = batches_of(games)
    workers = check_workers(arguments.workers)
    counts = play(own, batches, workers)
    others = play(plain, batches, workers) if house else None
    compared = compare(own.survey, own.panels, games, counts, others)
    print(as_text(own, compared), end="")
    for out in arguments.out:
        try:
            Path(out).write_text(KINDS[kind_of(out)](own, compared), encoding="utf-8")
        except OSError as error:
            raise Refused("simulate.file", file=out[-80:], why=error.strerror or "") from None
        print(say("tables.written", file=out))
    return 0


def kind_of(path: str) -> str:
    return Path(path).suffix.lower().removeprefix(".")


def play(run: Run, batches: int, workers: int) -> Counts:
    """The counts of so many batches, with a bar while they are played."""
    portions = [range(first, min(first + PORTION, batches)) for first in range(0, batches, PORTION)]
    found = nothing(run.survey, run.panels)
    progress = Progress(batches * BATCH, sys.stderr)
    try:
        parts = in_processes(run.count, portions, workers) if workers > 1 else map(run.count, portions)
        for portion, part in zip(portions, parts, strict=True):
            add(found, part)
            for _ in range(len(portion) * BATCH):
                progress.step()
    finally:
        progress.end()
    return found
