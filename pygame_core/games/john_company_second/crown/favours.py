"""What persons can pay the Crown for before it decides: another answer, or another reckoning.

An offer either names the answer itself or has an effect on what its plan reckons with; only what changes something is
offered, and only what its climate has a price for.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import Any

from ....kernel.decisions import Answer, Decision
from ..state import G
from .family import crown, persons, price
from .offering import company, india, london, parliament
from .offering.offer import Makers, Offer
from .plans.plan import Planned

PlanOf = Callable[[G, Any], Planned]
BY_QUESTION: Makers = {**london.MAKERS, **company.MAKERS, **india.MAKERS, **parliament.MAKERS}
"""By the code of the question what persons can pay for before the Crown answers it."""


def offers(
    game: G, asked: Decision, plan_of: PlanOf, planned: Planned, heard: dict[int, Answer]
) -> list[Offer]:  # fmt: skip
    """All that somebody could pay for now; a favour that its climate does not have is none."""
    made = BY_QUESTION.get(asked.code)
    if made is None:
        return []
    found = made(game, asked, planned, heard)
    most = max(crown(game).cubes[seat] for seat in persons(game))
    return [
        offer for offer in found
        if (due := price(game, offer.favour, offer.each)) is not None and 0 <= due <= most
        and (offer.decides or _changes(game, asked, plan_of, offer, planned))
    ]  # fmt: skip


def _changes(game: G, asked: Decision, plan_of: PlanOf, offer: Offer, before: Planned) -> bool:
    """Whether the plan would come to something else; what an effect changes it puts anew, so that a copy is enough."""
    mine = crown(game)
    duty, presiding = mine.duty, mine.presiding
    mine.duty, mine.presiding = copy(duty), copy(presiding)
    if offer.effect:
        offer.effect()
    after = plan_of(game, asked)
    mine.duty, mine.presiding = duty, presiding
    return before.does != after.does
