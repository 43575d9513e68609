"""Every answer can be spelled, and whatever can be spelled is an answer."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

pytest.importorskip("pettingzoo")

from hypothesis import given
from hypothesis import strategies as some

from pygame_core.kernel.chance import Chance
from pygame_core.kernel.decisions import Allocate, Amount, Answer, Arrange, Decision, Option, Pick, PickMany, Slot
from pygame_core.kernel.reasons import OPEN, Closed
from pygame_core.learning.spelling import spell

pytestmark = [pytest.mark.pettingzoo, pytest.mark.native]

NARROW = 3
SHUT = Closed("toy.shut")


def options(open_ones: list[bool]) -> list[Option]:
    return [Option(f"o{n}", OPEN if flag else SHUT) for n, flag in enumerate(open_ones)]


picks = some.lists(some.booleans(), min_size=1, max_size=12).filter(any).map(lambda f: Pick(0, "p", options(f)))
many = some.builds(
    lambda flags, least, more: PickMany(0, "m", options(flags), min(least, sum(flags)), least + more),
    some.lists(some.booleans(), min_size=1, max_size=6), some.integers(0, 3), some.integers(0, 3),
)  # fmt: skip
amounts = some.builds(
    lambda lo, span, step, out: Amount(0, "a", lo, lo + span, step, out),
    some.integers(-5, 5), some.integers(0, 40), some.integers(1, 4), some.sampled_from([None, Option("none")]),
)  # fmt: skip
allocations = some.builds(
    lambda caps, total, least: Allocate(0, "l", total, [Slot(n, cap) for n, cap in enumerate(caps)], least),
    some.lists(some.integers(0, 3), min_size=1, max_size=4), some.integers(0, 6), some.integers(0, 4),
).filter(lambda decision: decision.choices() > 0)  # fmt: skip
orders = some.integers(1, 4).map(lambda n: Arrange(0, "o", [Option(i) for i in range(n)]))
decisions = some.one_of(picks, many, amounts, allocations, orders)


def spellings(decision: Decision, width: int) -> Iterator[Answer]:
    """Every answer that can be spelled."""

    def walk(taken: list[int]) -> Iterator[Answer]:
        speller = spell(decision, width)
        mask = next(speller)
        try:
            for index in taken:
                mask = speller.send(index)
        except StopIteration as end:
            yield end.value
            return
        for index, allowed in enumerate(mask):
            if allowed:
                yield from walk([*taken, index])

    return walk([])


@given(decisions, some.sampled_from([NARROW, 64]))
def test_exactly_the_legal_answers_can_be_spelled(decision: Decision, width: int) -> None:
    spelled = [repr(answer) for answer in spellings(decision, width)]
    assert sorted(spelled) == sorted(repr(answer) for answer in decision.answers())


@given(decisions, some.integers(0, 1000))
def test_no_choice_is_wider_than_allowed_and_none_is_empty(decision: Decision, seed: int) -> None:
    chance, speller = Chance(f"{seed}"), spell(decision, NARROW)
    mask = next(speller)
    while True:
        assert 1 <= len(mask) <= NARROW and any(mask)
        try:
            mask = speller.send(chance.choice([index for index, allowed in enumerate(mask) if allowed]))
        except StopIteration as end:
            assert decision.check(end.value) == end.value
            return
