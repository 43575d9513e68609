"""What the sale of a good would come to if it were produced as things stand: nothing stored, no tiles used."""

from __future__ import annotations

from typing import NamedTuple

from . import labor, stock
from .factories import appeal, costs, quality, quantity
from .ids import Good
from .market import Seller, share_out
from .phases.rise import BONUS, SOLD_MORE, SOLD_ONE
from .state import G, printed


class Ahead(NamedTuple):
    """For one player: goods sold, what they bring, wages and maintenance, how far the share price rises."""

    sold: int
    earns: int
    costs: int
    rise: int
    value: int
    """The share value then."""


class Market(NamedTuple):
    players: dict[int, Ahead]
    importer: int
    """What the importer would sell."""


def market_ahead(game: G, good: Good) -> Market:
    figures, companies, importer = printed(game), game.state.companies, game.state.importers[good]
    sellers: dict[int, Seller] = {}
    for seat, company in enumerate(companies):
        factory = company.factories.get(good)
        if factory is not None:
            makes = quantity(figures, good, factory)
            sellers[seat] = Seller(appeal(figures, good, factory), makes, quality(figures, good, factory))
    counts, imported = share_out(labor.demand(game, good), [*sellers.values()], importer)
    sold = dict(zip(sellers, counts, strict=True))
    appeals = [importer, *(seller.appeal for seller in sellers.values() if seller.offered)]
    players = {}
    for seat, seller in sellers.items():
        first = seller.appeal == max(appeals) and appeals.count(seller.appeal) == 1
        most = all(sold[seat] > n for other, n in sold.items() if other != seat) and sold[seat] > imported
        rise = (SOLD_ONE if sold[seat] == 1 else SOLD_MORE) + BONUS * (first + most) if sold[seat] else 0
        company = companies[seat]
        earns, due = sold[seat] * company.factories[good].price, costs(game, company, good).sum
        players[seat] = Ahead(sold[seat], earns, due, rise, stock.value_at(game, company.space + rise))
    return Market(players, imported)


# --- for the page ---------------------------------------------------------------------------------------------
def after_costs(game: G, seat: int, one: Ahead) -> dict[str, int]:
    """Wages fall due before anything else comes in: what then would have to be sold or borrowed, and the cash left."""
    company = game.state.companies[seat]
    cash, space = company.cash + one.earns, company.space + one.rise
    due = stock.forced(game, cash, company.shares, space, one.costs)
    raised = due.shares * stock.value_at(game, space) + due.loans * printed(game).loan
    return {"cash": cash + raised - one.costs, "forced": due.shares, "borrowed": due.loans}
