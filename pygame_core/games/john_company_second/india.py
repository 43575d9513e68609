"""The map of India: regions and their strength, empires and flags, orders that open and close, the Elephant.

A Company-controlled region has neither dome, tower nor flag. Flags of one set stand on one capital and its
subjects; a subject always borders its capital, as it was invaded from there.
"""

from __future__ import annotations

from typing import Literal

from ...kernel.reasons import RuleBug
from .components import EMPIRES, GOVERNOR, ORDERS, REGIONS
from .ids import OrderId, PresidencyId, RegionId, Shape
from .pieces import has_general, spare_cubes, to_supply
from .state import NOBODY, Army, Filled, G, Post, printed


# --- regions --------------------------------------------------------------------------------------------------
def company_controlled(game: G, region: RegionId) -> bool:
    return bool(game.state.india.regions[region].control)


def dominated(game: G, region: RegionId) -> bool:
    at = game.state.india.regions[region]
    return at.flag != NOBODY and not at.capital


def sovereign(game: G, region: RegionId) -> bool:
    return not company_controlled(game, region) and not dominated(game, region)


def came(game: G, region: RegionId) -> None:
    """The order in which regions come to the Company is the order of their Governors under a Crown President."""
    if game.state.crown:
        game.state.crown.formed = [*(one for one in game.state.crown.formed if one != region), region]


def associated(game: G, presidency: PresidencyId) -> list[RegionId]:
    """The Company-controlled regions whose control tokens lie with this Presidency."""
    return [region for region, at in game.state.india.regions.items() if at.control == presidency]


def held_regions(game: G) -> list[RegionId]:
    """All Company-controlled regions."""
    return [region for region in REGIONS if company_controlled(game, region)]


def ruler(game: G, region: RegionId) -> PresidencyId:
    """The Presidency that holds a Company-controlled region."""
    control = game.state.india.regions[region].control
    if not control:
        raise RuleBug(f"{region} is not the Company's")
    return control


def serves(game: G, presidency: PresidencyId, seat: int) -> bool:
    """Whether a family has a writer in this Presidency's box, or on an order that it filled in this turn."""
    india = game.state.india
    out = any(filled.by == presidency and filled.seat == seat for filled in india.filled.values())
    return out or bool(india.writers[presidency][seat])


def army_of(game: G, region: RegionId) -> Army:
    """The Army that stands for a Company-controlled region."""
    return game.state.india.armies[ruler(game, region)]


def strength(game: G, region: RegionId) -> int:
    """Tower levels; the Company's regions have none."""
    return game.state.india.regions[region].towers


def add_level(game: G, region: RegionId, rule: str) -> None:
    """One more tower level, as long as there is one in the supply."""
    regions = game.state.india.regions
    if sum(at.towers for at in regions.values()) < printed(game).pieces.levels:
        regions[region].towers += 1
        game.log("india.raised", rule, region=region, n=regions[region].towers)


def remove_level(game: G, region: RegionId, rule: str) -> None:
    at = game.state.india.regions[region]
    if at.towers:
        at.towers -= 1
        game.log("india.lowered", rule, region=region, n=at.towers)


def rebuild(game: G, region: RegionId, levels: int, rule: str) -> None:
    """A region has so many tower levels from now on, as far as the supply goes."""
    regions = game.state.india.regions
    regions[region].towers = 0
    regions[region].towers = min(levels, printed(game).pieces.levels - sum(at.towers for at in regions.values()))
    game.log("india.rebuilt", rule, region=region, n=regions[region].towers)


def add_unrest(game: G, region: RegionId, count: int, rule: str) -> None:
    """So much unrest, as far as the supply of cubes goes."""
    at = game.state.india.regions[region]
    spare = spare_cubes(game)
    if spare < 0:
        raise RuleBug(f"{-spare} more cubes of unrest lie in India than there are")
    added = min(count, spare)
    if added:
        at.unrest += added
        game.log("india.unrest", rule, region=region, n=added, all=at.unrest)


# --- empires --------------------------------------------------------------------------------------------------
def empire(game: G, region: RegionId) -> list[RegionId]:
    """The regions whose strengths add up with this one's: its whole empire, or itself."""
    regions = game.state.india.regions
    flag = regions[region].flag
    return [region] if flag == NOBODY else [other for other, at in regions.items() if at.flag == flag]


def empire_strength(game: G, region: RegionId) -> int:
    return sum(strength(game, other) for other in empire(game, region))


