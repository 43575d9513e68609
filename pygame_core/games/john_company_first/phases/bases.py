"""K5, John & Co.: regions that firms control. There is no Company; what a province is to it, a base is to a firm."""

from __future__ import annotations

from typing import Any

from ....kernel.decisions import NOWHERE, Amount, Decision, Option
from ....kernel.game import Step, act
from ....kernel.reasons import OPEN, Closed, Reason
from ....parts.money import pay, receive
from ....parts.order import clockwise
from .. import targets
from ..components.figures import FAILURE, SUCCESS
from ..firms import firm_of, owners
from ..ids import RegionId
from ..india import annex, defense, flip, side
from ..state import COMPANY, NOBODY, G, printed, scenario, steps
from .ships import disrupt

PASS = "pass"


def base_owner(game: G, region: RegionId) -> int:
    return game.state.bases.get(region, NOBODY)


# --- permission to sail -----------------------------------------------------------------------------------------
def sail_why(game: G, seat: int, region: RegionId) -> Reason:
    """Others sail to a base by permission of its owner, given before the Sail."""
    owner = base_owner(game, region)
    allowed = owner in (NOBODY, seat) or seat in game.state.grants.get(region, [])
    return OPEN if allowed else Closed("jc1.scenario.jc.base_permission", region=region, seat=owner)


def acts(game: G, seat: int) -> list[Option]:
    """Permissions that a seat may give for this turn."""
    return [
        Option(act(grant, region, other), OPEN, targets.REGION[region], "base.grant", region=region, other=other)
        for region, owner in game.state.bases.items() if owner == seat
        for other in owners(game) if other != seat and other not in game.state.grants.get(region, [])
    ]  # fmt: skip


@steps("base.grant")
def grant(game: G, seat: int, region: RegionId, other: int) -> None:
    game.state.grants.setdefault(region, []).append(other)
    game.log("base.granted", "jc1.scenario.jc.base_permission_first", seat=seat, other=other, region=region)


# --- gaining and losing -----------------------------------------------------------------------------------------
def settle_base(game: G, region: RegionId, owner: int) -> None:
    """The base card covers the region: dominated, and always open."""
    at = game.state.india.regions[region]
    at.ruler, at.open, at.presidency = COMPANY, True, ""
    game.state.bases[region] = owner
    game.log("base.founded", "jc1.scenario.jc.base_card", seat=owner, region=region)


def lose_base(game: G, region: RegionId) -> None:
    owner = game.state.bases.pop(region, NOBODY)
    game.state.grants.pop(region, None)
    if owner != NOBODY:
        game.log("base.lost", "jc1.scenario.jc.base_lost", seat=owner, region=region)


def close_bases(game: G, owner: int) -> Step:
    """A firm fails: its bases turn closed and sovereign at once."""
    for region in [region for region, holder in game.state.bases.items() if holder == owner]:
        lose_base(game, region)
        at = game.state.india.regions[region]
        at.ruler, at.open = "", False
        yield from disrupt(game, [region])


def hand_bases(game: G, giver: int, taker: int) -> None:
    for region, owner in game.state.bases.items():
        if owner == giver:
            game.state.bases[region] = taker


@steps("base.tax")
def collect(game: G) -> None:
    """At the start of the Trade Phase, before the firm pays out."""
    for region, owner in game.state.bases.items():
        tax = side(printed(game), game.state.india.regions, region).tax
        receive(game.state, firm_of(game, owner), tax)
        game.log("base.tax", "jc1.scenario.jc.base_tax", seat=owner, region=region, n=tax)


# --- mercenaries ------------------------------------------------------------------------------------------------
def hired(game: G, region: RegionId, needed: int, code: str, rule: str, **params: Any) -> Step:
    """What the owner of a base pays for its defence or its police; not asked where all the money is not enough."""
    owner, price = base_owner(game, region), printed(game).money.mercenary
    if needed > firm_of(game, owner).cash // price:
        return 0

    def ask() -> Decision | None:
        if owner not in owners(game):
            return None
        most = firm_of(game, owner).cash // price
        return Amount(owner, code, 0, most, rule=rule, region=region, needed=needed, price=price, **params)

    n = (yield ask) or 0
    if n:
        pay(game.state, firm_of(game, owner), n * price)
        game.log("base.hired", rule, seat=owner, region=region, n=n)
    return n


