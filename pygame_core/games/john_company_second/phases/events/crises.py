"""Crises: Invasions and Rebellions where the Elephant stands. Those against the Company are attacks on it."""

from __future__ import annotations

from ... import india
from ...components import Tile
from ...state import G, steps
from .attacks import attack


def crisis(game: G, tile: Tile) -> None:
    """What the Elephant announced, judged by how the regions stand now; then it marches."""
    world = game.state.india
    tail, head = world.tail, world.head
    if tail == head:
        attack(game, head, "rebellion", tile.strength)
        game.next("events.additional")
        game.next("events.crisis_over", shape=tile.shape)
    elif india.dominated(game, tail):
        rebel(game, tail, tile.strength)
        india.march(game, tile.shape, "jc2.events.crisis.march")
    elif india.company_controlled(game, head):
        attack(game, head, "invasion", india.empire_strength(game, tail) + tile.strength, by=tail)
        game.next("events.additional")
        game.next("events.crisis_over", shape=tile.shape)
    elif invade(game, tail, head, tile.strength):
        india.march(game, tile.shape, "jc2.events.elephant.ambitions", tail)
    else:
        india.march(game, tile.shape, "jc2.events.crisis.march")


@steps("events.crisis_over")
def crisis_over(game: G, shape: str) -> None:
    """A victorious invader keeps the Elephant: imperial ambitions."""
    world = game.state.india
    if world.tail != world.head and not india.company_controlled(game, world.head):
        india.march(game, shape, "jc2.events.elephant.ambitions", world.tail)
    else:
        india.march(game, shape, "jc2.events.crisis.march")


def invade(game: G, attacker: str, defender: str, modifier: int) -> bool:
    """An Invasion between local regions; gives whether it succeeds."""
    attacking = india.empire_strength(game, attacker) + modifier
    defending = india.empire_strength(game, defender)
    won = attacking > defending
    game.log(
        "events.invasion_won" if won else "events.invasion_failed",
        "jc2.events.invasion.compare" if attacking != defending else "jc2.events.invasion.tie",
        attacker=attacker, defender=defender, attack=attacking, defence=defending,
    )  # fmt: skip
    if won:
        india.subjugate(game, attacker, defender, "jc2.events.invasion.flag")
    else:
        india.remove_level(game, attacker, "jc2.events.invasion.fail")
    return won


def rebel(game: G, region: str, modifier: int) -> None:
    """A Rebellion of a dominated region against its capital: these two alone."""
    capital = india.capital_of(game, region)
    attacking = india.strength(game, region) + modifier
    defending = india.strength(game, capital)
    won = attacking > defending
    game.log(
        "events.rebellion_won" if won else "events.rebellion_failed", "jc2.events.rebellion.compare",
        region=region, capital=capital, attack=attacking, defence=defending,
    )  # fmt: skip
    if won:
        india.take_flag(game, region, "jc2.events.rebellion.success")
        india.close_all(game, region, "jc2.events.rebellion.success_orders")
    else:
        india.remove_level(game, capital, "jc2.events.rebellion.fail")
