"""The table as text, for any game: its sections with their labels, one line a thing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..present import Presenter
from .words import say

if TYPE_CHECKING:
    from ..contract.view import Seat

WIDE = 110


class TextBoard:
    """Draws what one viewer sees of a table."""

    def __init__(self, presenter: Presenter) -> None:
        self.presenter = presenter

    def label(self, key: str) -> str:
        """The word for a key of a view: from the board's labels, the game's, or the key itself."""
        words = self.presenter.words
        for section, code in (("board", key), ("label", key)):
            if words.has(section, code):
                return words.say(section, code, {}, self.presenter.names)
        return key.replace("_", " ")

    def lines(self, viewer: int | None) -> list[str]:
        out = [self.seat(row) for row in self.presenter.seats(self.presenter.table.pending)]
        for name, section in self.presenter.table.view(viewer).items():
            if section not in ([], {}, None):
                out += [f"{self.label(name)}:", *self.section(section)]
        return out

    def seat(self, row: Seat) -> str:
        facts = ", ".join(f"{fact['text']} {fact['shown']}" for fact in row["facts"])
        score = "" if row["score"] is None else say("board.score", score=row["score"], unit=row["scoreText"])
        return say("board.seat", seat=row["seat"] + 1, name=row["name"], facts=facts, score=score)

    def section(self, section: Any) -> list[str]:
        if isinstance(section, list):
            return ["  " + self.inline(item) for item in section]
        if isinstance(section, dict):
            return [f"  {self.label(key)}: {self.inline(value)}" for key, value in section.items()]
        return ["  " + self.inline(section)]

    def inline(self, value: Any) -> str:
        if isinstance(value, dict):
            parts = [(key, inner) for key, inner in value.items() if key != "id" and inner not in ([], {}, None, "")]
            text = ", ".join(f"{self.label(key)} {self.named(key, inner)}" for key, inner in parts)
        elif isinstance(value, list):
            text = ", ".join(self.bracketed(item) for item in value)
        else:
            text = self.label(value) if isinstance(value, str) else str(value)
        return text if len(text) <= WIDE else text[: WIDE - 1] + "…"

    def named(self, key: str, value: Any) -> str:
        """A seat by its player's name, anything else as it is."""
        if key == "seat" and type(value) is int and 0 <= value < len(self.presenter.names):
            return self.presenter.names[value]
        return self.bracketed(value)

    def bracketed(self, value: Any) -> str:
        if isinstance(value, dict) and value.keys() == {"id", "n"}:  # how many lie in a place of the board
            return self.inline(value["n"])
        return f"({self.inline(value)})" if isinstance(value, dict | list) else self.inline(value)
