"""Overseas trade with the active good, what becomes of unserved contracts, and storage."""

from __future__ import annotations

from ....kernel.game import Step
from .. import stock
from ..actions.produce import extra_shift
from ..state import G, Sale, has_tile, printed, sale_of, steps
from ..storage import add, remove, settle
from ..voyage import can_sail, capacity, fleets, voyage
from . import economy


@steps("shipping.ship")
def ship(game: G, seat: int) -> Step:
    """Unsold and stored goods of the active kind may go overseas; then an unserved contract rises."""
    good, company, sale = economy.active(game), game.state.companies[seat], sale_of(game, seat)
    if sale is not None and company.ships:
        if has_tile(company, "extra_shifts") and _one_more_helps(game, seat, sale):
            sale.left += yield from extra_shift(game, seat)
        stored = company.goods.get(good, 0)
        # In the full game only the contract of the active good counts: there are goods of no other kind to serve one.
        shipped = yield from voyage(game, seat, {good: sale.left + stored}, None)
        count = shipped.get(good, 0)
        fresh = min(count, sale.left)
        sale.left -= fresh
        if count > fresh:
            remove(company, good, count - fresh)
    if good in company.contracts:
        raise_contract(game, seat)


def _one_more_helps(game: G, seat: int, sale: Sale) -> bool:
    """Whether an extra good could be shipped at all."""
    good, company = economy.active(game), game.state.companies[seat]
    goods = {good: sale.left + company.goods.get(good, 0) + 1}
    return any(can_sail(game, company, goods, capacity(company, fleet)) for fleet in fleets(company))


def raise_contract(game: G, seat: int) -> None:
    """A space up; at the end of the track or at the limit the share price falls instead."""
    good, company, figures = economy.active(game), game.state.companies[seat], printed(game)
    now = company.contracts[good]
    if now == figures.track[-1] or now == company.limit:
        rule = "ark.contract.rise.blocked-limit" if now == company.limit else "ark.contract.rise.blocked-ten"
        worth = stock.move(game, seat, -figures.stuck_loss)
        game.log("contract.stuck", rule, seat=seat, good=good, count=now, lost=figures.stuck_loss, value=worth)
    else:
        company.contracts[good] = figures.track[figures.track.index(now) + 1]
        game.log("contract.rose", "ark.contract.rise", seat=seat, good=good, count=company.contracts[good])


@steps("shipping.stored")
def store(game: G) -> None:
    """What is left of the production goes to the warehouses as far as there is room."""
    good = economy.active(game)
    for sale in game.state.production.sales:
        if sale.left:
            add(game.state.companies[sale.seat], good, sale.left)
            sale.left = 0
            game.next(settle, seat=sale.seat)
