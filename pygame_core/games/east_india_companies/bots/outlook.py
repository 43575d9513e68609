"""What a seat may expect of this period's trade: prices in both markets, the crowd of other ships, the own fleet.

In both markets a row is one number, so a price is a slot: the n-th cube bought costs the slot n below the top, the
n-th cube sold brings the slot n above it. How far the others will have moved a row before a ship's turn is guessed
from their tonnage: they buy and sell where it pays most, and the faster ones come first.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..phases.loading import has_post
from ..phases.navigation import CARTOGRAPHY
from ..phases.selling import bonus
from ..state import PORT, SEA, Company, G, Market, Ship, is_neutral, tables

AFTER_LOADING = ("selling", "close", "end")
MEAN_STORED = 0.8
"""How much of what others keep in their warehouses they sell again before a ship of ours can."""


class Voyage(NamedTuple):
    """What a ship would do in a zone: its profit (travel paid), what it must pay, what it brings, its load."""

    profit: float
    cost: int
    revenue: float
    load: dict[str, int]


class Plan(NamedTuple):
    """A voyage for each ship of a fleet, the best first."""

    profit: float
    cost: int
    revenue: float
    voyages: list[tuple[int, str, Voyage]]


def mean_card(game: G, name: str, market: Market, pile: str) -> dict[str, float]:
    """What the cards of a pile mean on average for each good; a hidden card counts as one of them."""
    cards = tables(game).cards[game.seats]
    lying = list(market.piles[pile])
    if market.card and pile == tables(game).pile[game.state.period - 1]:
        lying.append(market.card)
    lying = lying or list(tables(game).piles[name][pile])
    return {good: sum(cards[card][good] for card in lying) / len(lying) for good in tables(game).goods}


def expected(game: G, name: str, seat: int) -> dict[str, float]:
    """The cubes that die and card of this period will bring or take, as far as the seat can tell."""
    market: Market = getattr(game.state, name)
    t = tables(game)
    if market.open:
        return dict.fromkeys(t.goods, 0.0)
    if market.card and seat in market.seen:
        card: dict[str, float] = dict(t.cards[game.seats][market.card])
    else:
        card = mean_card(game, name, market, t.pile[game.state.period - 1])
    mean_die = sum(t.faces) / len(t.faces)
    return {good: market.dice.get(good, mean_die) + card[good] for good in t.goods}


class Outlook:
    """One seat's view of the trade of this period. `extra` cubes more may be expected in a market (`indies`,
    `europe`), to ask what a market card would be worth."""

    def __init__(self, game: G, seat: int, cards: dict[str, dict[str, float]] | None = None) -> None:
        t = tables(game)
        table = game.state
        self.game = game
        self.seat = seat
        self.t = t
        self.own = table.companies[seat]
        self.indies = t.indies[game.seats]
        self.europe = t.europe[game.seats]
        supply = (cards or {}).get("indies") or expected(game, "indies", seat)
        demand = (cards or {}).get("europe") or expected(game, "europe", seat)
        self.lying = {
            good: min(len(self.indies[good].slots), round(table.indies.rows[good] + supply[good])) for good in t.goods
        }
        self.waiting = {good: max(0, round(table.europe.rows[good] - demand[good])) for good in t.goods}
        self.bonus = {good: bonus(game, seat, good) for good in t.goods}
        self.discount = {zone.id: t.post_discount if has_post(game, seat, zone.id) else 0 for zone in t.zones}
        self.free_travel = seat in table.boxes[CARTOGRAPHY]
        self.handled = _handled(game)
        self._count_others()
        self.crowd = self._crowd()

    # --- the others -------------------------------------------------------------------------------------------
    def _count_others(self) -> None:
        """Their tonnage that has still to load, by speed; what they carry, by speed; what they have stored."""
        self.empty: list[tuple[int, int]] = []
        self.laden: list[tuple[int, dict[str, int]]] = []
        self.stored: dict[str, float] = dict.fromkeys(self.t.goods, 0.0)
        phase = self.game.state.phase
        for company, other in enumerate(self.game.state.companies):
            if company == self.seat:
                continue
            for ship in other.ships:
                kind = self.t.tiles[ship.tile]
                if ship.cargo:
                    self.laden.append((kind.speed, ship.cargo))
                elif to_load(ship, phase):
                    self.empty.append((kind.speed, kind.tonnage))
            for good, count in other.store.items():
                self.stored[good] += MEAN_STORED * count

    def _crowd(self) -> dict[str, float]:
        """How many cubes of each good the others' empty ships will take: one after the other where it pays most."""
        others = sum(tonnage for _, tonnage in self.empty)
        if not others:
            return dict.fromkeys(self.t.goods, 0.0)
        mine = sum(self.t.tiles[ship.tile].tonnage for ship in self.to_load())
        bought = dict.fromkeys(self.t.goods, 0)
        sold = {good: round(self.before(good, 0)) for good in self.t.goods}
        margins = {good: self._margin(good, 0, sold[good]) for good in self.t.goods if good not in self.handled}
        for _ in range(others + mine if margins else 0):
            good = max(margins, key=margins.__getitem__)
            if margins[good] <= 0:
                break
            bought[good] += 1
            margins[good] = self._margin(good, bought[good], sold[good] + bought[good])
        return {good: count * others / (others + mine) for good, count in bought.items()}

    def _margin(self, good: str, bought: int, sold: int) -> float:
        cost = self.cost(good, bought)
        return -1.0 if cost is None else self.price(good, sold) - cost

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

    def before(self, good: str, speed: int) -> float:
        """The cubes known to be sold before a ship of this speed sells."""
        count = self.stored[good]
        for other, cargo in self.laden:
            if other > speed:
                count += cargo.get(good, 0)
            elif other == speed:
                count += cargo.get(good, 0) / 2
        return count

    # --- prices -----------------------------------------------------------------------------------------------
    def cost(self, good: str, bought: int) -> int | None:
        """What a cube costs when so many are gone; None when none is left."""
        left = self.lying[good] - bought
        return self.indies[good].slots[left - 1] if left > 0 else None

    def price(self, good: str, sold: int) -> int:
        """What a cube brings when so many have been sold."""
        slots = self.europe[good].slots
        place = self.waiting[good] + sold
        return slots[place] if place < len(slots) else self.t.full_row_price

    # --- the own fleet ----------------------------------------------------------------------------------------
    def to_load(self) -> list[Ship]:
        phase = self.game.state.phase
        return [ship for ship in self.own.ships if to_load(ship, phase)]

    def voyage(
        self, speed: int, tonnage: int, zone: str, bought: dict[str, int], sold: dict[str, int], cash: int,
        sailed: bool = False,
    ) -> Voyage:  # fmt: skip
        """Load what pays most in the zone, cube by cube, and sell it; own ships before it have moved the rows."""
        place = self.t.zone[zone]
        travel = 0 if self.free_travel or sailed else place.travel
        if zone in self.handled or travel > cash:
            return Voyage(-1.0, 0, 0.0, {})
        ahead = self.faster(speed)
        discount = self.discount[zone]
        goods = [
            [
                good,
                round(ahead * self.crowd[good]) + bought[good],
                round(ahead * self.crowd[good] + self.before(good, speed)) + sold[good],
            ]
            for good in place.goods
        ]
        load: dict[str, int] = {}
        paid, revenue = travel, 0.0
        for _ in range(tonnage):
            best, most = None, 0.0
            for entry in goods:
                good, gone, come = entry
                cost = self.cost(good, gone)
                if cost is None:
                    continue
                cost = max(self.t.post_floor, cost - discount)
                gain = self.price(good, come) + self.bonus[good] - cost
                if gain > most and paid + cost <= cash:
                    best, most, spent = entry, gain, cost
            if best is None:
                break
            best[1] += 1
            best[2] += 1
            load[best[0]] = load.get(best[0], 0) + 1
            paid += spent
            revenue += most + spent
        return Voyage(revenue - paid, paid, revenue, load)

    def plan(self, ships: Sequence[tuple[int, int]], cash: int, at_sea: Sequence[tuple[int, int, str]] = ()) -> Plan:
        """The best voyages, the most profitable first, of (speed, tonnage) ships and of those already under way."""
        bought = dict.fromkeys(self.t.goods, 0)
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
        while left:
            best: tuple[float, int, int, str, Voyage] | None = None
            seen = set()
            for place, (number, (speed, tonnage)) in enumerate(left):
                if (speed, tonnage) in seen:
                    continue
                seen.add((speed, tonnage))
                for zone in self.t.zones:
                    voyage = self.voyage(speed, tonnage, zone.id, bought, sold, cash - spent)
                    if best is None or voyage.profit > best[0]:
                        best = voyage.profit, place, number, zone.id, voyage
            assert best is not None
            _, place, number, where, voyage = best
            del left[place]
            spent += self._note(voyage, bought, sold)
            total += voyage.profit
            brought += voyage.revenue
            voyages.append((number, where, voyage))
        return Plan(total, spent, brought, voyages)

    @staticmethod
    def _note(voyage: Voyage, bought: dict[str, int], sold: dict[str, int]) -> int:
        for good, count in voyage.load.items():
            bought[good] += count
            sold[good] += count
        return voyage.cost

    def fleet(self) -> list[tuple[int, int]]:
        """Speed and tonnage of the ships in port that will sail."""
        return [self.kind(ship) for ship in self.own.ships if ship.where == PORT and not ship.cargo]

    def at_sea(self) -> list[tuple[int, int, str]]:
        """Speed, tonnage and zone of the own ships that have sailed, or were left there, and not loaded."""
        where = {
            tile: zone for zone, pile in self.game.state.stacks.items() for company, tile in pile if company == self.seat
        }
        loading = self.game.state.loading
        return [
            (*self.kind(ship), where.get(ship.tile) or ship.zone or loading)
            for ship in self.own.ships
            if ship.where != PORT and not ship.cargo
        ]

    def kind(self, ship: Ship) -> tuple[int, int]:
        kind = self.t.tiles[ship.tile]
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
    if game.state.phase in AFTER_LOADING:
        return set(tables(game).zone) | set(tables(game).goods)
    if game.state.phase != "loading" or not game.state.loading:
        return set()
    zones = tables(game).zones
    now = next(n for n, zone in enumerate(zones) if zone.id == game.state.loading)
    over = {zone.id for zone in zones[:now]}
    left = {good for zone in zones[now:] for good in zone.goods}
    return over | {good for good in tables(game).goods if good not in left}


def tonnage_of(game: G, company: Company) -> int:
    tiles = tables(game).tiles
    return sum(tiles[ship.tile].tonnage for ship in company.ships)


def players(game: G) -> list[int]:
    return [company for company in range(len(game.state.companies)) if not is_neutral(game.state, company)]
