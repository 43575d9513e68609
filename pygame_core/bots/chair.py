"""The chair: all that a bot gets to know of a table."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from ..kernel.chance import Chance
from ..kernel.deals import Offer
from ..kernel.decisions import Decision, Option
from ..kernel.table import Table

MOST_ACTS = 4
"""Acts beside that a bot may take before it must answer: acts can undo each other for ever, answers cannot."""


class Chair:
    """One seat's side of a table. Bots look at its public names only; the table behind it is not theirs to know."""

    __slots__ = ("_table", "decision", "seat")

    def __init__(self, table: Table, seat: int, decision: Decision | None) -> None:
        self._table = table
        self.seat = seat
        self.decision = decision
        """What the seat is asked, or None if only offers wait for its word."""

    @property
    def view(self) -> dict[str, Any]:
        return self._table.view(self.seat)

    @property
    def acts(self) -> list[Option]:
        """What the seat may do beside, closed options left out; nothing when it has done enough for one answer."""
        if self._since_answer("x") >= MOST_ACTS:
            return []
        return [option for option in self._table.acts(self.seat) if option.why]

    @property
    def offers(self) -> list[Offer]:
        """The open offers that wait for this seat's word."""
        return [deepcopy(offer) for offer in self._table.game.deals["open"] if waits_for(offer, self.seat)]

    @property
    def pledges(self) -> frozenset[str]:
        """The kinds of clause that are words."""
        trade = self._table.ruleset.trade
        return frozenset(trade.pledges if trade else ())

    @property
    def may_propose(self) -> bool:
        """Whether deals are open to the seat and it has proposed none in this turn yet: nobody likes to be pestered."""
        table = self._table
        trade = table.ruleset.trade
        if trade is None or table.result is not None or not trade.window(table.game, self.seat):
            return False
        turn = table.game.place.get("turn")
        for _, place, _, code, params, _, _ in reversed(table.game.events):
            if place.get("turn") != turn:
                return True
            if code in ("kernel.deal.proposed", "kernel.deal.countered") and params.get("seat") == self.seat:
                return False
        return True

    def imagine(self, chance: Chance) -> Table:
        """A game as it could be for all this seat knows. It may be played on at will."""
        return self._table.imagine(self.seat, chance)

    def _since_answer(self, kind: str) -> int:
        """How many entries of a kind the seat has made since its last answer."""
        count = 0
        for entry in reversed(self._table.record):
            if entry[1] == self.seat:
                if entry[0] in "as":
                    break
                count += entry[0] == kind
        return count


def waits_for(offer: Offer, seat: int) -> bool:
    return seat in offer["parties"] and seat not in offer["agreed"]
