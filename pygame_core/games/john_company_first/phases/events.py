"""H2: Events in India. The Elephant moves, a die is rolled, and the region acts; the Company may defend and police."""

from __future__ import annotations

from ....kernel.decisions import Allocate, Decision
from ....kernel.game import Step
from .. import india
from ..company import PRESIDENT, mark, mark_empty_presidencies, ready_guns, ready_officers
from ..components.figures import EventRow
from ..ids import OfficeId, RegionId
from ..state import COMPANY, NOBODY, Army, G, holder, is_john_and_co, printed, steps
from . import bases
from .offices import Force, exhaust, force_slots
from .ships import disrupt

BALANCE = ("order", "equilibrium", "chaos")


@steps("post.event")
def happen(game: G) -> Step:
    """One move of the Elephant and the event of the region that it enters."""
    world = game.state.india
    sent = bool(world.sent)
    region = india.move_elephant(printed(game), world)
    dice = game.chance.dice(india.event_dice(world))
    number = india.result(world, dice)
    row = india.event_row(printed(game), world.regions, region, number)
    game.log(
        "india.event", "jc1.post.elephant.event", region=region, dice=dice, result=number, what=row.event,
        balance=BALANCE[world.balance], sent=sent,
    )  # fmt: skip
    if row.event == "conquest":
        yield from conquest(game, region, row)
    elif row.event == "revolt":
        yield from revolt(game, region, number)
    elif row.event == "status_quo":
        status_quo(game, region)
    elif row.event == "collapse":
        india.tilt_to_chaos(world)
        game.log("india.collapse", "jc1.post.collapse.tilt", region=region, balance=BALANCE[world.balance])
        yield from disrupt(game, [region])
    else:
        yield from flip(game, region)


def status_quo(game: G, region: RegionId) -> None:
    world = game.state.india
    india.tilt_to_order(world)
    game.log("india.status_quo", "jc1.post.statusquo.tilt", region=region, balance=BALANCE[world.balance])


def flip(game: G, region: RegionId) -> Step:
    world = game.state.india
    india.flip(world, region)
    depressed = world.regions[region].side == "depressed"
    rule = "jc1.post.flip.depressed" if depressed else "jc1.post.flip.prosperous"
    game.log("india.flip", rule, region=region, side=world.regions[region].side, balance=BALANCE[world.balance])
    if depressed:
        yield from disrupt(game, [region])


# --- who stands in the way ------------------------------------------------------------------------------------
def defender(game: G, target: RegionId) -> OfficeId | None:
    """Who may defend an attacked region: the President, in a province its own office if it is filled."""
    region = game.state.india.regions[target]
    if not region.presidency:
        return None
    province = printed(game).provinces[target]
    if region.ruler == COMPANY and holder(game, province) != NOBODY:
        return province
    president = PRESIDENT[region.presidency]
    return president if holder(game, president) != NOBODY else None


def army_of(game: G, target: RegionId) -> Army:
    presidency = game.state.india.regions[target].presidency
    if not presidency:
        raise ValueError(f"{target} has no army")
    return game.state.armies[presidency]


def _raised(
    game: G, office: OfficeId, region: RegionId, needed: int, code: str, rule: str, **params: int | str
) -> Step:
    """What an office puts up from the army and its money; it is not asked where all of that would not be enough."""
    army, price = army_of(game, region), printed(game).money.mercenary
    cash = game.state.offices[office].cash
    most = ready_guns(army) + ready_officers(army) + cash // price
    if needed > most:
        return 0

    def ask() -> Decision:
        slots = force_slots(army, game.state.offices[office].cash, price)
        return Allocate(
            holder(game, office), code, sum(slot.cap for slot in slots), slots, least=0, rule=rule, office=office,
            region=region, needed=needed, **params,
        )  # fmt: skip

    force = Force(*(yield ask))
    exhaust(game, office, army, force)
    if sum(force):
        game.log(
            "india.raised", rule, seat=holder(game, office), office=office, region=region, **force._asdict()
        )  # fmt: skip
    return sum(force)


# --- Conquest -------------------------------------------------------------------------------------------------
def conquest(game: G, region: RegionId, row: EventRow) -> Step:
    regions = game.state.india.regions
    target = india.target_of(regions, row, region)
    if target is None:
        game.log("india.all_held", "jc1.post.conquest.all_dominated", region=region)
        status_quo(game, region)
        return
    defense = india.defense(printed(game), regions, target)
    game.log("india.attack", "jc1.post.conquest.strength", region=region, target=target, strength=row.strength,
             defense=defense)  # fmt: skip
    office = defender(game, target)
    if target in game.state.bases and row.strength > defense:
        defense += yield from bases.hired(
            game, target, row.strength - defense, "base.defend", "jc1.scenario.jc.base_defend", by=region,
            strength=row.strength,
        )  # fmt: skip
    if office and row.strength > defense:
        rule = "jc1.post.defend.governor" if office in game.state.india.formed else "jc1.post.defend.president"
        defense += yield from _raised(
            game, office, target, row.strength - defense, "post.defend", rule, by=region, strength=row.strength,
            defense=defense,
        )  # fmt: skip
    if row.strength <= defense:
        game.log("india.held", "jc1.post.conquest.failure", region=region, target=target, defense=defense)
        return
    province = printed(game).provinces[target]
    was_province = regions[target].ruler == COMPANY
    shut = india.conquer(printed(game), game.state.india, region, target)
    game.log("india.conquered", "jc1.post.conquest.success", region=region, target=target)
    if target in game.state.bases:
        bases.lose_base(game, target)
    elif was_province:
        mark(game, province, "jc1.post.defend.lost_office")
    yield from disrupt(game, shut)
    mark_empty_presidencies(game)


# --- Revolt ---------------------------------------------------------------------------------------------------
def revolt(game: G, region: RegionId, die: int) -> Step:
    world = game.state.india
    province = printed(game).provinces[region]
    was_province = world.regions[region].ruler == COMPANY and region not in game.state.bases
    if region in game.state.bases:
        police = yield from bases.hired(game, region, die, "base.police", "jc1.scenario.jc.base_defend", die=die)
        if police >= die:
            game.log("india.policed", "jc1.post.police.no_tilt", region=region, n=police)
            return
        bases.lose_base(game, region)
    if was_province and holder(game, province) != NOBODY:
        police = yield from _raised(game, province, region, die, "post.police", "jc1.post.police.cancel", die=die)
        if police >= die:
            game.log("india.policed", "jc1.post.police.no_tilt", region=region, n=police)
            return
    shut = india.revolt(printed(game), world, region)
    game.log("india.revolt", "jc1.post.revolt.sovereign", region=region, balance=BALANCE[world.balance])
    if was_province:
        mark(game, province, "jc1.post.revolt.office")
    if is_john_and_co(game) and (yield from bases.auction(game, region)):
        return
    yield from disrupt(game, shut)
    mark_empty_presidencies(game)
