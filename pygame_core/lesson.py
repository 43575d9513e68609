"""A game's lessons: each a practice position on a fixed seed and the steps through it.

`lesson.toml` of a game is its first lesson; `lesson_<name>.toml` is another one, for each name in the ruleset's
`lessons`, and its steps are called `<name>.<step>`. Such a file holds the setup, and for each step the entry that the
learner makes (none for a step that only tells) and the entries that others make afterwards. The words are in the
catalogue: `[lesson]` has `<step>` (one sentence), `<step>.why` (one line of reason) and `<step>.do` (what the button
says), and `<name>.title` for a further lesson. The other seats are bots that keep still until the last step is done;
then the learner plays on against them.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final

from .kernel.book import Book
from .kernel.files import has_tables, tables_of
from .kernel.table import Player, Table
from .kernel.words import catalogue
from .lobby import HUMAN, rules_of

if TYPE_CHECKING:
    from .contract.lobby import LessonStep

Written = dict[str, Any]


FIRST: Final = ""
"""The name of the lesson that a game begins with."""


def _written(package: str, name: str) -> Written | None:
    file = f"lesson_{name}" if name else "lesson"
    return _tables(package, file) if has_tables(package, file) else None


@cache
def _tables(package: str, file: str) -> Written:
    return tables_of(package, file)


def has_lesson(game: str, name: str = FIRST) -> bool:
    rules = rules_of(game)
    return name in (FIRST, *rules.lessons) and _written(rules.package, name) is not None


def lessons(game: str) -> list[str]:
    """All that the game has, by name."""
    return [name for name in (FIRST, *rules_of(game).lessons) if has_lesson(game, name)]


def steps(game: str, name: str = FIRST, lang: str = "en") -> list[LessonStep]:
    """The steps in words; none if the game has no such lesson."""
    package = rules_of(game).package
    words = catalogue(package, lang)
    written = _written(package, name)
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


def begin(game: str, name: str = FIRST, lang: str = "en") -> tuple[Book, int]:
    """The practice table at the first step, and the learner's seat."""
    rules = rules_of(game)
    written = _written(rules.package, name)
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