def capital_of(game: G, region: RegionId) -> RegionId:
    """The capital of the empire that the region belongs to; the region itself if it is one."""
    regions = game.state.india.regions
    return next(r for r in empire(game, region) if regions[r].capital)


def subjects(game: G, region: RegionId) -> list[RegionId]:
    """The regions that this one dominates."""
    if not game.state.india.regions[region].capital:
        return []
    return [other for other in empire(game, region) if other != region]


def take_flag(game: G, region: RegionId, rule: str) -> None:
    """A region's flag returns: with a capital all flags of its empire, with the last subject the capital's."""
    regions = game.state.india.regions
    if regions[region].flag == NOBODY:
        return
    capital = capital_of(game, region)
    freed = empire(game, region) if region == capital else [region]
    if freed == [region] and subjects(game, capital) == [region]:
        freed.append(capital)
    for other in freed:
        regions[other].flag, regions[other].capital = NOBODY, False
    if len(freed) == 1:
        game.log("india.freed", rule, region=region, capital=capital)
    else:
        over = "jc2.map.empire.last_region" if freed == [region, capital] else rule
        game.log("india.empire_over", over, regions=freed, capital=capital)


def free_set(game: G) -> int:
    """A set of flags that no empire uses, or NOBODY."""
    used = {at.flag for at in game.state.india.regions.values()}
    return next((flag for flag in range(EMPIRES) if flag not in used), NOBODY)


def subjugate(game: G, attacker: RegionId, defender: RegionId, rule: str) -> None:
    """The defender joins the empire of a victorious sovereign region, which may be new.

    The defender's own flags return first; one of those sets can then serve the attacker.
    """
    regions = game.state.india.regions
    take_flag(game, defender, rule)
    by = regions[attacker]
    if by.flag == NOBODY:
        by.flag = free_set(game)
        if by.flag == NOBODY:
            game.log("india.no_flag", "jc2.events.invasion.no_flag_left", region=attacker)
            return
        by.capital = True
        game.log("india.empire_new", "jc2.events.invasion.new_empire", region=attacker)
    regions[defender].flag = by.flag
    game.log("india.subject", rule, region=defender, capital=attacker)


# --- orders ---------------------------------------------------------------------------------------------------
def is_open(game: G, order: OrderId) -> bool:
    """A filled order is open too."""
    return order not in game.state.india.closed


def open_orders(game: G, region: RegionId) -> list[OrderId]:
    """North to south."""
    return [order for order in REGIONS[region].orders if is_open(game, order)]


def closed_orders(game: G, region: RegionId) -> list[OrderId]:
    """North to south."""
    return [order for order in REGIONS[region].orders if not is_open(game, order)]


def fill(game: G, order: OrderId, presidency: PresidencyId, seat: int = NOBODY) -> None:
    """A writer out of the Presidency's box, or a token without a seat."""
    if seat != NOBODY:
        game.state.india.writers[presidency][seat] -= 1
    game.state.india.filled[order] = Filled(by=presidency, seat=seat)


def writers_out(game: G, presidency: PresidencyId, seat: int) -> list[OrderId]:
    """The orders on which this Presidency has writers of a family, north to south."""
    filled = game.state.india.filled
    return [order for order in ORDERS if order in filled and filled[order] == Filled(by=presidency, seat=seat)]


def reopen(game: G, order: OrderId, rule: str) -> None:
    if not is_open(game, order):
        game.state.india.closed.remove(order)
        game.log("india.opened", rule, order=order)


def close(game: G, order: OrderId, rule: str) -> None:
    """Close an open order; a writer on it goes back to its family's supply."""
    india = game.state.india
    filled = india.filled.pop(order, None)
    india.closed.append(order)
    game.log("india.closed", rule, order=order)
    if filled and filled.seat != NOBODY:
        to_supply(game, filled.seat)
        game.log("india.writer_lost", "jc2.events.writer_loss", seat=filled.seat, order=order)


def close_northernmost(game: G, region: RegionId, rule: str) -> None:
    """Close one order; where none is open, the region cascades."""
    found = open_orders(game, region)
    if found:
        close(game, found[0], rule)
    else:
        cascade(game, region)


def close_all(game: G, region: RegionId, rule: str) -> None:
    """Close every open order; where none is, the region cascades."""
    found = open_orders(game, region)
    for order in found:
        close(game, order, rule)
    if not found:
        cascade(game, region)


