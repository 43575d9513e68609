"""G: the Trade Phase. Families earn; then the Company pays its expenses and allocates what is left."""

from __future__ import annotations

from ....kernel.decisions import Allocate, Amount, Decision, Slot
from ....kernel.game import Step
from ....kernel.reasons import OPEN
from ....parts.money import enough, receive
from .. import targets
from ..company import (
    PRESIDED,
    PRESIDENT,
    captains,
    chairman,
    exists,
    go_home,
    presidencies,
    region_of,
    ribbon,
    spend,
)
from ..firms import family_power
from ..ids import OfficeId, ProvinceId
from ..india import of_presidency, side
from ..prizes import has, rank_of, retire
from ..scoring import fail_company, finish
from ..state import (
    CHINA,
    NOBODY,
    G,
    Trading,
    holder,
    in_force,
    is_john_and_co,
    is_militant,
    merged,
    printed,
    steps,
)
from ..works import earn, factories_of
from . import bases, payouts
from .operations import allocate
from .sailing import fillings


def halved(amount: int, law: bool) -> int:
    """Half of it, rounded up, where a law says so."""
    return -(-amount // 2) if law else amount


@steps("trade.begin")
def begin(game: G) -> None:
    game.state.trading = Trading()
    if is_militant(game):
        game.next(collect_tax)
        game.next(pay_expenses)
        game.next(allocate_rest)
        return
    if is_john_and_co(game):
        game.next(bases.collect)
        game.next(payouts.begin)
        return
    if game.state.deregulated:
        game.next(payouts.begin)
    game.next(pay_factories)
    game.next(collect_tax)
    game.next(pay_families)
    if game.state.failed:
        return
    game.next(pay_expenses)
    game.next(pay_dividends)
    game.next(allocate_rest)
    game.next(settle_price)


# --- player revenue -------------------------------------------------------------------------------------------
@steps("trade.factories")
def pay_factories(game: G) -> None:
    for seat in range(game.seats):
        _pay(game, seat, factory_income(game, seat), "revenue.factories", "jc1.card.law.calico_acts_factory")


def factory_income(game: G, seat: int) -> int:
    """A pound for each factory under the Calico Acts."""
    return factories_of(game, seat) if in_force(game, "calico_acts") else 0


def _pay(game: G, seat: int, n: int, code: str, rule: str) -> None:
    if n:
        earn(game, seat, n)
        game.log("revenue.paid", rule, seat=seat, n=n, what=code)


def collected(game: G, province: ProvinceId) -> int:
    """The tax of a province's region."""
    region = region_of(game, province)
    return side(printed(game), game.state.india.regions, region).tax + in_force(game, "permanent_settlement")


@steps("trade.tax")
def collect_tax(game: G) -> None:
    """Each provincial office gets its region's tax; its holder may move this turn's tax at once."""
    for province in list(game.state.india.formed):
        tax = collected(game, province)
        receive(game.state, game.state.offices[province], tax)
        game.log("revenue.tax", "jc1.trade.tax.place", seat=holder(game, province), office=province, n=tax)
        if tax and holder(game, province) != NOBODY:
            game.next(move_tax, office=province, tax=tax)


@steps("trade.move_tax")
def move_tax(game: G, office: ProvinceId, tax: int) -> Step:
    seat, region = holder(game, office), region_of(game, office)
    presidency = game.state.india.regions[region].presidency
    if not presidency:
        return
    president = PRESIDENT[presidency]
    own = 0 if is_militant(game) else tax // 2 if in_force(game, "regulating_act") else tax
    slots = [Slot(president, tax, 0, OPEN, targets.OFFICE[president], "tax.presidency", office=president)]
    if not is_militant(game):
        slots.insert(0, Slot("family", own, 0, OPEN, targets.FAMILY[seat], "tax.family", seat=seat))
    given = yield lambda: Allocate(
        seat, "trade.tax", tax, slots, least=0, rule="jc1.trade.tax.family", office=office, tax=tax
    )
    to_family, to_president = (0, *given) if is_militant(game) else given
    spend(game, office, to_family + to_president)
    earn(game, seat, to_family)
    receive(game.state, game.state.offices[president], to_president)
    if to_family + to_president:
        game.log("revenue.tax_moved", "jc1.trade.tax.this_turn", seat=seat, office=office, n=to_family,
                 to_president=to_president)  # fmt: skip


def bonus(game: G, office: OfficeId) -> int:
    """What a presidency or China brings its family: by the filled orders on the regions that it has now."""
    places = [CHINA] if office == CHINA else of_presidency(game.state.india.regions, PRESIDED[office])
    filled = sum(bool(order.by) for place in places for order in fillings(game, place))  # type: ignore[arg-type]
    return halved(filled * printed(game).money.bonus, in_force(game, "regulating_act"))


@steps("trade.families")
def pay_families(game: G) -> None:
    sailors: list[OfficeId] = [PRESIDENT[presidency] for presidency in presidencies(game)]
    if exists(game, CHINA):
        sailors.append(CHINA)
    for office in sailors:
        if holder(game, office) != NOBODY:
            _pay(game, holder(game, office), bonus(game, office), "revenue.bonus", "jc1.trade.bonus.amount")
    each = printed(game).money.interloper - in_force(game, "private_trade_ban")
    for seat in range(game.seats):
        _pay(game, seat, captains(game, seat) * each, "revenue.interlopers", "jc1.trade.interloper.amount")
    for seat in range(game.seats):
        _pay_powers(game, seat)


def _pay_powers(game: G, seat: int) -> None:
    sure = card_income(game, seat)
    _pay(game, seat, sure["investment_bank"], "investment_bank", "jc1.card.prize.investment_bank")
    if has(game, seat, "south_seas_firm"):
        _pay(game, seat, south_seas(game, seat), "south_seas_firm", "jc1.card.prize.south_seas_firm")
    _pay(game, seat, sure["sykes"], "sykes", "jc1.card.family.sykes")
    _pay(game, seat, sure["paxton"], "paxton", "jc1.card.family.paxton")


def card_income(game: G, seat: int) -> dict[str, int]:
    """What a family's card and its prizes bring in the Trade Phase without a die."""
    figures, family = printed(game), game.state.families[seat]
    held = [office for office in ribbon(game) if holder(game, office) == seat]
    governed = sum(office in PRESIDED or office in game.state.india.formed for office in held)
    writing = min(PAXTON_MOST, halved(game.state.boxes.writers[seat], law=True))
    return {
        "investment_bank": figures.prizes["investment_bank"].parameter * has(game, seat, "investment_bank"),
        "sykes": governed * figures.families["sykes"].parameter * family_power(family, "sykes"),
        "paxton": writing * figures.families["paxton"].parameter * family_power(family, "paxton"),
    }


PAXTON_MOST = 3
SOUTH_SEAS = {1: "all", 2: "all", 3: "one", 4: "one"}
"""What the faces of the die bring; 5 and 6 bring nothing."""


def south_seas(game: G, seat: int) -> int:
    die = game.chance.die()
    game.log("revenue.south_seas", "jc1.card.prize.south_seas_firm", seat=seat, dice=[die])
    brought = SOUTH_SEAS.get(die)
    if brought == "all":
        return printed(game).prizes["south_seas_firm"].parameter
    return int(brought == "one")


# --- expenses -------------------------------------------------------------------------------------------------
def expenses(game: G) -> dict[str, int]:
    """What the Company owes the bank this turn."""
    money, world = printed(game).money, game.state
    if is_militant(game):
        figures = printed(game).militant
        each = figures.merged_province_cost if merged(game) else figures.province_cost
        guns = sum(army.guns for army in world.armies.values())
        return {"provinces": each * len(world.india.formed), "army": guns * money.upkeep}
    troops = sum(army.guns + sum(army.officers) for army in world.armies.values())
    sailing = sum(captains(game, owner) for owner in range(len(world.company.court)))
    return {
        "debt": halved(world.company.debt * money.debt_service, in_force(game, "tea_act")),
        "army": halved(troops * money.upkeep, in_force(game, "recruitment_act")),
        "captains": 0 if in_force(game, "private_trade_ban") else sailing * money.country_trade,
    }


@steps("trade.expenses")
def pay_expenses(game: G) -> Step | None:
    company, due = game.state.company, expenses(game)
    total = sum(due.values())
    game.log("trade.expenses", "jc1.trade.expense.first", n=total, revenue=company.revenue, **due)
    if total <= company.revenue:
        company.revenue -= total
        return None
    if is_militant(game):
        game.log("trade.bankrupt", "jc1.scenario.solo.expense_end", n=total, revenue=company.revenue)
        finish(game, "bankrupt")
        return None
    return _borrow(game, total)


def _borrow(game: G, total: int) -> Step:
    """Just enough loans; what is left over goes to the offices at once."""
    company, loan = game.state.company, printed(game).money.loan
    missing = total - company.revenue
    loans = enough(missing, loan)
    company.revenue = 0
    company.debt += loans
    game.log("trade.loans", "jc1.trade.loan.count", seat=chairman(game), n=loans, cash=loans * loan, debt=company.debt)
    yield from allocate(game, chairman(game), loans * loan - missing, "jc1.trade.loan.leftover")


# --- dividends and allocation -----------------------------------------------------------------------------------
def most_dividends(game: G) -> int:
    """How many dividends the revenue that is left would pay."""
    return most_paid(game, game.state.company.revenue)


def most_paid(game: G, money: int) -> int:
    """How many dividends so much money pays."""
    shares = sum(game.state.company.court)
    most = money // shares if shares else 0
    return min(most, 1) if in_force(game, "dividend_act") else most


def angry(game: G) -> bool:
    """At the lowest price a dividend must be paid."""
    return game.state.company.price == 0


@steps("trade.dividends")
def pay_dividends(game: G) -> Step:
    company, most = game.state.company, most_dividends(game)
    n = 0
    if most:
        least = 1 if angry(game) else 0
        n = most if least == most else (yield lambda: _dividend_question(game, least))
    company.revenue -= n * sum(company.court)
    for seat in range(game.seats):
        _pay(game, seat, n * company.court[seat], "revenue.dividend", "jc1.trade.dividend.pay")
    game.state.trading.dividends = n
    game.log("trade.dividends", "jc1.trade.dividend.multiple", seat=chairman(game), n=n, cost=n * sum(company.court))


def _dividend_question(game: G, least: int) -> Decision:
    company = game.state.company
    return Amount(
        chairman(game), "trade.dividends", least, most_dividends(game),
        rule="jc1.trade.shareholders.must" if least else "jc1.trade.dividend.may", each=sum(company.court),
        revenue=company.revenue,
    )  # fmt: skip


@steps("trade.allocate")
def allocate_rest(game: G) -> Step:
    company = game.state.company
    amount, company.revenue = company.revenue, 0
    rule = "jc1.scenario.solo.no_dividends" if is_militant(game) else "jc1.trade.allocate.all"
    yield from allocate(game, chairman(game), amount, rule)


@steps("trade.price")
def settle_price(game: G) -> None:
    """No dividend lowers the share price, more than one raise it; where it would fall too low, the Company is bailed
    out when trade is over."""
    company, n = game.state.company, game.state.trading.dividends
    prices = printed(game).london.prices
    if n == 0 and angry(game):
        game.state.trading.bailout = True
        game.next(bail_out)
        return
    step = -1 if n == 0 else 1 if n > 1 else 0
    moved = max(0, min(len(prices) - 1, company.price + step))
    if moved != company.price:
        company.price = moved
        rule = "jc1.trade.price.up" if step > 0 else "jc1.trade.price.down"
        game.log("price.moved", rule, n=prices[moved], by=step)


# --- Bailout --------------------------------------------------------------------------------------------------
@steps("trade.bailout")
def bail_out(game: G) -> None:
    """Shares are cut, the price is set, the executives leave: before the Evening Post, so that they never roll for
    Attrition this turn."""
    company = game.state.company
    game.log("bailout.begun", "jc1.victory.bailout.when", price=printed(game).london.prices[0])
    for owner, n in enumerate(company.court) if not game.state.deregulated else ():
        lost = n if n == 1 else max(0, n - 1)
        company.court[owner] -= lost
        go_home(game, owner, lost)
        if lost:
            rule = "jc1.victory.bailout.single" if n == 1 else "jc1.victory.bailout.many"
            game.log("bailout.shares", rule, seat=owner, n=lost)
    if not any(company.court[seat] for seat in range(game.seats)):
        fail_company(game)
        return
    company.price = 0
    for office in ribbon(game):
        if rank_of(game, office) == "executive" and holder(game, office) != NOBODY:
            game.next(leave_by_bailout, office=office)


@steps("trade.leave")
def leave_by_bailout(game: G, office: OfficeId) -> Step:
    game.log("bailout.left", "jc1.victory.bailout.vacate", seat=holder(game, office), office=office)
    yield from retire(game, office, bailout=True)
