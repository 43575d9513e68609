"""Questions that are one decision for whoever answers: the page composes them in one bar."""

from __future__ import annotations

from ...kernel.ruleset import Chain
from .phases.operations import shipping

_FAMILY = ("family.writer", "family.share", "family.again")
_FILLED = ("operations.fill_writer", "operations.fill")
_DEPLOYED = ("operations.deploy_allies", "operations.deploy_pieces")

CHAINS = {
    "london.retire": Chain(("london.discount", "london.retire")),
    "family.action": Chain(_FAMILY),
    "family.again": Chain(_FAMILY),
    "operations.chairman": Chain(("operations.chairman", "operations.debt", "operations.allocate")),
    "operations.envoy_choice": Chain(("operations.envoy",)),
    "operations.transfer": Chain(("operations.transfer_to", "operations.transfer")),
    "operations.ship": Chain(("operations.ship_to", "operations.ship"), bar=shipping.bar),
    "operations.army_transfer": Chain(("operations.transfer_to", "operations.army_transfer", "operations.assign")),
    "operations.assign": Chain(("operations.assign",)),
    "operations.position": Chain(("operations.declare", "operations.trade", "operations.ally", *_DEPLOYED)),
    "operations.declare": Chain(("operations.trade",)),
    "operations.fill_writer": Chain(_FILLED),
    "operations.fill": Chain(_FILLED),
    "operations.commander": Chain(_DEPLOYED),
    "operations.administer_choice": Chain(("operations.administer",)),
    "parliament.select": Chain(("parliament.policy", "parliament.shift", "parliament.name")),
    "parliament.vote": Chain(
        (
            "parliament.credit",
            "parliament.cast_for",
            "parliament.cast_against",
            "parliament.vote",
        )
    ),
    "law.war.ships": Chain(("law.war.soldiers",)),
    "policy.window": Chain(("policy.window",)),
}
