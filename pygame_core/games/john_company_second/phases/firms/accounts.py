"""Firms settle their accounts when Revenue begins: one wholly after the other, expenses before dividends."""

from __future__ import annotations

from .....kernel.decisions import NOWHERE, Allocate, Amount, Decision, Option, Pick, Slot
from .....kernel.game import Step
from .....kernel.reasons import OPEN
from .....parts.order import ranked
from ... import consents, firms, targets
from ...crown.family import automated, plays, reward, seat_of
from ...pieces import prime_minister_order, receive, windows
from ...refs import SHAREHOLDER, Shareholder
from ...state import Firm, G, families, printed, steps
from ..operations.ventures import initiative
from . import rescue
from .investing import refuse, unwanted


@steps("firms.accounts")
def open_accounts(game: G) -> None:
    """Hobnobbing firms are known now, as all are settled in the order of initiative."""
    for firm in game.state.firms:
        firms.turn_over(game, firm)
    for manager in settling_order(game):
        game.next(pay_expenses, manager=manager)
        game.next(pay_dividends, manager=manager)


def settling_order(game: G) -> list[int]:
    """Firms that rolled a success first, the lowest initiative before others; then the rest. Among equals most windows,
    then Prime Minister order."""
    managers = [seat for seat in prime_minister_order(game) if firms.managed(game, seat)]

    def merit(seat: int) -> tuple[bool, int, int]:
        firm = firms.firm_of(game, seat)
        traded = firms.venture(firm).successes > 0
        return traded, -initiative(game, firm) if traded else 0, windows(game, seat)

    return ranked(managers, merit)


# --- expenses -------------------------------------------------------------------------------------------------
@steps("firms.expenses")
def pay_expenses(game: G, manager: int) -> Step | None:
    """A firm that is no more, or whose expenses a merger has paid, has nothing to pay."""
    firm = firms.managed(game, manager)
    if firm is None or firm.paid:
        return None
    if firms.short(game, firm):
        rescue.fall_short(game, firm)
        return None
    return _pay(game, firm)


def _pay(game: G, firm: Firm) -> Step:
    """Out of both treasuries as the manager likes: what stays in India can be paid out."""
    due = firms.due(game, firm)
    least, most = max(0, due - firm.india), min(due, firm.london)
    amount = most
    if least < most and not firms.hobnobs(firm):
        amount = yield lambda: Amount(
            firm.manager, "firms.expenses", least, most, rule="jc2.firms.expenses.source", n=due, london=firm.london,
            india=firm.india,
        )  # fmt: skip
    settle_expenses(game, firm, due, amount)


def settle_expenses(game: G, firm: Firm, due: int, from_london: int) -> None:
    costs = {name: charge.cost for name, charge in firms.expenses(game, firm).items()}
    firms.london_receives(game, firm, -from_london)
    firms.india_receives(game, firm, from_london - due)
    firm.paid = True
    game.log("firms.paid", "jc2.firms.expenses.must_pay", seat=firm.manager, n=due, london=firm.london,
             india=firm.india, **costs)  # fmt: skip


# --- dividends ------------------------------------------------------------------------------------------------
@steps("firms.dividends")
def pay_dividends(game: G, manager: int) -> Step | None:
    firm = firms.managed(game, manager)
    if firm is None or firm.closed or not firm.paid:
        return None
    if firms.hobnobs(firm) or not firm.india:
        close_books(game, firm, 0)
        return None
    return _dividends(game, firm)


def _least(game: G, firm: Firm) -> int:
    """What one takes at least, of which every shareholder who has not refused forgoes all."""
    paid = [n for seat, n in enumerate(firm.shares) if _takes_all(game, firm, seat)]
    return sum(paid) + printed(game).firms.manager


def _dividends(game: G, firm: Firm) -> Step:
    """As often as somebody refuses to forgo what the manager had in mind."""
    while not (yield from _offered(game, firm)):
        pass


