"""The end of a decade: harbour wages, dismissals, the event, the new starting player; and the end of the game."""

from __future__ import annotations

from collections.abc import Iterator

from ....kernel.decisions import Option, Pick, PickMany
from ....kernel.game import Step
from ....kernel.reasons import OPEN
from .. import labor, scoring, stock, targets
from ..actions.exchange import buy_shares, repay_loans, sell_goods
from ..actions.special import crew
from ..ids import POSTS, EventId
from ..state import G, enter, in_turn_order, printed, scenario, steps, tile_of
from ..storage import settle
from . import broker, events
from .cleanup import charisma, seat_options, start

BUREAUCRACY_BY = 1790
"""In the event phase of this decade at the latest Bureaucracy comes."""


@steps("close.open")
def open_close(game: G) -> None:
    enter(game, "close")
    game.next(broker.brokers)
    game.next(pay_harbor)
    for seat in in_turn_order(game):
        game.next(dismiss, seat=seat)
    game.next(events.clear)
    game.next(turn_over)


# --- the harbour ----------------------------------------------------------------------------------------------
def harbor_workers(game: G, seat: int) -> int:
    """Workers on ships and at the warehouse."""
    company = game.state.companies[seat]
    return len(company.posts) + sum(crew(game, ship.capacity) for ship in company.ships)


@steps("close.harbor")
def pay_harbor(game: G) -> None:
    for seat in in_turn_order(game):
        workers = harbor_workers(game, seat)
        if workers:
            cost = workers * labor.wage(game)
            stock.pay(game, seat, cost)
            game.log("close.harbor", "ark.decade.pay-harbor", seat=seat, count=workers, n=cost)


def dismiss_options(game: G, seat: int) -> Iterator[Option]:
    company = game.state.companies[seat]
    for post in company.posts:
        yield Option(post, OPEN, targets.posts(seat)[post], "close.post", post=f"post.{post}")
    for pier, ship in enumerate(company.ships):
        yield Option(pier, OPEN, targets.piers(seat)[pier], "close.ship", capacity=ship.capacity,
                     crew=crew(game, ship.capacity))  # fmt: skip


@steps("close.dismiss")
def dismiss(game: G, seat: int) -> Step:
    """Now, and only now, warehouse workers can go and ships be given up with their whole crew."""
    company = game.state.companies[seat]
    if not company.posts and not company.ships:
        return
    gone = yield lambda: PickMany(
        seat, "close.dismiss", dismiss_options(game, seat), rule="ark.decade.dismiss.warehouse",
        wage=labor.wage(game),
    )  # fmt: skip
    posts = [post for post in POSTS if post in gone]
    if posts:
        company.posts = [post for post in company.posts if post not in posts]
        labor.fire(game, len(posts))
        game.log("close.dismissed", "ark.decade.dismiss.warehouse", seat=seat, count=len(posts))
        game.next(settle, seat=seat)
    for pier in reversed(range(len(company.ships))):
        if pier in gone:
            capacity = events.give_up_ship(game, seat, pier)
            game.log("close.gave_up", "ark.decade.dismiss.ship", seat=seat, capacity=capacity)


# --- the event ------------------------------------------------------------------------------------------------
@steps("close.event")
def turn_over(game: G) -> None:
    """The marker of the decade; with Bureaucracy, or in 1790 if it still lies on the reserve, that one too."""
    world = game.state
    event = world.events[world.decade]
    world.revealed += 1
    _reveal(game, event)
    if event == "end_of_game":
        for seat in in_turn_order(game):
            game.next(last_exchange, seat=seat)
        game.next(scoring.score)
        return
    late = world.reserve == "bureaucracy" and printed(game).decades[scenario(game)][world.decade] >= BUREAUCRACY_BY
    if event == "bureaucracy" or late:
        game.next(turn_reserve)
    game.next(broker.brokers)
    game.next(new_starting)


def _reveal(game: G, event: EventId) -> None:
    game.reveal()
    game.log("event.turned", "ark.decade.event.reveal", event=f"event.{event}")
    if event != "end_of_game":
        game.next(broker.brokers)
        game.next(events.carry_out, event=event)


@steps("close.reserve")
def turn_reserve(game: G) -> None:
    event = game.state.reserve
    game.state.reserve = ""
    if event:
        _reveal(game, event)


@steps("close.exchange")
def last_exchange(game: G, seat: int) -> Step:
    """Stored goods, loans, then shares: nothing is sold but goods."""
    yield from sell_goods(game, seat, "ark.end.exchange")
    yield from repay_loans(game, seat)
    yield from buy_shares(game, seat, "ark.end.exchange")


# --- the next decade ------------------------------------------------------------------------------------------
def poorest(game: G) -> int:
    """Who owns the least: by value of shares, then cash, then the seat farthest from the starting player."""

    def holding(seat: int) -> tuple[int, int]:
        company = game.state.companies[seat]
        return company.shares * stock.value(game, seat), company.cash

    return min(reversed(in_turn_order(game)), key=holding)


@steps("close.starting")
def new_starting(game: G) -> Step:
    chosen = yield from charisma(game)
    if chosen is None:
        chooser = poorest(game)
        chosen = yield lambda: Pick(chooser, "close.starting", seat_options(game), "ark.decade.start.lowest-holding")
    start(game, chosen, "ark.decade.start.lowest-holding")
    game.next(take_back)


@steps("close.take_back")
def take_back(game: G) -> None:
    """All action markers come back to their owners, the Press Attaché is turned upright."""
    for company in game.state.companies:
        company.spaces = ["" for _ in company.spaces]
        held = tile_of(company, "press_attache")
        if held is not None:
            held.turned = False
    game.state.decade += 1
    game.state.cycle = game.state.shown = 0
