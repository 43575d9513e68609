"""The Company's books as a family reads them: what trade will bring, what it costs, and how likely the Company fails.

A `Books` looks at one position and keeps what it has worked out; it is made afresh for every question.
"""

from __future__ import annotations

from functools import cached_property
from math import exp

from ....parts.money import total
from .. import india
from ..calendar import PHASES
from ..components import CHINA, GOVERNED, HOME_PORT, PRESIDENCIES, PRESIDENT, SEA_ZONE
from ..ids import OrderId, PhaseId, PresidencyId, RegionId
from ..phases.operations.china import SUPERINTENDENT, icons
from ..phases.operations.governors import pool
from ..phases.operations.routes import Route, halved, routes, usable
from ..phases.operations.trade import can_trade
from ..phases.revenue import charges
from ..pieces import all_shares, holder, ships_in
from ..state import NOBODY, G, printed
from .odds import success

USUAL_DICE = 4
"""How many dice a President rolls who is given what the trade is worth."""
STAFFED = 0.75
"""How often an office that is vacant now is held when it matters."""
REOPENED = 0.45
"""How often a closed home port is open again when it matters: envoys and Commanders see to it."""
OTHER_INCOME = 1.0
FATE, PER_STEP, PER_YEAR, PER_POUND = 1.1, -0.8, 0.57, -0.07
"""How the logarithm of the odds that the Company fails goes with its Standing, the years to come and what the next
Balance is short of: told by a few hundred games of bots, more than three quarters of which it did not outlive."""
LEAST_MARGIN, MOST_MARGIN = -12, 10
MOST_RISK = 0.8
"""Nobody takes the Company for lost: money would be worth nothing, and nobody would deal."""


ATTACKED = 0.38
"""How often a region of the Company is attacked in a year."""
STORMS = (0.9, 0.68, 0.45, 0.3, 0.18, 0.1, 0.05)
"""How often an attack is too strong for none, one, two ... ready pieces."""


def lost_to(ready: int) -> float:
    if ready < 0:
        return min(0.9, ATTACKED * (1 - 0.5 * ready))
    return ATTACKED * STORMS[min(ready, len(STORMS) - 1)]


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

    def best_route(
        self, presidency: PresidencyId, ships: int, opened: str = "", dice: int = USUAL_DICE
    ) -> tuple[float, Route | None]:
        """The route that should bring the Balance most by a roll of so many dice, also if a closed order were open."""
        orders = usable(self.game, presidency)
        best: tuple[float, Route | None] = (0.0, None)
        known = orders | {opened} if opened else orders
        for route in routes(self.printed, presidency, known, ships, self.halves):
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
    def expected_balance(self) -> float:
        """The Balance at the next Revenue, before expenses."""
        if self.at > PHASES.index("operations"):
            if self.at > PHASES.index("revenue"):
                return self.usual_trade + self.by_rule + OTHER_INCOME
            return float(self.world.company.balance)
        if self.at < PHASES.index("operations"):
            return sum(self.by_trade.values()) + self.by_rule + OTHER_INCOME
        coming = self.world.company.balance + 0.5 * self.by_rule
        for presidency in PRESIDENCIES:
            if can_trade(self.game, presidency):
                coming += self.by_trade[presidency]
        return coming

    @cached_property
    def due(self) -> int:
        return total(charges(self.game))

    @property
    def expectations(self) -> int:
        return self.printed.tracks.standing[self.world.company.standing].expectations

    @cached_property
    def margin(self) -> float:
        """By how much the next Balance should be above what the Court expects."""
        return self.expected_balance - self.due - self.expectations

    # --- the Company's fate -----------------------------------------------------------------------------------
    @cached_property
    def risk(self) -> float:
        """How likely the Company fails before the last turn is over."""
        if self.world.company.failed:
            return 1.0
        years = self.times("revenue")
        if not years:
            return 0.04
        margin = max(LEAST_MARGIN, min(MOST_MARGIN, self.margin))
        odds = FATE + PER_STEP * self.world.company.standing + PER_YEAR * years + PER_POUND * margin
        return MOST_RISK / (1 + exp(-odds))

    @cached_property
    def dividend(self) -> float:
        """What a share should be paid at the next Revenue."""
        surplus = self.expected_balance - self.due
        return max(0.0, min(2.5, 0.75 * surplus / max(1, all_shares(self.game))))

    # --- the defence ------------------------------------------------------------------------------------------
    def danger(self, army: PresidencyId, ready: int, more: int = 0) -> float:
        """How many regions of an Army should be lost in a year to attacks, if so many pieces are ready for them;
        `more` regions are to come under it."""
        regions = self.world.india.regions
        total = more * lost_to(ready)
        for region in india.associated(self.game, army):
            total += lost_to(ready - regions[region].unrest)
        return total

    @property
    def held(self) -> list[RegionId]:
        return india.held_regions(self.game)
