"""Royal Privilege: what the Crown cannot pay of a tax or of upkeep, the Company pays."""

from __future__ import annotations

from .. import laws
from ..crown.family import automated
from ..pieces import company_receives, holder, move_standing, pay
from ..state import G, printed
from .revenue import CHAIRMAN, ROYAL, loan_loss, loans_for

RULE = "jc2.solo.crown.royal_privilege"


def pay_by_privilege(game: G, seat: int, due: int) -> None:
    """Its own cash first, the Balance next, emergency loans last; what is left of these stays in the Balance."""
    assert automated(game, seat)
    family, company = game.state.families[seat], game.state.company
    own = min(due, family.cash)
    pay(game, seat, own)
    missing = due - own
    if not missing:
        return
    taken = min(missing, max(0, company.balance))
    company_receives(game, -taken)
    game.log("crown.privilege", RULE, seat=seat, n=taken, due=due)
    missing -= taken
    if missing and laws.in_force(game, ROYAL) and automated(game, holder(game, CHAIRMAN)):
        laws.repeal(game, ROYAL, "jc2.solo.crown.royal_privilege.protection")
    elif missing:
        _borrow(game, missing)


def _borrow(game: G, missing: int) -> None:
    company, loans = game.state.company, loans_for(game, missing)
    company.debt = min(printed(game).tracks.debt, company.debt + loans)
    company_receives(game, loans * printed(game).revenue.loan)
    company_receives(game, -missing)
    game.log("crown.loans", RULE, n=loans, cash=company.balance, debt=company.debt)
    move_standing(game, -loan_loss(game, loans), RULE)
