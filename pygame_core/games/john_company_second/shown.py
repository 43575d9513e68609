"""What is printed on the board and the cards, as the page draws it: it stays the same all game, no section tells it."""

from __future__ import annotations

from typing import Any

from ...kernel.ruleset import View
from .components import CARDS, DEBT, DIAL, HOME_PORT, LAWS, ORDERS, PRESIDENCIES, SEA_ZONE, Card, Law
from .phases.family import COST
from .state import G


def printed(game: G) -> View:
    return {
        "dial": [{"consequence": one.consequence, "target": one.target, "window": one.window} for one in DIAL],
        "laws": {law.id: _law(law) for law in LAWS.values()},
        "cards": {card.id: _card(card) for card in CARDS.values()},
        "prices": dict(COST),
        "presidencies": {one: {"port": HOME_PORT[one], "sea": SEA_ZONE[one]} for one in PRESIDENCIES},
        "links": _links(),
        "debt": len(DEBT) - 1,
    }


def _links() -> list[list[str]]:
    """The pairs of orders that are joined."""
    return [
        list(pair) for pair in sorted({tuple(sorted((one.id, link))) for one in ORDERS.values() for link in one.links})
    ]


def _law(law: Law) -> dict[str, Any]:
    """`policy` is what its policy must match, `support` the votes that it starts with."""
    policy = f"policy.{law.policy}" if law.policy_kind == "consequence" else law.policy
    return {"policy": policy, "support": law.support, "extra": law.extra_action, "dilemma": law.dilemma}


def _card(card: Card) -> dict[str, Any]:
    """A prestige or blackmail card; `favoured` are the votes that it has while the policy is on one of its targets."""
    told = {
        "kind": card.kind, "type": card.type, "vp": card.vp, "discount": card.discount, "power": card.power,
        "votes": card.votes,
    }  # fmt: skip
    if not card.conditional_votes:
        return told
    return told | {"favoured": {"votes": card.conditional_votes, "targets": list(card.conditional_targets)}}
