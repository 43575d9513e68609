"""Whatever was not offered is refused, each with its own reason, and changes nothing."""

from __future__ import annotations

from typing import Any

import pytest

from pygame_core.kernel.chance import Chance
from pygame_core.kernel.decisions import Pick, PickMany
from pygame_core.kernel.reasons import Closed, Refused
from pygame_core.kernel.table import Table
from tests.conformance.law import JUNK, deep, legal, near_misses, open_values, written
from tests.conformance.play import Played, as_json

NOBODY: list[Any] = [-1, 99, 10**30, None, True, 0.0, 1.0, "0", [], {}]


def whole(table: Table) -> list[str]:
    parts = (table.record, table.flags, table.game.events, table.digests, table.undone, table.position)
    return [table.digest(), *map(as_json, parts)]


def refusal(call: Any, *arguments: Any) -> str:
    """The rule for which a call is refused; the test fails if it is allowed or breaks."""
    with pytest.raises(Refused) as caught:
        call(*arguments)
    as_json(caught.value.reason.describe())
    return caught.value.reason.rule


def test_an_answer_that_was_not_offered_is_refused(game: Played, budget: int) -> None:
    tried = 0
    for table in game.samples(budget):
        before = whole(table)
        for decision in table.pending:
            answer = decision.sample(Chance(f"{table.position}"))
            for wrong in [*JUNK, *near_misses(decision, answer)]:
                if not legal(decision, wrong):
                    assert refusal(table.answer, decision.seat, wrong), (decision.code, wrong)
                    tried += 1
            refusal(table.answer, decision.seat, deep(3000))
        assert whole(table) == before, f"a refused answer has changed the table at {table.position}"
    assert tried


def test_a_closed_option_is_refused_for_its_own_reason(game: Played, budget: int) -> None:
    for table in game.samples(budget):
        for decision in table.pending:
            if not isinstance(decision, Pick):
                continue
            for option in decision.options:
                if isinstance(option.why, Closed):
                    answer = [option.value] if isinstance(decision, PickMany) else option.value
                    assert refusal(table.answer, decision.seat, answer) == option.why.rule
        for seat in range(game.mode.seats):
            for act in table.acts(seat):
                if isinstance(act.why, Closed):
                    assert refusal(table.act, seat, act.value) == act.why.rule


def test_who_is_not_asked_cannot_answer(game: Played, budget: int) -> None:
    for table in game.samples(budget):
        before = whole(table)
        pending = table.pending
        answer = pending[0].sample(Chance("answer"))
        others = set(range(game.mode.seats)) - {decision.seat for decision in pending}
        for seat in [*others, *NOBODY]:
            refusal(table.answer, seat, answer)
        assert whole(table) == before


def test_nobody_has_no_acts_no_deals_and_no_view(game: Played, budget: int) -> None:
    for table in game.samples(3):
        before = whole(table)
        acts = [option.value for seat in range(game.mode.seats) for option in table.acts(seat)]
        for seat in NOBODY:
            for act in acts:
                refusal(table.act, seat, act)
            refusal(table.deal, seat, "propose", [])
            if seat is not None:  # that is an onlooker
                refusal(table.view, seat)
        assert whole(table) == before


def test_an_act_that_was_not_offered_is_refused(game: Played, budget: int) -> None:
    for table in game.samples(budget):
        before = whole(table)
        for seat in range(game.mode.seats):
            offered = open_values(table.acts(seat))
            steps = [[name] for name in game.rules.steps.by_name]
            values = [option.value for option in table.acts(seat)]
            spoilt = (
                [[*value, 1] for value in values] + [value[:-1] for value in values] + [str(value) for value in values]
            )
            for wrong in [*JUNK, *steps, *spoilt]:
                if written(wrong) not in offered:
                    refusal(table.act, seat, wrong)
        assert whole(table) == before


def test_a_malformed_deal_is_refused(game: Played, budget: int) -> None:
    for number, table in enumerate(game.samples(3)):
        before = whole(table)
        open_ones = [offer["id"] for offer in table.game.deals["open"]]
        for seat in (number % game.mode.seats,):
            for junk in JUNK if table.ruleset.trade else JUNK[:3]:
                refusal(table.deal, seat, junk, junk)
                if type(junk) is int and junk in open_ones:
                    continue
                for move in ("propose", "accept", "reject", "withdraw"):
                    refusal(table.deal, seat, move, junk)
                refusal(table.deal, seat, "counter", junk, junk)
                refusal(table.deal, seat, "propose", [junk])
            refusal(table.deal, seat, "propose")
            refusal(table.deal, seat, "accept", 1, 2)
        assert whole(table) == before


def test_entries_from_outside_are_checked_like_moves(game: Played) -> None:
    for table in game.samples(3):
        before = whole(table)
        for junk in [
            *JUNK,
            ["a"],
            ["a", 0],
            ["q", 0, 1],
            ["n", 0, "no such note", {}],
            ["r", 0, 1],
            ["x", 0, []],
            [[], [], []],
        ]:
            refusal(table.enter, junk)
        assert whole(table) == before


def test_after_the_end_everything_is_refused(game: Played) -> None:
    table = game.table.branch()
    before = whole(table)
    for seat in range(game.mode.seats):
        assert refusal(table.answer, seat, None) == "kernel.answer.over"
        refusal(table.act, seat, ["anything"])
        assert refusal(table.deal, seat, "propose", []) == "kernel.answer.over"
        assert table.acts(seat) == []
    assert whole(table) == before
