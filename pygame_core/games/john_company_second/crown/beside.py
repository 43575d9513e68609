"""Favours that persons do or take beside any question, in the windows that the Crown's board and handbook name.

Each is a trade of one thing for cubes. Where no question may come by itself, the window asks.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ....kernel.decisions import Decision, Option, Pick, Target
from ....kernel.game import Step, act
from ....kernel.reasons import OPEN, Closed, Reason, all_of
from ....parts.money import hand_over
from .. import targets
from ..cards.deck import face
from ..components import CARDS
from ..negotiation import TRADE
from ..pieces import all_shares, fitted, shares, yards_of
from ..promises import CARDS as PROMISE_CARDS
from ..refs import BACK, DEEDS, FIRM, FirmOf, YardCard
from ..state import NOBODY, G, printed, steps
from .asking import anyone, passing, payable
from .family import (
    WINDOW,
    Moment,
    charge,
    crown,
    cubes,
    favour,
    level_of,
    persons,
    reward,
    rule_of_favour,
    seat_of,
)

BASIC = ("firms", "hiring", "operations", "bonuses", "revenue")
"""The phases of the basic favours: the Firms phase begins where Hiring does while there are no firms."""
SHARES = ("firms", "hiring")


@dataclass(frozen=True, slots=True)
class Deal:
    """One thing that could change hands: by which clause, from whom to whom."""

    favour: str
    thing: str
    """What names it; "" where all are alike."""
    clause: dict[str, Any]
    target: Target
    code: str
    """How the thing is called."""
    why: Reason = OPEN


# --- what could change hands ----------------------------------------------------------------------------------
def _clause(kind: str, giver: int, taker: int, **what: Any) -> dict[str, Any]:
    return {"kind": kind, "from": giver, "to": taker, **what}


def _way(seat: int, giver: int) -> str:
    return "give" if giver == seat else "take"


def _yards(game: G, seat: int) -> Iterator[Deal]:
    own = seat_of(game)
    for giver, taker in ((seat, own), (own, seat)):
        for number in yards_of(game, giver):
            kind = "fitted" if fitted(game.state.yards[number]) else "unfitted"
            deed = DEEDS.text(YardCard(number))
            name = ".".join(("basic", f"shipyard_{kind}", _way(seat, giver)))
            yield Deal(name, deed, _clause("shipyard", giver, taker, yard=deed), targets.YARD[number], deed)


def _alike(game: G, seat: int) -> Iterator[Deal]:
    """Workshops and luxuries."""
    own, families = seat_of(game), game.state.families
    for giver, taker in ((seat, own), (own, seat)):
        held = families[giver]
        for name, kind, n in (
            ("workshop_uninvested", "workshops", held.workshops),
            ("workshop_invested", "invested", held.invested),
            ("luxury", "luxuries", held.luxuries),
        ):
            if n:
                yield Deal(".".join(("basic", name, _way(seat, giver))), "", _clause(kind, giver, taker, n=1),
                           targets.FAMILY[giver], f"thing.{name}")  # fmt: skip


def _enterprises(game: G, giver: int, taker: int, name: str) -> Iterator[Deal]:
    for card in game.state.families[giver].prestige:
        if CARDS[card].kind == "enterprise":
            yield Deal(name, card, _clause("prestige", giver, taker, card=card), targets.CARD[card], card)


def _gifts(game: G, seat: int) -> Iterator[Deal]:
    own, n = seat_of(game), printed(game).crown.gift
    if game.state.families[seat].cash >= n:
        yield Deal("basic.cash.give", "", _clause("cash", seat, own, n=n), targets.FAMILY[own], "thing.cash")
    gone = [PROMISE_CARDS[card].guarantor for card in crown(game).gone]
    if level_of(game) == "easy" and gone.count(seat) < printed(game).crown.promises:
        for card in game.state.families[seat].promises:
            if PROMISE_CARDS[card].guarantor == seat:
                yield Deal("basic.promise_card", card, {}, targets.PROMISE[card], PROMISE_CARDS[card].promise)


def _season(game: G, seat: int) -> Iterator[Deal]:
    """Favours of the London Season, by how far it is."""
    own, season = seat_of(game), crown(game).season
    name = {"before": "london.take_cash_before", "after": "london.take_cash_after"}.get(season, "")
    if season == "prestige":
        name = "london.take_cash_after"
        yield from _enterprises(game, own, seat, "london.take_enterprise_card")
        for card in game.state.families[own].blackmail[:1]:
            backs = [face(game, one) for one in game.state.families[own].blackmail]
            yield Deal("london.take_blackmail", "", _clause("blackmail", own, seat, card=face(game, card)),
                       targets.BLACKMAIL[BACK.read(backs[0]).number], "thing.blackmail")  # fmt: skip
    if name and game.state.families[own].cash:
        yield Deal(name, "", _clause("cash", own, seat, n=1), targets.FAMILY[own], "thing.pound")


def _shares(game: G, seat: int) -> Iterator[Deal]:
    own, families = seat_of(game), game.state.families
    if 2 * shares(game, own) > all_shares(game) and families[seat].cash:
        yield Deal("shares.give_pound", "", _clause("cash", seat, own, n=1), targets.FAMILY[own], "thing.pound")
    for giver, taker in ((own, seat), (seat, own)):
        if game.state.company.court[giver]:
            name = "shares.take_company" if giver == own else "shares.give_company"
            yield Deal(name, "", _clause("shares", giver, taker, n=1), targets.FAMILY[giver], "thing.share")
    if game.options["aid_favours"]:
        yield from _firm_shares(game, seat)


def _firm_shares(game: G, seat: int) -> Iterator[Deal]:
    own = seat_of(game)
    for firm in game.state.firms:
        share = FIRM.text(FirmOf(firm.manager))
        for giver, taker in ((own, seat), (seat, own)):
            if firm.shares[giver]:
                name = "shares.take_firm" if giver == own else "shares.give_firm"
                ruling = 2 * (firm.shares[own] + 1) > sum(firm.shares) and taker == own
                why = Closed("jc2.solo.crown.firms.no_majority") if ruling else OPEN
                yield Deal(name, share, _clause("firm_share", giver, taker, share=share), targets.FIRM[firm.manager],
                           "thing.firm_share", why)  # fmt: skip


def deals(game: G, seat: int) -> list[Deal]:
    """All that a person could do or take now."""
    phase = game.state.turn.phase
    found: list[Deal] = []
    if phase == "london":
        found += _season(game, seat)
    if phase in BASIC:
        own = seat_of(game)
        found += [*_yards(game, seat), *_alike(game, seat), *_gifts(game, seat),
                  *_enterprises(game, seat, own, "basic.prestige_enterprise.give")]  # fmt: skip
    if phase in SHARES:
        found += _shares(game, seat)
    return [deal for deal in found if _cubes(game, deal) is not None]


def _cubes(game: G, deal: Deal) -> int | None:
    """Of a promise card the number of the turn decides: half of it, rounded up."""
    each = (game.state.turn.number + 1) // 2 if favour(game, deal.favour).each else 1
    return cubes(game, deal.favour, each)


def _why(game: G, seat: int, deal: Deal) -> Reason:
    held = TRADE.kinds[deal.clause["kind"]].check(game, deal.clause) if deal.clause else OPEN
    return all_of(deal.why, held, payable(game, seat, max(0, -(_cubes(game, deal) or 0))))


def phrase(deal: Deal) -> list[Any]:
    return [f"pay.{deal.favour}", {"thing": deal.code}]


# --- as acts --------------------------------------------------------------------------------------------------
def _option(game: G, seat: int, deal: Deal) -> Option:
    """Its words are those of its favour."""
    n = _cubes(game, deal) or 0
    return Option(
        act(carry_out, deal.favour, deal.thing), _why(game, seat, deal), deal.target, "crown.favour", deed="favour",
        favour=f"favour.{deal.favour}", deal=phrase(deal), cubes=n, count=abs(n),
    )  # fmt: skip


def acts(game: G, seat: int) -> list[Option]:
    return [*[_option(game, seat, deal) for deal in deals(game, seat)], *_support(game, seat)]


@steps("crown.favour")
def carry_out(game: G, seat: int, name: str, thing: str) -> None:
    """The thing changes hands, and so do the cubes."""
    deal = next(deal for deal in deals(game, seat) if (deal.favour, deal.thing) == (name, thing))
    n = _cubes(game, deal) or 0
    if n < 0:
        charge(game, seat, name, -n)
    if name == "basic.promise_card":
        _burn(game, seat, thing)
    elif name == "london.take_blackmail":
        _draw_blackmail(game, seat)
    elif deal.clause["kind"] == "cash":
        families = game.state.families
        hand_over(families[deal.clause["from"]], families[deal.clause["to"]], deal.clause["n"])
    else:
        TRADE.kinds[deal.clause["kind"]].apply(game, deal.clause)
    game.log("crown.traded", rule_of_favour(name), seat=seat, deal=phrase(deal))
    if n > 0:
        reward(game, seat, name, n if favour(game, name).each else 1)


def _burn(game: G, seat: int, card: str) -> None:
    game.state.families[seat].promises.remove(card)  # type: ignore[arg-type]
    crown(game).gone.append(card)  # type: ignore[arg-type]


def _draw_blackmail(game: G, seat: int) -> None:
    """One at random of those of the Crown, unseen."""
    own = seat_of(game)
    card = game.chance.choice(game.state.families[own].blackmail, "crown")
    clause = _clause("blackmail", own, seat, card=face(game, card))
    TRADE.kinds["blackmail"].apply(game, clause)


# --- support in an election -----------------------------------------------------------------------------------
def _lendable(game: G, seat: int) -> int:
    """The shares of the Crown that could still be bought for this candidate, while nobody has been elected and the
    Crown has no majority."""
    company, mine = game.state.company, crown(game)
    running = game.state.turn.phase == "hiring" and game.state.offices["chairman"].where == "vacant"
    court, own = company.court, company.court[mine.seat]
    ruling = 2 * own > sum(court)
    if game.seats == 1 or not running or not company.election.declared or ruling or not court[seat]:
        return 0
    return own - mine.lent if mine.lent_to in (NOBODY, seat) else 0


def _support(game: G, seat: int) -> list[Option]:
    name, found = "hiring.support_me", []
    for n in range(1, _lendable(game, seat) + 1):
        paid = -(cubes(game, name, n) or 0)
        found.append(
            Option(act(lend, n), payable(game, seat, paid), targets.FAMILY[seat_of(game)], "crown.support",
                   deed="favour", favour=f"favour.{name}", n=n, cubes=-paid, count=abs(paid))
        )  # fmt: skip
    return found


@steps("crown.support")
def lend(game: G, seat: int, n: int) -> None:
    """So many shares of the Crown support the payer, whose own support the payer as well."""
    mine = crown(game)
    charge(game, seat, "hiring.support_me", -(cubes(game, "hiring.support_me", n) or 0))
    mine.lent_to, mine.lent = seat, mine.lent + n
    game.state.company.election.support[seat] = seat
    game.log("crown.lent", rule_of_favour("hiring.support_me"), seat=seat, n=n)


# --- windows --------------------------------------------------------------------------------------------------
@steps("crown.window")
def window(game: G, moment: Moment) -> Step | None:
    """Persons are asked as long as one of them does something."""
    return _window(game, moment) if any(_question(game, seat, moment) for seat in persons(game)) else None


def _window(game: G, moment: Moment) -> Step:
    while True:
        wanted = yield from anyone(game, lambda seat: _question(game, seat, moment))
        if wanted is None:
            return
        seat, (_, name, thing) = wanted
        carry_out(game, seat, name, thing)


def _question(game: G, seat: int, moment: Moment) -> Decision | None:
    options = [_option(game, seat, deal) for deal in deals(game, seat)]
    able = [option for option in options if option.why is OPEN]
    if not able:
        return None
    return Pick(seat, "crown.window", [passing(), *able], "jc2.solo.favour.window", moment=f"moment.{moment}",
                window=WINDOW, held=crown(game).cubes[seat])  # fmt: skip
