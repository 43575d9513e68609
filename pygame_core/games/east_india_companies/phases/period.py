"""The frame of a period: what happens at its beginning, and its six phases in order."""

from __future__ import annotations

from ..state import LEFT, G, Tile, is_neutral, steps, tables
from . import agents, close, exchange, loading, navigation, selling


@steps("period.open")
def open_period(game: G) -> None:
    table = game.state
    t = tables(game)
    game.at(turn=table.period, phase="agents")
    game.log("period.began", "eic.period.phases.order", period=table.period, years=t.labels[table.period - 1])
    if table.period == t.leaving:
        discard_galleons(game)
    game.next(agents.open_agents)
    game.next(exchange.open_exchange)
    game.next(navigation.open_navigation)
    game.next(loading.open_loading)
    game.next(selling.open_selling)
    game.next(close.open_close)


def discard_galleons(game: G) -> None:
    """The ships nobody can buy leave the game, docked or left in the Indies; all are empty by then."""
    table = game.state
    tiles = tables(game).tiles
    for company, owner in enumerate(table.companies):
        gone = [ship for ship in owner.ships if not tiles[ship.tile].purchasable]
        for ship in gone:
            if ship.where == LEFT and ship.zone:
                table.left[ship.zone].remove(Tile(company=company, number=ship.tile))
            owner.ships.remove(ship)
            owner.box.append(ship.tile)
        if gone:
            rule = "eic.period5.galleons.discard"
            game.log("period.galleons", rule, seat=company, n=len(gone), neutral=int(is_neutral(table, company)))
