"""What things are worth at the end of the game, in GP: shares, money that can still be invested, ships."""

from __future__ import annotations

from ..components.tables import PERIODS
from ..phases.agents import CENTRE
from ..state import G, tables
from .outlook import AFTER_LOADING, Outlook, tonnage_of

GROWING = (2.6, 2.0, 1.45, 1.15, 1.0, 1.0)
"""What a coin of the Treasury becomes by the end, by how many periods' Stock Exchanges are past."""

MARGIN = (4.4, 4.6, 3.8, 3.4, 2.8)
"""What a cube of usual speed earns in each period."""
PER_SPEED = 0.09
"""How much more it earns for each step of speed above, or less below, the usual one."""
USUAL_SPEED = 2.0
CROWDED = 0.93
"""The power of the tonnage: the last cubes of a large ship earn less."""

LAST_SALES = 52.0
"""What a company of usual tonnage sells in the last period."""
RANK = 0.5
RANK_SKEW = 1.6
"""Moves by the ranking of sales: on average, and how much more for tonnage above the average."""
STRENGTH_FADES = 0.75
"""How much of a lead in tonnage is left in the end."""

DOCK = (3.5, 4.5, 4.0, 2.0, 0.0)
"""What a dock without a ship is worth, by period."""
STORE = 1.2
"""What a warehouse space earns in a period."""
POST = 2.2
"""What a Trading Post saves in a period."""
FIRST = 0.6
"""What a place higher in the initiative is worth while the game goes on."""


def exchanges_past(game: G) -> int:
    table = game.state
    return table.period - (table.phase in ("agents", "exchange", ""))


def growing(game: G) -> float:
    """What a coin becomes by the end."""
    return GROWING[min(exchanges_past(game), PERIODS)]


def rate(speed: int, tonnage: int, period: int) -> float:
    """What a ship earns in a period, as a rule."""
    return tonnage**CROWDED * MARGIN[period - 1] * (1 + PER_SPEED * (speed - USUAL_SPEED))


def earnings(speed: int, tonnage: int, purchasable: bool, first: int, leaving: int) -> float:
    """What a ship will have earned by the end, from the period `first` on, each coin grown."""
    last = PERIODS if purchasable else min(PERIODS, leaving - 1)
    return sum(rate(speed, tonnage, period) * GROWING[period] for period in range(first, last + 1))


# --- shares -----------------------------------------------------------------------------------------------------
def strengths(game: G) -> list[float]:
    """Each company's tonnage against the mean, drawn towards it: small fleets grow."""
    owned = [tonnage_of(game, company) + 4 for company in game.state.companies]
    mean = sum(owned) / len(owned)
    return [1 + STRENGTH_FADES * (tons / mean - 1) for tons in owned]


def final_values(game: G) -> list[float]:
    """The share value of each company at the end, should nobody buy or sell any more."""
    t = tables(game)
    table = game.state
    top = len(t.values) - 1
    left = PERIODS - table.period + 1
    found = []
    for company, strength in zip(table.companies, strengths(game), strict=True):
        sales = LAST_SALES * strength
        if table.period == PERIODS and table.phase in AFTER_LOADING:
            sales = company.sales + 5.0 * sum(sum(ship.cargo.values()) for ship in company.ships)
        moves = 0.0
        if table.phase != "end" and not closed(game):
            moves = min(10.0, sales / 10 - 0.5) - company.marker
            moves += left * max(-1.0, min(2.0, RANK + RANK_SKEW * (strength - 1)))
        space = max(0.0, min(float(top), company.value + moves))
        low = int(space)
        high = min(top, low + 1)
        found.append(t.values[low] + (space - low) * (t.values[high] - t.values[low]))
    return found


def closed(game: G) -> bool:
    """Whether the moves of the last period are made."""
    table = game.state
    return table.period == PERIODS and table.phase == "close" and not any(own.sales for own in table.companies)


