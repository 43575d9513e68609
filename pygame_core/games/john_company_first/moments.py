"""How events are told: what each weighs, how it came out, what it changed, and which of them belong together."""

from __future__ import annotations

from typing import Literal

from ...kernel.decisions import Target
from ...kernel.story import Change, Moment, Part, Side, Tale, Told, Tone, Vote
from . import targets
from .ids import EventId
from .state import printed

CLOSE = 3
"""A vote that so much support decided is close."""


# --- where ----------------------------------------------------------------------------------------------------
def at_region(told: Told) -> Moment:
    return Moment(about=(targets.REGION[told.params["region"]],))


def at_office(told: Told) -> Moment:
    return Moment(about=(targets.OFFICE[told.params["office"]],))


def at_firm(told: Told) -> Moment:
    return Moment(about=(targets.FAMILY[told.params["seat"]],))


# --- dice -----------------------------------------------------------------------------------------------------
TONES: dict[str, Tone] = {"success": "good", "no_effect": "plain", "failure": "bad"}


def _lowest(told: Told, *about: Target) -> Moment:
    """The lowest die decides."""
    dice, outcome = told.params["dice"], told.params["outcome"]
    return Moment(outcome, TONES[outcome], deciding=dice.index(min(dice)), about=about)


def checked(told: Told) -> Moment:
    return _lowest(told, targets.OFFICE[told.params["office"]])


def checked_there(told: Told) -> Moment:
    return _lowest(told, targets.REGION[told.params["region"]])


def checked_firm(told: Told) -> Moment:
    return _lowest(told, targets.FAMILY[told.params["seat"]])


def tired(told: Told) -> Moment:
    """The highest die decides whether somebody stays in office."""
    dice, leaves = told.params["dice"], told.params["leaves"]
    return Moment(
        "attrition_leaves" if leaves else "attrition_stays", "plain" if leaves else "good",
        deciding=dice.index(max(dice)), about=at_office(told).about,
    )  # fmt: skip


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


# --- what it changed ------------------------------------------------------------------------------------------
def earned(told: Told) -> Moment:
    return Moment(changes=(Change("cash", told.params["n"], told.params["seat"]),))


def retired(told: Told) -> Moment:
    """A prize costs money and counts points."""
    seat, prize = told.params["seat"], told.params["prize"]
    points, cost = printed(told.game).prizes[prize].vp, told.params["n"]
    changes = (Change("points", points, seat), Change("cash", -cost, seat))
    return Moment("retired", "good", about=(targets.PRIZE[prize],), changes=changes)


# --- fights ---------------------------------------------------------------------------------------------------
def attacked(told: Told) -> Moment:
    about: tuple[Target, ...] = (targets.REGION[told.params["region"]], targets.REGION[told.params["target"]])
    return Moment(about=about)


FORCE = ("guns", "officers", "hired")


def fought(told: Told) -> Moment:
    """Both strengths: of the defender what the region has, and what was raised for it."""
    raised = 0
    for event in told.before():
        if event.code == "india.raised":
            raised += sum(event.params[name] for name in FORCE)
        if event.code == "base.hired":
            raised += event.params["n"]
        if event.code == "india.attack":
            break
    else:
        return attacked(told)
    region, target = told.params["region"], told.params["target"]
    own = event.params["defense"]
    parts = (Part("part.region", own), Part("part.raised", raised)) if raised else ()
    sides = (Side(region, event.params["strength"]), Side(target, own + raised, parts))
    held = told.event.code == "india.held"
    return Moment("held" if held else "lost", "good" if held else "bad", about=attacked(told).about, strengths=sides)


# --- votes ----------------------------------------------------------------------------------------------------
SIDES: dict[str, Literal["for", "against"]] = {"election.backed": "for", "election.withheld": "against"}


