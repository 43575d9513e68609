"""The sums notice whatever comes from nowhere, is lost or contradicts itself."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pygame_core.games.john_company_second import RULESET
from pygame_core.games.john_company_second.state import NOBODY, Filled, World
from tests.games.john_company_second.board import A, B, Board, C
from tests.games.john_company_second.figures import PRINTED
from tests.games.tampering import noticed, set_of


def laid_out() -> Board:
    """Something of everything: pieces, cards, an empire, a region of the Company, a filled order."""
    board = Board()
    board.blackmail(B, "company_fraud")
    board.display("foundry", "envoy_to_the_mughals")
    board.office(A, "chairman")
    board.yard(C, "west_indian")
    board.conquer("mysore", "madras")
    board.cash(3, 4, 5, 6)
    return board


def give_card_twice(world: World) -> None:
    world.families[A].prestige.append("foundry")
    world.london.deck.pop()


def forget_a_tile(world: World) -> None:
    world.india.tiles[0] = world.india.tiles[1]


def close_a_filled_order(world: World) -> None:
    world.india.filled["madras_2"] = Filled(by="bombay", seat=NOBODY)


def leave_an_emperor_alone(world: World) -> None:
    for subject in ("punjab", "maratha"):
        world.india.regions[subject].flag = NOBODY


def rule_from_afar(world: World) -> None:
    world.india.regions["madras"].flag = world.india.regions["delhi"].flag


TAMPERED: list[tuple[Callable[[World], None], set[str]]] = [
    (set_of("families.1.cash", 5), {"money"}),
    (set_of("company.balance", 99), {"money"}),
    (set_of("company.treasuries.manager_of_shipping", -1), {"money", "below_zero"}),
    (set_of("families.1.supply", 17), {"members.1"}),
    (set_of("offices.chairman.holder", B), {"members.0", "members.1", "misplaced"}),
    (set_of("offices.chairman.where", "vacant"), {"misplaced"}),
    (set_of("offices.chairman.fatigue", PRINTED.pieces.cubes + 1), {"below_zero"}),
    (set_of("offices.governor_of_delhi.where", "vacant"), {"misplaced"}),
    (set_of("company.exchange.0", C), {"members.2"}),
    (set_of("families.1.vp", 2), {"points.1"}),
    (set_of("families.1.workshops", 1), {"workshops"}),
    (set_of("families.1.luxuries", 1), {"luxuries", "points.1"}),
    (set_of("families.1.trophies", -1), {"below_zero"}),
    (set_of("families.1.promises", []), {"promises"}),
    (set_of("parliament.power.0", "shipping"), {"power"}),
    (set_of("parliament.deck", ["calico_acts"]), {"laws"}),
    (set_of("parliament.ballot.law", "calico_acts"), {"laws", "doubles"}),
    (give_card_twice, {"doubles"}),
    (forget_a_tile, {"doubles"}),
    (set_of("india.discards", [7]), {"tiles", "doubles"}),
    (close_a_filled_order, {"doubles", "misplaced"}),
    (set_of("india.filled", {"nowhere_1": Filled(by="bombay", seat=NOBODY)}), {"doubles"}),
    (set_of("india.regions.delhi.towers", PRINTED.pieces.levels + 1), {"below_zero"}),
    (set_of("india.regions.delhi.unrest", 1), {"misplaced"}),
    (set_of("india.regions.mysore.dome", True), {"misplaced"}),
    (set_of("india.regions.mysore.towers", 1), {"misplaced"}),
    (set_of("india.regions.delhi.capital", False), {"misplaced"}),
    (set_of("india.regions.maratha.capital", True), {"misplaced"}),
    (set_of("india.regions.madras.capital", True), {"misplaced"}),
    (leave_an_emperor_alone, {"misplaced"}),
    (rule_from_afar, {"misplaced"}),
    (set_of("india.armies.bombay.regiments", -1), {"below_zero"}),
    (set_of("yards.1.at", "yard"), {"misplaced"}),
    (set_of("yards.0.at", "china"), {"misplaced"}),
    (set_of("company.company_ships.china", 1), {"misplaced"}),
    (set_of("company.extra_ships.west_indian", 15), {"below_zero"}),
    (set_of("london.back", {}), {"misplaced"}),
    (set_of("london.known.0", ["man_on_the_inside"]), {"misplaced"}),
]


@pytest.mark.parametrize(("tamper", "sums"), TAMPERED)
def test_whatever_is_out_of_place_is_noticed(tamper: Callable[[World], None], sums: set[str]) -> None:
    board = laid_out()
    before = RULESET.conserved(board.game)
    assert (before["doubles"], before["below_zero"], before["misplaced"]) == (0, 0, 0)
    assert noticed(board, tamper) == sums
