"""A Commander: first money for local alliances, then one Deploy after the other."""

from __future__ import annotations

from typing import Final, NamedTuple

from .....kernel.decisions import NOWHERE, Allocate, Decision, Option, Pick, Slot
from .....kernel.game import Step
from .....kernel.reasons import OPEN, Closed, Reason
from .....parts.money import affordable
from ... import checks, consents, india, targets
from ...army import (
    allied,
    can_deploy,
    choices,
    defence,
    disgrace,
    exhaust,
    losses,
    men,
    ready,
    support,
)  # fmt: skip
from ...cards import blackmail
from ...components import PRESIDENT, REGIONS
from ...crown.family import automated, crown, plays, presides, reward, seat_of
from ...ids import AllianceId, PresidencyId, RegionId
from ...pieces import holder, spend_treasury
from ...refs import COMMANDED, SENT, Ally, Deploy, Sent
from ...state import NOBODY, G, printed, steps
from . import loot
from .common import declined, treasury


@steps("operations.commander")
def commander(game: G, army: PresidencyId, deployed: bool = False) -> Step | None:
    """`deployed`: no more alliances after the first Deploy."""
    return _commander(game, army, deployed) if can_act(game, army, deployed) else None


def can_act(game: G, name: PresidencyId, deployed: bool) -> bool:
    """Whether a Commander is there who could request an alliance or deploy."""
    army = game.state.india.armies[name]
    if army.commander == NOBODY:
        return False
    strength = ready(game, army)
    return any(can_deploy(game, name, region, strength) for region in REGIONS) or any(
        can_ally(game, name, alliance, deployed) for alliance, active in army.alliances.items() if not active
    )


def _commander(game: G, army: PresidencyId, deployed: bool) -> Step:
    seat = game.state.india.armies[army].commander
    chosen = yield lambda: Pick(seat, "operations.commander", [
        *_options(game, army, deployed), Option("done", quiet=True),
    ], "jc2.operations.commander.order", army=army)  # fmt: skip
    if chosen == "done":
        declined(game, seat, "left.again" if deployed else "left.deploy", "jc2.operations.commander.order")
        return
    match COMMANDED.read(chosen):
        case Ally(alliance):
            game.next(request_alliance, army=army, alliance=alliance)
            game.next(commander, army=army, deployed=False)
        case Deploy(region):
            game.next(deploy, army=army, region=region)
            game.next(commander, army=army, deployed=True)


def _options(game: G, name: PresidencyId, deployed: bool) -> list[Option]:
    army, alliances = game.state.india.armies[name], printed(game).alliances
    options = [
        Option(COMMANDED.text(Ally(alliance)), can_ally(game, name, alliance, deployed), targets.ALLIANCE[alliance],
               "operations.ally", alliance=alliance, cost=alliances[alliance].cost, n=alliances[alliance].strength)
        for alliance, active in army.alliances.items()
        if not active
    ]  # fmt: skip
    strength = ready(game, army)
    for region, at in game.state.india.regions.items():
        against, why = defence(game, region), can_deploy(game, name, region, strength)
        options.append(
            Option(COMMANDED.text(Deploy(region)), why, targets.REGION[region], "operations.deploy", region=region,
                   strength=against, cash=loot.printed_loot(game, region),
                   own=loot.commanders(game, army, region) if why else 0, trophies=at.towers,
                   odds=checks.odds(game, strength - against))
        )  # fmt: skip
    return options


# --- local alliances ------------------------------------------------------------------------------------------
def can_ally(game: G, army: PresidencyId, alliance: AllianceId, deployed: bool) -> Reason:
    president = PRESIDENT[army]
    if deployed:
        return Closed("jc2.operations.commander.order")
    if alliance in game.state.turn.operations.allied:
        return Closed("jc2.operations.alliance.use_once")
    if alliance in consents.refused(game).alliances:
        return Closed("jc2.operations.alliance.refuse")
    if holder(game, president) == NOBODY:
        return Closed("jc2.operations.presidency.vacant_limits", office=president)
    cost, cash = printed(game).alliances[alliance].cost, treasury(game, president)
    return affordable(cash, cost, "jc2.operations.alliance.cost")


@steps("operations.ally")
def request_alliance(game: G, army: PresidencyId, alliance: AllianceId) -> Step:
    """The President approves, if it is somebody else, and the Presidency pays."""
    president = holder(game, PRESIDENT[army])
    seat = game.state.india.armies[army].commander
    cost = printed(game).alliances[alliance].cost
    forced = automated(game, seat) and EXTRA in crown(game).duty.paid
    if president != seat and not forced:
        given = yield from consents.ask(
            game, [president], "operations.ally", "jc2.operations.alliance.approve", by=seat, alliance=alliance,
            cost=cost, cash=treasury(game, PRESIDENT[army]), n=printed(game).alliances[alliance].strength,
        )  # fmt: skip
        if not given[president]:
            consents.refused(game).alliances.append(alliance)
            return
        if automated(game, seat):
            reward(game, president, "commander.consent_to_crown")
    spend_treasury(game, PRESIDENT[army], cost)
    game.state.india.armies[army].alliances[alliance] = True
    game.state.turn.operations.allied.append(alliance)
    game.log("operations.allied", "jc2.operations.alliance.activate", army=army, alliance=alliance, n=cost)


