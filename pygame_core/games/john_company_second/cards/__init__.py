"""Prestige and blackmail cards: the deck, and what each card does."""

from . import blackmail, deck, prestige

__all__ = ["blackmail", "deck", "prestige"]
