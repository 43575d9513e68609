"""F7 to F9: Presidents, provincial offices and China act. Their actions are optional, come in the order of the card,
and all need a Check."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from ....kernel.decisions import NOWHERE, Allocate, Amount, Decision, Option, Pick, Slot, Target
from ....kernel.game import Step
from ....kernel.reasons import OPEN, Closed, Reason, all_of
from .. import targets
from ..check import odds_from, roll
from ..company import (
    PRESIDED,
    form_province,
    mark_empty_presidencies,
    ready_guns,
    ready_officers,
    region_of,
    spend,
)
from ..components.figures import SUCCESS
from ..ids import ActionId, OfficeId, PortId, PresidencyId, ProvinceId, RegionId
from ..india import annex, defense, flip, of_presidency, open_up, side
from ..refs import OFFICE_ACTION, Campaign, Done, Invest, OfficeAction, OpenTrade, Sail
from ..state import CHINA, COMPANY, NOBODY, Army, G, holder, is_militant, printed
from ..works import earn
from .sailing import fill_orders, port_of
from .ships import disrupt

DONE = OFFICE_ACTION.text(Done())


def act(game: G, office: OfficeId) -> Step:
    """The office acts as often as it likes until its holder is done or dismissed."""
    stage = 0
    actions = printed(game).offices[office].actions
    while holder(game, office) != NOBODY:
        if not can_act(game, office, stage):
            return
        chosen = yield from _chosen(game, office, stage)
        if isinstance(chosen, Done):
            return
        stage = actions.index(kind_of(chosen))
        if isinstance(chosen, Campaign):
            yield from campaign(game, office, chosen.target)
        elif isinstance(chosen, OpenTrade):
            yield from open_trade(game, office, chosen.target)
        elif isinstance(chosen, Sail):
            yield from sail(game, office)
        else:
            yield from invest(game, office)


def _chosen(game: G, office: OfficeId, stage: int) -> Step:
    return OFFICE_ACTION.read((yield lambda: _question(game, office, stage)))


KINDS: Final[dict[type[OfficeAction], ActionId]] = {
    Campaign: "campaign", OpenTrade: "open_trade", Sail: "sail", Invest: "invest",
}  # fmt: skip


def kind_of(action: OfficeAction) -> ActionId:
    return KINDS[type(action)]


# --- what can be done -----------------------------------------------------------------------------------------
def _question(game: G, office: OfficeId, stage: int) -> Decision:
    done = Option(DONE, OPEN, NOWHERE, "office.done", quiet=True)
    return Pick(
        holder(game, office), "office.action", [*options(game, office, stage), done], "jc1.company.action.optional",
        office=office, cash=game.state.offices[office].cash,
    )  # fmt: skip


def can_act(game: G, office: OfficeId, stage: int) -> bool:
    """Whether anything on the office's card is open."""
    actions = printed(game).offices[office].actions[stage:]
    return any(why for action in actions for _, why, _ in _of_kind(game, office, action))


def options(game: G, office: OfficeId, stage: int) -> list[Option]:
    """Everything on the office's card; what is closed says why."""
    found = []
    for place, action in enumerate(printed(game).offices[office].actions):
        late: Reason = OPEN if place >= stage else Closed("jc1.company.action.sequence")
        found += [
            Option(
                OFFICE_ACTION.text(chosen), all_of(late, why), _target(game, office, chosen), f"office.{action}",
                action=action, place=_place(game, office, chosen), penalty=penalty,
            )
            for chosen, why, penalty in _of_kind(game, office, action)
        ]  # fmt: skip
    return found


def _of_kind(game: G, office: OfficeId, action: ActionId) -> Iterator[tuple[OfficeAction, Reason, int]]:
    """The choices of one action, whether they are open, and their penalty."""
    if action == "campaign":
        for target in printed(game).offices[office].campaign:
            yield _weighed(game, office, Campaign(target), campaign_why(game, target))
    elif action == "open_trade":
        for target, region in game.state.india.regions.items():
            if not region.open:
                yield _weighed(game, office, OpenTrade(target), open_why(game, target))
    elif action == "sail":
        yield _weighed(game, office, Sail(), OPEN)
    else:
        yield _weighed(game, office, Invest(), invest_why(game, own_region(game, office)))