def connected(region: RegionId) -> list[OrderId]:
    """The orders of other regions that are linked to an order of this one, each once, north to south."""
    linked = {link for order in REGIONS[region].orders for link in ORDERS[order].links}
    return [order for order in ORDERS if order in linked and ORDERS[order].region != region]


def new_cascades(game: G) -> None:
    """With every event tile each region may cascade again."""
    game.state.india.cascaded.clear()


def cascade(game: G, region: RegionId) -> None:
    """Trouble spills over: what is connected closes. Regions without an open order for it cascade in their turn."""
    done = game.state.india.cascaded
    waiting = [region]
    while waiting:
        source = waiting.pop(0)
        if source in done:
            continue
        done.append(source)
        game.log("india.cascade", "jc2.events.cascade.trigger", region=source)
        shut = [order for order in connected(source) if not is_open(game, order)]
        for order in connected(source):
            if order not in shut:
                close(game, order, "jc2.events.cascade.connected")
        for order in shut:
            other = ORDERS[order].region
            instead = open_orders(game, other)
            if instead:
                close(game, instead[0], "jc2.events.cascade.already_closed")
            else:
                waiting.append(other)


# --- the event tiles ------------------------------------------------------------------------------------------
def draw_tile(game: G) -> int:
    india = game.state.india
    india.mixed = max(0, india.mixed - 1)
    return india.tiles.pop()


def unordered(game: G) -> list[list[int]]:
    """The parts of the stack, bottom first, of which everybody knows the tiles and nobody the order."""
    india = game.state.india
    border = len(india.tiles) - india.mixed
    return [part for part in (india.tiles[:border], india.tiles[border:]) if part]


def may_lie_on_top(game: G) -> list[int]:
    """The tiles that the next one can be, by what everybody knows and by the back that lies open."""
    parts = unordered(game)
    return (
        sorted(tile for tile in parts[-1] if printed(game).events.tiles[tile].back == top_region(game)) if parts else []
    )


# --- the Elephant ---------------------------------------------------------------------------------------------
def top_region(game: G) -> RegionId:
    """The region on the back of the tile on top of the stack."""
    return printed(game).events.tiles[game.state.india.tiles[-1]].back


def joined(one: RegionId, other: RegionId) -> list[OrderId]:
    """The orders at the ends of all links across a border."""
    across = [
        (order, link)
        for order in REGIONS[one].orders
        for link in ORDERS[order].links
        if ORDERS[link].region == other
    ]  # fmt: skip
    ends = {end for link in across for end in link}
    return [order for order in ORDERS if order in ends]


def position(game: G, region: RegionId, shape: Shape) -> tuple[RegionId, RegionId]:
    """Where the Elephant's tail and head come to stand when it marches to a region."""
    if company_controlled(game, region):
        return region, region
    if dominated(game, region):
        return region, capital_of(game, region)
    facing = printed(game).regions[region].shapes[shape]
    own = subjects(game, region)
    around = REGIONS[region].clockwise
    start = around.index(facing)
    for neighbour in (*around[start:], *around[:start]):
        if neighbour not in own:
            return region, neighbour
    return facing, region


def march(game: G, shape: Shape, rule: str, region: Literal[RegionId, ""] = "") -> None:
    """The Elephant goes to a region, else to the one on top of the stack."""
    india = game.state.india
    india.tail, india.head = position(game, region or top_region(game), shape)
    if india.tail == india.head:
        game.log("india.elephant_in", rule, region=india.tail)
    else:
        game.log("india.elephant", rule, tail=india.tail, head=india.head)


def elephant_strayed(game: G) -> bool:
    """Whether it still stands inside a region that is the Company's no more."""
    india = game.state.india
    return india.tail == india.head and not company_controlled(game, india.tail)


# --- conquest and loss ----------------------------------------------------------------------------------------
def conquer(game: G, region: RegionId, presidency: PresidencyId) -> None:
    """A region becomes the Company's: dome, tower, flags and loot go, its Governor's office is vacant. An Elephant
    with its tail there walks inside. Its orders and its unrest are the caller's."""
    india = game.state.india
    at = india.regions[region]
    take_flag(game, region, "jc2.operations.deploy.remove_flag")
    at.towers, at.dome, at.control, at.loot_up = 0, False, presidency, False
    came(game, region)
    game.log("india.conquered", "jc2.operations.deploy.governorship", region=region, presidency=presidency)
    if not has_general(game):
        game.state.offices[GOVERNOR[region]] = Post(where="vacant")
    if india.tail == region:
        india.head = region
        game.log("india.elephant_in", "jc2.operations.deploy.elephant_inside", region=region)
