"""Deals at the Auction House: coins for crates, and words."""

from __future__ import annotations

from typing import Any

from ...kernel.deals import Clause, ClauseKind, Piece, Trade
from ...kernel.game import Game
from ...kernel.reasons import OPEN, Closed, Reason
from ...parts.money import hand_over
from .ids import GOODS
from .rules import Sale

G = Game[Sale]


def window(game: G, seat: int) -> Reason:
    return OPEN if game.place.get("phase") in ("sale", "market") else Closed("toy.deal.window")


def has_coins(game: G, clause: Clause) -> Reason:
    cash = game.state.houses[clause["from"]].cash
    return OPEN if 0 < clause["n"] <= cash else Closed("toy.deal.coins", n=clause["n"], cash=cash)


def pay_coins(game: G, clause: Clause) -> None:
    houses = game.state.houses
    hand_over(houses[clause["from"]], houses[clause["to"]], clause["n"])


def has_crate(game: G, clause: Clause) -> Reason:
    held = game.state.houses[clause["from"]].crates.get(clause["good"], 0)
    return OPEN if held else Closed("toy.deal.crate", good=clause["good"][:20])


def give_crate(game: G, clause: Clause) -> None:
    game.state.houses[clause["from"]].crates[clause["good"]] -= 1
    game.state.houses[clause["to"]].crates[clause["good"]] += 1


def gives(game: G, seat: int) -> list[dict[str, Any]]:
    house = game.state.houses[seat]
    return [
        {"kind": "coins", "field": "n", "most": house.cash},
        {"kind": "crate", "field": "good", "values": [good for good in GOODS if house.crates[good]]},
    ]


def piece(game: G, seat: int, kind: str, value: Any) -> Piece:
    """A crate shows what is in it."""
    if value is None:
        return Piece("coin")
    return Piece(value, "crates", {"n": game.state.houses[seat].crates[value]})


TRADE = Trade(
    window=window,
    kinds={
        "coins": ClauseKind({"n": int}, has_coins, pay_coins),
        "crate": ClauseKind({"good": str}, has_crate, give_crate),
    },
    gives=gives,
    piece=piece,
    money="coins",
    rule="toy.deal.window",
)
