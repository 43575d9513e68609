"""Revenue and Parliament: dividends, laws, policies, votes."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from .....kernel.decisions import Allocate, Pick
from ...cards.prestige import BOROUGHS
from ...components import OFFICES, PRESIDENCIES, RIBBON, SEA_ZONE, SEA_ZONES
from ...components.crown_figures import Test
from ...ids import LawId, OfficeId, PropertyKind
from ...phases.parliament.policy import OTHERS, windows_due
from ...phases.parliament.taxes import count
from ...phases.parliament.voting import AGAINST, FOR
from ...phases.revenue import dividend_cost
from ...pieces import held_by, holder, windows
from ...refs import FLEET, LEVIED, CompanyShip, Officer, TiredOfficer, YardCard
from ...state import NOBODY, G, printed
from ..cards import by_arrows, face, way
from ..charts import has_most
from ..family import automated, chart, crown, persons, seat_of
from .plan import Planned, Plans, always


# --- Revenue --------------------------------------------------------------------------------------------------
def dividend_number(game: G) -> int:
    """One whenever it can be paid, more of them while the reserve of its climate stays."""
    cost, balance = dividend_cost(game), game.state.company.balance
    if balance < cost or not cost:
        return 0
    return 1 + max(0, (balance - cost - chart(game).reserve) // cost)


def dividends(game: G, asked: Pick) -> Planned:
    """`steps`: how many more or fewer were paid for."""
    most = max(asked.answers())
    n = max(0, min(most, dividend_number(game) + crown(game).duty.steps))
    return Planned(n, "jc2.solo.crown.revenue.dividends", "dividends", n=n, kept=chart(game).reserve)


# --- the law --------------------------------------------------------------------------------------------------
def planned_draws(game: G) -> int:
    """As many as the shaded place says, and what was paid for, up to the most there are."""
    return max(1, min(printed(game).crown.laws, face(game).shaded + 1))


def select(game: G, asked: Pick) -> Planned:
    """One after the other; the last one drawn is the law."""
    n, revealed = asked.params["n"], game.state.parliament.revealed
    if n < planned_draws(game) and any(option.value == "draw" and option.why for option in asked.options):
        return Planned("draw", "jc2.solo.crown.law.draw", "draws", n=planned_draws(game))
    return Planned(revealed[-1], "jc2.solo.crown.law.draw", "law_last", law=revealed[-1])


def named_office(game: G, asked: Pick) -> Planned:
    """The first office of a person on the ribbon, else a Governor's; lots are drawn where all are the Crown's."""
    able: list[OfficeId] = list(asked.answers())
    theirs = [office for office in able if not automated(game, holder(game, office))]
    ribbon = [office for office in RIBBON if office in theirs]
    if not theirs:
        return Planned(able[0], "jc2.crown.vote.impeachment", "names_own", lots=able)
    office = (ribbon or theirs)[0]
    return Planned(office, "jc2.crown.vote.impeachment", "names", office=office)


def old_idea(game: G, asked: Pick) -> Planned:
    able = list(asked.answers())
    return Planned(able[0], "jc2.crown.vote.old_ideas", "lots", lots=able)


# --- the policy -----------------------------------------------------------------------------------------------
def balance_of(game: G, space: int) -> int:
    """What it has of the target less what the persons have; against it for a tax, nothing for power."""
    row, own = printed(game).dial[space], seat_of(game)
    if row.consequence == "power":
        return 0

    def ahead(counted: Callable[[int], int]) -> int:
        return counted(own) - sum(counted(seat) for seat in persons(game))

    total = ahead(lambda seat: count(game, seat, row.target))
    if windows_due(game, space, False):
        total += ahead(lambda seat: windows(game, seat))
    return -total if row.consequence == "tax" else total


def policy(game: G, asked: Pick) -> Planned:
    """The greater total; equal ones by the direction of the AI card."""
    spaces = {option.params["way"]: option.value for option in asked.options}
    first = spaces[f"way.{way(game)}"]
    best = max(spaces.values(), key=lambda space: (balance_of(game, space), space == first))
    tied = len({balance_of(game, space) for space in spaces.values()}) < len({*spaces.values()})
    rule = "jc2.crown.policy.tie_direction" if tied else "jc2.solo.crown.policy.choose"
    return Planned(best, rule, "policy_tie" if tied else "policy", n=balance_of(game, best))


def power(game: G, asked: Pick) -> Planned:
    """The two lowest markers change places."""
    return Planned(list(OTHERS[-1]), "jc2.solo.crown.policy.power_top", "power_lowest")


# --- the vote -------------------------------------------------------------------------------------------------
def _prizes(game: G, seat: int) -> int:
    return sum(pieces[seat] for pieces in game.state.london.prizes.values())


def _workshops(game: G, seat: int) -> int:
    family = game.state.families[seat]
    return family.workshops + family.invested


def _boroughs(game: G, seat: int) -> int:
    return len([card for card in game.state.families[seat].prestige if card in BOROUGHS])


def _on_orders(game: G, seat: int) -> int:
    return len([filled for filled in game.state.india.filled.values() if filled.seat == seat])


def _governors(game: G, seat: int) -> int:
    return len([office for office in held_by(game, seat) if OFFICES[office].region])


def _target(game: G, seat: int) -> int:
    kind: PropertyKind = printed(game).dial[game.state.parliament.ballot.stop].target
    return count(game, seat, kind)


def holds(game: G, law: LawId) -> bool:
    """Whether the test of a row of the voting plan holds."""
    row = printed(game).crown.plan[law]
    own = seat_of(game)
    counts: dict[Test, Callable[[int], int]] = {
        "most_workshops": lambda seat: _workshops(game, seat),
        "most_prizes": lambda seat: _prizes(game, seat),
        "most_boroughs": lambda seat: _boroughs(game, seat),
        "most_luxuries": lambda seat: game.state.families[seat].luxuries,
        "most_writers": lambda seat: _on_orders(game, seat),
        "most_governors": lambda seat: _governors(game, seat),
        "most_target": lambda seat: _target(game, seat),
    }
    match row.test:
        case "climate":
            return crown(game).climate in row.climates
        case "prime_minister":
            return game.state.parliament.prime_minister == own
        case "director":
            return holder(game, "director_of_trade") == own
        case "chairman":
            return holder(game, "chairman") == own
    return has_most(game, counts[row.test])


def vote(game: G, asked: Pick) -> Planned:
    """By the row of the law; always against Deregulation."""
    law = cast("LawId", asked.params["law"])
    row = printed(game).crown.plan.get(law)
    if row is None:
        return Planned(AGAINST, "jc2.solo.crown.deregulation.votes", "votes_session")
    side = FOR if holds(game, law) != row.turned else AGAINST
    return Planned(
        side,
        "jc2.solo.crown.vote.plan",
        "votes_for" if side == FOR else "votes_against",
        law=law,
        test=f"test.{row.test}",
    )


# --- the war --------------------------------------------------------------------------------------------------
def _levied(game: G, asked: Allocate, owner: Callable[[str], int], order: Callable[[str], int]) -> Planned:
    """Those of persons, of two by turns, then the Company's, then its own; in a group by the AI card."""
    given = dict.fromkeys((slot.value for slot in asked.slots), 0)
    caps = {slot.value: slot.cap for slot in asked.slots}
    turn = crown(game).button
    for _ in range(asked.total):
        left = [name for name in caps if given[name] < caps[name]]
        camp = min(_camp(game, owner(name)) for name in left)
        left = [name for name in left if _camp(game, owner(name)) == camp]
        left = [name for name in left if camp or owner(name) == turn] or left
        best = min(left, key=order)
        given[best] += 1
        if not camp:
            turn = next((seat for seat in persons(game) if seat != owner(best)), turn)
    return Planned(list(given.values()), "jc2.crown.vote.war", "war")


