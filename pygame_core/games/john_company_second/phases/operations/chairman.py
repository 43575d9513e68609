"""The Chairman: new Debt, and the Balance given out to the treasuries, in whatever order."""

from __future__ import annotations

from typing import Final

from .....kernel.decisions import Allocate, Decision, Option, Pick, Slot
from .....kernel.game import Step
from .....kernel.reasons import OPEN, Closed, Reason
from ... import consents, promises, targets
from ...components import PRESIDED, SEA_ZONE
from ...crown.family import automated, charge, crown, price, reward, seat_of
from ...crown.family import favour as favour_of
from ...ids import TreasuryId
from ...pieces import all_shares, company_receives, holder, shares, ships_in, treasurer
from ...state import NOBODY, G, families, printed, steps
from .common import acting, declined
from .routes import routes_now

CHAIRMAN: Final = "chairman"


@steps("operations.chairman")
def chairman(game: G) -> Step | None:
    seat = acting(game, CHAIRMAN)
    if seat == NOBODY or not (game.state.company.balance > 0 or advance_why(game) is OPEN):
        return None
    return _chairman(game, seat)


@steps("operations.chair")
def take_the_chair(game: G) -> None:
    """A Crown in the chair turns the AI card before it acts; a person pays the price of the chair first, and turns the
    card after. A vacant chair leaves card and climate as they are."""
    seat = holder(game, CHAIRMAN)
    if seat == NOBODY:
        game.next(chairman)
        return
    if automated(game, seat):
        from ...crown import cards

        cards.turn_card(game, "jc2.solo.crown.chairman.climate_crown")
        game.next(chairman)
        return
    due = price(game, "chairman.duty") or 0
    if crown(game).cubes[seat] >= due:
        charge(game, seat, "chairman.duty", due)
    crown(game).funded = dict(game.state.company.treasuries)
    game.next(chairman)
    game.next(leave_the_chair, seat=seat)


