"""Laws in play, and the figures of Revenue and Parliament that some law alters.

What a law changes in another phase is asked for there with `in_force`; what it does once is in `phases.parliament`.
"""

from __future__ import annotations

from typing import Final

from ...kernel.reasons import RuleBug
from .components import rule_of
from .ids import LawId
from .state import G, printed

OLD_IDEAS: Final = "old_ideas_made_new"
DEREGULATION: Final = "deregulation"
RIVALS: dict[LawId, LawId] = {"writer_privileges": "writer_graft_reform", "writer_graft_reform": "writer_privileges"}
"""Passing the one discards the other."""


def special(game: G) -> bool:
    """Whether it is Deregulation that is voted on, in a session of its own."""
    return game.state.parliament.ballot.law == DEREGULATION


def pending(game: G) -> LawId:
    """The law that is voted on."""
    law = game.state.parliament.ballot.law
    if not law:
        raise RuleBug("no law is voted on")
    return law


def in_force(game: G, law: LawId) -> bool:
    return law in game.state.parliament.passed


def repeal(game: G, law: LawId, rule: str) -> None:
    """A law in play goes to the discards."""
    game.state.parliament.passed.remove(law)
    game.state.parliament.discards.append(law)
    game.log("law.repealed", rule, law=law)


# --- Revenue --------------------------------------------------------------------------------------------------
def calico_loss(game: G) -> int:
    """What the Balance loses when Revenue starts; with the monopoly the loss ends."""
    company = game.state.company
    if company.deregulated or not in_force(game, "calico_acts"):
        return 0
    return max(0, company.balance // printed(game).law_numbers.calico_step)


def debt_expense(game: G) -> int:
    figures = printed(game)
    return figures.law_numbers.aid_debt if in_force(game, "company_aids_government") else figures.revenue.debt


def regiment_expense(game: G) -> int:
    figures = printed(game)
    return figures.law_numbers.sepoy_expense if in_force(game, "sepoy_recruitment") else figures.revenue.regiment


# --- Parliament -----------------------------------------------------------------------------------------------
def starting_support(game: G, law: LawId) -> int:
    helped = law == DEREGULATION and in_force(game, "writer_privileges")
    return printed(game).laws[law].support + (printed(game).law_numbers.privileges_support if helped else 0)


def vote_price(game: G) -> int:
    """What a bought vote costs."""
    figures = printed(game)
    franchise = in_force(game, "masses_demand_franchise")
    return figures.law_numbers.franchise_vote if franchise else figures.parliament.vote_price


def borough_votes(game: G, votes: int) -> int:
    """The votes of a Rotten Borough on which so many are printed."""
    return printed(game).law_numbers.franchise_borough if in_force(game, "masses_demand_franchise") else votes


def printed_windows_taxed(game: G) -> bool:
    """Whether the window icons of the dial are heeded; the Tax Collectors' window always is."""
    return not in_force(game, "window_tax_repeal")


def drop_rival(game: G, law: LawId) -> None:
    rival = RIVALS.get(law)
    if rival and in_force(game, rival):
        repeal(game, rival, rule_of("law", law))
