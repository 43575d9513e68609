"""What a seat may see: an allow-list. The bag's order, other hands and the spare cards never appear."""

from __future__ import annotations

from typing import Any

from ...kernel.game import Game
from . import targets
from .ids import GOODS
from .rules import Sale, printed


def view(game: Game[Sale], seat: int | None) -> dict[str, Any]:
    sale, figures = game.state, printed(game)
    return {
        "lots": [{"id": targets.LOT[i], "good": lot} for i, lot in enumerate(sale.round.lots)],
        "market": [
            {
                "id": targets.PRICE[good],
                "good": good,
                "price": sale.prices[good],
                "lowest": figures.lowest,
                "highest": figures.highest,
            }
            for good in GOODS
        ],
        "houses": [
            {
                "seat": i,
                "cash": house.cash,
                "crates": {good: {"id": targets.crates(i)[good], "n": n} for good, n in house.crates.items()},
                "guards": dict(sale.round.guards[i]),
                "loans": house.loans,
                "commissions": len(house.hand),
            }
            for i, house in enumerate(sale.houses)
        ],
        "sale": {
            "round": sale.round.number,
            "rounds": sale.rounds,
            "first": sale.first,
            "bag": len(sale.bag),
            "sold": len(sale.sold),
        },
        "hand": []
        if seat is None
        else [{"id": targets.CARD[i], "good": good} for i, good in enumerate(sale.houses[seat].hand)],
    }
