"""How events are told: what each weighs, how it came out, what it changed, and which of them belong together."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Literal

from ...kernel.decisions import Target
from ...kernel.story import Moment, Part, Side, Tale, Told, Tone, Vote
from ...parts.odds import permille
from ...parts.tales import Place, Teller, at, changed, one
from . import checks, targets
from .refs import DEEDS, YardCard

TONES: dict[str, Tone] = {
    checks.SUCCESS: "good", checks.FAILURE: "plain", checks.CATASTROPHE: "bad",
    "attrition.stays": "good", "attrition.tires": "plain", "attrition.retires": "plain",
}  # fmt: skip
CLOSE = 3
"""A vote that so many votes decided is close."""


# --- where ----------------------------------------------------------------------------------------------------
def region(params: dict[str, Any]) -> Target:
    return targets.REGION[params["region"]]


def army(params: dict[str, Any]) -> Target:
    return targets.PRESIDENCY[params["army"]]


def office(params: dict[str, Any]) -> Target:
    return targets.OFFICE[params["office"]]


def order(params: dict[str, Any]) -> Target:
    return targets.ORDER[params["order"]]


def yard(params: dict[str, Any]) -> Target:
    place = DEEDS.read(params["yard"])
    assert isinstance(place, YardCard)
    return targets.YARD[place.number]


def zone(params: dict[str, Any]) -> Target:
    return targets.ZONE[params["zone"]]


def law(params: dict[str, Any]) -> Target:
    return targets.LAW[params["law"]]


def elephant(params: dict[str, Any]) -> Target:
    return targets.elephant(params["tail"], params["head"])


def firm(params: dict[str, Any]) -> Target:
    return targets.FIRM[params["seat"]]


def prize(params: dict[str, Any]) -> Target:
    return targets.PRIZE[params["prize"]]


# --- dice -----------------------------------------------------------------------------------------------------
def check(*about: Place) -> Teller:
    """The lowest die decides."""

    def tell(told: Told) -> Moment:
        dice, outcome = told.params["dice"], told.params["outcome"]
        return Moment(
            outcome, TONES[outcome], deciding=dice.index(min(dice)) if dice else None,
            chance=permille(checks.odds(told.game, len(dice)), outcome),
            about=tuple(one(told.params) for one in about),
        )  # fmt: skip

    return tell


def trade(told: Told) -> Moment:
    moment = check()(told)
    about = (targets.PRESIDENCY[told.params["presidency"]], *(targets.REGION[one] for one in told.params["regions"]))
    lost = told.params["cost"] - len(told.params["dice"])
    return replace(moment, about=about, lost=lost)


def attrition(told: Told) -> Moment:
    """One die; who stays is not worth a stop."""
    outcome = told.params["outcome"]
    weight: Literal["trivia", "check"] = "trivia" if outcome == "attrition.stays" else "check"
    return Moment(outcome, TONES[outcome], deciding=0, about=(office(told.params),), weight=weight)


def ventured(told: Told) -> Moment:
    """Every 1 or 2 is a success; one is enough."""
    successes = told.params["n"]
    outcome = checks.SUCCESS if successes else checks.FAILURE
    return Moment(
        outcome, TONES[outcome], chance=permille(checks.odds(told.game, len(told.params["dice"])), checks.SUCCESS),
        about=(targets.FIRM[told.params["seat"]],),
    )  # fmt: skip


# --- fights ---------------------------------------------------------------------------------------------------
def fight(attacker: str, defender: str, bad: bool, *names: str) -> Teller:
    """Two strengths; `bad` if it is the Company that loses when the attacker wins. The label of a side is a parameter
    of the event, or `foreign`."""

    def tell(told: Told) -> Moment:
        params = told.params
        won = params["attack"] > params["defence"]
        sides = (
            Side(params.get(attacker) or attacker, params["attack"], _parts(params["attackers"])),
            Side(params[defender], params["defence"], _parts(params["defenders"])),
        )
        places = tuple(targets.REGION[params[name]] for name in names if params[name])
        tone: Tone = "plain" if not bad else "bad" if won else "good"
        return Moment("fight.lost" if won else "fight.held", tone, about=places, strengths=sides)

    return tell


def _parts(strength: dict[str, int]) -> tuple[Part, ...]:
    return tuple(Part(f"part.{code}", n) for code, n in strength.items() if n)


# --- votes ----------------------------------------------------------------------------------------------------
def vote(told: Told) -> Moment:
    """Every vote in the order cast. The one that decides is the last that turned the law's fate."""
    cast: list[tuple[int, Literal["for", "against"], int, bool]] = []
    for event in told.before():
        if event.code == "parliament.support":
            passing = event.params["n"] >= 0
            break
        if event.code in SIDES:
            cast.append((event.params["seat"], SIDES[event.code], event.params["n"], event.params["votes"] >= 0))
    else:
        return Moment()
    cast.reverse()
    turned = -1
    for index, (_, _, _, now) in enumerate(cast):
        if now != passing:
            turned, passing = index, now
    votes = tuple(Vote(seat, side, n, index == turned) for index, (seat, side, n, _) in enumerate(cast))
    total = told.params["n"]
    margin = total + 1 if total >= 0 else -total
    return Moment(
        "vote.passed" if total >= 0 else "vote.failed", "good" if total >= 0 else "plain", votes=votes,
        weight="event" if votes and margin <= CLOSE else "check",
    )  # fmt: skip


