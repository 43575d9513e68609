"""A firm that cannot pay its expenses: emergency investments or a merger save it, or it is dissolved.

All that it has goes towards the expenses first; `owed` is what is still missing.
"""

from __future__ import annotations

from typing import Final

from .....kernel.decisions import NOWHERE, Decision, Option, Pick, PickMany
from .....kernel.game import Step
from .....kernel.reasons import OPEN, Closed, Reason, RuleBug, all_of
from .....parts.money import affordable
from ... import firms, targets
from ...crown.family import charge, crown, persons, plays, price, rule_of_favour, seat_of
from ...ids import StakeId
from ...pieces import prime_minister_order
from ...state import Firm, G, printed, steps
from . import merging
from .investing import STAKES, unwanted


def fall_short(game: G, firm: Firm) -> None:
    owed = firms.short(game, firm)
    game.log("firms.short", "jc2.firms.expenses.trade_first", seat=firm.manager, n=owed, due=firms.due(game, firm))
    firms.empty(game, firm)
    game.next(seek_help, manager=firm.manager, owed=owed)


@steps("firms.help")
def seek_help(game: G, manager: int, owed: int, called: bool = False) -> Step:
    """The manager calls for investments, arranges a merger, or gives up."""
    firm = firms.firm_of(game, manager)
    answer = yield lambda: _help_question(game, firm, owed, called)
    if answer == "call":
        game.next(call, manager=manager, owed=owed)
    elif answer == "crown":
        _crown_rescue(game, firm, owed, called)
    elif answer == "give_up":
        firms.dissolve(game, firm, "jc2.firms.dissolve.forced")
    elif not (yield from _merge(game, firm, firms.firm_of(game, answer), owed)):
        game.next(seek_help, manager=manager, owed=owed, called=called)


def _help_question(game: G, firm: Firm, owed: int, called: bool) -> Decision:
    some = OPEN if stakers(game) and not called else Closed("jc2.firms.emergency.consent")
    options = [Option("call", some, targets.FIRM[firm.manager], "firms.call", n=owed)]
    for other in game.state.firms:
        if other is not firm:
            bill = firms.due(game, other) + owed
            options.append(Option(other.manager, _can_save(game, firm, other, bill), targets.FIRM[other.manager],
                                  "firms.rescuer", other=other.manager, cost=bill, cash=firms.cash(other)))  # fmt: skip
    if plays(game) and _crown_stake(game):
        options.append(Option("crown", _crown_why(game, firm), targets.FAMILY[seat_of(game)], "firms.crown",
                              n=price(game, RESCUE)))  # fmt: skip
    options.append(Option("give_up", OPEN, NOWHERE, "firms.give_up", n=firms.all_shares(firm)))
    return Pick(firm.manager, "firms.help", options, "jc2.firms.emergency.invest", n=owed)


def _can_save(game: G, firm: Firm, other: Firm, bill: int) -> Reason:
    refused = unwanted(game, firm.manager, "merge", firm.manager)
    return all_of(
        Closed("jc2.firms.emergency.merge_rules") if refused else OPEN,
        affordable(firms.cash(other), bill, "jc2.firms.emergency.merge_pays"),
    )


RESCUE: Final = "revenue.emergency_investment"


def _crown_stake(game: G) -> StakeId | None:
    """What the Crown would put in: a Company share before a workshop."""
    return next((stake for stake in STAKES if firms.can_stake(game, seat_of(game), stake)), None)


def _crown_why(game: G, firm: Firm) -> Reason:
    """The Crown must not have more shares than the manager after it, and the price must be there."""
    placed = firms.all_shares(firm) < printed(game).firms.limit
    if firm.shares[seat_of(game)] + placed > firm.shares[firm.manager]:
        return Closed(rule_of_favour(RESCUE))
    held = crown(game).cubes[firm.manager]
    return OPEN if held >= (price(game, RESCUE) or 0) else Closed("jc2.solo.favour.full_price", n=price(game, RESCUE),
                                                                held=held)  # fmt: skip


