"""What search may not know is dealt afresh; what a seat does know stays."""

from __future__ import annotations

from pygame_core.games.east_india_companies import RULESET
from pygame_core.kernel.chance import Chance
from tests.games.east_india_companies.board import A, B, Board, C

INDIES = "governor.influence_indies"
DRAWS = 40


def chosen() -> Board:
    board = Board(period=2)
    board.stand_on(INDIES, B, C)
    return board.run("navigation", ("market.draw", {"market": "indies"})).answer("indies_05")


def test_who_knows_the_card_keeps_it() -> None:
    board = chosen()
    for seat in (B, C):
        for n in range(DRAWS):
            RULESET.resample(board.game, seat, Chance(f"{n}"))
            assert board.state.indies.card == "indies_05"


def test_to_the_others_it_may_be_any_card_of_the_pile() -> None:
    cards = set()
    for n in range(DRAWS):
        board = chosen()
        RULESET.resample(board.game, A, Chance(f"{n}"))
        side = board.state.indies
        assert sorted([*side.piles["B"], side.card]) == sorted(board.figures.piles["indies"]["B"])
        cards.add(side.card)
    assert cards == set(Board().figures.piles["indies"]["B"])


def test_ships_of_others_change_places_in_navigation() -> None:
    seen = set()
    for n in range(DRAWS):
        board = Board()
        board.no_ships()
        board.fleet(A, "yacht", "galleon")
        board.fleet(B, "yacht", "frigate", "galleon")
        board.cash(9, 9, 0, 0)
        board.run("navigation", "navigation.round")
        board.answer("china", board.tile("yacht"), "india", board.tile("frigate"))
        RULESET.resample(board.game, A, Chance(f"{n}"))
        assert board.stack("china") == [[A, board.tile("yacht")]]
        ((owner, tile),) = board.stack("india")
        at_sea = [ship.tile for ship in board[B].ships if ship.where == "sea"]
        assert owner == B and at_sea == [tile]
        seen.add(board.figures.tiles[tile].id)
    assert seen == {"yacht", "frigate", "galleon"}


def test_while_loading_only_face_down_ships_change_places() -> None:
    for n in range(DRAWS):
        board = Board()
        board.no_ships()
        home, first, second = board.fleet(B, "yacht", "frigate", "clipper")
        board.sail(B, "east_indies", first)
        board.sail(B, "india", second)
        board.state.phase.name = "loading"
        RULESET.resample(board.game, A, Chance(f"{n}"))
        assert home.where == "port"
        tiles = [board.stack(zone)[0][1] for zone in ("east_indies", "india")]
        assert sorted(tiles) == sorted([first.tile, second.tile])


def test_neutral_ships_stay_where_all_know_them() -> None:
    board = Board(2)
    board.no_ships()
    yacht, clipper = board.fleet(2, "yacht", "clipper")
    board.sail(2, "china", yacht)
    board.sail(2, "india", clipper)
    board.state.phase.name = "navigation"
    for n in range(DRAWS):
        RULESET.resample(board.game, A, Chance(f"{n}"))
        assert board.stack("china") == [[2, yacht.tile]] and board.stack("india") == [[2, clipper.tile]]