SIDES: dict[str, Literal["for", "against"]] = {
    "parliament.voted_for": "for", "parliament.voted_against": "against", "parliament.voted_in_name": "against",
}  # fmt: skip


# --- the table ------------------------------------------------------------------------------------------------
FIGHT = fight("by", "army", True, "region", "by")
LOCAL = fight("attacker", "defender", False, "attacker", "defender")

TALES: dict[str, Tale] = {
    # London
    "london.attrition": Tale("trivia", attrition, hits=("seat",), lead=True),
    "london.retired": Tale("trivia", changed("points", 1, "vp", prize)),
    "upkeep.lost": Tale("check", changed("points", -1, "n", prize)),
    # Family
    "family.share": Tale("trivia", changed("cash", -1)),
    "family.bought": Tale("trivia", changed("cash", -1)),
    "family.new_share": Tale("trivia", one("share", 1)),
    # Firms
    "session.forced": Tale("check", at(lambda params: targets.LAW["deregulation"]), lead=True),
    "session.called": Tale("check", at(lambda params: targets.LAW["deregulation"]), lead=True),
    "session.failed": Tale("check", at(law), joins=True),
    "session.reset": Tale("event", lambda told: Moment("deregulated"), joins=True),
    "firms.founded": Tale("check", at(firm)),
    "firms.invested": Tale("trivia", at(firm)),
    "firms.fitted": Tale("trivia", at(firm, yard)),
    "firms.bought_back": Tale("trivia", at(firm, yard)),
    "firms.taken_over": Tale("event", at(firm), hits=("other",)),
    "firms.merged": Tale("event", at(firm), hits=("others",)),
    "firms.dissolved": Tale("event", at(firm), hits=("seat",)),
    "firms.rolled": Tale("check", ventured, lead=True),
    "firms.filled": Tale("trivia", at(order), lead=True),
    "firms.traded": Tale("trivia", at(firm), joins=True),
    "firms.value": Tale("trivia", changed("firm_value", 1, "n", firm), joins=True),
    "firms.short": Tale("check", at(firm), hits=("seat",), lead=True),
    "firms.dividend": Tale("trivia", changed("cash", 1)),
    # Hiring
    "hiring.hired": Tale("trivia", at(office)),
    "hiring.elected": Tale("check", lambda told: Moment("elected", about=(targets.OFFICE["chairman"],))),
    # Company Operation
    "operations.trade": Tale("check", trade, lead=True),
    "operations.deploy": Tale("check", check(army, region), lead=True),
    "operations.envoy": Tale("check", check(), lead=True),
    "operations.administer": Tale("check", check(region), lead=True),
    "operations.govern": Tale("check", check(), lead=True),
    "operations.china_check": Tale("check", check(), lead=True),
    "operations.filled": Tale("trivia", at(order), joins=True),
    "operations.traded": Tale("trivia", joins=True),
    "operations.earned": Tale("trivia", changed("cash", 1), joins=True),
    "operations.company_earned": Tale("trivia", changed("balance", 1), joins=True),
    "operations.treasury_earned": Tale("trivia", changed("treasury", 1, "n", lambda params: targets.TREASURY[
        params["office"]]), joins=True),
    "operations.losses": Tale("trivia", changed("officer", -1), joins=True),
    "operations.loot": Tale("trivia", at(region), joins=True),
    "operations.trophies": Tale("trivia", changed("trophy", 1), joins=True),
    "operations.calmed": Tale("trivia", changed("unrest", -1, "n", region), joins=True),
    "operations.ruined": Tale("event", one("office", -1, office), hits=("seat",), joins=True),
    "operations.dismissed": Tale("event", one("office", -1, office), hits=("seat",)),
    "operations.advanced": Tale("trivia", at(lambda params: targets.DEBT)),
    "india.conquered": Tale("event", at(region), joins=True),
    # Revenue
    "revenue.loans": Tale("check", changed("debt", 1), lead=True),
    "revenue.missed": Tale("check", lambda told: Moment("missed", "bad"), lead=True),
    "revenue.met": Tale("trivia", lambda told: Moment("met", "good")),
    "revenue.dividends": Tale("check", changed("balance", -1, "cost"), lead=True),
    "revenue.dividend": Tale("trivia", changed("cash", 1), joins=True),
    "bonuses.paid": Tale("trivia", changed("cash", 1)),
    # Events in India
    "events.storm": Tale("check", at(zone), lead=True),
    "events.ship_fatigued": Tale("trivia", one("fitted", -1, yard), hits=("seat",), joins=True),
    "events.ship_sunk": Tale("check", one("ship", -1, yard), hits=("seat",), joins=True),
    "events.tile": Tale("check", lambda told: Moment(about=(region(told.params),) if "region" in told.params else ()),
                        lead=True),
    "events.attack.invasion": Tale("event", FIGHT, hits=("served",), joins=True),
    "events.attack.rebellion": Tale("event", fight("rebels", "army", True, "region"), hits=("served",), joins=True),
    "events.attack.additional": Tale("event", fight("rebels", "army", True, "region"), hits=("served",), joins=True),
    "events.attack.foreign": Tale("event", fight("foreign", "army", True, "region"), hits=("served",), joins=True),
    "events.invasion_won": Tale("event", LOCAL, joins=True),
    "events.invasion_failed": Tale("event", LOCAL, joins=True),
    "events.rebellion_won": Tale("event", fight("region", "capital", False, "region", "capital"), joins=True),
    "events.rebellion_failed": Tale("event", fight("region", "capital", False, "region", "capital"), joins=True),
    "events.foreign_won": Tale("event", fight("foreign", "region", False, "region"), joins=True),
    "events.foreign_failed": Tale("event", fight("foreign", "region", False, "region"), joins=True),
    "events.landed": Tale("event", at(region), joins=True),
    "events.windfall": Tale("trivia", changed("cash", 1), joins=True),
    "events.calm": Tale("trivia", changed("unrest", -1, "n", region), joins=True),
    "events.exhausted": Tale("trivia", at(army), joins=True),
    "events.held": Tale("trivia", at(region), joins=True),
    "events.held_by": Tale("trivia", one("trophy", 1, region), joins=True),
    "events.region_lost": Tale("event", one("region", -1, region), hits=("served",), joins=True),
    "events.rout": Tale("trivia", at(army), joins=True),
    "events.officer_lost": Tale("trivia", one("officer", -1, army), hits=("seat",), joins=True),
    "events.governor_recalled": Tale("event", one("office", -1, office), hits=("seat",), joins=True),
    "india.raised": Tale("trivia", one("level", 1, region), joins=True),
    "india.lowered": Tale("trivia", one("level", -1, region), joins=True),
    "india.rebuilt": Tale("trivia", at(region), joins=True),
    "india.unrest": Tale("trivia", changed("unrest", 1, "n", region), joins=True),
    "india.freed": Tale("trivia", at(region), joins=True),
    "india.subject": Tale("trivia", at(region), joins=True),
    "india.empire_over": Tale("trivia", lambda told: Moment(
        about=tuple(targets.REGION[one] for one in told.params["regions"])), joins=True),
    "india.empire_new": Tale("trivia", at(region), joins=True),
    "india.no_flag": Tale("trivia", at(region), joins=True),
    "india.opened": Tale("trivia", one("order", 1, order), joins=True),
    "india.closed": Tale("trivia", one("order", -1, order), joins=True),
    "india.writer_lost": Tale("trivia", one("writer", -1, order), hits=("seat",), joins=True),
    "india.cascade": Tale("check", at(region), joins=True),
    "india.elephant": Tale("trivia", at(elephant), joins=True),
    "india.elephant_in": Tale("trivia", at(region), joins=True),
    "india.disgraced": Tale("event", changed("trophy", -1, "n", army), hits=("seat",), joins=True),
    "company.standing": Tale("check", changed("standing", 1), joins=True),
    "company.failed": Tale("turning"),
    # Parliament
    "parliament.over": Tale("check", vote, lead=True),
    "parliament.passed": Tale("trivia", at(law), joins=True),
    "parliament.failed": Tale("trivia", at(law), joins=True),
    "parliament.minister": Tale("check", lambda told: Moment(about=(targets.FAMILY[told.params["seat"]],)), joins=True),
    "parliament.stays": Tale("trivia", joins=True),
    "policy.enacted": Tale("trivia", lead=True),
    "policy.taxed": Tale("trivia", changed("cash", -1), hits=("seat",), joins=True),
    "policy.windows": Tale("trivia", changed("cash", -1), hits=("seat",), joins=True),
    "policy.lost": Tale("check", hits=("seat",), joins=True),
    "policy.bricked_up": Tale("check", changed("points", -1), hits=("seat",), joins=True),
    "policy.bonus": Tale("trivia", changed("cash", 1), joins=True),
    "law.impeached": Tale("event", at(office), hits=("other",)),
    # Blackmail and promises
    "blackmail.scandal": Tale("event", at(office), hits=("other",)),
    "blackmail.cancelled": Tale("check", hits=("other",)),
    "blackmail.rerolled": Tale("check", hits=("other",)),
    "promise.called": Tale("check", hits=("other",)),
    # Turns
    "turn.over": Tale("turning"),
    "end.began": Tale("turning"),
    "end.winner": Tale("turning"),
}  # fmt: skip