def _offered(game: G, firm: Firm) -> Step:
    """How many, and who forgoes what the treasury cannot pay; gives whether all agree."""
    count = yield lambda: _question(game, firm)
    if count * firms.dividend_cost(game, firm) <= firm.india:
        _pay_out(game, firm, count, [0] * len(firm.shares))
        return True
    forgone = yield lambda: _forgone_question(game, firm, count)
    if forgone is None:
        return False
    others = [seat for seat, n in enumerate(forgone) if n and seat != firm.manager]
    given = yield from consents.ask(
        game, others, "firms.may_forgo", "jc2.firms.dividends.forgo", by=firm.manager, n=count, forgone=list(forgone)
    )
    refusing = [seat for seat, agrees in given.items() if not agrees]
    for seat in refusing:
        refuse(game, firm.manager, "forgo", seat)
    if not refusing:
        _pay_out(game, firm, count, forgone)
    return not refusing


def _question(game: G, firm: Firm) -> Decision:
    full = firms.dividend_cost(game, firm)
    options = [
        Option(n, OPEN, NOWHERE, "firms.dividends", n=n, cost=min(n * full, firm.india),
               own=n * (firm.shares[firm.manager] + printed(game).firms.manager), forgone=max(0, n * full - firm.india))
        for n in range(firm.india // max(1, _least(game, firm)) + 1)
    ]  # fmt: skip
    return Pick(firm.manager, "firms.dividends", options, "jc2.firms.dividends.may", india=firm.india, cost=full)


def _forgone_question(game: G, firm: Firm, count: int) -> Decision | None:
    """None if shares have gone to somebody who forgoes nothing while the question stood."""
    missing = count * firms.dividend_cost(game, firm) - firm.india
    slots = [
        Slot(SHAREHOLDER.text(Shareholder(seat)), _forgoable(game, firm, seat, count), 0, OPEN, targets.FAMILY[seat],
             "firms.holder", holder=seat, n=n)
        for seat, n in enumerate(firm.shares)
    ]  # fmt: skip
    if sum(slot.cap for slot in slots) < missing:
        return None
    return Allocate(
        firm.manager, "firms.forgo", missing, slots, rule="jc2.firms.dividends.forgo", n=missing, count=count
    )


def _forgoable(game: G, firm: Firm, seat: int, count: int) -> int:
    return 0 if _takes_all(game, firm, seat) else count * firm.shares[seat]


def _takes_all(game: G, firm: Firm, seat: int) -> bool:
    """Who has refused to forgo anything; the Crown never does."""
    return automated(game, seat) or unwanted(game, firm.manager, "forgo", seat)


def _reward(game: G, firm: Firm, count: int, forgone: list[int]) -> None:
    """Where the Crown's shares are paid as well as any other family's, the manager is rewarded for each up to three."""
    if not plays(game) or not count:
        return
    crown = seat_of(game)
    taken = [count * n - lost for n, lost in zip(firm.shares, forgone, strict=True)]
    if firm.shares[crown] and taken[crown] == max(taken):
        reward(game, firm.manager, "revenue.firm_dividend", min(MOST_REWARDED, firm.shares[crown]))


MOST_REWARDED = 3


def _pay_out(game: G, firm: Firm, count: int, forgone: list[int]) -> None:
    """To each family for its shares, and to the manager for each dividend."""
    paid = 0
    _reward(game, firm, count, forgone)
    for seat in families(game):
        own = printed(game).firms.manager * count if seat == firm.manager else 0
        earned = count * firm.shares[seat] - forgone[seat] + own
        if earned:
            paid += earned
            firms.india_receives(game, firm, -earned)
            receive(game, seat, earned)
            game.log("firms.dividend", "jc2.firms.dividends.cost", seat=seat, other=firm.manager, n=earned)
    close_books(game, firm, paid)


def close_books(game: G, firm: Firm, paid: int) -> None:
    """The cube shows what was paid, but for a hobnobbing firm; what is left in India goes home."""
    if not firms.hobnobs(firm):
        firm.dividend = paid
        game.log("firms.recorded", "jc2.firms.dividends.record", seat=firm.manager, n=paid)
    firm.london, firm.india = firm.london + firm.india, 0
    firm.closed = True
