"""What things are worth at the end of the game, in GP: shares, money that can still be invested, ships."""

from __future__ import annotations

from ....parts.order import to_the_front
from ..components.figures import Printed, ShipType
from ..phases.agents import to_place
from ..phases.exchange import EXPERTISE
from ..state import G, is_neutral, printed
from .outlook import AFTER_LOADING, Outlook, tonnage_of

GROWING = (6.0, 5.0, 3.6, 2.0, 1.25, 1.0)
"""What a coin of the Treasury becomes by the end, by how many periods' Stock Exchanges are past."""

GROWN = (3.6, 3.2, 2.6, 1.85, 1.1, 1.0)
"""The same as it shows in the end of games, for the worth of a whole position."""

MARGIN = (4.4, 4.6, 3.8, 3.4, 2.8)
"""What a cube of usual speed earns in each period."""
PER_SPEED = 0.6
"""How much more it earns for each step of speed above, or less below, the usual one."""
USUAL_SPEED = 2.0
CROWDED = 0.93
"""The power of the tonnage: the last cubes of a large ship earn less."""

LAST_SALES = 66.0
"""What a company of usual tonnage sells in the last period."""
RANK = 0.5
RANK_SKEW = 1.6
"""Moves by the ranking of sales: on average, and how much more for tonnage above the average."""
STILL_BOUGHT = 0.6
"""How many of the shares on the Stock Exchange will be bought, each for a step up."""
STRENGTH_FADES = 0.75
"""How much of a lead in tonnage is left in the end."""

POST = 4.0
"""What a Trading Post saves in a period."""
SHIPS, DIVIDENDS, OWED = 0.3, 1.4, 0.55
"""How much of the future earnings of ships, of dividends and of those owed shows in the end of games."""
FIRST = 2.2
"""What a place higher in the initiative is worth in each period to come."""
AGENT = 1.5
"""What an Agent still to be placed will earn."""
IDLE = 0.5
"""How much of what a coin could become on the Stock Exchange it will become."""
STORED = 5.0
"""What a cube in store brings a period later."""
FIRST_OF_ALL = 9
"""Warehouses sell before the fastest ships."""


def exchanges_past(game: G) -> int:
    world = game.state
    return world.period - (world.phase.name in ("agents", "exchange", ""))


def growing(game: G) -> float:
    """What a coin becomes by the end."""
    periods = printed(game).periods
    return at(GROWING, min(exchanges_past(game), periods), periods)


def at(by_period: tuple[float, ...], period: int, periods: int) -> float:
    """What such a row says of a period: it ends with the last one that is played."""
    return by_period[period - periods - 1]


def ahead(by_period: tuple[float, ...], period: int, periods: int) -> list[float]:
    """What it says of all periods to come."""
    return [at(by_period, later, periods) for later in range(period + 1, periods + 1)]


def rate(speed: int, tonnage: int, period: int) -> float:
    """What a ship earns in a period, as a rule."""
    return float(tonnage**CROWDED) * MARGIN[period - 1] * (1 + PER_SPEED * (speed - USUAL_SPEED))


def earnings(ship: ShipType, period: int, figures: Printed) -> float:
    """What a ship will have earned by the end, after this period, each coin grown."""
    periods = figures.periods
    last = periods if ship.purchasable else min(periods, figures.leaving - 1)
    coming = range(period + 1, last + 1)
    return sum(rate(ship.speed, ship.tonnage, later) * at(GROWING, later, periods) for later in coming)


# --- shares -----------------------------------------------------------------------------------------------------
def strengths(game: G) -> list[float]:
    """Each company's tonnage against the mean, drawn towards it: small fleets grow."""
    owned = [tonnage_of(game, company) + 4 for company in game.state.companies]
    mean = sum(owned) / len(owned)
    return [1 + STRENGTH_FADES * (tons / mean - 1) for tons in owned]


def final_values(game: G) -> list[float]:
    """The share value that each company should have at the end."""
    figures = printed(game)
    world = game.state
    top = len(figures.values) - 1
    left = figures.periods - world.period + 1
    found = []
    for company, strength in zip(world.companies, strengths(game), strict=True):
        sales = LAST_SALES * strength
        if world.period == figures.periods and world.phase.name in AFTER_LOADING:
            sales = company.sales + 5.5 * sum(sum(ship.cargo.values()) for ship in company.ships)
        moves = 0.0
        if world.phase.name != "end" and not closed(game):
            moves = min(10.0, sales / 10 - 0.5) - company.marker + STILL_BOUGHT * company.left
            moves += left * max(-1.0, min(2.0, RANK + RANK_SKEW * (strength - 1)))
        space = max(0.0, min(float(top), company.value + moves))
        low = int(space)
        high = min(top, low + 1)
        found.append(figures.values[low] + (space - low) * (figures.values[high] - figures.values[low]))
    return found


