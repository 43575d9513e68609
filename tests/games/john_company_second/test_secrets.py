"""What is seen and what is dealt afresh for search."""

from __future__ import annotations

import pytest

from pygame_core.games.john_company_second import RULESET
from pygame_core.games.john_company_second.components import TILES
from pygame_core.games.john_company_second.india import may_lie_on_top
from pygame_core.games.john_company_second.secrets import resample
from pygame_core.kernel.chance import Chance
from tests.games.john_company_second.board import A, B, Board, C, D
from tests.games.john_company_second.figures import PRINTED

rule = pytest.mark.rule


def hidden_table() -> Board:
    """B and C hold facedown cards; A has been shown one of B's, and everybody saw one used."""
    board = Board()
    board.blackmail(B, "company_fraud", "hiring_preference")
    board.blackmail(C, "man_on_the_inside")
    board.blackmail(D, "scandal_in_india", faceup=True)
    board.display("foundry", "envoy_to_the_mughals")
    board.state.london.known[A].append("company_fraud")
    board.state.london.known[D].append("hiring_preference")
    return board


@rule("jc2.general.information.public", "jc2.setup.cards.blackmail")
def test_what_a_seat_knows_stays_and_the_rest_is_dealt_afresh() -> None:
    seen = set()
    for seed in range(12):
        board = hidden_table()
        sums = RULESET.conserved(board.game)
        resample(board.game, A, Chance(f"{seed}"))
        assert RULESET.conserved(board.game) == sums
        london = board.state.london
        assert board[B].blackmail[0] == "company_fraud" and board[D].played == ["scandal_in_india"]
        assert london.display[0] == "foundry"
        assert [london.back[card] for card in (*board[B].blackmail, *board[C].blackmail, london.display[1])] == [
            1, 2, 3, 4,
        ]  # fmt: skip
        assert london.known[D] == [board[B].blackmail[1]], "who was shown a card has been shown the other one"
        seen.add((board[B].blackmail[1], board[C].blackmail[0], london.display[1]))
    assert len(seen) > 3


@rule("jc2.general.information.public")
def test_the_back_of_the_top_tile_lies_open() -> None:
    tops = set()
    for seed in range(12):
        board = Board()
        back = PRINTED.events.tiles[board.state.india.tiles[-1]].back
        resample(board.game, A, Chance(f"{seed}"))
        assert board.table.view(A)["events"]["top"] == back == PRINTED.events.tiles[board.state.india.tiles[-1]].back
        tops.add(board.state.india.tiles[-1])
    assert len(tops) > 1


@rule("jc2.general.information.public", "jc2.events.shuffle.mix")
def test_what_a_shuffle_put_on_top_stays_there() -> None:
    """Everybody has seen the discards that were mixed; the Shuffle itself lies somewhere below them."""
    below, above = [1, 2, 3, 17], [4, 8, 16, 12, 20]
    stacks = set()
    for seed in range(12):
        board = Board()
        board.state.india.tiles, board.state.india.mixed = [*below, *above], len(above)
        board.state.india.discards = [tile for tile in TILES if tile not in below + above]
        assert may_lie_on_top(board.game) == [4, 12, 20]
        resample(board.game, A, Chance(f"{seed}"))
        tiles = board.state.india.tiles
        assert sorted(tiles[:4]) == below and sorted(tiles[4:]) == sorted(above)
        assert PRINTED.events.tiles[tiles[-1]].back == PRINTED.events.tiles[20].back == "bombay"
        stacks.add(tuple(tiles))
    assert len(stacks) > 6


@rule("jc2.general.information.public")
def test_what_is_dealt_does_not_depend_on_the_true_order() -> None:
    below, above = [1, 2, 3, 17], [4, 8, 16, 12, 20]
    found = []
    for turned in (False, True):
        board = Board()
        india = board.state.india
        india.tiles = [*(below[::-1] if turned else below), *(above[2::-1] if turned else above[:3]), *above[3:]]
        india.mixed, india.discards = len(above), [tile for tile in TILES if tile not in below + above]
        if turned:
            board.state.parliament.deck.reverse()
            board.state.london.deck.reverse()
        resample(board.game, A, Chance("the same"))
        found.append((board.state.india.tiles, board.state.parliament.deck, board.state.london.deck))
    assert found[0] == found[1]


@rule("jc2.general.information.public")
def test_everything_else_is_public() -> None:
    board = hidden_table()
    board.cash(3, 4, 5, 6)
    board.state.parliament.discards.append(board.state.parliament.deck.pop())
    views = [board.table.view(seat) for seat in (None, A, B, C, D)]
    for section in views[0]:
        if section not in ("hand", "london"):
            assert all(view[section] == views[0][section] for view in views), section
    assert views[0]["families"][C]["cash"] == 5 and views[0]["parliament"]["discards"]
    assert views[0]["hand"] == []
