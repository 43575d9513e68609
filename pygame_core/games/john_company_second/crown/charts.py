"""The terms in which the charts of the handbook speak: routes, ships, writers, majorities in an Army."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from .. import india
from ..army import members, officers
from ..components import GOVERNED, HOME_PORT, PRESIDENCIES, PRESIDENT, SEA_ZONE
from ..ids import PresidencyId
from ..phases.operations.routes import reachable, usable
from ..pieces import holder, ships_in
from ..state import NOBODY, G
from .family import persons, seat_of

T = TypeVar("T", bound=str)


# --- Presidencies ---------------------------------------------------------------------------------------------
def open_port(game: G, presidency: PresidencyId) -> bool:
    return india.is_open(game, HOME_PORT[presidency])


def route_length(game: G, presidency: PresidencyId) -> int:
    """How many orders one success could fill, however many ships there are."""
    return reachable(presidency, usable(game, presidency), [])


def zone_ships(game: G, presidency: PresidencyId) -> int:
    return ships_in(game, SEA_ZONE[presidency])


def crown_writers(game: G, presidency: PresidencyId) -> int:
    """In the box; those on orders do not count where a chart compares."""
    return game.state.india.writers[presidency][seat_of(game)]


def player_writers(game: G, presidency: PresidencyId) -> int:
    box = game.state.india.writers[presidency]
    return sum(box[seat] for seat in persons(game))


def all_writers(game: G, presidency: PresidencyId) -> int:
    return sum(game.state.india.writers[presidency])


def served(game: G, presidency: PresidencyId) -> bool:
    """Whether the Crown has a writer there, in the box or out on an order."""
    return india.serves(game, presidency, seat_of(game))


def presided(game: G, presidency: PresidencyId) -> bool:
    return holder(game, PRESIDENT[presidency]) == seat_of(game)


def player_presided(game: G, presidency: PresidencyId) -> bool:
    return holder(game, PRESIDENT[presidency]) not in (NOBODY, seat_of(game))


def governed(game: G, presidency: PresidencyId) -> bool:
    """Whether the Crown has a Governor in a region of this Presidency."""
    return any(
        holder(game, office) == seat_of(game)
        for office, region in GOVERNED.items()
        if game.state.india.regions[region].control == presidency
    )


# --- most and fewest ------------------------------------------------------------------------------------------
def most(game: G, count: Callable[[G, PresidencyId], int], among: Sequence[PresidencyId] = PRESIDENCIES,
         least: int = 1) -> list[PresidencyId]:  # fmt: skip
    """Those with the highest number, of which there must be at least so much; equal ones are all among them."""
    counts = {presidency: count(game, presidency) for presidency in among}
    best = max(counts.values(), default=0)
    return [presidency for presidency, n in counts.items() if n == best and n >= least]


def fewest(game: G, count: Callable[[G, PresidencyId], int]) -> list[PresidencyId]:
    """Those with the lowest number, none among them."""
    counts = {presidency: count(game, presidency) for presidency in PRESIDENCIES}
    return [presidency for presidency, n in counts.items() if n == min(counts.values())]


def has_most(game: G, count: Callable[[int], int]) -> bool:
    """Whether no person has more of something than the Crown, which has some."""
    own = count(seat_of(game))
    return own > 0 and all(count(seat) <= own for seat in persons(game))


# --- Armies ---------------------------------------------------------------------------------------------------
def pieces(game: G, army: PresidencyId) -> list[int]:
    """Commander and officers of each family, exhausted ones among them."""
    here = game.state.india.armies[army]
    return [members(here, seat) for seat in range(len(game.state.families))]


def commands(game: G, army: PresidencyId) -> bool:
    return game.state.india.armies[army].commander == seat_of(game)


def ahead(counts: Sequence[int], own: int) -> bool:
    """Whether one family has more than every other, and any at all."""
    return counts[own] > max((n for seat, n in enumerate(counts) if seat != own), default=0)


def army_majority(game: G, army: PresidencyId) -> bool:
    return ahead(pieces(game, army), seat_of(game))


def officer_majority(game: G, army: PresidencyId) -> bool:
    here = game.state.india.armies[army]
    return ahead([officers(here, seat) for seat in range(len(game.state.families))], seat_of(game))
