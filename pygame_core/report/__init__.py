"""How balanced a game is: many simulated games, counted and summed up in one file, HTML or Markdown.

A game says in its `balance` module what to count (see `census`); the frame knows no game.
"""

from .command import run

__all__ = ["run"]