EXTRA: Final = "commander.crown_buy_extra"
"""Who has paid for the purchase has consented to it."""


# --- Deploy ---------------------------------------------------------------------------------------------------
class Force(NamedTuple):
    """Those who are sent: officers of each seat, and regiments."""

    officers: list[int]
    regiments: int


def sent(given: list[int]) -> Force:
    """What an answer to `operations.deploy_pieces` sends: officers of each seat, then regiments, as its slots are."""
    *officers, regiments = given
    return Force(officers, regiments)


@steps("operations.deploy")
def deploy(game: G, army: PresidencyId, region: RegionId) -> Step:
    """Pieces are exhausted before the dice are seen; losses come before anything else that follows."""
    here = game.state.india.armies[army]
    seat = here.commander
    allies = yield from _choose_allies(game, army, region)
    given = yield from _choose_pieces(game, army, region, allies)
    officers, regiments = sent(given)
    exhaust(here, officers, regiments, allies)
    if automated(game, seat):
        from . import swapping

        officers, regiments, allies = yield from swapping.offered(game, army, officers, regiments, allies)
    count = sum(officers) + regiments + support(game, allies) - defence(game, region)
    dice = game.chance.dice(count)
    game.log("operations.deploy", "jc2.operations.deploy.dice.piece", seat=seat, army=army, region=region, dice=dice,
             outcome=checks.outcome(game, dice), n=sum(officers), regiments=regiments, alliances=allies)  # fmt: skip
    again = yield from blackmail.after_check(game, "deploy", seat, dice)
    found = checks.outcome(game, dice if again is None else again)
    alive = losses(game, here, officers)
    if found == checks.SUCCESS:
        _reward(game, seat, army, region, officers)
        loot.share_out(game, seat, region, alive, regiments + len(allies))
        _impose(game, army, region)
    elif found == checks.CATASTROPHE:
        disgrace(game, army, "jc2.operations.deploy.catastrophe.trophies")


def _reward(game: G, seat: int, army: PresidencyId, region: RegionId, officers: list[int]) -> None:
    """A conquest with an officer of the Crown, and peace for its Presidency where a writer of its own serves."""
    if not plays(game):
        return
    if not india.company_controlled(game, region):
        if officers[seat_of(game)]:
            reward(game, seat, "commander.conquest")
    elif presides(game, army) and india.serves(game, army, seat_of(game)):
        reward(game, seat, "commander.pacify")


def _needed(game: G, region: RegionId, allies: list[AllianceId]) -> int:
    """The officers and regiments that are needed for one die beside these alliances."""
    return max(0, defence(game, region) + 1 - support(game, allies))


def _choose_allies(game: G, army: PresidencyId, region: RegionId) -> Step:
    here = game.state.india.armies[army]
    if not allied(here):
        return []
    most = men(here) - defence(game, region)
    return (yield lambda: Pick(here.commander, "operations.deploy_allies", [
        Option(some, checks.rollable(most + support(game, some)), NOWHERE, "operations.deploy_allies", alliances=some,
               n=support(game, some),
               odds=checks.odds(game, most + support(game, some)))
        for some in choices(here)
    ], "jc2.operations.deploy.dice.alliance", region=region, n=defence(game, region)))  # fmt: skip


def _choose_pieces(game: G, army: PresidencyId, region: RegionId, allies: list[AllianceId]) -> Step:
    """How many officers of each family, and last how many regiments."""
    here = game.state.india.armies[army]
    caps = [*here.active, here.regiments]
    if _needed(game, region, allies) == sum(caps):
        return caps
    return (yield lambda: _pieces_question(game, army, region, allies))


def _pieces_question(game: G, army: PresidencyId, region: RegionId, allies: list[AllianceId]) -> Decision:
    here = game.state.india.armies[army]
    slots = [
        Slot(SENT.text(Sent(seat)), count, 0, OPEN, targets.OFFICERS[army], "deploy.officer", holder=seat)
        for seat, count in enumerate(here.active)
    ]
    slots.append(Slot("regiment", here.regiments, 0, OPEN, targets.REGIMENTS[army], "deploy.regiment"))
    total = men(here)
    extra = support(game, allies) - defence(game, region)
    least = _needed(game, region, allies)
    return Allocate(
        here.commander, "operations.deploy_pieces", total, slots, least=least, rule="jc2.operations.deploy.dice.piece",
        army=army, region=region, n=defence(game, region), extra=extra,
        odds=checks.odds_by_number(game, least, total, extra),
    )  # fmt: skip


def _impose(game: G, army: PresidencyId, region: RegionId) -> None:
    """Orders open and unrest ends; what was not the Company's becomes so."""
    if not india.company_controlled(game, region):
        india.conquer(game, region, army)
    for order in india.closed_orders(game, region):
        india.reopen(game, order, "jc2.operations.deploy.open_orders")
    at = game.state.india.regions[region]
    if at.unrest:
        game.log("operations.calmed", "jc2.operations.deploy.remove_unrest", region=region, n=at.unrest)
        at.unrest = 0
