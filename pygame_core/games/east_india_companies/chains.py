"""Questions that are one decision for whoever answers: the page composes them in one bar."""

from __future__ import annotations

from ...kernel.ruleset import Chain
from .phases import loading

_PLACED = ("agents.ship", "agents.discard", "agents.post")
"""What an Agent just placed can bring with it."""

CHAINS = {
    "agents.which": Chain(("agents.where", *_PLACED)),
    "agents.where": Chain(_PLACED),
    "navigation.zone": Chain(("navigation.ship", "navigation.zone")),
    "navigation.ship": Chain(("navigation.zone", "navigation.ship")),
    "loading.ship": Chain(("loading.ship",), same=("tile",), bar=loading.bar),
    "selling.which": Chain(("selling.ship",)),
}
