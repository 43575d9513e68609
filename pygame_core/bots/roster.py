"""The bots of a game by name."""

from __future__ import annotations

from ..games.registry import levels
from ..kernel.reasons import Refused, RuleBug
from . import mind
from .bot import Bot
from .greedy import Greedy
from .quick import Hasty, RandomBot
from .search import Search


def make(game: str, bot: str) -> Bot:
    """The bot of this name in this game; `Refused` if it has none."""
    known = levels(game)
    if bot not in known:
        raise Refused("kernel.setup.bot", bot=str(bot)[:40], known=list(known))
    level = known[bot]
    thinking = mind.of(game, level.manner)
    made: Bot
    match level.kind:
        case "random":
            made = RandomBot()
        case "greedy":
            made = Greedy(thinking)
        case "search":
            made = Search(thinking, level.games, level.ahead, level.caution, level.clear)
        case _:
            raise RuleBug(f"{game} declares a bot of the unknown kind {level.kind!r}")
    return Hasty(made, level.blunder) if level.blunder else made
