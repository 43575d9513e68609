"""The chair: all that a bot gets to know of a table."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from typing import Any, NamedTuple

from ..kernel.chance import Chance
from ..kernel.deals import Clause, Offer, read_clauses
from ..kernel.decisions import Decision, Option
from ..kernel.reasons import Refused
from ..kernel.table import Table

MOST_ACTS = 4
"""Acts beside that a bot may take before it must answer: acts can undo each other for ever, answers cannot."""


MADE = ("kernel.deal.proposed", "kernel.deal.countered")
SEALED, DECLINED = "kernel.deal.made", "kernel.deal.rejected"
OF_DEALS = frozenset((*MADE, SEALED, DECLINED))
"""The lines of the log from which a bot learns what has come of offers."""
NOBODY = -1


class Declined(NamedTuple):
    """An offer that `seat` has declined: whose it was, and what was said of it."""

    seat: int
    by: int
    clauses: list[Clause]
    said: dict[str, Any] | None


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
        return self.free_to_propose(1)

    def free_to_propose(self, most: int) -> bool:
        """Whether deals are open to the seat, and it has made no offer in this phase and fewer than so many in this
        turn."""
        table = self._table
        trade = table.ruleset.trade
        if trade is None or table.result is not None or not trade.window(table.game, self.seat):
            return False
        phase = table.game.place.get("phase")
        made = [place for place, code, params in self._said() if code in MADE and params.get("seat") == self.seat]
        return len(made) < most and not any(place.get("phase") == phase for place in made)

    def can_be_kept(self, clauses: list[Clause]) -> bool:
        """Whether an offer of these could be made now."""
        trade = self._table.ruleset.trade
        if trade is None or not clauses:
            return False
        try:
            read_clauses(self._table.game, trade, clauses)
        except Refused:
            return False
        return True

    def declined(self, whole_turn: bool = False) -> list[Declined]:
        """What has been declined in this phase (or turn), the last one first, as far as no deal of the seat's has been
        made since: a deal changes what everything is worth to it."""
        found: list[tuple[int, Declined]] = []
        makers: dict[int, int] = {}
        phase = self._table.game.place.get("phase")
        for place, code, params in self._said():
            if not whole_turn and place.get("phase") != phase:
                break
            if code == SEALED and self.seat in params["parties"]:
                break
            if code == DECLINED:
                found.append((params["id"], Declined(params["seat"], NOBODY, params["clauses"], params.get("said"))))
            elif code in MADE:
                makers[params["id"]] = params["seat"]
        return [row._replace(by=makers.get(number, NOBODY)) for number, row in found]

    def _said(self) -> Iterator[tuple[dict[str, Any], str, dict[str, Any]]]:
        """What has come of offers in this turn, the last word first: where it was, its code and parameters."""
        turn = self._table.game.place.get("turn")
        for _, place, _, code, params, _, _ in reversed(self._table.game.events):
            if place.get("turn") != turn:
                return
            if code in OF_DEALS:
                yield place, code, params

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
