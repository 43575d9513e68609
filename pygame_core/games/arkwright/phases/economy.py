"""The economic phase: the importer of the active good advances, workers come back to the labour market."""

from __future__ import annotations

from .. import labor
from ..ids import GOODS, Good
from ..state import G, enter, printed, steps


def active(game: G) -> Good:
    """The good of this cycle."""
    return GOODS[game.state.cycle]


@steps("economy.open")
def open_economy(game: G) -> None:
    world, good = game.state, active(game)
    enter(game, "economy")
    marker = printed(game).economy[world.economy[good][world.decade]]
    world.shown += 1
    game.reveal()
    world.importers[good] += marker.steps
    returned = labor.come_back(game, marker.workers)
    rule = "ark.economy.workers.return" if returned == marker.workers else "ark.economy.workers.shortage"
    game.log("economy.turned", "ark.economy.marker.reveal", good=good, steps=marker.steps, workers=marker.workers)
    game.log("economy.importer", "ark.economy.importer.advance", good=good, n=world.importers[good],
             steps=marker.steps)  # fmt: skip
    game.log("economy.returned", rule, count=returned, wage=labor.wage(game), demand=labor.demand(game, good),
             good=good)  # fmt: skip
