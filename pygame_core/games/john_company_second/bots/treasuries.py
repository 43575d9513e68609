"""What money in the treasuries does for the Company, in pounds, and how a Chairman spreads it."""

from __future__ import annotations

from typing import Literal

from ..components import CHINA, HOME_PORT, ORDERS, PRESIDED, PRESIDENCIES, PRESIDENT, SEA_ZONE, SEA_ZONES
from ..crown.family import automated
from ..ids import OrderId, PresidencyId, SeaZoneId, TreasuryId, ZoneId
from ..laws import debt_expense
from ..phases.operations.china import SUPERINTENDENT, icons, price
from ..phases.operations.director import openable
from ..phases.operations.routes import routes
from ..phases.operations.shipping import MANAGER, fit_cost
from ..pieces import holder, player_ships, ships_in, spare_ships, treasurer
from ..state import NOBODY
from .books import STAFFED, USUAL_DICE
from .odds import success
from .stakes import Stakes

MOST_AT_ONCE = 6
MOST_SHIPS = 4
"""More ships than that are not planned at once."""
KEPT = {"president": 0.3, "director_of_trade": 0.2, "manager_of_shipping": 0.03}
"""What a pound is worth that stays in a treasury."""
OWN = 0.4
"""How much more a family thinks of the trade of its own President."""
TRUST = 0.9
"""Ships sink, orders close, offices stand vacant: so much of what should come does come."""
BURDEN = 1.0
"""How much worse it is to owe a pound in Revenue than not to earn one."""
ENVOYS = (3, 4, 5, 7)
"""Sums that the Director of Trade may be given."""
BY_ARMY = 0.3
"""How often an Army opens the home port of its Presidency in time."""
HIRED = 2.5
"""What a ship for a year costs, with its upkeep, as far as the money could do something else."""
PORTS: dict[ZoneId, PresidencyId] = {zone: presidency for presidency, zone in SEA_ZONE.items()}
LATER = 0.45
"""What an order or a ship of later years is worth beside one of this year."""


