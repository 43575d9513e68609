"""VI. Revenue: expenses and emergency loans, expectations, dividends. The Company may fail after each loss."""

from __future__ import annotations

from typing import Final

from ....kernel.decisions import NOWHERE, Decision, Option, Pick
from ....kernel.game import Step
from ....kernel.reasons import OPEN
from ....parts.money import Charge, enough, total
from .. import laws, targets
from ..components import rule_of
from ..pieces import all_shares, company_receives, holder, move_standing, receive, shares, ships_in, zones
from ..scoring import end_if_failed
from ..state import NOBODY, G, families, printed, steps

CHAIRMAN: Final = "chairman"
ROYAL: Final = "royal_protection"


@steps("revenue.open")
def open_revenue(game: G) -> None:
    """Firms settle their accounts before the Company's expenses."""
    if game.state.firms:
        from .firms.accounts import open_accounts

        game.next(open_accounts)
    lost = laws.calico_loss(game)
    if lost:
        company_receives(game, -lost)
        game.log("revenue.calico", rule_of("law", "calico_acts"), n=lost, balance=game.state.company.balance)
    game.next(pay_expenses)
    game.next(check_expectations)
    game.next(pay_dividends)


# --- expenses -------------------------------------------------------------------------------------------------
def charges(game: G) -> dict[str, Charge]:
    """What the Company must pay for. Commanders, trainees and alliances are free."""
    armies = game.state.india.armies.values()
    officers = sum(sum(army.active) + sum(army.exhausted) for army in armies)
    regiments = sum(army.regiments + army.exhausted_regiments for army in armies)
    return {
        "debt": Charge(game.state.company.debt, laws.debt_expense(game)),
        "officers": Charge(officers, printed(game).revenue.officer),
        "regiments": Charge(regiments, laws.regiment_expense(game)),
        "ships": Charge(sum(ships_in(game, zone) for zone in zones(game)), printed(game).revenue.ship),
    }


def loans_for(game: G, missing: int) -> int:
    """How many emergency loans bring in so much."""
    return enough(missing, printed(game).revenue.loan)


def loans_needed(game: G, due: int) -> int:
    return loans_for(game, due - game.state.company.balance)


def loan_loss(game: G, loans: int) -> int:
    """By how many spaces emergency loans lower Standing."""
    revenue = printed(game).revenue
    return revenue.many_loans if loans >= revenue.many else revenue.few_loans


@steps("revenue.expenses")
def pay_expenses(game: G) -> Step | None:
    due = total(charges(game))
    costs = {name: charge.cost for name, charge in charges(game).items()}
    game.log("revenue.expenses", "jc2.revenue.order", n=due, balance=game.state.company.balance, **costs)
    if not loans_needed(game, due):
        company_receives(game, -due)
        game.log("revenue.paid", "jc2.revenue.loan.exact", n=due, balance=game.state.company.balance, **costs)
        return None
    if laws.in_force(game, ROYAL) and holder(game, CHAIRMAN) != NOBODY:
        return _protection(game, due)
    take_loans(game, due)
    return None


def take_loans(game: G, due: int) -> None:
    """Loans until the expenses are paid; what is left of the last one goes back."""
    company, loans = game.state.company, loans_needed(game, due)
    game.state.turn.revenue.loans += loans
    company.debt = min(printed(game).tracks.debt, company.debt + loans)
    cash = loans * printed(game).revenue.loan
    game.log("revenue.loans", "jc2.revenue.loan.effect", n=loans, cash=cash, debt=company.debt)
    _empty_balance(game, "jc2.revenue.loan.zero")
    rule = "jc2.revenue.loan.standing_big" if loans >= printed(game).revenue.many else "jc2.revenue.loan.standing_small"
    move_standing(game, -loan_loss(game, loans), rule)
    end_if_failed(game)


def _empty_balance(game: G, rule: str) -> None:
    company_receives(game, -game.state.company.balance)
    game.log("revenue.emptied", rule)