def elected(told: Told) -> Moment:
    """Every share in the order in which its owner spoke; the one with which a majority was reached decides. Of nominees
    who have all failed the former Chairman has chosen one."""
    cast: list[Vote] = []
    for event in told.before():
        if event.code in SIDES:
            cast.insert(0, Vote(event.params["seat"], SIDES[event.code], event.params["n"]))
        if event.code == "election.nominated":
            break
    total, votes = sum(vote.n for vote in cast), 0
    about = (targets.OFFICE[told.params["office"]],)
    for index, vote in enumerate(cast):
        votes += vote.n if vote.side == "for" else 0
        if 2 * votes > total:
            cast[index] = vote._replace(decides=True)
            return Moment("elected", "good", about=about, votes=tuple(cast))
    return Moment("deadlock", "good", about=about)


def voted(told: Told) -> Moment:
    """Every vote on a law in the order cast. The one that decides is the last that turned the law's fate."""
    bar = printed(told.game).london.passes_above
    cast: list[tuple[Vote, bool]] = []
    passing = False
    for event in told.before():
        if event.code == "vote.opened":
            passing = event.params["support"] > bar
            break
        if event.code == "vote.cast":
            vote = Vote(event.params["seat"], event.params["side"], event.params["n"])
            cast.insert(0, (vote, event.params["support"] > bar))
    decided = -1
    for index, (_, now) in enumerate(cast):
        if now != passing:
            decided, passing = index, now
    support = told.params["support"]
    passed = told.event.code == "vote.passed"
    return Moment(
        "vote_passed" if passed else "vote_failed", "good" if passed else "plain",
        votes=tuple(vote._replace(decides=index == decided) for index, (vote, _) in enumerate(cast)),
        weight="event" if passed or abs(support - bar) <= CLOSE else "check",
    )  # fmt: skip


# --- the table ------------------------------------------------------------------------------------------------
TALES: dict[str, Tale] = {
    "check.rolled": Tale("check", checked),
    "base.checked": Tale("check", checked_there),
    "mission.checked": Tale("check", checked_there),
    "firm.checked": Tale("check", checked_firm),
    "campaign.won": Tale("event", at_region),
    "campaign.plunder": Tale("check", earned, hits=("seat",)),
    "open.won": Tale("event", at_region),
    "invest.won": Tale("event", at_region),
    "firm.taken": Tale("event", at_firm, hits=("other",)),
    "firm.failed": Tale("event", at_firm, hits=("seat",)),
    "office.dismissed": Tale("event", at_office, hits=("seat",)),
    "office.marked": Tale("event", at_office, hits=("seat",)),
    "office.eliminated": Tale("check", at_office),
    "election.won": Tale("event", elected, hits=("seat",)),
    "hiring.hired": Tale("check", at_office, hits=("seat",)),
    "india.event": Tale("check", elephant, lead=True),
    "india.status_quo": Tale("trivia", at_region, joins=True),
    "india.collapse": Tale("check", at_region, joins=True),
    "india.flip": Tale("check", at_region, joins=True),
    "india.attack": Tale("check", attacked, joins=True),
    "india.raised": Tale("trivia", at_region, joins=True),
    "india.conquered": Tale("event", fought, joins=True),
    "india.held": Tale("check", fought, joins=True),
    "india.revolt": Tale("event", at_region, joins=True),
    "india.policed": Tale("event", at_region, joins=True),
    "attrition.rolled": Tale("check", tired, hits=("seat",)),
    "prize.claimed": Tale("event", retired, hits=("seat",)),
    "vote.passed": Tale("event", voted, lead=True),
    "vote.failed": Tale("check", voted),
    "law.enacted": Tale("check", joins=True),
    "bailout.begun": Tale("turning"),
    "end.failure": Tale("turning"),
    "end.mutiny": Tale("turning"),
    "end.won": Tale("turning"),
    "end.conquered": Tale("turning"),
    "end.lost": Tale("turning"),
    "post.refreshed": Tale("turning"),
}
