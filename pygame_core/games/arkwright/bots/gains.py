"""What each action would gain, step by step and as a whole, in pounds at the end of the game."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from ....kernel.reasons import OPEN
from .. import labor, stock, storage
from ..actions import special
from ..actions.machines import allowed, places
from ..actions.quality import most_marketing, most_quality, usable
from ..factories import (
    ALL_LINES,
    appeal,
    attraction,
    base_quality,
    costs,
    open_factory,
    quality,
    quantity,
    staff_needed,
)
from ..forecast import market_ahead
from ..ids import GOODS, Good, MarkerId, MarkerKind
from ..market import Seller
from ..phases.turn import PRICES
from ..refs import TAKEN
from ..state import Company, Factory, G, last_decade, level, printed, short_game
from ..voyage import capacity, fleets, income, sailing
from . import worth
from .specials import taken_worth

GROWTH = 1.5
"""Better quality counts for the goods of later lines too, in the long game: there is time to run them."""
LATER = 0.7
"""What would follow in a later turn counts for so much."""
RESERVE = 14
"""Cash that should stay for what is due until the next income."""


# --- cash -----------------------------------------------------------------------------------------------------
def cash_needed(game: G, seat: int) -> int:
    """What should not be spent on shares now."""
    company = game.state.companies[seat]
    left = worth.all_cycles(game, company)
    if last_decade(game) and left <= 1:
        return 10
    return RESERVE + 2 * labor.wage(game) * len(company.factories)


def paying(game: G, seat: int, amount: int) -> float:
    """What a payment is worth: the cash, and what it would force."""
    company = game.state.companies[seat]
    forced = stock.emergency(game, seat, amount)
    if not forced.shares and not forced.loans:
        return float(amount)
    fall = (company.space - forced.space) * worth.step_worth(game, seat)
    return amount + forced.shares * (worth.last_value(game, seat) - stock.value(game, seat)) + fall + 15 * forced.loans


def share_gain(game: G, seat: int, count: int) -> float:
    """What it gains to buy so many shares now instead of later."""
    return count * (worth.last_value(game, seat) - stock.cost(game, seat))


def shares_to_buy(game: G, seat: int) -> int:
    company = game.state.companies[seat]
    spare = company.cash - cash_needed(game, seat)
    return max(0, min(stock.affordable_shares(game, seat), spare // stock.cost(game, seat)))


# --- single steps ---------------------------------------------------------------------------------------------
Now = Callable[[Good], float]
"""The prospects of each factory as it stands."""


def standing(game: G, seat: int) -> Now:
    """Each is worked out once a question: everything else is measured by it."""

    @cache
    def now(good: Good) -> float:
        return worth.prospect(game, seat, good, game.state.companies[seat].factories[good])

    return now


def gain(game: G, seat: int, good: Good, factory: Factory, now: Now) -> float:
    """How much better the prospects of this factory are than those of the one that stands there."""
    return worth.prospect(game, seat, good, factory) - now(good)


def machine_gains(game: G, seat: int) -> list[float]:
    """What each machine saves, the best first."""
    wage = labor.wage(game)
    found = [
        float((wage - 1) * worth.cycles_left(game, good))
        for good, _, room in places(game, seat)
        for _ in range(room)
    ]  # fmt: skip
    return sorted(found, reverse=True)


def quality_gains(game: G, seat: int, now: Now) -> list[float]:
    company = game.state.companies[seat]
    most = most_quality(game, company)
    found = [
        gain(game, seat, good, worth.changed(factory, quality=1), now)
        for good, factory in company.factories.items()
        if factory.quality < most
    ]
    return sorted(found, reverse=True)


def marketing_gain(game: G, seat: int, good: Good, now: Now) -> float:
    """What another level of marketing brings: it is there until it has faded, and the higher it is the longer."""
    factory = game.state.companies[seat].factories[good]
    left = worth.cycles_left(game, good)
    if not left or factory.marketing >= most_marketing(game):
        return 0.0
    return gain(game, seat, good, worth.changed(factory, marketing=1), now) * min(left, factory.marketing + 1) / left


def marketing_points(game: G, seat: int, now: Now) -> list[float]:
    """What each point of marketing gains in turn, as it would be spent."""
    figures, found = printed(game), []
    for good, factory in game.state.companies[seat].factories.items():
        each = marketing_gain(game, seat, good, now) / (factory.marketing + 1)
        found += [each] * sum(figures.marketing_cost[factory.marketing :])
    return sorted(found, reverse=True)


def hiring(game: G, seat: int, now: Now) -> list[tuple[float, Good, int]]:
    """For each factory the best number of workers to hire, and what that gains."""
    figures, company = printed(game), game.state.companies[seat]
    found = []
    for good, factory in company.factories.items():
        best = (0.0, good, 0)
        count = 0
        for there, line in zip(figures.lines[good], factory.lines, strict=True):
            lacking = there.slots - line.workers - line.machines
            count += lacking
            if lacking and count <= labor.to_be_had(game):
                best = max(best, (gain(game, seat, good, worth.staffed(game, good, factory, count), now), good, count))
        found.append(best)
    return found


def building(game: G, seat: int, good: Good, number: int, kind: Any = "regular") -> float:
    """What a new factory should bring, its cost not counted."""
    figures = printed(game)
    count = staff_needed(figures, good, 2)
    factory = worth.staffed(game, good, open_factory(kind, number, figures.min_price[good], 0), count)
    return worth.prospect(game, seat, good, factory) - 6.0


def raising(game: G, seat: int, good: Good, now: Now) -> float:
    """What a better factory brings as it is staffed, or with the workers that it makes worth their wages later."""
    better = worth.changed(game.state.companies[seat].factories[good], level=1)
    found = [gain(game, seat, good, better, now)]
    count = 0
    for there, line in zip(printed(game).lines[good], better.lines, strict=True):
        lacking = there.slots - line.workers - line.machines
        count += lacking
        if lacking:
            found.append(LATER * gain(game, seat, good, worth.staffed(game, good, better, count), now))
    return max(found)


# --- whole actions --------------------------------------------------------------------------------------------
def factory_gain(game: G, seat: int, now: Now) -> float:
    """The best that a Factory action could do."""
    figures, company = printed(game), game.state.companies[seat]
    found = [0.0]
    number = level(game)
    for good in GOODS:
        factory = company.factories.get(good)
        if factory is None:
            cost = figures.factory["regular"][good][number - 1].cost
            found.append(building(game, seat, good, number) - paying(game, seat, cost + 4))
        elif factory.level < number:
            cost = figures.factory[factory.kind][good][factory.level].cost
            found.append(raising(game, seat, good, now) - paying(game, seat, cost + 4))
    return sum(sorted(found)[-2:])


Curve = Callable[[int], float]
"""What an action gains, by the administrative cost paid."""


def curves(game: G, seat: int) -> Callable[[MarkerId], Curve]:
    """What each marker's action should gain; what several have in common is worked out once."""
    figures, company, now = printed(game), game.state.companies[seat], standing(game, seat)

    @cache
    def by_kind(kind: MarkerKind) -> list[float]:
        if kind == "machines":
            return machine_gains(game, seat)
        if kind == "quality":
            growth = 1.0 if short_game(game) else GROWTH
            return [growth * found for found in quality_gains(game, seat, now)[:1]]
        if kind == "marketing":
            return marketing_points(game, seat, now)
        if kind == "worker":
            return [*[found for found, _, _ in hiring(game, seat, now)], max(0.0, warehouse_gain(game, seat))]
        if kind == "factory":
            return [factory_gain(game, seat, now)]
        if kind == "exchange":
            return [share_gain(game, seat, shares_to_buy(game, seat)), 2.0 * company.loans, *contract_gains(game, seat)]
        if kind == "production":
            return [max((got for got, _, _ in runs(game, seat)), default=0.0)]
        return [*by_kind("exchange"), *by_kind("worker")]

    def curve(marker: MarkerId) -> Curve:
        kind = figures.marker[marker]
        found = by_kind(kind.kind)
        if kind.kind == "machines":
            return lambda paid: sum(found[: allowed(game, seat, marker, paid)])
        if kind.kind == "quality":
            return lambda paid: sum(found) * kind.reached(paid)
        if kind.kind == "marketing":
            return lambda paid: sum(found[: usable(game, marker, paid)])
        total = sum(found)
        return lambda paid: total

    return curve


