"""What the balance report counts of a game: what everybody did, and how they are sorted by it."""

from __future__ import annotations

import pytest

from pygame_core.games.arkwright import RULESET, balance
from pygame_core.games.arkwright.ids import GOODS
from pygame_core.kernel.chance import Chance
from pygame_core.kernel.table import Table
from pygame_core.report.census import Deeds, Ways
from tests.games.arkwright.board import A, B, Board


def test_what_was_done_is_summed_up_for_each_seat() -> None:
    board = Board(2)
    board.factory(A, "food", full=2, price=5)
    board.factory(B, "lamps", full=3, price=9)
    board.wanted("food", 9)
    board.produce()
    board.step("machines.work", seat=B, marker="machines", paid=6).answer([2, 0, 0])
    found = balance.done(board.table)
    assert (found[A]["deed.home"], found[B]["deed.home"], found[B]["deed.machines"]) == (0, 0, 2), "of these steps only"
    board.produce()
    found, brought = balance.done(board.table), balance.earnings(board.table)
    assert found[A]["deed.home"] == brought[A]["food"] == 15 and found[B]["deed.home"] == 0
    assert balance.main_goods(board.table)[A] == "food"


@pytest.mark.parametrize(("did", "way", "other"), [
    ({"deed.machines": 3, "deed.hired": 3}, balance.hands, "way.machines"),
    ({"deed.machines": 2, "deed.hired": 3}, balance.hands, "way.workers"),
    ({"deed.quality": 1, "deed.marketing": 2}, balance.appeal, "way.marketing"),
    ({"deed.quality": 2, "deed.marketing": 2}, balance.appeal, "way.quality"),
    ({"deed.sold": 0, "deed.forced": 0}, balance.shares, "way.kept"),
    ({"deed.sold": 0, "deed.forced": 1}, balance.shares, "way.sold"),
    ({"deed.shipped": 0}, balance.trade, "way.home"), ({"deed.shipped": 4}, balance.trade, "way.few"),
    ({"deed.shipped": 5}, balance.trade, "way.overseas"),
])  # fmt: skip
def test_players_are_sorted_by_what_they_did(did: dict[str, float], way: object, other: str) -> None:
    assert callable(way) and way(did) == other


def test_every_player_goes_one_of_the_ways() -> None:
    table, chance = Table(RULESET, RULESET.mode(4, None, None), "ways"), Chance("ways")
    while table.result is None:
        table.answer(table.pending[0].seat, table.pending[0].sample(chance))
    for count in balance.COUNTS:
        if isinstance(count, Ways):
            assert set(count.of(table)) <= set(count.among(4)) and len(count.of(table)) == 4
        elif isinstance(count, Deeds):
            assert [set(did) for did in count.of(table)] == [set(balance.DONE)] * 4
    brought = [sum(goods.values()) for goods in balance.earnings(table)]
    assert brought == [did["deed.home"] + did["deed.overseas"] for did in balance.done(table)]
    assert set(balance.main_goods(table)) <= set(GOODS)
