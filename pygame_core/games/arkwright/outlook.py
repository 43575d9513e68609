"""What the acting player's factories would sell, earn and pay as things stand, and with what the action changes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from . import labor, stock
from .factories import appeal, attraction, costs, fill, free_places, quality, quantity
from .ids import Good, MarkerKind
from .market import Seller, share_out
from .phases.rise import steps_of
from .state import Factory, G, in_turn_order, printed

PRICED: tuple[MarkerKind, ...] = ("factory", "quality", "marketing", "production")
"""Actions after which prices are set."""
LEVELS = 3
"""No action raises a factory further."""

View = dict[str, Any]


def outlook(game: G, seat: int | None) -> View | None:
    """Only while the viewer has an action turn."""
    world = game.state
    if world.phase != "actions" or seat is None or world.turn.seat != seat or not world.turn.marker:
        return None
    kind = "ship" if world.turn.marker == "ship" else printed(game).marker[world.turn.marker].kind
    order = in_turn_order(game)
    return {
        "kind": kind,
        "acting": len(order) - 1 - order.index(seat),
        "goods": [_good(game, seat, good, kind) for good in world.companies[seat].factories],
    }


def _good(game: G, seat: int, good: Good, kind: str) -> View:
    factory = game.state.companies[seat].factories[good]
    return {
        "good": good,
        "now": expected(game, seat, good, factory),
        "prices": [
            {"n": price, **expected(game, seat, good, replace(factory, price=price))}
            for price in (_prices(game, good, factory) if kind in PRICED else ())
        ],
        "steps": [
            {"n": n, **expected(game, seat, good, changed, hired=n if kind == "worker" else 0)}
            for n, changed in _changed(game, good, factory, kind)
        ],
    }


def _prices(game: G, good: Good, factory: Factory) -> range:
    figures = printed(game)
    return range(figures.min_price[good], attraction(figures, good, factory) + 1)


def _changed(game: G, good: Good, factory: Factory, kind: str) -> Iterator[tuple[int, Factory]]:
    """The factory after one step of the action, after two, and so on."""
    figures = printed(game)
    if kind == "worker":
        for n in range(1, free_places(figures, good, factory) + 1):
            staffed = replace(factory, lines=[replace(line) for line in factory.lines])
            fill(figures, good, staffed, n)
            yield n, staffed
    elif kind == "quality":
        yield from ((n, replace(factory, quality=factory.quality + n)) for n in range(1, LEVELS + 1))
    elif kind == "marketing":
        yield from ((n, replace(factory, marketing=factory.marketing + n)) for n in range(1, LEVELS + 1))


def expected(game: G, seat: int, good: Good, factory: Factory, hired: int = 0) -> View:
    """A production of this good with the factory so, by the function that shares out the market in a sale."""
    figures, company = printed(game), game.state.companies[seat]
    front = labor.front_after(game, hired)
    demand, wage = figures.demand[good][front], labor.wage(game, front)
    own = Seller(appeal(figures, good, factory), quantity(figures, good, factory), quality(figures, good, factory))
    sellers = [own, *_rivals(game, seat, good)]
    importer = game.state.importers[good]
    sold, imported = share_out(demand, sellers, importer)
    due = costs(game, replace(company, factories={good: factory}), good, wage=wage).sum
    rivals = [importer, *(one.appeal for one in sellers[1:] if one.offered)]
    steps = steps_of(sold[0], own.appeal > max(rivals), sold[0] > max((imported, *sold[1:])))
    return {
        "appeal": own.appeal, "makes": own.offered, "demand": demand, "wage": wage, "sold": sold[0],
        "income": sold[0] * factory.price, "costs": due, "steps": steps,
        "value": stock.value_at(game, company.space + steps),
    }  # fmt: skip


def _rivals(game: G, seat: int, good: Good) -> list[Seller]:
    figures = printed(game)
    return [
        Seller(appeal(figures, good, factory), quantity(figures, good, factory), quality(figures, good, factory))
        for number, company in enumerate(game.state.companies)
        if number != seat and (factory := company.factories.get(good)) is not None
    ]
