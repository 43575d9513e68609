"""What the bots answer within an action: the hints for whoever's turn it is, and for the questions that follow."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

from ....kernel.decisions import Allocate, Amount, Pick, PickMany
from ....kernel.reasons import OPEN
from ....parts.hints import Hint
from ..actions.exchange import contract_text
from ..actions.workers import WAREHOUSE
from ..factories import can_be_fired
from ..ids import GOODS, POSTS, Good, MarkerId
from ..phases.turn import latitude
from ..refs import DELIVERY, INVESTED, PRODUCED, WORK, Added, Build, Close, Deliver, Exchange, Produce, Raise, Sail
from ..state import G, printed
from . import worth
from .gains import (
    SPECIAL_NOW,
    Curve,
    additional_gain,
    building,
    cargo_gain,
    contract_for,
    curves,
    gain,
    hiring,
    marketing_gain,
    paying,
    price_gain,
    raising,
    runs,
    ship_gain,
    special_gain,
    standing,
    warehouse_gain,
)


def marker_hints(game: G, asked: Pick) -> list[Hint]:
    """Each marker on the space that suits it best."""
    seat = asked.seat
    figures, company, curve = printed(game), game.state.companies[seat], curves(game, seat)
    prices, taken = price_gain(game, seat), special_gain(game, seat)
    found = []
    for option in asked.options:
        if option.why is not OPEN:
            continue
        if option.value == "ship":
            found.append(Hint("ship", ship_gain(game, seat) + SPECIAL_NOW * taken))
            continue
        marker: MarkerId = option.value
        payable = latitude(game, company, marker)
        spans = [
            payable.of(cost)
            for cost, there in zip(figures.spaces, company.spaces, strict=True)
            if there in ("", marker)
        ]
        worths = [best_paid(game, seat, curve(marker), span, option.params["fee"])[0] for span in spans]
        best = max(worths, default=-50.0)
        found.append(Hint(marker, best + additional_gain(figures.marker[marker].kind, prices, taken)))
    return found


def best_paid(game: G, seat: int, gains: Curve, span: tuple[int, int], beside: int) -> tuple[float, int]:
    """What an action gains at the best administrative cost that can be paid, and that cost; `beside` falls due too."""
    return max((gains(paid) - paying(game, seat, paid + beside), -paid) for paid in range(span[0], span[1] + 1))


def curve_of(game: G, seat: int, name: str) -> Curve:
    """What the marker of this name would gain, by the administrative cost; of ships what the cost lets sail."""
    marker = next((marker for marker in printed(game).marker if f"marker.{marker}" == name), None)
    return curves(game, seat)(marker) if marker is not None else partial(cargo_gain, game, seat)


def space_hints(game: G, asked: Pick) -> list[Hint]:
    gains = curve_of(game, asked.seat, asked.params["marker"])
    found = []
    for option in asked.options:
        if option.why is OPEN:
            said = option.params
            span, beside = (said["least"], said["most"]), said["total"] - said["cost"]
            found.append(Hint(option.value, best_paid(game, asked.seat, gains, span, beside)[0]))
    return found


def cost_hints(game: G, asked: Amount) -> list[Hint]:
    """No more than does something."""
    gains, beside = curve_of(game, asked.seat, asked.params["marker"]), asked.params["fee"] + asked.params["unlock"]
    return [Hint(paid, gains(paid) - paying(game, asked.seat, paid + beside)) for paid in range(asked.lo, asked.hi + 1)]


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
    found = worth.profits(game, asked.seat, good, factory, prices)
    return [Hint(price, brings) for price, brings in zip(prices, found, strict=True)]


def hire_hints(game: G, asked: Allocate) -> list[Hint]:
    """As many as gain most in each factory, and somebody for the warehouse if goods would be lost."""
    wanted = {good: count for found, good, count in hiring(game, asked.seat, standing(game, asked.seat)) if found > 0}
    left = asked.total
    answer = []
    for slot in asked.slots:
        count = int(warehouse_gain(game, asked.seat) > 0) if slot.value == WAREHOUSE else wanted.get(slot.value, 0)
        hired = min(count, slot.cap, left)
        answer.append(hired)
        left -= hired
    return [Hint(answer, 0.0)]


def post_hints(game: G, asked: PickMany) -> list[Hint]:
    """The places that are good for all goods, the larger first; then over the dearest good."""
    return [Hint(sorted([*reversed(POSTS)][: asked.least], key=POSTS.index), 0.0)]


def investor_hints(game: G, asked: Pick) -> list[Hint]:
    """Both parts, as far as they gain anything."""
    curve, paid, found = curves(game, asked.seat), asked.params["paid"], []
    for option in asked.options:
        if option.why is OPEN:
            chosen = INVESTED.read(option.value)
            got = 0.0
            if isinstance(chosen, Exchange):
                got = curve("exchange")(paid)
            elif isinstance(chosen, Added):
                got = curve(chosen.marker)(paid)
            elif isinstance(chosen, Sail):
                got = cargo_gain(game, asked.seat, paid)
            found.append(Hint(option.value, got))
    return found


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
    gains = {PRODUCED.text(Produce(good, lines)): got for got, good, lines in runs(game, asked.seat)}
    return [
        Hint(option.value, 0.0 if option.params.get("quiet") else gains.get(option.value, -1.0))
        for option in asked.options
        if option.why is OPEN
    ]


def contract_hints(game: G, asked: Pick) -> list[Hint]:
    """What the surplus should serve in this decade."""
    found = [Hint("done", 0.0)]
    for good in GOODS:
        gained, number = contract_for(game, asked.seat, good)
        if gained > 0:
            found.append(Hint(contract_text(good, number), gained))
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
