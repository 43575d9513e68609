"""Taxes: who can pay must, and what is not paid for goes back to its supply.

Targets of a family are counted by what they are: `workshops`, `invested` (in firms), `luxuries`, `yard/7`, a prestige
card's id, `court` (shares) and `chairman`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, TypeGuard

from .....kernel.decisions import Allocate, Decision, Option, Pick, Slot, Target
from .....kernel.game import Step
from .....kernel.reasons import OPEN
from ... import targets
from ...cards.deck import discard
from ...cards.prestige import give_up_yard
from ...components import CARDS
from ...crown.family import automated
from ...ids import PrestigeId, PrizeId, PropertyKind, TaxedKind
from ...pieces import (
    holder,
    off_prize,
    pay,
    pay_what_is_kept,
    prime_minister_order,
    to_supply,
    vacate,
    windows,
    yards_of,
)
from ...refs import DEEDS, PROPERTY, Holding, Taxed, YardCard
from ...state import G, Levy, printed, steps
from ..privilege import pay_by_privilege

CHAIRMAN: Final = "chairman"


COURT, CHAIR, LUXURIES = Holding("court"), Holding("chairman"), Holding("luxuries")
WORKSHOPS, INVESTED = Holding("workshops"), Holding("invested")
Windowed = Literal[PrizeId, "luxury"]


# --- targets --------------------------------------------------------------------------------------------------
def taxable(game: G, seat: int, kind: PropertyKind) -> list[tuple[Taxed, int]]:
    """What a policy on this kind reaches, workshops in firms among them."""
    family = game.state.families[seat]
    found: list[tuple[Taxed, int]]
    match kind:
        case "company_share":
            found = [(COURT, game.state.company.court[seat]), (CHAIR, int(holder(game, CHAIRMAN) == seat))]
        case "manufacturing":
            found = [(WORKSHOPS, family.workshops), (INVESTED, family.invested)]
        case "social":
            found = [(LUXURIES, family.luxuries)]
        case _:
            found = [(YardCard(number), 1) for number in yards_of(game, seat)]
    cards = printed(game).cards
    return [some for some in found if some[1]] + [
        (Holding(card), 1) for card in family.prestige if cards[card].type == kind
    ]


def count(game: G, seat: int, kind: PropertyKind) -> int:
    return sum([n for _, n in taxable(game, seat, kind)])


def tax_due(game: G, seat: int, kind: PropertyKind) -> int:
    return printed(game).parliament.tax * count(game, seat, kind)


def lose(game: G, seat: int, thing: Taxed, n: int) -> None:
    """Targets go back to their supply. A ship at sea stays there; luxuries take their points along."""
    world = game.state
    family = world.families[seat]
    if isinstance(thing, YardCard):
        give_up_yard(game, thing.number)
        return
    match thing.what:
        case "workshops":
            family.workshops -= n
            world.london.workshops += n
        case "invested":
            family.invested -= n
            world.london.workshops += n
        case "luxuries":
            family.luxuries -= n
            family.vp -= n * printed(game).enterprises.luxury.vp
            world.london.luxuries += n
        case "court":
            world.company.court[seat] -= n
            to_supply(game, seat, n)
        case "chairman":
            to_supply(game, vacate(game, CHAIRMAN))
        case card:
            family.prestige.remove(card)
            discard(game, card)


# --- a levy on all ----------------------------------------------------------------------------------------------
def levy(game: G, on: TaxedKind, put: Callable[[int], None]) -> None:
    """Every family pays in its turn; meanwhile nothing that is taxed changes hands. `put` puts one family's payment on
    the agenda."""
    game.state.parliament.levy = Levy(on=on)
    for seat in prime_minister_order(game):
        put(seat)
    game.next(all_paid)


@steps("policy.paid")
def all_paid(game: G) -> None:
    game.state.parliament.levy = None


# --- the tax of a space ---------------------------------------------------------------------------------------
@steps("policy.tax")
def tax(game: G, seat: int, kind: PropertyKind) -> Step | None:
    due = tax_due(game, seat, kind)
    if automated(game, seat) and due > game.state.families[seat].cash:
        pay_by_privilege(game, seat, due)
        return None
    if due > game.state.families[seat].cash:
        return _short(game, seat, kind)
    _pay(game, seat, kind, due)
    return None


def _pay(game: G, seat: int, kind: PropertyKind, amount: int) -> None:
    if amount:
        pay(game, seat, amount)
        game.log("policy.taxed", "jc2.parliament.policy.tax", seat=seat, n=amount, kind=kind)


def _short(game: G, seat: int, kind: PropertyKind) -> Step:
    """The family cannot pay for all: it says what is lost, unless somebody lends it the money now."""

    def ask() -> Decision | None:
        cash = game.state.families[seat].cash
        unpaid = count(game, seat, kind) - cash // printed(game).parliament.tax
        if unpaid <= 0:
            return None
        slots = [
            Slot(PROPERTY.text(thing), n, 0, OPEN, _target(seat, thing), _slot_code(thing), n=n, thing=_label(thing))
            for thing, n in taxable(game, seat, kind)
        ]
        return Allocate(
            seat, "policy.unpaid", unpaid, slots, rule="jc2.parliament.policy.tax.which", cash=cash, n=unpaid,
            kind=kind,
        )  # fmt: skip

    given = yield ask
    held = taxable(game, seat, kind)
    for (thing, _), n in zip(held, given or [], strict=False):
        if n:
            lose(game, seat, thing, n)
            game.log("policy.lost", "jc2.parliament.policy.tax.unpaid", seat=seat, n=n, thing=_label(thing))
    _pay(game, seat, kind, tax_due(game, seat, kind))


ALIKE = ("workshops", "invested", "luxuries", "court")


def _label(thing: Taxed) -> str:
    if isinstance(thing, YardCard):
        return DEEDS.text(thing)
    return f"lost.{thing.what}" if thing.what in ALIKE else thing.what


def _slot_code(thing: Taxed) -> str:
    if isinstance(thing, YardCard) or not (thing.what in ALIKE or thing.what == CHAIRMAN):
        return "target.card"
    return f"target.{thing.what}"


def _target(seat: int, thing: Taxed) -> Target:
    if isinstance(thing, YardCard):
        return targets.YARD[thing.number]
    if thing.what == CHAIRMAN:
        return targets.OFFICE[CHAIRMAN]
    return targets.CARD[thing.what] if _is_card(thing.what) else targets.FAMILY[seat]


def _is_card(what: str) -> TypeGuard[PrestigeId]:
    return what in CARDS


# --- window tax -----------------------------------------------------------------------------------------------
@steps("policy.windows")
def window_taxes(game: G) -> None:
    levy(game, "windows", lambda seat: game.next(window_tax, seat=seat))


@steps("policy.window")
def window_tax(game: G, seat: int) -> Step | None:
    due = window_due(game, seat)
    if automated(game, seat) and due > game.state.families[seat].cash:
        pay_by_privilege(game, seat, due)
        return None
    if due > game.state.families[seat].cash:
        return _short_of_windows(game, seat)
    for thing, n in windowed(game, seat).items():
        for _ in range(n):
            _pay_windows(game, seat, thing)
    return None


def windowed(game: G, seat: int) -> dict[Windowed, int]:
    """The enterprises and prizes of a family that have windows, and how many of each."""
    prizes = game.state.london.prizes
    found: dict[Windowed, int] = {
        prize: prizes[prize][seat] for prize, row in printed(game).prizes.items() if row.windows
    }
    found["luxury"] = game.state.families[seat].luxuries
    return {thing: n for thing, n in found.items() if n}


def window_due(game: G, seat: int) -> int:
    return printed(game).parliament.window * windows(game, seat)


def panes(game: G, thing: Windowed) -> int:
    """What the windows of one thing cost."""
    figures = printed(game)
    lit = figures.enterprises.luxury.windows if thing == "luxury" else figures.prizes[thing].windows
    return figures.parliament.window * lit


def _points(game: G, thing: Windowed) -> int:
    return printed(game).enterprises.luxury.vp if thing == "luxury" else printed(game).prizes[thing].vp


def _pay_windows(game: G, seat: int, thing: Windowed) -> None:
    pay(game, seat, panes(game, thing))
    game.log("policy.windows", "jc2.parliament.policy.window", seat=seat, n=panes(game, thing), thing=f"pane.{thing}")


def _short_of_windows(game: G, seat: int) -> Step:
    """One after the other, whichever the family keeps, as long as one can be paid in full."""
    unpaid = [thing for thing, n in windowed(game, seat).items() for _ in range(n)]

    def ask() -> Decision | None:
        cash = game.state.families[seat].cash
        if sum(panes(game, thing) for thing in unpaid) <= cash:
            return None
        options = [
            Option(thing, OPEN, targets.FAMILY[seat] if thing == "luxury" else targets.PRIZE[thing], "policy.window",
                   n=panes(game, thing), vp=_points(game, thing), thing=f"pane.{thing}")
            for thing in dict.fromkeys(unpaid)
            if panes(game, thing) <= cash
        ]  # fmt: skip
        return Pick(seat, "policy.window", options or [Option("none")], "jc2.parliament.policy.window.unit",
                    cash=cash, n=sum(panes(game, thing) for thing in unpaid))  # fmt: skip

    yield from pay_what_is_kept(unpaid, ask, lambda thing: _pay_windows(game, seat, thing))
    for thing in unpaid:
        _lose_windows(game, seat, thing)


def _lose_windows(game: G, seat: int, thing: Windowed) -> None:
    if thing == "luxury":
        lose(game, seat, LUXURIES, 1)
    else:
        off_prize(game, seat, thing)
    game.log("policy.bricked_up", "jc2.parliament.policy.window.unpaid", seat=seat, thing=f"pane.{thing}",
             n=_points(game, thing))  # fmt: skip
