"""Shipping, in the Ship action and in the production phase: which ships sail, what they carry, what it brings.

In the full game goods go out on contracts only, each served whole; in the short game without, but a ship that has
sailed rests until the next Stock Exchange action.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...kernel.decisions import NOWHERE, Allocate, Option, Pick, Slot
from ...kernel.game import Step
from ...kernel.reasons import OPEN, Closed, Reason
from . import stock, targets
from .factories import base_quality
from .ids import GOODS, Good
from .refs import DELIVERY, Deliver, Done
from .state import Company, G, has_tile, printed, short_game

STAY = 0
"""No ship sails."""


# --- ships ----------------------------------------------------------------------------------------------------
def fleets(company: Company) -> list[int]:
    """Which ships could sail together: one bit for each pier."""
    ready = [1 << pier for pier, ship in enumerate(company.ships) if ship.active]
    return [*ready, sum(ready)] if len(ready) > 1 else ready


def sailing(company: Company, fleet: int) -> list[int]:
    """The piers of a fleet."""
    return [pier for pier in range(len(company.ships)) if fleet >> pier & 1]


def capacity(company: Company, fleet: int) -> int:
    return sum(company.ships[pier].capacity for pier in sailing(company, fleet))


# --- goods ----------------------------------------------------------------------------------------------------
def counts(game: G, company: Company, good: Good) -> list[int]:
    """With how many goods the contract can be served, its own number first."""
    number = company.contracts[good]
    if not has_tile(company, "agent"):
        return [number]
    more = printed(game).tile.agent_goods
    return [number, *(n for n in (number - more, number + more) if n > 0)]


def may_deliver(company: Company, stored: dict[Good, int], good: Good, count: int, room: int) -> Reason:
    if good not in company.factories:
        return Closed("ark.factory.close.no-income-ship", good=good)
    if count > stored.get(good, 0):
        return Closed("ark.ship.contract.exact", good=good, n=count, left=stored.get(good, 0))
    return OPEN if count <= room else Closed("ark.tile.agent.capacity", n=count, room=room)


def can_sail(game: G, company: Company, stored: dict[Good, int], room: int) -> bool:
    """Whether ships of this capacity could carry anything at all."""
    if short_game(game):
        return room > 0 and any(stored.get(good, 0) for good in company.factories)
    return any(
        may_deliver(company, stored, good, count, room)
        for good in company.contracts
        if stored.get(good, 0)
        for count in counts(game, company, good)
    )


def least_needed(game: G, company: Company, stored: dict[Good, int]) -> int:
    """The smallest capacity that could carry anything, 0 if none can."""
    able = [capacity(company, fleet) for fleet in fleets(company)]
    return min((room for room in able if can_sail(game, company, stored, room)), default=0)


def income(game: G, company: Company, good: Good) -> int:
    """What each good brings overseas."""
    return base_quality(printed(game), good, company.factories[good])


# --- questions ------------------------------------------------------------------------------------------------
def fleet_options(game: G, seat: int, stored: dict[Good, int], paid: int | None) -> Iterator[Option]:
    """What could sail; `paid` is the administrative cost, which must reach the capacity, None in production."""
    company = game.state.companies[seat]
    for fleet in fleets(company):
        room, piers = capacity(company, fleet), sailing(company, fleet)
        why: Reason = OPEN
        if paid is not None and room > paid:
            why = Closed("ark.ship.cost-capacity", room=room, paid=paid)
        elif not can_sail(game, company, stored, room):
            why = Closed("ark.ship.needs", room=room)
        yield Option(fleet, why, targets.piers(seat)[piers[0]], "voyage.fleet", room=room, n=len(piers))
    yield Option(STAY, OPEN, NOWHERE, "voyage.stay", quiet=True)


def delivery_options(game: G, seat: int, stored: dict[Good, int], room: int) -> Iterator[Option]:
    company = game.state.companies[seat]
    for good in company.contracts:
        if good in stored:
            for count in counts(game, company, good):
                brings = count * income(game, company, good) if good in company.factories else 0
                yield Option(
                    DELIVERY.text(Deliver(good, count)), may_deliver(company, stored, good, count, room),
                    targets.contracts(seat)[good], "voyage.serve", good=good, n=count, brings=brings,
                )  # fmt: skip
    yield Option(DELIVERY.text(Done()), OPEN, NOWHERE, "voyage.done", quiet=True)


def cargo_question(game: G, seat: int, stored: dict[Good, int], room: int) -> Allocate:
    company = game.state.companies[seat]
    slots = [
        Slot(good, stored[good], 0, OPEN, targets.stores(seat)[good], "voyage.cargo", good=good, n=stored[good],
             each=income(game, company, good))
        for good in GOODS
        if stored.get(good, 0) and good in company.factories
    ]  # fmt: skip
    return Allocate(seat, "voyage.cargo", room, slots, 0, "ark.sm.ship.any-number", room=room)


# --- the voyage -----------------------------------------------------------------------------------------------
def voyage(game: G, seat: int, stored: dict[Good, int], paid: int | None) -> Step:
    """Ask what sails with what; gives how many of each good were shipped, and has booked what that brings."""
    company = game.state.companies[seat]
    if not any(option.why is OPEN and option.value for option in fleet_options(game, seat, stored, paid)):
        return {}
    fleet = yield lambda: Pick(seat, "voyage.fleet", fleet_options(game, seat, stored, paid), "ark.shipping.voluntary")
    if fleet == STAY:
        return {}
    room = capacity(company, fleet)
    loaded: dict[Good, int] = {}
    if short_game(game):
        question = cargo_question(game, seat, stored, room)
        given = yield lambda: cargo_question(game, seat, stored, room)
        loaded = {slot.value: n for slot, n in zip(question.slots, given, strict=True) if n}
    else:
        yield from _deliveries(game, seat, dict(stored), room, loaded)
    if loaded:
        _arrive(game, seat, fleet, loaded)
    return loaded


def _deliveries(game: G, seat: int, stored: dict[Good, int], room: int, loaded: dict[Good, int]) -> Step:
    """One contract after the other, as long as another can be served."""
    company = game.state.companies[seat]
    while can_sail(game, company, stored, room):
        chosen = yield from _delivery(game, seat, stored, room)
        if isinstance(chosen, Done):
            return
        loaded[chosen.good] = chosen.count
        stored[chosen.good] -= chosen.count
        room -= chosen.count
        del company.contracts[chosen.good]


def _delivery(game: G, seat: int, stored: dict[Good, int], room: int) -> Step:
    answer = yield lambda: Pick(
        seat, "voyage.deliver", delivery_options(game, seat, stored, room), "ark.ship.contract.several", room=room
    )
    return DELIVERY.read(answer)


def _arrive(game: G, seat: int, fleet: int, loaded: dict[Good, int]) -> None:
    company = game.state.companies[seat]
    for good, count in loaded.items():
        earned = count * income(game, company, good)
        stock.receive(game, seat, earned)
        game.log("voyage.shipped", "ark.ship.income", seat=seat, good=good, count=count, n=earned)
    if has_tile(company, "office"):
        office = printed(game).tile.office
        stock.receive(game, seat, office)
        game.log("voyage.office", "ark.tile.office.bonus", seat=seat, n=office)
    piers = sailing(company, fleet)
    if short_game(game):
        for pier in piers:
            company.ships[pier].active = False
    worth = stock.move(game, seat, -len(piers))
    game.log("voyage.fell", "ark.ship.price-drop", seat=seat, count=len(piers), value=worth)
