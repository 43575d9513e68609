"""Words given in a deal: they bind nobody, but they are remembered.

A pledge is a sentence with blanks: who hires whom, as what, in which turn. Once it is given it stands in
`game.deals["words"]`, beside what was said freely, with what became of it. Nobody decides that: every event that the
rules log is heard by the words that are still open, and each kind knows by which events it is kept or broken, or
void if the occasion never came.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Literal

from .reasons import OPEN, Closed, Reason

if TYPE_CHECKING:
    from .game import Game

Word = dict[str, Any]
"""A pledge that was given: the fields of its clause, `at` (the position at which it was given), `done` (how much of it
is done), `able` (whether the occasion came) and `outcome`."""
Outcome = Literal["kept", "broken", "void"]
Judge = Callable[["Game[Any]", Word, str, dict[str, Any]], Outcome | None]
"""What an event makes of a word; None if it stays open. What has been done so far may be noted in the word."""

STANDING: Final = "open"
EVENTS: dict[Outcome, str] = {
    "kept": "kernel.word.kept",
    "broken": "kernel.word.broken",
    "void": "kernel.word.void",
}
RECORD: dict[str, type] = {"at": int, "done": int, "able": bool, "outcome": str}
"""What a word has beside its clause."""


@dataclass(frozen=True, slots=True)
class Blank:
    """A place in the sentence, and what may stand there: a seat, a thing with a label, a number or a turn."""

    field: str
    holds: Literal["seat", "label", "number", "turn"]
    values: Callable[[Game[Any], int], list[Any]]
    """By the game and whoever gives the word."""
    code: str = ""
    """In which words a number or a turn is said."""

    @property
    def type(self) -> type:
        return str if self.holds == "label" else int


@dataclass(frozen=True, slots=True)
class Pledge:
    """A kind of word that can be given."""

    icon: str
    blanks: tuple[Blank, ...]
    judge: Judge

    @property
    def fields(self) -> dict[str, type]:
        return {blank.field: blank.type for blank in self.blanks}

    def check(self, game: Game[Any], clause: Word) -> Reason:
        """Whether what stands in the blanks makes sense now."""
        for blank in self.blanks:
            if clause[blank.field] not in blank.values(game, clause["from"]):
                return Closed("kernel.deal.word", field=blank.field, value=str(clause[blank.field])[:40])
        return OPEN

    def give(self, game: Game[Any], clause: Word) -> None:
        record = {"at": game.position, "done": 0, "able": False, "outcome": STANDING}
        game.deals["words"].append({**clause, **record})


def is_word(row: dict[str, Any]) -> bool:
    """Whether this was given as a word, and not only said."""
    return "outcome" in row


def clause_of(word: Word) -> dict[str, Any]:
    return {name: value for name, value in word.items() if name not in RECORD}


def hear(game: Game[Any], code: str, params: dict[str, Any]) -> None:
    """Something has happened: what it makes of the words that are still open."""
    for word in game.deals["words"]:
        if word.get("outcome") != STANDING:
            continue
        outcome = game.pledges[word["kind"]].judge(game, word, code, params)
        if outcome is not None:
            word["outcome"] = outcome
            game.log(EVENTS[outcome], seat=word["from"], clauses=[clause_of(word)])
