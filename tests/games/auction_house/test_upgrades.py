"""Saves of the first version come over whole."""

from __future__ import annotations

from typing import Any

from pygame_core.games.auction_house import Sale
from pygame_core.games.auction_house.upgrades import rounds_own_lots_and_guards
from pygame_core.kernel.state import from_json, to_json
from tests.games.auction_house.sale import CALM, TEA, keep, sale, sell_lots, table


def as_version_1(state: dict[str, Any]) -> dict[str, Any]:
    """The same sale as the first rules wrote it."""
    now = state["round"]
    houses = [house | {"guards": posted} for house, posted in zip(state["houses"], now["guards"], strict=True)]
    return state | {"round": now["number"], "lots": now["lots"], "houses": houses}


def test_lots_and_guards_come_into_the_round() -> None:
    one = sell_lots(keep(table([TEA, TEA], dice=[1, 1, *CALM])), (1, 0, 0), (1, 0, 0), (1, 0, 0))
    sale(one).round.guards[0][TEA] = 2
    sale(one).round.lots.append(TEA)
    old = {"at": 9, "state": as_version_1(to_json(sale(one)))}
    new = rounds_own_lots_and_guards(old)
    assert new == {"at": 9, "state": to_json(sale(one))}
    assert from_json(Sale, new["state"]) == sale(one)
    assert "lots" in old["state"], "the document stays as it was read"
