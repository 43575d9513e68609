"""The production phase: the active good is made and sold, share prices rise, wages, shipping, storage."""

from __future__ import annotations

from collections.abc import Iterator

from ....kernel.decisions import NOWHERE, Amount, Option, Pick
from ....kernel.game import Step
from ....kernel.reasons import OPEN
from .. import labor, stock, targets
from ..actions.produce import extra_shift
from ..factories import appeal, costs, last_occupied, quality, quantity
from ..ids import Good, TileId
from ..market import Seller, share_out
from ..state import G, Production, Sale, enter, give_back, has_tile, in_turn_order, printed, runs, sale_of, steps
from ..storage import remove
from . import economy, rise, shipping

NOBODY = "none"
PATRONS: dict[Good, TileId] = {
    "food": "patron_food", "clothing": "patron_clothing", "cutlery": "patron_cutlery", "lamps": "patron_lamps",
}  # fmt: skip


@steps("production.open")
def open_production(game: G) -> None:
    """Everybody with a factory of the active good takes part, in turn order."""
    enter(game, "production")
    good = economy.active(game)
    selling = [seat for seat in in_turn_order(game) if good in game.state.companies[seat].factories]
    game.state.production = Production()
    for seat in selling:
        game.next(offer, seat=seat)
    game.next(sell)
    game.next(take_in)
    game.next(rise.rise)
    game.next(pay_costs)
    for seat in in_turn_order(game):
        company = game.state.companies[seat]
        if company.ships or good in company.contracts:
            game.next(shipping.ship, seat=seat)
    game.next(shipping.store)


def appeal_of(game: G, seat: int) -> int:
    good = economy.active(game)
    return appeal(printed(game), good, game.state.companies[seat].factories[good])


# --- what is offered ------------------------------------------------------------------------------------------
@steps("production.offer")
def offer(game: G, seat: int) -> Step:
    """What the full lines make must be offered; a line may be shut, stored goods and an extra one put behind."""
    good = economy.active(game)
    company, figures = game.state.companies[seat], printed(game)
    factory = company.factories[good]
    shut = 0
    if has_tile(company, "school") and last_occupied(factory):
        shut = yield from _shut(game, seat, last_occupied(factory))
    made = quantity(figures, good, factory, shut=shut)
    game.log("production.made", "ark.production.automatic", seat=seat, good=good, count=made)
    sale = Sale(seat=seat, made=made, offered=made, shut=shut)
    game.state.production.sales.append(sale)
    stored = company.goods.get(good, 0)
    if stored:
        count = yield lambda: Amount(
            seat, "production.offer", 0, stored, rule="ark.production.stock.voluntary", good=good, made=made,
            appeal=appeal_of(game, seat), demand=labor.demand(game, good),
        )  # fmt: skip
        if count:
            remove(company, good, count)
            sale.offered += count
            game.log("production.offered", "ark.production.stock.add-in-order", seat=seat, good=good, count=count)
    if has_tile(company, "extra_shifts"):
        sale.offered += yield from extra_shift(game, seat)


def _shut(game: G, seat: int, line: int) -> Step:
    """Gives the number of the line that the School has shut, 0 if none."""
    good = economy.active(game)
    company, figures = game.state.companies[seat], printed(game)
    factory = company.factories[good]
    saved = costs(game, company, good).sum - costs(game, company, good, shut=line).sum
    options = [
        Option("shut", OPEN, targets.lines(seat, good)[line], "production.shut", line=line, saved=saved,
               fewer=quantity(figures, good, factory) - quantity(figures, good, factory, shut=line)),
        Option("work", OPEN, NOWHERE, "production.work", quiet=True),
    ]  # fmt: skip
    answer = yield lambda: Pick(
        seat, "production.shut", options, "ark.tile.school.shutdown", good=good, line=line, window="school"
    )
    if answer == "work":
        return 0
    game.log("production.shut", "ark.tile.school.shutdown", seat=seat, good=good, line=line)
    return line


