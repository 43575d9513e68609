"""How the end is told: what each line of the scoring came from."""

from __future__ import annotations

from ...kernel.ending import Ending, Finished, Part
from . import stock
from .phases.influence import board, price


def parts(finished: Finished, seat: int) -> list[Part]:
    """Whoever still has a loan has lost, and nothing is counted."""
    game = finished.game
    company = game.state.companies[seat]
    if company.loans:
        return []
    counted = [Part("score.shares", "part.shares", company.shares, stock.value(game, seat))]
    if game.options["eitc"]:
        counted += [
            Part("score.influence", "part.influence", price(game, commodity),
                 board(game).multiplier[track.influence[seat]], {"commodity": commodity})
            for commodity, track in game.state.tracks.items()
        ]  # fmt: skip
    return [part for part in counted if part.amount]


ENDING = Ending(parts=parts)
