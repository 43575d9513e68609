"""What the bots know of the game. Every function is given an imagined game; see `pygame_core.bots.mind`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....kernel.chance import Chance
from ....kernel.decisions import Answer, Decision
from ....parts.hints import Hint, best, by_question
from ....parts.tempers import Manner, Temper
from ..state import G, is_militant
from . import alone, company, family, firms, hiring, parliament
from .deals import OFFERS, PITCH, PURCHASES, RIVALRY, SPREAD, proposals
from .errands import errands
from .temper import PLAIN, TEMPERS
from .worth import SCALE, Worth
from .worth import value as evaluate

__all__ = [
    "MANNERS", "OFFERS", "PITCH", "PURCHASES", "RIVALRY", "SCALE", "SPREAD", "errands", "evaluate", "hints",
    "policy", "proposals", "weighty",
]  # fmt: skip

WEIGHTY = frozenset({
    "family.box", "family.deed", "hiring.choose", "office.action", "prize.which", "draft.office", "trade.dividends",
    "firm.regions", "firm.payout", "captain.ship", "vote.side",
})  # fmt: skip
"""Questions of which imagined games tell more than the hints do; what remains is arithmetic, or leads to these."""

BY_QUESTION: dict[str, Callable[[Worth, Any], list[Hint]]] = {
    # families
    "draft.office": family.draft,
    "family.box": family.box,
    "family.number": family.number,
    "family.column": family.column,
    "prize.which": family.prize,
    "cubes.source": family.source,
    "captain.ship": family.ship,
    "attrition.favour": family.favour,
    "check.again": company.again,
    # who is hired
    "hiring.choose": hiring.choose,
    "hiring.club": hiring.club,
    "election.nominate": hiring.nominate,
    "election.deadlock": hiring.nominate,
    "election.support": hiring.support,
    # the Company
    "money.allocate": company.money,
    "purchase.ship": company.tie,
    "purchase.good": company.tie,
    "director.captain": family.captain,
    "director.captained": company.to_port,
    "director.ships": company.spread,
    "director.goods": company.spread,
    "military.guns": company.guns,
    "military.officer": family.posting,
    "transfer.guns": company.quiet,
    "transfer.cargo": company.cargo,
    "transfer.how_much": company.how_much,
    "transfer.how_many_guns": company.many,
    "transfer.consent": company.consent,
    "office.action": company.action,
    "check.strength": company.strength,
    "campaign.force": company.force,
    "sail.order": company.order,
    "ships.exhausted": company.many,
    "ships.captain": family.captain,
    "trade.tax": company.tax,
    "trade.dividends": company.dividend,
    # the Evening Post
    "post.defend": company.defend,
    "post.police": company.defend,
    "vote.side": parliament.side,
    "vote.money": parliament.money,
    "vote.newspaper": parliament.newspaper,
    # firms
    "family.deed": firms.deed,
    "buy.ship": firms.piece,
    "buy.good": firms.piece,
    "firm.purse": firms.purse,
    "firm.fund": firms.fund,
    "mission.ships": firms.ships,
    "mission.presidency": firms.presidency,
    "firm.regions": firms.regions,
    "firm.strength": firms.strength,
    "firm.order": firms.order,
    "firm.payout": firms.payout,
    "auction.ship": firms.ship_bid,
    "base.bid": firms.base_bid,
    "base.defend": firms.hired,
    "base.police": firms.hired,
    "base.strength": firms.base_strength,
    "merger.terms": firms.terms,
    "merger.owner": firms.owner,
    "merger.consent": firms.consent,
}
ALONE: dict[str, Callable[[Worth, Any], list[Hint]]] = {
    **BY_QUESTION,
    "money.allocate": alone.money,
    "military.guns": alone.guns,
    "office.action": alone.action,
    "check.strength": alone.strength,
    "campaign.force": alone.force,
    "trade.tax": alone.tax,
    "post.defend": alone.defend,
}
"""The same for the Militant Company: no families, and a plan of its own."""
_by_question = by_question(BY_QUESTION)
_alone = by_question(ALONE)


def _hints(w: Worth, decision: Decision) -> list[Hint] | None:
    return (_alone if is_militant(w.game) else _by_question)(w, decision)


def hints(game: G, decision: Decision) -> list[Hint] | None:
    """Every answer that deserves a thought, with its worth."""
    return _hints(Worth(game, decision.seat, PLAIN), decision)


def policy(game: G, decision: Decision, chance: Chance) -> Answer:
    """What a sensible family would answer: the best hint, but in imagined games people keep to a plan."""
    w = Worth(game, decision.seat, PLAIN)
    found = _hints(w, decision)
    if not found:
        return decision.sample(chance)
    return best(firms.planned(w, decision, found)).answer


def weighty(game: G, decision: Decision) -> bool:
    """Alone a plan for twelve turns counts for more than imagined games that break off long before."""
    return decision.code in WEIGHTY and not is_militant(game)


def _tempered(temper: Temper, game: G, decision: Decision) -> list[Hint] | None:
    return _hints(Worth(game, decision.seat, temper), decision)

BOTS = {
    "OFFERS": OFFERS, "PITCH": PITCH, "PURCHASES": PURCHASES, "RIVALRY": RIVALRY, "SCALE": SCALE,
    "SPREAD": SPREAD, "errands": errands, "evaluate": evaluate, "policy": policy, "proposals": proposals,
    "weighty": weighty,
}  # fmt: skip
MANNERS = {name: Manner(BOTS, temper, _tempered) for name, temper in TEMPERS.items()}
"""Other minds: the same one with a temper of its own."""
