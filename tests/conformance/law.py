"""Which answers are legal, told a second time: by this file, which shares no code with `kernel.decisions`."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

from pygame_core.kernel.decisions import Allocate, Amount, Arrange, Decision, Option, Pick, PickMany
from pygame_core.kernel.reasons import OPEN

JUNK: list[Any] = [
    None, True, False, 0, -1, 1, 2, 10**9, 10**40, -(10**40), 0.0, 1.0, 1.5, float("inf"), float("nan"),
    "", "0", "1", "true", "no such choice", "\x00", "é" * 500, b"1", (), (0,), {0}, object(),
    [], [None], [[]], [[[[[]]]]], ["no such choice"], [True], [1.0], [-1], [0, 0, 0], {}, {"value": 0}, {"0": 1},
]  # fmt: skip
"""What may come in from outside by mistake or on purpose."""


def deep(levels: int) -> list[Any]:
    nested: list[Any] = []
    for _ in range(levels):
        nested = [nested]
    return nested


def written(value: Any) -> str:
    """JSON values as text: the same text, the same value. What is no JSON is told apart by its type."""

    def other(thing: Any) -> str:
        return f"<{type(thing).__name__}>"

    if type(value) is tuple:
        return "<tuple>"
    return json.dumps(value, default=other, sort_keys=True)


def open_values(options: list[Option]) -> list[str]:
    return [written(option.value) for option in options if option.why is OPEN]


def legal(decision: Decision, answer: Any) -> bool:
    """Whether an answer is allowed."""
    if isinstance(decision, PickMany):
        if type(answer) is not list:
            return False
        chosen = [written(value) for value in answer]
        allowed = open_values(decision.options)
        distinct = len(set(chosen)) == len(chosen)
        return distinct and set(chosen) <= set(allowed) and decision.least <= len(chosen) <= decision.most
    if isinstance(decision, Pick):
        return written(answer) in open_values(decision.options)
    if isinstance(decision, Amount):
        if decision.out is not None and written(answer) == written(decision.out.value):
            return True
        return type(answer) is int and answer in range(decision.lo, decision.hi + 1, decision.step)
    if isinstance(decision, Allocate):
        if type(answer) is not list or len(answer) != len(decision.slots):
            return False
        if not all(type(n) is int for n in answer):
            return False
        fits = all(slot.least <= n <= slot.cap for slot, n in zip(decision.slots, answer, strict=True))
        return fits and decision.least <= sum(answer) <= decision.total
    assert isinstance(decision, Arrange)
    items = [written(item.value) for item in decision.items]
    return type(answer) is list and Counter(map(written, answer)) == Counter(items)


def choosable(decision: Decision) -> list[Option]:
    """The options, slots or items of a decision."""
    if isinstance(decision, Amount):
        return [] if decision.out is None else [decision.out]
    for name in ("options", "slots", "items"):
        if hasattr(decision, name):
            return list(getattr(decision, name))
    return []


def near_misses(decision: Decision, answer: Any) -> Iterator[Any]:
    """Answers close to a legal one: other types, one too many, one too few, twice, out of range."""
    yield [answer]
    yield {"value": answer}
    yield str(answer)
    if type(answer) is int:
        yield from (float(answer), bool(answer), answer + 10**6, -answer - 1, answer + 0.5)
    if type(answer) is list:
        yield from (
            tuple(answer),
            [*answer, None],
            answer[:-1],
            answer + answer[:1],
            answer + answer,
            [answer],
            answer[0:0],
        )
        for index, item in enumerate(answer):
            for other in (None, True, -1, 10**9, str(item), [item], float(item) if type(item) is int else 0.5):
                yield [*answer[:index], other, *answer[index + 1 :]]
    if isinstance(decision, Amount):
        yield from (decision.lo - 1, decision.hi + 1, decision.lo - decision.step, decision.hi + decision.step)
    if isinstance(decision, Allocate):
        yield [slot.cap + 1 for slot in decision.slots]
        yield [slot.least - 1 for slot in decision.slots]
    if isinstance(decision, Pick):
        closed = [option.value for option in decision.options if option.why is not OPEN]
        yield from ([value] if isinstance(decision, PickMany) else value for value in closed)
