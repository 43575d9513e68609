"""The investment step: free actions of all families at once, round by round, until nobody wants anything more.

In a round everybody chooses without seeing the others' choices; what two families want of the same firm is put in order
by its manager, what two firms want by the Prime Minister. What needs a consent is asked for when its turn comes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from .....kernel.decisions import NOWHERE, Arrange, Decision, Option, Pick
from .....kernel.game import Step
from .....kernel.reasons import OPEN, Closed, Reason, all_of
from .....parts.money import affordable
from ... import consents, firms, promises, targets
from ...components import CHINA, SEA_ZONES
from ...crown.family import automated, between, charge, crown, persons, plays, price
from ...ids import StakeId
from ...pieces import prime_minister_order
from ...refs import (
    DEEDS,
    FIRM_DEED,
    BuyBack,
    Dissolve,
    FirmDeed,
    Fit,
    Found,
    Invest,
    Merge,
    TakeOver,
    YardCard,
)  # fmt: skip
from ...state import NOBODY, Firm, G, Unwanted, printed, steps
from . import merging

STAKES: tuple[StakeId, ...] = ("share", "workshop")
DONE = "done"
Wanted = Literal["invest", "fit", "buy_back", "take_over", "merge", "dissolve", "forgo"]


# --- what has been refused ------------------------------------------------------------------------------------
def unwanted(game: G, by: int, deed: Wanted, of: int) -> bool:
    return any(one.by == by and one.of == of and one.deed == deed for one in consents.refused(game).firms)


def refuse(game: G, by: int, deed: Wanted, of: int) -> None:
    consents.refused(game).firms.append(Unwanted(by=by, deed=deed, of=of))


def _not_refused(game: G, by: int, deed: Wanted, of: int, rule: str) -> Reason:
    return Closed(rule) if unwanted(game, by, deed, of) else OPEN


# --- what is possible -----------------------------------------------------------------------------------------
def can_do(game: G, seat: int, deed: FirmDeed) -> Reason:
    match deed:
        case Found(stake):
            return firms.can_found(game, seat, stake)
        case Invest(manager, stake):
            if not firms.managed(game, manager):
                return Closed("jc2.firms.firm")
            return _can_invest(game, seat, manager, firms.can_stake(game, seat, stake))
        case TakeOver(manager):
            return _can_take_over(game, seat, manager)
        case _:
            firm = firms.managed(game, seat)
            return _can_manage(game, firm, deed) if firm else Closed("jc2.firms.firm")


def _can_invest(game: G, seat: int, manager: int, staked: Reason) -> Reason:
    return staked and _not_refused(game, seat, "invest", manager, "jc2.firms.invest.consent")


def _can_take_over(game: G, seat: int, manager: int) -> Reason:
    if firms.managed(game, seat):
        return Closed("jc2.firms.takeover.who")
    if not firms.managed(game, manager):
        return Closed("jc2.firms.firm")
    return _not_refused(game, seat, "take_over", manager, "jc2.firms.takeover.majority")


def _can_manage(game: G, firm: Firm, deed: FirmDeed) -> Reason:
    """What a manager can do for the own firm."""
    seat = firm.manager
    match deed:
        case Fit(number):
            if number not in _unfitted(game):
                return Closed("jc2.firms.phase.timing_pm")
            why = affordable(firm.london, firms.fit_cost(game), "jc2.firms.ships.fit")
            return all_of(_not_refused(game, seat, "fit", number, "jc2.firms.ships.consent"), why)
        case BuyBack(number):
            if number not in _at_sea(game):
                return Closed("jc2.firms.phase.timing_pm")
            why = affordable(firm.london, firms.buy_back_cost(game, number), "jc2.firms.ships.buyback_price")
            return all_of(_not_refused(game, seat, "buy_back", number, "jc2.firms.ships.buyback"), why)
        case Merge():
            some = OPEN if len(game.state.firms) > 1 else Closed("jc2.firms.merge.any_number")
            return all_of(some, _not_refused(game, seat, "merge", seat, "jc2.firms.merge.consent"))
    return _not_refused(game, seat, "dissolve", seat, "jc2.firms.dissolve.voluntary")


def _unfitted(game: G) -> list[int]:
    return [number for number, yard in enumerate(game.state.yards) if yard.at == "yard"]


def _at_sea(game: G) -> list[int]:
    """Ships that a firm could buy out of the Company: an owner must be there to consent."""
    seas = (*SEA_ZONES, CHINA)
    return [number for number, yard in enumerate(game.state.yards) if yard.owner != NOBODY and yard.at in seas]


# --- the question ---------------------------------------------------------------------------------------------
def options(game: G, seat: int) -> list[Option]:
    firm = firms.managed(game, seat)
    found: list[Option] = []
    if firm is None:
        found += [_option(game, seat, Found(stake), targets.FAMILY[seat], stake=f"stake.{stake}") for stake in STAKES]
    staked = {stake: firms.can_stake(game, seat, stake) for stake in STAKES} if game.state.firms else {}
    for other in game.state.firms:
        manager = other.manager
        found += [
            _told(Invest(manager, stake), _can_invest(game, seat, manager, why), targets.FIRM[manager],
                  stake=f"stake.{stake}", other=manager, own=int(manager == seat))
            for stake, why in staked.items()
        ]  # fmt: skip
        if firm is None:
            found.append(_option(game, seat, TakeOver(other.manager), targets.FIRM[other.manager], other=other.manager,
                                 n=other.shares[seat], needed=firms.all_shares(other) // 2 + 1))  # fmt: skip
    return [*found, *_managing(game, firm)] if firm else found


def _managing(game: G, firm: Firm) -> list[Option]:
    """What only a manager can do."""
    seat, own = firm.manager, targets.FIRM[firm.manager]
    found = [
        _option(game, seat, Fit(number), targets.YARD[number], cost=firms.fit_cost(game), **_ship(game, number))
        for number in _unfitted(game)
    ]
    found += [
        _option(game, seat, BuyBack(number), targets.YARD[number], cost=firms.buy_back_cost(game, number),
                zone=game.state.yards[number].at, **_ship(game, number))
        for number in _at_sea(game)
    ]  # fmt: skip
    if len(game.state.firms) > 1:
        found.append(_option(game, seat, Merge(), own))
    found.append(_option(game, seat, Dissolve(), own, n=firms.all_shares(firm), cash=firms.cash(firm)))
    return found


def _ship(game: G, number: int) -> dict[str, Any]:
    return {"ship": DEEDS.text(YardCard(number)), "holder": game.state.yards[number].owner}


def _option(game: G, seat: int, deed: FirmDeed, target: Any, **params: Any) -> Option:
    return _told(deed, can_do(game, seat, deed), target, **params)


def _told(deed: FirmDeed, why: Reason, target: Any, **params: Any) -> Option:
    name = FIRM_DEED.name(deed)
    return Option(FIRM_DEED.text(deed), why, target, f"firms.{name}", deed=name, **params)


def _question(game: G, seat: int) -> Pick:
    firm = firms.managed(game, seat)
    return Pick(
        seat, "firms.invest", [*options(game, seat), Option(DONE, OPEN, NOWHERE, "", quiet=True)],
        "jc2.firms.phase.free_order", london=firm.london if firm else 0, manages=int(firm is not None),
        weak=int(firms.weak(game)), stake=printed(game).firms.stake,
    )  # fmt: skip


def questions(game: G) -> list[Decision]:
    """To the families that could do something."""
    asked = [_question(game, seat) for seat in persons(game)]
    return [ask for ask in asked if any(option.why is OPEN and option.value != DONE for option in ask.options)]


# --- a round ----------------------------------------------------------------------------------------------------
@steps("firms.round")
def invest_round(game: G) -> Step | None:
    made = Made(game)
    return _round(game, made) if made() else None


class Made:
    """The questions of a round, made once at each position of the game; the last ones are those that were answered."""

    __slots__ = ("at", "game", "last")

    def __init__(self, game: G) -> None:
        self.game = game
        self.at = -1
        self.last: list[Decision] = []

    def __call__(self) -> list[Decision] | None:
        if self.at != self.game.position:
            self.at, self.last = self.game.position, questions(self.game)
        return self.last or None


def _round(game: G, made: Made) -> Step:
    answers = yield made
    if answers is None:
        return
    wanted = {
        ask.seat: FIRM_DEED.read(answer) for ask, answer in zip(made.last, answers, strict=True) if answer != DONE
    }
    if not wanted:
        return
    for seat in (yield from _in_turn(game, wanted)):
        game.next(do_deed, seat=seat, deed=FIRM_DEED.text(wanted[seat]))
    game.next(invest_round)


def _in_turn(game: G, wanted: dict[int, FirmDeed]) -> Step:
    """Prime Minister order, but where two want what one of them can have, somebody decides."""
    order = [seat for seat in prime_minister_order(game) if seat in wanted]
    for firm in list(game.state.firms):
        some = [seat for seat in order if _touches(wanted[seat]) == firm.manager]
        if _contested(game, firm, [wanted[seat] for seat in some]):
            rule = "jc2.firms.phase.timing_manager"
            order = yield from _arranged(game, firm.manager, order, some, wanted, rule)
    minister = game.state.parliament.prime_minister
    for some in _between_firms(order, wanted):
        order = yield from _arranged(game, minister, order, some, wanted, "jc2.firms.phase.timing_pm")
    return order


def _touches(deed: FirmDeed) -> int:
    """The firm that others than its manager want something of."""
    return deed.manager if isinstance(deed, Invest | TakeOver) else NOBODY


def _contested(game: G, firm: Firm, deeds: list[FirmDeed]) -> bool:
    """Investments are in each other's way only where there is no room for all their shares."""
    room = printed(game).firms.limit - firms.all_shares(firm)
    return len(deeds) > 1 and (len(deeds) > room or any(not isinstance(deed, Invest) for deed in deeds))


