"""The Stock Exchange action: stored goods, loans, shares, then contracts; in the short game ships are made ready."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from ....kernel.decisions import NOWHERE, Allocate, Amount, Option, Pick, Slot
from ....kernel.game import Step
from ....kernel.reasons import OPEN, Closed, Reason
from .. import stock, targets
from ..ids import GOODS, Good
from ..refs import CONTRACT, Contract, Done
from ..state import Company, G, printed, short_game, steps

NO_LIMIT = 0


# --- goods, loans, shares -------------------------------------------------------------------------------------
def goods_question(game: G, seat: int, rule: str) -> Allocate:
    figures, stored = printed(game), game.state.companies[seat].goods
    slots = [
        Slot(good, n, 0, OPEN, targets.stores(seat)[good], "exchange.good", good=good, n=n,
             each=figures.min_price[good])
        for good, n in stored.items()
    ]  # fmt: skip
    return Allocate(seat, "exchange.goods", sum(stored.values()), slots, 0, rule)


def sell_goods(game: G, seat: int, rule: str) -> Step:
    stored = list(game.state.companies[seat].goods)
    if not stored:
        return
    counts = yield lambda: goods_question(game, seat, rule)
    if any(counts):
        sold = dict(zip(stored, counts, strict=True))
        earned = stock.sell_stored(game, seat, sold)
        game.log("exchange.goods", rule, seat=seat, count=sum(counts), n=earned,
                 goods=[good for good, n in sold.items() if n])  # fmt: skip


def repay_loans(game: G, seat: int) -> Step:
    company, each = game.state.companies[seat], printed(game).loan_repaid
    if not company.loans:
        return
    most = min(company.loans, company.cash // each)
    count = 0
    if most:
        count = yield lambda: Amount(
            seat, "exchange.loans", 0, most, rule="ark.exchange.loans.any-number", each=each, loans=company.loans,
            cash=company.cash,
        )  # fmt: skip
    if count:
        company.loans -= count
        stock.receive(game, seat, -count * each)
        game.log("exchange.repaid", "ark.exchange.loans.repay-price", seat=seat, count=count, n=count * each)


def buy_shares(game: G, seat: int, rule: str) -> Step:
    """Gives how many were bought."""
    company, price = game.state.companies[seat], stock.cost(game, seat)
    most = stock.affordable_shares(game, seat)
    if not most:
        return 0
    count = yield lambda: Amount(
        seat, "exchange.buy", 0, most, rule=rule, each=price, cash=company.cash, held=company.shares,
        bank=stock.in_bank(game, seat),
    )  # fmt: skip
    if count:
        stock.buy(game, seat, count, count * price)
        game.log("exchange.bought", rule, seat=seat, count=count, n=count * price)
    return count


def sell_shares(game: G, seat: int, rule: str) -> Step:
    company, price = game.state.companies[seat], stock.value(game, seat)
    if not company.shares:
        return
    count = yield lambda: Amount(
        seat, "exchange.sell", 0, company.shares, rule=rule, each=price, cash=company.cash, held=company.shares
    )  # fmt: skip
    if count:
        earned = stock.sell(game, seat, count)
        game.log("exchange.sold", rule, seat=seat, count=count, n=earned)


def trade_shares(game: G, seat: int, buying: str, selling: str) -> Step:
    """Buy or sell; nobody does both at one price."""
    bought = yield from buy_shares(game, seat, buying)
    if not bought:
        yield from sell_shares(game, seat, selling)


# --- contracts ------------------------------------------------------------------------------------------------
def may_limit(company: Company, space: int) -> Reason:
    highest = max(company.contracts.values(), default=0)
    if space != NO_LIMIT and space < highest:
        return Closed("ark.exchange.limit.not-below-contracts", n=highest)
    return OPEN


def may_contract(good: Good, space: int, now: int, limit: int) -> Reason:
    if space <= now:
        return Closed("ark.exchange.contract.no-lower", good=good, n=now)
    if limit and space > limit:
        return Closed("ark.exchange.limit.blocks-contracts", n=limit)
    return OPEN


def limit_options(game: G, seat: int) -> list[Option]:
    company = game.state.companies[seat]
    return [
        Option(space, may_limit(company, space), targets.COMPANY[seat],
               "exchange.limit.at" if space else "exchange.limit.none", n=space, now=int(space == company.limit),
               quiet=space == company.limit)
        for space in (NO_LIMIT, *printed(game).track)
    ]  # fmt: skip


@cache
def contract_text(good: Good, space: int) -> str:
    return CONTRACT.text(Contract(good, space))


@cache
def contract_option(seat: int, good: Good, space: int, now: int, limit: int, factory: bool) -> Option:
    return Option(
        contract_text(good, space), may_contract(good, space, now, limit), targets.contracts(seat)[good],
        "exchange.contract", good=good, n=space, now=now, factory=int(factory),
    )  # fmt: skip


def contract_options(game: G, seat: int) -> Iterator[Option]:
    company, track = game.state.companies[seat], printed(game).track
    for good in GOODS:
        now, factory = company.contracts.get(good, 0), good in company.factories
        for space in track:
            yield contract_option(seat, good, space, now, company.limit, factory)
    yield Option(CONTRACT.text(Done()), OPEN, NOWHERE, "exchange.done", quiet=True)


@steps("exchange.contracts")
def contracts(game: G, seat: int) -> Step:
    """One contract after the other is placed or raised; none can be lowered."""
    company = game.state.companies[seat]
    highest = company.limit or printed(game).track[-1]
    if all(company.contracts.get(good, 0) >= highest for good in GOODS):
        return
    answer = yield lambda: Pick(
        seat, "exchange.contract", contract_options(game, seat), "ark.exchange.contract.place", limit=company.limit
    )
    chosen = CONTRACT.read(answer)
    if isinstance(chosen, Contract):
        company.contracts[chosen.good] = chosen.space
        company.contracts = {good: company.contracts[good] for good in GOODS if good in company.contracts}
        game.log("contract.placed", "ark.exchange.contract.place", seat=seat, good=chosen.good, count=chosen.space)
        game.next(contracts, seat=seat)


@steps("exchange.limit")
def move_limit(game: G, seat: int) -> Step:
    """The limit is set before contracts are placed: any height of both can be had so."""
    company = game.state.companies[seat]
    space = yield lambda: Pick(seat, "exchange.limit", limit_options(game, seat), "ark.exchange.limit.place")
    if space != company.limit:
        company.limit = space
        game.log("contract.limited", "ark.exchange.limit.only-here", seat=seat, n=space)


# --- the action -----------------------------------------------------------------------------------------------
@steps("exchange.work")
def work(game: G, seat: int) -> Step:
    if short_game(game):
        for ship in game.state.companies[seat].ships:
            if not ship.active:
                ship.active = True
                game.log("ship.ready", "ark.sm.ship.reactivate", seat=seat, capacity=ship.capacity)
    else:
        game.next(move_limit, seat=seat)
        game.next(contracts, seat=seat)
    yield from sell_goods(game, seat, "ark.exchange.goods.reserve-price")
    yield from repay_loans(game, seat)
    yield from trade_shares(game, seat, "ark.exchange.shares.buy-price", "ark.exchange.shares.sell-any")
