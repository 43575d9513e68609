"""The sums notice whatever comes from nowhere, is lost or contradicts itself."""

from __future__ import annotations

import pytest

from pygame_core.games.john_company_first.state import World
from tests.games.john_company_first.board import A, B, Board
from tests.games.tampering import Tamper, noticed, set_of


def laid_out() -> Board:
    """Something of everything: money, offices, writers, officers, ships with captains, a province."""
    board = Board().cash(3, 4, 5, 6).held(chairman=A).put("writers", B).officers("bombay", B).guns("bombay", 2)
    board.ships("bombay", 2, goods=1).deck("calico_acts")
    return board.captain("bombay", A).province("punjab", "bombay", holder=B)


def draw_a_card_twice(world: World) -> None:
    world.news.deck.append(world.news.deck[0])


def lose_a_province(world: World) -> None:
    world.india.formed.clear()


TAMPERED: list[tuple[Tamper, set[str]]] = [
    (set_of("families.1.cash", 5), {"money"}),
    (set_of("families.1.cash", -1), {"money", "below_zero"}),
    (set_of("offices.chairman.cash", 2), {"money"}),
    (set_of("company.waiting", 2), {"money"}),
    (set_of("offices.chairman.holder", B), {"cubes.0", "cubes.1"}),
    (set_of("boxes.writers.1", 0), {"cubes.1"}),
    (set_of("armies.bombay.officers.1", -1), {"cubes.1", "below_zero", "exhausted"}),
    (set_of("ports.bombay.captains.0", 0), {"cubes.0"}),
    (set_of("families.2.stock", -1), {"cubes.2", "below_zero"}),
    (set_of("families.2.promises.0", 1), {"cubes.0"}),
    (set_of("company.debt", -1), {"below_zero"}),
    (set_of("ports.bombay.goods", -1), {"below_zero", "exhausted"}),
    (set_of("ports.bombay.tired", 9), {"exhausted"}),
    (set_of("armies.bombay.tired_guns", 3), {"exhausted"}),
    (set_of("armies.bombay.guns", -1), {"below_zero", "exhausted"}),
    (lose_a_province, {"provinces"}),
    (draw_a_card_twice, {"doubles"}),
]


@pytest.mark.parametrize(("tamper", "sums"), TAMPERED)
def test_whatever_is_out_of_place_is_noticed(tamper: Tamper, sums: set[str]) -> None:
    assert noticed(laid_out(), tamper) == sums