def _camp(game: G, owner: int) -> int:
    return 2 if automated(game, owner) else 0 if owner in persons(game) else 1


def _zone_rank(game: G, zone: str) -> int:
    seas = [SEA_ZONE[home] for home in by_arrows(game, PRESIDENCIES)]
    return seas.index(zone) if zone in SEA_ZONES else len(seas) + (zone != "china")


def war_ships(game: G, asked: Allocate) -> Planned:
    yards = game.state.yards

    def owner(name: str) -> int:
        ship = FLEET.read(name)
        return yards[ship.number].owner if isinstance(ship, YardCard) else NOBODY

    def order(name: str) -> int:
        ship = FLEET.read(name)
        return _zone_rank(game, ship.where if isinstance(ship, CompanyShip) else yards[ship.number].at)

    return _levied(game, asked, owner, order)


def war_soldiers(game: G, asked: Allocate) -> Planned:
    arrows = by_arrows(game, PRESIDENCIES)

    def owner(name: str) -> int:
        troops = LEVIED.read(name)
        return troops.seat if isinstance(troops, Officer | TiredOfficer) else NOBODY

    def order(name: str) -> int:
        return arrows.index(LEVIED.read(name).where)

    return _levied(game, asked, owner, order)


PLANS: Plans = {
    "session.call": always("no", "jc2.solo.crown.deregulation.not_by_choice", "session_not"),
    "revenue.protection": always("protection", "jc2.solo.crown.revenue.protection", "protection"),
    "revenue.dividends": dividends,
    "parliament.select": select,
    "parliament.old_ideas": old_idea,
    "parliament.name": named_office,
    "parliament.policy": policy,
    "parliament.shift": policy,
    "parliament.crown_vote": vote,
    "policy.power": power,
    "law.war.ships": war_ships,
    "law.war.soldiers": war_soldiers,
}
