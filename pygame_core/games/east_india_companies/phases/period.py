"""The frame of a period: what happens at its beginning, its six phases in order, and how it ends."""

from __future__ import annotations

from .. import scoring
from ..state import CENTRE, LEFT, G, Tile, enter, is_neutral, printed, steps
from . import agents, close, exchange, loading, navigation, selling


@steps("period.open")
def open_period(game: G) -> None:
    world = game.state
    figures = printed(game)
    game.at(turn=world.period, phase="agents")
    game.log("period.began", "eic.period.phases.order", period=world.period, years=figures.labels[world.period - 1])
    if world.period == figures.leaving:
        discard_galleons(game)
    game.next(agents.open_agents)
    game.next(exchange.open_exchange)
    game.next(navigation.open_navigation)
    game.next(loading.open_loading)
    game.next(selling.open_selling)
    game.next(open_close)


def discard_galleons(game: G) -> None:
    """The ships nobody can buy leave the game, docked or left in the Indies; all are empty by then."""
    world = game.state
    tiles = printed(game).tiles
    for company, owner in enumerate(world.companies):
        gone = [ship for ship in owner.ships if not tiles[ship.tile].purchasable]
        for ship in gone:
            if ship.where == LEFT and ship.zone:
                world.left[ship.zone].remove(Tile(company=company, number=ship.tile))
            owner.ships.remove(ship)
            owner.box.append(ship.tile)
        if gone:
            rule = "eic.period5.galleons.discard"
            game.log("period.galleons", rule, seat=company, n=len(gone), neutral=int(is_neutral(world, company)))


# --- F. End of Period ------------------------------------------------------------------------------------------
@steps("close.open")
def open_close(game: G) -> None:
    enter(game, "close")
    game.next(close.rank_sales)
    game.next(close.new_initiative)
    game.next(close.move_markers)
    game.next(close.transfer)
    game.next(queue_payers)


@steps("close.payers")
def queue_payers(game: G) -> None:
    for company in game.state.initiative:
        game.next(close.pay_dividend, company=company)
    game.next(scoring.score if game.state.period == printed(game).periods else prepare)


@steps("close.prepare")
def prepare(game: G) -> None:
    """Used cards leave the game, Agents step back to their Characters, the next period begins."""
    world = game.state
    boxes = printed(game).box
    for market in (world.indies, world.europe):
        market.card = ""
        market.open = False
        market.seen = []
    for owner in world.companies:
        for agent in owner.agents:
            # An Agent stuck in the centre is free to go anywhere.
            agent.start = boxes[agent.at].character if agent.at and agent.at != CENTRE else ""
            agent.at = ""
    for entered in world.boxes.values():
        entered.clear()
    world.period += 1
    game.log("close.prepared", "eic.endperiod.prep.period", period=world.period)
    game.next(open_period)
