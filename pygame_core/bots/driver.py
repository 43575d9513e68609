"""The driver: makes the moves of a table's bots, and keeps the game going when a bot fails."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ..kernel.chance import Chance
from ..kernel.decisions import Answer, Decision
from ..kernel.reasons import Refused
from ..kernel.table import Table
from .bot import Bot, Deadline, Move, Why
from .chair import Chair, waits_for


@dataclass(frozen=True, slots=True)
class Played:
    """One move that was made for a bot's seat. `failed` says why it is not the bot's own: nonsense, raised, late;
    `error` is what it raised, for whoever mends the bot."""

    seat: int
    move: Move
    failed: str = ""
    error: Exception | None = None


class Driver:
    """Plays some seats of a table. Each bot has a chance of its own, from `seed` and its seat."""

    __slots__ = ("bots", "chances", "names", "seconds", "table")

    def __init__(self, table: Table, bots: dict[int, Bot], seed: str | int = 0, seconds: float | None = None) -> None:
        self.table = table
        self.bots = bots
        self.seconds = seconds
        self.chances = {seat: Chance(f"bot/{seed}/{seat}") for seat in bots}
        self.names = {seat: table.players[seat].kind for seat in bots}

    def chair(self) -> Chair | None:
        """The next bot that has to say something: offers first, for they stand while others think."""
        table = self.table
        if table.result is not None:
            return None
        for offer in table.game.deals["open"]:
            for seat in offer["parties"]:
                if seat in self.bots and waits_for(offer, seat):
                    return Chair(table, seat, None)
        for decision in table.pending:
            if decision.seat in self.bots:
                return Chair(table, decision.seat, decision)
        return None

    def play_one(self) -> Played | None:
        """One move of one bot; None when no bot has anything to say."""
        chair = self.chair()
        if chair is None:
            return None
        deadline = Deadline(self.seconds)
        try:
            move = self.bots[chair.seat].move(chair, self.chances[chair.seat], deadline)
        except Exception as error:  # whatever a bot does wrong, the table plays on
            return self.instead(chair, "raised", error)
        if deadline.missed():
            return self.instead(chair, "late")
        try:
            make_move(self.table, chair.seat, move)
        except Refused as error:
            return self.instead(chair, "nonsense", error)
        return Played(chair.seat, move)

    def play(self) -> Iterator[Played]:
        """All moves until only humans have something to say, or the game is over."""
        while (played := self.play_one()) is not None:
            yield played

    def instead(self, chair: Chair, why: str, error: Exception | None = None) -> Played:
        """The plainest legal move in place of one that failed, and a line in the log."""
        self.table.note(chair.seat, "kernel.bot.failed", bot=self.names[chair.seat], why=why)
        if chair.decision is None:
            plain = ["deal", "reject", chair.offers[0]["id"]]
        else:
            plain = ["answer", plain_answer(chair.decision)]
        move = Move(plain, Why("kernel.bot.why.failed"))
        make_move(self.table, chair.seat, move)
        return Played(chair.seat, move, why, error)


def make_move(table: Table, seat: int, move: Move) -> None:
    """Carry out what a bot said; `Refused` if it is not a legal move."""
    match getattr(move, "move", None):
        case ["answer", value]:
            table.answer(seat, value)
        case ["act", value]:
            table.act(seat, value)
        case ["deal", str(name), *arguments]:
            table.deal(seat, name, *arguments)
        case _:
            raise Refused("kernel.bot.nonsense")


def plain_answer(decision: Decision) -> Answer:
    """The first legal answer."""
    return next(decision.answers())
