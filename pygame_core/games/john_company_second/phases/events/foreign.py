"""Foreign Invasions: from the sea, without a region of their own, so that no empire comes of them."""

from __future__ import annotations

from ... import india
from ...components import PRESIDENCIES
from ...ids import RegionId
from ...state import G, printed, steps
from . import attacks, crises
from .attacks import attack
from .storm import roll_storm_die


@steps("events.foreign")
def open_invasions(game: G, inland: bool = True) -> None:
    """The storm die names the regions, in the order of the Presidencies; without a storm it is the region on top
    of the stack, or with a dilemma (`inland` is False) none."""
    india.new_cascades(game)
    face = roll_storm_die(game, "events.foreign_die", "jc2.events.foreign_invasion.where")
    named = [printed(game).events.lands[zone] for zone in face.storms]
    regions: list[RegionId] = [region for region in PRESIDENCIES if region in named]
    if not regions and inland:
        regions = [india.top_region(game)]
    for region in regions:
        game.next(land, region=region)
    game.next(crises.redirect, shape=printed(game).events.redirect, rule="jc2.events.foreign_invasion.redirect")


@steps("events.land")
def land(game: G, region: RegionId) -> None:
    force = game.chance.die()
    levels = force // printed(game).events.force_per_level
    if india.company_controlled(game, region):
        game.log("events.landed", "jc2.events.foreign_invasion.company", region=region, n=force)
        attack(game, region, "foreign", force, levels=levels)
        game.next(attacks.additional_rebellions)
        return
    defence = india.empire_strength(game, region)
    won = force > defence
    game.log("events.foreign_won" if won else "events.foreign_failed", "jc2.events.foreign_invasion.local",
             region=region, attack=force, defence=defence, attackers={"foreign": force},
             defenders={"empire": defence})  # fmt: skip
    if won:
        india.take_flag(game, region, "jc2.events.foreign_invasion.success.flags")
        india.rebuild(game, region, levels, "jc2.events.foreign_invasion.success.strength")
        india.close_all(game, region, "jc2.events.foreign_invasion.success.orders")
