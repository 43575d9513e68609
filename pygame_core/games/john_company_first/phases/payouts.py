"""I4 and I5: firms pay their shareholders, or fail; on the last turn their Sail counts in points."""

from __future__ import annotations

from ....kernel.decisions import Amount, Decision
from ....kernel.game import Step
from ....parts.order import clockwise
from ..company import chairman
from ..firms import close_firm, expectations, firm_of, lose_fleet, owners, pay_out, split
from ..state import G, steps
from .bases import close_bases


@steps("firm.payouts")
def begin(game: G) -> None:
    """At the start of the Trade Phase."""
    turn = game.state.turn
    for seat in clockwise(range(game.seats), chairman(game)):
        if seat in owners(game):
            game.next(score if turn.number == turn.last else pay, seat=seat)


@steps("firm.payout")
def pay(game: G, seat: int) -> Step:
    """At least what the public expects, at most all; a firm that cannot pays all it has and is no more."""

    def ask() -> Decision | None:
        if seat not in owners(game):
            return None
        least, cash = expectations(game), firm_of(game, seat).cash
        shared = [split(game, seat, payout) for payout in range(least, cash + 1)]
        return Amount(
            seat, "firm.payout", least, cash, rule="jc1.dereg.payout.more", expected=least,
            holders=list(shared[0]), parts=[list(one.values()) for one in shared],
        )  # fmt: skip

    if seat not in owners(game):
        return
    payout = firm_of(game, seat).cash
    if payout > expectations(game):
        payout = yield ask
        if payout is None:
            return
    parts = pay_out(game, seat, payout)
    for other, n in parts.items():
        game.log("firm.paid", "jc1.dereg.payout.rounding", seat=other, of=seat, n=n)
    if payout < expectations(game):
        lose_fleet(game, seat)
        yield from close_bases(game, seat)
        close_firm(game, seat)
        game.log("firm.failed", "jc1.dereg.payout.fail", seat=seat, n=payout)


@steps("firm.score")
def score(game: G, seat: int) -> None:
    """The last turn: no money, but points for a Sail that meets the expectations."""
    if seat not in owners(game):
        return
    sailed = firm_of(game, seat).sailed
    if sailed < expectations(game) or not sailed:
        game.log("firm.short", "jc1.dereg.final.short", seat=seat, n=sailed)
        return
    for other, n in split(game, seat, sailed).items():
        game.state.ending.firms[other] += n
        game.log("firm.points", "jc1.dereg.final.split", seat=other, of=seat, n=n)
