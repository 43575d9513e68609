"""The Production action of the gray markers: goods are made in one factory and stored."""

from __future__ import annotations

from collections.abc import Iterator

from ....kernel.decisions import NOWHERE, Option, Pick
from ....kernel.game import Step
from ....kernel.reasons import OPEN
from .. import stock, targets
from ..factories import costs, quantity
from ..ids import MarkerId
from ..refs import PRODUCED, Done, Produce
from ..state import G, give_back, has_tile, printed, steps
from ..storage import add, settle


def line_options(game: G, seat: int, lines: int) -> Iterator[Option]:
    """Each factory with its first line, its first two, and so on."""
    company, figures = game.state.companies[seat], printed(game)
    for good, factory in company.factories.items():
        for upto in range(1, lines + 1):
            due = costs(game, company, good, upto=upto)
            forced = stock.emergency(game, seat, due.sum)
            yield Option(
                PRODUCED.text(Produce(good, upto)), OPEN, targets.lines(seat, good)[upto], "produce.lines",
                good=good, lines=upto, makes=quantity(figures, good, factory, upto=upto), cost=due.sum,
                wages=due.wages, maintenance=due.maintenance, sold=forced.shares, loans=forced.loans,
            )  # fmt: skip
    yield Option(PRODUCED.text(Done()), OPEN, NOWHERE, "produce.none", quiet=True)


@steps("produce.work")
def work(game: G, seat: int, marker: MarkerId) -> Step:
    lines = printed(game).marker[marker].lines
    answer = yield lambda: Pick(seat, "produce.lines", line_options(game, seat, lines), "ark.prodaction.choose-lines")
    chosen = PRODUCED.read(answer)
    if isinstance(chosen, Done):
        game.log("turn.nothing", "ark.action.turn.skip-effect", seat=seat)
        return
    company, good = game.state.companies[seat], chosen.good
    due = costs(game, company, good, upto=chosen.lines)
    stock.pay(game, seat, due.sum)
    made = quantity(printed(game), good, company.factories[good], upto=chosen.lines)
    game.log("produce.made", "ark.prodaction.store", seat=seat, good=good, count=made, n=due.sum, lines=chosen.lines)
    if has_tile(company, "extra_shifts"):
        made += yield from extra_shift(game, seat)
    add(company, good, made)
    game.next(settle, seat=seat)


def extra_shift(game: G, seat: int) -> Step:
    """Gives the one good more if the tile is given back for it."""
    options = [
        Option("use", OPEN, targets.tiles(seat)["extra_shifts"], "extra.use"),
        Option("none", OPEN, NOWHERE, "extra.none", quiet=True),
    ]
    answer = yield lambda: Pick(seat, "extra.shifts", options, "ark.tile.extrashifts.good", window="extra_shifts")
    if answer == "none":
        return 0
    give_back(game, seat, "extra_shifts")
    game.log("extra.made", "ark.tile.extrashifts.good", seat=seat)
    return 1
