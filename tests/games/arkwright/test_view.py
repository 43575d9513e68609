"""What the page is given to draw: every option stands on something, and what a sale would come to is said before."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from pygame_core.games.arkwright import RULESET
from pygame_core.games.arkwright.forecast import market_ahead
from pygame_core.kernel.chance import Chance
from pygame_core.kernel.ruleset import Mode
from pygame_core.kernel.table import Table
from tests.games.arkwright.board import A, B, Board

MODES = [mode for number, mode in enumerate(RULESET.modes()) if number % 5 == 0]


def ids(value: Any) -> Iterator[str]:
    if isinstance(value, list):
        for one in value:
            yield from ids(one)
    elif isinstance(value, dict):
        if isinstance(value.get("id"), str):
            yield value["id"]
        yield from ids(list(value.values()))


@pytest.mark.parametrize("mode", MODES, ids=map(str, MODES))
def test_options_stand_on_elements_of_the_view(mode: Mode) -> None:
    table, chance = Table(RULESET, mode, "view"), Chance("view")
    while table.result is None:
        asked = table.pending[0]
        options = getattr(asked, "options", None) or getattr(asked, "slots", None) or []
        wanted = {str(option.target) for option in options if option.target}
        if wanted:
            assert wanted <= set(ids(table.view(asked.seat))), asked.code
        table.answer(asked.seat, asked.sample(chance))


def test_elements_stand_once_in_the_view() -> None:
    found = list(ids(Board(4, bare=False).table.view(A)["companies"]))
    assert len(found) == len(set(found))


def test_the_sale_ahead_is_the_sale() -> None:
    board = Board(3)
    board.wanted("food", 8)
    board.factory(0, "food", full=3, price=5)
    board.factory(1, "food", full=2, price=6, quality=2)
    board.factory(2, "food", full=2, price=4, quality=2)
    board.state.importers["food"] = 4
    ahead = market_ahead(board.game, "food")
    assert ahead.importer == 2 and [one.sold for one in ahead.players.values()] == [1, 2, 3]
    assert [one.rise for one in ahead.players.values()] == [1, 2, 4]
    before = [company.cash for company in board.state.companies]
    board.produce()
    for seat, said in ahead.players.items():
        assert board[seat].cash == before[seat] + said.earns - said.costs
        assert board[seat].space == 10 + said.rise
    strips = board.table.view(None)["market"][0]["strips"]
    assert strips[0]["ahead"]["sold"] == 1


def test_payments_say_what_they_would_force() -> None:
    board = Board()
    board.factory(A, "food", full=1)
    board[A].cash = 3
    board.step("turn.take", seat=A).answer("quality")
    params = [option.params for option in board.options().values()]
    assert [(one["total"], one["sold"], one["loans"]) for one in params] == [
        (2, 0, 0), (4, 1, 0), (6, 1, 0), (8, 1, 0), (10, 1, 0),
    ]  # fmt: skip
    board[B].shares, board[B].cash = 0, 0
    board.factory(B, "food", full=1)
    board.step("turn.take", seat=B).answer("quality")
    assert [option.params["loans"] for option in board.options().values()] == [1] * 5
    board.ships(B, 6)
    harbor = board.table.view(None)["companies"][B]["harbor"]
    assert harbor["wages"] > 0 and harbor["shares_forced"] == 0


# --- what is reconstructed --------------------------------------------------------------------------------------
def printed_with(house: Any = None) -> dict[str, Any]:
    board = Board(house=house)
    return RULESET.printed(board.game)


def test_every_part_with_reconstructed_values_is_marked() -> None:
    printed = printed_with()
    assert printed["reconstructed"] == ["economy", "labor", "lines", "special", "tiles", "track", "values"]
    unsure = {(one["good"], one["level"]): one["reconstructed"] for one in printed["factories"]}
    assert unsure["food", 1] == [] and unsure["lamps", 2] == ["output"] and unsure["clothing", 2] == ["cost", "output"]


def test_what_an_own_copy_says_is_no_longer_reconstructed() -> None:
    track = {"contracts": {"track": [2, 4, 6, 8, 10]}, "stock_track": {"spaces_per_pound_beyond": 3}}
    made = {"factories": {"regular_lamps_2": {"output": [2, 2, 1, 1]}, "regular_clothing_2": {"cost": 12}}}
    printed = printed_with({**track, **made})
    assert "track" not in printed["reconstructed"]
    assert "values" in printed["reconstructed"], "what a space is worth is another value of that table"
    unsure = {(one["good"], one["level"]): one["reconstructed"] for one in printed["factories"]}
    assert unsure["lamps", 2] == [] and unsure["clothing", 2] == ["output"]
