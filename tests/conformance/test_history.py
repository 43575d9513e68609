"""Undo, redo, going back, forks, branches, saves and replays all lead to the same positions."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from pygame_core.kernel.book import Book
from pygame_core.kernel.chance import Chance
from pygame_core.kernel.game import Game
from pygame_core.kernel.history import replay, verify, warm
from pygame_core.kernel.reasons import Refused
from pygame_core.kernel.saves import dumps, light, loads
from pygame_core.kernel.state import pack
from pygame_core.kernel.table import Table
from tests.conformance.play import Played, as_json

AHEAD = 5


def test_branches_stand_where_the_game_stood(game: Played) -> None:
    for position, digest in game.digests.items():
        assert game.at(position).digest() == digest, position


def test_a_replay_makes_the_same_game_and_the_same_log(game: Played) -> None:
    table = game.table
    again = replay(game.rules, game.mode, table.seed, table.players, table.record, table.digests)
    assert again.whole, (again.parted, again.why)
    assert again.table.digest() == table.digest()
    assert again.table.digests == table.digests
    assert again.table.flags == table.flags
    assert as_json(again.table.game.events) == as_json(table.game.events)
    assert verify(table).whole


def test_a_fork_is_the_same_and_leaves_the_table_alone(game: Played, budget: int) -> None:
    for table in game.samples(budget):
        digest, record = table.digest(), as_json(table.record)
        fork = table.fork()
        assert fork.digest() == digest
        chance = Chance(f"{table.position}")
        for _ in range(AHEAD):
            if fork.result is None:
                decision = fork.pending[0]
                fork.answer(decision.seat, decision.sample(chance))
        assert fork.fork().digest() == fork.digest()
        assert (table.digest(), as_json(table.record)) == (digest, record)


def test_undo_and_redo_go_back_and_forth(game: Played, budget: int) -> None:
    undone = 0
    for table in game.samples(budget):
        trail = [table.digest()]
        for entry in game.table.record[table.position : table.position + AHEAD]:
            table.enter(entry)
            trail.append(table.digest())
        first = table.position - len(trail) + 1
        tops = []
        while table.position > first:
            try:
                to = table.undoable()
            except Refused:
                break
            if to < first:
                break
            tops.append(table.position)
            table.undo()
            assert table.position == to
            assert table.digest() == trail[to - first]
            assert not any(table.flags[index] for index in range(to, table.position))
            undone += 1
        while tops:
            table.redo()
            assert table.digest() == trail[table.position - first]
            assert table.position == tops.pop()
        with pytest.raises(Refused):
            table.redo()
    assert undone, "nothing in this game can be taken back"


def test_going_back_is_possible_to_any_point_and_said(game: Played, budget: int) -> None:
    positions = game.positions(budget)
    table = game.at(game.table.position)
    for position in reversed(positions):
        events = table.game.events
        kept = [raw for raw in events if raw[0] <= position]
        table.back_to(position)
        assert table.game.events[: len(kept)] == kept
        assert [raw[3] for raw in table.game.events[len(kept) :]] == ["kernel.back"]
        assert table.branch(position).digest() == game.at(position).digest()
        for entry in game.table.record[position : position + AHEAD]:
            table.enter(entry)


def saved(table: Table) -> Table:
    return loads(dumps(Book(table))).table


def test_a_saved_game_goes_on_as_if_nothing_had_been(game: Played, budget: int) -> None:
    for table in game.samples(max(budget // 4, 3)):
        again = saved(table)
        assert again.digest() == table.digest()
        assert dumps(Book(again)) == dumps(Book(table))
        for entry in game.table.record[table.position : table.position + 3 * AHEAD]:
            for one in (table, again):
                one.enter(entry)
        assert again.digest() == table.digest()
        warm(again)
        assert as_json(again.game.events) == as_json(table.game.events)
        assert again.flags == table.flags
        assert again.digests == table.digests


def test_a_finished_game_can_be_saved(game: Played) -> None:
    again = saved(game.table)
    assert again.digest() == game.table.digest()
    assert again.result == game.table.result


def test_a_light_position_goes_on_alike(game: Played, budget: int) -> None:
    for table in game.samples(max(budget // 4, 3)):
        other = loads(light(table)).table
        assert other.digest() == table.digest()
        other.enter(game.table.record[table.position])
        table.enter(game.table.record[table.position])
        assert other.digest() == table.digest()


class Broken(Exception):
    """A defect of the rules, for the test below."""


@contextmanager
def log_that_breaks(line: int) -> Iterator[None]:
    """From now on, the so manyth line that a living game wants to log is an error."""
    whole, left = Game.log, line

    def log(self: Game[Any], code: str, /, *args: Any, **params: Any) -> None:
        nonlocal left
        left -= not self.quiet
        if not left and not self.quiet:
            raise Broken
        whole(self, code, *args, **params)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Game, "log", log)
        yield


def all_of(table: Table) -> list[str]:
    return [table.digest(), *map(as_json, (table.record, table.game.events, table.flags, table.digests))]


def test_a_step_that_breaks_midway_leaves_the_table_as_it_was(game: Played, budget: int) -> None:
    """However late in an entry it breaks: at the first, the second ... line that it logs."""
    broken = 0
    for table in game.samples(max(budget // 3, 3)):
        entry, before = game.table.record[table.position], all_of(table)
        for fatal in range(1, 6):
            with log_that_breaks(fatal):
                try:
                    table.enter(entry)
                except Broken:
                    assert all_of(table) == before, f"line {fatal} of entry {table.position} {entry}"
                    broken += 1
                else:
                    break
        else:
            table.enter(entry)
        assert all_of(table) == all_of(game.at(table.position)), f"after entry {entry}"
    assert broken, "no entry logged anything"


def test_states_are_not_shared_between_copies(game: Played, budget: int) -> None:
    for table in game.samples(max(budget // 3, 3)):
        before = pack(table.game.state)
        copies = [table.fork(), table.branch(), table.imagine(0, Chance("copy"))]
        for copy in copies:
            chance = Chance("copy")
            for _ in range(AHEAD):
                if copy.result is None:
                    decision = copy.pending[-1]
                    copy.answer(decision.seat, decision.sample(chance))
        assert pack(table.game.state) == before
