"""Firms trade: they roll when their Presidency begins to operate, and fill orders in the order of initiative."""

from __future__ import annotations

from typing import Final

from .....kernel.decisions import Arrange, Option, Pick
from .....kernel.game import Step
from .....kernel.reasons import OPEN
from .....parts import money
from ... import checks, firms, india, targets
from ...cards import blackmail
from ...components import HOME_PORT, ORDERS, PRESIDENT, SEA_ZONE, SUCCESS
from ...ids import OrderId, PresidencyId, RegionId
from ...pieces import holder, prime_minister_order
from ...state import Firm, G, printed, steps
from .filling import fill_orders
from .routes import grown, reachable

COMPANY: Final = -1
"""The Company among those who fill orders, where others are named by their managers."""


def bound_for(game: G, presidency: PresidencyId) -> list[Firm]:
    """The firms whose strategy belongs to a Presidency, in Prime Minister order."""
    found = [firms.managed(game, seat) for seat in prime_minister_order(game)]
    return [
        firm for firm in found if firm and firm.venture and firm.venture.strategy == SEA_ZONE[presidency]
    ]  # fmt: skip


# --- the roll -------------------------------------------------------------------------------------------------
def open_trade(game: G, presidency: PresidencyId) -> None:
    """Before anybody acts the firms of this Presidency show their cards and roll. A card that stays facedown is known
    then to be another one."""
    game.state.turn.operations.opened.append(presidency)
    if any(firm.venture and not firm.venture.shown for firm in game.state.firms):
        game.reveal()
    for firm in bound_for(game, presidency):
        firms.turn_over(game, firm)
        game.next(roll, manager=firm.manager)


@steps("firms.roll")
def roll(game: G, manager: int) -> Step:
    """A die for each pound; without a success there is no trade, and nothing worse."""
    firm = firms.firm_of(game, manager)
    done = firms.venture(firm)
    bid, done.bid = done.bid, 0
    money.to_bank(game.state, bid)
    dice = game.chance.dice(bid)
    game.log("firms.rolled", "jc2.firms.trade.dice", seat=manager, dice=dice, n=successes(game, dice), cost=bid)
    if dice:
        again = yield from blackmail.after_check(game, "trade", manager, dice)
        dice = dice if again is None else again
    firms.venture(firms.firm_of(game, manager)).successes = successes(game, dice)


def successes(game: G, dice: list[int]) -> int:
    return len([die for die in dice if checks.outcome(game, [die]) == SUCCESS])


# --- initiative -----------------------------------------------------------------------------------------------
def initiative(game: G, firm: Firm) -> int:
    return len(firms.ships(game, firm)) - firms.venture(firm).successes


def waiting(game: G, presidency: PresidencyId) -> list[Firm]:
    """The firms that may trade here and have not."""
    return [
        firm for firm in bound_for(game, presidency)
        if firms.venture(firm).successes and not firms.venture(firm).settled
    ]  # fmt: skip


def ranked(game: G, presidency: PresidencyId, decides: int, company: int | None) -> Step:
    """Who fills orders, the lowest initiative first; `company` is that of the Company, if it trades."""
    values = {firm.manager: initiative(game, firm) for firm in waiting(game, presidency)}
    if company is not None:
        values[COMPANY] = company
    order: list[int] = []
    for value in sorted(set(values.values())):
        tied = [who for who, n in values.items() if n == value]
        if len(tied) > 1:
            tied = yield from _decided(game, presidency, decides, tied, value, company is not None)
        order += tied
    return order


def _decided(game: G, presidency: PresidencyId, decides: int, tied: list[int], value: int, trading: bool) -> Step:
    rule = f"jc2.firms.trade.tie_{'president' if trading else 'chairman'}"
    return (yield lambda: Arrange(decides, "firms.tie", [
        Option(who, OPEN, targets.FIRM[who] if who != COMPANY else targets.OFFICE[PRESIDENT[presidency]],
               "firms.tied" if who != COMPANY else "firms.tied_company", other=who)
        for who in tied
    ], rule, n=value, presidency=presidency))  # fmt: skip


