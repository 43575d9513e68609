"""What is printed on the board and the cards, as the page draws it: it stays the same all game, no section tells it."""

from __future__ import annotations

from typing import Any

from ...kernel.ruleset import View
from .components import CARDS, HOME_PORT, PRESIDENCIES, SEA_ZONE
from .components.figures import CardFigures, Law
from .ids import CardId
from .state import G, printed


def shown(game: G) -> View:
    figures = printed(game)
    return {
        "dial": [{"consequence": one.consequence, "target": one.target, "window": one.window} for one in figures.dial],
        "laws": {law.id: _law(law) for law in figures.laws.values()},
        "cards": {card: _card(card, row) for card, row in figures.cards.items()},
        "prices": dict(figures.prices),
        "presidencies": {one: {"port": HOME_PORT[one], "sea": SEA_ZONE[one]} for one in PRESIDENCIES},
        "marks": {region: dict(row.shapes) for region, row in figures.regions.items()},
        "debt": figures.debt,
    }


def _law(law: Law) -> dict[str, Any]:
    """`policy` is what its policy must match, `support` the votes that it starts with."""
    policy = f"policy.{law.policy}" if law.policy_kind == "consequence" else law.policy
    return {"policy": policy, "support": law.support, "extra": law.extra_action, "dilemma": law.dilemma}


def _card(card: CardId, row: CardFigures) -> dict[str, Any]:
    """A prestige or blackmail card; `favoured` are the votes that it has while the policy is on one of its targets."""
    told = {
        "kind": CARDS[card].kind, "type": row.type, "vp": row.vp, "discount": row.discount, "power": row.power,
        "votes": row.votes,
    }  # fmt: skip
    if not row.conditional_votes:
        return told
    return told | {"favoured": {"votes": row.conditional_votes, "targets": list(row.conditional_targets)}}
