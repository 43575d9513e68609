"""`replay` and `check`: a saved game verified, its log printed, what is damaged told."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from ..kernel import history, recover, saves
from ..kernel.book import Book
from ..kernel.reasons import Refused
from ..kernel.saves import SaveError
from ..kernel.words import catalogue
from ..present import Presenter
from .words import complaint, say

DAMAGED = 1


def read(name: str) -> str:
    try:
        return Path(name).read_text(encoding="utf-8")
    except (OSError, ValueError) as error:  # of values: what is no text, and a name that is none
        raise Refused("cli.file", file=name[-200:], why=getattr(error, "strerror", None) or str(error)) from None


def write(name: str, text: str) -> None:
    try:
        Path(name).write_text(text, encoding="utf-8")
    except (OSError, ValueError) as error:
        raise Refused("cli.file", file=name[-200:], why=getattr(error, "strerror", None) or str(error)) from None


def print_log(book: Book, viewer: int | None = None, since: int = 0) -> None:
    presenter = Presenter(book)
    heading = ""
    for event in book.table.log(viewer, since):
        line = presenter.line(event)
        place = f"{line['place']['turnText']} · {line['place']['phaseText']}"
        if place != heading:
            heading = place
            print(f"\n{heading}")
        dice = " [" + " ".join(map(str, line["dice"])) + "]" if "dice" in line else ""
        print(f"  {line['at']:>4}  {line['text']}{dice}")


def replay_file(arguments: argparse.Namespace) -> int:
    book = saves.loads(read(arguments.file))
    found = history.verify(book.table)
    print_log(Book(found.table))
    print()
    if not found.whole:
        print(say("replay.parted", position=found.parted, why=found.why), file=sys.stderr)
        return DAMAGED
    print(say("replay.whole", position=book.table.position, digest=book.table.digest()))
    return 0


def check_file(arguments: argparse.Namespace) -> int:
    text = read(arguments.file)
    try:
        book = saves.loads(text)
    except SaveError as error:
        print(complaint(error), file=sys.stderr)
        if error.recoverable:
            _recover(text, arguments.recover)
        return DAMAGED
    found = history.verify(book.table)
    if not found.whole:
        print(say("replay.parted", position=found.parted, why=found.why), file=sys.stderr)
        return DAMAGED
    rules = book.table.ruleset
    title = catalogue(rules.package).say("game", "title", {})
    print(
        say(
            "check.sound", title=title, seats=book.table.mode.seats, position=book.table.position, n=len(book.whatifs())
        )
    )
    return 0


def _recover(text: str, out: str | None) -> None:
    """Say what is left of a damaged file, and write it where asked."""
    try:
        found = recover.recover(text)
    except SaveError as error:
        print(complaint(error), file=sys.stderr)
        return
    for code, params in found.warnings:
        print(catalogue("pygame_core.kernel").say("save", code, params), file=sys.stderr)
    if out:
        write(out, saves.dumps(found.book))
        print(say("check.written", file=out), file=sys.stderr)
    else:
        print(say("check.offer"), file=sys.stderr)
