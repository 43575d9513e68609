"""Merchants: sharps that live by deals. One asks every bot for its last price, buys and sells what gains it something,
and plays on as the plain bot does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pygame_core.bots import Bot, Chair, Deadline, Move, make
from pygame_core.bots.bargain import same
from pygame_core.bots.bot import Why
from pygame_core.bots.mind import of
from pygame_core.kernel.chance import Chance
from pygame_core.kernel.deals import Clause
from pygame_core.kernel.reasons import Refused
from pygame_core.kernel.table import Table

ASKED = 6
"""Offers that may be declined in a phase."""
GAINED = 0.3
"""What a deal must gain a merchant, in points of the bots' own judgment."""


class Merchant(Bot):
    """The plain bot that asks for prices beside its own questions: it trades in things of some `kinds` for `money`."""

    def __init__(self, game: str, plain: str, kinds: frozenset[str], money: str) -> None:
        self.plain = make(game, plain)
        self.mind = of(game)
        self.kinds, self.money = kinds, money
        self.turn = 0
        """How far it has gone round the table with its questions."""

    def move(self, chair: Chair, chance: Chance, deadline: Deadline) -> Move:
        if chair.decision is None or chair.offers:
            return self.plain.move(chair, chance, deadline)
        table = chair.imagine(chance)
        clauses = self.bargain(table, chair)
        if clauses is None:
            return self.plain.move(chair, chance, deadline)
        return Move(["deal", "propose", clauses], Why("kernel.bot.why.only"))

    def bargain(self, table: Table, chair: Chair) -> list[Clause] | None:
        """What somebody named as his price, if it is worth it; else another question, while it may be asked."""
        trade = table.ruleset.trade
        if trade is None or not trade.window(table.game, chair.seat):
            return None
        declined = [row for row in chair.declined() if chair.seat in (row.by, row.seat)]
        if len(declined) >= ASKED:
            return None
        for row in declined[:1]:
            wants: list[Clause] = row.said["wants"] if row.said is not None and row.by == chair.seat else []
            tried = any(same(other.clauses, wants) for other in declined)
            if wants and not tried and self.gain(table, chair.seat, wants) > GAINED:
                return wants
        questions = list(self.questions(table, chair.seat))
        if not questions:
            return None
        self.turn += 1
        clauses = questions[self.turn % len(questions)]
        return clauses if self.gain(table, chair.seat, clauses) > GAINED else None

    def questions(self, table: Table, seat: int) -> Iterator[list[Clause]]:
        """Everything that somebody has for the least money, and everything of its own for all of somebody's."""
        trade = table.ruleset.trade
        assert trade is not None
        for other in range(table.game.seats):
            if other != seat:
                for giver, taker in ((other, seat), (seat, other)):
                    purse = next((row["most"] for row in self.held(table, taker) if row["kind"] == self.money), 0)
                    price = 1 if giver == other else purse
                    if purse:
                        for thing in self.things(table, giver, taker):
                            yield [thing, {"kind": self.money, "from": taker, "to": giver, "n": price}]

    def things(self, table: Table, giver: int, taker: int) -> Iterator[Clause]:
        for row in self.held(table, giver):
            if row["kind"] in self.kinds:
                values = row.get("values", [1] if row.get("most") else [])
                for value in values:
                    yield {"kind": row["kind"], "from": giver, "to": taker, row["field"]: value}

    def held(self, table: Table, seat: int) -> list[dict[str, Any]]:
        trade = table.ruleset.trade
        assert trade is not None
        return trade.gives(table.game, seat)

    def gain(self, table: Table, seat: int, clauses: list[Clause]) -> float:
        """What a deal would gain it, as the bots judge themselves; nothing if it cannot be made."""
        trial = table.fork()
        before = self.mind.evaluate(trial.game, seat)
        try:
            trial.deal(seat, "propose", clauses)
            offer = trial.game.deals["open"][-1]
            for party in [party for party in offer["parties"] if party != seat]:
                trial.deal(party, "accept", offer["id"])
        except Refused:
            return 0.0
        return self.mind.evaluate(trial.game, seat) - before
