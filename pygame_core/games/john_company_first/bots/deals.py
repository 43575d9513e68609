"""What families offer each other: promises for money that is needed now, promises passed on so that they cancel, ships
and parts of firms. All is priced from the same worths by which offers are answered (`pygame_core.bots.bargain`).

Nobody pays a rival for nothing: a promise comes back at a fixed price, so it is taken for less than that only.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from ....kernel.deals import Clause
from ..firms import owners, ready_ships, rest, tenths
from ..phases.attrition import leave
from ..phases.trade import leave_by_bailout
from ..prizes import rank_of, surcharge
from ..promises import cancelled
from ..state import G, is_militant
from .worth import Worth

SPREAD: Final = 0.05
"""What a deal must gain a family: between what it gives for a thing and what it takes for it."""
RIVALRY: Final = 0.3
"""What a point of the one who gains most by a deal costs the others: he is one rival of three."""
SURE: Final = 0.1
"""An offer should please the other side a little more than it must."""
PITCH: Final = 0.1
"""What an offer must gain whoever makes it: promises are small change."""
OFFERS: Final = 3
PURCHASES: Final = frozenset({"prize.which", "family.box", "family.deed"})
"""Questions in which a few pounds more may be worth far more than pounds."""
BEST: Final = 3
"""So many offers are looked at closely."""
MOST_LENT: Final = 4
MOST_BESIDE: Final = 2
"""So much more than is missing may be lent, since promises are not small enough to be divided."""
MOST_PROMISED: Final = 4
MOST_PAID: Final = 6


class Sale(NamedTuple):
    """Things that go between two families, what the asking one and the other gain by them before money moves, and the
    bounds of the price: less than nothing is paid by the asking one."""

    clauses: list[Clause]
    mine: float
    theirs: float
    least: int = -MOST_PAID
    most: int = MOST_PAID


class Market:
    """What a family can offer in a position."""

    def __init__(self, game: G, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.worths = [Worth(game, one) for one in range(game.seats)]
        self.others = [one for one in range(game.seats) if one != seat]
        self.families = game.state.families

    def offers(self) -> list[list[Clause]]:
        """The most promising ones, each for the price that serves the family best and still pleases."""
        found = [
            offer for other in self.others for sale in self.sales(other) if (offer := self.priced(sale, other))
        ]  # fmt: skip
        found.sort(key=lambda offer: -offer[0])
        return [clauses for _, clauses in found[:BEST]]

    def sales(self, other: int) -> Iterator[Sale]:
        yield from self.swaps(other)
        yield from self.passed_on(self.seat, other)
        yield from self.passed_on(other, self.seat)
        yield from self.called_in(other)
        if self.game.state.deregulated:
            yield from self.ships(self.seat, other)
            yield from self.ships(other, self.seat)
            yield from self.investments(other)

    # --- loans --------------------------------------------------------------------------------------------------
    def loans(self) -> list[list[Clause]]:
        """What is missing for a prize that can be claimed just now, against promises: for as few as still please."""
        found = [
            (mine, clauses)
            for short, gain in self.wanted_prizes()
            for other in self.others if self.families[other].cash >= short
            for mine, clauses in self.lent(other, short, gain)
        ]  # fmt: skip
        found.sort(key=lambda offer: -offer[0])
        return [clauses for _, clauses in found[:BEST]]

    def wanted_prizes(self) -> Iterator[tuple[int, float]]:
        """How much is missing for a prize of an office that the family may be leaving, and what the prize is worth
        beyond its price and beyond the best one that it can pay."""
        w, bailout = self.worths[self.seat], self.game.step == leave_by_bailout.name
        if not bailout and self.game.step != leave.name:
            return
        cash = self.families[self.seat].cash
        for office, place in w.world.offices.items():
            if place.holder != self.seat:
                continue
            w.leaves(office)
            rank, extra = rank_of(self.game, office), surcharge(self.game, office, bailout)
            costs = {prize: w.figures.prizes[prize].cost[rank] + extra for prize in w.world.prizes}
            had = max([0.0, *(w.prize(prize, cost) for prize, cost in costs.items() if cost <= cash)])
            for prize, cost in costs.items():
                if 0 < cost - cash <= MOST_LENT and w.prize(prize, cost) > had:
                    yield cost - cash, w.prize(prize, cost) - had

    def lent(self, other: int, short: int, gain: float) -> Iterator[tuple[float, list[Clause]]]:
        """As much money as the other still gives for so many promises, at least what is missing."""
        mine, theirs = self.worths[self.seat], self.worths[other]
        most = min(short + MOST_BESIDE, self.families[other].cash)
        for n in range(1, min(MOST_PROMISED, self.families[self.seat].stock) + 1):
            home = cancelled(self.game, self.seat, other, n)
            for cash in range(most, short - 1, -1):
                gets = gain + cash * mine.pound() - home * mine.holding() - (n - home) * mine.promise()
                other_gain = home * theirs.promise() + (n - home) * theirs.holding() - cash * theirs.pound()
                if gets - RIVALRY * max(0.0, other_gain) >= PITCH and other_gain - RIVALRY * max(0.0, gets) >= SPREAD:
                    yield gets, [counted("cash", other, self.seat, cash), counted("promises", self.seat, other, n)]
                    return

    def sale(self, clauses: list[Clause], gains: dict[int, float], other: int) -> Sale:
        return Sale(clauses, gains[self.seat], gains[other])

    def priced(self, sale: Sale, other: int) -> tuple[float, list[Clause]] | None:
        """The best price in money, paid by one side or the other; None if no price pleases both."""
        top: tuple[float, list[Clause]] | None = None
        mine, theirs = self.worths[self.seat], self.worths[other]
        least = max(sale.least, -self.families[self.seat].cash)
        most = min(sale.most, self.families[other].cash)
        for price in range(least, most + 1):
            gain, other_gain = sale.mine + price * mine.pound(), sale.theirs - price * theirs.pound()
            worth = gain - RIVALRY * max(0.0, other_gain)
            pleased = other_gain - RIVALRY * max(0.0, gain) >= SPREAD + SURE
            if pleased and worth >= PITCH and (top is None or worth > top[0]):
                payer, taker = (other, self.seat) if price > 0 else (self.seat, other)
                money = [counted("cash", payer, taker, abs(price))] if price else []
                top = worth, [*sale.clauses, *money]
        return top

    # --- promises -----------------------------------------------------------------------------------------------
    def owes(self, one: int, other: int) -> bool:
        return self.families[other].promises[one] > 0

    def passed_on(self, giver: int, taker: int) -> Iterator[Sale]:
        """A promise of a third family to one that owes it, too: both go home."""
        for third, held in enumerate(self.families[giver].promises):
            if held and third != taker and self.owes(taker, third):
                gains = {giver: -self.worths[giver].holding(), taker: self.worths[taker].promise()}
                yield self.sale([held_of(third, giver, taker)], gains, self._other(giver, taker))

    def swaps(self, other: int) -> Iterator[Sale]:
        """One's own promise comes back for one of a third family, which may cancel what the other owes there."""
        if not self.owes(self.seat, other):
            return
        for third, held in enumerate(self.families[self.seat].promises):
            if held and third != other:
                mine, theirs = self.worths[self.seat], self.worths[other]
                gained = theirs.promise() if self.owes(other, third) else theirs.holding()
                clauses = [held_of(third, self.seat, other), held_of(self.seat, other, self.seat)]
                yield Sale(clauses, mine.promise() - mine.holding(), gained - theirs.holding())

    def called_in(self, other: int) -> Iterator[Sale]:
        """A promise goes back to its family for money, which is wanted now: never for more than its fixed price."""
        if self.owes(other, self.seat):
            clauses = [held_of(other, self.seat, other)]
            back = self.worths[other].figures.money.buy_back
            yield Sale(clauses, -self.worths[self.seat].holding(), self.worths[other].promise(), most=back)

    # --- after the monopoly -------------------------------------------------------------------------------------
    def ships(self, giver: int, taker: int) -> Iterator[Sale]:
        """To a firm that can fill them, from whoever sails less with them."""
        there = ready_ships(self.families[giver].fleet)
        if there and taker in owners(self.game):
            gains = {giver: -self.ship(giver, -1), taker: self.ship(taker, 1)}
            yield self.sale([counted("ships", giver, taker, 1)], gains, self._other(giver, taker))

    def ship(self, seat: int, n: int) -> float:
        """What a ship more, or less, makes to a family."""
        if seat in owners(self.game):
            return abs(self.worths[seat].part(seat, ships=n) - self.worths[seat].part(seat))
        return IDLE if self.worths[seat].turns else 0.0

    def investments(self, other: int) -> Iterator[Sale]:
        """A tenth of the family's firm for money that goes into it; nobody is paid for bringing it."""
        seat, turn = self.seat, self.game.state.turn
        if seat not in owners(self.game) or turn.number == turn.last or tenths(self.game, seat, seat) < LARGEST:
            return
        firm, mine, theirs = self.families[seat].firm, self.worths[seat], self.worths[other]
        if firm is None or rest(firm) <= LARGEST or not (firm.shares[other] or self.families[other].stock):
            return
        for n in range(1, min(MOST_PAID, self.families[other].cash) + 1):
            clauses = [counted("firm_cash", other, seat, n), part_of(seat, seat, other)]
            gained = theirs.part(seat, cash=n, sold=-1) - theirs.part(seat) - n * theirs.pound()
            yield Sale(clauses, mine.part(seat, cash=n, sold=1) - mine.part(seat), gained, least=0)

    def _other(self, giver: int, taker: int) -> int:
        return taker if giver == self.seat else giver


IDLE: Final = 0.5
"""What a ship is worth to a family without a firm."""
LARGEST: Final = 6
"""Tenths that an owner keeps: with fewer somebody may take the firm over."""


def held_of(of: int, giver: int, taker: int) -> Clause:
    return {"kind": "held", "from": giver, "to": taker, "of": of}


def part_of(of: int, giver: int, taker: int) -> Clause:
    return {"kind": "firm_part", "from": giver, "to": taker, "of": of}


def counted(kind: str, giver: int, taker: int, n: int) -> Clause:
    return {"kind": kind, "from": giver, "to": taker, "n": n}


def proposals(game: G, seat: int) -> list[list[Clause]]:
    if is_militant(game) or game.state.turn.phase in ("setup", "end"):
        return []
    market = Market(game, seat)
    return market.loans() or market.offers()