# --- the sale -------------------------------------------------------------------------------------------------
@steps("production.sell")
def sell(game: G) -> None:
    """Row by row from the highest appeal until the demand is used up."""
    good, figures = economy.active(game), printed(game)
    production = game.state.production
    sellers = []
    for sale in production.sales:
        factory = game.state.companies[sale.seat].factories[good]
        sellers.append(Seller(appeal(figures, good, factory), sale.offered, quality(figures, good, factory)))
    demand = labor.demand(game, good)
    sold, production.importer = share_out(demand, sellers, game.state.importers[good])
    for sale, count in zip(production.sales, sold, strict=True):
        sale.sold = count
        sale.left = sale.offered - count
        game.log("production.sold", "ark.production.demand.rows-descending", seat=sale.seat, good=good, count=count,
                 left=sale.left, demand=demand)  # fmt: skip
    game.log("production.imported", "ark.production.demand.importer-shares", good=good, count=production.importer)
    for sale in production.sales:
        if sale.left or game.state.companies[sale.seat].goods.get(good, 0):
            game.next(sell_beside, seat=sale.seat)
        elif appeal_of(game, sale.seat) < 0:
            lose_patron(game, sale.seat)


def buyers(game: G, seat: int) -> Iterator[Option]:
    """Who buys a good beside the market: the Patron of the good, somebody at the Crown Jubilee."""
    good, company = economy.active(game), game.state.companies[seat]
    price = company.factories[good].price
    if has_tile(company, PATRONS[good]):
        yield Option("patron", OPEN, targets.tiles(seat)[PATRONS[good]], "production.patron", good=good, n=price)
    running = runs(game, "crown_jubilee")
    if running is not None and seat not in running.used:
        yield Option("jubilee", OPEN, targets.EVENT["crown_jubilee"], "production.jubilee", good=good, n=price)


@steps("production.beside")
def sell_beside(game: G, seat: int) -> Step:
    """One unsold or stored good for each buyer that demand does not bind."""
    good, company = economy.active(game), game.state.companies[seat]
    sale = sale_of(game, seat)
    if sale is None:
        return
    if appeal_of(game, seat) < 0:
        lose_patron(game, seat)
        return
    served: list[str] = []
    while sale.left or company.goods.get(good, 0):
        buyer = yield from _buyer(game, seat, served)
        if buyer == NOBODY:
            return
        served.append(buyer)
        _sell_one(game, seat, sale, buyer)


def lose_patron(game: G, seat: int) -> None:
    """Goods of an appeal below nothing have no Patron any more."""
    patron = PATRONS[economy.active(game)]
    if has_tile(game.state.companies[seat], patron):
        give_back(game, seat, patron)


def _buyer(game: G, seat: int, served: list[str]) -> Step:
    """Gives who gets the next good."""
    options = [option for option in buyers(game, seat) if option.value not in served]
    if not options:
        return NOBODY
    options.append(Option(NOBODY, OPEN, NOWHERE, "production.nobody", quiet=True))
    return (
        yield lambda: Pick(
            seat, "production.beside", options, "ark.tile.patron.sale", good=economy.active(game), window="patron"
        )
    )


def _sell_one(game: G, seat: int, sale: Sale, buyer: str) -> None:
    good = economy.active(game)
    if sale.left:
        sale.left -= 1
    else:
        remove(game.state.companies[seat], good, 1)
    sale.extra += 1
    if buyer == "patron":
        game.log("production.patron", "ark.tile.patron.sale", seat=seat, good=good)
        return
    running = game.state.running
    if running is not None:
        running.used.append(seat)
    game.log("production.jubilee", "ark.event.jubilee.extra", seat=seat, good=good)


@steps("production.income")
def take_in(game: G) -> None:
    good = economy.active(game)
    for sale in game.state.production.sales:
        count = sale.sold + sale.extra
        if count:
            price = game.state.companies[sale.seat].factories[good].price
            stock.receive(game, sale.seat, count * price)
            game.log("production.earned", "ark.production.income", seat=sale.seat, good=good, count=count,
                     n=count * price)  # fmt: skip


# --- wages ----------------------------------------------------------------------------------------------------
@steps("production.wages")
def pay_costs(game: G) -> None:
    """Everybody who makes the good, in turn order."""
    good = economy.active(game)
    for sale in game.state.production.sales:
        seat = sale.seat
        due = costs(game, game.state.companies[seat], good, shut=sale.shut)
        stock.pay(game, seat, due.sum)
        game.log("production.paid", "ark.costs.wages", seat=seat, good=good, n=due.sum, workers=due.workers,
                 wages=due.wages, machines=due.machines, maintenance=due.maintenance)  # fmt: skip