@steps("firms.late")
def trade_late(game: G, presidency: PresidencyId) -> Step | None:
    """Where the President has not traded, firms fill orders when Commander and Governors have had their chance."""
    return _trade_late(game, presidency) if waiting(game, presidency) else None


def _trade_late(game: G, presidency: PresidencyId) -> Step:
    for manager in (yield from ranked(game, presidency, game.state.company.former, None)):
        game.next(fill, manager=manager, presidency=presidency)


# --- filling orders -------------------------------------------------------------------------------------------
def open_orders(game: G) -> frozenset[OrderId]:
    """All that are open, filled or not, in whatever region."""
    return frozenset(order for order in ORDERS if india.is_open(game, order))


def pays(game: G, firm: Firm, order: OrderId) -> int:
    """Half where somebody else has filled the order in this turn."""
    row = printed(game).orders[order]
    others = order in game.state.india.filled or order in firms.filled_by_firms(game, firm)
    return row.filled if others else row.value


@steps("firms.fill")
def fill(game: G, manager: int, presidency: PresidencyId, earned: int = 0) -> Step | None:
    """One order after the other, as many as the firm has ships and one more."""
    firm = firms.firm_of(game, manager)
    chain = firms.venture(firm).filled
    left = len(firms.ships(game, firm)) + printed(game).firms.more_orders - len(chain)
    fillable = grown(presidency, open_orders(game), chain)
    if left <= 0 or not fillable:
        _close(game, firm, presidency, earned)
        return None
    if len(fillable) > 1 and reachable(presidency, open_orders(game), chain) > left:
        return _choose(game, firm, presidency, fillable, left, earned)
    _fill(game, firm, presidency, fillable[0], earned)
    return None


def _choose(game: G, firm: Firm, presidency: PresidencyId, fillable: list[OrderId], left: int, earned: int) -> Step:
    order = yield lambda: Pick(firm.manager, "firms.fill", [
        Option(order, OPEN, targets.ORDER[order], "firms.fill", n=pays(game, firm, order)) for order in fillable
    ], "jc2.firms.trade.path", n=left)  # fmt: skip
    _fill(game, firm, presidency, order, earned)


def _fill(game: G, firm: Firm, presidency: PresidencyId, order: OrderId, earned: int) -> None:
    value = pays(game, firm, order)
    firms.venture(firm).filled.append(order)
    firms.india_receives(game, firm, value)
    game.log("firms.filled", "jc2.firms.trade.value", seat=firm.manager, order=order, n=value)
    game.next(fill, manager=firm.manager, presidency=presidency, earned=earned + value)


def _close(game: G, firm: Firm, presidency: PresidencyId, earned: int) -> None:
    done = firms.venture(firm)
    done.settled = True
    if not done.filled:
        game.log("firms.port_closed", "jc2.firms.trade.closed_port", seat=firm.manager, order=HOME_PORT[presidency])
        return
    game.log("firms.traded", "jc2.firms.trade.value", seat=firm.manager, n=earned, orders=len(done.filled),
             presidency=presidency)  # fmt: skip
    firms.value_moves(game, firm, earned // printed(game).firms.step, "jc2.firms.trade.value_marker")


# --- the Company among them -----------------------------------------------------------------------------------
@steps("firms.settle")
def settle(game: G, presidency: PresidencyId, regions: list[RegionId], left: int, rolled: int) -> Step:
    """The President has traded: everybody fills orders now, in the order of initiative. `rolled` are the successes."""
    president = holder(game, PRESIDENT[presidency])
    for who in (yield from ranked(game, presidency, president, left - rolled)):
        if who == COMPANY:
            game.next(fill_orders, presidency=presidency, regions=regions, left=left, chain=[])
        else:
            game.next(fill, manager=who, presidency=presidency)
