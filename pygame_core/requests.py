"""The form of every request: what the facade holds against whatever comes, before it does anything.

The fields are those of the types in `contract`; here they have ranges and lengths. What an answer, an act or a clause
means is judged by the rules: it is any JSON, in bounds.
"""

from __future__ import annotations

from typing import Final

from .kernel.deals import MOVES
from .kernel.entries import ENTRY_OF_A_SEAT, MOST_SEATS
from .kernel.forms import LONGEST, Data, Fields, Flag, Form, ListOf, Mapped, Maybe, Number, OneOf, Text, Whole
from .lobby import SEED, SETUP, TYPED_TEXT
from .passing import WISHES

MOST_AT_ONCE = 200
"""Entries or answers in one request: a lesson's step and a composed decision have a handful."""

SEAT = Whole(0, MOST_SEATS - 1)
POSITION = Whole(0, 1_000_000)
VIEWER = Maybe(SEAT)
WORD = Text(60)
ANSWER = Data(2000)
ANSWERS = ListOf(ANSWER, MOST_AT_ONCE)
SAVE = Text(LONGEST)
HABITS = Fields(
    {},
    {
        "usual": OneOf(*WISHES),
        "wishes": ListOf(Mapped(OneOf(*WISHES), 60), MOST_SEATS),
        "held": ListOf(POSITION, 10_000),
    },
)

GAMES_OF_A_SURVEY = Whole(0, 10_000_000)
COUNTS = Maybe(ListOf(ListOf(GAMES_OF_A_SURVEY, 100), 20))

LANG: dict[str, Form] = {"lang": Maybe(Text())}
LOOK: dict[str, Form] = {"viewer": VIEWER}


def _of_survey(needed: dict[str, Form] | None = None, maybe: dict[str, Form] | None = None) -> Fields:
    """A request about a game's table of chances: which, and the games that it counts."""
    maybe = {"options": SETUP.maybe["options"], "seed": SEED, **LANG, **(maybe or {})}
    return Fields({"game": Text(), **(needed or {})}, maybe)


def _of_table(needed: dict[str, Form] | None = None, maybe: dict[str, Form] | None = None) -> Fields:
    """A request about an open table, from whoever looks."""
    return Fields({"table": Text(), **(needed or {})}, {**LOOK, **(maybe or {})})


FORMS: Final[dict[str, Fields]] = {
    "games": Fields({}, LANG),
    "words": Fields({"game": Text()}, LANG),
    "new": Fields(SETUP.needed, {**SETUP.maybe, "passing": Maybe(HABITS), **LOOK, **LANG}),
    "lesson": Fields({"game": Text()}, {"lesson": Text(), **LANG}),
    "taught": _of_table({"game": Text(), "step": WORD}, {"lesson": Text(), **LANG}),
    "view": _of_table(maybe={"aside": Maybe(Flag())}),
    "answer": _of_table({"seat": SEAT}, {"answer": ANSWER}),
    "preview": _of_table({"seat": SEAT, "answers": ANSWERS}),
    "compose": _of_table({"seat": SEAT, "answers": ANSWERS}),
    "act": _of_table({"seat": SEAT}, {"act": ANSWER}),
    "deal": _of_table({"seat": SEAT, "move": OneOf(*MOVES), "arguments": ListOf(Data(4000), 2)}),
    "bargain": _of_table(),
    "weigh": _of_table({"clauses": ListOf(Data(200), 200)}),
    "enter": _of_table({"entries": ListOf(ENTRY_OF_A_SEAT, MOST_AT_ONCE)}),
    "undo": _of_table(maybe={"seat": VIEWER}),
    "settle": _of_table(maybe={"passing": Maybe(HABITS)}),
    "take_back": _of_table({"seat": SEAT, "position": POSITION}),
    "wish": _of_table({"seat": SEAT, "window": WORD, "wish": OneOf(*WISHES)}),
    "risks": _of_table(
        {"seat": SEAT},
        {
            "after": Maybe(ANSWERS),
            "answers": Maybe(ANSWERS),
            "acts": Maybe(ANSWERS),
        },
    ),
    "redo": _of_table(),
    "back": _of_table({"position": POSITION}),
    "branch": _of_table(maybe={"at": Maybe(POSITION), "name": Maybe(TYPED_TEXT)}),
    "switch": _of_table({"branch": WORD}),
    "promote": _of_table({"branch": WORD}),
    "drop": _of_table({"branch": WORD}),
    "at": _of_table({"position": POSITION}, {"lines": Maybe(POSITION)}),
    "economy": _of_table(),
    "recap": _of_table(maybe={"from": Maybe(POSITION), "to": Maybe(POSITION)}),
    "ending": _of_table({"game": Text()}),
    "doubts": _of_table({"from": POSITION, "to": POSITION}),
    "judge": _of_table({"position": POSITION, "games": Whole(2, 400)}, {"seed": SEED}),
    "rules": Fields(
        {"game": Text()},
        {"search": Maybe(TYPED_TEXT), "ids": Maybe(ListOf(Text(), 10_000)), "table": Maybe(Text()), **LOOK, **LANG},
    ),
    "survey": _of_survey(),
    "survey_games": _of_survey({"games": GAMES_OF_A_SURVEY, "more": GAMES_OF_A_SURVEY}, {"counts": COUNTS}),
    "survey_file": _of_survey({"games": GAMES_OF_A_SURVEY, "kind": Text()}, {"counts": COUNTS}),
    "bot": _of_table(),
    "puzzle": _of_table({"seat": SEAT, "answers": ANSWERS}),
    "handout": _of_table({"seat": SEAT, "seed": SEED}),
    "position": _of_table(),
    "think": Fields(
        {"position": SAVE, "seat": SEAT, "bot": Text(), "seconds": Number(0, 60)},
        {"seed": SEED, **LANG},
    ),
    "move": _of_table({"seat": SEAT, "move": Data(4000)}, {"failed": Maybe(Text())}),
    "hint": _of_table({"seat": SEAT}),
    "save": _of_table(maybe={"light": Maybe(Flag())}),
    "load": Fields(
        {"save": SAVE},
        {"recover": Maybe(Flag()), "foreign": Maybe(Flag()), "passing": Maybe(HABITS), **LOOK, **LANG},
    ),
    "verify": _of_table(),
    "digest": _of_table(),
    "close": _of_table(),
}