def _between_firms(order: list[int], wanted: dict[int, FirmDeed]) -> list[list[int]]:
    """Managers who want the same ship, and those who propose mergers."""
    found: dict[int, list[int]] = {}
    for seat in order:
        deed = wanted[seat]
        if isinstance(deed, Fit | BuyBack | Merge):
            found.setdefault(NOBODY if isinstance(deed, Merge) else deed.number, []).append(seat)
    return [some for some in found.values() if len(some) > 1]


def _arranged(game: G, decides: int, order: list[int], some: list[int], wanted: dict[int, FirmDeed], rule: str) -> Step:
    """The same order, with some of them in the order of somebody's choosing."""
    if automated(game, decides):
        return _by_button(game, order, some)
    chosen = yield lambda: Arrange(decides, "firms.first", [
        Option(seat, OPEN, targets.FAMILY[seat], "firms.first", other=seat,
               what=f"deed.{FIRM_DEED.name(wanted[seat])}")
        for seat in some
    ], rule)  # fmt: skip
    game.log("firms.ordered", rule, seat=decides, others=list(chosen))
    places = iter(chosen)
    return [next(places) if seat in some else seat for seat in order]


def _by_button(game: G, order: list[int], some: list[int]) -> list[int]:
    """A Crown Prime Minister leaves what two firms want to the Button, which passes."""
    first = between(game, some)
    places = iter([first, *(seat for seat in some if seat != first)])
    return [next(places) if seat in some else seat for seat in order]


