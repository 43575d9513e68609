"""The Army of a Presidency: who serves in it, how strong it is, where it can be sent, who is exhausted and who falls.

It is told here once: the phases, the forecasts and the bots ask for it.
"""

from __future__ import annotations

from itertools import combinations
from math import ceil

from ...kernel.reasons import OPEN, Closed, Reason
from . import india
from .checks import rollable
from .components import DIE, PRESIDENCIES, REGIONS
from .ids import AllianceId, PresidencyId, RegionId
from .laws import in_force
from .pieces import families_from, holder, to_supply
from .refs import Officer, Regiment, TiredOfficer, TiredRegiment, Troops
from .state import NOBODY, Army, G, printed

FALLS = 1 / DIE
"""How often an officer who was sent falls: `rolls.officer_lost` is one face of a die."""


# --- who serves -----------------------------------------------------------------------------------------------
def officers(army: Army, seat: int) -> int:
    """A family's officers, exhausted ones too."""
    return army.active[seat] + army.exhausted[seat]


def members(army: Army, seat: int) -> int:
    """A family's pieces: its officers, and the Commander."""
    return officers(army, seat) + (army.commander == seat)


def muster(game: G, name: PresidencyId) -> list[tuple[Troops, int]]:
    """All officers and regiments, and how many there are of each."""
    army = game.state.india.armies[name]
    found: list[tuple[Troops, int]] = [(Officer(name, seat), n) for seat, n in enumerate(army.active) if n]
    found += [(TiredOfficer(name, seat), n) for seat, n in enumerate(army.exhausted) if n]
    if army.regiments:
        found.append((Regiment(name), army.regiments))
    if army.exhausted_regiments:
        found.append((TiredRegiment(name), army.exhausted_regiments))
    return found


def leave(game: G, troops: Troops, n: int = 1) -> None:
    """Pieces go out of their Army, into the caller's hand."""
    army = game.state.india.armies[troops.where]
    match troops:
        case Officer(_, seat):
            army.active[seat] -= n
        case TiredOfficer(_, seat):
            army.exhausted[seat] -= n
        case Regiment():
            army.regiments -= n
        case TiredRegiment():
            army.exhausted_regiments -= n


def join(game: G, name: PresidencyId, troops: Troops) -> None:
    """A piece that moves is active in its new Army."""
    army = game.state.india.armies[name]
    if isinstance(troops, Officer | TiredOfficer):
        army.active[troops.seat] += 1
    else:
        army.regiments += 1


def commanding(game: G, name: PresidencyId) -> int:
    """Who decides for an Army: its Commander, else Military Affairs, else the Chairman, else NOBODY."""
    seats = (game.state.india.armies[name].commander, holder(game, "military_affairs"), holder(game, "chairman"))
    return next((seat for seat in seats if seat != NOBODY), NOBODY)


# --- strength -------------------------------------------------------------------------------------------------
def men(army: Army) -> int:
    """The officers and regiments that are ready."""
    return sum(army.active) + army.regiments


def allied(army: Army) -> list[AllianceId]:
    """The alliances that are ready."""
    return [alliance for alliance, active in army.alliances.items() if active]


def choices(army: Army) -> list[list[AllianceId]]:
    """All ways to take some of the alliances along, few first."""
    active = allied(army)
    return [list(some) for count in range(len(active) + 1) for some in combinations(active, count)]


def support(game: G, alliances: list[AllianceId]) -> int:
    """The strength of alliances."""
    figures = printed(game).alliances
    return sum([figures[alliance].strength for alliance in alliances])


def ready(game: G, army: Army) -> int:
    """The strength of all active pieces."""
    return men(army) + support(game, allied(army))


def unrest_strength(game: G, region: RegionId) -> int:
    """What the unrest of a region adds to an attack on it."""
    unrest = game.state.india.regions[region].unrest
    return printed(game).law_numbers.sepoy_unrest * unrest if in_force(game, "sepoy_recruitment") else unrest


