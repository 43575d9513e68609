"""Firms: when to form one, what to put in, where to sail it, what to pay out; and the vote that allows them."""

from __future__ import annotations

from typing import Any

from ....kernel.decisions import Allocate, Amount, Arrange, Pick, PickMany
from ....parts.hints import Hint
from .. import firms, promises
from ..components import PRIZES
from ..ids import StakeId
from ..laws import DEREGULATION
from ..phases.london import discounts
from ..pieces import yards_of
from ..refs import FIRM_DEED, STRATEGY, BuyBack, Fit, Found, Invest, TakeOver, Trading
from ..state import NOBODY, Firm
from . import london, ventures
from .family import RIVALRY
from .laws import failing, net, passing
from .odds import success
from .stakes import COIN, Hinter, Stakes

RETURN = 0.3
"""What a pound in London does for a firm's owners, beside what stays of it."""
KEPT = 0.8
"""What a pound that is not spent on dice still does in the years to come; in the last turn it does nothing."""
HELD_BACK = 0.7
"""What the years to come count against money in hand."""
AT_SEA = ("west_indian", "south_indian", "east_indian", "china")
TROUBLE = 0.8
"""What it is worth to have nothing to look after."""
LEAVE = 0.02
YES = "yes"


# --- the special session ----------------------------------------------------------------------------------------
def call(s: Stakes, d: Pick) -> list[Hint]:
    """Both ends weighed, as if the vote were open."""
    passed = net(passing(s, DEREGULATION, NOBODY), d.seat) + s.stronger(d.seat, 1)
    failed = net(failing(s, DEREGULATION), d.seat)
    return [Hint(answer, 0.5 * (passed + failed) if answer == "call" else 0.0) for answer in d.answers()]


# --- investing --------------------------------------------------------------------------------------------------
def stake_cost(s: Stakes, seat: int, stake: StakeId) -> float:
    """What is given up for a stake: a workshop's income, or a Company share."""
    if stake == "workshop":
        return COIN * s.years("bonuses") + 0.8 * s.risk
    return s.share - s.stronger(seat, -s.kind_power("company_share"))


def invest(s: Stakes, d: Pick) -> list[Hint]:
    return [Hint(answer, 0.0 if answer == "done" else deed(s, d.seat, answer)) for answer in d.answers()]


def deed(s: Stakes, seat: int, answer: str) -> float:
    match FIRM_DEED.read(answer):
        case Found(stake):
            return _founded(s, seat) - stake_cost(s, seat, stake)
        case Invest(manager, stake):
            return _invested(s, seat, manager) - stake_cost(s, seat, stake)
        case Fit(number):
            return _boarded(s, seat, firms.fit_cost(s.game), s.world.yards[number].owner)
        case BuyBack(number):
            return _boarded(s, seat, firms.buy_back_cost(s.game, number), NOBODY) - 1.5 * s.pound(seat)
        case TakeOver(manager):
            firm = firms.firm_of(s.game, manager)
            alone = 2 * firm.shares[seat] > firms.all_shares(firm)
            return ventures.management(s, ventures.of_firm(s, firm)) if alone else -0.05
    return -0.5


def _founded(s: Stakes, seat: int) -> float:
    """A firm that buys a ship with its first money, if there is one to be had; as good as it can be made with what the
    family could put in beside."""
    more = _spare(s, seat)
    best = max(_with_stakes(s, seat, 1 + len(more[:n])) - sum(more[:n]) for n in range(min(2, len(more)) + 1))
    return best - TROUBLE


def _spare(s: Stakes, seat: int) -> list[float]:
    """What each stake costs that is left when a firm has been formed with one, the cheapest first."""
    stakes: list[StakeId] = ["workshop"] * s.world.families[seat].workshops
    if not firms.weak(s.game):
        stakes += ["share"] * firms.usable_shares(s.game, seat)
    return sorted(stake_cost(s, seat, stake) for stake in stakes)[1:]


def _with_stakes(s: Stakes, seat: int, count: int) -> float:
    """What a new firm of so many shares is worth to the family that has them all."""
    figures = s.printed.firms
    price = _cheapest_ship(s, seat)
    ships = 0 if price is None else 1
    found = ventures.outlook(s, count, figures.start, ships, count * figures.stake - (price or 0))
    special = ventures.SPECIAL * s.left if found.each else 0.0
    return count * ventures.share(s, found) + ventures.management(s, found) + special


def _cheapest_ship(s: Stakes, seat: int) -> int | None:
    """A ship on a shipyard, or an own one out of the Company: others would have to agree."""
    own = [firms.buy_back_cost(s.game, n) for n in yards_of(s.game, seat) if s.world.yards[n].at in AT_SEA]
    waiting = [firms.fit_cost(s.game)] * any(yard.at == "yard" for yard in s.world.yards)
    return min([*own, *waiting], default=None)


