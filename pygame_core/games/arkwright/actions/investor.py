"""The Investor: a Stock Exchange action, and one Workers, Machines or Ship action with a marker used where it lies."""

from __future__ import annotations

from collections.abc import Iterator

from ....kernel.decisions import NOWHERE, Option, Pick
from ....kernel.game import Step
from ....kernel.reasons import OPEN, Closed, Reason
from .. import targets, voyage
from ..administration import not_locked_in
from ..ids import MARKERS, OWN_MARKERS, MarkerId
from ..refs import INVESTED, Added, Done, Exchange, Sail
from ..state import G, printed, steps
from . import exchange, machines, ship, workers

ADDED = ("worker", "machines")


def owned(game: G, seat: int) -> list[MarkerId]:
    """All action markers of a player, own and gray, in the supply or on a space."""
    gray = game.state.companies[seat].gray
    return [*OWN_MARKERS, *[marker for marker in MARKERS if marker in gray]] if gray else [*OWN_MARKERS]


def may_sail(game: G, seat: int, paid: int) -> Reason:
    company = game.state.companies[seat]
    needed = voyage.least_needed(game, company, company.goods)
    if not needed:
        return Closed("ark.ship.needs", room=0)
    return OPEN if needed <= paid else Closed("ark.ship.cost-capacity", room=needed, paid=paid)


def options(game: G, seat: int, paid: int, left: str) -> Iterator[Option]:
    """`left`: what is still to be done, both parts or one of them."""
    if left != "added":
        yield Option(INVESTED.text(Exchange()), OPEN, targets.SHARE[seat], "investor.exchange")
    if left != "exchange":
        company = game.state.companies[seat]
        for marker in owned(game, seat):
            if printed(game).marker[marker].kind in ADDED:
                yield Option(
                    INVESTED.text(Added(marker)), not_locked_in(game, company, marker),
                    targets.markers(seat)[marker], "investor.use", marker=f"marker.{marker}",
                )  # fmt: skip
        if company.ships:
            yield Option(INVESTED.text(Sail()), may_sail(game, seat, paid), targets.piers(seat)[0], "investor.sail")
    yield Option(INVESTED.text(Done()), OPEN, NOWHERE, "investor.done", quiet=True)


@steps("investor.work")
def work(game: G, seat: int, paid: int, left: str) -> Step:
    answer = yield lambda: Pick(seat, "investor.part", options(game, seat, paid, left), "ark.investor.order-free",
                                paid=paid)  # fmt: skip
    chosen = INVESTED.read(answer)
    if isinstance(chosen, Done):
        return
    if isinstance(chosen, Exchange):
        game.next(exchange.work, seat=seat)
    elif isinstance(chosen, Sail):
        game.next(ship.work, seat=seat, paid=paid)
    elif printed(game).marker[chosen.marker].kind == "worker":
        game.next(workers.work, seat=seat)
    else:
        game.next(machines.work, seat=seat, marker=chosen.marker, paid=paid)
    if left == "both":
        game.next(work, seat=seat, paid=paid, left="added" if isinstance(chosen, Exchange) else "exchange")
