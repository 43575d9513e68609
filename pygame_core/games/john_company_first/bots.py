"""What the bots know of the game. Every function is given an imagined game; see `pygame_core.bots.mind`.

The hints are those of a plain steward: ships go where orders wait, money to those who sail, a dividend is paid when it
can be. Families weigh what they place by what it counts and by the money that is left.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...bots.levels import Level
from ...kernel.decisions import Allocate, Amount, Pick
from ...parts.hints import Hint, by_question
from .company import PORTS, PRESIDED, office_of, orders_of, ready_ships, ships_in
from .ids import OfficeId, PortId, RegionId
from .india import of_presidency
from .phases.sailing import fillings
from .refs import FILLED, OFFICE_ACTION, Done, Invest, OpenTrade, Sail
from .scoring import standing
from .state import CHINA, G, is_militant, printed

__all__ = ["LEVELS", "SCALE", "evaluate", "hints"]

LEVELS = {
    "random": Level("random"),
    "easy": Level("greedy", blunder=300),
    "steady": Level("greedy"),
    "strong": Level("search", games=6, ahead=12, caution=1.0, clear=3.0),
}
SCALE = 12.0
POUND = 0.3
"""What a pound of the family is worth in points: prizes cost a little more than one pound a point."""
WRITER, OFFICER, CAPTAIN, OFFICE, WORKS = 0.6, 0.5, 0.7, 1.6, 0.5
ENOUGH = 3
"""Dice that a careful office pays for."""
SAIL_MONEY = 5
"""What a President needs for that."""


# --- what a position is worth ---------------------------------------------------------------------------------
def evaluate(game: G, seat: int) -> float:
    """The points of a seat if the game ended now, and what its people and money may still bring."""
    world = game.state
    if is_militant(game) or world.turn.phase == "end":
        return float(standing(game, seat))
    left = (world.turn.last - world.turn.number) / world.turn.last
    held = sum(office.holder == seat for office in world.offices.values())
    people = WRITER * world.boxes.writers[seat] + OFFICER * world.boxes.officers[seat]
    people += CAPTAIN * world.boxes.captains[seat] + OFFICE * held
    built = sum(column.count(seat) for column in world.works.yards) + world.works.factories.count(seat)
    own = world.families[seat]
    money = own.cash + (own.firm.cash if own.firm else 0)
    return standing(game, seat) + POUND * money + left * (people + WORKS * built)


# --- trade ----------------------------------------------------------------------------------------------------
def places(game: G, port: PortId) -> list[RegionId | PortId]:
    if port == CHINA:
        return [CHINA]
    return [*of_presidency(game.state.india.regions, port)]


def waiting(game: G, port: PortId) -> list[tuple[int, int]]:
    """Orders that nobody has filled: what they bring and how many ships they take, the best first."""
    found = [
        (order.revenue, order.demand)
        for place in places(game, port)
        for order, filled in zip(orders_of(game, place), fillings(game, place), strict=True)
        if not filled.by
    ]
    return sorted(found, key=lambda order: -order[0] / order[1])


def earning(game: G, port: PortId, ships: int) -> int:
    """What so many ships would bring there."""
    total = 0
    for revenue, demand in waiting(game, port):
        if demand <= ships:
            ships -= demand
            total += revenue
    return total


def spread_ships(game: G, asked: Allocate) -> list[Hint]:
    """Each ship to the port where it brings most."""
    names = [slot.value for slot in asked.slots]
    given = dict.fromkeys(names, 0)
    for _ in range(asked.total):
        there = {name: ships_in(game.state.ports[name]) + given[name] for name in names}
        best = max(names, key=lambda name: earning(game, name, there[name] + 2) - earning(game, name, there[name]))
        given[best] += 1
    return [Hint(list(given.values()), 1.0)]


def money_hints(game: G, asked: Allocate) -> list[Hint]:
    """First what a Sail needs where ships are, then ships, then more for the Presidents."""
    names: list[OfficeId] = [slot.value for slot in asked.slots]
    given: dict[OfficeId, int] = dict.fromkeys(names, 0)
    left = asked.total
    sailors = [office_of(port) for port in PORTS if office_of(port) in given and places(game, port)]
    sailors.sort(key=lambda office: -earning(game, PRESIDED.get(office, CHINA), 99))
    wishes = [(office, SAIL_MONEY) for office in sailors]
    wishes += [(name, 12) for name in names if name == "ship_purchasing"]
    wishes += [(name, 4) for name in names if name == "goods_purchasing"]
    for office, wish in wishes:
        n = min(left, max(0, wish - game.state.offices[office].cash))
        given[office] += n
        left -= n
    last = "ship_purchasing" if "ship_purchasing" in given else names[0]
    given[last] += left
    return [Hint(list(given.values()), 1.0)]


def action_hints(game: G, asked: Pick) -> list[Hint]:
    """Sail when ships are ready and dice can be bought, open trade with what is left over, invest in what is poor."""
    found = []
    office: OfficeId = asked.params["office"]
    cash = asked.params["cash"]
    for option in asked.options:
        if not option.why:
            continue
        action = OFFICE_ACTION.read(option.value)
        dice = cash - option.params.get("penalty", 0)
        worth = 0.0
        if isinstance(action, Done):
            worth = 0.5
        elif isinstance(action, Sail):
            port: PortId = PRESIDED.get(office, CHINA)
            gain = earning(game, port, ready_ships(game.state.ports[port]))
            worth = gain * printed(game).check.chance("success", min(dice, ENOUGH)) - 2
        elif isinstance(action, OpenTrade):
            worth = 1.0 if dice > SAIL_MONEY + ENOUGH else -1.0
        elif isinstance(action, Invest):
            worth = 2.0 if dice >= 2 else -1.0
        else:
            worth = 1.0 if is_militant(game) and dice > 2 * SAIL_MONEY else -1.0
        found.append(Hint(option.value, worth))
    return found


def strength_hints(game: G, asked: Amount) -> list[Hint]:
    """Enough dice, and no more: what an office saves it has next turn."""
    return [Hint(min(asked.hi, asked.lo - 1 + ENOUGH), 1.0)]


def order_hints(game: G, asked: Pick) -> list[Hint]:
    """The order that brings most for each ship; goods are spent before ships."""
    found = []
    for option in asked.options:
        if option.why:
            done = isinstance(FILLED.read(option.value), Done)
            worth = 0.0 if done else option.params["n"] / (option.params["ships"] or 1)
            found.append(Hint(option.value, worth))
    return found


def dividend_hints(game: G, asked: Amount) -> list[Hint]:
    """One dividend keeps the price; a second one is worth it only with money to spare."""
    each, revenue = asked.params["each"], asked.params["revenue"]
    two = asked.hi >= 2 and revenue - 2 * each >= 2 * SAIL_MONEY
    return [Hint(max(asked.lo, min(asked.hi, 2 if two else 1)), 1.0)]


def guns_hints(game: G, asked: Allocate) -> list[Hint]:
    """All guns where the Company has most to lose."""
    names = [slot.value for slot in asked.slots]
    best = max(names, key=lambda name: len(of_presidency(game.state.india.regions, name)))
    return [Hint([asked.total if name == best else 0 for name in names], 1.0)]


def defend_hints(game: G, asked: Allocate) -> list[Hint]:
    """Just what is needed: pieces first, then money."""
    left, given = asked.params["needed"], []
    for slot in asked.slots:
        n = min(left, slot.cap)
        given.append(n)
        left -= n
    return [Hint(given, 1.0)]


def force_hints(game: G, asked: Allocate) -> list[Hint]:
    """Enough for a few dice above the penalty, pieces first."""
    left, given = asked.params["penalty"] + ENOUGH, []
    for slot in asked.slots:
        n = min(left, slot.cap)
        given.append(n)
        left -= n
    return [Hint(given, 1.0)]


def quiet_hints(game: G, asked: Pick) -> list[Hint]:
    """Leave things where they are."""
    return [Hint(option.value, 0.0) for option in asked.options if option.why and option.params.get("quiet")]


def tax_hints(game: G, asked: Allocate) -> list[Hint]:
    """The family first; alone, the presidency."""
    first, *rest = asked.slots
    return [Hint([first.cap, *(0 for _ in rest)], 1.0)]


BY_QUESTION: dict[str, Callable[[G, Any], list[Hint]]] = {
    "money.allocate": money_hints,
    "director.ships": spread_ships,
    "director.goods": spread_ships,
    "office.action": action_hints,
    "check.strength": strength_hints,
    "sail.order": order_hints,
    "trade.dividends": dividend_hints,
    "trade.tax": tax_hints,
    "military.guns": guns_hints,
    "campaign.force": force_hints,
    "post.defend": defend_hints,
    "post.police": defend_hints,
    "transfer.guns": quiet_hints,
    "transfer.cargo": quiet_hints,
    "firm.strength": strength_hints,
    "firm.order": order_hints,
}

hints = by_question(BY_QUESTION)
"""Promising answers with their worth."""
