"""The Family phase: what one more writer, officer, share or enterprise is worth beyond its price."""

from __future__ import annotations

from ....kernel.decisions import Pick
from ....parts.hints import Hint
from ..army import members, officers
from ..components import ACTIONS, OFFICES, PRESIDENCIES, PRESIDENT
from ..ids import ActionId, PresidencyId
from ..phases.family import action_cost, broker_price, workshop_cost
from ..pieces import holder, shares, vacant
from ..refs import BROKERED
from ..state import NOBODY
from .stakes import PANE, Stakes

PAY = 0.7
"""How often a new officer is paid by the Company in a year."""
AGAIN = 0.6
"""What the second of two equal things is worth beside the first."""
SAFE, SAFER = 0.6, 1.6
"""What it is worth that points once bought do not hang on the Company's fate, and how much more if that is certain."""
MARKER = 0.25
"""What it is worth that the marker lies there next year, as part of what the action is worth."""
OWN_PRESIDENT = 0.25
VACANCY = 0.3
"""How likely the best vacant office goes to an only writer of the place."""
CONTROL = 0.12
"""What each share adds to a family's say in the Court."""
RIVALRY = 0.25
"""How much the gain of another family counts against the own one."""
USUAL_DEBT = 2.0
"""Debts that are new every year, each of which makes room for a share."""


def action(s: Stakes, d: Pick) -> list[Hint]:
    found = [Hint("none", 0.0)]
    for option in d.options:
        if option.why and option.value in ACTIONS:
            found.append(Hint(option.value, chosen(s, d.seat, option.value, bool(option.params["twice"]))))
    return found


def chosen(s: Stakes, seat: int, what: ActionId, twice: bool) -> float:
    """An action, with its repetition and the bonus writer if they come of it."""
    cost = action_cost(s.game, seat, what, twice)
    worth = once(s, seat, what, cost) + s.temper(seat)[what]
    total = worth
    affordable = s.world.families[seat].cash >= 2 * cost
    if twice and affordable:
        total += max(0.0, AGAIN * worth)
    if what == "enlist_writer" and len(vacant(s.game)) >= s.printed.actions.crowded:
        total += AGAIN * once(s, seat, what, 0)
    if s.times("family") > 1 and s.world.families[seat].opportunity != "gone":
        total += MARKER * max(0.0, worth)
    return total


def once(s: Stakes, seat: int, what: ActionId, cost: int) -> float:
    """One more of a thing, with its power, less its price."""
    cash = s.world.families[seat].cash
    price = s.purse(seat, cash) - s.purse(seat, max(0, cash - cost))
    match what:
        case "enlist_writer":
            return max(placed(s, seat, presidency) for presidency in PRESIDENCIES)
        case "enlist_officer":
            return s.officer() + _new_commander(s, seat) - PAY * s.pound(seat) * s.years("revenue")
        case "purchase_luxury":
            worth = (
                SAFE
                + SAFER * s.risk
                + s.printed.enterprises.luxury.vp
                - PANE * s.years("parliament")
                + s.stronger(seat, s.kind_power("social"))
            )
        case "purchase_workshop":
            worth = s.workshop() + s.stronger(seat, s.kind_power("manufacturing"))
        case "purchase_shipyard":
            worth = s.yard(False) + s.stronger(seat, s.kind_power("shipping"))
        case _:
            return max([0.0, *(space(s, seat, place, s.printed.actions.exchange[place]) for place in _empty(s, seat))])
    return worth - price


def _empty(s: Stakes, seat: int) -> list[int]:
    cash = s.world.families[seat].cash
    exchange = s.world.company.exchange
    return [
        place for place, price in enumerate(s.printed.actions.exchange) if exchange[place] == NOBODY and price <= cash
    ]


def _new_commander(s: Stakes, seat: int) -> float:
    """Whether a few officers more would make the family's man Commander somewhere."""
    armies = s.world.india.armies.values()
    if any(army.commander == seat for army in armies):
        return 0.35 * s.years("operations")
    mine = s.world.india.training[seat] + 1
    for army in armies:
        most = max(members(army, other) for other in s.seats)
        if mine + officers(army, seat) > most:
            return 0.35 * s.commander()
    return 0.1 * s.commander()


# --- writers ------------------------------------------------------------------------------------------------------
def placed(s: Stakes, seat: int, presidency: PresidencyId) -> float:
    """A new writer here: his trade, and the offices that are filled from among the writers of this place."""
    office = PRESIDENT[presidency]
    worth = s.writer(presidency)
    if holder(s.game, office) == seat:
        worth += OWN_PRESIDENT
    box = s.world.india.writers[presidency]
    best = 0.0
    for open_office in vacant(s.game):
        row = OFFICES[open_office]
        here = row.presidency == presidency or (row.region and s.world.india.regions[row.region].control == presidency)
        if here:
            best = max(best, s.office(open_office))
    return worth + VACANCY * best / (1 + sum(box))


def writer(s: Stakes, d: Pick) -> list[Hint]:
    return [Hint(place, 0.0 if place == "none" else placed(s, d.seat, place)) for place in d.answers()]


def again(s: Stakes, d: Pick) -> list[Hint]:
    """The same action once more, or the extra action of a law."""
    what: ActionId = d.params["doing"]
    extra = d.code == "family.extra"
    cost = action_cost(s.game, d.seat, what, not extra)
    if what == "purchase_workshop":
        cost = workshop_cost(s.game, d.seat, not extra, extra)
    worth = once(s, d.seat, what, cost) + 0.5 * s.temper(d.seat)[what]
    return [Hint(answer, worth if answer == "yes" else 0.0) for answer in d.answers()]


# --- shares -------------------------------------------------------------------------------------------------------
def share(s: Stakes, d: Pick) -> list[Hint]:
    found = []
    for answer in d.answers():
        place = answer if type(answer) is int else BROKERED.read(answer).space
        price = s.printed.actions.exchange[place] if type(answer) is int else broker_price(s.game)
        found.append(Hint(answer, space(s, d.seat, place, price)))
    return found


def space(s: Stakes, seat: int, place: int, price: int) -> float:
    """A place on the Stock Exchange: the rightmost pieces become shares first, one for each Debt."""
    before = len([other for other in s.world.company.exchange[place + 1 :] if other != NOBODY])
    years = (before + 1 - s.world.company.debt) / USUAL_DEBT
    likely = 1.0 if years <= 0 else 0.0 if years > s.left else max(0.0, 0.8 - 0.25 * years)
    worth = s.share + CONTROL * min(4, s.left + 1) + s.stronger(seat, s.kind_power("company_share"))
    worth += s.pound(seat) * s.years("revenue")  # a Debt less to pay for
    if shares(s.game, seat) and holder(s.game, "chairman") == seat:
        worth += 0.3
    cash = s.world.families[seat].cash
    return likely * worth - (s.purse(seat, cash) - s.purse(seat, cash - price))


def broker(s: Stakes, d: Pick) -> list[Hint]:
    """Another family would gain what the price is less, and nothing comes of it."""
    return [Hint(answer, -RIVALRY if answer == "yes" else 0.0) for answer in d.answers()]
