"""What the bots know of John Company. Every function is given an imagined game; see `pygame_core.bots.mind`."""

from __future__ import annotations

from functools import cache

from ....kernel.decisions import Decision
from ....parts.hints import Hint
from ....parts.tempers import Manner, Temper
from ..calendar import monopoly
from ..crown.family import plays
from ..state import G
from . import army, company, family, hiring, london, parliament, schemes, setup, trade, years_end
from .deals import FAIR, OFFERS, PITCH, RIVALRY, SPREAD, can_promise, overpaid, proposals
from .schemes import errands
from .stakes import SCALE, Hinter, Stakes
from .temper import TEMPERS
from .whole import evaluate

__all__ = [
    "FAIR", "MANNERS", "OFFERS", "PITCH", "RIVALRY", "SCALE", "SPREAD", "can_promise", "errands", "evaluate", "hints",
    "overpaid", "proposals", "weighty",
]  # fmt: skip

WEIGHTY = frozenset({
    "london.retire", "london.pick", "family.action", "family.writer", "hiring.choose", "operations.commander",
    "operations.transfer", "revenue.dividends", "parliament.select", "parliament.policy", "parliament.vote",
})  # fmt: skip
"""Questions of which imagined games tell more than the hints do; what remains is arithmetic, or leads to these."""

BY_QUESTION: dict[str, Hinter] = {
    "setup.draft": setup.draft,
    # I. London Season
    "london.retire": london.retire,
    "london.discount": london.discount,
    "london.pick": london.pick,
    "prestige.part": london.part,
    # II. Family
    "family.action": family.action,
    "family.again": family.again,
    "family.extra": family.again,
    "family.piece": london.piece,
    "family.writer": family.writer,
    "family.share": family.share,
    "family.broker": family.broker,
    # III. Hiring
    "hiring.claim": hiring.claim,
    "hiring.choose": hiring.choose,
    "hiring.nepotism": hiring.nepotism,
    "hiring.refused": hiring.refused,
    "hiring.support": hiring.support,
    "hiring.appoint": hiring.appoint,
    # IV. Company Operation
    "operations.chairman": company.chairman,
    "operations.debt": company.debt,
    "operations.debt_promise": company.debt_promise,
    "operations.allocate": company.allocate,
    "operations.envoy": company.envoy,
    "operations.envoy_choice": company.envoy_choice,
    "operations.transfer": company.transfer,
    "operations.transfer_to": company.transfer_to,
    "operations.ship": company.ship,
    "operations.ship_to": company.ship_to,
    "operations.control": company.control,
    "operations.army_transfer": army.army_transfer,
    "operations.assign": army.assign,
    "operations.appoint": army.appoint,
    "operations.oversight": army.oversight,
    "operations.position": trade.position,
    "operations.declare": trade.declare,
    "operations.trade": trade.amount,
    "operations.fill": trade.fill,
    "operations.fill_writer": trade.fill_writer,
    "operations.commander": army.commander,
    "operations.ally": army.ally,
    "operations.deploy_allies": army.deploy_allies,
    "operations.deploy_pieces": army.deploy_pieces,
    "operations.administer": trade.administer,
    "operations.administer_choice": trade.administer_choice,
    "operations.govern": trade.govern,
    "operations.govern_choice": trade.govern_choice,
    "operations.govern_unrest": trade.govern_unrest,
    "operations.china": trade.china,
    # VI. Revenue
    "revenue.protection": years_end.protection,
    "revenue.dividends": years_end.dividends,
    # VII. Events in India
    "events.allies": army.defending_allies,
    "events.pieces": army.defending_pieces,
    "events.rebels": army.rebels,
    # VIII. Parliament
    "parliament.select": parliament.select,
    "parliament.old_ideas": parliament.old_ideas,
    "parliament.name": parliament.name,
    "parliament.policy": parliament.policy,
    "parliament.collectors": parliament.window,
    "parliament.window": parliament.window,
    "parliament.vote": parliament.vote,
    "parliament.cast_for": parliament.cast,
    "parliament.cast_against": parliament.cast,
    "parliament.credit": parliament.credit,
    "parliament.coalition": parliament.coalition,
    "parliament.more": parliament.more,
    "parliament.shift": parliament.shift,
    "policy.power": parliament.power,
    "policy.unpaid": london.unpaid,
    "policy.window": london.windows,
    "law.war.ships": parliament.ships,
    "law.war.soldiers": parliament.soldiers,
    # IX. Upkeep
    "upkeep.which": london.upkeep,
    "upkeep.last_moment": london.last_moment,
    # Blackmail
    "blackmail.window": schemes.window,
    "blackmail.scandal": schemes.targets,
    "blackmail.ear": schemes.ear,
    "blackmail.envoy": schemes.envoy,
    "blackmail.cancel": schemes.cancel,
    "blackmail.reroll": schemes.reroll,
}


@cache
def known(crown: bool, firms: bool) -> dict[str, Hinter]:
    """By question, in games with or without a Crown, and with or without firms."""
    found = dict(BY_QUESTION)
    if crown:
        from .crown import BY_QUESTION as OF_CROWN

        found |= OF_CROWN
    if firms:
        from .firms import BY_QUESTION as OF_FIRMS

        found |= OF_FIRMS
    return found


def _hints(stakes: Stakes, decision: Decision) -> list[Hint] | None:
    game = stakes.game
    made = known(plays(game), monopoly(game) or game.state.company.deregulated).get(decision.code)
    return made(stakes, decision) if made else None


def hints(game: G, decision: Decision) -> list[Hint] | None:
    """Every answer that deserves a thought, with its worth. What a family likes beside follows from how it began."""
    return _hints(Stakes(game), decision)


def weighty(game: G, decision: Decision) -> bool:
    return decision.code in WEIGHTY


def _tempered(temper: Temper, game: G, decision: Decision) -> list[Hint] | None:
    return _hints(Stakes(game, (decision.seat, temper)), decision)


BOTS = {
    "FAIR": FAIR,
    "OFFERS": OFFERS,
    "PITCH": PITCH,
    "RIVALRY": RIVALRY,
    "SCALE": SCALE,
    "SPREAD": SPREAD,
    "can_promise": can_promise,
    "evaluate": evaluate,
    "errands": errands,
    "overpaid": overpaid,
    "proposals": proposals,
    "weighty": weighty,
}
MANNERS = {name: Manner(BOTS, temper, _tempered) for name, temper in TEMPERS.items()}
"""Other minds: the same one with a temper of its own."""
