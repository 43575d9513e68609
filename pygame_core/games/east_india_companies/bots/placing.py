"""Hints for Agent Placement: what each box is worth, which Agent goes where, which ship to buy or give up."""

from __future__ import annotations

from functools import cached_property, lru_cache

from ....kernel.decisions import Decision
from ....parts.hints import Hint
from ..components.figures import Box, ShipType
from ..ids import BoxId, ZoneId
from ..phases.abilities import fixed_costs, post_possible, seal_open
from ..phases.agents import box_open, to_place, within_reach
from ..state import CENTRE, Agent, G, free_docks
from . import worth
from .outlook import Outlook, Plan

INFLUENCE: dict[BoxId, float] = {"governor.influence_indies": 0.03, "investor.influence_europe": 0.06}
"""What choosing a market card is worth, as a part of the sales expected; a later seat there only looks."""
LOOKING = 0.15
DOCK = (0.8, 0.8, 0.5, 0.3, 0.1)
"""What another dock is worth, by period."""
STORES = 1.0
"""What a warehouse space more earns in each period to come."""
FORWARD = 10.0
"""What a place gained by Expertise is worth."""
AHEAD = 0.05
"""How much of what a ship earns later is gained by having it now: it could be bought later too."""
DETOUR = 11.0
"""What it costs to come late to a box by way of the centre."""
FEE_ENVY = 2.8
"""How much a fee that another player receives counts beside what it costs."""


