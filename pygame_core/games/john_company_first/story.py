"""What a recap says: headings of accounts, the Company's money, and what led to it."""

from __future__ import annotations

from ...kernel.story import Purse, Sentence, Story, Told
from .moments import TALES
from .state import G, is_militant

# --- recaps ---------------------------------------------------------------------------------------------------
HEADINGS = {
    "family.placed": "account.family",
    "yard.earned": "account.yards",
    "factory.earned": "account.factories",
    "captain.bought": "account.captains",
    "campaign.plunder": "account.plunder",
    "revenue.paid": "account.revenue",
    "revenue.tax_moved": "account.tax",
    "prize.claimed": "account.prizes",
    "vote.cast": "account.votes",
    "promise.paid": "account.promises",
    "promise.given": "account.promises",
    "promise.returned": "account.promises",
    "cubes.reused": "account.given_up",
    "bailout.shares": "account.bailout",
    "end.fined": "account.penalties",
    "election.won": "account.shares",
    "campaign.won": "account.regions",
    "india.conquered": "account.regions",
    "india.revolt": "account.regions",
    "sail.filled": "account.orders",
    "trade.expenses": "account.expenses",
    "trade.dividends": "account.dividends",
    "money.allocated": "account.offices",
    "jones.share": "account.jones",
    "purchase.ship": "account.purchases",
    "purchase.ships": "account.purchases",
    "purchase.good": "account.purchases",
    "purchase.goods": "account.purchases",
    "check.paid": "account.checks",
    "campaign.begun": "account.checks",
    "revenue.tax": "account.tax",
    "office.eliminated": "account.lost_offices",
    "firm.founded": "account.firms",
    "firm.funded": "account.firms",
    "firm.paid": "account.firms",
    "firm.points": "account.firms",
    "buy.ship": "account.purchases",
    "buy.good": "account.purchases",
    "auction.won": "account.purchases",
    "dereg.action": "account.family",
    "draft.put": "account.draft",
    "draft.place": "account.draft",
    "family.action": "account.family",
}

LINES = (
    "end.won",
    "prize.claimed",
    "election.won",
    "hiring.hired",
    "campaign.won",
    "campaign.plunder",
    "sail.filled",
    "family.placed",
    "vote.cast",
)


def cash(game: G, seat: int) -> int:
    """A family's money; alone, the player has the Company's."""
    if is_militant(game):
        return treasury(game)
    return game.state.families[seat].cash


def treasury(game: G) -> int:
    return sum(office.cash for office in game.state.offices.values())


# --- causes ---------------------------------------------------------------------------------------------------
def lowest_die(told: Told) -> Sentence | None:
    """The check that led to it: the lowest die decides."""
    roll = next((one for one in told.before() if one.code == "check.rolled"), None)
    if roll is None:
        return None
    dice = roll.params["dice"]
    return Sentence("cause.check", {"n": len(dice), "low": min(dice)})


def tired(told: Told) -> Sentence | None:
    """The attrition roll of whoever retired."""
    office = told.params["office"]
    rolls = (one for one in told.before() if one.code == "attrition.rolled" and one.params["office"] == office)
    roll = next(rolls, None)
    if roll is None:
        return None
    return Sentence("cause.attrition", {"n": max(roll.params["dice"]), "stress": roll.params["stress"]})


CAUSES = {
    "prize.claimed": tired,
    "campaign.won": lowest_die,
    "campaign.plunder": lowest_die,
    "sail.filled": lowest_die,
}
STORY = Story(
    tales=TALES, cash=cash, headings=HEADINGS, lines=LINES, causes=CAUSES, purses=(Purse("purse.offices", treasury),)
)
