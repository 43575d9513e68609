"""How a game declares its computer players: each a kind of bot and how hard it tries.

>>> LEVELS = {"easy": Level("greedy", blunder=300), "strong": Level("search", games=40, ahead=60)}
>>> [name for name, level in LEVELS.items() if level.search]
['strong']
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Level:
    """`kind` is `random`, `greedy` or `search`. `blunder` is how often (in a thousand) it answers without thinking;
    `games` how many imagined games a search plays at most, `ahead` how many answers each of them goes on,
    `caution` how clearly an answer must have won in them to be preferred to the quick player's own, `clear` how many
    points its hint may be behind to be tried at all (see `Search`; 0 tries whatever there is);
    `manner` is one of the `MANNERS` of its `bots` module, where these can have different ones."""

    kind: str
    blunder: int = 0
    games: int = 200
    ahead: int = 24
    caution: float = 0.0
    manner: str = ""
    clear: float = 0.0

    @property
    def search(self) -> bool:
        """Whether it needs time to think: the page lets it think in a worker."""
        return self.kind == "search"
