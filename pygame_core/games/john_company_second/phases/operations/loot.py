"""What follows a Deploy: officers lost, loot divided, trophies."""

from __future__ import annotations

from ...ids import RegionId
from ...laws import in_force
from ...pieces import families_from, to_supply
from ...state import Army, G, printed
from .common import company_earns, earn


def losses(game: G, army: Army, officers: list[int]) -> list[int]:
    """Each family rolls a die for each officer it used; gives how many of them are left."""
    alive = list(officers)
    for seat in families_from(game, army.commander):
        if not officers[seat]:
            continue
        dice = game.chance.dice(officers[seat])
        lost = dice.count(printed(game).officer_lost)
        alive[seat] -= lost
        army.exhausted[seat] -= lost
        to_supply(game, seat, lost)
        game.log("operations.losses", "jc2.operations.deploy.losses", seat=seat, dice=dice, n=lost)
    return alive


def printed_loot(game: G, region: RegionId) -> int:
    """Levels and token, without the minimum."""
    at = game.state.india.regions[region]
    return printed(game).loot_per_level * at.towers + (printed(game).regions[region].loot if at.loot_up else 0)


def divide(loot: int, shares: list[int], bank: int) -> list[int]:
    """Round after round until it is gone: the shares in their order, then the bank. Gives what each takes.

    >>> divide(15, [2, 1, 1], 2)
    [6, 3, 2]
    """
    taken = [0] * len(shares)
    while loot > 0:
        for place, share in enumerate(shares):
            amount = min(share, loot)
            taken[place] += amount
            loot -= amount
        loot -= min(bank, loot)
    return taken


def commanders(game: G, army: Army, region: RegionId) -> int:
    """What the Commander's family takes of a success for which all that are ready go, if nobody falls."""
    if in_force(game, "treasure_reform"):
        return 0
    seats = families_from(game, army.commander)
    shares = [army.active[seat] + (seat == army.commander) for seat in seats]
    bank = army.regiments + sum(army.alliances.values())
    return divide(max(printed_loot(game, region), sum(shares)), shares, bank)[0]


def share_out(game: G, commander: int, region: RegionId, alive: list[int], bank: int) -> None:
    """Loot and trophies of a success. `bank`: the regiments and alliances that took part."""
    minimum = sum(alive) + 1
    amount = max(printed_loot(game, region), minimum)
    rule = "jc2.operations.deploy.loot.minimum" if amount == minimum else "jc2.operations.deploy.loot.tower"
    game.log("operations.loot", rule, region=region, n=amount)
    if in_force(game, "treasure_reform"):
        company_earns(game, amount, "loot", "jc2.law.treasure_reform")
    else:
        order = families_from(game, commander)
        taken = divide(amount, [alive[seat] + (seat == commander) for seat in order], bank)
        for seat, cash in zip(order, taken, strict=True):
            earn(game, seat, cash, "loot", "jc2.operations.deploy.loot.shares")
    levels = game.state.india.regions[region].towers
    if levels:
        game.state.families[commander].trophies += levels
        game.log("operations.trophies", "jc2.operations.deploy.trophies", seat=commander, n=levels)