# --- one deed -------------------------------------------------------------------------------------------------
@steps("firms.do")
def do_deed(game: G, seat: int, deed: str) -> Step | None:
    """What has become impossible meanwhile is left undone."""
    wanted = FIRM_DEED.read(deed)
    if not can_do(game, seat, wanted):
        game.log("firms.too_late", "jc2.firms.phase.free_order", seat=seat, what=f"deed.{FIRM_DEED.name(wanted)}")
        return None
    match wanted:
        case Found(stake):
            _pay_for_founding(game, seat)
            firms.found(game, seat, stake)
        case Invest(manager, stake):
            return _invest(game, seat, manager, stake)
        case TakeOver(manager):
            return _take_over(game, seat, firms.firm_of(game, manager))
        case Fit(number):
            return _fit(game, seat, number)
        case BuyBack(number):
            return _buy_back(game, seat, number)
        case Dissolve():
            return _dissolve(game, seat)
        case Merge():
            return merging.propose(game, seat)
    return None


def _pay_for_founding(game: G, seat: int) -> None:
    """The Crown has its price, or all cubes that are left."""
    if plays(game):
        due = min(price(game, "firms.create") or 0, crown(game).cubes[seat])
        if due:
            charge(game, seat, "firms.create", due)


def _allowed(
    game: G, seat: int, giver: int, deed: Wanted, of: int, code: str, rule: str, still: Callable[[], Reason],
    **params: Any,
) -> Step:  # fmt: skip
    """Whether somebody consents, or a promise makes up for it; and it can still be done then."""
    if giver == seat:
        return True
    given = yield from consents.ask(game, [giver], code, rule, by=seat, **params)
    if given[giver] or (yield from _promised(game, seat, giver, rule)):
        return bool(still())
    refuse(game, seat, deed, of)
    return False