class Treasuries:
    """One Chairman's plans."""

    def __init__(self, s: Stakes, seat: int, owed: dict[TreasuryId, int] | None = None) -> None:
        """`owed`: what the offices are given at least."""
        self.s = s
        self.seat = seat
        self.owed = owed or {}
        self.game = s.game
        shut = {order: opened(s, order) for order in openable(self.game)}
        self.first = max(shut, key=lambda order: shut[order], default="")
        """The order that an envoy should open."""
        self.opening = max([0.0, *shut.values(), china(s)])
        self.envoys = 0
        """What the Director of Trade is to be given."""
        self.cache: dict[tuple[TreasuryId, int], float] = {}
        self.coming: dict[SeaZoneId, int] = dict.fromkeys(SEA_ZONES, 0)
        """Ships that the Manager will add."""

    def use(self, office: TreasuryId, cash: int) -> float:
        """What an office makes of so much money."""
        key = office, cash
        if key not in self.cache:
            self.cache[key] = self._use(office, cash)
        return self.cache[key]

    def _use(self, office: TreasuryId, cash: int) -> float:
        seat = holder(self.game, treasurer(self.game, office))
        if seat == NOBODY:
            return 0.02 * cash
        if office == MANAGER:
            return ships_for(self.s, cash)[0] + KEPT[MANAGER] * cash
        if office == "director_of_trade":
            return success(self.s.check, cash) * self.opening + KEPT[office] * min(cash, 4)
        presidency = PRESIDED[office]
        orders = self.s.orders(presidency)
        likely = 1.0
        if self.s.shut(presidency):
            likely = self._reopened(presidency)
            orders |= {HOME_PORT[presidency]}
        best = 0.0
        ships = self.s.ships(presidency) + self.coming[SEA_ZONE[presidency]]
        for route in routes(self.s.printed, presidency, orders, ships, self.s.halves):
            dice = cash - len(route.regions) + 1
            best = max(best, likely * (route.value + 0.6 * route.orders) * success(self.s.check, dice))
        need = 1.25 if self.s.margin < 4 else 1.0
        return best * need * (1 + OWN * (seat == self.seat)) + KEPT["president"] * min(cash, 6)

    def _reopened(self, presidency: PresidencyId) -> float:
        """How likely a closed home port is open before its President trades."""
        if HOME_PORT[presidency] not in openable(self.game):
            return BY_ARMY
        if self.first != HOME_PORT[presidency]:
            return 0.0
        return success(self.s.check, self.game.state.company.treasuries["director_of_trade"] + self.envoys)

    def plan(self, money: int) -> tuple[dict[TreasuryId, int], float]:
        """How to give out so much money, and what all of it does: with the Director of Trade given one of some sums, as
        what he may open is to be traded; and what the Manager adds to the fleet is known to those who give money to the
        Presidents."""
        best: tuple[dict[TreasuryId, int], float] | None = None
        least = min(money, self.owed.get("director_of_trade", 0))
        sums = {least, *(pounds for pounds in ENVOYS if least < pounds <= money)} if self.opening else {least}
        for envoys in sorted(sums):
            found = self._with_director(money, envoys)
            if best is None or found[1] > best[1] + 1e-9:
                best = found
        assert best is not None
        return best

    def _with_director(self, money: int, envoys: int) -> tuple[dict[TreasuryId, int], float]:
        self.envoys = envoys
        fixed: dict[TreasuryId, int] = {"director_of_trade": envoys}
        self._expect(dict.fromkeys(SEA_ZONES, 0))
        given, done = self._spread(money - envoys, dict(fixed))
        done += self._sent(envoys)
        fleet = given[MANAGER]
        coming = ships_for(self.s, self.game.state.company.treasuries[MANAGER] + fleet)[1]
        if not any(coming.values()):
            return given, done
        shipped = self.use(MANAGER, self.game.state.company.treasuries[MANAGER] + fleet)
        shipped -= self.use(MANAGER, self.game.state.company.treasuries[MANAGER])
        self._expect(coming)
        given, done = self._spread(money - fleet - envoys, {MANAGER: fleet, **fixed})
        return given, done + self._sent(envoys) + 0.5 * shipped

    def _sent(self, envoys: int) -> float:
        """What so much money does in the hands of the Director."""
        held = self.game.state.company.treasuries["director_of_trade"]
        return self.use("director_of_trade", held + envoys) - self.use("director_of_trade", held)

    def _expect(self, coming: dict[SeaZoneId, int]) -> None:
        self.coming = coming
        self.cache = {key: value for key, value in self.cache.items() if key[0] not in PRESIDED}

    def _spread(self, money: int, fixed: dict[TreasuryId, int]) -> tuple[dict[TreasuryId, int], float]:
        """So much money, always to where a few pounds do most."""
        held = self.game.state.company.treasuries
        given = dict.fromkeys(held, 0) | fixed
        done = 0.0
        for office, owed in self.owed.items():
            if office not in fixed:
                given[office] = min(owed, money)
                done += self.use(office, held[office] + given[office]) - self.use(office, held[office])
                money -= given[office]
        while money:
            best = (-1.0, next(iter(held)), 0)
            for office in held:
                if office in fixed:
                    continue
                now = held[office] + given[office]
                for chunk in range(1, min(money, MOST_AT_ONCE) + 1):
                    rate = (self.use(office, now + chunk) - self.use(office, now)) / chunk
                    if rate > best[0] + 1e-9:
                        best = rate, office, chunk
            rate, office, chunk = best
            given[office] += chunk
            money -= chunk
            done += rate * chunk
        return given, done

    def debt(self) -> float:
        """What one Debt more does for the Company, less what it costs in the years to come."""
        balance = self.game.state.company.balance
        gain = self.plan(balance + 5)[1] - self.plan(balance)[1]
        company = self.game.state.company
        waiting = len([other for other in company.exchange if other != NOBODY])
        redeemed = 0.45 if waiting > company.debt else 0.85
        burden = debt_expense(self.game) * (1 + self.s.years_ahead * redeemed)
        return gain - BURDEN * burden - 0.3 * company.debt


