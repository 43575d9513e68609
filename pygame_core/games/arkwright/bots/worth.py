"""What a position is worth: shares at their last value, cash, and what the factories should still bring."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache
from math import inf
from typing import NamedTuple

from .. import labor, stock
from ..factories import appeal, attraction, base_quality, costs, quality, quantity
from ..ids import GOODS, Good
from ..market import Seller, share_out
from ..state import Company, Factory, G, Line, printed, scenario, short_game

RISE = 2.4
"""Spaces that a company usually rises in a cycle in which it sells."""
SLOPE = 0.42
"""Pounds a space of the share price is worth in the middle of the track."""
UNCERTAIN = 0.6
"""What a shipment is expected to bring as long as there is no contract for it."""
RESTING = 0.5
"""The same in the short game, where ships rest until the next Stock Exchange action."""
SPARE = 4
"""How much appeal beyond the number of goods may be worth its price."""
ENOUGH = (0.2, 0.65, 0.85, 0.95)
"""How surely a contract is served if one good should be lacking, none, one should be spare, or more."""
NOTHING = [0.0]
CONTRACT_RISE = 2
"""So many spaces a contract that is not served costs more."""


def decades_after(game: G) -> int:
    return len(printed(game).decades[scenario(game)]) - 1 - game.state.decade


def cycles_left(game: G, good: Good) -> int:
    """How often the good will still be produced."""
    world = game.state
    decades = decades_after(game)
    number = GOODS.index(good)
    done = number < world.cycle or (number == world.cycle and world.phase in ("cleanup", "company", "close"))
    return decades + (not done)


def all_cycles(game: G, company: Company) -> int:
    return sum(cycles_left(game, good) for good in company.factories)


def last_value(game: G, seat: int) -> float:
    """The share value to be expected in the end."""
    company = game.state.companies[seat]
    rise = int(RISE * all_cycles(game, company))
    return float(stock.value_at(game, company.space + rise))


def step_worth(game: G, seat: int) -> float:
    """What a space of share price should be worth in the end."""
    return SLOPE * (game.state.companies[seat].shares + 3)


# --- a factory ------------------------------------------------------------------------------------------------
def others(game: G, seat: int, good: Good) -> list[Seller]:
    """What the others offer of a good."""
    figures = printed(game)
    found = []
    for owner, company in enumerate(game.state.companies):
        factory = company.factories.get(good)
        if factory is not None and owner != seat:
            makes = quantity(figures, good, factory)
            found.append(Seller(appeal(figures, good, factory), makes, quality(figures, good, factory)))
    return found


MOST_STEPS = 4
"""For goods sold, the highest appeal alone, and most goods sold alone."""


def steps_up(sold: int, own: int, most: int, rivals: list[Seller], importer: int) -> int:
    """How far the share price would rise."""
    if not sold:
        return 0
    alone = own > max((importer, *(rival.appeal for rival in rivals if rival.offered)))
    return min(2, sold) + alone + (sold > most)


class Scene(NamedTuple):
    """The home market of one good, and the way overseas, as one player meets them."""

    demand: int
    importer: int
    rivals: list[Seller]
    step: float
    """What a space of share price is worth to the player."""
    overseas: list[float]
    """What so many unsold or stored goods, from none on, should bring overseas."""
    stored: int


def scene(game: G, seat: int, good: Good, factory: Factory) -> Scene:
    later = 0 if GOODS[game.state.cycle] == good else 1
    importer, step = game.state.importers[good] + later, step_worth(game, seat)
    overseas = shipped(game, seat, good, factory, step)
    stored = game.state.companies[seat].goods.get(good, 0)
    return Scene(labor.demand(game, good), importer, others(game, seat, good), step, overseas, stored)


def shipped(game: G, seat: int, good: Good, factory: Factory, step: float) -> list[float]:
    """What each number of unsold goods should bring: for a contract that stands, or one that may be taken in time."""
    company, figures = game.state.companies[seat], printed(game)
    sizes = tuple(sorted((ship.capacity for ship in company.ships), reverse=True))
    base, contract = base_quality(figures, good, factory), company.contracts.get(good, 0)
    if contract:
        return served(sizes, base, step, contract, -unserved(game, seat, good, step))
    if short_game(game):
        return [RESTING * brought for brought in carried(sizes, base, step)]
    if not sizes:
        return NOTHING
    found = [served(sizes, base, step, number, 0.0) for number in figures.track if number <= sum(sizes)]
    return [UNCERTAIN * max(brought) for brought in zip(*found, strict=True)]


@lru_cache(4096)
def carried(sizes: tuple[int, ...], base: int, step: float) -> list[float]:
    """What each number of goods brings if any can be carried."""
    found = [0.0]
    for count in range(1, sum(sizes) + 1):
        found.append(max(found[-1], count * base - step * (1 if count <= sizes[0] else 2)))
    return found


@lru_cache(4096)
def served(sizes: tuple[int, ...], base: int, step: float, contract: int, none: float) -> list[float]:
    """What each number of unsold goods should bring while there is this contract; `none` is what it comes to if it
    cannot be served. As many as are needed may yet be too few: others change their prices."""
    room = sum(sizes)
    if contract > room:
        return [none]
    brought = contract * base - step * (1 if contract <= sizes[0] else 2)
    found = []
    for unsold in range(room + len(ENOUGH)):
        spare = unsold - contract + 1
        surely = ENOUGH[min(spare, len(ENOUGH) - 1)] if spare >= 0 else 0.0
        found.append(surely * brought + (1 - surely) * none)
    return found


def unserved(game: G, seat: int, good: Good, step: float) -> float:
    """What a contract costs that is not served in a production: it rises, and in the end lowers the share price."""
    contract = game.state.companies[seat].contracts.get(good, 0)
    last = contract if cycles_left(game, good) == 1 else 0
    return step * (CONTRACT_RISE + last) if contract else 0.0


def income(met: Scene, seller: Seller, price: int) -> float:
    """What a cycle brings at a price, steps of share price in pounds."""
    sold, imported = share_out(met.demand, [seller, *met.rivals], met.importer)
    most = max((imported, *sold[1:]))
    unsold = min(seller.offered - sold[0] + met.stored, len(met.overseas) - 1)
    rise = steps_up(sold[0], seller.appeal, most, met.rivals, met.importer)
    return sold[0] * price + rise * met.step + met.overseas[unsold]


def due(game: G, seat: int, good: Good, factory: Factory) -> int:
    """Wages and maintenance of a factory as it could be."""
    company = game.state.companies[seat]
    return costs(game, replace(company, factories={good: factory}), good).sum


def profit(game: G, seat: int, good: Good, factory: Factory, price: int, more: int = 0) -> float:
    """What one cycle brings at a price; `more` stored goods are offered too."""
    figures = printed(game)
    offered = quantity(figures, good, factory) + more
    seller = Seller(attraction(figures, good, factory) - price, offered, quality(figures, good, factory))
    met = scene(game, seat, good, factory)
    return income(met._replace(stored=met.stored - more), seller, price) - due(game, seat, good, factory)


def profits(game: G, seat: int, good: Good, factory: Factory, prices: Iterable[int]) -> list[float]:
    """What one cycle brings at each of these prices."""
    figures, met, spent = printed(game), scene(game, seat, good, factory), due(game, seat, good, factory)
    offered, best = quantity(figures, good, factory), quality(figures, good, factory)
    high = attraction(figures, good, factory)
    return [income(met, Seller(high - price, offered, best), price) - spent for price in prices]


def best_price(game: G, seat: int, good: Good, factory: Factory) -> tuple[float, int]:
    """The profit at the best price, and the price."""
    found, price = best_in(game, good, factory, scene(game, seat, good, factory))
    return found - due(game, seat, good, factory), price


def best_in(game: G, good: Good, factory: Factory, met: Scene) -> tuple[float, int]:
    """What the best price brings in a market, and the price."""
    figures = printed(game)
    low, high = figures.min_price[good], attraction(figures, good, factory)
    offered, best = quantity(figures, good, factory), quality(figures, good, factory)

    def most(price: int) -> int:
        """A good sells on each row from the appeal down, at the most."""
        return price * min(offered, max(0, high - price))

    # A price with an appeal of 0 sells nothing, and one far below the number of goods gives money away.
    prices = range(max(low, high - offered - SPARE), max(low, high - 1) + 1)
    beside, found = MOST_STEPS * met.step + max(met.overseas), (-inf, 0)
    for price in sorted(prices, key=most, reverse=True):
        if most(price) + beside < found[0]:
            break
        found = max(found, (income(met, Seller(high - price, offered, best), price), price))
    return found


def prospect(game: G, seat: int, good: Good, factory: Factory) -> float:
    """What a factory should still bring; it may always be closed instead."""
    left = cycles_left(game, good)
    return left * best_price(game, seat, good, factory)[0] if left else 0.0


def changed(factory: Factory, quality: int = 0, marketing: int = 0, level: int = 0) -> Factory:
    return replace(
        factory, quality=factory.quality + quality, marketing=factory.marketing + marketing, level=factory.level + level
    )


def staffed(game: G, good: Good, factory: Factory, count: int) -> Factory:
    """The factory with so many workers more."""
    lines = []
    for places, line in zip(printed(game).lines[good], factory.lines, strict=True):
        placed = min(count, places.slots - line.workers - line.machines)
        lines.append(Line(workers=line.workers + placed, machines=line.machines))
        count -= placed
    return replace(factory, lines=lines)
