"""Each kind of decision against a second telling of its law, over every answer of a small world."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice, permutations, product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pygame_core.kernel.chance import Chance
from pygame_core.kernel.decisions import (
    NOWHERE,
    Allocate,
    Amount,
    Arrange,
    Decision,
    Option,
    Pick,
    PickMany,
    Slot,
    Target,
    fresh,
    same,
    short,
)
from pygame_core.kernel.reasons import OPEN, Closed, Reason, Refused
from tests.conformance.law import JUNK, deep, legal, near_misses, written
from tests.kernel.tiny import LETTERS

SHUT = Closed("tiny.shut", n=1)
REASONS: st.SearchStrategy[Reason] = st.sampled_from([OPEN, OPEN, SHUT])
SCALARS = st.none() | st.booleans() | st.integers(-3, 3) | st.sampled_from(["tea", "silk", "0", ""])
VALUES = SCALARS | st.lists(SCALARS, max_size=3)
OPTIONS = st.lists(VALUES, max_size=5, unique_by=written).flatmap(
    lambda values: st.tuples(*(st.builds(Option, st.just(value), REASONS) for value in values)).map(list)
)
SLOTS = st.lists(st.tuples(st.integers(0, 3), st.integers(0, 2), REASONS), max_size=4).map(
    lambda rows: [Slot(index, cap, least, why) for index, (cap, least, why) in enumerate(rows)]
)

KINDS = st.one_of(
    st.builds(lambda options: Pick(0, "tiny.pick", options), OPTIONS),
    st.builds(
        lambda options, least, most: PickMany(0, "tiny.many", options, least=least, most=most),
        OPTIONS, st.integers(0, 4), st.none() | st.integers(0, 5),
    ),
    st.builds(
        lambda lo, span, step, out: Amount(0, "tiny.amount", lo, lo + span, step=step, out=out),
        st.integers(-5, 5), st.integers(-2, 12), st.integers(1, 4), st.sampled_from([None, Option("none")]),
    ),
    st.builds(
        lambda total, slots, least: Allocate(0, "tiny.allocate", total, slots, least=least),
        st.integers(0, 7), SLOTS, st.none() | st.integers(0, 5),
    ),
    st.builds(lambda options: Arrange(0, "tiny.arrange", options[:4]), OPTIONS),
)  # fmt: skip


def small_world(decision: Decision) -> Iterator[Any]:
    """Every answer that could be legal, and many that are not."""
    if isinstance(decision, PickMany):
        values = [option.value for option in decision.options]
        for count in range(len(values) + 1):
            yield from map(list, permutations(values, count))
    elif isinstance(decision, Pick):
        yield from (option.value for option in decision.options)
    elif isinstance(decision, Amount):
        yield from range(decision.lo - 3, decision.hi + 4)
        yield "none"
    elif isinstance(decision, Allocate):
        yield from map(list, product(range(-1, 5), repeat=len(decision.slots)))
    else:
        assert isinstance(decision, Arrange)
        yield from map(list, permutations([item.value for item in decision.items]))


def ordered(decision: Decision, answer: Any) -> str:
    """Answers that mean the same as one text: the order of several picks says nothing."""
    if isinstance(decision, PickMany):
        return str(sorted(map(written, answer)))
    return written(answer)


@given(KINDS)
def test_exactly_the_legal_answers_are_accepted_and_listed(decision: Decision) -> None:
    accepted = set()
    for answer in small_world(decision):
        if legal(decision, answer):
            accepted.add(ordered(decision, decision.check(answer)))
        else:
            with pytest.raises(Refused):
                decision.check(answer)
    listed = [ordered(decision, answer) for answer in decision.answers()]
    assert len(listed) == len(set(listed)) == decision.choices()
    assert set(listed) == accepted
    assert decision.possible() == bool(listed)


@given(KINDS, st.text(LETTERS, max_size=5))
def test_samples_are_legal_and_reach_every_answer(decision: Decision, seed: str) -> None:
    if not decision.possible():
        return
    chance = Chance(seed)
    drawn = {ordered(decision, decision.check(decision.sample(chance))) for _ in range(40)}
    assert len(drawn) <= decision.choices()
    if decision.choices() == 2:
        assert len(drawn) == 2


@given(KINDS, st.text(LETTERS, max_size=5))
def test_an_accepted_answer_is_in_normal_form(decision: Decision, seed: str) -> None:
    if decision.possible():
        answer = decision.check(decision.sample(Chance(seed)))
        assert same(decision.check(answer), answer)


@given(KINDS, st.text(LETTERS, max_size=5))
def test_junk_is_refused_with_a_bounded_message(decision: Decision, seed: str) -> None:
    answer = decision.sample(Chance(seed)) if decision.possible() else 0
    for wrong in [*JUNK, *near_misses(decision, answer)]:
        if not legal(decision, wrong):
            with pytest.raises(Refused) as caught:
                decision.check(wrong)
            assert len(str(caught.value)) < 400


@given(KINDS)
def test_descriptions_are_json(decision: Decision) -> None:
    said = decision.describe()
    assert said["kind"] == decision.kind
    assert written(said) == written(decision.describe())
    assert "<" not in written(said)


def test_a_closed_option_says_its_own_reason() -> None:
    shut = Closed("toy.sold", good="tea")
    for decision, answer in [
        (Pick(0, "p", [Option("a"), Option("b", shut)]), "b"),
        (PickMany(0, "p", [Option("a"), Option("b", shut)]), ["a", "b"]),
        (Allocate(0, "p", 2, [Slot("a", 2), Slot("b", 2, 0, shut)]), [1, 1]),
    ]:
        with pytest.raises(Refused) as caught:
            decision.check(answer)
        assert caught.value.reason == shut


def test_one_true_and_one_point_nought_are_three_answers() -> None:
    pick = Pick(0, "p", [Option(1), Option([1])])
    assert pick.check(1) == 1
    for wrong in (True, 1.0, [True], [1.0], "1"):
        with pytest.raises(Refused):
            pick.check(wrong)
    assert not same(1, True) and not same([1], [1.0]) and not same(0, False) and same([1, ["a"]], [1, ["a"]])


def test_several_picks_come_in_the_order_of_the_options() -> None:
    many = PickMany(0, "p", [Option("a"), Option("b"), Option("c")], least=2)
    assert many.check(["c", "a"]) == ["a", "c"]


def test_a_closed_slot_takes_nothing_and_asks_for_nothing() -> None:
    allocate = Allocate(0, "p", 3, [Slot("a", 5), Slot("b", 5, 2, SHUT)])
    assert allocate.check([3, 0]) == [3, 0]
    assert allocate.choices() == 1


def test_what_cannot_be_placed_is_not_asked_for() -> None:
    """The total is what the slots can hold at most."""
    allocate = Allocate(0, "p", 9, [Slot("a", 2), Slot("b", 1)])
    assert (allocate.total, allocate.least) == (3, 3)
    assert list(allocate.answers()) == [[2, 1]]


@pytest.mark.parametrize(
    "decision",
    [
        Pick(0, "p", []),
        Pick(0, "p", [Option(1, SHUT)]),
        PickMany(0, "p", [Option(1), Option(2, SHUT)], least=2),
        Amount(0, "p", 1, 0),
        Allocate(0, "p", 1, [Slot(0, 3, 2)]),
        Allocate(0, "p", 5, [Slot(0, 1)], least=2),
        Allocate(0, "p", 9, [Slot(0, 1, 2), Slot(1, 5)]),
    ],
)
def test_impossible_questions_know_it(decision: Decision) -> None:
    assert not decision.possible()
    assert decision.choices() == 0
    assert list(decision.answers()) == []


def test_long_lists_of_answers_are_never_built() -> None:
    """The first answers come at once, however many there are."""
    wide = [Slot(index, 3) for index in range(24)]
    for decision in (
        Allocate(0, "p", 60, wide),
        PickMany(0, "p", [Option(i) for i in range(60)]),
        Arrange(0, "p", [Option(i) for i in range(30)]),
        Amount(0, "p", 0, 10**9),
    ):
        assert decision.choices() > 10**6
        assert len(list(islice(decision.answers(), 5))) == 5
        assert len(decision.listed(7)) == 7


def test_messages_are_short_whatever_came_in() -> None:
    for answer in (deep(5000), "x" * 10**6, list(range(10**5)), {"a": deep(2000)}, 10**300, object()):
        assert len(short(answer)) <= 60


NESTED = st.recursive(
    SCALARS, lambda inner: st.lists(inner) | st.dictionaries(st.text(LETTERS, max_size=2), inner), max_leaves=8
)


@given(NESTED)
def test_a_fresh_copy_is_equal_and_shares_nothing(value: Any) -> None:
    copy = fresh(value)
    assert same(copy, value) or type(value) is dict
    assert written(copy) == written(value)
    assert not _lists(copy) & _lists(value)


def _lists(value: Any) -> set[int]:
    """The identities of every list and object in it."""
    if type(value) is list:
        return {id(value)}.union(*map(_lists, value))
    if type(value) is dict:
        return {id(value)}.union(*map(_lists, value.values()))
    return set()


# --- targets ------------------------------------------------------------------------------------------------------
def test_a_target_is_the_text_of_its_kind_and_names() -> None:
    target = Target("agent", "china", 2, "tea")
    assert (target, target.kind) == ("agent-china-2-tea", "agent")
    assert (Target("bank"), Target("bank").kind) == ("bank", "bank")
    assert json.dumps({"target": target}) == '{"target": "agent-china-2-tea"}'


def test_an_option_says_which_kind_of_element_it_stands_for() -> None:
    option = Option("tea", OPEN, Target("crate", "tea"), "goods.tea")
    assert option.describe() == {
        "value": "tea", "code": "goods.tea", "params": {}, "target": "crate-tea", "on": "crate",
    }  # fmt: skip
    slot = Slot("tea", 3, 0, OPEN, Target("crate", "tea"))
    assert slot.describe() == {
        "value": "tea", "code": "", "params": {}, "target": "crate-tea", "on": "crate", "cap": 3, "least": 0,
    }  # fmt: skip


def test_what_stands_nowhere_names_no_element() -> None:
    assert Option("pass").target is NOWHERE
    assert Option("pass").describe().keys() == {"value", "code", "params"}
    assert not NOWHERE and NOWHERE.kind == ""
