"""Cycle cleanup: marketing decays, and the starting player changes."""

from __future__ import annotations

from collections.abc import Iterator

from ....kernel.decisions import NOWHERE, Option, Pick
from ....kernel.game import Step
from ....kernel.reasons import OPEN
from ....parts.order import left_of
from .. import targets
from ..actions import special
from ..factories import appeal
from ..ids import GOODS
from ..state import G, enter, give_back, has_tile, printed, steps
from . import economy

LAST_CYCLE = len(GOODS) - 1


@steps("cleanup.open")
def open_cleanup(game: G) -> None:
    enter(game, "cleanup")
    good, figures = economy.active(game), printed(game)
    for seat, company in enumerate(game.state.companies):
        factory = company.factories.get(good)
        if factory is not None and factory.marketing:
            factory.marketing -= 1
            game.log("cleanup.faded", "ark.cleanup.marketing-decay", seat=seat, good=good, now=factory.marketing,
                     appeal=appeal(figures, good, factory))  # fmt: skip
    if game.state.cycle < LAST_CYCLE:
        game.next(next_starting)


@steps("cleanup.starting")
def next_starting(game: G) -> Step:
    """The left neighbour, unless Charisma decides."""
    chosen = yield from charisma(game)
    if chosen is None:
        chosen = left_of(range(game.seats), game.state.starting)
    start(game, chosen, "ark.cleanup.start-left")


def start(game: G, seat: int, rule: str) -> None:
    game.state.starting = seat
    game.log("start.changed", rule, seat=seat)


def seat_options(game: G) -> Iterator[Option]:
    for seat in range(game.seats):
        yield Option(seat, OPEN, targets.COMPANY[seat], "start.seat", seat=seat, now=int(seat == game.state.starting))


def charisma(game: G) -> Step:
    """Its owner may give it back to name the starting player, and takes another special marker; gives the seat."""
    owner = next((seat for seat in range(game.seats) if has_tile(game.state.companies[seat], "charisma")), None)
    if owner is None:
        return None
    none = Option("none", OPEN, NOWHERE, "charisma.none", quiet=True)
    chosen = yield lambda: Pick(
        owner, "charisma.use", [*seat_options(game), none], "ark.tile.charisma.use", window="charisma"
    )
    if chosen == "none":
        return None
    give_back(game, owner, "charisma")
    game.log("charisma.used", "ark.tile.charisma.use", seat=owner)
    game.next(special.take, seat=owner, additional=False, due=True, barred="charisma")
    return chosen