def _protection(game: G, due: int) -> Step:
    """Royal Protection: the Chairman may spend the law instead of taking loans."""
    company, loans = game.state.company, loans_needed(game, due)
    debt = min(printed(game).tracks.debt, company.debt + loans)
    answer = yield lambda: Pick(holder(game, CHAIRMAN), "revenue.protection", [
        Option("loans", OPEN, NOWHERE, "revenue.loans", n=loans, debt=debt, lost=loan_loss(game, loans)),
        Option("protection", OPEN, targets.LAW[ROYAL], "revenue.protection", n=due - company.balance),
    ], rule_of("law", ROYAL), n=due, balance=company.balance)  # fmt: skip
    if answer == "loans":
        take_loans(game, due)
        return
    laws.repeal(game, ROYAL, rule_of("law", ROYAL))
    _empty_balance(game, rule_of("law", ROYAL))


# --- expectations ---------------------------------------------------------------------------------------------
def expectations(game: G) -> int:
    return printed(game).tracks.standing[game.state.company.standing].expectations


@steps("revenue.expectations")
def check_expectations(game: G) -> None:
    game.state.turn.revenue.paid = True
    balance, expected = game.state.company.balance, expectations(game)
    if balance >= expected:
        game.log("revenue.met", "jc2.revenue.expectations", n=balance, expectations=expected)
        return
    game.log("revenue.missed", "jc2.revenue.expectations", n=balance, expectations=expected)
    move_standing(game, -printed(game).revenue.missed, "jc2.revenue.expectations")
    end_if_failed(game)


# --- dividends ------------------------------------------------------------------------------------------------
@steps("revenue.dividends")
def pay_dividends(game: G) -> Step | None:
    if holder(game, CHAIRMAN) == NOBODY:
        game.log("revenue.no_chairman", "jc2.revenue.dividend.vacant")
        return None
    if game.state.company.balance < dividend_cost(game):
        game.log("revenue.no_dividend", "jc2.revenue.dividend.full", n=dividend_cost(game),
                 balance=game.state.company.balance)  # fmt: skip
        return None
    return _dividends(game)


def dividend_cost(game: G) -> int:
    """What one dividend on all shares takes out of the Balance."""
    return all_shares(game) * printed(game).revenue.dividend


def enthusiasm(game: G, standing: int, paid: int) -> int:
    """By how much Standing rises from here if so much is paid: it ends with its track."""
    room = len(printed(game).tracks.standing) - 1 - standing
    gain = min(room, printed(game).revenue.enthusiasm)
    return gain if paid > printed(game).tracks.standing[standing].expectations else 0


def _dividends(game: G) -> Step:
    each = printed(game).revenue.dividend

    def ask() -> Decision:
        chairman, cost, balance = holder(game, CHAIRMAN), dividend_cost(game), game.state.company.balance
        options = [
            Option(n, OPEN, NOWHERE, "revenue.dividends", n=n, cost=n * cost, balance=balance - n * cost,
                   own=n * each * shares(game, chairman),
                   standing=enthusiasm(game, game.state.company.standing, n * cost))
            for n in range(balance // cost + 1)
        ]  # fmt: skip
        return Pick(
            chairman, "revenue.dividends", options, "jc2.revenue.dividend.chairman", cost=cost, balance=balance,
            expectations=expectations(game),
        )  # fmt: skip

    count = yield ask
    paid = count * dividend_cost(game)
    if not paid:
        game.log("revenue.kept", "jc2.revenue.dividend.chairman", balance=game.state.company.balance)
        return
    company_receives(game, -paid)
    game.log("revenue.dividends", "jc2.revenue.dividend.cost", n=count, cost=paid, balance=game.state.company.balance)
    for seat in families(game):
        if shares(game, seat):
            earned = count * each * shares(game, seat)
            receive(game, seat, earned)
            game.log("revenue.dividend", "jc2.revenue.dividend.paid", seat=seat, n=earned)
    risen = enthusiasm(game, game.state.company.standing, paid)
    if risen:
        move_standing(game, risen, "jc2.revenue.dividend.enthusiasm")
