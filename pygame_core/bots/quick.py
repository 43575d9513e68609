"""Bots that hardly think: by lot, and the one that spoils a better bot's play now and then."""

from __future__ import annotations

from ..kernel.chance import Chance
from .bot import Bot, Deadline, Move, Why, answer
from .chair import Chair


class RandomBot:
    """Answers by lot, turns every offer down, and does nothing beside."""

    def move(self, chair: Chair, chance: Chance, deadline: Deadline) -> Move:
        if chair.decision is None:
            return Move(["deal", "reject", chair.offers[0]["id"]], Why("kernel.bot.why.no_deals"))
        return answer(chair.decision.sample(chance), "kernel.bot.why.random")


class Hasty:
    """Another bot, but `rate` in a thousand of its answers are given without thinking."""

    def __init__(self, bot: Bot, rate: int) -> None:
        self.bot = bot
        self.rate = rate

    def move(self, chair: Chair, chance: Chance, deadline: Deadline) -> Move:
        if chair.decision is not None and chance.below(1000) < self.rate:
            return answer(chair.decision.sample(chance), "kernel.bot.why.hasty")
        return self.bot.move(chair, chance, deadline)
