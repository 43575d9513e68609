"""Hints for the Stock Exchange, Navigation, Loading, Selling and the dividends that cannot be paid."""

from __future__ import annotations

from ....kernel.decisions import Allocate, Decision, Pick
from ....parts.hints import Hint
from ..ids import Good, MarketId
from ..phases.loading import prices
from ..phases.market import market_of
from ..phases.selling import sale_prices
from ..state import G, loading_zone, printed
from . import worth
from .outlook import Outlook, mean_card

SALES = 0.08
"""What a coin of sales is worth beside itself: the ranking and the Sales marker follow the sum."""
KEPT = 0.85
"""What is left of the price expected for a cube that waits a period in a warehouse."""
SCARCE = 0.5
"""How much more a coin counts while there are too few for all own ships."""
OWN = -4.0
"""How much less an own share is worth than another's, beside the dividends that it does not pay."""
LEAVING = -6.0
"""What it is worth to leave a ship behind: it misses a period's sales."""


# --- B. Stock Exchange ------------------------------------------------------------------------------------------
def exchange_hints(game: G, decision: Decision) -> list[Hint]:
    """A share is worth its value in the end and its dividends, less what its price would become in cargo and coins."""
    seat = decision.seat
    figures = printed(game)
    own = game.state.companies[seat]
    later = worth.at(worth.GROWING, game.state.period, figures.periods)
    view = Outlook(game, seat)
    fleet, at_sea = view.fleet(), view.at_sea()
    base = view.plan(fleet, own.cash, at_sea)
    missed: dict[int, float] = {}
    finals = worth.final_values(game)
    found = []
    for answer in decision.answers():
        if answer == "pass":
            found.append(Hint(answer, 0.0))
            continue
        company = seat if answer == "redeem" else figures.companies.index(answer)
        cost = figures.values[game.state.companies[company].value]
        lost = cost * later
        if own.cash - cost < base.cost:
            if cost not in missed:
                missed[cost] = base.profit - view.plan(fleet, own.cash - cost, at_sea).profit
            lost += missed[cost] * later
        if answer == "redeem":
            found.append(Hint(answer, finals[seat] - lost))
            continue
        gain = finals[company] + 1 + worth.gain_of_value(game, seat, company)
        ahead = worth.dividends_ahead(game, company, finals[company] + 1)
        gain += ahead if company != seat else worth.ENVY * ahead / 2 + OWN
        found.append(Hint(answer, gain - lost))
    return found


# --- C. Navigation ----------------------------------------------------------------------------------------------
def card_hints(game: G, decision: Decision) -> list[Hint]:
    """The market card with which the own fleet earns most."""
    name: MarketId = decision.params["side"]
    market = market_of(game, name)
    cards = printed(game).cards[game.seats]
    found = []
    for card in decision.answers():
        total = {good: market.dice[good] + float(n) for good, n in cards[card].items()}
        found.append(Hint(card, Outlook(game, decision.seat, {name: total}).now().profit))
    return found


def zone_hints(game: G, decision: Decision) -> list[Hint]:
    """For each zone the best of the ships still in hand; ships under way have moved the rows."""
    view = Outlook(game, decision.seat)
    next_ship = view.after_those_at_sea()
    ships = set(view.fleet())
    return [Hint(zone, max(next_ship(ship, zone) for ship in ships)) for zone in decision.answers()]


def ship_hints(game: G, decision: Decision) -> list[Hint]:
    """Which ship goes to the zone that was said: the one that gains most there beyond what it could elsewhere."""
    view = Outlook(game, decision.seat)
    next_ship = view.after_those_at_sea()
    zone = decision.params["zone"]
    found = []
    for tile in decision.answers():
        kind = view.figures.tiles[tile]
        ship = kind.speed, kind.tonnage
        elsewhere = max(next_ship(ship, other) for other in view.zones if other != zone)
        found.append(Hint(tile, next_ship(ship, zone) - elsewhere))
    return found


