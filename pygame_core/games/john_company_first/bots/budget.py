"""The Company's money: each pound goes where it brings most in the turn that comes."""

from __future__ import annotations

from math import prod
from typing import Final, NamedTuple

from ..company import PORTS, exists, office_of, orders_of, ships_in
from ..ids import OfficeId, PortId, RegionId
from ..india import closed, empire, of_presidency, side
from ..phases.sailing import fillings
from ..state import CHINA, G, printed
from .worth import Worth

MISSES: Final = 2 / 3
"""How likely one die of a Check is no success."""
LEAST_DICE: Final = 3
"""With fewer an office is too easily lost."""
MOST_DICE: Final = 8
LASTS: Final = 0.75
"""How likely a ship is still there a turn later."""
SPARED: Final = 0.75
"""How likely India leaves a port ships and orders until its next Sail."""
SEEN: Final = 2
"""So many turns a ship is bought for."""
OWN: Final = 1.25
"""How much more the Sail of one's own office counts."""
BONUS: Final = 0.5
"""What the bonus of the President counts for each order."""
OPENING: Final = 4
"""Dice for new regions."""
LEAST: Final = 1.0
"""What a pound must bring at least to be spent: kept it serves the next turn."""
FROM_NEW: Final = 0.35
"""Of what the orders of a region that is yet to be opened bring so much is counted: it needs ships, too."""

NEAR: Final = (1.0, 0.6, 0.3)
"""How likely mutiny is before long with no region too many closed, one less, two less."""
FEARED: Final = 10.0
"""What it costs the Company that the game ends so."""

Row = tuple[int, int]
"""What an order brings, and its demand."""


class Use(NamedTuple):
    """Something that money can be given for: what each pound of it brings."""

    worth: float
    office: OfficeId
    cost: int


# --- trade ----------------------------------------------------------------------------------------------------
def places(game: G, port: PortId) -> list[RegionId | PortId]:
    if port == CHINA:
        return [CHINA]
    return [*of_presidency(game.state.india.regions, port)]


def best_first(rows: list[Row]) -> list[Row]:
    return sorted(rows, key=lambda order: -order[0] / order[1])


def orders(game: G, port: PortId) -> list[Row]:
    """The orders of a port as they will be next turn, when all wait again; the best first."""
    return best_first([(row.revenue, row.demand) for place in places(game, port) for row in orders_of(game, place)])


def brings(rows: list[Row], ships: int) -> int:
    """What so many ships would bring."""
    total = 0
    for revenue, demand in rows:
        if demand <= ships:
            ships -= demand
            total += revenue
    return total


def waiting(game: G, port: PortId) -> list[tuple[int, int]]:
    """Orders that nobody has filled: what they bring and how many ships they take, the best first."""
    found = [
        (order.revenue, order.demand)
        for place in places(game, port)
        for order, filled in zip(orders_of(game, place), fillings(game, place), strict=True)
        if not filled.by
    ]
    return best_first(found)


def earning(game: G, port: PortId, ships: int) -> int:
    """What so many ships would bring there."""
    return brings(waiting(game, port), ships)


def one_more(rows: list[Row], ships: int) -> float:
    """What a further ship would bring; half of an order that takes two."""
    now = brings(rows, ships)
    return max(brings(rows, ships + 1) - now, (brings(rows, ships + 2) - now) / 2)


def penalty(game: G, port: PortId) -> int:
    """What a Sail loses in dice: one for each region of the presidency but the first."""
    return 0 if port == CHINA else max(0, len(places(game, port)) - 1)


# --- ports ----------------------------------------------------------------------------------------------------
class Berth:
    """A port as it will be next turn: what waits there, the ships that will be there, and the dice of its Sail."""

    __slots__ = ("cash", "goods", "life", "office", "own", "penalty", "rows", "ships")

    def __init__(self, w: Worth, port: PortId) -> None:
        there, office = w.world.ports[port], w.world.offices[office_of(port)]
        self.rows = orders(w.game, port)
        self.ships = ships_in(there)
        self.goods = there.goods - there.tired_goods
        self.office = office_of(port)
        self.cash = office.cash
        self.penalty = penalty(w.game, port)
        self.own = OWN if office.holder == w.seat else 1.0

    @property
    def dice(self) -> int:
        return max(0, self.cash - self.penalty)

    def sure(self) -> float:
        """How likely its Sail succeeds with the money there is."""
        return 1 - float(MISSES**self.dice)

    def value(self, ships: int = 0, goods: int = 0) -> float:
        """What the Sail brings with so many ships and goods more."""
        units = self.ships + ships + min(self.goods + goods, self.ships + ships)
        return brings(self.rows, units) + BONUS * min(len(self.rows), units)

    def for_dice(self, ruin: float = 0.0) -> Use:
        """The next die; the first ones only together. What it costs that this Sail fails may be more than the Sail
        brings."""
        stake, dice = self.own * self.value() + ruin, max(LEAST_DICE, self.dice + 1)
        if dice > MOST_DICE:
            return Use(0.0, self.office, 1)
        cost = dice + self.penalty - self.cash
        return Use(stake * (1 - float(MISSES**dice) - self.sure()) / cost, self.office, cost)

    def for_ship(self, price: int, later: float) -> Use:
        """A ship that serves next turn and, as likely as that, later on; half of an order that takes two."""
        more = max(self.value(1) - self.value(), (self.value(2) - self.value()) / 2)
        return Use(more * (self.sure() + later) / price, "ship_purchasing", price)

    def for_good(self, price: int) -> Use:
        """A good serves once."""
        more = self.value(0, 1) - self.value()
        return Use(more * self.sure() / price, "goods_purchasing", price)


