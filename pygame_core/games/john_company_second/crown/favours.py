"""What persons can pay the Crown for before it decides: another answer, or another reckoning.

An offer either names the answer itself or has an effect on what its plan reckons with; only what changes something is
offered, and only what its climate has a price for.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

from ....kernel.decisions import Answer, Decision
from ..state import G
from .family import crown, cubes, price
from .offering import company, india, london, parliament
from .offering.offer import Makers, Offer
from .plans.plan import Planned

PlanOf = Callable[[G, Any], Planned]
BY_QUESTION: Makers = {**london.MAKERS, **company.MAKERS, **india.MAKERS, **parliament.MAKERS}
"""By the code of the question what persons can pay for before the Crown answers it."""


def offers(game: G, asked: Decision, plan_of: PlanOf, heard: dict[int, Answer]) -> list[Offer]:
    """All that could be paid for now, prices that somebody can pay or not; a favour that its climate does not have is
    none."""
    made = BY_QUESTION.get(asked.code)
    if made is None:
        return []
    found = made(game, asked, plan_of(game, asked), heard)
    return [
        offer for offer in found
        if (price(game, offer.favour, offer.each) or 0) >= 0 and cubes(game, offer.favour, offer.each) is not None
        and (offer.decides or _changes(game, asked, plan_of, offer))
    ]  # fmt: skip


def _changes(game: G, asked: Decision, plan_of: PlanOf, offer: Offer) -> bool:
    """Whether the plan would come to something else."""
    mine = crown(game)
    before, duty, presiding = plan_of(game, asked), mine.duty, mine.presiding
    mine.duty, mine.presiding = deepcopy(duty), deepcopy(presiding)
    if offer.effect:
        offer.effect()
    after = plan_of(game, asked)
    mine.duty, mine.presiding = duty, presiding
    return before.does != after.does