# --- where it can be sent -------------------------------------------------------------------------------------
def defence(game: G, region: RegionId) -> int:
    """What is taken off the dice: the strength of the whole empire, nothing in a region of the Company."""
    return 0 if india.company_controlled(game, region) else india.empire_strength(game, region)


def can_target(game: G, name: PresidencyId, region: RegionId) -> Reason:
    at = game.state.india.regions[region]
    if region in PRESIDENCIES and region != name:
        return Closed("jc2.operations.deploy.target.other_home")
    if at.control and at.control != name:
        return Closed("jc2.operations.deploy.target.other_presidency", presidency=at.control)
    if at.control:
        useful = at.unrest or india.closed_orders(game, region)
        return OPEN if useful else Closed("jc2.operations.deploy.target.company_useless")
    near = region == name or any(region in REGIONS[own].clockwise for own in india.associated(game, name))
    return OPEN if near else Closed("jc2.operations.deploy.target.neighbour")


def can_deploy(game: G, name: PresidencyId, region: RegionId, strength: int) -> Reason:
    """Whether an Army of this strength, if all go, has a die to roll there."""
    why = can_target(game, name, region)
    return why and rollable(strength - defence(game, region))


# --- exhaustion -----------------------------------------------------------------------------------------------
def exhaust(army: Army, sent: list[int], regiments: int, alliances: list[AllianceId]) -> None:
    """Move pieces to the exhausted half: officers by seat."""
    for seat, count in enumerate(sent):
        army.active[seat] -= count
        army.exhausted[seat] += count
    army.regiments -= regiments
    army.exhausted_regiments += regiments
    for alliance in alliances:
        army.alliances[alliance] = False


def recover(army: Army) -> None:
    """All pieces are active again; alliances end."""
    army.active = [fresh + tired for fresh, tired in zip(army.active, army.exhausted, strict=True)]
    army.exhausted = [0] * len(army.active)
    army.regiments += army.exhausted_regiments
    army.exhausted_regiments = 0
    army.alliances = dict.fromkeys(army.alliances, False)


# --- losses ---------------------------------------------------------------------------------------------------
def losses(game: G, army: Army, sent: list[int]) -> list[int]:
    """Each family rolls a die for each officer it sent; gives how many of them are left."""
    alive = list(sent)
    for seat in families_from(game, army.commander):
        if not sent[seat]:
            continue
        dice = game.chance.dice(sent[seat])
        lost = dice.count(printed(game).rolls.officer_lost)
        alive[seat] -= lost
        army.exhausted[seat] -= lost
        to_supply(game, seat, lost)
        game.log("operations.losses", "jc2.operations.deploy.losses", seat=seat, dice=dice, n=lost)
    return alive


def rout(game: G, name: PresidencyId) -> None:
    """A die for each officer of the Army, exhausted ones first; a 6 sends that officer home."""
    army = game.state.india.armies[name]
    owners = [seat for half in (army.exhausted, army.active) for seat, n in enumerate(half) for _ in range(n)]
    if not owners:
        return
    tired = sum(army.exhausted)
    dice = game.roll("events.rout", len(owners), rule="jc2.events.region_loss.rout", army=name)
    for index, (seat, die) in enumerate(zip(owners, dice, strict=True)):
        if die == printed(game).rolls.officer_lost:
            (army.exhausted if index < tired else army.active)[seat] -= 1
            to_supply(game, seat)
            game.log("events.officer_lost", "jc2.events.region_loss.rout_owner", seat=seat, army=name)


def disgraced(game: G, trophies: int) -> int:
    """How many of a family's trophies go with its Commander: a part of them, rounded up."""
    return ceil(trophies * printed(game).spoils.trophies_lost)


def disgrace(game: G, name: PresidencyId, rule: str) -> None:
    """The Commander, if there is one, loses a part of the family's trophies and returns to supply."""
    army = game.state.india.armies[name]
    seat = army.commander
    if seat == NOBODY:
        return
    family = game.state.families[seat]
    lost = disgraced(game, family.trophies)
    family.trophies -= lost
    army.commander = NOBODY
    to_supply(game, seat)
    game.log("india.disgraced", rule, seat=seat, army=name, n=lost)