def _promised(game: G, seat: int, giver: int, rule: str) -> Step:
    """A refused family that holds the other's Consent of my Firm may call it in."""

    def ask() -> Decision | None:
        if giver not in promises.guarantors(game, seat, promises.FIRM):
            return None
        card = targets.PROMISE[promises.card_of(giver, promises.FIRM)]
        options = [Option("promise", OPEN, card, ""), Option("give_way", quiet=True)]
        return Pick(seat, "firms.refused", options, "jc2.promise.card.consent_of_my_firm", other=giver)

    if not ask() or (yield ask) != "promise":
        return False
    promises.fulfil(game, seat, giver, promises.FIRM)
    return True


def _invest(game: G, seat: int, manager: int, stake: StakeId) -> Step:
    allowed = yield from _allowed(
        game, seat, manager, "invest", manager, "firms.may_invest", "jc2.firms.invest.consent",
        lambda: can_do(game, seat, Invest(manager, stake)), stake=f"stake.{stake}",
    )  # fmt: skip
    if allowed:
        firms.invest(game, seat, firms.firm_of(game, manager), stake, "jc2.firms.invest.effect")


def _fit(game: G, seat: int, number: int) -> Step:
    cost, owner = firms.fit_cost(game), game.state.yards[number].owner
    allowed = yield from _allowed(
        game, seat, owner, "fit", number, "firms.may_fit", "jc2.firms.ships.consent",
        lambda: can_do(game, seat, Fit(number)), ship=DEEDS.text(YardCard(number)),
    )  # fmt: skip
    if allowed:
        firm = firms.firm_of(game, seat)
        firms.london_receives(game, firm, -cost)
        firms.board(game, firm, number)
        game.log("firms.fitted", "jc2.firms.ships.fit", seat=seat, yard=DEEDS.text(YardCard(number)), n=cost)


def _buy_back(game: G, seat: int, number: int) -> Step:
    """The money goes to the Manager of Shipping's treasury."""
    owner = game.state.yards[number].owner
    allowed = yield from _allowed(
        game, seat, owner, "buy_back", number, "firms.may_buy", "jc2.firms.ships.buyback",
        lambda: can_do(game, seat, BuyBack(number)), ship=DEEDS.text(YardCard(number)),
    )  # fmt: skip
    if allowed:
        firm, cost = firms.firm_of(game, seat), firms.buy_back_cost(game, number)
        firm.london -= cost
        game.state.company.treasuries["manager_of_shipping"] += cost
        firms.board(game, firm, number)
        game.log("firms.bought_back", "jc2.firms.ships.buyback_payee", seat=seat, yard=DEEDS.text(YardCard(number)),
                 n=cost)  # fmt: skip


# --- the firm as a whole --------------------------------------------------------------------------------------
def _take_over(game: G, seat: int, firm: Firm) -> Step:
    """More than half of the shares, the raider's own among them, must be for it."""
    before, needed = firm.manager, firms.all_shares(firm) // 2 + 1
    others = [other for other in firms.shareholders(firm) if other != seat] if firm.shares[seat] < needed else []
    given = yield from consents.ask(
        game, others, "firms.may_take_over", "jc2.firms.takeover.majority", by=seat, other=before, n=needed
    )
    agreeing = [seat, *(other for other, agrees in given.items() if agrees)]
    if sum(firm.shares[other] for other in agreeing) < firms.all_shares(firm) // 2 + 1:
        refuse(game, seat, "take_over", before)
    elif firms.managed(game, before) is firm and not firms.managed(game, seat):
        firms.pass_on(game, firm, seat)
        game.log("firms.taken_over", "jc2.firms.takeover.effect", seat=seat, other=before)


def _dissolve(game: G, seat: int) -> Step:
    """Every shareholder must agree; what happens is the same as in a bankruptcy."""
    others = [other for other in firms.shareholders(firms.firm_of(game, seat)) if other != seat]
    given = yield from consents.ask(game, others, "firms.may_dissolve", "jc2.firms.dissolve.voluntary", by=seat)
    if all(given.values()):
        firms.dissolve(game, firms.firm_of(game, seat), "jc2.firms.dissolve.voluntary")
    else:
        refuse(game, seat, "dissolve", seat)