def _weighed(game: G, office: OfficeId, action: OfficeAction, why: Reason) -> tuple[OfficeAction, Reason, int]:
    """An action that may be closed by itself; without a die there is no Check."""
    penalty = penalty_of(game, office, action)
    if why is OPEN:
        most = strength_of(game, office, action)
        why = OPEN if most > penalty else Closed("jc1.company.check.min_die", n=most, penalty=penalty)
    return action, why, penalty


def _place(game: G, office: OfficeId, action: OfficeAction) -> RegionId | PortId:
    """What an action is about."""
    if isinstance(action, Campaign | OpenTrade):
        return action.target
    return port_of(office) if isinstance(action, Sail) else own_region(game, office)


def _target(game: G, office: OfficeId, action: OfficeAction) -> Target:
    if isinstance(action, Campaign | OpenTrade):
        return targets.REGION[action.target]
    return targets.PORT[port_of(office)] if isinstance(action, Sail) else targets.REGION[own_region(game, office)]


def own_region(game: G, office: OfficeId) -> RegionId:
    province: ProvinceId = office  # type: ignore[assignment]
    return region_of(game, province)


def presidency_of(game: G, office: OfficeId) -> PresidencyId:
    """Whose army and regions the office serves."""
    if office in PRESIDED:
        return PRESIDED[office]
    presidency = game.state.india.regions[own_region(game, office)].presidency
    if not presidency:
        raise ValueError(f"{office} serves no presidency")
    return presidency


def penalty_of(game: G, office: OfficeId, action: OfficeAction) -> int:
    regions = game.state.india.regions
    if isinstance(action, Campaign):
        return defense(printed(game), regions, action.target)
    if isinstance(action, Sail) and office != CHINA:
        return max(0, len(of_presidency(regions, PRESIDED[office])) - 1)
    return 0


def strength_of(game: G, office: OfficeId, action: OfficeAction) -> int:
    """The most that the office can put into it."""
    cash = game.state.offices[office].cash
    if not isinstance(action, Campaign):
        return cash
    army = game.state.armies[presidency_of(game, office)]
    return ready_guns(army) + ready_officers(army) + cash // printed(game).money.mercenary


def campaign_why(game: G, target: RegionId) -> Reason:
    if game.state.india.regions[target].ruler == COMPANY:
        return Closed("jc1.company.campaign.not_company", region=target)
    return OPEN


def open_why(game: G, target: RegionId) -> Reason:
    if game.state.deregulated:
        return Closed("jc1.dereg.company.no_open_trade")
    if game.state.india.regions[target].ruler:
        return Closed("jc1.company.open.target", region=target)
    return OPEN


def invest_why(game: G, region: RegionId) -> Reason:
    if game.state.india.regions[region].side == "prosperous":
        return Closed("jc1.company.invest.depressed_only", region=region)
    return OPEN


# --- paying for dice ------------------------------------------------------------------------------------------
def _paid_check(game: G, office: OfficeId, action: OfficeAction, rule: str) -> Step:
    """A Check whose strength is bought at £1 each; gives what came of it."""
    penalty, kind = penalty_of(game, office, action), kind_of(action)

    def ask() -> Decision:
        most = strength_of(game, office, action)
        return Amount(
            holder(game, office), "check.strength", penalty + 1, most, rule=rule, office=office, action=kind,
            penalty=penalty, odds=odds_from(game, office, kind, penalty, most),
        )  # fmt: skip

    strength = penalty + 1
    if strength_of(game, office, action) > strength:
        strength = yield ask
    spend(game, office, strength)
    game.log(
        "check.paid", rule, seat=holder(game, office), office=office, action=kind, n=strength, penalty=penalty
    )  # fmt: skip
    return (yield from roll(game, office, kind, strength, penalty))


