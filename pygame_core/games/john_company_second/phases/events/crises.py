"""Crises: Invasions and Rebellions where the Elephant stands. Those against the Company are attacks on it."""

from __future__ import annotations

from typing import Any

from ... import india
from ...army import ready, unrest_strength
from ...components.figures import Tile
from ...ids import RegionId, Shape
from ...state import G, steps
from . import attacks
from .attacks import attack


def announced(game: G) -> dict[str, Any]:
    """The next Crisis as things stand: who fights whom, with which strength before the number of the tile.
    Its kind is empty while the Elephant has yet to leave a region that has just been lost."""
    tail, head = game.state.india.tail, game.state.india.head
    if india.elephant_strayed(game):
        return {"kind": "", "by": tail, "against": head, "attack": 0, "defence": 0}
    rebels = tail == head or india.dominated(game, tail)
    against = india.capital_of(game, tail) if india.dominated(game, tail) else head
    if india.company_controlled(game, against):
        force = 0 if rebels else india.empire_strength(game, tail)
        force, defence = force + unrest_strength(game, against), ready(game, india.army_of(game, against))
    elif rebels:
        force, defence = india.strength(game, tail), india.strength(game, against)
    else:
        force, defence = india.empire_strength(game, tail), india.empire_strength(game, against)
    return {
        "kind": "rebellion" if rebels else "invasion", "by": tail, "against": against, "attack": force,
        "defence": defence,
    }  # fmt: skip


def crisis(game: G, tile: Tile) -> None:
    """What the Elephant announced, judged by how the regions stand now; then it marches."""
    world = game.state.india
    tail, head = world.tail, world.head
    if tail == head:
        attack(game, head, "rebellion", tile.strength)
        game.next(attacks.additional_rebellions)
        game.next(crisis_over, shape=tile.shape)
    elif india.dominated(game, tail):
        rebel(game, tail, tile.strength)
        india.march(game, tile.shape, "jc2.events.crisis.march")
    elif india.company_controlled(game, head):
        attack(game, head, "invasion", india.empire_strength(game, tail) + tile.strength, by=tail)
        game.next(attacks.additional_rebellions)
        game.next(crisis_over, shape=tile.shape)
    elif invade(game, tail, head, tile.strength):
        india.march(game, tile.shape, "jc2.events.elephant.ambitions", tail)
    else:
        india.march(game, tile.shape, "jc2.events.crisis.march")


@steps("events.crisis_over")
def crisis_over(game: G, shape: Shape) -> None:
    """A victorious invader keeps the Elephant: imperial ambitions."""
    world = game.state.india
    if world.tail != world.head and not india.company_controlled(game, world.head):
        india.march(game, shape, "jc2.events.elephant.ambitions", world.tail)
    else:
        india.march(game, shape, "jc2.events.crisis.march")


@steps("events.redirect")
def redirect(game: G, shape: Shape, rule: str) -> None:
    """An Elephant that stood inside a region which the Company has lost goes on."""
    if india.elephant_strayed(game):
        india.march(game, shape, rule)


def invade(game: G, attacker: RegionId, defender: RegionId, modifier: int) -> bool:
    """An Invasion between local regions; gives whether it succeeds."""
    attacking = india.empire_strength(game, attacker) + modifier
    defending = india.empire_strength(game, defender)
    won = attacking > defending
    game.log(
        "events.invasion_won" if won else "events.invasion_failed",
        "jc2.events.invasion.compare" if attacking != defending else "jc2.events.invasion.tie",
        attacker=attacker, defender=defender, attack=attacking, defence=defending,
        attackers={"empire": attacking - modifier, "tile": modifier}, defenders={"empire": defending},
    )  # fmt: skip
    if won:
        india.subjugate(game, attacker, defender, "jc2.events.invasion.flag")
    else:
        india.remove_level(game, attacker, "jc2.events.invasion.fail")
    return won


def rebel(game: G, region: RegionId, modifier: int) -> None:
    """A Rebellion of a dominated region against its capital: these two alone."""
    capital = india.capital_of(game, region)
    attacking = india.strength(game, region) + modifier
    defending = india.strength(game, capital)
    won = attacking > defending
    game.log(
        "events.rebellion_won" if won else "events.rebellion_failed", "jc2.events.rebellion.compare",
        region=region, capital=capital, attack=attacking, defence=defending,
        attackers={"levels": attacking - modifier, "tile": modifier}, defenders={"levels": defending},
    )  # fmt: skip
    if won:
        india.take_flag(game, region, "jc2.events.rebellion.success")
        india.close_all(game, region, "jc2.events.rebellion.success_orders")
    else:
        india.remove_level(game, capital, "jc2.events.rebellion.fail")
