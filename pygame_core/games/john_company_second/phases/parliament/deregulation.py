"""What becomes of the vote on Deregulation: the monopoly ends, or shares of the Company are worth more."""

from __future__ import annotations

from ... import laws, promises
from ...components import rule_of
from ...crown.family import with_promises
from ...laws import DEREGULATION
from ...pieces import raise_share_value
from ...state import G, printed


def uphold(game: G) -> None:
    """The vote has failed: the card may be voted on again in a later turn, the dial stays."""
    game.log("session.failed", "jc2.parliament.deregulation.fail.card_stays", law=DEREGULATION,
             n=game.state.parliament.ballot.votes)  # fmt: skip
    raise_share_value(game, "jc2.parliament.deregulation.fail.share_value")


def debt_after(game: G) -> int:
    """What deregulation leaves of the Debt."""
    debt = game.state.company.debt
    return debt - debt // 2


def deregulate(game: G) -> None:
    """Debt and Standing, the token, the cards; from now on firms may be formed."""
    company, parliament = game.state.company, game.state.parliament
    parliament.passed.append(DEREGULATION)
    game.state.families[parliament.prime_minister].laws += 1
    game.log("parliament.passed", "jc2.parliament.deregulation.pass.token", seat=parliament.prime_minister,
             law=DEREGULATION, n=parliament.ballot.votes)  # fmt: skip
    company.deregulated = True
    company.debt = debt_after(game)
    company.standing = printed(game).tracks.reset
    game.log("session.reset", "jc2.parliament.deregulation.pass.standing", debt=company.debt,
             expectations=printed(game).tracks.standing[company.standing].expectations)  # fmt: skip
    if laws.in_force(game, "industry_subsidy"):
        laws.repeal(game, "industry_subsidy", rule_of("law", "industry_subsidy"))
    for seat in with_promises(game):
        game.state.families[seat].promises.append(promises.card_of(seat, promises.FIRM))
