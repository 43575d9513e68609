"""Beside the Crown: what its favours are worth, and the setup cards that it is left."""

from __future__ import annotations

from ....kernel.decisions import Pick
from ....parts.hints import Hint
from ..state import printed
from .hiring import appoint
from .setup import draft
from .stakes import Hinter, Stakes

CUBE = 0.45
"""What a promise cube is worth: it stops the worst that the Crown could do."""
BOUGHT = {
    "favour.hiring.nepotism": 2.2, "favour.firms.fit_crown_ship": 1.2, "favour.firms.buy_crown_ship": 1.0,
    "favour.commander.alliance_consent": 0.9, "favour.president.place_mine": 0.7, "favour.hiring.decide": 2.0,
    "favour.firms.request_investment": 1.4, "favour.chairman.debt_first_extra": 0.8,
    "favour.chairman.debt_more_extra": 0.6, "favour.revenue.more_dividends": 0.6,
}  # fmt: skip
"""What some favours are worth to whoever pays for them."""


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
        if name == "favour.hiring.decide" and option.params["holder"] != d.seat:
            worth = -0.2
        found.append(Hint(option.value, worth - cube(s) * option.params["cubes"]))
    return found


def window(s: Stakes, d: Pick) -> list[Hint]:
    """Money for cubes and back; what gives votes, windows or shares stays where it is."""
    gift, coin = printed(s.game).crown.gift, s.coin(d.seat)
    cash = {"favour.basic.cash.give": -gift, "favour.shares.give_pound": -1, "favour.london.take_cash_before": 1,
            "favour.london.take_cash_after": 1}  # fmt: skip
    found = []
    for option in d.options:
        if "favour" not in option.params:
            found.append(Hint(option.value, 0.0))
        else:
            thing = coin * cash[option.params["favour"]] if option.params["favour"] in cash else -6.0
            found.append(Hint(option.value, thing + cube(s) * option.params["cubes"]))
    return found


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
