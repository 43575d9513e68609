"""IX. Upkeep and Refresh."""

from __future__ import annotations

from ....kernel.decisions import NOWHERE, Option, Pick
from ....kernel.game import Step
from ....kernel.reasons import OPEN
from .. import firms, targets
from ..army import recover
from ..components import PRESIDENCIES
from ..crown.family import automated, persons, plays, presides, reward, solo
from ..ids import PrizeId
from ..pieces import off_prize, pay, pay_what_is_kept, prime_minister_order
from ..scoring import end_if_failed
from ..state import G, printed, steps
from .privilege import pay_by_privilege


@steps("upkeep.open")
def open_upkeep(game: G) -> None:
    for seat in prime_minister_order(game):
        game.next(pay_upkeep, seat=seat)
    if plays(game):
        game.next(wind_up)
    game.next(refresh)


@steps("upkeep.failure")
def wind_up(game: G) -> None:
    """Royal Privilege can be the end of the Company: once all have paid."""
    end_if_failed(game)


def charged(game: G, seat: int) -> list[PrizeId]:
    """The prizes a family must pay for, once for each of its members there."""
    prizes = game.state.london.prizes
    return [prize for prize, row in printed(game).prizes.items() if row.upkeep for _ in range(prizes[prize][seat])]


@steps("upkeep.pay")
def pay_upkeep(game: G, seat: int) -> Step | None:
    unpaid = charged(game, seat)
    due = sum(printed(game).prizes[prize].upkeep for prize in unpaid)
    if due > game.state.families[seat].cash and automated(game, seat):
        pay_by_privilege(game, seat, due)
        return None
    if due > game.state.families[seat].cash:
        return _pay_some(game, seat, unpaid)
    for prize in unpaid:
        _pay(game, seat, prize)
    return None


def _pay(game: G, seat: int, prize: PrizeId) -> None:
    pay(game, seat, printed(game).prizes[prize].upkeep)
    game.log("upkeep.paid", "jc2.upkeep.pay", seat=seat, prize=prize, n=printed(game).prizes[prize].upkeep)


def _pay_some(game: G, seat: int, unpaid: list[PrizeId]) -> Step:
    """Piece by piece, whichever the family chooses, as long as one can be paid; others may lend money meanwhile."""

    def ask() -> Pick | None:
        cash = game.state.families[seat].cash
        if sum(printed(game).prizes[prize].upkeep for prize in unpaid) <= cash:
            return None
        options = [
            Option(prize, OPEN, targets.PRIZE[prize], "prize_kept", cost=row.upkeep, vp=row.vp, cash=cash)
            for prize, row in printed(game).prizes.items()
            if prize in unpaid and row.upkeep <= cash
        ]
        if not options:
            options = [Option("none", OPEN, NOWHERE, "", cash=cash)]
        return Pick(seat, "upkeep.which", options, "jc2.upkeep.which", cash=cash, n=len(unpaid))

    yield from pay_what_is_kept(unpaid, ask, lambda prize: _pay(game, seat, prize))
    for prize in unpaid:
        off_prize(game, seat, prize)
        game.log("upkeep.lost", "jc2.upkeep.unpaid", seat=seat, prize=prize, n=printed(game).prizes[prize].vp)


# --- refresh --------------------------------------------------------------------------------------------------
@steps("upkeep.refresh")
def refresh(game: G) -> None:
    """Writers come home, tokens and extra ships go, Armies recover. Ships, unrest and fatigue stay as they are."""
    world = game.state
    if world.turn.number == world.turn.last:
        return
    _console(game)
    for filled in world.india.filled.values():
        if filled.seat >= 0:
            world.india.writers[filled.by][filled.seat] += 1
    world.india.filled.clear()
    for zone in world.company.extra_ships:
        world.company.extra_ships[zone] = 0
    for army in world.india.armies.values():
        recover(army)
    firms.rest(game)
    game.log("upkeep.refreshed", "jc2.upkeep.refresh.writers")


def _console(game: G) -> None:
    """Alone with the Crown: for each Presidency of the Crown in which none of one's writers returns from an order."""
    if not solo(game):
        return
    india = game.state.india
    for home in PRESIDENCIES:
        for seat in persons(game):
            out = any(filled.by == home and filled.seat == seat for filled in india.filled.values())
            if presides(game, home) and india.writers[home][seat] and not out:
                reward(game, seat, "upkeep.idle_writers")
