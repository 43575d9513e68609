"""What a seat must not know it cannot see, and undo never takes back what a seat has learned."""

from __future__ import annotations

import pytest

from pygame_core.kernel import saves
from pygame_core.kernel.chance import Chance
from pygame_core.kernel.entries import Entry
from pygame_core.kernel.handout import handout
from pygame_core.kernel.reasons import Refused
from pygame_core.kernel.ruleset import nothing_hidden
from pygame_core.kernel.state import pack
from pygame_core.kernel.table import Table
from tests.conformance.play import Played
from tests.conformance.twins import differences, seen, twin

AHEAD = 6
"""How many entries two indistinguishable tables are followed."""

HANDED = 3
"""Positions of a game that are handed out: each is dealt afresh some hundred times where that is hard."""


def test_no_seat_sees_what_it_must_not_know(game: Played, budget: int) -> None:
    changed = 0
    for table in game.samples(budget):
        for seat in range(game.mode.seats):
            real, other = twin(table), twin(table, seat, f"{seat}/{table.position}")
            changed += pack(real.game.state) != pack(other.game.state)
            leaks = differences(seen(real, seat), seen(other, seat))
            assert not leaks, f"seat {seat} at {table.position}: {leaks[0]}"
    assert changed or game.rules.resample is nothing_hidden, "dealing afresh has changed nothing"


def test_dealing_afresh_keeps_the_sums_and_leaves_chance_alone(game: Played, budget: int) -> None:
    for table in game.samples(budget):
        sums, chance = game.rules.conserved(table.game), table.game.chance.pack()
        for seat in range(game.mode.seats):
            other = twin(table, seat, f"{seat}")
            assert game.rules.conserved(other.game) == sums
            assert other.game.chance.pack() == chance


def test_dealing_afresh_does_not_depend_on_the_truth(game: Played, budget: int) -> None:
    """Two tables that differ only in what a seat cannot know become the same table when dealt afresh alike."""
    for table in game.samples(budget):
        for seat in range(game.mode.seats):
            real, other = twin(table), twin(table, seat, "first")
            for one in (real, other):
                game.rules.resample(one.game, seat, Chance("second"))
            assert pack(real.game.state) == pack(other.game.state), f"seat {seat} at {table.position}"


def test_a_position_handed_out_is_the_same_for_every_truth_that_its_seat_could_be_at(game: Played) -> None:
    """What differs only where the seat cannot see leads to the same text: so the text holds nothing of the truth."""
    handed = 0
    for table in game.samples(HANDED):
        seat = table.pending[0].seat
        try:
            one, other = (handout(table, seat, seed) for seed in ("one", "other"))
        except Refused:
            continue
        handed += 1
        sights = [seen(as_loaded, seat) for as_loaded in (twin(table), one)]
        for part in ("view", "asked", "acts", "deals", "place"):
            assert sights[0][part] == sights[1][part], f"{part}, seat {seat} at {table.position}"
        assert saves.light(handout(other, seat, "one")) == saves.light(one), f"seat {seat} at {table.position}"
    assert handed, "no position at all could be handed out"


def followed(game: Played, real: Table, other: Table) -> bool:
    """Lead both tables on as the game went, as far as undo would go back; whether any entry was followed."""
    start = real.position
    for entry, barrier in zip(game.table.record[start : start + AHEAD], game.table.flags[start:], strict=False):
        if barrier:
            break
        if not _enter(other, entry):
            break
        real.enter(entry)
        assert not real.flags[-1]
    return real.position > start


def _enter(other: Table, entry: Entry) -> bool:
    """Enter it if, in that other world, it is a legal move for whoever made it."""
    try:
        other.enter(entry)
    except Refused:
        return False
    return True


def test_what_tells_a_seat_something_is_a_barrier_for_undo(game: Played, budget: int) -> None:
    for number, table in enumerate(game.samples(2 * budget)):
        seat = number % game.mode.seats
        real, other = twin(table), twin(table, seat, f"{seat}/{table.position}")
        if followed(game, real, other):
            news = differences(seen(real, seat), seen(other, seat))
            assert not news, f"entries {table.position} to {real.position} told seat {seat}: {news[0]}"


def test_what_uses_chance_is_a_barrier_for_undo(game: Played, budget: int) -> None:
    for table in game.samples(budget):
        before = table.game.chance.used
        table.enter(game.table.record[table.position])
        if table.game.chance.used != before:
            assert table.flags[-1]
            with pytest.raises(Refused):
                table.undo()


def test_an_imagined_table_is_one_the_seat_could_be_at(game: Played, budget: int) -> None:
    for table in game.samples(budget):
        for seat in range(game.mode.seats):
            digest, sight = table.digest(), seen(twin(table), seat)
            imagined = table.imagine(seat, Chance("imagine"))
            assert table.digest() == digest, "imagining has touched the table"
            dreamt = seen(imagined, seat)
            for part in ("view", "asked", "acts", "deals", "place"):
                assert dreamt[part] == sight[part], f"{part}, seat {seat} at {table.position}"
            assert not {s for frame in imagined.runner.frames for s in frame.answers} - {seat}


def test_imagined_tables_can_be_played_on(game: Played, budget: int) -> None:
    """Search plays them with the seat's own eyes open only: any legal answer must work."""
    for table in game.samples(budget):
        chance = Chance(f"{table.position}")
        imagined = table.imagine(table.position % game.mode.seats, chance)
        for _ in range(2 * AHEAD):
            if imagined.result is not None:
                break
            decision = imagined.pending[0]
            imagined.answer(decision.seat, decision.sample(chance))
        assert imagined.fork().digest() == imagined.digest()
