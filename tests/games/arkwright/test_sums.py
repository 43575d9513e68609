"""The sums notice whatever comes from nowhere, is lost or contradicts itself."""

from __future__ import annotations

import pytest

from pygame_core.games.arkwright.state import World
from tests.games.arkwright.board import A, Board
from tests.games.tampering import Tamper, noticed, set_of


def laid_out() -> Board:
    """Something of everything: workers and machines in a factory, a ship, a development tile, an action marker."""
    board = Board()
    board.factory(A, "food", workers=[1], machines=[1])
    board.ships(A, 2)
    board.tiles(A, "broker")
    return board


def show_an_economy_marker_twice(world: World) -> None:
    markers = world.economy["food"]
    markers[0] = markers[1]


def lose_a_ship(world: World) -> None:
    world.companies[A].ships.clear()


def copy_a_tile(world: World) -> None:
    world.companies[A].tiles.append(world.companies[A].tiles[0])


def crowd_a_line(world: World) -> None:
    world.companies[A].factories["food"].lines[0].workers = 9


TAMPERED: list[tuple[Tamper, set[str]]] = [
    (set_of("companies.0.cash", 1000), {"money"}),
    (set_of("bank", 7), {"money"}),
    (set_of("companies.0.cash", -5), {"money", "below_zero"}),
    (set_of("companies.0.shares", -1), {"below_zero"}),
    (set_of("companies.0.loans", -1), {"below_zero"}),
    (set_of("companies.0.space", 0), {"track"}),
    (set_of("companies.0.goods", {"food": -1}), {"below_zero"}),
    (set_of("companies.0.contracts.food", -1), {"below_zero"}),
    (set_of("labor.fired", 40), {"workers"}),
    (set_of("labor.gone", -1), {"workers", "below_zero"}),
    (set_of("machines", 500), {"machines"}),
    (set_of("companies.0.factories.food.lines.0.machines", -1), {"machines", "below_zero"}),
    (crowd_a_line, {"workers", "lines"}),
    (lose_a_ship, {"ship.2"}),
    (set_of("ships.0", -1), {"ship.2", "below_zero"}),
    (copy_a_tile, {"tile.broker"}),
    (set_of("companies.0.gray", ["investor"]), {"marker.investor"}),
    (show_an_economy_marker_twice, {"doubles"}),
]


@pytest.mark.parametrize(("tamper", "sums"), TAMPERED)
def test_whatever_is_out_of_place_is_noticed(tamper: Tamper, sums: set[str]) -> None:
    assert noticed(laid_out(), tamper) == sums
