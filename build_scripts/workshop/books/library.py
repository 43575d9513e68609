"""What a game says of itself, as far as its book rests on it."""

from __future__ import annotations

from functools import cached_property
from importlib import import_module
from typing import Any

from pygame_core.games import registry
from pygame_core.kernel.rulebook import Rule, ledger
from pygame_core.kernel.words import Catalogue, catalogue
from pygame_core.parts.components import OPTION, Components


class Game:
    """Ledger, words, printed components, and the positions of the plates of a book."""

    def __init__(self, game: str, language: str, plates: dict[str, dict[str, Any]]) -> None:
        self.id = game
        self.rules = registry.ruleset(game)
        self.plates = plates
        self.words: Catalogue = catalogue(self.rules.package, language)

    @cached_property
    def ledger(self) -> dict[str, Rule]:
        return ledger(self.rules.package)

    @cached_property
    def ids(self) -> frozenset[str]:
        return frozenset(self.ledger)

    @cached_property
    def tables(self) -> dict[str, Any]:
        """The printed components; nothing where a game has none."""
        if OPTION not in self.rules.data_options:
            return {}
        components: Components[Any] = import_module(f"{self.rules.package}.components").COMPONENTS
        return components.printed()

    @property
    def phases(self) -> tuple[str, ...]:
        return self.rules.phases

    def text_of(self, rule: str) -> str:
        return self.ledger[rule].text

    def said_by(self, rule: str) -> str:
        """All that an entry says, with its case and its ruling."""
        found = self.ledger.get(rule)
        return " ".join((found.text, found.check, found.ruling, found.given, found.then)) if found else ""

    def label(self, code: str) -> str | None:
        """The game's word for something, if it has one."""
        return self.words.label(code) if self.words.has("label", code) else None
