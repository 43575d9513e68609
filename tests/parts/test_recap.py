"""Accounts of a while: what stands under which heading."""

from __future__ import annotations

import pytest

from pygame_core.games.registry import ruleset
from pygame_core.kernel.chance import Chance
from pygame_core.kernel.events import Event
from pygame_core.kernel.reasons import RuleBug
from pygame_core.kernel.story import By, Split, Story, Tale
from pygame_core.kernel.table import Table
from pygame_core.parts.recap import CASH, Account, Booking, While, _fits, _split, telling, watched

ANN, BOB = Account(CASH, 0), Account(CASH, 1)


def event(code: str, at: int = 1, **params: object) -> Event:
    return Event(at, {}, "step", code, dict(params), "", None)


def test_what_comes_to_nothing_is_no_line() -> None:
    found = While({}, {}, [Booking(ANN, 2, "loan", "", 1), Booking(ANN, -2, "loan", "", 2)])
    assert found.of(ANN) == []


def test_each_account_has_its_own_lines() -> None:
    found = While({}, {}, [Booking(ANN, 2, "deal", "", 1), Booking(BOB, -2, "deal", "", 1)])
    assert [row.amount for row in found.of(ANN)] == [2] and [row.amount for row in found.of(BOB)] == [-2]


def test_a_heading_is_named_stands_in_the_event_or_is_several() -> None:
    assert _split("trade", {}, -3) == [("trade", -3)]
    assert _split(By("source"), {"source": "loot"}, 4) == [("loot", 4)]
    parts = Split((("debt", "expense.debt"), ("ships", "expense.ships"), ("army", "expense.army")))
    assert _split(parts, {"debt": 2, "ships": 0, "army": 5}, -7) == [("expense.debt", -2), ("expense.army", -5)]


def test_several_headings_must_make_up_the_amount() -> None:
    with pytest.raises(RuleBug):
        _split(Split((("debt", "expense.debt"),)), {"debt": 2}, -3)


def test_the_line_of_the_same_seat_and_amount_explains_best() -> None:
    both, seat, amount, neither = ({"seat": 0, "n": 4}, {"seat": 0, "n": 1}, {"seat": 1, "n": 4}, {"seat": 1, "n": 1})
    ranks = [_fits(params, ANN, -4) for params in (both, seat, amount, neither)]
    assert ranks == sorted(ranks, reverse=True) and len(set(ranks)) == 4


def test_the_most_telling_kind_of_event_sums_up_a_seat() -> None:
    story = Story({"lost": Tale(hits=("other",))}, lines=("lost", "bought"), common=("failed",))
    events = [
        event("lost", 1, seat=1, other=0),
        event("bought", 2, seat=0),
        event("bought", 3, seat=2),
        event("failed"),
    ]
    assert telling(story, events, 0) == events[:2], "it was hit by the first"
    assert telling(story, events, 2) == [events[2]]
    assert telling(story, events, 3) == []
    assert telling(story, events, None) == [events[3]]


def test_looking_back_leaves_the_table_and_its_log_alone() -> None:
    rules, chance = ruleset("auction_house"), Chance("parts/recap")
    table = Table(rules, next(iter(rules.modes())), 3)
    while table.result is None:
        decision = table.pending[0]
        table.answer(decision.seat, decision.sample(chance))
    digest, lines = table.digest(), list(table.game.events)
    found = watched(table, 0, table.position)
    assert (table.digest(), table.game.events) == (digest, lines)
    assert found.then is not None and found.then.digest() == digest
    assert [tuple(one) for one in found.events] == [raw for raw in lines if raw[0] > 0]