def dividends_ahead(game: G, company: int, final: float) -> float:
    """What a share will pay to a holder who is not its owner, over all periods to come; the value climbs evenly."""
    t = tables(game)
    table = game.state
    if table.phase == "end":
        return 0.0
    left = PERIODS - table.period + 1
    now = t.values[table.companies[company].value]
    total = 0.0
    for n in range(1, left + 1):
        value = now + (final - now) * n / left
        space = sum(1 for known in t.values if known <= value) - 1
        total += t.dividends[max(0, space)]
    return total


# --- the whole ---------------------------------------------------------------------------------------------------
def evaluate(game: G, seat: int) -> float:
    """The wealth that the seat may expect in the end."""
    if game.result is not None:
        return float(game.result["scores"][seat])
    table = game.state
    own = table.companies[seat]
    finals = final_values(game)
    grown = growing(game)
    total = own.presidency * finals[seat] + (own.cash + own.sales) * grown
    for company, held in enumerate(own.shares):
        if held:
            total += held * finals[company]
            if company != seat:
                total += held * dividends_ahead(game, company, finals[company])
    owed = sum(other.shares[seat] for number, other in enumerate(table.companies) if number != seat)
    if owed:
        total -= owed * dividends_ahead(game, seat, finals[seat])
    total += _fleet(game, seat, grown)
    places = len(table.initiative) - 1
    if table.period < PERIODS:
        total += FIRST * (places - table.initiative.index(seat))
    return total


def _fleet(game: G, seat: int, grown: float) -> float:
    """Ships, docks, warehouses, posts and cargo."""
    t = tables(game)
    table = game.state
    own = table.companies[seat]
    after = table.phase in AFTER_LOADING
    first = table.period + (after or table.phase == "loading")
    total = 0.0
    for ship in own.ships:
        kind = t.tiles[ship.tile]
        total += earnings(kind.speed, kind.tonnage, kind.purchasable, first, t.leaving)
    left = PERIODS - table.period
    if left:
        total += (t.docks[own.level] - len(own.ships)) * DOCK[table.period - 1]
        total += t.stores[own.level] * STORE * left
    placed = list(table.seals.values()).count(seat)
    total += placed * POST * (PERIODS - first + 1)
    if after or table.phase == "loading":
        total += grown * _cargo(game, seat)
    elif own.store:
        total += grown * 5.0 * sum(own.store.values())
    return total


def _cargo(game: G, seat: int) -> float:
    """What the cubes aboard and in store should bring, and the purchases still to come."""
    table = game.state
    own = table.companies[seat]
    view = Outlook(game, seat)
    sold = dict.fromkeys(view.t.goods, 0)
    total = 0.0
    piles = [(9, own.store)] if table.phase != "close" else []
    piles += [(view.kind(ship)[0], ship.cargo) for ship in own.ships if ship.cargo]
    for speed, cubes in piles:
        for good, count in cubes.items():
            ahead = round(view.faster(speed) * view.crowd[good] + view.before(good, speed))
            for n in range(count):
                total += view.price(good, ahead + sold[good] + n) + view.bonus[good]
            sold[good] += count
    if table.phase == "loading":
        total += view.now().profit
    if own.store and table.phase == "close" and table.period < PERIODS:
        total += 5.0 * sum(own.store.values())
    return total


def gain_of_value(game: G, seat: int, company: int) -> float:
    """What one space more on the share track is worth to the seat, less what it is worth to the best placed other."""
    table = game.state

    def stake(number: int) -> int:
        own = table.companies[number]
        return own.shares[company] + (own.presidency if number == company else 0)

    others = [stake(number) for number in range(table.seats) if number != seat]
    return stake(seat) - ENVY * sum(others) / len(others)


ENVY = 0.8
"""How much a gain of an average other seat counts against the own one."""

__all__ = ["CENTRE", "ENVY", "dividends_ahead", "evaluate", "final_values", "gain_of_value", "growing", "rate"]
