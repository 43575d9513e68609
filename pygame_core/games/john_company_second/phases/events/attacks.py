"""Attacks against the Company: the defence of an Army, additional Rebellions, Region Loss."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from .....kernel.decisions import Allocate, Decision, Option, Pick, Slot
from .....kernel.game import Step
from .....kernel.reasons import OPEN
from ... import india, targets
from ...army import (
    allied,
    choices,
    commanding,
    disgrace,
    exhaust,
    men,
    ready,
    rout,
    support,
    unrest_strength,
)  # fmt: skip
from ...components import GOVERNOR, PRESIDENCIES
from ...ids import AllianceId, AttackKind, PresidencyId, RegionId
from ...pieces import move_standing, to_supply, vacate
from ...refs import DEFENDING, Sent
from ...state import NOBODY, Army, G, Post, printed, steps

Invader = Literal[RegionId, ""]
"""Who leads an attack, if it is a region."""
BY_KIND: dict[AttackKind, str] = {
    "invasion": "jc2.events.attack.strength.primary",
    "rebellion": "jc2.events.attack.strength.rebellion",
    "additional": "jc2.events.attack.strength.additional",
    "foreign": "jc2.events.foreign_invasion.company",
}
"""The kinds of attack, with the rule of their strength."""


# --- the attack -----------------------------------------------------------------------------------------------
def _ask(game: G, army: PresidencyId, question: Callable[[int], Decision]) -> Step:
    """Ask whoever decides for an Army; None if nobody does, or nobody is left to do so after a scandal."""

    def ask() -> Decision | None:
        seat = commanding(game, army)
        return None if seat == NOBODY else question(seat)

    return None if commanding(game, army) == NOBODY else (yield ask)


def attack(game: G, region: RegionId, kind: AttackKind, force: int, by: Invader = "", levels: int = 1) -> None:
    """Put an attack on a Company-controlled region on the agenda. `by` is the invading region; `levels` is what the
    region is left with if it falls."""
    game.next(begin_attack, region=region, kind=kind, force=force, by=by, levels=levels)


@steps("events.attack")
def begin_attack(game: G, region: RegionId, kind: AttackKind, force: int, by: Invader, levels: int) -> None:
    """The Army holds if its active pieces reach the attack; which of them are exhausted is its Commander's choice."""
    army = india.ruler(game, region)
    unrest = unrest_strength(game, region)
    strength = max(0, force + unrest)
    pieces = game.state.india.armies[army]
    defence = ready(game, pieces)
    empire = india.empire_strength(game, by) if by else 0
    game.log(
        f"events.attack.{kind}", BY_KIND[kind], region=region, by=by, army=army, attack=strength, defence=defence,
        attackers={"empire": empire, "unrest": unrest, "foreign" if kind == "foreign" else "tile": force - empire},
        defenders={"officers": sum(pieces.active), "regiments": pieces.regiments,
                   "alliances": support(game, allied(pieces))},
        served=sorted({pieces.commander, game.state.offices[GOVERNOR[region]].holder} - {NOBODY}),
    )  # fmt: skip
    if defence <= strength:
        defend_with_all(game, army)
    elif strength:
        game.next(choose_allies, army=army, attack=strength)
    game.next(end_attack, region=region, kind=kind, by=by, levels=levels, held=defence >= strength)


@steps("events.outcome")
def end_attack(game: G, region: RegionId, kind: AttackKind, by: Invader, levels: int, held: bool) -> None:
    if not held:
        lose(game, region, levels, by)
        return
    seat = india.army_of(game, region).commander
    game.state.india.regions[region].unrest = 0
    if seat == NOBODY:
        game.log("events.held", "jc2.events.attack.vacant_no_trophies", region=region)
    else:
        game.state.families[seat].trophies += 1
        game.log("events.held_by", "jc2.events.attack.fails", region=region, seat=seat)
    if by:
        india.remove_level(game, by, "jc2.events.attack.failed_invasion")


