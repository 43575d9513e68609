"""Beside the Crown: what its favours are worth, and the setup cards that it is left."""

from __future__ import annotations

from ....kernel.decisions import Pick
from ....kernel.game import act
from ....parts.hints import Hint
from ..components import PRESIDENCIES, PRESIDENT
from ..crown.beside import Deal, carry_out, deals
from ..crown.family import crown, persons, seat_of, solo
from ..promises import CARDS
from .family import CONTROL, once
from .hiring import appoint
from .setup import draft
from .stakes import COIN, SCHEMES, Hinter, Stakes

CUBE = 0.45
"""What a promise cube is worth: it stops the worst that the Crown could do."""
BOUGHT = {
    "favour.hiring.nepotism": 2.2, "favour.firms.fit_crown_ship": 1.2, "favour.firms.buy_crown_ship": 1.0,
    "favour.commander.alliance_consent": 0.9, "favour.president.place_mine": 0.7, "favour.hiring.decide": 2.0,
    "favour.firms.request_investment": 1.4, "favour.chairman.debt_first_extra": 0.8,
    "favour.chairman.debt_more_extra": 0.6, "favour.revenue.more_dividends": 0.6,
}  # fmt: skip
"""What some favours are worth to whoever pays for them."""
IDLE = frozenset({"row.position_done", "row.trade_poor"})
"""The Crown's plans by which nobody trades."""
FITTED = ("basic.shipyard_fitted.give", "basic.shipyard_fitted.take")
AGAINST = {1: 0.7, 2: 0.4}
"""How much what the Crown has counts against one person, and against one of two: nobody wins who is behind it."""
DISTANT = 6.0
"""What is neither taken nor given, at no price that the Crown ever names: parts in firms."""


def cube(s: Stakes) -> float:
    """Cubes are no better than money in a game that may soon be over."""
    return CUBE * s.can_invest


def keep(s: Stakes, d: Pick) -> list[Hint]:
    return draft(s, d)


def give(s: Stakes, d: Pick) -> list[Hint]:
    """The worst card goes to the Crown."""
    return [Hint(hint.answer, -hint.worth) for hint in draft(s, d)]


def favours(s: Stakes, d: Pick) -> list[Hint]:
    found = []
    for option in d.options:
        if not option.params or "favour" not in option.params:
            found.append(Hint(option.value, 0.0))
            continue
        name, worth = option.params["favour"], BOUGHT.get(option.params["favour"], -0.2)
        if name == "favour.hiring.elect_me":
            worth = s.office("chairman") - s.share
        if name == "favour.president.crown_dice" and d.params["plan"][0] in IDLE:
            worth = traded(s, d.seat)
        if name == "favour.hiring.decide" and option.params["holder"] != d.seat:
            worth = -0.2
        found.append(Hint(option.value, worth - cube(s) * option.params["cubes"]))
    return found


def traded(s: Stakes, seat: int) -> float:
    """What it is worth that a President of the Crown trades who would not; only what makes him do so is offered."""
    home = next(home for home in PRESIDENCIES if home == crown(s.game).presiding.home)
    value, route = s.best_route(home, s.ships(home), dice=s.world.company.treasuries[PRESIDENT[home]])
    earned = min(s.world.india.writers[home][seat], route.orders) if route else 0
    return value * s.pound(seat) + COIN * 0.5 * earned


def window(s: Stakes, d: Pick) -> list[Hint]:
    """What changes hands, and the cubes for it as far as the Crown has them; what the Crown gains is half lost."""
    found, left = [], crown(s.game).cubes[seat_of(s.game)]
    possible = {(deal.favour, deal.thing): deal for deal in deals(s.game, d.seat)}
    changing = [(act(carry_out, *named), deal) for named, deal in possible.items()]
    for option in d.options:
        deal = next((deal for value, deal in changing if value == option.value), None)
        worth = 0.0 if deal is None else exchanged(s, d.seat, deal) + cube(s) * min(option.params["cubes"], left)
        found.append(Hint(option.value, worth))
    return found


def exchanged(s: Stakes, seat: int, deal: Deal) -> float:
    """What a favour beside any question is worth to a person, the cubes left out."""
    if not deal.clause:
        return 0.0 if solo(s.game) else -s.word(CARDS[deal.thing].promise)  # type: ignore[index]
    mine, its = valued(s, seat, deal), valued(s, seat_of(s.game), deal)
    if mine is None or its is None:
        return -DISTANT
    both = mine + AGAINST[len(persons(s.game))] * its
    return both if deal.clause["to"] == seat else -both


def valued(s: Stakes, seat: int, deal: Deal) -> float | None:
    """What it is worth to a family to have such a thing; None if nobody knows."""
    match deal.clause["kind"]:
        case "cash":
            pounds: int = deal.clause["n"]
            return pounds * s.coin(seat)
        case "shipyard" if deal.favour in FITTED:
            return s.yard(True) + s.stronger(seat, s.kind_power("shipping"))
        case "shipyard":
            return once(s, seat, "purchase_shipyard", 0)
        case "workshops":
            return once(s, seat, "purchase_workshop", 0)
        case "luxuries":
            return once(s, seat, "purchase_luxury", 0)
        case "prestige":
            return s.prestige(deal.clause["card"]) + s.stronger(seat, 1.0)
        case "blackmail":
            return sum(SCHEMES.values()) / len(SCHEMES)
        case "shares":
            return s.share + CONTROL * min(4, s.left + 1) + s.stronger(seat, s.kind_power("company_share"))
    return None


def pass_by(s: Stakes, d: Pick) -> list[Hint]:
    """The first answer is as good as any."""
    return [Hint(answer, -0.01 * place) for place, answer in enumerate(d.answers())]


def duel(s: Stakes, d: Pick) -> list[Hint]:
    return appoint(s, d)


BY_QUESTION: dict[str, Hinter] = {
    "crown.keep": keep,
    "crown.give": give,
    "crown.favours": favours,
    "crown.window": window,
    "crown.swap": pass_by,
    "crown.choice": pass_by,
    "hiring.duel": duel,
}
