"""The Company's books as a family reads them: what trade will bring, what it costs, and how likely the Company fails.

A `Books` looks at one position and keeps what it has worked out; it is made afresh for every question.
"""

from __future__ import annotations

from functools import cache, cached_property
from math import sqrt
from typing import Literal

from ....parts.money import total
from .. import india
from ..army import men
from ..calendar import PHASES
from ..components import CHINA, GOVERNED, HOME_PORT, ORDERS, PRESIDED, PRESIDENCIES, PRESIDENT, SEA_ZONE
from ..crown.family import persons, plays
from ..ids import OrderId, PhaseId, PresidencyId, RegionId
from ..phases.operations.china import SUPERINTENDENT, icons
from ..phases.operations.governors import pool
from ..phases.operations.routes import Route, halved, routes, usable
from ..phases.operations.trade import can_trade
from ..phases.revenue import charges
from ..pieces import all_shares, holder, ships_in
from ..state import NOBODY, G, printed
from .fate import SPREAD, Prospect, ahead, year
from .odds import success
from .threats import Threats

USUAL_DICE = 4
"""How many dice a President rolls who is given what the trade is worth."""
STAFFED = 0.75
"""How often an office that is vacant now is held when it matters."""
REOPENED = 0.45
"""How often a closed home port is open again when it matters: envoys and Commanders see to it."""
OTHER_INCOME = 1.0
OPENING, KEPT, TRADED, OWED, CLOSED, CROWD = 8.0, 0.3, 0.8, -0.5, -0.5, -2.5
"""How what is left at a Revenue goes with the Balance before the Company Operation, with the trade and the taxes of a
year with the ships that stay, with the expenses for what stays, with the closed orders, and with each family above
four."""
BESIDE_CROWN = {1: -9.0, 2: -8.0}
"""The same beside the Crown, for one person and for two: its Presidents trade by its chart, its ships go elsewhere, and
it buys fewer shares, which would redeem Debt."""
DIVIDED = 0.6
"""How much of what a Revenue leaves is still there when the next year begins."""
BLEND = 0.6
"""How much of what was foreseen before counts beside that, while all of them wait."""
EACH = 5.0
"""How far off the trade of one Presidency is."""
SETTLED = 1.9
"""... and what is left at the Revenue, once all have traded."""
LYING = 3
"""What lies in the treasuries from the year before."""
AT_RISK, HELD, BESIDE = 0.0, 0.35, 0.1
"""Regions that should be lost in a year whose Armies have yet to march: of any, and for each that is held; and when
they have marched, for each, beside those that are in danger."""
CARRIED = 0.6
"""How much of a pound more is there again in the next year."""
PROBE = 4
"""So many pounds more tell what a pound is worth."""


@cache
def reach(presidency: PresidencyId) -> tuple[OrderId, ...]:
    """The orders that a Presidency may fill: not those at home of another."""
    return tuple(o for o, row in ORDERS.items() if row.region == presidency or row.region not in PRESIDENCIES)


