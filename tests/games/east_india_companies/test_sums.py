"""The sums notice whatever comes from nowhere, is lost or contradicts itself."""

from __future__ import annotations

import pytest

from pygame_core.games.east_india_companies.state import World
from tests.games.east_india_companies.board import A, B, Board
from tests.games.tampering import Tamper, noticed, set_of

BOX = "captain.expertise"


def laid_out() -> Board:
    """Something of everything: money, shares, a cargo, a ship at sea, an Agent on a box."""
    board = Board()
    board.cash(3, 4, 5, 6)
    board.hold(A, B, 2)
    galleon, yacht = board.fleet(A, "galleon", "yacht")
    board.load(galleon, tea=1)
    board.sail(A, "east_indies", yacht)
    board.stand_on(BOX, B)
    return board


def lose_a_ship(world: World) -> None:
    world.companies[A].ships.pop(0)


def leave_the_box(world: World) -> None:
    world.boxes[BOX].clear()


def sell_a_tile_twice(world: World) -> None:
    world.companies[A].stack.append(world.companies[A].ships[0].tile)


def take_a_ship_from_the_zone(world: World) -> None:
    world.stacks["east_indies"].clear()


def forget_an_agent(world: World) -> None:
    world.companies[B].agents.pop(0)


TAMPERED: list[tuple[Tamper, set[str]]] = [
    (set_of("companies.0.cash", 7), {"money"}),
    (set_of("companies.1.sales", 1), {"money"}),
    (set_of("bank", 0), {"money"}),
    (set_of("companies.0.cash", -1), {"money", "below_zero"}),
    (set_of("companies.0.shares.1", 3), {"shares.english"}),
    (set_of("companies.1.left", -1), {"shares.english", "below_zero"}),
    (set_of("companies.0.presidency", 0), {"presidency.french"}),
    (set_of("companies.0.posts", 0), {"posts.french"}),
    (set_of("seals.bombay", B), {"posts.english"}),
    (set_of("companies.0.store.silk", 1), {"silk"}),
    (set_of("companies.0.ships.0.cargo.tea", 2), {"tea"}),
    (set_of("reserve.coffee", -1), {"coffee", "below_zero"}),
    (set_of("indies.rows.spices", 30), {"spices"}),
    (lose_a_ship, {"ships.french", "tea"}),
    (leave_the_box, {"boxes.english"}),
    (sell_a_tile_twice, {"doubles"}),
    (take_a_ship_from_the_zone, {"adrift.french"}),
    (forget_an_agent, {"agents.english", "boxes.english"}),
]


@pytest.mark.parametrize(("tamper", "sums"), TAMPERED)
def test_whatever_is_out_of_place_is_noticed(tamper: Tamper, sums: set[str]) -> None:
    assert noticed(laid_out(), tamper) == sums