# --- the defence ----------------------------------------------------------------------------------------------
def defend_with_all(game: G, army: PresidencyId) -> None:
    pieces = game.state.india.armies[army]
    defend(game, army, list(pieces.active), pieces.regiments, allied(pieces))


def defend(game: G, army: PresidencyId, officers: list[int], regiments: int, allies: list[AllianceId]) -> None:
    """These pieces are exhausted by the defence: officers by seat."""
    exhaust(game.state.india.armies[army], officers, regiments, allies)
    if any(officers) or regiments or allies:
        game.log("events.exhausted", "jc2.events.attack.defend", army=army, officers=sum(officers),
                 regiments=regiments, allies=allies)  # fmt: skip


def ally_sets(game: G, army: Army, attack: int) -> list[list[AllianceId]]:
    """Which alliances may defend together: officers and regiments can do the rest, and none is there in vain."""
    found = []
    for some in choices(army):
        strength = support(game, some)
        weakest = min([printed(game).alliances[name].strength for name in some], default=0)
        if strength + men(army) >= attack and (not some or strength - weakest < attack):
            found.append(some)
    return found


@steps("events.allies")
def choose_allies(game: G, army: PresidencyId, attack: int) -> Step | None:
    """More is active than the attack needs: first, which alliances fight."""
    sets = ally_sets(game, game.state.india.armies[army], attack)
    if len(sets) > 1 or commanding(game, army) == NOBODY:
        return _ask_allies(game, army, attack)
    _send_allies(game, army, attack, sets[0])
    return None


def _ask_allies(game: G, army: PresidencyId, attack: int) -> Step:
    def question(seat: int) -> Decision:
        options = [
            Option(allies, OPEN, targets.ALLIANCE[allies[0]] if allies else targets.OFFICERS[army],
                   "allies", allies=allies, n=max(0, attack - support(game, allies)))
            for allies in ally_sets(game, game.state.india.armies[army], attack)
        ]  # fmt: skip
        return Pick(seat, "events.allies", options, "jc2.events.attack.defend.alliance", army=army, n=attack)

    allies = yield from _ask(game, army, question)
    if allies is None:
        _defend_by_rule(game, army, attack)
    else:
        _send_allies(game, army, attack, allies)


def _send_allies(game: G, army: PresidencyId, attack: int, allies: list[AllianceId]) -> None:
    defend(game, army, [0] * len(game.state.families), 0, allies)
    left = attack - support(game, allies)
    if left > 0:
        game.next(choose_pieces, army=army, count=left)


@steps("events.pieces")
def choose_pieces(game: G, army: PresidencyId, count: int) -> Step | None:
    """Then, which officers and regiments do the rest."""
    pieces = game.state.india.armies[army]
    kinds = [pieces.regiments, *pieces.active]
    if len([n for n in kinds if n]) == 1 or sum(kinds) == count:
        share = [min(n, count) for n in kinds]
        defend(game, army, share[1:], share[0], [])
        return None
    return _ask_pieces(game, army, count)


def piece_slots(game: G, army: PresidencyId) -> list[Slot]:
    pieces = game.state.india.armies[army]
    slots = (
        [Slot("regiments", pieces.regiments, 0, OPEN, targets.REGIMENTS[army], "regiments")] if pieces.regiments else []
    )
    for seat, n in enumerate(pieces.active):
        if n:
            slots.append(Slot(DEFENDING.text(Sent(seat)), n, 0, OPEN, targets.OFFICERS[army], "officers", seat=seat))
    return slots


def _ask_pieces(game: G, army: PresidencyId, count: int) -> Step:
    chosen = yield from _ask(game, army, lambda seat: Allocate(
        seat, "events.pieces", count, piece_slots(game, army), rule="jc2.events.attack.defend.choice", army=army,
        n=count,
    ))  # fmt: skip
    if chosen is None:
        _defend_by_rule(game, army, count)
        return
    pieces, given = game.state.india.armies[army], iter(chosen)
    regiments = next(given) if pieces.regiments else 0
    officers = [next(given) if n else 0 for n in pieces.active]
    defend(game, army, officers, regiments, [])