def _invested(s: Stakes, seat: int, manager: int) -> float:
    """A share, and what the money does for those that the family has."""
    firm = firms.firm_of(s.game, manager)
    figures, count = s.printed.firms, len(firms.ships(s.game, firm))
    before, shares = ventures.of_firm(s, firm), firms.all_shares(firm)
    room = shares < figures.limit
    after = ventures.outlook(s, shares + room, firm.value, count, firms.cash(firm) + figures.stake)
    own = firm.shares[seat]
    gain = (own + room) * ventures.share(s, after) - own * ventures.share(s, before) + RETURN
    return gain if manager == seat else gain - 0.3


def _boarded(s: Stakes, seat: int, cost: int, owner: int) -> float:
    """One more ship for the own firm; an own one pays its family besides."""
    firm = firms.firm_of(s.game, seat)
    count, money = len(firms.ships(s.game, firm)), firm.london
    before = ventures.outlook(s, firms.all_shares(firm), firm.value, count, money)
    after = ventures.outlook(s, firms.all_shares(firm), firm.value, count + 1, money - cost)
    gain = firm.shares[seat] * (ventures.share(s, after) - ventures.share(s, before))
    gain += ventures.management(s, after) - ventures.management(s, before)
    paid = COIN * s.years("bonuses") if owner == seat else 0.0
    return gain + paid + (0.6 if not count else -0.1)


def first(s: Stakes, d: Arrange) -> list[Hint]:
    """As they sit, but the own family before all."""
    seats = [item.value for item in d.items]
    return [Hint(sorted(seats, key=lambda seat: seat != d.seat), 0.0)]


def refused(s: Stakes, d: Pick) -> list[Hint]:
    return [Hint(answer, 0.6 - s.word(promises.FIRM) if answer == "promise" else 0.0) for answer in d.answers()]


# --- consents -----------------------------------------------------------------------------------------------------
def may_invest(s: Stakes, d: Pick) -> list[Hint]:
    """Money is welcome, as long as the firm stays the manager's."""
    firm = firms.firm_of(s.game, d.seat)
    safe = firm.shares[d.seat] > firm.shares[d.params["by"]]
    return [Hint(answer, (0.4 if safe else -0.1) if answer == YES else 0.0) for answer in d.answers()]


def may_fit(s: Stakes, d: Pick) -> list[Hint]:
    """A fitted ship pays every year, whoever sails it."""
    gain = COIN * s.years("bonuses") - RIVALRY
    return [Hint(answer, gain if answer == YES else 0.0) for answer in d.answers()]


def consent(worth: float) -> Any:
    """Rather not, or rather so."""

    def answer(s: Stakes, d: Pick) -> list[Hint]:
        return [Hint(answer, worth if answer == YES else 0.0) for answer in d.answers()]

    return answer


def may_merge(s: Stakes, d: Pick) -> list[Hint]:
    """Better together than in Debtor's Prison; a sound firm stays its own."""
    doomed = [firm for firm in s.world.firms if firm.shares[d.seat] and not firms.cash(firm)]
    return [Hint(answer, (0.5 if doomed else -0.2) if answer == YES else 0.0) for answer in d.answers()]


# --- mergers ------------------------------------------------------------------------------------------------------
def partners(s: Stakes, d: PickMany) -> list[Hint]:
    """The richest of them."""
    found = max(d.options, key=lambda option: option.params["value"] + option.params["london"])
    return [Hint([found.value], 0.0)]


def primary(s: Stakes, d: Pick) -> list[Hint]:
    return [Hint(answer, float(answer == d.seat)) for answer in d.answers()]


def hand_over(s: Stakes, d: Pick) -> list[Hint]:
    return [Hint(answer, 0.0 if answer == "done" else -0.5) for answer in d.answers()]


def excess(s: Stakes, d: Allocate) -> list[Hint]:
    """Others' shares before the own."""
    return [Hint(_spread(d, last=d.seat), 0.0)]


def forgo(s: Stakes, d: Allocate) -> list[Hint]:
    """The own shares first: nobody need be asked for them."""
    return [Hint(_spread(d, first=d.seat), 0.0)]


def _spread(d: Allocate, first: int = NOBODY, last: int = NOBODY) -> list[int]:
    given, left = [0] * len(d.slots), d.total
    order = sorted(range(len(d.slots)), key=lambda place: (place == last, place != first))
    for place in order:
        given[place] = min(left, d.slots[place].cap)
        left -= given[place]
    return given


# --- strategies ---------------------------------------------------------------------------------------------------
def strategy(s: Stakes, d: Pick) -> list[Hint]:
    """What a card and its money should bring; who cannot pay the expenses after a failure may lose the firm."""
    firm = firms.firm_of(s.game, d.seat)
    count, due = len(firms.ships(s.game, firm)), firms.due(s.game, firm)
    kept = KEPT if s.left else 0.0
    values = {zone: ventures.trade(s, zone, count + s.printed.firms.more_orders) for zone in ventures.PORTS}
    ruin = 2.0 + firms.all_shares(firm)
    found = []
    for answer in d.answers():
        chosen = STRATEGY.read(answer)
        if isinstance(chosen, Trading):
            likely = success(s.check, chosen.bid)
            worth = likely * values[chosen.zone] - kept * chosen.bid
            worth -= (1 - likely) * ruin * (firm.london - chosen.bid < due)
            worth -= likely * ruin * (firm.london - chosen.bid + values[chosen.zone] < due)
        else:
            worth = 0.15 * max(0, firm.dividend) - ruin * (firm.london < due)
        found.append(Hint(answer, 0.3 * worth))
    return found


