"""The London offices: Chairman, Director of Trade, Manager of Shipping; and dismissals by the Board of Control."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ....kernel.decisions import Allocate, Pick
from ....parts.hints import Hint
from .. import promises
from ..components import PRESIDENCIES, PRESIDENT, SEA_ZONE
from ..ids import PresidencyId, ZoneId
from ..phases.operations.chairman import needs_court
from ..phases.operations.director import openable
from ..pieces import holder, shares, zones
from ..refs import MOVED, PURCHASE, Buy, Fit, Writer
from . import army, words
from .checks import spending
from .family import RIVALRY, placed
from .hiring import standings
from .stakes import COIN, Stakes
from .treasuries import Treasuries, another_ship, china, opened, permanent

UNSELFISH = -2
"""A seat that nobody has."""
LEAVE = 0.02
"""Something is better than this, or nothing is done."""


# --- the Chairman -------------------------------------------------------------------------------------------------
def chairman(s: Stakes, d: Pick) -> list[Hint]:
    """Debt first, while it brings more than it costs; then the money is given out."""
    worths = {"allocate": 0.3, "done": 0.0}
    open_now = list(d.answers())
    if "advance" in open_now:
        gain = Treasuries(s, UNSELFISH).debt() * max(0.1, s.pound(d.seat))
        mine = s.world.company.exchange.count(d.seat)
        if mine and s.world.company.debt < 5:
            gain += 0.3
        asks = needs_court(s.game)
        worths["advance"] = gain - 0.8 * asks + (0.3 if gain > 0 and not asks else 0.0)
    return [Hint(answer, worths[answer]) for answer in open_now]


def debt(s: Stakes, d: Pick) -> list[Hint]:
    """The Court consents where more money does the Company good."""
    gain = (Treasuries(s, UNSELFISH).debt() - 1) * s.pound(d.seat)
    return [Hint(answer, gain if answer == "yes" else 0.0) for answer in d.answers()]


def debt_promise(s: Stakes, d: Pick) -> list[Hint]:
    gain = Treasuries(s, UNSELFISH).debt() * s.pound(d.seat) - s.word(promises.SUPPORT) * len(d.params["other"])
    return [Hint(answer, gain if answer == "call" else 0.0) for answer in d.answers()]


def allocate(s: Stakes, d: Allocate) -> list[Hint]:
    """What the plan says; and as a second thought, what an unselfish Chairman would do. Both keep the Chairman's
    word."""
    found: list[Hint] = []
    owed = words.allocations(s, d.seat)
    for seat in (d.seat, UNSELFISH):
        given, done = Treasuries(s, seat, owed).plan(d.total)
        answer = [given[slot.params["office"] if slot.params["office"] in given else "director_of_trade"]
                  for slot in d.slots]  # fmt: skip
        if all(answer != hint.answer for hint in found):
            found.append(Hint(answer, 0.1 * done - 0.3 * (seat != d.seat)))
    return found


# --- the Director of Trade ----------------------------------------------------------------------------------------
def envoy(s: Stakes, d: Pick) -> list[Hint]:
    """How much to spend on opening an order."""
    gain = max([0.0, *(opened(s, order) for order in openable(s.game)), china(s)])
    pound = s.pound(d.seat)
    worths = spending(
        s.check, d.params["cash"], 0, win=gain * max(0.1, pound), ruin=s.office("director_of_trade"),
        keep=0.15 * pound + 0.02,
    )  # fmt: skip
    return [Hint(answer, worths[answer]) for answer in d.answers()]


def envoy_choice(s: Stakes, d: Pick) -> list[Hint]:
    return [Hint(answer, china(s) if answer == "china" else opened(s, answer)) for answer in d.answers()]


def transfer(s: Stakes, d: Pick) -> list[Hint]:
    found = []
    for answer in d.answers():
        if answer == "none":
            found.append(Hint(answer, LEAVE))
            continue
        piece = MOVED.read(answer)
        if isinstance(piece, Writer):
            found.append(Hint(answer, max(writer_moved(s, d.seat, piece.seat, piece.where).values())))
        else:
            found.append(Hint(answer, max(ship_moved(s, d.seat, piece.where).values())))
    return found


def transfer_to(s: Stakes, d: Pick) -> list[Hint]:
    """Where it does most good; whose writer it is was said with the question before."""
    kind, where = d.params["kind"], d.params["where"]
    worths: Mapping[Any, float]
    match kind:
        case "writer":
            worths = writer_moved(s, d.seat, d.seat, where)
        case "yard" | "company" | "extra":
            worths = ship_moved(s, d.seat, where)
        case "officer" | "tired":
            worths = army.officer_moved(s, d.seat, d.seat, where)
        case _:
            worths = army.regiment_moved(s, d.seat, where)
    return [Hint(place, worths[place]) for place in d.answers()]


def writer_moved(s: Stakes, seat: int, owner: int, where: PresidencyId) -> dict[PresidencyId, float]:
    """What moving a writer to each other Presidency is worth."""
    sign = 0.9 if owner == seat else -RIVALRY
    here = placed(s, owner, where)
    return {place: sign * (placed(s, owner, place) - here) - 0.1 for place in PRESIDENCIES if place != where}


def ship_moved(s: Stakes, seat: int, where: ZoneId) -> dict[ZoneId, float]:
    """What moving a ship to each other zone is worth."""
    lost, weight = another_ship(s, where, -1), max(0.1, s.pound(seat))
    return {zone: (another_ship(s, zone) - lost) * weight for zone in zones(s.game) if zone != where}


# --- the Manager of Shipping --------------------------------------------------------------------------------------
def ship(s: Stakes, d: Pick) -> list[Hint]:
    """Own ships first: a fitted ship pays its family every year."""
    pound = max(0.05, s.pound(d.seat))
    yearly, later = added = best_ship(s)
    promised = words.fitting(s, d.seat)
    found = []
    for answer in d.answers():
        if answer == "done":
            found.append(Hint(answer, 0.0))
            continue
        what = PURCHASE.read(answer)
        if isinstance(what, Fit):
            owner = s.world.yards[what.number].owner
            found.append(Hint(answer, fitted(s, d.seat, owner, added) + words.BOUND * (owner in promised)))
        else:
            worth = permanent(s, yearly, later) - 2 if isinstance(what, Buy) else yearly - 1.5
            found.append(Hint(answer, worth * pound))
    return found


def best_ship(s: Stakes) -> tuple[float, float]:
    """What one ship more adds where it adds most: to the trade of this year, and to that of a usual one."""
    yearly = max(another_ship(s, zone) for zone in zones(s.game))
    return yearly, max(another_ship(s, zone, usual=True) for zone in zones(s.game))


def fitted(s: Stakes, seat: int, owner: int, added: tuple[float, float]) -> float:
    """What it is worth to a Manager to fit a ship of this family's that adds so much."""
    paid = COIN * s.years("bonuses")
    gain = permanent(s, *added) * max(0.05, s.pound(seat))
    return gain + (paid if owner == seat else -0.3 * RIVALRY * paid) + 0.05


def ship_to(s: Stakes, d: Pick) -> list[Hint]:
    found = []
    for zone in d.answers():
        gain = another_ship(s, zone) + 0.2 * another_ship(s, zone, usual=True)
        own = any(sea == zone and holder(s.game, PRESIDENT[name]) == d.seat for name, sea in SEA_ZONE.items())
        found.append(Hint(zone, gain * max(0.1, s.pound(d.seat)) + 0.2 * own * (gain > 0)))
    return found


# --- the Board of Control -----------------------------------------------------------------------------------------
def control(s: Stakes, d: Pick) -> list[Hint]:
    """A rival is dismissed whose office is worth much; whom the Company needs stays."""
    seat, office = d.params["holder"], d.params["office"]
    worth = s.office(office, s.world.offices[office].fatigue)
    gain = RIVALRY * worth + 0.06 * standings(s)[seat] - 0.35 if seat != d.seat else -worth
    if shares(s.game, d.seat):
        gain -= 0.1
    gain -= words.spared(s, d.seat, seat)
    return [Hint(answer, gain if answer == "dismiss" else 0.0) for answer in d.answers()]
