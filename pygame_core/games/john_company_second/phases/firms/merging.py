"""Mergers: one manager proposes all of it, and every shareholder of every firm involved must agree.

The firm of the highest value survives. Shares may change hands as part of the agreement, and what is above the limit
goes home.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from .....kernel.decisions import NOWHERE, Allocate, Decision, Option, Pick, PickMany, Slot
from .....kernel.game import Step
from .....kernel.reasons import OPEN
from ... import consents, firms, targets
from ...crown.family import automated
from ...refs import HANDED, SHAREHOLDER, Handed, Shareholder
from ...state import Firm, G, Unwanted, families, printed


@dataclass(slots=True)
class Agreement:
    """What a manager proposes."""

    primary: Firm
    secondary: list[Firm]
    handed: list[Handed] = field(default_factory=list)
    returned: list[int] = field(default_factory=list)

    @property
    def firms(self) -> list[Firm]:
        return [self.primary, *self.secondary]

    def shares(self) -> list[int]:
        """The shares of each family after the merger and what is handed over in it."""
        total = [sum(held) for held in zip(*(firm.shares for firm in self.firms), strict=True)]
        for share in self.handed:
            total[share.giver] -= 1
            total[share.taker] += 1
        return total


def propose(game: G, seat: int) -> Step:
    """In the Firms phase any number of firms can merge."""
    others = [firm.manager for firm in game.state.firms if firm.manager != seat]
    chosen = others
    if len(others) > 1:
        chosen = yield lambda: PickMany(
            seat, "firms.partners", [_firm_option(game, manager) for manager in others], least=1,
            rule="jc2.firms.merge.any_number",
        )  # fmt: skip
    yield from agree(game, seat, [seat, *chosen])


def _firm_option(game: G, manager: int) -> Option:
    firm = firms.firm_of(game, manager)
    return Option(manager, OPEN, targets.FIRM[manager], "firms.partner", other=manager, value=firm.value,
                  n=firms.all_shares(firm), london=firm.london, india=firm.india)  # fmt: skip


def agree(game: G, seat: int, managers: list[int], pay: Callable[[], bool] = lambda: True) -> Step:
    """The terms, the consents, the merger; gives whether it came about. `pay` is what must be paid before it."""
    best = max(firms.firm_of(game, manager).value for manager in managers)
    leaders = [manager for manager in managers if firms.firm_of(game, manager).value == best]
    primary = leaders[0]
    if len(leaders) > 1:
        primary = yield lambda: Pick(seat, "firms.primary", [_firm_option(game, manager) for manager in leaders],
                                     "jc2.firms.merge.primary_tie")  # fmt: skip
    secondary = [firms.firm_of(game, manager) for manager in managers if manager != primary]
    terms = Agreement(firms.firm_of(game, primary), secondary)
    yield from _hand_over(game, seat, terms)
    yield from _excess(game, seat, terms)
    if not (yield from _consented(game, seat, terms)) or not pay():
        consents.refused(game).firms.append(Unwanted(by=seat, deed="merge", of=seat))
        return False
    merge(game, terms)
    return True


# --- the terms ------------------------------------------------------------------------------------------------
def _hand_over(game: G, seat: int, terms: Agreement) -> Step:
    """Shares that go to other families, one after the other; none is handed on twice."""
    while _handed_question(game, seat, terms):
        answer = yield lambda: _handed_question(game, seat, terms)
        if answer is None or answer == "done":
            return
        terms.handed.append(HANDED.read(answer))


def _handed_question(game: G, seat: int, terms: Agreement) -> Decision | None:
    gone = [share.giver for share in terms.handed]
    come = [share.taker for share in terms.handed]
    own = [sum(held) for held in zip(*(firm.shares for firm in terms.firms), strict=True)]
    options = [
        Option(HANDED.text(Handed(giver, taker)), OPEN, targets.FAMILY[taker], "firms.hand_over", giver=giver,
               other=taker)
        for giver in families(game)
        for taker in families(game)
        if not automated(game, giver) and not automated(game, taker)
        and giver != taker and own[giver] > gone.count(giver)
        and game.state.families[taker].supply > come.count(taker)
    ]  # fmt: skip
    if not options:
        return None
    options.append(Option("done", OPEN, NOWHERE, "", quiet=True))
    return Pick(seat, "firms.hand_over", options, "jc2.firms.merge.share_deals", n=len(terms.handed), ends="done")


def _excess(game: G, seat: int, terms: Agreement) -> Step:
    """Shares above the limit go back to their owners' supply."""
    shares = terms.shares()
    terms.returned = [0] * len(shares)
    excess = sum(shares) - printed(game).firms.limit
    if excess > 0:
        terms.returned = yield lambda: Allocate(seat, "firms.excess", excess, [
            Slot(SHAREHOLDER.text(Shareholder(owner)), 0 if automated(game, owner) else n, 0, OPEN,
                 targets.FAMILY[owner], "firms.holder", holder=owner, n=n)
            for owner, n in enumerate(shares)
        ], rule="jc2.firms.merge.excess", n=excess)  # fmt: skip


def _consented(game: G, seat: int, terms: Agreement) -> Step:
    """Every shareholder and every manager; who receives shares only is not asked."""
    parties = {owner for firm in terms.firms for owner in (firm.manager, *firms.shareholders(firm))}
    before = [(firm.manager, list(firm.shares)) for firm in terms.firms]
    given = yield from consents.ask(
        game, sorted(parties - {seat}), "firms.may_merge", "jc2.firms.merge.consent", by=seat,
        primary=terms.primary.manager, firms=[firm.manager for firm in terms.secondary],
        handed=[[share.giver, share.taker] for share in terms.handed], returned=list(terms.returned),
        shares=terms.shares(),
    )  # fmt: skip
    same = [(firm.manager, firm.shares) for firm in terms.firms] == before
    able = all(
        game.state.families[taker].supply >= [share.taker for share in terms.handed].count(taker)
        for taker in families(game)
    )
    return all(given.values()) and same and able


# --- the merger -----------------------------------------------------------------------------------------------
def merge(game: G, terms: Agreement) -> None:
    """One immediate transfer of everything."""
    firm = terms.primary
    for other in terms.secondary:
        firms.absorb(game, firm, other)
    for share in terms.handed:
        firms.hand_over(game, firm, share.giver, share.taker)
    for seat, n in enumerate(terms.returned):
        firms.return_shares(game, firm, seat, n)
    game.log("firms.merged", "jc2.firms.merge.combine", seat=firm.manager,
             others=[other.manager for other in terms.secondary], n=firms.all_shares(firm), london=firm.london,
             ships=len(firms.ships(game, firm)))  # fmt: skip