# --- Campaign -------------------------------------------------------------------------------------------------
def _force(game: G, office: OfficeId, target: RegionId) -> Step:
    """Which guns, officers and mercenaries take part: the strength. They are exhausted and paid at once."""
    army = game.state.armies[presidency_of(game, office)]
    price = printed(game).money.mercenary
    penalty = penalty_of(game, office, Campaign(target))

    def ask() -> Decision:
        slots = force_slots(army, game.state.offices[office].cash, price)
        most = sum(slot.cap for slot in slots)
        return Allocate(
            holder(game, office), "campaign.force", most, slots, least=penalty + 1, rule="jc1.company.campaign.army",
            office=office, region=target, penalty=penalty, odds=odds_from(game, office, "campaign", penalty, most),
        )  # fmt: skip

    force = Force(*(yield ask))
    exhaust(game, office, army, force)
    game.log(
        "campaign.begun", "jc1.company.campaign.strength", seat=holder(game, office), office=office, region=target,
        **force._asdict(), penalty=penalty,
    )  # fmt: skip
    return sum(force)


class Force(NamedTuple):
    """What an army and the money of an office put up: each piece and each mercenary adds one."""

    guns: int
    officers: int
    hired: int


def force_slots(army: Army, cash: int, price: int) -> list[Slot]:
    return [
        Slot("guns", ready_guns(army), 0, OPEN, NOWHERE, "force.guns"),
        Slot("officers", ready_officers(army), 0, OPEN, NOWHERE, "force.officers"),
        Slot("mercenaries", cash // price, 0, OPEN, NOWHERE, "force.mercenaries", n=price),
    ]


def exhaust(game: G, payer: OfficeId, army: Army, force: Force) -> None:
    army.tired_guns += force.guns
    army.tired_officers += force.officers
    spend(game, payer, force.hired * printed(game).money.mercenary)


def campaign(game: G, office: OfficeId, target: RegionId) -> Step:
    strength = yield from _force(game, office, target)
    presidency = presidency_of(game, office)
    penalty = penalty_of(game, office, Campaign(target))
    seat = holder(game, office)
    outcome = yield from roll(game, office, "campaign", strength, penalty)
    if outcome != SUCCESS:
        return
    shut = annex(game.state.india.regions, target, presidency)
    game.log(
        "campaign.won", "jc1.company.campaign.win_presidency", seat=seat, office=office, region=target, port=presidency
    )
    form_province(game, target)
    if not is_militant(game):
        plunder(game, presidency, target)
    yield from disrupt(game, shut)
    mark_empty_presidencies(game)


def plunder(game: G, army: PresidencyId, target: RegionId) -> None:
    """Every officer of the army brings his family the plunder, exhausted or not."""
    each = side(printed(game), game.state.india.regions, target).plunder
    for owner, n in enumerate(game.state.armies[army].officers):
        if n:
            earn(game, owner, n * each)
            game.log("campaign.plunder", "jc1.company.plunder.officers", seat=owner, n=n * each, officers=n)


# --- Open Trade, Sail, Invest -----------------------------------------------------------------------------------
def open_trade(game: G, office: OfficeId, target: RegionId) -> Step:
    presidency, seat = presidency_of(game, office), holder(game, office)
    outcome = yield from _paid_check(game, office, OpenTrade(target), "jc1.company.open.strength")
    if outcome == SUCCESS:
        open_up(game.state.india.regions, target, presidency)
        game.log("open.won", "jc1.company.open.success", seat=seat, region=target, port=presidency)


def sail(game: G, office: OfficeId) -> Step:
    outcome = yield from _paid_check(game, office, Sail(), "jc1.company.sail.strength")
    if outcome == SUCCESS:
        yield from fill_orders(game, office)


def invest(game: G, office: OfficeId) -> Step:
    region, seat = own_region(game, office), holder(game, office)
    outcome = yield from _paid_check(game, office, Invest(), "jc1.company.invest.strength")
    if outcome == SUCCESS:
        flip(game.state.india, region)
        game.state.india.elephant = region
        game.log("invest.won", "jc1.company.invest.flip", seat=seat, region=region)
