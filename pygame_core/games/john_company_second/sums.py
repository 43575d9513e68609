"""What must never change, whatever is decided: money, pieces and cards, counted wherever they can be.

Beside the sums stand counts of what contradicts itself: `doubles`, `below_zero` and `misplaced` are always 0.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Any

from . import firms
from .army import members as members_of
from .calendar import monopoly
from .cards.deck import is_blackmail
from .components import (
    CARDS,
    CHINA,
    GOVERNOR,
    LAWS,
    ORDERS,
    PRESIDENCIES,
    REGIONS,
    SEA_ZONES,
    TILES,
)
from .crown.family import with_promises
from .ids import CardId, RegionId
from .india import empire
from .laws import DEREGULATION
from .pieces import spare_cubes, spare_ships
from .promises import VOTE, card_of
from .state import NOBODY, G, families, printed

Pile = Sequence[str] | Sequence[int]

COUNTED_BEFORE = ("score.career", "score.retirement")
"""Lines of Final Scoring that name points of pieces and cards, which are counted there."""


def conserved(game: G) -> dict[str, int]:
    """Sums that never change. The bank is a counter that may fall below zero."""
    world = game.state
    company = world.company
    cards, laws, tiles = _cards(game), _laws(game), [*world.india.tiles, *world.india.discards]
    orders = [*world.india.closed, *world.india.filled]
    totals = {
        "money": world.bank + company.balance + sum(company.treasuries.values())
        + sum(family.cash for family in world.families)
        + sum(firms.cash(firm) + (firm.venture.bid if firm.venture else 0) for firm in world.firms),
        "workshops": world.london.workshops + sum(family.workshops + family.invested for family in world.families),
        "luxuries": world.london.luxuries + sum(family.luxuries for family in world.families),
        "cards": len(cards),
        "laws": len(laws),
        "tiles": len(tiles),
        "promises": _promises(game),
        "power": len(set(world.parliament.power)),
        "doubles": _doubles(cards, CARDS) + _doubles(laws, LAWS) + _doubles(tiles, TILES) + _doubles(orders, ORDERS),
        "below_zero": len([n for n in _counts(game) if n < 0]),
        "misplaced": sum(_contradictions(game)),
    }  # fmt: skip
    if world.crown:
        totals["cubes"] = sum(world.crown.cubes)
        known = {*world.crown.deck, *world.crown.used, world.crown.card} - {0}
        totals["ai_cards"] = len(known or printed(game).crown.cards)
    for seat in families(game):
        totals[f"members.{seat}"] = members(game, seat)
        totals[f"points.{seat}"] = _points(game, seat)
    return totals


# --- cards ----------------------------------------------------------------------------------------------------
def _doubles(pile: Pile, known: Collection[Any]) -> int:
    """How many of these ids stand there twice, or are none."""
    return len(pile) - len({*known} & {*pile})


def _cards(game: G) -> list[CardId]:
    world = game.state
    london = world.london
    piles: list[Sequence[CardId]] = [london.deck, london.display, london.discards]
    for family in world.families:
        piles += [family.prestige, family.blackmail, family.played]
    return [card for pile in piles for card in pile]


def _laws(game: G) -> list[str]:
    parliament = game.state.parliament
    on_vote = {parliament.ballot.law} - {"", DEREGULATION} - set(parliament.passed) - set(parliament.discards)
    if monopoly(game):
        on_vote.add(DEREGULATION)
    return [*parliament.deck, *parliament.discards, *parliament.revealed, *parliament.passed, *on_vote]


def _promises(game: G) -> int:
    """Lady Newcome takes one promise card out of the game, those that the Crown has bought are out of it too; the sixth
    of each family comes with Deregulation."""
    families, seats = game.state.families, with_promises(game)
    gone = game.state.crown.gone if game.state.crown else []
    aside = len(seats) if monopoly(game) else 0
    lost = [seat for seat in seats if "lady_newcome" in families[seat].prestige
            and card_of(seat, VOTE) not in gone]  # fmt: skip
    return aside + len(gone) + len(lost) + sum(len(family.promises) for family in families)


# --- families -------------------------------------------------------------------------------------------------
def members(game: G, seat: int) -> int:
    """All pieces of a family, wherever they are."""
    world = game.state
    india = world.india
    count = world.families[seat].supply + world.company.court[seat] + world.company.exchange.count(seat)
    count += len([post for post in world.offices.values() if post.holder == seat])
    count += sum(india.writers[presidency][seat] for presidency in PRESIDENCIES)
    count += len([filled for filled in india.filled.values() if filled.seat == seat])
    for army in india.armies.values():
        count += members_of(army, seat)
    count += india.training[seat] + world.london.pensioners[seat]
    count += world.prison[seat] + sum(firm.shares[seat] for firm in world.firms)
    return count + sum(pieces[seat] for pieces in world.london.prizes.values())


def _points(game: G, seat: int) -> int:
    """Points that come from nowhere: what is left without luxuries, prizes, cards and the lines of Final Scoring."""
    world = game.state
    family = world.families[seat]
    figures = printed(game)
    points = (
        family.vp
        - figures.enterprises.luxury.vp * family.luxuries
        - sum(figures.cards[card].vp for card in family.prestige)
    )
    points -= sum(printed(game).prizes[prize].vp * pieces[seat] for prize, pieces in world.london.prizes.items())
    for line in world.lines:
        if line.seat == seat and line.code not in COUNTED_BEFORE:
            points -= line.n
    return points


# --- what there cannot be less than nothing of ----------------------------------------------------------------
def _counts(game: G) -> Iterator[int]:
    world = game.state
    company, london = world.company, world.london
    for family in world.families:
        yield from (family.cash, family.supply, family.workshops, family.invested, family.luxuries, family.laws)
        yield family.trophies
    yield from (company.balance, company.debt, printed(game).tracks.debt - company.debt)
    yield from (company.standing, len(printed(game).tracks.standing) - 1 - company.standing)
    yield from company.treasuries.values()
    for firm in world.firms:
        yield from (firm.london, firm.india, *firm.shares)
    yield from world.prison
    yield from company.court
    yield from (post.fatigue for post in world.offices.values())
    yield from (london.workshops, london.luxuries, *london.pensioners)
    yield from (n for pieces in london.prizes.values() for n in pieces)
    yield from _counts_of_ships(game)
    yield from _counts_of_india(game)


def _counts_of_ships(game: G) -> Iterator[int]:
    """Company ships and extra ships are pieces of one supply."""
    company = game.state.company
    yield from company.company_ships.values()
    yield from company.extra_ships.values()
    yield spare_ships(game)


def _counts_of_india(game: G) -> Iterator[int]:
    india = game.state.india
    yield from india.training
    yield from (n for box in india.writers.values() for n in box)
    for army in india.armies.values():
        yield from (army.regiments, army.exhausted_regiments, *army.active, *army.exhausted)
    yield from (at.towers for at in india.regions.values())
    yield from (at.unrest for at in india.regions.values())
    yield spare_cubes(game)
    yield printed(game).pieces.levels - sum(at.towers for at in india.regions.values())


# --- what contradicts itself ----------------------------------------------------------------------------------
def _contradictions(game: G) -> Iterator[bool]:
    yield from _offices(game)
    yield from _ships(game)
    yield from _firms(game)
    yield from _india(game)
    yield from _hidden(game)


def _offices(game: G) -> Iterator[bool]:
    """Only held offices have holders; Governors serve in regions of the Company; a Chairman has the marker."""
    offices, regions = game.state.offices, game.state.india.regions
    yield from ((post.where == "held") == (post.holder == NOBODY) for post in offices.values())
    yield from (offices[office].where != "out" and not regions[region].control for region, office in GOVERNOR.items())
    yield (offices["governor_general"].where == "out") == (offices["director_of_trade"].where == "out")
    yield offices["chairman"].holder not in (NOBODY, game.state.company.former)


def _ships(game: G) -> Iterator[bool]:
    """A shipyard without owner lies in the supply, or its ship sails on without it."""
    india, company = game.state.india, game.state.company
    managers = {firm.manager for firm in game.state.firms}
    seas = {*SEA_ZONES, CHINA} if india.china else set(SEA_ZONES)
    for yard in game.state.yards:
        yield yard.at not in seas | {"firm"} | ({""} if yard.owner == NOBODY else {"yard"})
        yield yard.fatigued and yard.at not in seas | {"firm"}
        yield (yard.at == "firm") != (yard.charter in managers)
    yield not india.china and company.company_ships[CHINA] + company.extra_ships[CHINA] > 0


def _firms(game: G) -> Iterator[bool]:
    """A family manages one firm at most, a firm has somebody's share, and there are none under the monopoly."""
    found = game.state.firms
    yield len({firm.manager for firm in found}) < len(found)
    yield bool(found) and not game.state.company.deregulated
    for firm in found:
        yield not 0 < firms.all_shares(firm) <= printed(game).firms.limit
        yield not 0 <= firm.value < len(printed(game).firms.values)
    for seat in families(game):
        yield game.state.turn.fresh[seat] < 0


