"""The frame of the game: decades of four cycles, each of economy, actions, production and cleanup."""

from __future__ import annotations

from ..state import G, level, printed, scenario, steps
from . import cleanup, close, economy, influence, production, turn


@steps("cycle.open")
def open_cycle(game: G) -> None:
    world = game.state
    year = printed(game).decades[scenario(game)][world.decade]
    game.at(turn=year, cycle=world.cycle + 1, phase="economy")
    if not world.cycle:
        game.log("decade.began", "ark.def.time.decade-parts", year=year, level=f"level.{level(game)}")
    game.log("cycle.began", "ark.def.time.good-order", good=economy.active(game))
    game.next(economy.open_economy)
    game.next(turn.open_actions)
    game.next(production.open_production)
    game.next(cleanup.open_cleanup)
    if game.options["eitc"]:
        game.next(influence.open_company)
    game.next(close_cycle)


@steps("cycle.close")
def close_cycle(game: G) -> None:
    """After the fourth cycle the decade ends; unless that was the last, the next cycle begins."""
    if game.state.cycle < cleanup.LAST_CYCLE:
        game.state.cycle += 1
    else:
        game.next(close.open_close)
    game.next(open_cycle)
