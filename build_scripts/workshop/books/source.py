"""The files of a book as they are written: `<part>/<number>-<id>.md`, each with a head in TOML."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from workshop.paths import WEB

BOOKS = WEB / "books"
PARTS = ("rules", "room", "aids")
ABOUT = "book.toml"
_NAME = re.compile(r"\d\d-([a-z0-9-]+)")
_HEAD = re.compile(r"\+\+\+\n(.*?)\n\+\+\+\n", re.DOTALL)


class Unwritten(Exception):
    """A file that is no chapter."""


@dataclass(frozen=True)
class Source:
    """One chapter: the text, and at which line of its file it begins."""

    path: Path
    part: str
    id: str
    title: str
    head: dict[str, Any]
    text: str
    line: int

    @property
    def covers(self) -> list[str]:
        """Beginnings of ids: entries of the ledger that are about what this chapter tells."""
        return list(self.head.get("covers", []))


def read(path: Path, part: str) -> Source:
    name, whole = _NAME.fullmatch(path.stem), path.read_text(encoding="utf-8")
    head = _HEAD.match(whole)
    if name is None or head is None:
        raise Unwritten(f"{path}: a chapter is called 03-some-name.md and begins with a head between +++ lines")
    said = tomllib.loads(head[1])
    if not said.get("title"):
        raise Unwritten(f"{path}: its head has no title")
    return Source(path, part, name[1], said["title"], said, whole[head.end() :], whole.count("\n", 0, head.end()) + 1)


def chapters(folder: Path, part: str) -> list[Source]:
    """The chapters of a part, in order."""
    return [read(path, part) for path in sorted((folder / part).glob("*.md"))]


def about(folder: Path) -> dict[str, Any]:
    """What `book.toml` says: title, topics of the ledger, positions of the plates."""
    return tomllib.loads((folder / ABOUT).read_text(encoding="utf-8"))


def languages() -> list[str]:
    return sorted(path.name for path in BOOKS.iterdir() if path.is_dir())


def games(language: str) -> list[str]:
    """The games that have a book in a language."""
    return sorted(path.parent.name for path in (BOOKS / language).glob(f"*/{ABOUT}"))
