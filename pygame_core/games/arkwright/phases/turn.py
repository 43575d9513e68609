"""An action turn: a marker or a ship on an administration space, its cost, the action, the additional action."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, NamedTuple

from ....kernel.decisions import Amount, Option, Pick
from ....kernel.game import Step
from ....kernel.reasons import OPEN, Closed, Reason
from .. import stock, targets, voyage
from ..actions import exchange, factory, investor, machines, prices, produce, quality, ship, special, workers
from ..administration import locked_ten, locked_two, not_locked_in
from ..components import MarkerType
from ..ids import MarkerId, MarkerKind
from ..state import Company, G, Turn, enter, has_tile, in_turn_order, printed, short_game, steps

SHIP = "ship"
"""Ships are used like action markers, but stay at their pier."""
PRICES = ("factory", "quality", "marketing", "production")
SPECIAL = ("worker", "machines", "exchange", SHIP)
"""Which additional action the action markers and ships bring; the Investor brings none."""

PLACE = "turn.place"
PLACES: dict[MarkerKind, str] = {
    "machines": "turn.place.machines", "quality": "turn.place.quality", "marketing": "turn.place.marketing",
}  # fmt: skip
"""Actions that do more for more administrative cost say how much."""


# --- administration spaces ------------------------------------------------------------------------------------
def may_place(game: G, seat: int, place: int, marker: MarkerId | None) -> Reason:
    """Whether a space is free for this marker, or for a ship (None)."""
    company = game.state.companies[seat]
    if locked_two(game, company, place):
        return Closed("ark.event.bureaucracy.lock")
    there = company.spaces[place]
    if there and there != marker:
        return Closed("ark.action.marker.one-space", marker=f"marker.{there}")
    return OPEN


def fee(game: G, company: Company, marker: MarkerId | None) -> int:
    """What it costs to take up a marker that has been used in this decade."""
    if marker is None or marker not in company.spaces or has_tile(company, "administrator"):
        return 0
    return printed(game).reuse_fee


class Latitude(NamedTuple):
    """Which administrative costs can be paid beside those of the spaces."""

    range: int
    """How far an Accountant may go up and down."""
    upto: int
    """With an Engineer anything up to this can be paid; 0 without."""
    needed: int
    """What ships must be paid at least."""

    def of(self, cost: int) -> tuple[int, int]:
        """The least and the most that can be paid on a space of this cost."""
        if not any(self):
            return cost, cost
        least = 0 if self.upto else max(0, cost - self.range, self.needed)
        return least, max(cost + self.range, self.upto)


def latitude(game: G, company: Company, marker: MarkerId | None) -> Latitude:
    figures = printed(game)
    slack = figures.tile.accountant_range if has_tile(company, "accountant") else 0
    if marker is None:
        return Latitude(slack, 0, voyage.least_needed(game, company, company.goods))
    kind = figures.marker[marker]
    engineer = kind.kind == "quality" and has_tile(company, "engineer")
    return Latitude(slack, kind.thresholds[-1] if engineer else 0, 0)


def effects(game: G, company: Company, kind: MarkerType, costs: Iterable[int]) -> list[int]:
    """What a marker's action comes to for each administrative cost: machines, levels or points."""
    if kind.kind == "machines":
        more = printed(game).tile.workshop_adds if has_tile(company, "workshop") else 0
        return [kind.reached(cost + more) for cost in costs]
    if kind.kind == "quality":
        return [kind.reached(cost) for cost in costs]
    return [min(cost, kind.most) for cost in costs]


def reached(game: G, seat: int, place: int, marker: MarkerId | None, costs: range) -> dict[str, Any]:
    """What is due beside the administrative cost, and what each that can be paid would come to."""
    company = game.state.companies[seat]
    beside = {
        "fee": fee(game, company, marker),
        "unlock": printed(game).events.hamburg_unlock if locked_ten(game, seat, place) else 0,
    }
    if marker is None:
        return beside
    return {**beside, "effects": effects(game, company, printed(game).marker[marker], costs)}


# --- which marker ---------------------------------------------------------------------------------------------
def has_free_space(game: G, seat: int) -> bool:
    return any(may_place(game, seat, place, None) for place in range(len(printed(game).spaces)))


def may_use(game: G, company: Company, marker: MarkerId, free: bool) -> Reason:
    """`free`: whether there is a free space; a marker that lies on one may stay there."""
    if marker not in company.spaces:
        return OPEN if free else Closed("ark.action.locks.all-full")
    return not_locked_in(game, company, marker)


def may_sail(game: G, seat: int) -> Reason:
    company = game.state.companies[seat]
    if not any(one.active for one in company.ships):
        return RESTING if short_game(game) else NOT_AT_START
    if not voyage.least_needed(game, company, company.goods):
        return Closed("ark.ship.needs", room=0)
    payable, spaces = latitude(game, company, None), printed(game).spaces
    for place, cost in enumerate(spaces):
        if may_place(game, seat, place, None) and payable.of(cost)[1] >= payable.needed:
            return OPEN
    return NO_SPACE


NOT_AT_START = Closed("ark.ship.not-at-start")
RESTING = Closed("ark.sm.ship.must-be-active")
NO_SPACE = Closed("ark.ship.needs-free-space")


def marker_option(seat: int, marker: MarkerId, again: int, why: Reason) -> Option:
    name = f"marker.{marker}"
    return Option(marker, why, targets.markers(seat)[marker], "turn.marker", marker=name, fee=again)


