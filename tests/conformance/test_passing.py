"""What is passed for a person tells the others nothing, and what is asked has more than one answer."""

from __future__ import annotations

import pytest

from pygame_core.kernel.entries import BESIDE, PASSED
from pygame_core.kernel.reasons import Refused
from pygame_core.kernel.table import Table
from pygame_core.passing import Passing
from pygame_core.risks import found, risks
from tests.conformance.play import Played
from tests.conformance.twins import differences, seen, twin


def passing_at(table: Table) -> Passing:
    passing = Passing(table.mode.seats)
    passing.on = True
    return passing


def test_what_is_passed_tells_the_others_nothing(game: Played, budget: int) -> None:
    """Two tables that differ in what a seat cannot know are settled on its screen: question for question the same is
    passed, and both look the same to it until the game itself shows something."""
    for table in game.samples(budget):
        if table.runner.frames[-1].answers:
            continue  # a sealed answer of one world need not be legal in the other
        for seat in range(game.mode.seats):
            real, other = twin(table), twin(table, seat, f"{seat}/{table.position}")
            passing = passing_at(table)
            while passing.one(real, seat):
                assert passing.one(other, seat), f"{real.record[-1]} at {real.position} is passed in one world only"
                assert real.record[-1] == other.record[-1]
                if real.flags[-1]:
                    break
            else:
                assert not passing.one(other, seat), f"{other.record[-1]} is passed in the other world only"
                leaks = differences(seen(real, seat), seen(other, seat))
                assert not leaks, f"seat {seat} at {table.position}: {leaks[0]}"


def test_passed_or_answered_by_hand_looks_the_same_to_the_others(game: Played, budget: int) -> None:
    """The same answer, given for a person or by them."""
    for table in game.samples(budget):
        for asked in table.pending:
            by_desk, by_hand = twin(table), twin(table)
            given = passing_at(by_desk).wishes[asked.seat].answer(asked)
            if given is None:
                continue
            by_desk.answer(asked.seat, given.value, PASSED)
            by_hand.answer(asked.seat, given.value)
            for seat in range(game.mode.seats):
                if seat != asked.seat:
                    assert not differences(seen(by_desk, seat), seen(by_hand, seat))


def test_alone_among_computers_no_question_with_one_answer_stands(game: Played, budget: int) -> None:
    for table in game.samples(budget):
        for asked in table.pending:
            one = twin(table)
            one.players = [type(player)(player.name, "human" if seat == asked.seat else "easy")
                           for seat, player in enumerate(one.players)]  # fmt: skip
            passing_at(one).settle(one, asked.seat)
            still = [decision for decision in one.pending if decision.seat == asked.seat]
            # what stands for the deals beside it has one answer now, and another once somebody has lent the money
            assert all(len(decision.listed(2)) > 1 or BESIDE in decision.params for decision in still)


def test_every_window_has_a_kind_that_the_game_names_and_a_way_past(game: Played) -> None:
    kinds = set(game.rules.windows_of(game.mode))
    for table in game.samples(60):
        for asked in table.pending:
            kind = asked.params.get("window")
            if kind:
                assert kind in kinds
                assert [option for option in asked.options if option.params.get("quiet")]  # type: ignore[attr-defined]


def test_risks_are_what_comes_of_an_answer(game: Played, budget: int) -> None:
    """No answer that rolled dice, showed something or gave something away was said to be without risk."""
    record = game.table.record
    for position in game.positions(budget * 2):
        table = game.at(position)
        kind, seat, value = record[position][:3]
        if kind not in ("a", "s", "x"):
            continue
        try:
            asked = ([], [value]) if kind == "x" else ([value], [])
            said = risks(table, Passing(game.mode.seats), seat, [], *asked)
        except Refused as refused:
            pytest.fail(f"{refused} at {position}")
        [risk] = said["answers"] + said["acts"]
        live = twin(table)
        live.enter(record[position])
        happened = found(live, seat, len(live.record) - 1)
        where = f"{record[position]} at {position}"
        if risk == "secret" and kind == "s":
            continue  # sealed, until the last one has answered
        # whether dice come before a card shows may be the cards' own matter; that something shows must be known
        assert bool(risk) == bool(happened), f"{where}: {risk or 'nothing'} was said, {happened or 'nothing'} came"
        assert (risk == "property") == (happened == "property"), where
