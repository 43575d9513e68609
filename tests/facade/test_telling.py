"""Lines of the log as one viewer reads them: what belongs together and what does not part it."""

from __future__ import annotations

from typing import Any

from pygame_core.kernel.book import Book
from pygame_core.kernel.story import heavier
from pygame_core.kernel.table import Table
from pygame_core.kernel.words import catalogue
from pygame_core.present import Presenter
from pygame_core.telling import ASIDE, Teller
from tests.bots.test_bargain import coins, sale


def lines(table: Table, viewer: int | None = 0, since: int = 0) -> list[Any]:
    return Teller(Presenter(Book(table)), viewer).lines(since)


def finished() -> Table:
    table = sale({0: {"tea": 2}, 1: {"silk": 2}}, {})
    while table.result is None:
        table.answer(table.pending[0].seat, next(table.pending[0].answers()))
    return table


def test_the_tables_own_lines_are_all_known() -> None:
    assert set(catalogue("pygame_core.kernel").sections["event"]) == ASIDE


def test_a_group_has_the_same_name_in_a_later_patch() -> None:
    """The page gets lines bit by bit: what joins a line that was sent before must say so."""
    table = finished()
    whole = lines(table)
    for since in {line["at"] for line in whole}:
        assert lines(table, since=since) == [line for line in whole if line["at"] >= since]
    storms = [line for line in whole if line["code"] == "storm.rolled"]
    assert len({line["group"] for line in storms}) == len(storms) > 1
    assert not any("lost" in line for line in whole), "no die is ever taken away here"


def test_a_deal_in_between_parts_nothing() -> None:
    table = sale({0: {"tea": 1}}, {})
    game = table.game
    game.log("storm.rolled", dice=[1, 2])
    table.deal(0, "propose", [coins(0, 1, 1)])
    game.log("storm.lost", seat=0, good="tea")
    storm, offer, lost = lines(table)[-3:]
    assert storm["group"] == lost["group"] and "group" not in offer


def test_another_event_in_between_parts_it() -> None:
    table = sale({}, {})
    table.game.log("storm.rolled", dice=[1, 2])
    table.game.log("market.kept", seat=0)
    table.game.log("storm.lost", seat=0, good="tea")
    assert "group" not in lines(table)[-1]


def test_a_loss_weighs_more_to_whom_it_hits() -> None:
    table = sale({}, {})
    table.game.log("storm.lost", seat=0, good="tea")
    assert [lines(table, viewer)[-1]["weight"] for viewer in (0, 1, None)] == ["event", "check", "check"]
    assert heavier("turning") == "turning"


def test_what_others_may_not_read_changes_nothing_that_they_get() -> None:
    """The names of groups count the lines that the viewer may read."""
    plain, secret = sale({}, {}), sale({}, {})
    secret.game.log("market.kept", seat=0, to=0)
    for table in (plain, secret):
        table.game.log("storm.rolled", dice=[1, 2])
    assert lines(plain, 1)[-1] == lines(secret, 1)[-1]
