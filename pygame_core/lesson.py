"""A game's lesson: a practice position on a fixed seed and the steps through it.

`lesson.toml` of a game holds the setup, and for each step the entry that the learner makes (none for a step that
only tells) and the entries that others make afterwards. The words are in the catalogue: `[lesson]` has
`<step>` (one sentence), `<step>.why` (one line of reason) and `<step>.do` (what the button says). The other seats
are bots that keep still until the last step is done; then the learner plays on against them.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from .kernel.book import Book
from .kernel.files import has_tables, tables_of
from .kernel.table import Player, Table
from .kernel.words import catalogue
from .lobby import HUMAN, rules_of

if TYPE_CHECKING:
    from .contract.lobby import LessonStep

Written = dict[str, Any]


@cache
def _written(package: str) -> Written | None:
    return tables_of(package, "lesson") if has_tables(package, "lesson") else None


def has_lesson(game: str) -> bool:
    return _written(rules_of(game).package) is not None


def steps(game: str, lang: str = "en") -> list[LessonStep]:
    """The steps in words; none if the game has no lesson."""
    package = rules_of(game).package
    words = catalogue(package, lang)
    written = _written(package)
    out: list[LessonStep] = []
    for row in written["step"] if written else []:
        code = row["code"]
        out.append(
            {
                "code": code,
                "target": row.get("target", ""),
                "entry": row.get("entry"),
                "then": row.get("then", []),
                "text": words.say("lesson", code, {}),
                "why": words.say("lesson", f"{code}.why", {}),
                "do": words.say("lesson", f"{code}.do", {}),
            }
        )
    return out


def begin(game: str, lang: str = "en") -> tuple[Book, int]:
    """The practice table at the first step, and the learner's seat."""
    rules = rules_of(game)
    written = _written(rules.package)
    assert written is not None
    words = catalogue(rules.package, lang)
    learner = written["learner"]
    players = [
        Player(words.say("lesson", f"seat.{n}", {}), HUMAN if n == learner else written["bots"])
        for n in range(written["seats"])
    ]
    mode = rules.mode(written["seats"], written["scenario"], written.get("options", {}))
    table = Table(rules, mode, written["seed"], players)
    for entry in written.get("first", []):
        table.enter(entry)
    return Book(table), learner
