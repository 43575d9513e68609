"""The worth of a whole position to each family."""

from __future__ import annotations

from ..army import officers as officers_of
from ..components import PRESIDENCIES
from ..pieces import fitted, held_by, shares, yards_of
from ..state import G
from . import bonds, pledges, ventures
from .stakes import COIN, MINISTRY, PANE, PENSION, Stakes


def evaluate(game: G, seat: int) -> float:
    """The points that a family may expect in the end."""
    if game.result is not None:
        return float(game.result["scores"][seat])
    stakes = Stakes(game)
    return sum(parts(stakes, seat).values())


def parts(stakes: Stakes, seat: int) -> dict[str, float]:
    """The same, by where it comes from."""
    world = stakes.world
    family = world.families[seat]
    if world.turn.phase == "end":
        return {"points": family.vp, "purse": stakes.last_season(seat, family.cash)}
    return {
        "points": float(family.vp),
        "purse": stakes.purse(seat, family.cash),
        "power": stakes.awards[seat],
        "shares": stakes.share * shares(stakes.game, seat) + 0.5 * stakes.share * world.company.exchange.count(seat),
        "offices": sum(stakes.office(office, world.offices[office].fatigue) for office in held_by(stakes.game, seat)),
        "people": people(stakes, seat),
        "property": possessions(stakes, seat),
        "promises": bonds.balance(stakes, seat),
        "words": pledges.balance(stakes, seat),
        "upkeep": -upkeep(stakes, seat),
        "firms": ventures.worth(stakes, seat),
        "ministry": MINISTRY * stakes.years("parliament") if world.parliament.prime_minister == seat else 0.0,
    }


def people(stakes: Stakes, seat: int) -> float:
    india = stakes.world.india
    total = PENSION * stakes.world.london.pensioners[seat]
    for presidency in PRESIDENCIES:
        abroad = len([filled for filled in india.filled.values() if filled.by == presidency and filled.seat == seat])
        count = india.writers[presidency][seat] + abroad
        total += count * stakes.writer(presidency) if count else 0.0
    officers = india.training[seat]
    for army in india.armies.values():
        officers += officers_of(army, seat)
        total += stakes.commander() if army.commander == seat else 0.0
    return total + officers * stakes.officer()


def possessions(stakes: Stakes, seat: int) -> float:
    world = stakes.world
    family = world.families[seat]
    total = family.workshops * stakes.workshop()
    total += sum(stakes.yard(fitted(world.yards[number])) for number in yards_of(stakes.game, seat))
    total += sum(stakes.prestige(card) for card in family.prestige)
    total += sum(stakes.scheme(card) for card in family.blackmail)
    return total - PANE * family.luxuries * stakes.years("parliament")


def upkeep(stakes: Stakes, seat: int) -> float:
    held, rows = stakes.world.london.prizes, stakes.printed.prizes
    yearly = sum(held[prize][seat] * (row.upkeep * COIN + PANE * row.windows) for prize, row in rows.items())
    return yearly * stakes.years("upkeep")