@cache
def open_marker(seat: int, marker: MarkerId, again: int) -> Option:
    """Offered in every turn, most often the same."""
    return marker_option(seat, marker, again, OPEN)


def marker_options(game: G, seat: int) -> list[Option]:
    company, free = game.state.companies[seat], has_free_space(game, seat)
    options = []
    for marker in investor.owned(game, seat):
        again, why = fee(game, company, marker), may_use(game, company, marker, free)
        options.append(open_marker(seat, marker, again) if why is OPEN else marker_option(seat, marker, again, why))
    element = targets.piers(seat)[0] if company.ships else targets.COMPANY[seat]
    return [*options, Option(SHIP, may_sail(game, seat), element, "turn.ship")]


def space_options(game: G, seat: int, marker: MarkerId | None) -> Iterator[Option]:
    figures, company = printed(game), game.state.companies[seat]
    again, payable, elements = fee(game, company, marker), latitude(game, company, marker), targets.spaces(seat)
    code = PLACES.get(figures.marker[marker].kind, PLACE) if marker is not None else PLACE
    brings = [] if marker is None else effects(game, company, figures.marker[marker], figures.spaces)
    for place, cost in enumerate(figures.spaces):
        why = may_place(game, seat, place, marker)
        least, most = payable.of(cost)
        if why and most < payable.needed:
            why = Closed("ark.ship.cost-capacity", room=payable.needed, paid=most)
        unlock = figures.events.hamburg_unlock if locked_ten(game, seat, place) else 0
        total = unlock + again + cost
        sold = loans = 0
        if total > company.cash:
            sold, loans, _ = stock.emergency(game, seat, total)
        said = {"effect": brings[place]} if brings else {}
        yield Option(
            place, why, elements[place], code, cost=cost, fee=again, unlock=unlock, total=total, least=least,
            most=most, sold=sold, loans=loans, **said,
        )  # fmt: skip


# --- the turn -------------------------------------------------------------------------------------------------
@steps("turn.all")
def open_actions(game: G) -> None:
    """Everybody takes one turn, clockwise from the starting player."""
    enter(game, "actions")
    for seat in in_turn_order(game):
        game.next(take_turn, seat=seat)


@steps("turn.take")
def take_turn(game: G, seat: int) -> Step:
    company = game.state.companies[seat]
    game.state.turn = turn = Turn(seat=seat, spare=[tile.id for tile in company.tiles])
    chosen = yield lambda: Pick(seat, "turn.marker", marker_options(game, seat), "ark.action.turn.no-pass")
    marker: MarkerId | None = None if chosen == SHIP else chosen
    name = f"marker.{chosen}"
    place = yield lambda: Pick(
        seat, "turn.space", space_options(game, seat, marker), "ark.action.marker.one-space", marker=name
    )
    least, most = latitude(game, company, marker).of(printed(game).spaces[place])
    turn.marker, turn.paid = chosen, most
    if least < most:
        turn.paid = yield lambda: Amount(
            seat, "turn.cost", least, most, rule="ark.action.space.effect-by-paid", marker=name,
            space=printed(game).spaces[place], **reached(game, seat, place, marker, range(least, most + 1)),
        )  # fmt: skip
    pay_administration(game, seat, place, marker)
    queue_actions(game, seat, marker)


def pay_administration(game: G, seat: int, place: int, marker: MarkerId | None) -> None:
    """The marker goes to its space, whose cost is due with the fee; a ship leaves it free."""
    company, turn = game.state.companies[seat], game.state.turn
    if locked_ten(game, seat, place):
        cost = printed(game).events.hamburg_unlock
        stock.pay(game, seat, cost)
        running = game.state.running
        if running is not None:
            running.used.append(seat)
        game.log("turn.unlocked", "ark.event.hamburg.unlock", seat=seat, n=cost)
    again = fee(game, company, marker)
    stock.pay(game, seat, again + turn.paid)
    if marker is None:
        game.log("turn.sailed", "ark.ship.space-stays-free", seat=seat, n=turn.paid)
        return
    company.spaces = ["" if there == marker else there for there in company.spaces]
    company.spaces[place] = marker
    game.log("turn.placed", "ark.action.space.cost", seat=seat, marker=f"marker.{marker}", n=again + turn.paid,
             cost=turn.paid, fee=again)  # fmt: skip


def queue_actions(game: G, seat: int, marker: MarkerId | None) -> None:
    """The action, then the additional action."""
    paid = game.state.turn.paid
    kind = SHIP if marker is None else printed(game).marker[marker].kind
    if marker is None:
        game.next(ship.work, seat=seat, paid=paid)
    elif kind == "factory":
        game.next(factory.work, seat=seat, done=factory.CLOSING)
    elif kind == "worker":
        game.next(workers.work, seat=seat)
    elif kind == "machines":
        game.next(machines.work, seat=seat, marker=marker, paid=paid)
    elif kind == "quality":
        game.next(quality.work, seat=seat, marker=marker, paid=paid)
    elif kind == "marketing":
        game.next(quality.market, seat=seat, marker=marker, paid=paid)
    elif kind == "exchange":
        game.next(exchange.work, seat=seat)
    elif kind == "production":
        game.next(produce.work, seat=seat, marker=marker)
    else:
        game.next(investor.work, seat=seat, paid=paid, left="both")
    if kind in PRICES:
        game.next(prices.adjust, seat=seat)
    elif kind in SPECIAL:
        game.next(special.take, seat=seat, additional=True, due=True, barred="")
