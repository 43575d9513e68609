"""A game's lessons: each a practice position on a fixed seed and the steps through it.

`lesson.toml` of a game is its first lesson; `lesson_<name>.toml` is another one, for each name in the ruleset's
`lessons`, and its steps are called `<name>.<step>`. Such a file holds the setup, and for each step the entry that the
learner makes (none for a step that only tells) and the entries that others make afterwards. The words are in the
catalogue: `[lesson]` has `<step>` (one sentence), `<step>.why` (one line of reason) and `<step>.do` (what the button
says), and `<name>.title` for a further lesson. The other seats are bots that keep still until the last step is done;
then the learner plays on against them.

A step with `free` is done by its button and by whatever the learner answers. One with `when` waits until the learner
is asked one of those questions, from that `turn` on; meanwhile they play as they like, and so do the bots. If the
moment of a later one comes first, it is passed over. What it says of the table then has holes, and `figures` says where
each figure stands in the view: keys of sections, and names or places in lists.

What a step says in numbers must be true: `says` names for each of them the place in the view, or several places and
numbers whose sum it is, and `brings` those of the view after what the step asks for; or one of the `rules` that it
names says it. A test holds them against the table.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final

from .kernel.book import Book
from .kernel.files import has_tables, tables_of
from .kernel.reasons import Refused
from .kernel.table import Player, Table
from .kernel.words import catalogue
from .lobby import HUMAN, rules_of

if TYPE_CHECKING:
    from .contract.lobby import LessonStep, StepWords

Written = dict[str, Any]


FIRST: Final = ""
"""The name of the lesson that a game begins with."""


Path = list[str | int]
"""Where a figure stands in a view."""
HOW_MANY: Final = "#"
_NAMED_BY = ("id", "good", "company", "region", "office", "seat", "code", "kind", "name")


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
    out: list[LessonStep] = []
    for row in rows(game, name):
        # what waits for its moment has its words then
        words = {"text": "", "why": "", "do": ""} if row.get("when") else _words(game, row["code"], {}, lang)
        out.append(
            {
                "code": row["code"],
                "target": row.get("target", ""),
                "entry": row.get("entry"),
                "then": row.get("then", []),
                "when": row.get("when", []),
                "turn": row.get("turn", 0),
                # whoever is told something when they are asked may answer at once
                "free": row.get("free", bool(row.get("when")) and "entry" not in row),
                "rules": row.get("rules", []),
                **words,
            }
        )
    return out


def rows(game: str, name: str = FIRST) -> list[Written]:
    """The steps as they are written."""
    written = _written(rules_of(game).package, name)
    found: list[Written] = written["step"] if written else []
    return found


def _words(game: str, code: str, figures: Written, lang: str) -> StepWords:
    words = catalogue(rules_of(game).package, lang)
    return {
        "text": words.say("lesson", code, figures),
        "why": words.say("lesson", f"{code}.why", figures),
        "do": words.say("lesson", f"{code}.do", figures),
    }


def words_now(game: str, name: str, code: str, view: Any, lang: str = "en") -> StepWords:
    """What a step says at a table that looks so."""
    for row in rows(game, name):
        if row["code"] == code:
            figures = {key: figure(view, path) for key, path in row.get("figures", {}).items()}
            return _words(game, code, figures, lang)
    raise Refused("kernel.lesson.none")


def figure(view: Any, path: Path) -> Any:
    """What stands at a place of a view: a key, or in a list a name or a place."""
    value = view
    for part in path:
        value = _within(value, part)
    return value


def _within(value: Any, part: str | int) -> Any:
    if part == HOW_MANY:
        return len(value)
    if isinstance(value, dict):
        return value[part]
    named = [row for row in value if isinstance(row, dict) and any(row.get(key) == part for key in _NAMED_BY)]
    return named[0] if named else value[part]


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
