"""Firms: what belongs to them, who has a part of their revenue, what a payout brings whom."""

from __future__ import annotations

from ...kernel.reasons import RuleBug
from ...parts.money import receive
from .company import go_home
from .ids import RegionId
from .state import Family, Firm, Fleet, G, printed

WHOLE = 10
"""Tenths of a firm."""


def firm_of(game: G, seat: int) -> Firm:
    firm = game.state.families[seat].firm
    if firm is None:
        raise RuleBug(f"seat {seat} has no firm")
    return firm


def owners(game: G) -> list[int]:
    """The seats with a firm."""
    return [seat for seat, family in enumerate(game.state.families) if family.firm is not None]


def rest(firm: Firm) -> int:
    """The owner's tenths."""
    return WHOLE - sum(firm.shares)


def tenths(game: G, owner: int, seat: int) -> int:
    """How much of a firm a seat has."""
    firm = firm_of(game, owner)
    return rest(firm) if seat == owner else firm.shares[seat]


def family_power(family: Family, name: str) -> bool:
    """A family's power works while its card shows the family side."""
    return family.name == name and family.firm is None


def ready_ships(fleet: Fleet) -> int:
    return fleet.ships - fleet.tired


def ready_goods(fleet: Fleet) -> int:
    return fleet.goods - fleet.tired_goods


# --- money ----------------------------------------------------------------------------------------------------
def part_of(payout: int, held: int) -> int:
    """What so many tenths of a payout bring: rounded up from three quarters of a pound on."""
    return (10 * payout * held + 25) // 100


def expectations(game: G) -> int:
    """The least that a firm must pay out, by the number of open regions."""
    opened = sum(region.open for region in game.state.india.regions.values())
    return (0, *printed(game).firm.expectations)[opened]


def split(game: G, owner: int, payout: int) -> dict[int, int]:
    """Who gets what of a payout: shareholders by their tenths, the owner what remains."""
    firm = firm_of(game, owner)
    parts = {seat: part_of(payout, held) for seat, held in enumerate(firm.shares) if held}
    return {owner: payout - sum(parts.values()), **parts}


def pay_out(game: G, owner: int, payout: int) -> dict[int, int]:
    """Out of the firm's treasury into the families'."""
    parts = split(game, owner, payout)
    firm_of(game, owner).cash -= payout
    for seat, n in parts.items():
        game.state.families[seat].cash += n
    return parts


# --- firms come and go ----------------------------------------------------------------------------------------
def set_share(game: G, owner: int, seat: int, held: int) -> None:
    """A seat has so many tenths of another's firm from now on; a cube of its stock shows it."""
    firm = firm_of(game, owner)
    before, firm.shares[seat] = firm.shares[seat], held
    game.state.families[seat].stock -= int(held > 0) - int(before > 0)


def close_firm(game: G, owner: int) -> None:
    """The card turns back to the family side; shareholders' cubes go home."""
    firm = firm_of(game, owner)
    for seat, held in enumerate(firm.shares):
        if held:
            set_share(game, owner, seat, 0)
    game.state.bank += firm.cash
    game.state.families[owner].firm = None


def lose_fleet(game: G, owner: int) -> None:
    """All ships and goods return to the supply, those on missions too."""
    game.state.families[owner].fleet = Fleet()
    for ships in game.state.missions.values():
        go_home(game, owner, ships[owner])
        ships[owner] = 0
    tidy_missions(game)


def tidy_missions(game: G) -> None:
    missions = game.state.missions
    game.state.missions = {region: ships for region, ships in missions.items() if any(ships)}


def send_home(game: G, region: RegionId) -> None:
    """The ships of a mission return to their owners. They have been under way: none sails again this turn."""
    for seat, n in enumerate(game.state.missions.pop(region)):
        fleet = game.state.families[seat].fleet
        fleet.ships += n
        fleet.tired += n
        go_home(game, seat, n)


def earn(game: G, owner: int, amount: int) -> None:
    """Money from the bank for a firm; for a family whose firm is gone meanwhile, for itself."""
    family = game.state.families[owner]
    receive(game.state, family.firm or family, amount)
