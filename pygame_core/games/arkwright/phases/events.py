"""The events, one function each under its name; those that work for a decade are laid on the running space."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ....kernel.decisions import NOWHERE, Option, Pick
from ....kernel.game import Step
from ....kernel.reasons import OPEN, Closed
from .. import labor, stock, targets
from ..actions import special
from ..actions.quality import free_levels, most_marketing
from ..actions.special import crew, ship_type
from ..factories import appeal, full_lines, machines_in, workers_in
from ..ids import EventId, Good
from ..state import G, Running, in_turn_order, printed, steps


@steps("event.carry_out")
def carry_out(game: G, event: EventId) -> None:
    """What the marker that has just been turned over says."""
    if printed(game).event[event].span == "decade":
        game.state.running = Running(event=event, used=[])
    if event in AT_ONCE:
        AT_ONCE[event](game)


@steps("event.clear")
def clear(game: G) -> None:
    """The event of the past decade ends, and what it has done is undone."""
    running = game.state.running
    if running is None:
        return
    if running.event == "navigation_acts":
        forward = printed(game).events.navigation_spaces
        for good in game.state.importers:
            game.state.importers[good] += forward
        game.log("event.importers", "ark.event.navigation.all-forward", n=forward)
    game.log("event.ended", "ark.decade.event.clear-old", event=f"event.{running.event}")
    game.state.running = None


# --- for all at once ------------------------------------------------------------------------------------------
def bureaucracy(game: G) -> None:
    game.state.bureaucracy = True


def continental_war(game: G) -> None:
    """Marketing and price go up together; a factory at the highest marketing gets neither."""
    figures, most = printed(game), most_marketing(game)
    for seat in in_turn_order(game):
        for good, factory in game.state.companies[seat].factories.items():
            if factory.marketing < most:
                factory.marketing += 1
                factory.price += 1
                game.log("event.war", "ark.event.war.both", seat=seat, good=good, now=factory.marketing,
                         n=factory.price, appeal=appeal(figures, good, factory))  # fmt: skip


def navigation_acts(game: G) -> None:
    back = printed(game).events.navigation_spaces
    for good, space in game.state.importers.items():
        game.state.importers[good] = max(0, space - back)
    game.log("event.importers", "ark.event.navigation.back", n=-back)


def royal_society(game: G) -> None:
    figures = printed(game)
    for seat in in_turn_order(game):
        company = game.state.companies[seat]
        lines = max((full_lines(figures, good, factory) for good, factory in company.factories.items()), default=0)
        amount = figures.events.royal_tile * len(company.tiles) + figures.events.royal_line * lines
        stock.receive(game, seat, amount)
        game.log("event.royal", "ark.event.royal.lines", seat=seat, n=amount, tiles=len(company.tiles), lines=lines)


def social_unrest(game: G) -> None:
    figures = printed(game).events
    for seat in in_turn_order(game):
        workers = sum(map(workers_in, game.state.companies[seat].factories.values()))
        amount = min(figures.unrest_most, workers * figures.unrest_worker)
        stock.pay(game, seat, amount)
        game.log("event.unrest", "ark.event.unrest.cost", seat=seat, n=amount, count=workers)


def worlds_fair(game: G) -> None:
    gone = labor.leave(game, printed(game).events.fair_workers)
    game.log("event.fair", "ark.event.fair.remove", count=gone)


def economic_crisis(game: G) -> None:
    wanted = printed(game).events.crisis_workers
    returned = labor.come_back(game, wanted)
    moved = labor.shift(game, wanted - returned)
    game.log("event.crisis", "ark.event.crisis.return", count=returned, moved=moved)


# --- one after the other --------------------------------------------------------------------------------------
def lobby(game: G) -> None:
    for seat in in_turn_order(game):
        game.next(special.take, seat=seat, additional=False, due=True, barred="")


def made_in_england(game: G) -> None:
    for seat in in_turn_order(game):
        game.next(advertise, seat=seat)


@steps("event.advertise")
def advertise(game: G, seat: int) -> Step:
    yield from free_levels(game, seat, printed(game).events.made_in_england_levels, "ark.event.made.two-levels")


def luddites(game: G) -> None:
    for seat in in_turn_order(game):
        for good in game.state.companies[seat].factories:
            game.next(riot, seat=seat, good=good)


def riot_options(game: G, seat: int, good: Good) -> Iterator[Option]:
    payment = printed(game).events.luddites_payment
    forced = stock.emergency(game, seat, payment)
    yield Option("pay", OPEN, targets.factories(seat)[good], "luddites.pay", cost=payment, sold=forced.shares,
                 loans=forced.loans)  # fmt: skip
    for number, line in enumerate(game.state.companies[seat].factories[good].lines, 1):
        if line.machines:
            yield Option(number, OPEN, targets.lines(seat, good)[number], "luddites.lose", line=number)


@steps("event.riot")
def riot(game: G, seat: int, good: Good) -> Step:
    """A machine of the owner's choice, or a payment; workers of higher lines may close the gap."""
    factory = game.state.companies[seat].factories[good]
    if not machines_in(factory):
        return
    answer = yield lambda: Pick(seat, "luddites.choose", riot_options(game, seat, good), "ark.event.luddites.pay",
                                good=good)  # fmt: skip
    if answer == "pay":
        amount = printed(game).events.luddites_payment
        stock.pay(game, seat, amount)
        game.log("luddites.paid", "ark.event.luddites.pay", seat=seat, good=good, n=amount)
        return
    factory.lines[answer - 1].machines -= 1
    game.state.machines += 1
    game.log("luddites.lost", "ark.event.luddites.lose", seat=seat, good=good, line=answer)
    higher = [number for number in range(answer + 1, len(factory.lines) + 1) if factory.lines[number - 1].workers]
    if not higher:
        return
    elements = targets.lines(seat, good)
    options = [Option(number, OPEN, elements[number], "luddites.move", line=number) for number in higher]
    options.append(Option("none", OPEN, NOWHERE, "luddites.stay", quiet=True))
    moved = yield lambda: Pick(seat, "luddites.fill", options, "ark.event.luddites.move-up", good=good, line=answer)
    if moved != "none":
        factory.lines[moved - 1].workers -= 1
        factory.lines[answer - 1].workers += 1
        game.log("luddites.filled", "ark.event.luddites.move-up", seat=seat, good=good, line=moved)


