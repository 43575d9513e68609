"""A position handed out: nothing in it that its seat does not know."""

from __future__ import annotations

import json
from typing import Any

import pytest

from pygame_core.games.registry import ruleset
from pygame_core.kernel import saves
from pygame_core.kernel.handout import handout
from pygame_core.kernel.reasons import Refused
from pygame_core.kernel.table import Player, Table
from tests.kernel.saved import played

SEED = "a seed that nobody else knows"


def fresh() -> Table:
    """The toy where everybody keeps some of their commissions at once, in secret."""
    rules = ruleset("auction_house")
    return Table(rules, rules.mode(3, "season", None), SEED, [Player(name) for name in ("Ann", "Ben", "Cy")])


def written(table: Table, seat: int, seed: str = "handed out") -> dict[str, Any]:
    found: dict[str, Any] = json.loads(saves.light(handout(table, seat, seed)))
    return found


def test_what_is_hidden_is_dealt_afresh_and_what_is_known_stays() -> None:
    table = fresh()
    given = [handout(table, 0, f"{n}").game.state for n in range(12)]
    assert {tuple(state.houses[0].hand) for state in given} == {tuple(table.game.state.houses[0].hand)}
    assert len({tuple(state.houses[1].hand) for state in given}) > 1
    assert len({tuple(state.bag) for state in given}) > 6


def test_neither_the_seed_nor_what_chance_would_bring_is_in_it() -> None:
    table = fresh()
    found = written(table, 0)
    assert SEED not in json.dumps(found)
    truth = json.loads(saves.light(table))["checkpoint"]["chance"]
    chance = found["checkpoint"]["chance"]
    assert chance["seed"] != truth["seed"]
    assert not [name for name, stream in truth["streams"].items() if chance["streams"].get(name) == stream]


def test_an_answer_that_lies_facedown_is_not_in_it() -> None:
    table = fresh()
    kept = [option.value for option in table.decision(1).options[:2]]  # type: ignore[attr-defined]
    table.answer(1, kept)
    assert ["s", 1, kept] in table.record
    found = written(table, 0)
    assert found["record"] == []
    assert saves.loads(json.dumps(found)).main.table.decision(1).code == table.decision(0).code


def test_what_was_rolled_and_seen_is_never_changed() -> None:
    """Whatever is handed out shows the seat the same; where that cannot be dealt again, nothing is handed out."""
    refused = 0
    for entries in range(0, 60, 3):
        table = played(entries)
        if table.result is not None:
            break
        seat = table.pending[0].seat
        try:
            assert handout(table, seat, "seen").view(seat) == table.view(seat)
        except Refused as why:
            assert why.reason.rule == "kernel.handout.hidden"
            refused += 1
    assert refused < 4


def test_nobody_who_is_not_asked_gets_a_position() -> None:
    table = fresh()
    table.answer(0, [option.value for option in table.decision(0).options[:2]])  # type: ignore[attr-defined]
    with pytest.raises(Refused):
        handout(table, 0, "handed out")