# --- ships --------------------------------------------------------------------------------------------------------
def another_ship(s: Stakes, zone: ZoneId, more: int = 0, usual: bool = False) -> float:
    """What one ship more in a zone adds to this year's trade, or to that of a usual year."""
    if zone == CHINA:
        ships = ships_in(s.game, CHINA) + more
        return TRUST * (opium(s, ships + 1) - opium(s, ships))
    presidency = PORTS[zone]
    ships = s.ships(presidency) + more
    dice = USUAL_DICE if usual else s.dice(presidency)
    return TRUST * (s.trade(presidency, ships + 1, dice) - s.trade(presidency, ships, dice))


def opium(s: Stakes, ships: int) -> float:
    """What so many ships in China should bring in a year."""
    staffed = 1.0 if holder(s.game, SUPERINTENDENT) != NOBODY else STAFFED
    return staffed * success(s.check, ships) * price(s.game) * icons(s.game) if ships else 0.0


def permanent(s: Stakes, now: float, later: float) -> float:
    """A ship that stays: what it adds to the trade of this year and of the later ones, less its upkeep."""
    years = s.years_ahead
    return now + later * LATER * years - (1 + years)


def berths(s: Stakes) -> list[SeaZoneId]:
    """Where a Manager may have ships for India placed: the Crown always where its climate wants them."""
    if not automated(s.game, holder(s.game, MANAGER)):
        return list(SEA_ZONES)
    # what the Crown plans is known where it plays
    from ..crown.plans.company import berth

    wanted = berth(s.game)[0]
    return [zone for zone in SEA_ZONES if zone == wanted]


def ships_for(s: Stakes, cash: int) -> tuple[float, dict[SeaZoneId, int]]:
    """What a Manager makes of so much money, and where the ships go."""
    waiting = len(player_ships(s.game, "yard"))
    spare = spare_ships(s.game)
    more = dict.fromkeys(SEA_ZONES, 0)
    total, able = 0.0, berths(s)
    for _ in range(MOST_SHIPS if able else 0):
        yearly, zone = max((another_ship(s, zone, more[zone]), zone) for zone in able)
        kinds = []
        if waiting and cash >= fit_cost(s.game):
            kinds.append((permanent(s, yearly, yearly) + 0.8 * s.left, fit_cost(s.game), True))
        if not waiting and spare and cash >= s.printed.offices.buy_ship:
            kinds.append((permanent(s, yearly, yearly), s.printed.offices.buy_ship, False))
        if spare and cash >= s.printed.offices.lease_ship:
            kinds.append((yearly - 1, s.printed.offices.lease_ship, False))
        if not kinds:
            break
        gain, cost, fitting = max(kinds)
        if gain <= 0:
            break
        waiting -= fitting
        spare -= not fitting
        cash -= cost
        total += gain
        more[zone] += 1
    return total, more


# --- the Director's envoys ----------------------------------------------------------------------------------------
def opened(s: Stakes, order: OrderId) -> float:
    """What it adds to the trade of all years that a closed order is open."""
    if order not in s.openings_known:
        s.openings_known[order] = _opened(s, order)
    return s.openings_known[order]


def _opened(s: Stakes, order: OrderId) -> float:
    total = 0.0
    for presidency in PRESIDENCIES:
        if ORDERS[order].region in PRESIDENCIES and ORDERS[order].region != presidency:
            continue
        shut = HOME_PORT[presidency] if s.shut(presidency) else ""
        if shut and shut != order:
            continue
        ships = max(1, s.ships(presidency))
        before = 0.0 if shut else _sailed(s, presidency, ships)
        after = _sailed(s, presidency, ships, order)
        staffed = 1.0 if holder(s.game, PRESIDENT[presidency]) != NOBODY else STAFFED
        total += staffed * (after - before)
    return total * (1 + LATER * s.years_ahead) + 0.15


def _sailed(s: Stakes, presidency: PresidencyId, ships: int, order: Literal[OrderId, ""] = "") -> float:
    """What a Presidency should trade for, with a ship more if that pays for itself."""
    return max(s.best_route(presidency, ships, order)[0], s.best_route(presidency, ships + 1, order)[0] - HIRED)


def china(s: Stakes) -> float:
    """China pays for opium, in the years after its opening and for ships that must be had."""
    if s.world.india.china:
        return 0.0
    yearly = max(0.0, max(opium(s, ships) - HIRED * ships for ships in (1, 2, 3)))
    return LATER * yearly * s.years_ahead