def tie(s: Stakes, d: Arrange) -> list[Hint]:
    """The own firm first; a President's Company before others' firms."""
    found = sorted((item.value for item in d.items), key=lambda who: (who != d.seat, who != NOBODY))
    return [Hint(found, 0.0)]


def fill(s: Stakes, d: Pick) -> list[Hint]:
    return [Hint(option.value, float(option.params["n"])) for option in d.options]


# --- accounts -----------------------------------------------------------------------------------------------------
def expenses(s: Stakes, d: Amount) -> list[Hint]:
    """Out of London: what stays in India can still be paid out, and goes home if it is not."""
    return [Hint(d.hi, 0.0), Hint(d.lo, -0.1)]


def help_wanted(s: Stakes, d: Pick) -> list[Hint]:
    worths = {"call": 0.5, "give_up": 0.0}
    return [Hint(answer, worths.get(answer, 0.3)) for answer in d.answers()]


def rescue(s: Stakes, d: Pick) -> list[Hint]:
    """What the own shares would lose in prison, if one stake is enough."""
    firm = firms.firm_of(s.game, d.params["other"])
    lost = firm.shares[d.seat] * (s.printed.firms.values[firm.value].half_points / 2 - s.printed.firms.prison)
    enough = d.params["n"] <= s.printed.firms.stake
    found = [Hint("none", 0.0)]
    for stake in (answer for answer in d.answers() if answer != "none"):
        found.append(Hint(stake, (lost if enough else -0.1) - stake_cost(s, d.seat, stake)))
    return found


def accept(s: Stakes, d: PickMany) -> list[Hint]:
    return [Hint([option.value for option in d.options], 0.0)]


def dividends(s: Stakes, d: Pick) -> list[Hint]:
    """Money for the family, and a dividend for the next retirement; what stays sails again."""
    firm = firms.firm_of(s.game, d.seat)
    found = []
    for option in d.options:
        row = option.params
        forgone = min(row["own"], row["forgone"])
        worth = s.coin(d.seat) * (row["own"] - forgone) + 0.08 * min(row["cost"], 20)
        worth += HELD_BACK * s.can_invest * _sailing_on(s, d.seat, firm, firms.cash(firm) - row["cost"]) * bool(s.left)
        worth -= 0.3 * (row["forgone"] > forgone)
        found.append(Hint(option.value, worth))
    return found


def _sailing_on(s: Stakes, seat: int, firm: Firm, london: int) -> float:
    """What the firm is worth to its manager in the years to come, if it goes on with so much money."""
    count = len(firms.ships(s.game, firm))
    found = ventures.outlook(s, firms.all_shares(firm), firm.value, count, london)
    return firm.shares[seat] * ventures.share(s, found) + ventures.management(s, found)


# --- special retirements --------------------------------------------------------------------------------------------
def retire(s: Stakes, d: Pick) -> list[Hint]:
    """A retirement without a pensioner: the prize for its money."""
    cash, cut = s.world.families[d.seat].cash, sum(discounts(s.game, d.seat).values())
    final = s.world.turn.phase == "end"
    found = [Hint("none", 0.0)]
    for prize in (answer for answer in d.answers() if answer in PRIZES):
        row = s.printed.prizes[prize]
        cost = max(0, row.cost - cut)
        paid = 0.0 if final else s.purse(d.seat, cash) - s.purse(d.seat, cash - min(cash, cost))
        worth = float(row.vp) - 0.01 * cost if final else london.lasting(s, prize) + 0.8
        found.append(Hint(prize, worth - paid))
    return found


BY_QUESTION: dict[str, Hinter] = {
    "session.call": call,
    "london.special": retire,
    "firms.invest": invest,
    "firms.first": first,
    "firms.refused": refused,
    "firms.may_invest": may_invest,
    "firms.may_fit": may_fit,
    "firms.may_buy": consent(-0.05),
    "firms.may_take_over": consent(-0.3),
    "firms.may_dissolve": consent(-0.5),
    "firms.may_merge": may_merge,
    "firms.may_forgo": consent(-0.1),
    "firms.partners": partners,
    "firms.primary": primary,
    "firms.hand_over": hand_over,
    "firms.excess": excess,
    "firms.strategy": strategy,
    "firms.tie": tie,
    "firms.fill": fill,
    "firms.expenses": expenses,
    "firms.help": help_wanted,
    "firms.rescue": rescue,
    "firms.accept": accept,
    "firms.dividends": dividends,
    "firms.forgo": forgo,
}
