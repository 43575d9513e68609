"""What is printed on the board and the cards, as the page draws it: it stays the same all game, no section tells it."""

from __future__ import annotations

from ...kernel.ruleset import View
from . import targets
from .components import ACTIONS, CARDS, GOVERNOR, HOME_PORT, OFFICES, PRESIDENCIES, PRESIDENT, PURSES, RIBBON, SEA_ZONE
from .components.figures import CardFigures, Law, Printed
from .crown.columns import columns
from .crown.family import plays
from .ids import ActionId, CardId, OfficeId, PresidencyId, StrategyId
from .spoken import spoken
from .state import G, printed

STRATEGIES: tuple[StrategyId, ...] = (*SEA_ZONE.values(), "hobnob")


def shown(game: G) -> View:
    figures = printed(game)
    return {
        "elements": {
            "law_deck": targets.LAW_DECK,
            "london_deck": targets.LONDON_DECK,
            "balance": targets.BALANCE,
            "debt": targets.DEBT,
            "training": targets.TRAINING,
        },
        "dial": [
            {"id": targets.DIAL[space], "consequence": one.consequence, "target": one.target, "window": one.window}
            for space, one in enumerate(figures.dial)
        ],
        "figures": spoken(figures),
        "votes_end": figures.parliament.votes_end,
        "laws": {law.id: _law(law) for law in figures.laws.values()},
        "cards": {card: _card(card, row) for card, row in figures.cards.items()},
        "actions": [_action(action, figures) for action in ACTIONS],
        "ribbon": list(RIBBON),
        "purses": {office: {"id": targets.TREASURY[held], "treasury": held} for office, held in PURSES.items()},
        "longest_chain": max(_links(office) for office in OFFICES),
        "presidencies": {presidency: _presidency(presidency) for presidency in PRESIDENCIES},
        "governors": {region: {"id": targets.OFFICE[office], "office": office} for region, office in GOVERNOR.items()},
        "marks": {region: dict(row.shapes) for region, row in figures.regions.items()},
        "debt": figures.tracks.debt,
        "firms": {
            "half_points": [row.half_points for row in figures.firms.values],
            "limit": figures.firms.limit,
            "more_orders": figures.firms.more_orders,
            "strategies": [{"id": targets.STRATEGY[one], "strategy": one} for one in STRATEGIES],
        },
        **({"crown": columns(game)} if plays(game) else {}),
    }


def _action(action: ActionId, figures: Printed) -> View:
    """A family action; what seeks a share pays what its space says."""
    return {"id": targets.ACTION[action], "action": action, "price": figures.actions.prices.get(action)}


def _presidency(presidency: PresidencyId) -> View:
    """What belongs to it, and the elements in which its people stand."""
    return {
        "port": HOME_PORT[presidency],
        "sea": SEA_ZONE[presidency],
        "president": PRESIDENT[presidency],
        "writers": targets.WRITERS[presidency],
        "officers": targets.OFFICERS[presidency],
        "regiments": targets.REGIMENTS[presidency],
        "commander": targets.COMMANDER[presidency],
    }


def _links(office: OfficeId) -> int:
    """How many hire between the shareholders and this office; a Governor serves the President of some Presidency."""
    hirer = OFFICES[office].hired_by
    if hirer == "shareholders":
        return 0
    return 1 + _links(PRESIDENT[PRESIDENCIES[0]] if hirer == "associated_president" else hirer)


def _law(law: Law) -> View:
    """`policy` is what its policy must match, `support` the votes that it starts with."""
    policy = f"policy.{law.policy}" if law.policy_kind == "consequence" else law.policy
    return {
        "id": targets.LAW[law.id], "policy": policy, "support": law.support, "extra": law.extra_action,
        "dilemma": law.dilemma,
    }  # fmt: skip


def _card(card: CardId, row: CardFigures) -> View:
    """A prestige or blackmail card; `favoured` are the votes that it has while the policy is on one of its targets,
    of which a sentence names the `others` and the `last`."""
    told = {
        "id": targets.CARD[card], "kind": CARDS[card].kind, "type": row.type, "vp": row.vp, "discount": row.discount,
        "power": row.power, "votes": row.votes,
    }  # fmt: skip
    if not row.conditional_votes:
        return told
    *others, last = [f"policy_on.{target}" for target in row.conditional_targets] or [""]
    favoured = {"votes": row.conditional_votes, "targets": list(row.conditional_targets)}
    return told | {"favoured": favoured | {"others": others, "last": last}}