def runs(game: G, seat: int) -> list[tuple[float, Good, int]]:
    """What each factory's first lines could make for the store: what that gains, and how many lines."""
    figures, company = printed(game), game.state.companies[seat]
    found = []
    for good, factory in company.factories.items():
        room = storage.places(game, company.posts, good) + storage.small(game, company) - company.goods.get(good, 0)
        if room <= 0 or not worth.cycles_left(game, good):
            continue
        met = worth.scene(game, seat, good, factory)
        now = stored_worth(game, good, factory, met)
        for lines in range(1, ALL_LINES + 1):
            made = min(room, quantity(figures, good, factory, upto=lines))
            due = costs(game, company, good, upto=lines).sum
            then = stored_worth(game, good, factory, met._replace(stored=met.stored + made))
            found.append((then - now - paying(game, seat, due), good, lines))
    return found


def stored_worth(game: G, good: Good, factory: Factory, met: worth.Scene) -> float:
    """What the next production brings with the goods in store: shipped, or as many offered as is best."""
    figures = printed(game)
    makes, best = quantity(figures, good, factory), quality(figures, good, factory)
    high = attraction(figures, good, factory)
    return max(
        worth.income(met._replace(stored=met.stored - more), Seller(high - price, makes + more, best), price)
        for more in range(met.stored + 1)
        for price in range(
            max(figures.min_price[good], high - max(1, makes + more)), max(figures.min_price[good], high - 1) + 1
        )
    )