def opium_war(game: G) -> None:
    for seat in in_turn_order(game):
        game.next(send_ship, seat=seat)


@steps("event.ship")
def send_ship(game: G, seat: int) -> Step:
    company, figures = game.state.companies[seat], printed(game).events
    if not company.ships:
        return
    options = [
        Option(pier, OPEN, targets.piers(seat)[pier], "opium.send", capacity=ship.capacity,
               n=ship.capacity // figures.opium_capacity_a_step)
        for pier, ship in enumerate(company.ships)
    ]  # fmt: skip
    options.append(Option("none", OPEN, NOWHERE, "opium.none", quiet=True))
    answer = yield lambda: Pick(seat, "opium.send", options, "ark.event.opium.offer")
    if answer != "none":
        capacity = give_up_ship(game, seat, answer)
        gained = capacity // figures.opium_capacity_a_step
        worth = stock.move(game, seat, gained)
        game.log("event.opium", "ark.event.opium.gain", seat=seat, capacity=capacity, n=gained, value=worth)


def give_up_ship(game: G, seat: int, pier: int) -> int:
    """A ship goes back to the board, its crew to Fired Workers; gives its capacity."""
    ship = game.state.companies[seat].ships.pop(pier)
    game.state.ships[ship_type(game, ship.capacity)] += 1
    labor.fire(game, crew(game, ship.capacity))
    return ship.capacity


def recession(game: G) -> None:
    for seat in in_turn_order(game):
        game.next(choose_loss, seat=seat)


@steps("event.loss")
def choose_loss(game: G, seat: int) -> Step:
    company, spaces = game.state.companies[seat], printed(game).events.recession_spaces
    options = [
        Option("fall", OPEN, targets.SHARE[seat], "recession.fall", n=spaces,
               value=stock.value_at(game, max(1, company.space - spaces))),
        Option("share", OPEN if company.shares else Closed("ark.event.recession.no-share"), targets.SHARE[seat],
               "recession.share", n=1),
    ]  # fmt: skip
    answer = yield lambda: Pick(seat, "recession.choose", options, "ark.event.recession.choice")
    if answer == "share":
        company.shares -= 1
        game.log("event.share", "ark.event.recession.no-money", seat=seat)
    else:
        worth = stock.move(game, seat, -spaces)
        game.log("event.fell", "ark.event.recession.choice", seat=seat, n=spaces, value=worth)


AT_ONCE: dict[EventId, Callable[[G], None]] = {
    "bureaucracy": bureaucracy,
    "continental_war": continental_war,
    "lobby": lobby,
    "made_in_england": made_in_england,
    "luddites": luddites,
    "navigation_acts": navigation_acts,
    "opium_war": opium_war,
    "recession": recession,
    "royal_society": royal_society,
    "social_unrest": social_unrest,
    "worlds_fair": worlds_fair,
    "economic_crisis": economic_crisis,
}
"""What happens when the marker is turned over; the others only work while they run, and End of Game ends it."""
