"""How events are told, and what a recap says."""

from __future__ import annotations

from ...kernel.decisions import Target
from ...kernel.story import Change, Moment, Purse, Sentence, Story, Tale, Told, Tone
from . import targets
from .ids import EventId
from .state import G, is_militant


# --- moments --------------------------------------------------------------------------------------------------
def at_region(told: Told) -> Moment:
    return Moment(about=(targets.REGION[told.params["region"]],))


def at_office(told: Told) -> Moment:
    return Moment(about=(targets.OFFICE[told.params["office"]],))


def checked(told: Told) -> Moment:
    """The lowest die decides."""
    dice = told.params["dice"]
    tones = {"success": "good", "no_effect": "plain", "failure": "bad"}
    outcome = told.params["outcome"]
    return Moment(outcome, tones[outcome], deciding=dice.index(min(dice)), about=at_office(told).about)  # type: ignore[arg-type]


def earned(told: Told) -> Moment:
    return Moment(changes=(Change("cash", told.params["n"], told.params["seat"]),))


EVENTS: dict[EventId, tuple[str, Tone]] = {
    "conquest": ("event_conquest", "bad"),
    "flip_to_depressed": ("event_depression", "bad"),
    "flip_to_prosperous": ("event_prosperity", "good"),
    "revolt": ("event_revolt", "bad"),
    "collapse": ("event_collapse", "bad"),
    "status_quo": ("event_status_quo", "plain"),
}
"""What the Elephant brings to a region, in a word."""


def elephant(told: Told) -> Moment:
    verdict, tone = EVENTS[told.params["what"]]
    return Moment(verdict, tone, about=at_region(told).about)


def attacked(told: Told) -> Moment:
    about: tuple[Target, ...] = (targets.REGION[told.params["region"]], targets.REGION[told.params["target"]])
    return Moment(about=about)


TALES: dict[str, Tale] = {
    "check.rolled": Tale("check", checked),
    "campaign.won": Tale("event", at_region),
    "campaign.plunder": Tale("check", earned, hits=("seat",)),
    "open.won": Tale("event", at_region),
    "invest.won": Tale("event", at_region),
    "office.dismissed": Tale("event", at_office, hits=("seat",)),
    "office.marked": Tale("event", at_office, hits=("seat",)),
    "office.eliminated": Tale("check", at_office),
    "election.won": Tale("event", hits=("seat",)),
    "hiring.hired": Tale("check", at_office, hits=("seat",)),
    "india.event": Tale("check", elephant, lead=True),
    "india.status_quo": Tale("trivia", at_region, joins=True),
    "india.collapse": Tale("check", at_region, joins=True),
    "india.flip": Tale("check", at_region, joins=True),
    "india.attack": Tale("check", attacked, joins=True),
    "india.conquered": Tale("event", attacked, joins=True),
    "india.held": Tale("check", attacked, joins=True),
    "india.revolt": Tale("event", at_region, joins=True),
    "india.policed": Tale("event", at_region, joins=True),
    "attrition.rolled": Tale("check", at_office, hits=("seat",)),
    "prize.claimed": Tale("event", hits=("seat",)),
    "vote.passed": Tale("event"),
    "vote.failed": Tale("check"),
    "law.enacted": Tale("check", joins=True),
    "bailout.begun": Tale("turning"),
    "end.failure": Tale("turning"),
    "end.mutiny": Tale("turning"),
    "end.won": Tale("turning"),
    "end.conquered": Tale("turning"),
    "end.lost": Tale("turning"),
    "post.refreshed": Tale("turning"),
}

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