def _india(game: G) -> Iterator[bool]:
    india = game.state.india
    yield bool(india.filled.keys() & set(india.closed))
    yield from (filled.by not in PRESIDENCIES for filled in india.filled.values())
    for region, at in india.regions.items():
        yield at.dome == bool(at.control)
        yield bool(at.control) and (at.towers > 0 or at.flag != NOBODY or at.loot_up)
        yield not at.control and (at.unrest > 0 or at.half_ship)
        yield at.capital and at.flag == NOBODY
        yield at.flag != NOBODY and not _joined(game, region)
    yield from (army.commander not in range(NOBODY, len(game.state.families)) for army in india.armies.values())


def _joined(game: G, region: RegionId) -> bool:
    """A region with a flag belongs to an empire: one capital, and it is the capital or borders it."""
    regions = game.state.india.regions
    allied = empire(game, region)
    capitals = [other for other in allied if regions[other].capital]
    return len(capitals) == 1 < len(allied) and (capitals[0] in (region, *REGIONS[region].clockwise))


def _hidden(game: G) -> Iterator[bool]:
    """Each blackmail card on the table has a back of its own, and nobody is said to know one that lies open."""
    world = game.state
    london = world.london
    facedown = [card for card in london.display if is_blackmail(card)]
    facedown += [card for family in world.families for card in family.blackmail]
    yield from (card not in london.back for card in facedown)
    yield len(set(london.back.values())) < len(london.back)
    for seat, known in enumerate(london.known):
        yield bool(set(known) & set(world.families[seat].blackmail)) or len(set(known)) < len(known)
        yield not set(known) <= set(facedown)