def warehouse_gain(game: G, seat: int) -> float:
    """What a worker at the warehouse should save: goods that would be lost, for ships to carry."""
    company, figures = game.state.companies[seat], printed(game)
    if not company.ships or short_game(game):
        return 0.0
    saved = 0.0
    for good, factory in company.factories.items():
        over = surplus(game, seat, good) - storage.places(game, company.posts, good) - company.goods.get(good, 0)
        kept = min(max(figures.rows), max(0, over))
        saved += STORED_PART * kept * base_quality(figures, good, factory) * max(0, worth.cycles_left(game, good) - 1)
    return saved - labor.wage(game) * (worth.decades_after(game) + 1)


def surplus(game: G, seat: int, good: Good) -> int:
    """Goods that a factory makes and does not sell at home: as things stand if it produces next, else those that no
    rival could leave room for, since the appeal of the good sells no more."""
    figures, company = printed(game), game.state.companies[seat]
    factory = company.factories[good]
    makes = quantity(figures, good, factory)
    if GOODS[game.state.cycle] == good:
        sold = market_ahead(game, good).players[seat].sold
    else:
        sold = max(0, min(makes, appeal(figures, good, factory)))
    return makes - sold + company.goods.get(good, 0)


def contract_for(game: G, seat: int, good: Good) -> tuple[float, int]:
    """What the best contract of a good would bring in its next production, and its number; 0 for none. Whoever
    produces next is bound to the price that stands."""
    company, figures = game.state.companies[seat], printed(game)
    if good in company.contracts or good not in company.factories or GOODS.index(good) < game.state.cycle:
        return 0.0, 0
    factory = company.factories[good]
    sizes = tuple(sorted((ship.capacity for ship in company.ships), reverse=True))
    base, makes = base_quality(figures, good, factory), quantity(figures, good, factory)
    met = worth.scene(game, seat, good, factory)
    here = Seller(appeal(figures, good, factory), makes, quality(figures, good, factory))

    def brings(overseas: list[float]) -> float:
        there = met._replace(overseas=overseas)
        if GOODS[game.state.cycle] == good:
            return worth.income(there, here, factory.price)
        return worth.best_in(game, good, factory, there)[0]

    none = brings(worth.NOTHING)
    best = (0.0, 0)
    for number in figures.track:
        if number <= min(sum(sizes), makes + met.stored, company.limit or number):
            lost = -met.step * (number + worth.CONTRACT_RISE if last_decade(game) else worth.CONTRACT_RISE)
            best = max(best, (brings(worth.served(sizes, base, met.step, number, lost)) - none, number))
    return best


