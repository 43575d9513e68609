"""Questions that are one decision for whoever answers: the page composes them in one bar."""

from __future__ import annotations

from ...kernel.ruleset import Chain

_CUBES = ("family.number", "family.column", "cubes.source")
"""What a family is asked while it places cubes of one box."""
_BOUGHT = ("buy.ship", "buy.good", "firm.purse")
_SAILED = ("firm.regions", "firm.strength")
_CAPTAINS = ("director.captain", "director.captained", "captain.ship")
_REVENUE = ("trade.tax", "trade.dividends", "money.allocate")

CHAINS = {
    "election.nominate": Chain(("election.support",)),
    "election.deadlock": Chain(("money.allocate",)),
    "military.officer": Chain(("military.officer",)),
    "family.box": Chain(_CUBES),
    "family.column": Chain(("family.column",)),
    "family.deed": Chain((*_CUBES, *_BOUGHT, *_SAILED, "mission.ships", "base.strength")),
    "office.action": Chain(("check.strength", "campaign.force")),
    "purchase.ship": Chain(("purchase.ship",)),
    "purchase.good": Chain(("purchase.good",)),
    "transfer.guns": Chain(("transfer.how_many_guns",)),
    "director.captain": Chain(_CAPTAINS),
    "director.captained": Chain(_CAPTAINS),
    "director.ships": Chain(("director.goods",)),
    "transfer.cargo": Chain(("transfer.how_much",)),
    "sail.order": Chain(("sail.order",)),
    "firm.order": Chain(("firm.order",)),
    "trade.tax": Chain(_REVENUE),
    "trade.dividends": Chain(_REVENUE),
    "vote.newspaper": Chain(("vote.side", "vote.money")),
    "vote.side": Chain(("vote.money",)),
}