def closed(game: G) -> bool:
    """Whether the moves of the last period are made."""
    world = game.state
    return (
        world.period == printed(game).periods
        and world.phase.name == "close"
        and not any(own.sales for own in world.companies)
    )


def dividends_ahead(game: G, company: int, final: float) -> float:
    """What a share will pay to a holder who is not its owner, over all periods to come; the value climbs evenly."""
    figures = printed(game)
    world = game.state
    if world.phase.name == "end":
        return 0.0
    left = figures.periods - world.period + 1
    now = figures.values[world.companies[company].value]
    total = 0.0
    for n in range(1, left + 1):
        value = now + (final - now) * n / left
        space = sum(1 for known in figures.values if known <= value) - 1
        total += figures.dividends[max(0, space)]
    return total


# --- the whole ---------------------------------------------------------------------------------------------------
def evaluate(game: G, seat: int) -> float:
    """The wealth that the seat may expect in the end."""
    if game.result is not None:
        return float(game.result["scores"][seat])
    return sum(parts(game, seat).values())


def parts(game: G, seat: int) -> dict[str, float]:
    """The wealth that the seat may expect in the end, by where it comes from."""
    world = game.state
    figures = printed(game)
    own = world.companies[seat]
    finals = final_values(game)
    period = world.period
    left = figures.periods - period
    found = {"trade": trade(game, seat)}
    found["presidency"] = own.presidency * finals[seat]
    found["shares"] = sum(held * finals[company] for company, held in enumerate(own.shares))
    found["dividends"] = DIVIDENDS * sum(
        held * dividends_ahead(game, company, finals[company])
        for company, held in enumerate(own.shares)
        if held and company != seat
    )
    owed = sum(other.shares[seat] for number, other in enumerate(world.companies) if number != seat)
    found["owed"] = -OWED * owed * dividends_ahead(game, seat, finals[seat]) if owed else 0.0
    kinds = [figures.tiles[ship.tile] for ship in own.ships]
    found["ships"] = SHIPS * sum(earnings(kind, period, figures) for kind in kinds)
    later = sum(ahead(GROWN, period, figures.periods))
    found["posts"] = list(world.seals.values()).count(seat) * SHIPS * POST * later
    coming = world.phase.name == "agents"
    order = after_expertise(game) if coming else world.initiative
    found["initiative"] = FIRST * (left + coming) * (len(order) - 1 - order.index(seat))
    if world.phase.name == "agents":
        found["agents"] = AGENT * len(to_place(own)) * at(GROWN, period, figures.periods)
    return found


def after_expertise(game: G) -> list[int]:
    """The initiative as it will be when the Agents on Expertise have taken effect."""
    world = game.state
    users = [company for company in world.boxes[EXPERTISE] if not is_neutral(world, company)]
    return to_the_front(world.initiative, users)


def trade(game: G, seat: int) -> float:
    """Money, and what this period's trade will make of it."""
    world = game.state
    own = world.companies[seat]
    periods = printed(game).periods
    later = at(GROWN, world.period, periods)
    if world.phase.name in ("close", "end"):
        stored = STORED * sum(own.store.values()) if world.period < periods else 0.0
        return (own.cash + own.sales + stored) * later
    view = Outlook(game, seat)
    money = own.cash + own.sales + aboard(view)
    if world.phase.name == "selling":
        return money * later
    plan = view.now()
    money += plan.profit
    idle = max(0, own.cash - plan.cost)
    before = at(GROWN, world.period - 1, periods) if world.phase.name in ("agents", "exchange") else later
    return money * later + IDLE * idle * (before - later)


def aboard(view: Outlook) -> float:
    """What the cubes aboard and in store should bring in this period."""
    sold = dict.fromkeys(view.figures.goods, 0)
    total = 0.0
    piles = [(FIRST_OF_ALL, view.own.store)]
    piles += [(view.kind(ship)[0], ship.cargo) for ship in view.own.ships if ship.cargo]
    for speed, cubes in piles:
        for good, count in cubes.items():
            ahead = view.turn(speed)[good][1] + sold[good]
            total += sum(view.price(good, ahead + n) + view.bonus[good] for n in range(count))
            sold[good] += count
    return total


def gain_of_value(game: G, seat: int, company: int) -> float:
    """What one space more on the share track is worth to the seat, less what it is worth to the best placed other."""
    world = game.state

    def stake(number: int) -> int:
        own = world.companies[number]
        return own.shares[company] + (own.presidency if number == company else 0)

    others = [stake(number) for number in range(world.seats) if number != seat]
    return stake(seat) - ENVY * sum(others) / len(others)


ENVY = 0.8
"""How much a gain of an average other seat counts against the own one."""

__all__ = ["ENVY", "dividends_ahead", "evaluate", "final_values", "gain_of_value", "growing", "rate"]
