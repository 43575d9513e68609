"""What a Deploy brings: loot divided, trophies."""

from __future__ import annotations

from ...army import allied
from ...ids import RegionId
from ...laws import in_force
from ...pieces import families_from
from ...state import Army, G, printed
from .common import company_earns, earn


def printed_loot(game: G, region: RegionId) -> int:
    """Levels and token, without the minimum."""
    at, figures = game.state.india.regions[region], printed(game)
    return figures.spoils.loot_per_level * at.towers + (figures.regions[region].loot if at.loot_up else 0)


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


def loot_of(game: G, region: RegionId, officers: list[int]) -> int:
    """What a success brings in: at least a pound for each of these officers and for the Commander."""
    return max(printed_loot(game, region), sum(officers) + 1)


def spoils(game: G, commander: int, amount: int, officers: list[int], bank: int) -> list[int]:
    """What each family takes of so much loot, clockwise from the Commander's: the officers by seat share it, and so
    do `bank` regiments and alliances."""
    shares = [officers[seat] + (seat == commander) for seat in families_from(game, commander)]
    return divide(amount, shares, bank)


def commanders(game: G, army: Army, region: RegionId) -> int:
    """What the Commander's family takes of a success for which all that are ready go, if nobody falls."""
    if in_force(game, "treasure_reform"):
        return 0
    bank = army.regiments + len(allied(army))
    return spoils(game, army.commander, loot_of(game, region, army.active), army.active, bank)[0]


def share_out(game: G, commander: int, region: RegionId, alive: list[int], bank: int) -> None:
    """Loot and trophies of a success. `bank`: the regiments and alliances that took part."""
    amount = loot_of(game, region, alive)
    rule = "jc2.operations.deploy.loot.minimum" if amount == sum(alive) + 1 else "jc2.operations.deploy.loot.tower"
    game.log("operations.loot", rule, region=region, n=amount)
    if in_force(game, "treasure_reform"):
        company_earns(game, amount, "loot", "jc2.law.treasure_reform")
    else:
        taken = spoils(game, commander, amount, alive, bank)
        for seat, cash in zip(families_from(game, commander), taken, strict=True):
            earn(game, seat, cash, "loot", "jc2.operations.deploy.loot.shares")
    levels = game.state.india.regions[region].towers
    if levels:
        game.state.families[commander].trophies += levels
        game.log("operations.trophies", "jc2.operations.deploy.trophies", seat=commander, n=levels)