class Books:
    """One position of the game, seen by whoever keeps accounts."""

    def __init__(self, game: G) -> None:
        self.game = game
        self.world = game.state
        self.printed = printed(game)
        self.check = self.printed.check
        turn = self.world.turn
        self.left = turn.last - turn.number
        phase = turn.phase
        self._orders: dict[PresidencyId, frozenset[OrderId]] = {}
        self.at = PHASES.index(phase) if phase in PHASES else -1 if phase == "" else len(PHASES)

    def times(self, phase: PhaseId) -> int:
        """How often a phase is still to come, the one under way among them."""
        return self.left + (PHASES.index(phase) >= self.at)

    @property
    def seasons(self) -> int:
        """Rolls of attrition still to come: each later London Season, and Final Scoring."""
        return self.left + 1

    # --- trade ------------------------------------------------------------------------------------------------
    @cached_property
    def halves(self) -> frozenset[OrderId]:
        """The orders that pay the Company half in this turn."""
        return halved(self.game)

    def orders(self, presidency: PresidencyId) -> frozenset[OrderId]:
        """The orders that it can fill as things stand."""
        if presidency not in self._orders:
            self._orders[presidency] = usable(self.game, presidency)
        return self._orders[presidency]

    def best_route(
        self, presidency: PresidencyId, ships: int, opened: Literal[OrderId, ""] = "", dice: int = USUAL_DICE
    ) -> tuple[float, Route | None]:
        """The route that should bring the Balance most by a roll of so many dice, also if a closed order were open."""
        orders = self.orders(presidency)
        return self._best(presidency, orders | {opened} if opened else orders, ships, dice)

    def _best(
        self, presidency: PresidencyId, orders: frozenset[OrderId], ships: int, dice: int
    ) -> tuple[float, Route | None]:
        best: tuple[float, Route | None] = (0.0, None)
        for route in routes(self.printed, presidency, orders, ships, self.halves):
            value = route.value * success(self.check, dice - len(route.regions) + 1)
            if value > best[0]:
                best = value, route
        return best

    def dice(self, presidency: PresidencyId) -> int:
        """What its President can roll in this turn: once the Balance is given out, what the treasury holds."""
        company = self.world.company
        if self.world.turn.phase == "operations" and not company.balance:
            return company.treasuries[PRESIDENT[presidency]]
        return USUAL_DICE

    def shut(self, presidency: PresidencyId) -> bool:
        """Whether the home port is closed, so that nothing can be traded before somebody opens it."""
        return HOME_PORT[presidency] in self.world.india.closed

    def ships(self, presidency: PresidencyId) -> int:
        return ships_in(self.game, SEA_ZONE[presidency])

    def trade(self, presidency: PresidencyId, ships: int, dice: int = USUAL_DICE) -> float:
        """What a Presidency should bring the Balance with so many ships."""
        likely = 1.0 if holder(self.game, PRESIDENT[presidency]) != NOBODY else STAFFED
        if self.shut(presidency):
            return likely * REOPENED * self.best_route(presidency, ships, HOME_PORT[presidency], dice)[0]
        return likely * self.best_route(presidency, ships, dice=dice)[0]

    @cached_property
    def by_trade(self) -> dict[str, float]:
        """What each Presidency should bring in this turn."""
        return {
            presidency: self.trade(presidency, self.ships(presidency), self.dice(presidency))
            for presidency in PRESIDENCIES
        }

    @cached_property
    def usual_trade(self) -> float:
        """What all of them should bring in a year with the ships that they have."""
        return sum(self.trade(presidency, self.ships(presidency)) for presidency in PRESIDENCIES)

    @cached_property
    def by_rule(self) -> float:
        """What Governors and China bring the Balance in a turn."""
        total = 0.0
        for office in GOVERNED:
            if holder(self.game, office) != NOBODY:
                total += self.printed.governing.tax * 0.6 * success(self.check, pool(self.game, office)) * 1.5
        china = holder(self.game, SUPERINTENDENT) != NOBODY
        if china and (ships := ships_in(self.game, CHINA)):
            total += success(self.check, ships) * self.printed.offices.opium * icons(self.game)
        return total

    @cached_property
    def due(self) -> int:
        return total(charges(self.game))

    @cached_property
    def leased(self) -> int:
        """Ships that serve for this year only."""
        return sum(self.world.company.extra_ships.values())

    @cached_property
    def yearly_trade(self) -> float:
        """What all Presidencies should bring in a year to come: with the ships that stay, on all open orders."""
        total, closed = 0.0, self.world.india.closed
        for presidency in PRESIDENCIES:
            ships = self.ships(presidency) - self.world.company.extra_ships[SEA_ZONE[presidency]]
            orders = frozenset(o for o in reach(presidency) if o not in closed)
            likely = 1.0 if holder(self.game, PRESIDENT[presidency]) != NOBODY else STAFFED
            if self.shut(presidency):
                likely, orders = likely * REOPENED, orders | {HOME_PORT[presidency]}
            total += likely * self._best(presidency, orders, ships, USUAL_DICE)[0]
        return total

    @property
    def crowd(self) -> float:
        """What the Company has less a year because so many families live on it, or because the Crown is one of them."""
        if plays(self.game):
            return BESIDE_CROWN[len(persons(self.game))]
        return CROWD * max(0, len(self.world.families) - 4)

    def foreseen(self, balance: float) -> float:
        """What should be left at the Revenue of a year that begins with this Balance."""
        income = TRADED * (self.yearly_trade + self.by_rule)
        owed = OWED * (self.due - self.leased * self.printed.revenue.ship)
        return OPENING + KEPT * balance + income + owed + CLOSED * len(self.world.india.closed) + self.crowd

    @cached_property
    def to_operate(self) -> tuple[PresidencyId, ...]:
        """The Presidencies whose turn in the Company Operation is still to come or under way."""
        if self.at != PHASES.index("operations"):
            return PRESIDENCIES
        acting = self.game.place.get("acting")
        if acting == SUPERINTENDENT:
            return ()
        return PRESIDENCIES[PRESIDENCIES.index(PRESIDED[acting]) :] if acting in PRESIDED else PRESIDENCIES

    @cached_property
    def prospect(self) -> Prospect:
        """What this year has in store."""
        marched = self.at > PHASES.index("operations")
        return Prospect(*self._left(), self.losses if self.at <= PHASES.index("events") else None, marched)

    def _left(self) -> tuple[float | None, float]:
        company, operations = self.world.company, PHASES.index("operations")
        if self.at > PHASES.index("revenue") or self.world.turn.revenue.paid:
            return None, 0.0
        if self.at > operations:
            return float(company.balance - self.due), SETTLED
        before = self.foreseen(self._opening_balance() if self.at == operations else company.balance)
        if self.at < operations or self.to_operate == PRESIDENCIES:
            return before, SPREAD
        waiting = len(self.to_operate)
        coming = float(company.balance - self.due)
        for presidency in self.to_operate:
            coming += self.by_trade[presidency] * bool(can_trade(self.game, presidency))
        share = BLEND * waiting / len(PRESIDENCIES)
        return coming + share * (before - coming), sqrt(SETTLED**2 + waiting * EACH**2)

    def _opening_balance(self) -> int:
        """About what the Balance was when this Company Operation began."""
        company, turn = self.world.company, self.world.turn
        given = company.balance + sum(company.treasuries.values())
        return max(company.balance, given - self.printed.tracks.cash_per_debt * turn.operations.debt_advanced - LYING)

    @cached_property
    def losses(self) -> float:
        """How many regions should be lost in the Events of this year."""
        operations, held = PHASES.index("operations"), len(self.held)
        waiting = 1.0 if self.at < operations else 0.0
        if self.at == operations:
            waiting = len(self.to_operate) / len(PRESIDENCIES)
        danger = sum(self.danger(army, men(self.world.india.armies[army])) for army in PRESIDENCIES)
        return waiting * (AT_RISK + HELD * held) + (1 - waiting) * (danger + BESIDE * held)

    @cached_property
    def margin(self) -> float:
        """By how much the next Revenue should leave more than what the Court expects."""
        left = self.prospect.left
        return (self.next_year if left is None else left) - self.expectations

    @cached_property
    def next_year(self) -> float:
        """What the next year should leave."""
        left, balance = self.prospect.left, float(self.world.company.balance)
        if left is not None or self.at == PHASES.index("revenue"):
            balance = DIVIDED * max(0.0, balance if left is None else left)
        return self.foreseen(balance)

    @property
    def expectations(self) -> int:
        return self.printed.tracks.standing[self.world.company.standing].expectations

    # --- the Company's fate -----------------------------------------------------------------------------------
    @cached_property
    def alive(self) -> list[float]:
        """How likely the Company lives when none, one, two ... years are over, this one among them."""
        return [1.0, *(1 - self._fails(years) for years in range(self.left + 1))]

    @property
    def risk(self) -> float:
        """How likely the Company fails before the last turn is over."""
        return 1 - self.alive[-1]

    @cached_property
    def years_ahead(self) -> float:
        """How many years after this one should be played."""
        return sum(self.alive[1:-1])

    def _fails(self, years: int, steps: int = 0, pounds: float = 0.0) -> float:
        """How likely it fails in this year or in so many after it; and if Standing or what is left in the Balance were
        higher by so much."""
        if self.world.company.failed:
            return 1.0
        now = self.prospect
        more = pounds if now.left is None else CARRIED * pounds
        then = ahead(self.printed, years, self.next_year + more, self.crowd)
        if now.left is not None:
            now = now._replace(left=now.left + pounds)
        standing = max(0, min(len(self.printed.tracks.standing) - 1, self.world.company.standing + steps))
        return year(self.printed, now, then)[standing]

    @cached_property
    def step(self) -> float:
        """How much likelier the Company fails with a space of Standing less."""
        return max(0.0, self._fails(self.left, -1) - self.risk)

    @cached_property
    def relief(self) -> float:
        """How much less likely it fails with a pound more."""
        return max(0.0, self.risk - self._fails(self.left, 0, PROBE)) / PROBE

    @cached_property
    def dividend(self) -> float:
        """What a share should be paid at the next Revenue."""
        surplus = self.next_year if self.prospect.left is None else self.prospect.left
        return max(0.0, min(2.5, 0.75 * surplus / max(1, all_shares(self.game))))

    # --- the defence ------------------------------------------------------------------------------------------
    @cached_property
    def threats(self) -> Threats:
        return Threats(self.game)

    def danger(self, army: PresidencyId, ready: int) -> float:
        """How many regions of an Army should be lost in the coming Events, if so many pieces are ready for them."""
        return sum(self.threats.lost(region, ready) for region in india.associated(self.game, army))

    @property
    def held(self) -> list[RegionId]:
        return india.held_regions(self.game)