# --- a revolt ---------------------------------------------------------------------------------------------------
def auction(game: G, region: RegionId) -> Step:
    """Firms bid for a region that has revolted, from twice its defense on; whether somebody has got it."""
    first = game.chance.below(game.seats, "first")
    least = scenario(game).bid * side(printed(game), game.state.india.regions, region).defense
    still = [seat for seat in clockwise(range(game.seats), first) if seat in owners(game)]
    high, leader, at = least - 1, NOBODY, 0
    while still and not (len(still) == 1 and leader == still[0]):
        seat = still[at % len(still)]
        offer = yield from _bid(game, seat, region, high)
        if offer is None:
            at = still.index(seat)
            still.remove(seat)
        else:
            high, leader, at = offer, seat, still.index(seat) + 1
    if leader == NOBODY or leader not in owners(game) or firm_of(game, leader).cash < high:
        return False
    pay(game.state, firm_of(game, leader), high)
    game.log("base.won", "jc1.scenario.jc.base_pay", seat=leader, region=region, n=high)
    settle_base(game, region, leader)
    return True


def _bid(game: G, seat: int, region: RegionId, high: int) -> Step:
    def ask() -> Decision | None:
        if seat not in owners(game) or firm_of(game, seat).cash <= high:
            return None
        out = Option(PASS, OPEN, NOWHERE, "auction.pass", quiet=True)
        return Amount(seat, "base.bid", high + 1, firm_of(game, seat).cash, out=out,
                      rule="jc1.scenario.jc.base_min", region=region)  # fmt: skip

    if ask() is None:
        return None
    offer = yield ask
    if offer is None or offer == PASS:
        game.log("auction.passed", "jc1.scenario.jc.base_out", seat=seat)
        return None
    game.log("auction.bid", "jc1.scenario.jc.base_raise", seat=seat, n=offer)
    return offer


# --- actions of bases -------------------------------------------------------------------------------------------
def action_why(game: G, seat: int, region: RegionId, penalty: int, price: int) -> Reason:
    """From the firm's treasury, as often as no Check of this base has failed this turn."""
    if region in game.state.idle_bases:
        return Closed("jc1.scenario.jc.base_repeat")
    most = firm_of(game, seat).cash // price
    return OPEN if most > penalty else Closed("jc1.company.check.min_die", n=most, penalty=penalty)


def invest_why(game: G, seat: int, region: RegionId) -> Reason:
    if game.state.india.regions[region].side == "prosperous":
        return Closed("jc1.company.invest.depressed_only", region=region)
    return action_why(game, seat, region, 0, 1)


def campaign_why(game: G, seat: int, region: RegionId, target: RegionId) -> Reason:
    if target in game.state.bases:
        return Closed("jc1.scenario.jc.base_no_attack", region=target)
    penalty = defense(printed(game), game.state.india.regions, target)
    return action_why(game, seat, region, penalty, printed(game).money.mercenary)


def _check(game: G, seat: int, region: RegionId, penalty: int, price: int, action: str) -> Step:
    def ask() -> Decision | None:
        if base_owner(game, region) != seat or firm_of(game, seat).cash // price <= penalty:
            return None
        most = firm_of(game, seat).cash // price
        return Amount(seat, "base.strength", penalty + 1, most, rule="jc1.scenario.jc.base_action_paid",
                      region=region, action=action, penalty=penalty, price=price,
                      odds=printed(game).check.by_number(penalty + 1, most, -penalty))  # fmt: skip

    strength = yield ask
    if strength is None:
        return ""
    pay(game.state, firm_of(game, seat), strength * price)
    dice = game.chance.dice(strength - penalty)
    outcome = printed(game).check.outcome(dice)
    if outcome == FAILURE:
        game.state.idle_bases.append(region)
    game.log("base.checked", "jc1.scenario.jc.base_action", seat=seat, region=region, action=action, dice=dice,
             outcome=outcome)  # fmt: skip
    return outcome


def invest(game: G, seat: int, region: RegionId) -> Step:
    if (yield from _check(game, seat, region, 0, 1, "invest")) == SUCCESS:
        flip(game.state.india, region)
        game.state.india.elephant = region
        game.log("invest.won", "jc1.company.invest.flip", seat=seat, region=region)


def campaign(game: G, seat: int, region: RegionId, target: RegionId) -> Step:
    """Firms have no army: all strength is bought."""
    regions = game.state.india.regions
    penalty = defense(printed(game), regions, target)
    price = printed(game).money.mercenary
    if (yield from _check(game, seat, region, penalty, price, "campaign")) == SUCCESS:
        shut = annex(regions, target, "")
        settle_base(game, target, seat)
        yield from disrupt(game, shut)
