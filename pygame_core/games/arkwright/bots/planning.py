"""What each action would gain: the hints for whoever's turn it is, and for the questions within an action."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache, partial
from typing import Any

from ....kernel.decisions import Allocate, Amount, Pick
from ....kernel.reasons import OPEN
from ....parts.hints import Hint
from .. import labor, stock
from ..actions.exchange import contract_text
from ..actions.machines import allowed, places
from ..actions.quality import most_quality, usable
from ..factories import appeal, base_quality, can_be_fired, open_factory, quantity, staff_needed
from ..forecast import market_ahead
from ..ids import GOODS, Good, MarkerId, MarkerKind
from ..phases.turn import PRICES
from ..refs import DELIVERY, PRODUCED, WORK, Build, Close, Deliver, Raise
from ..state import Factory, G, last_decade, level, printed, short_game
from ..voyage import can_sail, capacity, fleets
from . import worth

FADING = 2.0
"""A level of marketing works for about so many productions."""
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
    factory = game.state.companies[seat].factories[good]
    left = worth.cycles_left(game, good)
    if not left:
        return 0.0
    return gain(game, seat, good, worth.changed(factory, marketing=1), now) * min(1.0, FADING / left)


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
            return [max((marketing_gain(game, seat, good, now) for good in company.factories), default=0.0)]
        if kind == "worker":
            return [found for found, _, _ in hiring(game, seat, now)]
        if kind == "factory":
            return [factory_gain(game, seat, now)]
        if kind == "exchange":
            return [share_gain(game, seat, shares_to_buy(game, seat)), 2.0 * company.loans, *contract_gains(game, seat)]
        return [*by_kind("exchange"), *by_kind("worker")] if kind == "investor" else []

    def curve(marker: MarkerId) -> Curve:
        kind = figures.marker[marker]
        found = by_kind(kind.kind)
        if kind.kind == "machines":
            return lambda paid: sum(found[: allowed(game, seat, marker, paid)])
        if kind.kind == "quality":
            return lambda paid: sum(found) * kind.reached(paid)
        if kind.kind == "marketing":
            return lambda paid: found[0] * usable(game, marker, paid) / 2
        total = sum(found)
        return lambda paid: total

    return curve


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


def contract_for(game: G, seat: int, good: Good) -> int:
    """The contract that the surplus of a good could serve, 0 for none."""
    company = game.state.companies[seat]
    room = sum(ship.capacity for ship in company.ships)
    if good in company.contracts or good not in company.factories or GOODS.index(good) < game.state.cycle:
        return 0
    able = min(room, surplus(game, seat, good))
    return max((space for space in printed(game).track if space <= able), default=0)


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
        elif number := contract_for(game, seat, good):
            found.append(number * base_quality(printed(game), good, factory) - step)
    return [max(found)] if short_game(game) and found else [one for one in found if one > 0]


def price_gain(game: G, seat: int) -> float:
    """What it gains to set all prices anew, for the next cycle."""
    company = game.state.companies[seat]
    return sum(
        worth.best_price(game, seat, good, factory)[0] - worth.profit(game, seat, good, factory, factory.price)
        for good, factory in company.factories.items()
        if worth.cycles_left(game, good)
    )


def additional_gain(kind: MarkerKind, prices: float) -> float:
    """What comes after the action: prices anew, or a special marker."""
    if kind in PRICES:
        return prices
    return 0.0 if kind == "investor" else 4.0


# --- hints ----------------------------------------------------------------------------------------------------
def marker_hints(game: G, asked: Pick) -> list[Hint]:
    """Each marker on the space that suits it best."""
    seat = asked.seat
    figures, company, curve = printed(game), game.state.companies[seat], curves(game, seat)
    prices = price_gain(game, seat)
    found = []
    for option in asked.options:
        if option.why is not OPEN:
            continue
        if option.value == "ship":
            found.append(Hint("ship", ship_gain(game, seat)))
            continue
        marker: MarkerId = option.value
        free = [cost for place, cost in enumerate(figures.spaces) if company.spaces[place] in ("", marker)]
        fee = option.params["fee"]
        gains = curve(marker)
        best = max((gains(cost) - paying(game, seat, cost + fee) for cost in free), default=-50.0)
        found.append(Hint(marker, best + additional_gain(figures.marker[marker].kind, prices)))
    return found


def space_hints(game: G, asked: Pick) -> list[Hint]:
    name = asked.params["marker"]
    marker = next((marker for marker in printed(game).marker if f"marker.{marker}" == name), None)
    gains: Curve = curves(game, asked.seat)(marker) if marker is not None else lambda paid: 0.0
    return [
        Hint(option.value, gains(option.params["cost"]) - paying(game, asked.seat, option.params["total"]))
        for option in asked.options
        if option.why is OPEN
    ]


def ship_gain(game: G, seat: int) -> float:
    """What the Ship action should bring, less its cost."""
    company = game.state.companies[seat]
    best = 0.0
    for fleet in fleets(company):
        room = capacity(company, fleet)
        if can_sail(game, company, company.goods, room):
            best = max(best, 9.0 * room - room - 2 * worth.step_worth(game, seat))
    return best


def work_hints(game: G, asked: Pick) -> list[Hint]:
    """Close what only loses, build and modernize what gains more than it costs."""
    seat, now = asked.seat, standing(game, asked.seat)
    found = []
    for option in asked.options:
        if option.why is not OPEN:
            continue
        work = WORK.read(option.value)
        got = 0.0
        if isinstance(work, Close):
            got = -now(work.good) - 8.0
        elif isinstance(work, Build):
            got = building(game, seat, work.good, work.level, work.kind) - paying(game, seat, option.params["cost"])
        elif isinstance(work, Raise):
            dear = 8.0 if work.reach != "level" else 0.0
            got = raising(game, seat, work.good, now) - paying(game, seat, option.params["cost"]) - dear
        found.append(Hint(option.value, got))
    return found


def founding_hints(game: G, asked: Pick) -> list[Hint]:
    found = []
    for option in asked.options:
        if option.why is OPEN:
            work = WORK.read(option.value)
            if isinstance(work, Build):
                crowd = sum(work.good in owner.factories for owner in game.state.companies)
                got = building(game, asked.seat, work.good, 1, work.kind) - option.params["cost"] - 10.0 * crowd
                found.append(Hint(option.value, got))
    return found


def price_hints(game: G, asked: Amount) -> list[Hint]:
    good: Good = asked.params["good"]
    factory = game.state.companies[asked.seat].factories[good]
    prices = range(asked.lo, asked.hi + 1)
    return [Hint(price, worth.profit(game, asked.seat, good, factory, price)) for price in prices]


def hire_hints(game: G, asked: Allocate) -> list[Hint]:
    """As many as gain most in each factory, and nobody for the warehouse."""
    wanted = {good: count for found, good, count in hiring(game, asked.seat, standing(game, asked.seat)) if found > 0}
    left = asked.total
    answer = []
    for slot in asked.slots:
        count = min(wanted.get(slot.value, 0), slot.cap, left)
        answer.append(count)
        left -= count
    return [Hint(answer, 0.0)]


def fire_hints(game: G, asked: Allocate) -> list[Hint]:
    """Those of a line that brings less than it costs."""
    figures, company = printed(game), game.state.companies[asked.seat]
    now = standing(game, asked.seat)
    answer = []
    for slot in asked.slots:
        good: Good = slot.value
        factory = company.factories[good]
        top = max((line.workers for line in factory.lines[1:] if line.workers), default=0)
        count = min(top, can_be_fired(figures, good, factory))
        lines = list(factory.lines)
        for number in range(len(lines) - 1, 0, -1):
            if lines[number].workers:
                lines[number] = type(lines[number])(workers=0, machines=lines[number].machines)
                break
        fewer = replace(factory, lines=lines)
        answer.append(count if count and gain(game, asked.seat, good, fewer, now) > 2 else 0)
    return [Hint(answer, 0.0)]


def spread(asked: Allocate, gains: list[float]) -> list[Hint]:
    """All to the slots that gain most, as long as they gain anything."""
    answer, left = [0] * len(asked.slots), asked.total
    for number in sorted(range(len(gains)), key=lambda number: -gains[number]):
        if gains[number] > 0:
            answer[number] = min(asked.slots[number].cap, left)
            left -= answer[number]
    return [Hint(answer, 0.0)] if sum(answer) >= asked.least else []


def machine_hints(game: G, asked: Allocate) -> list[Hint]:
    return spread(asked, [float(worth.cycles_left(game, slot.params["good"])) for slot in asked.slots])


def quality_hints(game: G, asked: Allocate) -> list[Hint]:
    company, now = game.state.companies[asked.seat], standing(game, asked.seat)
    gains = []
    for slot in asked.slots:
        good: Good = slot.value
        better = worth.changed(company.factories[good], quality=asked.total)
        gains.append(gain(game, asked.seat, good, better, now) if slot.cap else 0.0)
    return spread(asked, gains)


def marketing_hints(game: G, asked: Pick) -> list[Hint]:
    found, now = [Hint("done", 0.0)], standing(game, asked.seat)
    for option in asked.options:
        if option.why is OPEN and option.value != "done":
            cost = max(1, option.params["cost"])
            found.append(Hint(option.value, marketing_gain(game, asked.seat, option.value, now) / cost + 0.01))
    return found


def produce_hints(game: G, asked: Pick) -> list[Hint]:
    found = []
    for option in asked.options:
        worth_it = 0.0 if not hasattr(PRODUCED.read(option.value), "lines") else -1.0
        found.append(Hint(option.value, worth_it))
    return found


def contract_hints(game: G, asked: Pick) -> list[Hint]:
    """What the surplus should serve in this decade."""
    found = [Hint("done", 0.0)]
    for good in GOODS:
        if number := contract_for(game, asked.seat, good):
            found.append(Hint(contract_text(good, number), float(number)))
    able = {option.value for option in asked.options if option.why is OPEN}
    return [hint for hint in found if hint.answer in able]


def fleet_hints(game: G, asked: Pick) -> list[Hint]:
    """The smallest that carries the goods."""
    return [
        Hint(option.value, 100.0 - option.params["room"] - 10 * option.params["n"] if option.value else 0.0)
        for option in asked.options
        if option.why is OPEN
    ]


def cargo_hints(game: G, asked: Allocate) -> list[Hint]:
    return spread(asked, [float(slot.params["each"]) for slot in asked.slots])


def delivery_hints(game: G, asked: Pick) -> list[Hint]:
    found = []
    for option in asked.options:
        if option.why is OPEN:
            chosen = DELIVERY.read(option.value)
            found.append(Hint(option.value, float(option.params["brings"]) if isinstance(chosen, Deliver) else 0.0))
    return found


def fixed(answers: dict[Any, float], game: G, asked: Pick) -> list[Hint]:
    """Answers of which is known beforehand what they are good for; others are worth nothing."""
    return [Hint(option.value, answers.get(option.value, 0.0)) for option in asked.options if option.why is OPEN]


def always(**answers: float) -> Any:
    return partial(fixed, answers)