def _defend_by_rule(game: G, army: PresidencyId, attack: int) -> None:
    """Nobody is there to choose: regiments, then officers, then the smallest alliances that suffice."""
    pieces = game.state.india.armies[army]
    regiments = min(pieces.regiments, attack)
    left = attack - regiments
    officers = []
    for n in pieces.active:
        officers.append(min(n, left))
        left -= officers[-1]
    allies: list[AllianceId] = []
    if left:
        enough = [some for some in ally_sets(game, pieces, left) if support(game, some) >= left]
        allies = min(enough, key=lambda some: (support(game, some), len(some)))
    defend(game, army, officers, regiments, allies)


# --- additional Rebellions ------------------------------------------------------------------------------------
@steps("events.additional")
def additional_rebellions(game: G) -> None:
    """After an attack every other Company-controlled region with unrest is attacked by it, Army after Army."""
    for army in PRESIDENCIES:
        game.next(next_rebellion, army=army)


def rebels(game: G, army: PresidencyId) -> list[RegionId]:
    """Every attack ends the unrest of its region: none is attacked twice."""
    return [region for region in india.associated(game, army) if game.state.india.regions[region].unrest]


@steps("events.rebels")
def next_rebellion(game: G, army: PresidencyId) -> Step | None:
    regions = rebels(game, army)
    if len(regions) > 1:
        return _ask_region(game, army)
    if regions:
        attack(game, regions[0], "additional", 0)
    return None


def _ask_region(game: G, army: PresidencyId) -> Step:
    def question(seat: int) -> Decision:
        options = [
            Option(region, OPEN, targets.REGION[region], "rebels", n=unrest_strength(game, region))
            for region in rebels(game, army)
        ]
        return Pick(seat, "events.rebels", options, "jc2.events.attack.additional_order", army=army,
                    n=ready(game, game.state.india.armies[army]))  # fmt: skip

    region = yield from _ask(game, army, question)
    attack(game, region or rebels(game, army)[0], "additional", 0)
    game.next(next_rebellion, army=army)


# --- Region Loss ----------------------------------------------------------------------------------------------
def lose(game: G, region: RegionId, levels: int = 1, by: Invader = "") -> None:
    """The Company loses a region, to its own people or to the invader `by`."""
    army = india.ruler(game, region)
    served = {game.state.india.armies[army].commander, game.state.offices[GOVERNOR[region]].holder} - {NOBODY}
    game.log("events.region_lost", "jc2.events.attack.succeeds", region=region, by=by, served=sorted(served))
    disgrace(game, army, "jc2.events.region_loss.commander")
    rout(game, army)
    recall_governor(game, region)
    restore(game, region, levels, by)
    game.state.turn.lost += 1
    move_standing(game, -game.state.turn.lost, "jc2.events.region_loss.standing")


def recall_governor(game: G, region: RegionId) -> None:
    """The Governor, if there is one, goes home, and the office is in the game no more."""
    office = GOVERNOR[region]
    if game.state.offices[office].where == "held":
        seat = vacate(game, office)
        to_supply(game, seat)
        game.log("events.governor_recalled", "jc2.events.region_loss.governor", seat=seat, office=office)
    game.state.offices[office] = Post(where="out")


def restore(game: G, region: RegionId, levels: int, by: Invader) -> None:
    """Local rule returns, under the invader's flag if there is one. The loot is spent for good."""
    at = game.state.india.regions[region]
    at.control, at.half_ship, at.unrest, at.dome = "", False, 0, True
    india.rebuild(game, region, levels, "jc2.events.region_loss.dome")
    if by:
        india.subjugate(game, by, region, "jc2.events.region_loss.flag")
    india.close_all(game, region, "jc2.events.region_loss.orders")
