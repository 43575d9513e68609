"""What a seat may expect of this period's trade: prices in both markets, the crowd of other ships, the own fleet.

In both markets a row is one number, so a price is a slot: the n-th cube bought costs the slot n below the top, the
n-th cube sold brings the slot n above it. How far the others will have moved a row before a ship's turn is guessed
from their tonnage: they buy and sell where it pays most, and the faster ones come first.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import itemgetter
from typing import Any, NamedTuple

from ..components.figures import Zone
from ..ids import Good, MarketId, Pile, ZoneId
from ..phases.navigation import CARTOGRAPHY
from ..phases.selling import bonus
from ..state import PORT, SEA, Company, G, Market, Ship, has_post, is_neutral, loading_zone, printed

AFTER_LOADING = ("selling", "close", "end")
FULL_ROW = 40
"""More cubes than anybody sells beyond a full row."""
MEAN_STORED = 0.8
"""How much of what others keep in their warehouses they sell again before a ship of ours can."""


class Voyage(NamedTuple):
    """What a ship would do in a zone: its profit (travel paid), what it must pay, what it brings, its load."""

    profit: float
    cost: int
    revenue: float
    load: dict[Good, int]


NOWHERE = Voyage(-1.0, 0, 0.0, {})
"""A voyage that cannot be made."""
RICH = 1 << 30


class Plan(NamedTuple):
    """A voyage for each ship of a fleet, the best first, and how far they move the rows."""

    profit: float
    cost: int
    revenue: float
    voyages: list[tuple[int, ZoneId, Voyage]]
    bought: dict[Good, int]
    sold: dict[Good, int]


def mean_card(game: G, name: MarketId, market: Market, pile: Pile) -> dict[Good, float]:
    """What the cards of a pile mean on average for each good; a hidden card counts as one of them."""
    cards = printed(game).cards[game.seats]
    lying = list(market.piles[pile])
    if market.card and pile == printed(game).pile[game.state.period - 1]:
        lying.append(market.card)
    lying = lying or list(printed(game).piles[name][pile])
    return {good: sum(cards[card][good] for card in lying) / len(lying) for good in printed(game).goods}


def expected(game: G, name: MarketId, seat: int) -> dict[Good, float]:
    """The cubes that die and card of this period will bring or take, as far as the seat can tell."""
    market: Market = getattr(game.state, name)
    figures = printed(game)
    if market.open:
        return dict.fromkeys(figures.goods, 0.0)
    if market.card and seat in market.seen:
        card: dict[Good, float] = dict(figures.cards[game.seats][market.card])
    else:
        card = mean_card(game, name, market, figures.pile[game.state.period - 1])
    mean_die = sum(figures.faces) / len(figures.faces)
    return {good: market.dice.get(good, mean_die) + card[good] for good in figures.goods}


class Outlook:
    """One seat's view of the trade of this period. `cards` says what die and card of a market (`indies`, `europe`)
    will bring or take, to ask what a card would be worth."""

    def __init__(self, game: G, seat: int, cards: dict[MarketId, dict[Good, float]] | None = None) -> None:
        figures = printed(game)
        world = game.state
        self.game = game
        self.seat = seat
        self.figures = figures
        self.own = world.companies[seat]
        self.indies = figures.indies[game.seats]
        self.europe = figures.europe[game.seats]
        supply = (cards or {}).get("indies") or expected(game, "indies", seat)
        demand = (cards or {}).get("europe") or expected(game, "europe", seat)
        self.lying = {
            good: min(len(self.indies[good].slots), round(world.indies.rows[good] + supply[good]))
            for good in figures.goods
        }
        self.costs = {
            good: self.indies[good].slots[lying - 1 :: -1] if lying else () for good, lying in self.lying.items()
        }
        full = (figures.full_row_price,) * FULL_ROW
        self.prices = {
            good: self.europe[good].slots[max(0, round(world.europe.rows[good] - demand[good])) :] + full
            for good in figures.goods
        }
        self.bonus = {good: bonus(game, seat, good) for good in figures.goods}
        self.discount = {
            zone.id: figures.post_discount if has_post(game, seat, zone.id) else 0 for zone in figures.zones
        }
        self.free_travel = seat in world.boxes[CARTOGRAPHY]
        self.handled = _handled(game)
        self.zones = [zone.id for zone in figures.zones]
        self.turns: dict[int, dict[str, tuple[int, int]]] = {}
        self.voyages: dict[tuple[Any, ...], Voyage] = {}
        """Voyages for which there is money enough, by zone, tonnage, travel and how far the rows have moved."""
        self._count_others()
        self.crowd = self._crowd()

    # --- the others -------------------------------------------------------------------------------------------
    def _count_others(self) -> None:
        """Their tonnage that has still to load, by speed; what they carry, by speed; what they have stored."""
        self.empty: list[tuple[int, int]] = []
        self.laden: list[tuple[int, dict[Good, int]]] = []
        self.stored: dict[Good, float] = dict.fromkeys(self.figures.goods, 0.0)
        phase = self.game.state.phase.name
        for company, other in enumerate(self.game.state.companies):
            if company == self.seat:
                continue
            for ship in other.ships:
                kind = self.figures.tiles[ship.tile]
                if ship.cargo:
                    self.laden.append((kind.speed, ship.cargo))
                elif to_load(ship, phase):
                    self.empty.append((kind.speed, kind.tonnage))
            for good, count in other.store.items():
                self.stored[good] += MEAN_STORED * count

    def _crowd(self) -> dict[Good, float]:
        """How many cubes of each good the others' empty ships will take: one after the other where it pays most."""
        others = sum(tonnage for _, tonnage in self.empty)
        if not others:
            return dict.fromkeys(self.figures.goods, 0.0)
        mine = sum(self.figures.tiles[ship.tile].tonnage for ship in self.to_load())
        bought = dict.fromkeys(self.figures.goods, 0)
        gains = []
        for good in self.figures.goods:
            if good not in self.handled:
                prices = self.prices[good][round(self.before(good, 0)) :]
                margins = [price - cost for price, cost in zip(prices, self.costs[good], strict=False)]
                gains += [(-margin, good) for margin in margins if margin > 0]
        if len(gains) > others + mine:
            gains.sort(key=itemgetter(0))
            del gains[others + mine :]
        for _, good in gains:
            bought[good] += 1
        return {good: count * others / (others + mine) for good, count in bought.items()}

    def faster(self, speed: int) -> float:
        """The share of the others' empty tonnage that loads and sells before a ship of this speed."""
        whole = ahead = 0.0
        for other, tonnage in self.empty:
            whole += tonnage
            if other > speed:
                ahead += tonnage
            elif other == speed:
                ahead += tonnage / 2
        return ahead / whole if whole else 0.0

    def before(self, good: Good, speed: int) -> float:
        """The cubes known to be sold before a ship of this speed sells."""
        count = self.stored[good]
        for other, cargo in self.laden:
            if other > speed:
                count += cargo.get(good, 0)
            elif other == speed:
                count += cargo.get(good, 0) / 2
        return count

    # --- prices -----------------------------------------------------------------------------------------------
    def price(self, good: Good, sold: int) -> int:
        """What a cube brings when so many have been sold."""
        prices = self.prices[good]
        return prices[sold] if sold < len(prices) else self.figures.full_row_price

    def turn(self, speed: int) -> dict[str, tuple[int, int]]:
        """For each good: how many cubes are bought, and how many sold, before a ship of this speed has its turn."""
        found = self.turns.get(speed)
        if found is None:
            ahead = self.faster(speed)
            found = self.turns[speed] = {
                good: (round(ahead * crowd), round(ahead * crowd + self.before(good, speed)))
                for good, crowd in self.crowd.items()
            }
        return found

    # --- the own fleet ----------------------------------------------------------------------------------------
    def to_load(self) -> list[Ship]:
        phase = self.game.state.phase.name
        return [ship for ship in self.own.ships if to_load(ship, phase)]

    def voyage(
        self, speed: int, tonnage: int, zone: ZoneId, bought: dict[Good, int], sold: dict[Good, int], cash: int,
        sailed: bool = False,
    ) -> Voyage:  # fmt: skip
        """The best load in the zone, travel and all; own ships before it have moved the rows."""
        place = self.figures.zone[zone]
        travel = 0 if self.free_travel or sailed else place.travel
        if zone in self.handled or travel > cash:
            return NOWHERE
        ahead = self.turn(speed)
        first, second = place.goods
        rows = (
            ahead[first][0] + bought[first], ahead[first][1] + sold[first],
            ahead[second][0] + bought[second], ahead[second][1] + sold[second],
        )  # fmt: skip
        way = zone, tonnage, travel, rows
        found = self.voyages.get(way)
        if found is None:
            found = self.voyages[way] = self._load(place, tonnage, travel, rows, RICH)
        return found if found.cost <= cash else self._load(place, tonnage, travel, rows, cash)

    def _load(self, place: Zone, tonnage: int, paid: int, rows: tuple[int, int, int, int], cash: int) -> Voyage:
        """Cube by cube what pays most, as long as there are room, money and something to gain."""
        first, second = place.goods
        costs, margins = self._margins(first, rows[0], rows[1], tonnage, self.discount[place.id])
        more_costs, more_margins = self._margins(second, rows[2], rows[3], tonnage, self.discount[place.id])
        i = j = revenue = 0
        for _ in range(tonnage):
            one = margins[i] if i < len(margins) and paid + costs[i] <= cash else 0
            other = more_margins[j] if j < len(more_margins) and paid + more_costs[j] <= cash else 0
            if one >= other:
                if one <= 0:
                    break
                paid += costs[i]
                revenue += one + costs[i]
                i += 1
            else:
                if other <= 0:
                    break
                paid += more_costs[j]
                revenue += other + more_costs[j]
                j += 1
        return Voyage(revenue - paid, paid, revenue, {first: i, second: j})

    def _margins(
        self, good: Good, gone: int, come: int, tonnage: int, discount: int
    ) -> tuple[Sequence[int], list[int]]:
        """What the next cubes of a good cost, and what each brings beyond that."""
        costs: Sequence[int] = self.costs[good][gone : gone + tonnage]
        if discount:
            floor = self.figures.post_floor
            costs = [max(floor, cost - discount) for cost in costs]
        extra = self.bonus[good]
        prices = self.prices[good][come : come + tonnage]
        return costs, [price + extra - cost for price, cost in zip(prices, costs, strict=False)]

    def plan(self, ships: Sequence[tuple[int, int]], cash: int, at_sea: Sequence[tuple[int, int, ZoneId]] = ()) -> Plan:
        """The best voyages, the most profitable first, of (speed, tonnage) ships and of those already under way."""
        bought = dict.fromkeys(self.figures.goods, 0)
        sold = dict(bought)
        for ship in self.own.ships:
            for good, count in ship.cargo.items():
                sold[good] += count
        total, spent, brought = 0.0, 0, 0.0
        voyages = []
        for speed, tonnage, zone in at_sea:
            voyage = self.voyage(speed, tonnage, zone, bought, sold, cash - spent, True)
            spent += self._note(voyage, bought, sold)
            total += voyage.profit
            brought += voyage.revenue
        left = list(enumerate(ships))
        known: dict[tuple[int, int, ZoneId], Voyage] = {}
        while left:
            for _, (speed, tonnage) in left:
                for zone in self.zones:
                    way = speed, tonnage, zone
                    if way not in known or known[way].cost > cash - spent:
                        known[way] = self.voyage(speed, tonnage, zone, bought, sold, cash - spent)
            ways = [(number, kind, zone) for number, kind in left for zone in self.zones]
            number, kind, where = max(ways, key=lambda way: known[(*way[1], way[2])].profit)
            voyage = known[(*kind, where)]
            left.remove((number, kind))
            spent += self._note(voyage, bought, sold)
            total += voyage.profit
            brought += voyage.revenue
            voyages.append((number, where, voyage))
            moved = {good for good, count in voyage.load.items() if count}
            known = {way: kept for way, kept in known.items() if not moved.intersection(kept.load)}
        return Plan(total, spent, brought, voyages, bought, sold)

    def after_those_at_sea(self) -> Callable[[tuple[int, int], ZoneId], float]:
        """The profit of one more ship (speed, tonnage) in a zone, when those under way have moved the rows."""
        under_way = self.plan((), self.own.cash, self.at_sea())
        cash = self.own.cash - under_way.cost

        def profit(ship: tuple[int, int], zone: ZoneId) -> float:
            return self.voyage(*ship, zone, under_way.bought, under_way.sold, cash).profit

        return profit

    @staticmethod
    def _note(voyage: Voyage, bought: dict[Good, int], sold: dict[Good, int]) -> int:
        for good, count in voyage.load.items():
            bought[good] += count
            sold[good] += count
        return voyage.cost

    def fleet(self) -> list[tuple[int, int]]:
        """Speed and tonnage of the ships in port that will sail."""
        return [self.kind(ship) for ship in self.own.ships if ship.where == PORT and not ship.cargo]

    def at_sea(self) -> list[tuple[int, int, ZoneId]]:
        """Speed, tonnage and zone of the own ships that have sailed, or were left there, and not loaded."""
        where = {
            tile.number: zone
            for zone, pile in self.game.state.stacks.items()
            for tile in pile
            if tile.company == self.seat
        }
        return [
            (*self.kind(ship), where.get(ship.tile) or ship.zone or loading_zone(self.game).id)
            for ship in self.own.ships
            if ship.where != PORT and not ship.cargo
        ]

    def kind(self, ship: Ship) -> tuple[int, int]:
        kind = self.figures.tiles[ship.tile]
        return kind.speed, kind.tonnage

    def now(self, cash: int | None = None) -> Plan:
        """The plan for the fleet as it is."""
        return self.plan(self.fleet(), self.own.cash if cash is None else cash, self.at_sea())


def to_load(ship: Ship, phase: str) -> bool:
    """Whether the ship will still load in this period."""
    if ship.cargo or phase in AFTER_LOADING:
        return False
    return ship.where == SEA if phase == "loading" else True


def _handled(game: G) -> set[str]:
    """Zones, and the goods found only there, that are over for this period."""
    if game.state.phase.name in AFTER_LOADING:
        return set(printed(game).zone) | set(printed(game).goods)
    if game.state.phase.name != "loading" or not game.state.loading.zone:
        return set()
    zones = printed(game).zones
    now = next(n for n, zone in enumerate(zones) if zone.id == game.state.loading.zone)
    over = {zone.id for zone in zones[:now]}
    left = {good for zone in zones[now:] for good in zone.goods}
    return over | {good for good in printed(game).goods if good not in left}


def tonnage_of(game: G, company: Company) -> int:
    tiles = printed(game).tiles
    return sum(tiles[ship.tile].tonnage for ship in company.ships)


def players(game: G) -> list[int]:
    return [company for company in range(len(game.state.companies)) if not is_neutral(game.state, company)]
