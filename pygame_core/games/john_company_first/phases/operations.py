"""F: the Company Phase. After the vacancies are filled every office acts, along the red track."""

from __future__ import annotations

from collections.abc import Callable

from ....kernel.decisions import Allocate, Decision, Option, Slot
from ....kernel.game import Step, act
from ....kernel.reasons import OPEN, Closed, Reason
from ....parts.money import receive
from .. import targets
from ..company import PRESIDED, PURCHASING, appoint, exists, provinces_of, treasuries
from ..ids import OfficeId, PresidencyId
from ..state import CHAIRMAN, DIRECTOR, NOBODY, G, holder, is_militant, printed, steps
from . import director, offices, purchasing


@steps("company.begin")
def begin(game: G) -> None:
    """The Chairman calls to order; in the solo game every office in play acts again."""
    if is_militant(game):
        _wake(game)
    for office in printed(game).track:
        game.next(act_office, office=office)
        if office in PRESIDED:
            game.next(act_provinces, presidency=PRESIDED[office])


def _wake(game: G) -> None:
    """Alone, the player speaks for every office; one whose Check failed or that is new is idle until now."""
    for office in game.state.offices:
        if exists(game, office):
            appoint(game, office, 0)


@steps("company.provinces")
def act_provinces(game: G, presidency: PresidencyId) -> None:
    for office in provinces_of(game, presidency):
        game.next(act_office, office=office)


@steps("company.office")
def act_office(game: G, office: OfficeId) -> Step | None:
    if holder(game, office) == NOBODY:
        if exists(game, office):
            rule = "jc1.company.campaign.win_vacant" if is_militant(game) else "jc1.company.vacancy.none"
            game.log("office.skipped", rule, office=office)
        return None
    game.log("office.acts", "jc1.company.order.track", seat=holder(game, office), office=office)
    work: Callable[[G, OfficeId], Step] = offices.act
    if office in PURCHASING:
        work = purchasing.act
    elif office == DIRECTOR:
        work = director.act
    return work(game, office)


# --- money for offices ----------------------------------------------------------------------------------------
def allocate(game: G, seat: int, amount: int, rule: str) -> Step:
    """So much money from the bank to office treasuries, as somebody decides. Without a treasury it stays away."""
    if not amount or not treasuries(game):
        return

    def ask() -> Decision:
        slots = [Slot(office, amount, 0, OPEN, targets.OFFICE[office], office) for office in treasuries(game)]
        return Allocate(seat, "money.allocate", amount, slots, rule=rule)

    places = treasuries(game)
    given = [amount] if len(places) == 1 else (yield ask)
    for office, n in zip(places, given, strict=True):
        receive(game.state, game.state.offices[office], n)
    reached = [office for office, n in zip(places, given, strict=True) if n]
    game.log("money.allocated", rule, seat=seat, n=amount, offices=reached)


# --- the Debt Action ------------------------------------------------------------------------------------------
def debt_why(game: G, seat: int) -> Reason:
    if game.state.operations.indebted:
        return Closed("jc1.company.debt.once")
    return OPEN if treasuries(game) else Closed("jc1.company.debt.money")


def acts(game: G, seat: int) -> list[Option]:
    """The Chairman's one loan a turn, at any point of the Company Phase."""
    if is_militant(game) or game.state.turn.phase != "company" or holder(game, CHAIRMAN) != seat:
        return []
    n = printed(game).money.debt_action
    return [Option(act(take_debt), debt_why(game, seat), targets.COURT, "debt.take", n=n)]


@steps("company.debt")
def take_debt(game: G, seat: int) -> Step:
    game.state.operations.indebted = True
    game.state.company.debt += 1
    n = printed(game).money.debt_action
    game.log("debt.taken", "jc1.company.debt.disk", seat=seat, n=n, debt=game.state.company.debt)
    yield from allocate(game, seat, n, "jc1.company.debt.money")