def berths(w: Worth) -> list[Berth]:
    """The ports, with the ships that wait to be sent and those that are paid for already."""
    found = [Berth(w, port) for port in PORTS if places(w.game, port) and exists(w.game, office_of(port))]
    return found


def wanted(w: Worth) -> int:
    """How many ships orders wait for."""
    return sum(
        max(0, sum(need for _, need in berth.rows) - berth.ships) for berth in berths(w)
    )  # fmt: skip


# --- other uses -----------------------------------------------------------------------------------------------
def opening(w: Worth, names: list[OfficeId]) -> list[Use]:
    """Dice for new regions: once ships find no more orders, and before India turns away."""
    if w.world.deregulated or not w.turns:
        return []
    value = 0.0
    if wanted(w) <= 2:
        value += FROM_NEW * min(w.turns - 1, 2) * max([0, *(new_orders(w.game, name) for name in to_open(w.game))])
    value += FEARED * danger(w.game)
    office = max(
        (office_of(port) for port in PORTS if port != CHINA and office_of(port) in names and places(w.game, port)),
        key=lambda name: w.world.offices[name].cash, default=None,
    )  # fmt: skip
    if office is None:
        return []
    return [Use(value / OPENING, office, OPENING)]


def danger(game: G) -> float:
    """How near mutiny is, by how many regions may close before it comes."""
    left = printed(game).ending.mutiny_closed - closed(game.state.india.regions)
    return NEAR[left] if 0 <= left < len(NEAR) else 0.0


def to_open(game: G) -> list[RegionId]:
    return [name for name, region in game.state.india.regions.items() if not region.open and not region.ruler]


def new_orders(game: G, name: RegionId) -> int:
    """What all orders of a region and its dominions bring."""
    regions = game.state.india.regions
    members = empire(regions, name)
    return sum(order.revenue for one in members for order in side(printed(game), regions, one).orders)


# --- the whole ------------------------------------------------------------------------------------------------
class Budget:
    """Money given out pound by pound: always to what brings most for it."""

    def __init__(
        self, w: Worth, names: list[OfficeId], prices: list[int], good: int, others: list[Use], ruin: float = 0.0
    ) -> None:
        """The prices of the ships that can be bought, of a good, uses that do not depend on one another, and what it
        costs if no Sail brings anything."""
        self.portions: dict[OfficeId, int] = dict.fromkeys(names, 0)
        self.berths = [berth for berth in berths(w) if berth.office in self.portions]
        self.later = LASTS * max(0, min(w.turns, SEEN) - 1)
        self.ruin = ruin
        self.good = good
        self.others = sorted((use for use in others if use.office in self.portions), key=lambda use: use.worth)
        self.prices = prices if "ship_purchasing" in self.portions else []
        self.ready = w.world.offices["ship_purchasing"].cash
        """What Ship Purchasing has beyond the ships that are counted."""
        for _ in range(w.world.hold.ships):
            self.send()
        while self.prices and self.prices[0] <= self.ready:
            self.ready -= self.prices.pop(0)
            self.send()

    def send(self) -> None:
        """A ship to the port that has most use for it."""
        if self.berths:
            best = max(self.berths, key=lambda berth: (berth.for_ship(1, self.later).worth, berth.value(9)))
            best.ships += 1

    def spend(self, left: int) -> int:
        """All that brings more than it costs; gives what is left."""
        while left:
            use, berth = max(self.uses(), key=lambda found: found[0].worth, default=(Use(0.0, "chairman", 0), None))
            if use.worth < LEAST:
                return left
            n = min(left, use.cost)
            self.portions[use.office] += n
            left -= n
            if berth is None:
                self.others.pop()
            elif use.office == berth.office:
                berth.cash += n
            elif use.office == "goods_purchasing":
                berth.goods += 1
            else:
                self.prices.pop(0)
                self.ready = 0
                berth.ships += 1
        return 0

    def uses(self) -> list[tuple[Use, Berth | None]]:
        found: list[tuple[Use, Berth | None]] = [(self.others[-1], None)] if self.others else []
        for berth in self.berths:
            found.append((berth.for_dice(self.ruin * self.others_fail(berth)), berth))
            if self.prices:
                found.append((berth.for_ship(max(1, self.prices[0] - self.ready), self.later), berth))
            if "goods_purchasing" in self.portions:
                found.append((berth.for_good(self.good), berth))
        return found

    def others_fail(self, berth: Berth) -> float:
        """How likely no other Sail brings anything."""
        return prod(1 - SPARED * other.sure() for other in self.berths if other is not berth and other.value() > 0)

    def shares(self, total: int, keepers: list[OfficeId] | None = None) -> list[int]:
        """How much each office gets. What brings nothing now waits with the richest Sail, or with others."""
        left = self.spend(total)
        rich = max(self.berths, key=lambda berth: berth.value(), default=None)
        waiting_with = keepers or [rich.office if rich else next(iter(self.portions))]
        for number in range(left):
            self.portions[waiting_with[number % len(waiting_with)]] += 1
        return list(self.portions.values())