# --- D. Loading -------------------------------------------------------------------------------------------------
def loading_hints(game: G, decision: Decision) -> list[Hint]:
    """What the next cube of each good should bring beyond its price; home with what is aboard, or stay here."""
    seat = decision.seat
    view = Outlook(game, seat)
    kind = view.figures.ship[decision.params["ship"]]
    discount = view.discount[loading_zone(game).id]
    ahead = view.faster(kind.speed)
    others = [ship for ship in view.at_sea() if ship[:2] != (kind.speed, kind.tonnage)]
    need = view.plan([], view.own.cash, others).cost if others else 0
    found = [Hint("home", 0.0)]
    for answer in decision.answers():
        if answer == "leave":
            found.append(Hint(answer, LEAVING))
        elif answer != "home":
            cost = prices(game, answer, 1, discount)[0]
            aboard = sum(ship.cargo.get(answer, 0) for ship in view.own.ships)
            place = round(ahead * view.crowd[answer] + view.before(answer, kind.speed)) + aboard
            scarce = SCARCE if cost + need > view.own.cash else 0.0
            gain = (view.price(answer, place) + view.bonus[answer]) * (1 + SALES) - cost * (1 + scarce)
            found.append(Hint(answer, gain))
    return found


# --- E. Selling -------------------------------------------------------------------------------------------------
def unloading_hints(game: G, decision: Decision) -> list[Hint]:
    """Of equally fast ships the one whose goods the others carry most of goes first: their price will fall most."""
    seat = decision.seat
    own = game.state.companies[seat]
    coming = {
        good: sum(
            ship.cargo.get(good, 0)
            for number, other in enumerate(game.state.companies)
            if number != seat
            for ship in other.ships
        )
        for good in printed(game).goods
    }
    cargoes = {ship.tile: ship.cargo for ship in own.ships}
    found = []
    for tile in decision.answers():
        falls = 0
        for good, count in cargoes[tile].items():
            now = sale_prices(game, seat, good, count + coming[good])
            falls += sum(now[:count]) - sum(now[coming[good] :])
        found.append(Hint(tile, float(falls)))
    return found


def selling_hints(game: G, decision: Allocate) -> list[Hint]:
    """Every way to sell some and keep some."""
    seat = decision.seat
    figures = printed(game)
    period = game.state.period
    now = worth.at(worth.GROWING, period, figures.periods) + SALES
    last = period == figures.periods
    later = 0.0 if last else worth.at(worth.GROWING, period + 1, figures.periods) * KEPT
    goods = [slot.value for slot in decision.slots]
    kept = {good: later_prices(game, seat, good) for good in goods} if later else {}
    found = []
    for answer in decision.listed(200):
        gain = 0.0
        for slot, count in zip(decision.slots, answer, strict=True):
            gain += now * sum(slot.params["prices"][:count])
            if later:
                gain += later * sum(kept[slot.value][: slot.cap - count])
            elif count < slot.cap:
                gain -= figures.full_row_price * (slot.cap - count)
        found.append(Hint(answer, gain))
    return found


def later_prices(game: G, seat: int, good: Good) -> list[int]:
    """What the next cubes kept in store should bring in the next period, when warehouses sell before all ships."""
    figures = printed(game)
    world = game.state
    slots = figures.europe[game.seats][good].slots
    coming = sum(
        ship.cargo.get(good, 0)
        for number, other in enumerate(world.companies)
        if number != seat
        for ship in other.ships
    )
    stored = sum(other.store.get(good, 0) for other in world.companies)
    pile = figures.pile[world.period]
    faces = sum(figures.faces) / len(figures.faces)
    taken = faces + mean_card(game, "europe", world.europe, pile)[good]
    place = max(0, round(min(len(slots), world.europe.rows[good] + coming) - taken)) + stored
    return [slots[n] if n < len(slots) else figures.full_row_price for n in range(place, place + figures.stores[-1])]


# --- F. Dividends -----------------------------------------------------------------------------------------------
def raise_hints(game: G, decision: Pick) -> list[Hint]:
    """What to give away for cash: the share that is worth least beyond its price."""
    figures = printed(game)
    finals = worth.final_values(game)
    found = []
    for option in decision.options:
        if not option.why:
            continue
        if option.code == "shares.sell":
            company = figures.companies.index(option.params["company"])
            lost = finals[company] - figures.values[game.state.companies[company].value]
            lost += worth.gain_of_value(game, decision.seat, company)
            found.append(Hint(option.value, -lost * option.params["n"]))
        else:
            found.append(Hint(option.value, -finals[decision.seat]))
    return found