@steps("operations.chair_left")
def leave_the_chair(game: G, seat: int) -> None:
    """What was given to offices of the Crown is rewarded by the old climate; then the new one is set."""
    from ...crown import cards

    mine, company = crown(game), game.state.company
    each = favour_of(game, "chairman.fund_crown_office").pounds[mine.climate]
    for office, before in mine.funded.items():
        if holder(game, treasurer(game, office)) == seat_of(game):
            reward(game, seat, "chairman.fund_crown_office", (company.treasuries[office] - before) // each)
    mine.funded = {}
    cards.turn_card(game, "jc2.solo.crown.chairman.climate_human")


def _chairman(game: G, seat: int) -> Step:
    answer = yield lambda: _question(game, seat)
    if answer != "done":
        game.next(advance_debt if answer == "advance" else allocate_balance)
        game.next(chairman)
    elif advance_why(game) is OPEN:
        declined(game, seat, "left.debt", "jc2.operations.chairman.debt.while_allocating")


def _question(game: G, seat: int) -> Decision:
    company = game.state.company
    left = company.balance > 0
    options = [
        Option("advance", advance_why(game), targets.DEBT, "operations.advance", n=company.debt + 1,
               cash=company.balance + printed(game).tracks.cash_per_debt, court=int(needs_court(game))),
        Option("allocate", OPEN if left else Closed("jc2.operations.no_dead_actions"), targets.BALANCE,
               "operations.allocate", cash=company.balance),
        Option("done", Closed("jc2.operations.chairman.allocate.all", n=company.balance) if left else OPEN),
    ]  # fmt: skip
    return Pick(seat, "operations.chairman", options, "jc2.operations.chairman.debt.while_allocating",
                cash=company.balance, debt=company.debt, opens="allocate" if left else None, ends="done")  # fmt: skip


# --- Debt -----------------------------------------------------------------------------------------------------
def advance_why(game: G) -> Reason:
    if game.state.company.debt >= printed(game).tracks.debt:
        return Closed("jc2.operations.chairman.debt.end")
    return Closed("jc2.operations.chairman.debt.more") if consents.refused(game).debt else OPEN


def needs_court(game: G) -> bool:
    """Whether more Debt in this turn needs the consent of the Court."""
    return game.state.turn.operations.debt_advanced >= printed(game).tracks.free_advances


@steps("operations.chairman.advance")
def advance_debt(game: G) -> Step | None:
    if not needs_court(game):
        _advance(game, "jc2.operations.chairman.debt.three")
        return None
    return _ask_court(game, acting(game, CHAIRMAN))


def _advance(game: G, rule: str) -> None:
    company = game.state.company
    company.debt += 1
    game.state.turn.operations.debt_advanced += 1
    company_receives(game, printed(game).tracks.cash_per_debt)
    game.log("operations.advanced", rule, n=company.debt, cash=company.balance)


def _ask_court(game: G, seat: int) -> Step:
    if (yield from _consented(game, seat)):
        _advance(game, "jc2.operations.chairman.debt.more")
    else:
        consents.refused(game).debt = True
        game.log("operations.debt_refused", "jc2.operations.chairman.debt.more", seat=seat)


def needed(game: G) -> int:
    return all_shares(game) // 2 + 1


def _consented(game: G, seat: int) -> Step:
    """Whether more than half of the shares agree; the Chairman's own need not be asked."""
    if shares(game, seat) >= needed(game):
        return True
    others = [other for other in families(game) if other != seat and shares(game, other)]
    given = yield from consents.ask(
        game, others, "operations.debt", "jc2.operations.chairman.debt.more", by=seat, n=needed(game),
        debt=game.state.company.debt + 1,
    )  # fmt: skip
    agreeing = [seat, *(other for other, consents_to in given.items() if consents_to)]
    if _missing(game, agreeing) <= 0:
        return True
    if not _promises_enough(game, seat, agreeing):
        return False

    def ask() -> Decision | None:
        called = _promises_enough(game, seat, agreeing)
        if not called:
            return None
        return Pick(seat, "operations.debt_promise", [
            Option("call", OPEN, targets.PROMISE[promises.card_of(called[0], promises.SUPPORT)], "", other=called),
            Option("none", quiet=True),
        ], "jc2.promise.card.support_with_my_shares", other=called)  # fmt: skip

    if (yield ask) == "call":
        for guarantor in _promises_enough(game, seat, agreeing):
            promises.fulfil(game, seat, guarantor, promises.SUPPORT)
        return True
    return _missing(game, agreeing) <= 0


def _missing(game: G, agreeing: list[int]) -> int:
    """How many shares a majority lacks; below zero with more than enough."""
    return needed(game) - sum(shares(game, other) for other in agreeing)


def _promises_enough(game: G, seat: int, agreeing: list[int]) -> list[int]:
    """The fewest guarantors whose promised shares make up for what is missing, or none if they cannot."""
    missing = _missing(game, agreeing)
    owed = [other for other in promises.guarantors(game, seat, promises.SUPPORT) if other not in agreeing]
    called: list[int] = []
    for other in sorted(owed, key=lambda other: -shares(game, other)):
        if missing > 0 and shares(game, other):
            called.append(other)
            missing -= shares(game, other)
    return called if missing <= 0 else []


# --- the Balance ----------------------------------------------------------------------------------------------
def _orders_pay(game: G, office: TreasuryId) -> int:
    """What the open orders of a Presidency are worth at most to as many ships as lie there."""
    if office not in PRESIDED:
        return 0
    presidency = PRESIDED[office]
    ships = ships_in(game, SEA_ZONE[presidency])
    found = routes_now(game, presidency, ships)
    return max((route.value for route in found), default=0)


@steps("operations.chairman.allocate")
def allocate_balance(game: G) -> Step:
    """Part of the Balance at least, so that Debt may be advanced in between."""
    company = game.state.company
    seat = acting(game, CHAIRMAN)
    answer = yield lambda: Allocate(seat, "operations.allocate", company.balance, [
        Slot(office, company.balance, 0, OPEN, targets.TREASURY[office], "treasury", office=treasurer(game, office),
             cash=company.treasuries[office], pays=_orders_pay(game, office))
        for office in company.treasuries
    ], least=1, rule="jc2.operations.chairman.allocate.free", cash=company.balance)  # fmt: skip
    for office, amount in zip(company.treasuries, answer, strict=True):
        if amount:
            company.balance -= amount
            company.treasuries[office] += amount
            game.log("operations.allocated", "jc2.operations.chairman.allocate.targets", office=treasurer(game, office),
                     into=office, n=amount)  # fmt: skip
