"""What a recap says: headings of accounts, the Company's money, and what comes."""

from __future__ import annotations

from collections.abc import Iterator

from ...kernel.story import Ahead, By, Purse, Sentence, Split, Story
from . import promises
from .causes import CAUSES
from .forecast.elephant import elephant
from .moments import TALES
from .state import G

HEADINGS: dict[str, str | By | Split] = {
    "bonuses.paid": By("source"),
    "operations.earned": By("source"),
    "operations.company_earned": By("source"),
    "operations.treasury_earned": "earned.taxes",
    "operations.advanced": "account.debt",
    "operations.trade": "account.trade",
    "operations.envoy": "account.envoy",
    "operations.administer": "account.governing",
    "operations.govern": "account.governing",
    "operations.allied": "account.alliances",
    "operations.ship_fit": "account.ships",
    "operations.ship_buy": "account.ships",
    "operations.ship_lease": "account.ships",
    "operations.regiment": "account.regiments",
    "operations.loot": "earned.loot",
    "operations.trophies": "account.trophies",
    "events.held_by": "account.trophies",
    "india.disgraced": "account.disgrace",
    "family.bought": "account.bought",
    "family.share": "account.share",
    "family.new_share": "account.share",
    "family.piece_taken": "account.piece",
    "london.retired": "account.retired",
    "london.attrition": "account.attrition",
    "prestige.taken": "account.prestige",
    "prestige.earned": "account.prestige",
    "blackmail.played": "account.blackmail",
    "blackmail.fraud": "account.blackmail",
    "blackmail.envoy": "account.blackmail",
    "blackmail.scandal": "account.blackmail",
    "hiring.hired": "account.hired",
    "hiring.elected": "account.hired",
    "revenue.paid": Split((
        ("debt", "expense.debt"), ("officers", "expense.officers"), ("regiments", "expense.regiments"),
        ("ships", "expense.ships"),
    )),
    "revenue.emptied": "account.expenses",
    "revenue.calico": "account.calico",
    "revenue.dividend": "account.dividends",
    "revenue.dividends": "account.dividends",
    "events.windfall": "account.windfall",
    "firms.dividend": "account.firm_dividends",
    "crown.traded": "account.crown",
    "parliament.voted_for": "account.votes",
    "parliament.voted_against": "account.votes",
    "parliament.voted_in_name": "account.votes",
    "parliament.passed": "account.law",
    "parliament.minister": "account.minister",
    "policy.enacted": "account.policy",
    "policy.taxed": "account.tax",
    "policy.windows": "account.tax",
    "policy.lost": "account.tax",
    "policy.bricked_up": "account.tax",
    "policy.bonus": "account.policy",
    "policy.swapped": "account.policy",
    "law.calico_acts": "account.law",
    "law.share_value": "account.law",
    "upkeep.paid": "account.upkeep",
    "upkeep.lost": "account.upkeep",
    "promise.paid": "account.promises",
    "company.standing": "account.scored",
    "end.open": "account.scored",
    "end.began": "account.scored",
    "end.scored": "account.scored",
    "end.failure_card": "account.scored",
}  # fmt: skip
"""By event, what money and points that moved with it stand under."""

LINES = (
    "end.winner",
    "firms.dissolved",
    "firms.taken_over",
    "firms.founded",
    "firms.traded",
    "operations.ruined",
    "events.governor_recalled",
    "india.disgraced",
    "operations.dismissed",
    "events.ship_sunk",
    "london.retired",
    "parliament.minister",
    "parliament.passed",
    "hiring.elected",
    "events.held_by",
    "operations.deploy",
    "operations.traded",
    "operations.trade",
    "operations.govern",
    "operations.administer",
    "policy.bricked_up",
    "policy.lost",
    "family.new_share",
    "prestige.taken",
    "hiring.hired",
    "revenue.dividend",
    "family.bought",
    "family.share",
)
COMMON = (
    "company.failed",
    "session.failed",
    "events.region_lost",
    "india.conquered",
    "revenue.loans",
    "revenue.missed",
    "revenue.dividends",
    "revenue.kept",
    "revenue.no_dividend",
    "company.standing",
    "operations.advanced",
)


def money(game: G) -> int:
    """All that the Company has: the Balance and the treasuries of its offices."""
    company = game.state.company
    return company.balance + sum(company.treasuries.values())


def cash(game: G, seat: int) -> int:
    return game.state.families[seat].cash


def ahead(game: G, viewer: int | None) -> Ahead:
    if game.state.turn.phase == "end":
        return Ahead()
    return Ahead(next=list(_next(game)), watch=list(_watch(game)), promised=list(_promised(game, viewer)))


def _next(game: G) -> Iterator[Sentence]:
    turn = game.state.turn
    if turn.number == turn.last:
        yield Sentence("ahead.last", {})


def _watch(game: G) -> Iterator[Sentence]:
    """What the Elephant announces, if it is against the Company; then Standing, if little is left of it."""
    threat = elephant(game)
    if threat["army"]:
        yield Sentence("ahead.elephant", {name: threat[name] for name in ("against", "attack", "defence", "lost")})
    standing = game.state.company.standing
    if standing <= LOW:
        yield Sentence("ahead.standing", {"n": standing})


LOW = 3
"""From this space of the Standing track on a recap warns."""


def _promised(game: G, viewer: int | None) -> Iterator[Sentence]:
    """The promise cards that families hold of others; the viewer's own only, if somebody looks."""
    for holder, family in enumerate(game.state.families):
        for card in family.promises:
            guarantor, promise = promises.CARDS[card]
            if guarantor != holder and viewer in (None, guarantor, holder):
                code = "ahead.yours" if viewer == guarantor else "ahead.theirs" if viewer == holder else "ahead.promise"
                yield Sentence(code, {"seat": guarantor, "other": holder, "promise": promise})


STORY = Story(
    tales=TALES, cash=cash, headings=HEADINGS, lines=LINES, common=COMMON, causes=CAUSES,
    purses=(Purse("purse.company", money),), money=frozenset(("cash", "balance", "treasury")), ahead=ahead,
)  # fmt: skip
