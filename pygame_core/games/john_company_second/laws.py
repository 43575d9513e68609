"""Laws in play, and the figures of Revenue and Parliament that some law alters.

What a law changes in another phase is asked for there with `in_force`; what it does once is in `phases.parliament`.
"""

from __future__ import annotations

from typing import Final

from ...kernel.reasons import RuleBug
from .components import rule_of
from .ids import LawId
from .state import G, printed

CALICO_STEP = 7
"""For each full £7 the Balance loses £1 under the Calico Acts."""
DEREGULATION_HELP = 5
"""By how much Writer Privileges favour a vote on Deregulation."""
OLD_IDEAS: Final = "old_ideas_made_new"
RIVALS: dict[LawId, LawId] = {"writer_privileges": "writer_graft_reform", "writer_graft_reform": "writer_privileges"}
"""Passing the one discards the other."""


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
    return max(0, company.balance // CALICO_STEP)


def debt_expense(game: G) -> int:
    return 2 if in_force(game, "company_aids_government") else printed(game).revenue.debt


def regiment_expense(game: G) -> int:
    return 0 if in_force(game, "sepoy_recruitment") else printed(game).revenue.regiment


# --- Parliament -----------------------------------------------------------------------------------------------
def starting_support(game: G, law: LawId) -> int:
    helped = law == "deregulation" and in_force(game, "writer_privileges")
    return printed(game).laws[law].support + (DEREGULATION_HELP if helped else 0)


def vote_price(game: G) -> int:
    """What a bought vote costs."""
    return 2 if in_force(game, "masses_demand_franchise") else 1


def borough_votes(game: G, printed: int) -> int:
    """The votes of a Rotten Borough."""
    return 1 if in_force(game, "masses_demand_franchise") else printed


def printed_windows_taxed(game: G) -> bool:
    """Whether the window icons of the dial are heeded; the Tax Collectors' window always is."""
    return not in_force(game, "window_tax_repeal")


def drop_rival(game: G, law: LawId) -> None:
    rival = RIVALS.get(law)
    if rival and in_force(game, rival):
        repeal(game, rival, rule_of("law", law))