def _crown_rescue(game: G, firm: Firm, owed: int, called: bool) -> None:
    stake = _crown_stake(game)
    if stake is None:
        raise RuleBug("the Crown has nothing to invest")
    charge(game, firm.manager, RESCUE, price(game, RESCUE) or 0)
    left = _rescue(game, firm, seat_of(game), stake, owed)
    if left:
        game.next(seek_help, manager=firm.manager, owed=left, called=called)
    else:
        save(game, firm)


# --- emergency investments ------------------------------------------------------------------------------------
def stakers(game: G) -> list[int]:
    """The families that have something to invest."""
    return [seat for seat in persons(game) if any(firms.can_stake(game, seat, stake) for stake in STAKES)]


@steps("firms.call")
def call(game: G, manager: int, owed: int) -> Step:
    """Everybody who can may offer one stake; the manager says whose are taken, and only as many as are needed."""
    answers = yield lambda: [_offer_question(game, seat, manager, owed) for seat in stakers(game)] or None
    offers: dict[int, StakeId] = {
        seat: answer for seat, answer in zip(stakers(game), answers or [], strict=True) if answer != "none"
    }
    taken = [seat for seat in offers if seat != manager]
    if taken:
        taken = yield lambda: PickMany(manager, "firms.accept", [
            Option(seat, OPEN, targets.FAMILY[seat], "firms.offer", other=seat, stake=f"stake.{offers[seat]}")
            for seat in taken
        ], rule="jc2.firms.emergency.consent", n=owed)  # fmt: skip
    firm, saved = firms.firm_of(game, manager), False
    for seat in prime_minister_order(game):
        if owed and seat in offers and seat in (manager, *taken) and firms.can_stake(game, seat, offers[seat]):
            owed = _rescue(game, firm, seat, offers[seat], owed)
            saved = True
    if owed:
        game.next(seek_help, manager=manager, owed=owed, called=not saved)
    else:
        save(game, firm)


def _offer_question(game: G, seat: int, manager: int, owed: int) -> Decision:
    options = [
        Option(stake, firms.can_stake(game, seat, stake), targets.FIRM[manager], "firms.stake", stake=f"stake.{stake}")
        for stake in STAKES
    ]
    return Pick(seat, "firms.rescue", [*options, Option("none", quiet=True)], "jc2.firms.emergency.invest",
                other=manager, n=owed)  # fmt: skip


def _rescue(game: G, firm: Firm, seat: int, stake: StakeId, owed: int) -> int:
    """One investment; what it leaves owing. What is not needed is lost."""
    firms.invest(game, seat, firm, stake, "jc2.firms.emergency.invest")
    left = max(0, owed - firm.london)
    firms.empty(game, firm)
    firms.value_moves(game, firm, -printed(game).firms.rescue_loss, "jc2.firms.emergency.value")
    return left


def save(game: G, firm: Firm) -> None:
    """The expenses are paid and nothing is left; only Hobnob keeps the cube."""
    firm.paid = firm.closed = True
    if not firms.hobnobs(firm):
        firm.dividend = 0
    game.log("firms.saved", "jc2.firms.emergency.no_dividend", seat=firm.manager, value=firm.value)


# --- an emergency merger --------------------------------------------------------------------------------------
def _merge(game: G, firm: Firm, other: Firm, owed: int) -> Step:
    """The other firm pays its own expenses, then what is owed; the merged firm goes on with its dividends."""
    bill = firms.due(game, other) + owed

    def pay() -> bool:
        if firms.cash(other) < bill:
            return False
        from_london = min(bill, other.london)
        firms.london_receives(game, other, -from_london)
        firms.india_receives(game, other, from_london - bill)
        other.paid = firm.paid = True
        game.log("firms.paid_for", "jc2.firms.emergency.merge_pays", seat=other.manager, other=firm.manager, n=bill)
        return True

    return (yield from merging.agree(game, firm.manager, [firm.manager, other.manager], pay))
