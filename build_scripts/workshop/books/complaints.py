"""What is wrong with a book, as lines that an author can follow."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path


@dataclass
class Complaints:
    """Collected while a book is made, so that an author sees all of them at once."""

    lines: list[str] = field(default_factory=list)

    def add(self, place: Place, text: str) -> None:
        # the game, the part and the chapter
        where = "/".join(place.path.parts[-3:])
        self.lines.append(f"{where}:{place.line}: {text}")


@dataclass(frozen=True)
class Place:
    """A line of a file of a book."""

    path: Path
    line: int