def contract_gains(game: G, seat: int) -> list[float]:
    """What contracts taken now should bring; in the short game what ships made ready should."""
    company = game.state.companies[seat]
    if not company.ships:
        return []
    step, found = worth.step_worth(game, seat), []
    for good, factory in company.factories.items():
        if short_game(game):
            if not all(ship.active for ship in company.ships) and GOODS.index(good) >= game.state.cycle:
                room = min(surplus(game, seat, good), sum(ship.capacity for ship in company.ships))
                found.append(room * base_quality(printed(game), good, factory) - step)
        else:
            found.append(contract_for(game, seat, good)[0])
    return [max(found)] if short_game(game) and found else [one for one in found if one > 0]


def price_gain(game: G, seat: int) -> float:
    """What it gains to set all prices anew, for the next cycle."""
    company = game.state.companies[seat]
    return sum(
        worth.best_price(game, seat, good, factory)[0] - worth.profit(game, seat, good, factory, factory.price)
        for good, factory in company.factories.items()
        if worth.cycles_left(game, good)
    )


STORED_PART = 0.4
"""A good that is kept is shipped or sold some time, or is lost all the same."""
IN_STORE = 4.0
"""What a stored good should bring some other way."""
SPECIAL_NOW = 0.35
"""What a special marker is worth must be had some time; so much of it is lost by another turn without one."""


def special_gain(game: G, seat: int) -> float:
    """What the best special marker would gain if it is taken in this turn."""
    added = taken_worth(game, seat)
    options = special.special_options(game, seat, additional=True, due=True, barred="")
    return max(added(TAKEN.read(option.value)) for option in options if option.why is OPEN)


def additional_gain(kind: MarkerKind, prices: float, taken: float) -> float:
    """What comes after the action: prices anew, or a special marker."""
    if kind in PRICES:
        return prices
    return 0.0 if kind == "investor" else SPECIAL_NOW * taken


def ship_gain(game: G, seat: int) -> float:
    """What the Ship action should bring, less its cost."""
    company = game.state.companies[seat]
    rooms = [capacity(company, fleet) for fleet in fleets(company)]
    return max((cargo_gain(game, seat, room) - room for room in rooms), default=0.0)


def cargo_gain(game: G, seat: int, paid: int) -> float:
    """What stored goods bring overseas, in the ships that so much administrative cost lets sail."""
    company, step, best = game.state.companies[seat], worth.step_worth(game, seat), 0.0
    for fleet in fleets(company):
        free, cargo = capacity(company, fleet), 0.0
        if free > paid:
            continue
        for each, count in sorted(loads(game, company), reverse=True):
            taken = min(free, count) if short_game(game) else count if count <= free else 0
            cargo += (each - IN_STORE) * taken
            free -= taken
        best = max(best, cargo - len(sailing(company, fleet)) * step)
    return best


def loads(game: G, company: Company) -> list[tuple[int, int]]:
    """What each stored good brings overseas, and how many of it can go."""
    return [
        (income(game, company, good), stored if short_game(game) else company.contracts[good])
        for good, stored in company.goods.items()
        if good in company.factories and (short_game(game) or 0 < company.contracts.get(good, 0) <= stored)
    ]