class Placing:
    """One seat's thoughts while Agents are placed: the plan for the period, and what would change it."""

    def __init__(self, game: G, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.view = Outlook(game, seat)
        self.figures = self.view.figures
        self.own = self.view.own
        self.period = game.state.period
        self.coin = worth.growing(game)
        self.later = worth.at(worth.GROWING, self.period, self.figures.periods)
        self.fleet = self.view.fleet()
        self.at_sea = self.view.at_sea()
        self.base = self.plan(self.own.cash, self.fleet)
        self.costs = fixed_costs(game, seat)
        self.spent: dict[int, float] = {}
        self.ships: dict[int, float] = {}

    def plan(self, cash: int, fleet: list[tuple[int, int]]) -> Plan:
        return self.view.plan(fleet, cash, self.at_sea)

    def spending(self, amount: int) -> float:
        """What is lost by having so much less: the coins, and the cargo that cannot be paid."""
        if amount not in self.spent:
            lost = float(amount) * self.coin
            if self.own.cash - amount < self.base.cost:
                lost += (self.base.profit - self.plan(self.own.cash - amount, self.fleet).profit) * self.later
            self.spent[amount] = lost
        return self.spent[amount]

    # --- boxes ------------------------------------------------------------------------------------------------
    @cached_property
    def worths(self) -> dict[BoxId, float]:
        """What an Agent gains on each box, whether or not it may go there."""
        return {box.id: self.box(box) for box in self.figures.boxes}

    def box(self, box: Box) -> float:
        """What an Agent on the box gains, fees and costs paid."""
        fee = self.fee(box)
        cost = fee + self.costs.get(box.kind, 0)
        gain = self.best_ship(cost) if box.kind == "ship" else self.ability(box) - self.spending(cost)
        return gain - FEE_ENVY * fee

    def fee(self, box: Box) -> int:
        return self.figures.fee * len(self.game.state.boxes[box.id])

    def ability(self, box: Box) -> float:
        match box.kind:
            case "dock_extension":
                return self.dock()
            case "trading_post":
                return max(self.posts().values(), default=0.0)
            case "influence":
                part = INFLUENCE[box.id] * (LOOKING if self.game.state.boxes[box.id] else 1.0)
                return part * self.base.revenue * self.later
            case "expertise":
                return FORWARD * self.game.state.initiative.index(self.seat)
            case "cartography":
                return self.free_travel()
            case _:
                return self.trading(box)

    def dock(self) -> float:
        level = self.own.level + 1
        if level >= len(self.figures.docks):
            return 0.0
        more = (
            (self.figures.stores[level] - self.figures.stores[level - 1])
            * STORES
            * (self.figures.periods - self.period)
        )
        return DOCK[self.period - 1] + more

    def posts(self) -> dict[ZoneId, float]:
        """What a Trading Post saves in each zone where one can be placed."""
        if not post_possible(self.game, self.seat):
            return {}
        found = {}
        for space in self.figures.spaces:
            if seal_open(self.game, self.seat, space.id) and space.zone not in found:
                voyages = [voyage for _, zone, voyage in self.base.voyages if zone == space.zone]
                cubes = sum(sum(voyage.load.values()) for voyage in voyages)
                goods = self.figures.zone[space.zone].goods
                plenty = 0.2 * len([good for good in goods if self.view.lying[good]])
                ahead = sum(worth.ahead(worth.GROWING, self.period, self.figures.periods)) * worth.POST
                found[space.zone] = (cubes + plenty) * self.figures.post_discount * self.later + ahead
        return found

    def free_travel(self) -> float:
        """The travel that the plan pays; with it nearer zones would no longer tempt."""
        if self.view.free_travel:
            return 0.0
        paid = sum(self.figures.zone[zone].travel for _, zone, voyage in self.base.voyages if voyage.load)
        return (paid + 0.3 * len(self.fleet)) * self.later

    def trading(self, box: Box) -> float:
        """A bonus for every cube of the good that the plan sells, and for some that it would now prefer."""
        if not box.good:
            return 0.0
        cubes = sum(voyage.load.get(box.good, 0) for _, _, voyage in self.base.voyages)
        cubes += sum(ship.cargo.get(box.good, 0) for ship in self.own.ships) + self.own.store.get(box.good, 0)
        return box.bonus * (cubes + 0.1 * len(self.fleet)) * self.later

    # --- ships ------------------------------------------------------------------------------------------------
    def best_ship(self, cost: int) -> float:
        """What the best ship gains that can be bought after paying for the box."""
        if cost not in self.ships:
            self.ships[cost] = max([-self.spending(cost), *(self.ship(tile, cost) for tile in self.buyable(cost))])
        return self.ships[cost]

    def buyable(self, cost: int) -> list[int]:
        """The ships that could be paid; of those worse in every way than another one, none."""
        tiles = self.figures.tiles
        cash = self.own.cash - cost
        able = [tile for tile in self.own.stack if tiles[tile].period <= self.period and tiles[tile].cost <= cash]
        return [tile for tile in able if not any(_better(tiles[other], tiles[tile]) for other in able)]

    def ship(self, tile: int, cost: int = 0) -> float:
        """What buying the ship gains, with so much to pay beside it: this period by its voyage after all others of the
        plan, later as a rule."""
        kind = self.figures.tiles[tile]
        others, missed = self.beside
        spent = cost + kind.cost
        now = self.voyage(kind, self.own.cash - spent - others.cost)
        return self.future(kind) - missed + max(0.0, now) * self.later - self.spending(spent)

    def voyage(self, kind: ShipType, cash: int) -> float:
        """What a ship earns in this period by its best voyage after all others of the plan."""
        plan = self.beside[0]
        voyage = self.view.voyage
        return max(
            voyage(kind.speed, kind.tonnage, zone, plan.bought, plan.sold, cash).profit for zone in self.view.zones
        )

    @cached_property
    def beside(self) -> tuple[Plan, float]:
        """The plan for the ships that a new one would join, and what is missed of a ship that must go for it."""
        if free_docks(self.own, self.figures.docks[self.own.level]):
            return self.base, 0.0
        weak = self.weakest()
        fleet = list(self.fleet)
        if (weak.speed, weak.tonnage) in fleet:
            fleet.remove((weak.speed, weak.tonnage))
        plan = self.plan(self.own.cash, fleet)
        return plan, self.future(weak) + (self.base.profit - plan.profit) * self.later

    def future(self, kind: ShipType) -> float:
        """What a ship earns in the periods after this one."""
        return AHEAD * worth.earnings(kind, self.period, self.figures)

    def weakest(self) -> ShipType:
        """The ship that is missed least."""
        kinds = [self.figures.tiles[ship.tile] for ship in self.own.ships]
        return min(kinds, key=lambda kind: self.future(kind) + worth.rate(kind.speed, kind.tonnage, self.period))

    # --- Agents -----------------------------------------------------------------------------------------------
    def reach(self, agent: Agent) -> dict[BoxId, float]:
        """What the Agent gains on each box that it may enter now."""
        found = {}
        near = within_reach(self.game, agent)
        for box in self.figures.boxes:
            need = self.fee(box) + self.costs.get(box.kind, 0)
            if box_open(self.game, self.seat, near, box, need):
                found[box.id] = self.worths[box.id]
        return found


@lru_cache(maxsize=8)
def thoughts(game: G, seat: int, position: int) -> Placing:
    """Which Agent goes and where are asked one after the other in the same position: one thought does for both."""
    return Placing(game, seat)


def _better(ship: ShipType, than: ShipType) -> bool:
    """At least as good in every way, and in one better."""
    ours, theirs = (ship.speed, ship.tonnage, -ship.cost), (than.speed, than.tonnage, -than.cost)
    return ours != theirs and all(a >= b for a, b in zip(ours, theirs, strict=True))


def most(left: list[dict[BoxId, float]], taken: tuple[BoxId, ...]) -> float:
    """The best sum for the Agents still to be placed, each on another box (or, worth nothing, in the centre)."""
    if not left:
        return 0.0
    if len(left) == 1:
        return max([0.0, *(gain for box, gain in left[0].items() if box not in taken)])
    first, *rest = left
    found = most(rest, taken)
    for box in sorted(first, key=first.__getitem__, reverse=True)[: len(left) + len(taken)]:
        if box not in taken:
            found = max(found, first[box] + most(rest, (*taken, box)))
    return found


def where_hints(game: G, decision: Decision) -> list[Hint]:
    """Each box with its worth and that of the best boxes left for the other Agents."""
    mind = thoughts(game, decision.seat, game.position - 1)
    worths = mind.worths
    agents = mind.own.agents
    waiting = to_place(mind.own)
    others = [mind.reach(agents[i]) for i in waiting if i != decision.params["agent"]]
    free = max((worths[box] for box, there in game.state.boxes.items() if decision.seat not in there), default=0.0)
    found = []
    for answer in decision.answers():
        if answer in worths:
            gain = worths[answer] + most(others, (answer,))
        elif answer == CENTRE:
            gain = free - DETOUR + most(others, ())
        else:
            gain = most(others, ())
        found.append(Hint(answer, gain))
    return found


def which_hints(game: G, decision: Decision) -> list[Hint]:
    """The Agent whose best box gains most goes first; of equals the one with less to choose from."""
    mind = thoughts(game, decision.seat, game.position)
    worths = mind.worths
    agents = mind.own.agents
    reach = {i: mind.reach(agents[i]) for i in to_place(mind.own)}
    found = []
    for index in decision.answers():
        others = [boxes for i, boxes in reach.items() if i != index]
        ways = [gain + most(others, (box,)) for box, gain in reach[index].items()]
        lonely = 0.01 * (len(worths) - len(reach[index]))
        now = max(reach[index].values(), default=0.0)
        found.append(Hint(index, max(ways, default=most(others, ()) - DETOUR) + 0.1 * now + lonely))
    return found


def ship_hints(game: G, decision: Decision) -> list[Hint]:
    mind = Placing(game, decision.seat)
    return [Hint(tile, 0.0 if tile == "none" else mind.ship(tile)) for tile in decision.answers()]


def discard_hints(game: G, decision: Decision) -> list[Hint]:
    mind = Placing(game, decision.seat)

    def missed(tile: int) -> float:
        kind = mind.figures.tiles[tile]
        return mind.future(kind) + worth.rate(kind.speed, kind.tonnage, mind.period)

    return [Hint(tile, -missed(tile)) for tile in decision.answers()]


def post_hints(game: G, decision: Decision) -> list[Hint]:
    mind = Placing(game, decision.seat)
    posts = mind.posts()
    zones = {space.id: space.zone for space in mind.figures.spaces}
    return [Hint(space, posts[zones[space]]) for space in decision.answers()]
